import Foundation
import LayoutGeometry
import LayoutSolver

/// A place or size of a view that the constraints leave open.
public struct LayoutAmbiguity: Sendable, Hashable {
  /// What is open: `left`, `top`, `width` or `height`.
  public let attribute: LayoutConstraint.Attribute
  /// The least value in the superview's coordinates, in points, or minus infinity.
  public let lower: Double
  /// The greatest value, or infinity.
  public let upper: Double

  /// What is open, in words, such as `the width of card can be anything from 20 to 70`.
  ///
  /// - Parameter name: The view's name.
  /// - Returns: The words, without a period.
  package func sentence(about name: String) -> String {
    let subject =
      switch attribute {
      case .left: "the left edge of \(name) can lie anywhere"
      case .top: "the top edge of \(name) can lie anywhere"
      default: "the \(attribute) of \(name) can be anything"
      }
    return switch (lower.isFinite, upper.isFinite) {
    case (true, true): "\(subject) from \(decimalText(lower)) to \(decimalText(upper))"
    case (true, false): "\(subject) from \(decimalText(lower)) up"
    case (false, true): "\(subject) up to \(decimalText(upper))"
    case (false, false): subject
    }
  }
}

extension View {
  /// What of the view's place and size the constraints leave open, as of the last layout.
  ///
  /// Views that frames and masks place are never ambiguous by themselves.
  ///
  /// - Complexity: A few solutions of what is connected with each open variable.
  public var layoutAmbiguities: [LayoutAmbiguity] {
    guard isPlacedByConstraints, let item = solvedItem, let engine = item.engine else { return [] }
    return engine.ambiguities(of: item).map(\.ambiguity)
  }
}

extension LayoutEngine {
  /// What is open of an item, with the variables.
  func ambiguities(of item: SolvedItem) -> [(variable: VariableID, ambiguity: LayoutAmbiguity)] {
    let attributes: [LayoutConstraint.Attribute] = [.left, .top, .width, .height]
    return withoutExercise { solver in
      zip(attributes, item.variables).compactMap { attribute, variable in
        guard solver.isAmbiguous(variable), let range = solver.ambiguity(of: variable) else {
          return nil
        }
        return (
          variable, LayoutAmbiguity(attribute: attribute, lower: range.lower, upper: range.upper)
        )
      }
    }
  }
}
