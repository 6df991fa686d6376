import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutSolver

// Misuse that UIKit answers with an exception. Here the constraint stays inert, and UIKit's reason is in
// a diagnostic at the constraint's own line.
extension LayoutConstraint.Equation {
  private var source: SourceMark? { mark.known }

  /// The reason why UIKit would refuse to make the constraint, or `nil` if it would not.
  var misuse: Diagnostic? {
    guard let first else { return .constraintWithoutFirstItem(at: source) }
    if !multiplier.isFinite {
      return .constraintValueNotFinite("multiplier", multiplier, at: source)
    }
    if !constant.isFinite { return .constraintValueNotFinite("constant", constant, at: source) }
    if abs(multiplier) > CGFloat(ConstraintSolver.largestCoefficient), second != nil {
      return .multiplierTooLarge(multiplier, at: source)
    }
    if first.isMissingOnGuide { return .attributeNotOfGuides(first.text, at: source) }
    if let second, second.isMissingOnGuide { return .attributeNotOfGuides(second.text, at: source) }
    guard first.kind != .none else { return .unpairedAttributes(first, second, at: source) }
    guard let second else {
      return first.kind == .size ? nil : .locationWithoutPair(first, at: source)
    }
    if first.kind != .size, multiplier == 0 { return .locationWithoutPair(first, at: source) }
    guard (first.kind == .size) == (second.kind == .size), second.kind != .none else {
      return .unpairedAttributes(first, second, at: source)
    }
    guard first.kind != .size, first.attribute.family != second.attribute.family,
      first.attribute.family != .neutral, second.attribute.family != .neutral
    else { return nil }
    return .mixedDirections(first, second, at: source)
  }
}

extension LayoutOperand {
  /// Whether the item is a guide, which does not have the attribute.
  fileprivate var isMissingOnGuide: Bool { !attribute.isForGuides && node.guide != nil }
}

extension Diagnostic {
  private static func misuse(
    _ code: String,
    _ message: String,
    raises exception: String,
    at source: SourceMark?,
    consequence: String = "the constraint has no effect",
    hint: String
  ) -> Diagnostic {
    Diagnostic(
      .error,
      code: code,
      message,
      at: source,
      notes: [Note("UIKit raises \(exception) here; \(consequence)")],
      hint: hint
    )
  }

  static func constraintWithoutFirstItem(at source: SourceMark?) -> Diagnostic {
    misuse(
      "constraint-without-first-item",
      "constraint must contain a first layout item",
      raises: "NSInvalidArgumentException",
      at: source,
      hint: "pass a view or a layout guide as the first item"
    )
  }

  static func itemIsNone(of type: Any.Type, at source: SourceMark?) -> Diagnostic {
    misuse(
      "item-is-none",
      "constraint items must each be a view or layout guide, and this is a '\(ClassName.of(type))'",
      raises: "NSInvalidArgumentException",
      at: source,
      hint: "pass the view itself: of a view controller its 'view', of an anchor its item"
    )
  }

  static func locationWithoutPair(_ first: LayoutOperand, at source: SourceMark?) -> Diagnostic {
    misuse(
      "location-without-pair",
      "a multiplier of 0 or a nil second item together with a location for the first attribute "
        + "creates an illegal constraint of a location equal to a constant: '\(first.text)'; "
        + "location attributes must be specified in pairs",
      raises: "NSInvalidArgumentException",
      at: source,
      hint: "constrain '\(first.text)' to a position of its superview or of a sibling"
    )
  }

  static func mixedDirections(
    _ first: LayoutOperand,
    _ second: LayoutOperand,
    at source: SourceMark?
  ) -> Diagnostic {
    misuse(
      "mixed-directions",
      "a constraint cannot be made between a leading/trailing attribute and a right/left "
        + "attribute: '\(first.text)' and '\(second.text)'",
      raises: "NSInvalidArgumentException",
      at: source,
      hint: "use leading/trailing for both or neither"
    )
  }

  static func unpairedAttributes(
    _ first: LayoutOperand,
    _ second: LayoutOperand?,
    at source: SourceMark?
  ) -> Diagnostic {
    misuse(
      "unpaired-attributes",
      "these attributes cannot be paired: '\(first.text)' and '\(second?.text ?? "nothing")'",
      raises: "NSInvalidArgumentException",
      at: source,
      hint: "compare places with places, and sizes with sizes"
    )
  }

  static func attributeNotOfGuides(_ text: String, at source: SourceMark?) -> Diagnostic {
    misuse(
      "attribute-not-of-guides",
      "a layout guide has no margins and no baselines: '\(text)'",
      raises: "NSInvalidArgumentException",
      at: source,
      hint: "use an edge, a size or a center of the guide"
    )
  }

  static func noCommonAncestor(_ constraint: LayoutConstraint) -> Diagnostic {
    let first = constraint.first?.text ?? "nothing"
    let second = constraint.second.map { " and '\($0.text)'" } ?? ""
    return misuse(
      "no-common-ancestor",
      "unable to activate constraint with anchors '\(first)'\(second) because they have no common "
        + "ancestor; does the constraint or its anchors reference items in different view "
        + "hierarchies? that's illegal",
      raises: "NSGenericException",
      at: constraint.source,
      hint: "add the views to one hierarchy before the constraint is activated"
    )
  }

  static func itemOutsideOfSubtree(_ constraint: LayoutConstraint, of view: View) -> Diagnostic {
    misuse(
      "item-outside-of-subtree",
      "unable to install constraint on view '\(view.reportName)'; does the constraint reference "
        + "something from outside the subtree of the view? that's illegal: \(constraint.equation)",
      raises: "NSGenericException",
      at: constraint.source,
      hint: "set 'isActive' instead: it finds the view that holds the constraint"
    )
  }

  static func priorityOfActiveConstraint(
    from old: LayoutPriority,
    to new: LayoutPriority,
    at source: SourceMark?
  ) -> Diagnostic {
    misuse(
      "priority-of-active-constraint",
      "mutating a priority from required to not on an installed constraint (or vice-versa) is not "
        + "supported; you passed priority \(decimalText(CGFloat(new.rawValue))) and the existing "
        + "priority was \(decimalText(CGFloat(old.rawValue)))",
      raises: "NSInternalInconsistencyException",
      at: source,
      consequence: "the priority stays as it was",
      hint: "set the priority before activation, or begin with 999"
    )
  }

  /// Returns the misuse of a priority out of range, of `subject` or, for `nil`, of a constraint.
  static func priorityOutOfRange(
    _ priority: LayoutPriority,
    of subject: String? = nil,
    at source: SourceMark?
  ) -> Diagnostic {
    misuse(
      "priority-out-of-range",
      "a priority is above 0 and at most 1000, not \(decimalText(CGFloat(priority.rawValue)))"
        + (subject.map { ": \($0)" } ?? ""),
      raises: "NSInternalInconsistencyException",
      at: source,
      consequence: "the priority stays as it was",
      hint: "use a number from 1 to 1000"
    )
  }

  /// Returns the misuse of a multiplier that UIKit takes and lays out with whatever rounding leaves of it.
  static func multiplierTooLarge(_ multiplier: CGFloat, at source: SourceMark?) -> Diagnostic {
    let limit = decimalText(CGFloat(ConstraintSolver.largestCoefficient))
    return Diagnostic(
      .error,
      code: "multiplier-too-large",
      "the multiplier of the constraint is \(decimalText(multiplier)), beyond \(limit)",
      at: source,
      notes: [Note("nothing can be calculated with it; the constraint has no effect")],
      hint: "look for a division by almost zero in what computes the multiplier"
    )
  }

  static func constraintValueNotFinite(
    _ name: String,
    _ value: CGFloat,
    at source: SourceMark?,
    consequence: String = "the constraint has no effect"
  ) -> Diagnostic {
    misuse(
      "value-not-finite",
      "the \(name) of the constraint is \(decimalText(value)), which is not a finite number",
      raises: "NSInternalInconsistencyException",
      at: source,
      consequence: consequence,
      hint: "look for a division by zero in what computes the \(name)"
    )
  }
}
