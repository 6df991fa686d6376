public import Foundation
public import LayoutDiagnostics

/// A constraint as a scenario writes it: `touchView.trailing == superview.safeArea.trailing - 8 @ 750`.
///
/// first.attribute {<=, ==, >=} multiplier × second.attribute + constant, as in UIKit. The reader has
/// refused what UIKit would refuse, so that every value of this kind can be activated.
public struct WrittenConstraint: Sendable, Hashable {
  /// The left side.
  public var first: Operand
  /// How the sides compare.
  public var relation: Relation
  /// The item on the right side; nil where only a number is there.
  public var second: Operand?
  /// What the second item's attribute is multiplied by; never 0.
  public var multiplier: CGFloat
  /// What is added on the right side, in points.
  public var constant: CGFloat
  /// The priority, above 0 and at most 1000.
  public var priority: Float
  /// The name that reports use; nil for none.
  public var identifier: String?
  /// The text as it was written; empty for a constraint that comes from code.
  public var text: String
  /// Where the file says so; nil for a constraint that comes from code.
  public var mark: SourceMark?

  /// Makes a constraint.
  public init(
    _ first: Operand,
    _ relation: Relation,
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

  /// How two sides compare.
  public enum Relation: String, Sendable, Hashable, CaseIterable {
    /// The left side is at most the right side.
    case lessThanOrEqual = "<="
    /// The sides are equal.
    case equal = "=="
    /// The left side is at least the right side.
    case greaterThanOrEqual = ">="
  }

  /// One side of a constraint: an attribute of a view or of one of its guides.
  public struct Operand: Sendable, Hashable, CustomStringConvertible {
    /// The view.
    public var item: Item
    /// The view's guide that is meant; nil for the view itself.
    public var guide: Guide?
    /// The attribute.
    public var attribute: ConstraintAttribute

    /// Makes a side of a view itself.
    public init(_ item: Item, _ attribute: ConstraintAttribute) {
      self.init(item, nil, attribute)
    }

    /// Makes a side of a view's guide, or of the view itself where the guide is nil.
    public init(_ item: Item, _ guide: Guide?, _ attribute: ConstraintAttribute) {
      self.item = item
      self.guide = guide
      self.attribute = attribute
    }

    /// As it is written: "superview.safeArea.trailing".
    public var description: String {
      [item.rawValue, guide?.rawValue, attribute.rawValue].compactMap(\.self)
        .joined(separator: ".")
    }
  }

  /// A view that a constraint can name.
  public enum Item: String, Sendable, Hashable, CaseIterable {
    /// The overlay's touch view.
    case touchView
    /// The table's superview, which is also the touch view's.
    case superview
    /// The table.
    case tableView
  }

  /// A guide of a view.
  public enum Guide: String, Sendable, Hashable, CaseIterable {
    /// `safeAreaLayoutGuide`.
    case safeArea
    /// `layoutMarginsGuide`.
    case layoutMargins
    /// `readableContentGuide`.
    case readableContent
  }
}
