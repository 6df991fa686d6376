/// A part of a view that a constraint can name, with UIKit's names.
public enum ConstraintAttribute: String, Sendable, Hashable, CaseIterable {
  /// The left edge.
  case left
  /// The right edge.
  case right
  /// The top edge.
  case top
  /// The bottom edge.
  case bottom
  /// The edge at which a line of text begins.
  case leading
  /// The edge at which a line of text ends.
  case trailing
  /// The width.
  case width
  /// The height.
  case height
  /// The horizontal middle.
  case centerX
  /// The vertical middle.
  case centerY
  /// The baseline of the last line of text.
  case lastBaseline
  /// The baseline of the first line of text.
  case firstBaseline
  /// The left edge inside the layout margins.
  case leftMargin
  /// The right edge inside the layout margins.
  case rightMargin
  /// The top edge inside the layout margins.
  case topMargin
  /// The bottom edge inside the layout margins.
  case bottomMargin
  /// The leading edge inside the layout margins.
  case leadingMargin
  /// The trailing edge inside the layout margins.
  case trailingMargin
  /// The horizontal middle of the area inside the layout margins.
  case centerXWithinMargins
  /// The vertical middle of the area inside the layout margins.
  case centerYWithinMargins

  /// The number of `NSLayoutConstraint.Attribute` in UIKit's header: 1 for `left` up to 20.
  public var number: Int {
    (Self.allCases.firstIndex(of: self) ?? 0) + 1
  }

  /// An axis of measurement.
  package enum Axis: Sendable {
    case x
    case y
    case size
  }

  /// The axis of a place, or the kind of a size.
  package var axis: Axis {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .x
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .y
    case .width, .height: .size
    }
  }

  /// Whether the layout direction decides which side it is.
  package var followsDirection: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }

  /// Whether it is left or right whatever the layout direction.
  package var isFixedSide: Bool {
    [.left, .right, .leftMargin, .rightMargin].contains(self)
  }

  /// Whether a layout guide has it; guides have neither baselines nor margins.
  package var existsOnGuides: Bool {
    number <= Self.centerY.number
  }
}
