import LayoutSolver

/// A place or size of a view that the constraints leave open.
public struct LayoutAmbiguity: Sendable, Hashable {
  /// What is open: `left`, `top`, `width` or `height`.
  public let attribute: LayoutConstraint.Attribute
  /// The least value in the superview's coordinates, in points, or minus infinity.
  public let lower: Double
  /// The greatest value, or infinity.
  public let upper: Double
}

extension View {
  /// What of the view's place and size the constraints leave open, as of the last layout.
  ///
  /// Views that frames and masks place are never ambiguous by themselves.
  ///
  /// - Complexity: A few solutions of what is connected with each open variable.
  public var layoutAmbiguities: [LayoutAmbiguity] {
    guard hasAmbiguousLayout, let item = solvedItem, let engine = item.engine else { return [] }
    let variables: [(LayoutConstraint.Attribute, VariableID)] = [
      (.left, item.x), (.top, item.y), (.width, item.width), (.height, item.height),
    ]
    return engine.withoutExercise { solver in
      variables.compactMap { attribute, variable in
        solver.ambiguity(of: variable).map {
          LayoutAmbiguity(attribute: attribute, lower: $0.lower, upper: $0.upper)
        }
      }
    }
  }
}
