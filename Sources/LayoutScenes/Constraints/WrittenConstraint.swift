public import Foundation
public import LayoutDiagnostics
public import LayoutVocabulary

/// A constraint as a scenario writes it: `touchView.trailing == superview.safeArea.trailing - 8 @ 750`.
///
/// first.attribute {<=, ==, >=} multiplier × second.attribute + constant, as in UIKit. The reader has
/// refused constraints that UIKit would refuse, and views that are not there, so that every value of this kind can
/// be activated.
public struct WrittenConstraint: Sendable, Hashable {
  /// The left side.
  public var first: Operand
  /// The relation of the sides.
  public var relation: LayoutRelation
  /// The item on the right side, or `nil` if there is only a number.
  public var second: Operand?
  /// The factor of the second item's attribute, never 0.
  public var multiplier: CGFloat
  /// The distance added on the right side, in points.
  public var constant: CGFloat
  /// The priority, above 0 and at most 1000.
  public var priority: Float
  /// The name in reports, or `nil` for none.
  public var identifier: String?
  /// The text as it was written, empty for a constraint from code.
  public var text: String
  /// The place in the file, or `nil` for a constraint from code.
  public var mark: SourceMark?

  /// Creates a constraint.
  public init(
    _ first: Operand,
    _ relation: LayoutRelation,
    _ second: Operand? = nil,
    multiplier: CGFloat = 1,
    constant: CGFloat = 0,
    priority: Float = 1000,
    identifier: String? = nil,
    text: String = "",
    mark: SourceMark? = nil
  ) {
    self.first = first
    self.relation = relation
    self.second = second
    self.multiplier = multiplier
    self.constant = constant
    self.priority = priority
    self.identifier = identifier
    self.text = text
    self.mark = mark
  }

  /// A side of a constraint: an attribute of a view or of one of its guides.
  public struct Operand: Sendable, Hashable, CustomStringConvertible {
    /// The view.
    public var item: Item
    /// The view's guide, or `nil` for the view itself.
    public var guide: Guide?
    /// The attribute.
    public var attribute: LayoutAttribute

    /// Creates a side of a view itself.
    public init(_ item: Item, _ attribute: LayoutAttribute) { self.init(item, nil, attribute) }

    /// Creates a side of a view's guide, or of the view itself if the guide is `nil`.
    public init(_ item: Item, _ guide: Guide?, _ attribute: LayoutAttribute) {
      self.item = item
      self.guide = guide
      self.attribute = attribute
    }

    /// The text in a file: "superview.safeArea.trailing".
    public var description: String {
      [item.name, guide?.rawValue, attribute.name].compactMap(\.self)
        .joined(separator: ".")
    }
  }

  /// A view that a constraint can name.
  public struct Item: Sendable, Hashable {
    /// The name: that of a view of the scene or of the cell, of a bar, or one of those below.
    public var name: String

    /// Creates the item of a name.
    public init(_ name: String) { self.name = name }

    /// The overlay's touch view.
    public static let touchView = Self("touchView")
    /// The view that the constrained views are in: the table's superview, a cell's content view, or a view with
    /// views.
    public static let superview = Self("superview")
    /// The table.
    public static let tableView = Self("tableView")
    /// The content view of the cell, on every level of its views.
    public static let contentView = Self("contentView")
  }

  /// A guide of a view.
  public enum Guide: String, Sendable, Hashable, CaseIterable {
    /// `safeAreaLayoutGuide`.
    case safeArea
    /// `layoutMarginsGuide`.
    case layoutMargins
    /// `readableContentGuide`.
    case readableContent
    /// `keyboardLayoutGuide`.
    case keyboard
  }
}

extension LayoutAttribute {
  /// The attributes of views and guides, by the words of a constraint.
  static let words = Dictionary(uniqueKeysWithValues: written.map { ($0.name, $0) })
  /// The attributes of views and guides.
  static let written = allCases.filter { $0 != .notAnAttribute }

  /// The word of a constraint.
  var name: String { "\(self)" }
}

extension LayoutRelation {
  /// The sign of a constraint.
  var sign: String {
    switch self {
    case .lessThanOrEqual: "<="
    case .equal: "=="
    case .greaterThanOrEqual: ">="
    }
  }
}
