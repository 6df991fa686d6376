import Foundation
import LayoutDiagnostics

/// A namespace for the rules by which UIKit refuses constraints, with its reasons.
///
/// `NSLayoutConstraint.h`, and the exceptions that the initializer raises: a place needs another place, leading
/// and trailing do not mix with left and right, nor sizes with places. Places of both axes it does pair.
enum ConstraintRules {
  /// Checks a constraint.
  ///
  /// - Parameters:
  ///   - constraint: The constraint.
  ///   - first: The place of its left side.
  ///   - second: The place of the attribute of its right side.
  /// - Throws: The mistake, with UIKit's reason.
  static func check(
    _ constraint: WrittenConstraint,
    first: Range<Int>,
    second: Range<Int>
  ) throws(TextProblem) {
    try checkGuide(constraint.first, first)
    let one = constraint.first.attribute
    guard let operand = constraint.second else {
      guard one.axis == .size else {
        throw illegal(
          "'\(constraint.first)' is a place and needs another one on the right side",
          first,
          hint: "write '\(constraint.first) \(constraint.relation.rawValue) "
            + "superview.\(one.rawValue)' and a number",
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
        "'\(following.rawValue)' follows the layout direction and '\(fixed.rawValue)' does not",
        second,
        hint: "use leading and trailing, or left and right, on both sides"
      )
    }
    guard (one.axis == .size) == (other.axis == .size) else {
      throw illegal(
        "'\(one.rawValue)' is \(one.axis.words) and '\(other.rawValue)' is \(other.axis.words)",
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
      "a layout guide has no '\(operand.attribute.rawValue)'",
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
    TextProblem("illegal-constraint", message, range, hint: hint, note: note)
  }
}

extension ConstraintAttribute.Axis {
  /// The words for an attribute of this kind.
  fileprivate var words: String {
    switch self {
    case .x: "a place from left to right"
    case .y: "a place from top to bottom"
    case .size: "a size"
    }
  }
}
