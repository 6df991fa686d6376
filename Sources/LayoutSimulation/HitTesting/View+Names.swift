import LayoutInteraction
package import LayoutViews

extension View {
  /// How reports call the view: its class and, in quotes, its name, or what stands on a control without one;
  /// a cell has its row.
  package var treeName: String {
    let type = String(describing: type(of: self))
    if let cell = self as? TableViewCell, let row = (superview as? TableView)?.indexPath(for: cell)
    {
      return "\(type) \(row.section)/\(row.row)"
    }
    if let name = accessibilityIdentifier, !name.isEmpty { return "\(type) '\(name)'" }
    return (self as? Control)?.caption.map { "\(type) '\($0)'" } ?? type
  }

  /// How reports call the view where nothing around it is named with it: a row as a row, what is in a row
  /// with it.
  package var placedName: String { HitNames().name(of: self) }
}
