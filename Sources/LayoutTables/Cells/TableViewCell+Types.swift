extension TableViewCell {
  /// A style of a stock cell: `UITableViewCell.CellStyle`.
  public enum CellStyle: Int, Sendable, Hashable, CaseIterable {
    /// A title.
    case `default` = 0
    /// A title, and a detail at the trailing edge.
    case value1 = 1
    /// A title in a column of its own that ends at the detail.
    case value2 = 2
    /// A title, and a smaller detail below it.
    case subtitle = 3
  }

  /// A view at the trailing edge: `UITableViewCell.AccessoryType`.
  public enum AccessoryType: Int, Sendable, Hashable, CaseIterable {
    /// Nothing.
    case none = 0
    /// An arrow head.
    case disclosureIndicator = 1
    /// A button for more about the row, and an arrow head.
    case detailDisclosureButton = 2
    /// A check mark.
    case checkmark = 3
    /// A button for more about the row.
    case detailButton = 4
  }

  /// A look of a selected cell: `UITableViewCell.SelectionStyle`.
  public enum SelectionStyle: Int, Sendable, Hashable {
    /// The cell looks as always.
    case none = 0
    /// The cell is gray, as `default`; it was blue once.
    case blue = 1
    /// Gray, as `default`.
    case gray = 2
    /// Gray.
    case `default` = 3
  }

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
