import Foundation
import LayoutControls
import LayoutTables
package import LayoutViews

extension View {
  /// The name of a button of a bar or beside a swiped row, as a scenario says it: "button Edit"; `nil` for any other view.
  package final var buttonName: String? {
    let title: String? =
      switch self {
      case is BarButton, is Tab: (self as? Control)?.caption
      case let button as SwipeActionButton: button.title
      default: nil
      }
    return title.map { "button \($0)" }
  }

  /// The name of the view in logs: that of a button, its identifier, or its class with the text on a control without one.
  package final var logName: String {
    if let buttonName { return buttonName }
    if let accessibilityIdentifier { return accessibilityIdentifier }
    let type = String(describing: type(of: self))
    return (self as? Control)?.caption.map { "\(type) '\($0)'" } ?? type
  }

  /// The name of the view in logs without its surroundings: a row as a row, and a view in a row,
  /// a header or a footer with it.
  package final var placedLogName: String {
    if let rowName { return rowName }
    return surroundingRowName.map { "\(logName) in \($0)" } ?? logName
  }

  /// The name of the row, header or footer that the view is in, or `nil` for a view in none.
  package final var surroundingRowName: String? {
    var next = superview
    while let view = next, !(view is TableView) {
      if let name = view.rowName { return name }
      next = view.superview
    }
    return nil
  }

  /// The name of the row, header or footer that the view itself is: "row 3" in a table of one section,
  /// "row 1/3" in others, "header of section 1", or `nil` for other views.
  package final var rowName: String? {
    if let cell = self as? TableViewCell {
      guard let table = cell.superview as? TableView, let path = table.indexPath(for: cell),
        let row = table.geometry.row(of: path)
      else { return nil }
      return table.geometry.name(ofRow: row)
    }
    guard self is TableViewHeaderFooterView, let table = nearest(TableView.self) else { return nil }
    for section in 0..<table.numberOfSections {
      if table.headerView(forSection: section) === self { return "header of section \(section)" }
      if table.footerView(forSection: section) === self { return "footer of section \(section)" }
    }
    return nil
  }
}
