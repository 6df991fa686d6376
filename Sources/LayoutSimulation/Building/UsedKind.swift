import Foundation
import LayoutScenes
import LayoutTables
import LayoutViews

/// A kind of views of the scene's own that rows or sections of a table show, with the first place that shows them.
struct UsedKind {
  /// A description of the views.
  enum Views: Hashable {
    case cell(CellKind)
    case header(TableEdgeView)
    case footer(TableEdgeView)
  }

  let views: Views
  /// The row, or the first one of the section.
  let path: IndexPath
}

extension SceneTable {
  /// The kinds of cells with views of their own, and of headers and footers, in the order of their first places.
  ///
  /// - Complexity: O(sections + changes + rows that have contents of their own).
  var usedKinds: [UsedKind] {
    var seen: Set<UsedKind.Views> = []
    var kinds: [UsedKind] = []
    func use(_ views: UsedKind.Views, _ row: Int, _ section: Int) {
      guard seen.insert(views).inserted else { return }
      kinds.append(UsedKind(views: views, path: IndexPath(row: row, section: section)))
    }
    for section in 0..<sectionCount {
      let content = rows.content(ofSection: section)
      if let view = content.headerView, view.content != nil { use(.header(view), 0, section) }
      for run in rows.runs(inSection: section) {
        for row in candidates(in: run) {
          if let kind = ownKind(ofRowAt: IndexPath(row: row, section: section)) {
            use(.cell(kind), row, section)
          }
        }
      }
      if let view = content.footerView, view.content != nil { use(.footer(view), 0, section) }
    }
    return kinds
  }

  /// Returns the kind of the cell of a row, or `nil` for one of UIKit's.
  func ownKind(ofRowAt path: IndexPath) -> CellKind? {
    guard let origin = rows.origin(of: path) else { return nil }
    let content = rows.content(ofOrigin: origin)
    let cells = content.rows.cells(ofRow: origin.row) ?? cells(of: content, at: origin)
    guard let kind = cells?[rows.number(ofOrigin: origin).row], kind != .stock else { return nil }
    return kind
  }

  /// Returns the rows of a run among which each kind of its cells is.
  private func candidates(in run: SceneRows.Run) -> [Int] {
    guard let origin = run.origin else { return [] }
    let content = rows.content(ofOrigin: origin)
    let period = min(run.count, cells(of: content, at: origin)?.values.count ?? 0)
    switch content.rows {
    case .count: return (0..<period).map { run.start + $0 }
    case .list: return Array(run.start..<run.start + run.count)
    case .columns(let columns):
      let own = columns.firstRows(ofCellsIn: origin.row..<origin.row + run.count)
      return Set((0..<period) + own.map { $0 - origin.row }).sorted().map { run.start + $0 }
    }
  }
}

extension RowContent {
  /// Returns the kinds of cells that a row says itself, or `nil` for none.
  fileprivate func cells(ofRow row: Int) -> Repeating<CellKind>? {
    switch self {
    case .count: nil
    case .list(let rows): rows.indices.contains(row) ? rows[row].look.cell : nil
    case .columns: self[row]?.look.cell
    }
  }
}
