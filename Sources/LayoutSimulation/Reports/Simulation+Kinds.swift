import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutTables
package import LayoutViews

extension Simulation {
  /// The windows that findings are about: the one on the screen, and one for each kind of cell, header or footer with
  /// views of its own that no row or section on the screen has.
  ///
  /// So a mistake of a kind is found wherever its first row is. A kind is laid out again when the width, the
  /// environment or the rows change.
  package var checkedWindows: [Window] { [window] + offScreenKinds.map(\.window) }

  /// The windows of the kinds that the screen does not show now.
  var offScreenKinds: [KindProbe] {
    guard scene.form == nil else { return [] }
    let screen = KindProbes.Screen(
      environment: window.environment,
      left: tableView.convert(tableView.bounds, to: nil).minX,
      width: tableView.bounds.width,
      isEditing: tableView.isEditing,
      changeCount: table.changeCount
    )
    if kindProbes?.screen != screen {
      kindProbes = KindProbes(screen: screen, kinds: table.usedKinds)
    }
    guard let kinds = kindProbes?.kinds, !kinds.isEmpty, screen.width > 0 else { return [] }
    let shown = kindsOnScreen
    return kinds.filter { !shown.contains($0.views) }.map { kind in
      if let known = kindProbes?.probes[kind.views] { return known }
      let probe = KindProbe(kind, of: table, in: tableView, window.environment)
      kindProbes?.probes[kind.views] = probe
      return probe
    }
  }

  private var kindsOnScreen: Set<UsedKind.Views> {
    var kinds: Set<UsedKind.Views> = []
    for cell in tableView.visibleCells {
      guard let path = tableView.indexPath(for: cell), let kind = table.ownKind(ofRowAt: path)
      else { continue }
      kinds.insert(.cell(kind))
    }
    for section in 0..<table.sectionCount {
      let content = table.rows.content(ofSection: section)
      if let view = content.headerView, tableView.headerView(forSection: section) != nil {
        kinds.insert(.header(view))
      }
      if let view = content.footerView, tableView.footerView(forSection: section) != nil {
        kinds.insert(.footer(view))
      }
    }
    return kinds
  }

  /// Returns the row, header or footer that a view is in, or `nil` for a view in none.
  func rowName(of view: View) -> String? {
    guard let window = view.window else { return edgeName(around: view) }
    return window === self.window
      ? view.surroundingRowName
      : kindProbes?.probes.values.first { $0.window === window }?.place ?? view.surroundingRowName
  }

  /// Returns the header or footer that a view is in which was measured and is not on the screen.
  private func edgeName(around view: View) -> String? {
    for section in 0..<table.sectionCount {
      let origin = table.rows.origin(ofSection: section)
      if let header = table.headerViews[origin], view.isDescendant(of: header) {
        return "header of section \(section)"
      }
      if let footer = table.footerViews[origin], view.isDescendant(of: footer) {
        return "footer of section \(section)"
      }
    }
    return nil
  }
}
