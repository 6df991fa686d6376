package import LayoutSolver

/// A constraint as the console writes it, as an equation between two items.
package struct ConsoleConstraint: Sendable, Hashable {
  /// An attribute of an item.
  package struct Side: Sendable, Hashable {
    /// The item.
    package var item: ConsoleItem
    /// The attribute.
    package var attribute: ConsoleAttribute

    /// Creates a side.
    package init(_ item: ConsoleItem, _ attribute: ConsoleAttribute) {
      self.item = item
      self.attribute = attribute
    }
  }

  /// The class of the constraint, as in `NSLayoutConstraint`.
  package var className = "NSLayoutConstraint"
  /// The address or the name behind the class.
  package var address = ""
  /// The identifier in quotes, or `nil`.
  package var identifier: String?
  /// The place in Swift that SnapKit writes, as in `Card.swift#17`, or `nil`.
  package var source: String?
  /// The left side.
  package var first: Side
  /// The relation of the left side to the right one.
  package var relation: Relation
  /// The right side, or `nil` if there is only a constant.
  package var second: Side?
  /// The factor of the right side.
  package var multiplier = 1.0
  /// The constant, in points.
  package var constant = 0.0
  /// The priority, required if nothing is written.
  package var priority = Priority.required
  /// The amount of the standard space that is not written, or `nil`: the constant is a guess then.
  package var hasUnknownSpace = false
  /// The item that `|` means, or `nil` if the log does not say.
  package var superview: ConsoleItem?
  /// The signs of an autoresizing mask, as in `h=--& v=--&`, or `nil`.
  package var mask: String?
  /// The phrase as it was written, without class, identifier and legend.
  package var phrase = ""
  /// The line of the log, from 1.
  package var line = 0

  /// Creates a constraint.
  package init(_ first: Side, _ relation: Relation, _ second: Side? = nil, constant: Double = 0) {
    self.first = first
    self.relation = relation
    self.second = second
    self.constant = constant
  }
}

extension ConsoleConstraint {
  /// The origin of a constraint: who has made it.
  package enum Origin: Sendable, Hashable {
    /// The app.
    case own
    /// An autoresizing mask.
    case mask
    /// A container that gives a cell or a view its size.
    case encapsulation
    /// A measurement, with a size for as long as it takes.
    case measurement
    /// A stack view.
    case stack
    /// The text or the picture of a view.
    case content
    /// Interface Builder, for a view without constraints.
    case prototype
    /// The bars, the safe area, margins.
    case system
  }

  /// The origin, by class and identifier.
  package var origin: Origin {
    let identifier = identifier ?? ""
    if className.contains("Autoresizing") { return .mask }
    if className.contains("ContentSize") { return .content }
    if className.contains("Prototyping") || identifier.hasPrefix("IB auto generated") {
      return .prototype
    }
    if identifier.hasPrefix("UIView-Encapsulated-Layout") { return .encapsulation }
    if identifier.contains("TemporaryLayout") || identifier.contains("fittingSize") {
      return .measurement
    }
    if identifier.hasPrefix("UISV-") { return .stack }
    let isSystem =
      className.hasPrefix("_UILayoutSupport") || identifier.hasPrefix("UIViewSafeAreaLayoutGuide")
      || identifier.hasPrefix("UIViewLayoutMarginsGuide")
      || identifier.hasSuffix("-guide-constraint") || identifier.hasPrefix("_UI")
      || identifier.hasPrefix("UIInputWindow") || isBetweenPrivateViews
    return isSystem ? .system : .own
  }

  private var isBetweenPrivateViews: Bool {
    first.item.isPrivate && (second?.item.isPrivate ?? (superview?.isPrivate ?? true))
  }

  /// The axis of the constraint.
  package var axis: ConsoleAxis { first.attribute.axis }

  /// Whether the constraint is a distance between two places.
  package var isDistance: Bool {
    guard let second else { return false }
    return !first.attribute.isLength && !second.attribute.isLength && multiplier == 1
  }

  /// The class and address, with the place in Swift if there is one.
  package var title: String { source.map { "\(className) of \($0)" } ?? "\(className):\(address)" }
}
