import LayoutControls
import LayoutInteraction
import LayoutTables
@_spi(SystemViews) package import LayoutViews

extension View {
  /// The name in reports: the class and, in quotes, the view's name, or the text on a control without one;
  /// a cell has its row.
  package var treeName: String {
    if let standIn = self as? StandInView { return standIn.name }
    let type = String(describing: type(of: self))
    if let cell = self as? TableViewCell, let row = (superview as? TableView)?.indexPath(for: cell)
    {
      return "\(type) \(row.section)/\(row.row)"
    }
    if let name = accessibilityIdentifier, !name.isEmpty { return "\(type) '\(name)'" }
    return (self as? Control)?.caption.map { "\(type) '\($0)'" } ?? type
  }

  /// The name in reports if nothing around the view is named with it: "row 3", "header of section 1",
  /// "Switch 'mute' in row 3", "View 'touchView'", "status bar".
  package var placedName: String {
    if self is StatusBar { return "status bar" }
    if let rowName { return rowName }
    return surroundingRowName.map { "\(partName) in \($0)" } ?? partName
  }

  /// The name inside of a row, "row" for the cell itself.
  ///
  /// A part of a table's rows has its role, and an action its title.
  package var partName: String {
    if self is TableViewCell { return "row" }
    let isPartOfRow =
      self is DecorationView || self is ReorderControl || self is SwipeActionButton
    guard isPartOfRow, let role = role?.replacing("-", with: " ") else { return treeName }
    guard let title = (self as? SwipeActionButton)?.title else { return role }
    return "\(role) '\(title)'"
  }
}
