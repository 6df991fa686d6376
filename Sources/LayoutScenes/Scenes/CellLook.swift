/// A look of the cells of a table or of a section, in which `nil` leaves a property to the table, or to UIKit.
public struct CellLook: Sendable, Hashable {
  /// The style: UIKit's `UITableViewCell.CellStyle`, by default subtitle if there is a detail.
  public var style: CellStyle?
  /// The accessory: UIKit's `accessoryType`.
  public var accessory: CellAccessory?
  /// The control of its own for each cell, instead of `accessory`: UIKit's `accessoryView`.
  public var accessoryView: ControlScene?
  /// The look of a selected cell: UIKit's `selectionStyle`.
  public var selectionStyle: CellSelectionStyle?

  /// Creates a look.
  public init() {}

  /// Returns this look with missing properties taken from another one.
  ///
  /// - Parameter other: The look of the table that a section is in.
  /// - Returns: The look of the section.
  public func over(_ other: Self) -> Self {
    var look = self
    look.style = style ?? other.style
    look.accessory = accessory ?? other.accessory
    look.accessoryView = accessoryView ?? (accessory == nil ? other.accessoryView : nil)
    look.selectionStyle = selectionStyle ?? other.selectionStyle
    return look
  }
}

/// A style of a stock cell: UIKit's `UITableViewCell.CellStyle`.
public enum CellStyle: String, Sendable, Hashable, CaseIterable {
  /// A title.
  case `default`
  /// A title, and a detail at the trailing edge.
  case value1
  /// A title in a column of its own, and a detail beside it.
  case value2
  /// A title, and a smaller detail below it.
  case subtitle
}

/// An accessory at the trailing edge of a cell: UIKit's `UITableViewCell.AccessoryType`.
public enum CellAccessory: String, Sendable, Hashable, CaseIterable {
  /// Nothing.
  case none
  /// An arrow head.
  case disclosure
  /// A button for details, and an arrow head.
  case detailDisclosure = "detail-disclosure"
  /// A check mark.
  case checkmark
  /// A button for details.
  case detail
}

/// A look of a selected cell: UIKit's `UITableViewCell.SelectionStyle`.
public enum CellSelectionStyle: String, Sendable, Hashable, CaseIterable {
  /// The cell is gray.
  case `default`
  /// The cell looks as always.
  case none
}
