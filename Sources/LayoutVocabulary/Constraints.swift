/// A direction of the screen: UIKit's `NSLayoutConstraint.Axis`.
public enum LayoutAxis: Int, Sendable, Hashable, CaseIterable {
  /// From side to side.
  case horizontal = 0
  /// From top to bottom.
  case vertical = 1
}

/// A relation of the two sides of a constraint: UIKit's `NSLayoutConstraint.Relation`.
public enum LayoutRelation: Int, Sendable, Hashable, CaseIterable {
  /// The first side is at most the second.
  case lessThanOrEqual = -1
  /// Both are the same.
  case equal = 0
  /// The first side is at least the second.
  case greaterThanOrEqual = 1
}

/// The part of a view or guide that a constraint is about, with UIKit's numbers.
public enum LayoutAttribute: Int, Sendable, Hashable, CaseIterable {
  /// Nothing: for a constraint without a second item.
  case notAnAttribute = 0
  /// The left edge.
  case left = 1
  /// The right edge.
  case right = 2
  /// The top edge.
  case top = 3
  /// The bottom edge.
  case bottom = 4
  /// The edge at which a line of text begins.
  case leading = 5
  /// The edge at which a line of text ends.
  case trailing = 6
  /// The width.
  case width = 7
  /// The height.
  case height = 8
  /// The middle from left to right.
  case centerX = 9
  /// The middle from top to bottom.
  case centerY = 10
  /// The baseline of the last line of text.
  case lastBaseline = 11
  /// The baseline of the first line of text.
  case firstBaseline = 12
  /// The left edge inside of the margins.
  case leftMargin = 13
  /// The right edge inside of the margins.
  case rightMargin = 14
  /// The top edge inside of the margins.
  case topMargin = 15
  /// The bottom edge inside of the margins.
  case bottomMargin = 16
  /// The leading edge inside of the margins.
  case leadingMargin = 17
  /// The trailing edge inside of the margins.
  case trailingMargin = 18
  /// The middle between the left and the right margin.
  case centerXWithinMargins = 19
  /// The middle between the top and the bottom margin.
  case centerYWithinMargins = 20

  /// The older name of `lastBaseline`.
  public static var baseline: Self { .lastBaseline }
}
