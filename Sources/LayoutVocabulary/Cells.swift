/// A style of a stock cell: UIKit's `UITableViewCell.CellStyle`.
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

/// A view at the trailing edge of a cell: UIKit's `UITableViewCell.AccessoryType`.
public enum CellAccessoryType: Int, Sendable, Hashable, CaseIterable {
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

/// A look of a selected cell: UIKit's `UITableViewCell.SelectionStyle`.
public enum CellSelectionStyle: Int, Sendable, Hashable {
  /// The cell looks as always.
  case none = 0
  /// The cell is gray, as `default`; it was blue once.
  case blue = 1
  /// Gray, as `default`.
  case gray = 2
  /// Gray.
  case `default` = 3
}

/// An animation of rows and sections that come and go: UIKit's `UITableView.RowAnimation`.
public enum RowAnimation: Int, Sendable, Hashable {
  /// Fade in or out.
  case fade = 0
  /// Slide in from the right, or out to it.
  case right = 1
  /// Slide in from the left, or out to it.
  case left = 2
  /// Slide in from the top, or out to it.
  case top = 3
  /// Slide in from the bottom, or out to it.
  case bottom = 4
  /// No animation of its own.
  case none = 5
  /// Stay in the middle of the room that opens or closes.
  case middle = 6
  /// The table's own choice.
  case automatic = 100
}
