public import Foundation
import LayoutDiagnostics

/// A place or size of a view or guide from which constraints are made: UIKit's `NSLayoutAnchor`.
///
/// The type of the anchor keeps x, y and sizes apart. The made constraints are not active yet.
public class LayoutAnchor<AnchorType: AnyObject> {
  /// The side that constraints are made of, which does not keep the anchor.
  final let operand: LayoutOperand

  init(_ operand: LayoutOperand) { self.operand = operand }

  convenience init(_ node: LayoutNode, _ attribute: LayoutConstraint.Attribute) {
    self.init(LayoutOperand(node, attribute))
  }

  /// Makes a constraint: this anchor is at the other one plus a constant.
  public func constraint(
    equalTo anchor: LayoutAnchor<AnchorType>,
    constant: CGFloat = 0,
    fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    make(.equal, anchor, constant: constant, at: SourceMark(file: fileID, line: line))
  }

  /// Makes a constraint: this anchor is at least the other one plus a constant.
  public func constraint(
    greaterThanOrEqualTo anchor: LayoutAnchor<AnchorType>,
    constant: CGFloat = 0,
    fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    make(.greaterThanOrEqual, anchor, constant: constant, at: SourceMark(file: fileID, line: line))
  }

  /// Makes a constraint: this anchor is at most the other one plus a constant.
  public func constraint(
    lessThanOrEqualTo anchor: LayoutAnchor<AnchorType>,
    constant: CGFloat = 0,
    fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    make(.lessThanOrEqual, anchor, constant: constant, at: SourceMark(file: fileID, line: line))
  }

  func make(
    _ relation: LayoutConstraint.Relation,
    _ anchor: LayoutAnchor<AnchorType>?,
    multiplier: CGFloat = 1,
    constant: CGFloat,
    at mark: SourceMark
  ) -> LayoutConstraint {
    LayoutConstraint(
      LayoutConstraint.Equation(
        first: operand,
        relation: relation,
        second: anchor?.operand,
        multiplier: multiplier,
        constant: constant,
        mark: mark
      )
    )
  }

  /// Makes the constraint that this anchor comes after another one by the recommended space.
  func makeSpace(
    _ relation: LayoutConstraint.Relation,
    after anchor: LayoutAnchor<AnchorType>,
    times multiplier: CGFloat,
    at mark: SourceMark
  ) -> LayoutConstraint {
    let constraint = make(relation, anchor, constant: 0, at: mark)
    constraint.systemSpacingMultiplier = multiplier
    return constraint
  }
}

// Views, guides, controllers and constraints are equal to themselves alone, as `NSObject` has it.
// Anchors are made anew on each call.
extension LayoutAnchor: Hashable {
  /// Returns whether both stand for the same place of the same item: anchors are made again on each call.
  public static func == (left: LayoutAnchor<AnchorType>, right: LayoutAnchor<AnchorType>) -> Bool {
    left.operand.identity == right.operand.identity
  }

  /// Feeds item and attribute into `hasher`.
  public func hash(into hasher: inout Hasher) { hasher.combine(operand.identity) }
}

/// A position from left to right: UIKit's `NSLayoutXAxisAnchor`.
public final class LayoutXAxisAnchor: LayoutAnchor<LayoutXAxisAnchor> {
  /// Makes the distance from this anchor to another one, itself to be constrained.
  public func anchorWithOffset(to otherAnchor: LayoutXAxisAnchor) -> LayoutDimension {
    LayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// Makes a constraint: this anchor follows the other one at the recommended space.
  public func constraint(
    equalToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat,
    fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    let source = SourceMark(file: fileID, line: line)
    return makeSpace(.equal, after: anchor, times: multiplier, at: source)
  }

  /// Makes a constraint: this anchor follows the other one at no less than the recommended space.
  public func constraint(
    greaterThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat,
    fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    let source = SourceMark(file: fileID, line: line)
    return makeSpace(.greaterThanOrEqual, after: anchor, times: multiplier, at: source)
  }

  /// Makes a constraint: this anchor follows the other one at no more than the recommended space.
  public func constraint(
    lessThanOrEqualToSystemSpacingAfter anchor: LayoutXAxisAnchor,
    multiplier: CGFloat,
    fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    let source = SourceMark(file: fileID, line: line)
    return makeSpace(.lessThanOrEqual, after: anchor, times: multiplier, at: source)
  }
}

/// A position from top to bottom: UIKit's `NSLayoutYAxisAnchor`.
public final class LayoutYAxisAnchor: LayoutAnchor<LayoutYAxisAnchor> {
  /// Makes the distance from this anchor to another one, itself to be constrained.
  public func anchorWithOffset(to otherAnchor: LayoutYAxisAnchor) -> LayoutDimension {
    LayoutDimension(LayoutOperand(from: operand, to: otherAnchor.operand))
  }

  /// Makes a constraint: this anchor is below the other one at the recommended space.
  public func constraint(
    equalToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat,
    fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    let source = SourceMark(file: fileID, line: line)
    return makeSpace(.equal, after: anchor, times: multiplier, at: source)
  }

  /// Makes a constraint: this anchor is below the other one at no less than the recommended space.
  public func constraint(
    greaterThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat,
    fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    let source = SourceMark(file: fileID, line: line)
    return makeSpace(.greaterThanOrEqual, after: anchor, times: multiplier, at: source)
  }

  /// Makes a constraint: this anchor is below the other one at no more than the recommended space.
  public func constraint(
    lessThanOrEqualToSystemSpacingBelow anchor: LayoutYAxisAnchor,
    multiplier: CGFloat,
    fileID: String = #fileID,
    line: Int = #line
  ) -> LayoutConstraint {
    let source = SourceMark(file: fileID, line: line)
    return makeSpace(.lessThanOrEqual, after: anchor, times: multiplier, at: source)
  }
}
