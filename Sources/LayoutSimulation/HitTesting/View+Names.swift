package import LayoutViews

extension View {
  /// How reports call the view: its class and, in quotes, its name; a cell has its row, a header or footer
  /// its section.
  package var treeName: String {
    let type = String(describing: type(of: self))
    if let cell = self as? TableViewCell, let row = (superview as? TableView)?.indexPath(for: cell)
    {
      return "\(type) \(row.section)/\(row.row)"
    }
    guard let name = accessibilityIdentifier, !name.isEmpty else { return type }
    return "\(type) '\(name)'"
  }

  /// How reports call the view where nothing around it is named with it: a row as a row, what is in a row
  /// with it.
  package var placedName: String { HitNames().name(of: self) }
}
