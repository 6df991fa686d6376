package import LayoutSolver

/// A row of the system that a tree of views is to the solver, for measurements.
package struct LayoutEquation {
  package let terms: [Term]
  package let relation: Relation
  package let constant: Double
  package let priority: Priority
  /// The constraint that says so, or `nil` if a size, a frame or an inset does.
  package let constraint: LayoutConstraint?
}

extension View {
  /// The present rows of the tree that this view is in, in the solver's order.
  package var layoutEquations: [LayoutEquation] {
    let root = self.root
    root.solveConstraintsIfNeeded()
    return root.constraintState.engine?.equations ?? []
  }
}

extension LayoutEngine {
  fileprivate var equations: [LayoutEquation] {
    systemRows.compactMap { row in
      row.content.map { content in
        LayoutEquation(
          terms: content.terms,
          relation: content.statement.relation,
          constant: content.statement.constant,
          priority: content.statement.priority,
          constraint: row.constraint
        )
      }
    }
  }
}
