public import LayoutVocabulary

/// A look of the cells of a table or of a section, in which `nil` leaves a property to the table, or to UIKit.
public struct CellLook: Sendable, Hashable {
  /// The style: UIKit's `UITableViewCell.CellStyle`, by default subtitle if there is a detail.
  public var style: CellStyle?
  /// The accessory: UIKit's `accessoryType`.
  public var accessory: CellAccessoryType?
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

extension CellStyle: WrittenChoice {
  static let words: [(word: String, choice: Self)] = [
    ("default", .default), ("value1", .value1), ("value2", .value2), ("subtitle", .subtitle),
  ]
}

extension CellAccessoryType: WrittenChoice {
  static let words: [(word: String, choice: Self)] = [
    ("none", .none), ("disclosure", .disclosureIndicator),
    ("detail-disclosure", .detailDisclosureButton), ("checkmark", .checkmark),
    ("detail", .detailButton),
  ]
}

extension CellSelectionStyle: WrittenChoice {
  static let words: [(word: String, choice: Self)] = [("default", .default), ("none", .none)]
}
