/// What the cells of a table or of a section look like; what is nil is left to the table, or to UIKit.
public struct CellLook: Sendable, Hashable {
  /// UIKit's `UITableViewCell.CellStyle`; where nothing is said, subtitle where there is a detail.
  public var style: CellStyle?
  /// UIKit's `accessoryType`.
  public var accessory: CellAccessory?
  /// UIKit's `accessoryView`: a control of its own for each cell, instead of `accessory`.
  public var accessoryView: ControlScene?
  /// UIKit's `selectionStyle`.
  public var selectionStyle: CellSelectionStyle?

  /// Makes a look.
  public init() {}

  /// Returns this look with what it leaves open taken from another one.
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

/// What a stock cell shows: UIKit's `UITableViewCell.CellStyle`.
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

/// What is at the trailing edge of a cell: UIKit's `UITableViewCell.AccessoryType`.
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

/// Whether a chosen cell looks different: UIKit's `UITableViewCell.SelectionStyle`.
public enum CellSelectionStyle: String, Sendable, Hashable, CaseIterable {
  /// It is gray.
  case `default`
  /// It looks as always.
  case none
}
