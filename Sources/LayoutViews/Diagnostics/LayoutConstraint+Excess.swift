import LayoutSolver

extension LayoutConstraint {
  /// The number of points by which the first side is greater than the second one, as of the last layout and before
  /// pixels round it, or `nil` while no layout has the constraint.
  ///
  /// Of `a.width >= 44` it is the room that is left, below 0 what is missing.
  package var excess: Double? {
    guard let row, let content = row.content, let engine = place?.engine else { return nil }
    return content.terms.reduce(-content.statement.constant) { sum, term in
      sum + term.coefficient * engine.solver.value(of: term.variable)
    }
  }
}
