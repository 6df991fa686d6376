import LayoutControls
import LayoutInteraction
import LayoutTables
@_spi(SystemViews) package import LayoutViews

extension View {
  /// The name in reports: the class and, in quotes, the view's name, or the text on a control without one;
  /// a cell has its row, and a button that a scenario finds by its title has that.
  package var treeName: String {
    if let standIn = self as? StandInView { return standIn.name }
    if let name = buttonName ?? buttonOfAlertName { return name }
    let type = String(describing: type(of: self))
    if let cell = self as? TableViewCell, let row = (superview as? TableView)?.indexPath(for: cell)
    {
      return "\(type) \(row.section)/\(row.row)"
    }
    if let name = accessibilityIdentifier, !name.isEmpty { return "\(type) '\(name)'" }
    return (self as? Control)?.caption.map { "\(type) '\($0)'" } ?? type
  }

  /// The name of a button of an alert, as a scenario says it, or `nil` for any other view.
  private var buttonOfAlertName: String? {
    partOfAlert.flatMap { $0.hasPrefix("button ") ? $0 : nil }
  }

  /// The name in reports if nothing around the view is named with it: "row 3", "header of section 1",
  /// "Switch 'mute' in row 3", "View 'touchView'", "status bar".
  package var placedName: String {
    if self is StatusBar { return "status bar" }
    if let name = rowName ?? partOfAlert { return name }
    return surroundingRowName.map { "\(partName) in \($0)" } ?? partName
  }

  /// The name inside of a row, "row" for the cell itself.
  ///
  /// A part of a table's rows has its role.
  package var partName: String {
    if self is TableViewCell { return "row" }
    let isPartOfRow = self is DecorationView || self is ReorderControl
    return isPartOfRow ? role?.replacing("-", with: " ") ?? treeName : treeName
  }
}
