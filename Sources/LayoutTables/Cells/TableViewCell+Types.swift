extension TableViewCell {
  /// A style of a stock cell.
  public typealias CellStyle = LayoutVocabulary.CellStyle

  /// A view at the trailing edge.
  public typealias AccessoryType = CellAccessoryType

  /// A look of a selected cell.
  public typealias SelectionStyle = CellSelectionStyle

  /// An effect of the control in front of a row: `UITableViewCell.EditingStyle`.
  public enum EditingStyle: Int, Sendable, Hashable {
    /// The row has no control.
    case none = 0
    /// The control deletes the row.
    case delete = 1
    /// The control inserts a row.
    case insert = 2
  }

  /// The lines between rows: `UITableViewCell.SeparatorStyle`.
  public enum SeparatorStyle: Int, Sendable, Hashable {
    /// No lines.
    case none = 0
    /// Lines of one pixel.
    case singleLine = 1
  }
}
