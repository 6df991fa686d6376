import Foundation
import LayoutDiagnostics

/// A namespace for the rules by which UIKit refuses constraints, with its reasons.
///
/// `NSLayoutConstraint.h`, and the exceptions that the initializer raises: a place needs another place, leading
/// and trailing do not mix with left and right, nor sizes with places. Places of both axes it does pair.
enum ConstraintRules {
  /// Throws the mistake of a constraint, with UIKit's reason, at the place of the side that is wrong.
  static func check(
    _ constraint: WrittenConstraint,
    first: Range<Int>,
    second: Range<Int>
  ) throws(TextProblem) {
    try checkGuide(constraint.first, first)
    let one = constraint.first.attribute
    guard let operand = constraint.second else {
      guard one.isSize else {
        throw illegal(
          "'\(constraint.first)' is a place and needs another one on the right side",
          first,
          hint: "write '\(constraint.first) \(constraint.relation.sign) "
            + "superview.\(one.name)' and a number",
          note: "a number alone does not say from where it counts; places come in pairs"
        )
      }
      return
    }
    try checkGuide(operand, second)
    let other = operand.attribute
    guard constraint.multiplier != 0 else {
      throw illegal("a multiplier of 0 leaves nothing of '\(operand)'", second)
    }
    if one.followsDirection && other.isFixedSide || one.isFixedSide && other.followsDirection {
      let (following, fixed) = one.followsDirection ? (one, other) : (other, one)
      throw illegal(
        "'\(following.name)' follows the layout direction and '\(fixed.name)' does not",
        second,
        hint: "use leading and trailing, or left and right, on both sides"
      )
    }
    guard one.isSize == other.isSize else {
      throw illegal(
        "'\(one.name)' is \(one.kind) and '\(other.name)' is \(other.kind)",
        second,
        note: "UIKit pairs places with places, and sizes with sizes"
      )
    }
  }

  private static func checkGuide(
    _ operand: WrittenConstraint.Operand,
    _ range: Range<Int>
  ) throws(TextProblem) {
    guard operand.guide != nil, !operand.attribute.existsOnGuides else { return }
    throw illegal(
      "a layout guide has no '\(operand.attribute.name)'",
      range,
      note: "guides have edges, centers and sizes; baselines and margins belong to views"
    )
  }

  private static func illegal(
    _ message: String,
    _ range: Range<Int>,
    hint: String? = nil,
    note: String? = nil
  ) -> TextProblem {
    TextProblem(code: "illegal-constraint", message: message, range: range, hint: hint, note: note)
  }
}

extension LayoutAttribute {
  /// The words for what it is.
  fileprivate var kind: String {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      "a place from left to right"
    case .top, .bottom, .centerY, .lastBaseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      "a place from top to bottom"
    case .width, .height: "a size"
    case .notAnAttribute: "nothing"
    }
  }

  fileprivate var isSize: Bool { self == .width || self == .height }

  /// Whether the layout direction decides which side it is.
  fileprivate var followsDirection: Bool {
    [.leading, .trailing, .leadingMargin, .trailingMargin].contains(self)
  }

  /// Whether it is left or right whatever the layout direction.
  fileprivate var isFixedSide: Bool { [.left, .right, .leftMargin, .rightMargin].contains(self) }

  /// Whether a layout guide has it; guides have neither baselines nor margins.
  fileprivate var existsOnGuides: Bool { rawValue <= Self.centerY.rawValue }
}
