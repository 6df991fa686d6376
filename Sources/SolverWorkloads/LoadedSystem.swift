package import LayoutSolver

/// A solver that holds a sample system.
package struct LoadedSystem: ~Copyable {
  package var solver = ConstraintSolver()
  package let variables: [VariableID]
  /// The constraint of each row.
  package var constraints: [ConstraintID] = []

  /// Adds the rows in the order of the system.
  package init(_ system: SampleSystem) {
    variables = LoadedSystem.makeVariables(system.variableCount, in: &solver)
    constraints.reserveCapacity(system.rows.count)
    var terms: [Term] = []
    let rows = system.rows.span
    for index in rows.indices {
      constraints.append(LoadedSystem.add(rows[index], of: variables, to: &solver, using: &terms))
    }
  }

  /// Adds the rows in the order given.
  package init(_ system: SampleSystem, order: [Int]) {
    variables = LoadedSystem.makeVariables(system.variableCount, in: &solver)
    var byRow: [Int: ConstraintID] = [:]
    for index in order { byRow[index] = add(system.rows[index]) }
    constraints = system.rows.indices.compactMap { byRow[$0] }
  }

  private static func makeVariables(
    _ count: Int,
    in solver: inout ConstraintSolver
  ) -> [VariableID] {
    var made: [VariableID] = []
    made.reserveCapacity(count)
    for _ in 0..<count { made.append(solver.makeVariable()) }
    return made
  }

  package mutating func add(_ row: SampleRow) -> ConstraintID {
    var terms: [Term] = []
    return LoadedSystem.add(row, of: variables, to: &solver, using: &terms)
  }

  private static func add(
    _ row: SampleRow,
    of variables: [VariableID],
    to solver: inout ConstraintSolver,
    using terms: inout [Term]
  ) -> ConstraintID {
    terms.removeAll(keepingCapacity: true)
    let parts = row.terms.span
    for index in parts.indices {
      terms.append(Term(variables[parts[index].variable], parts[index].coefficient))
    }
    return solver.addConstraint(
      terms.span,
      row.relation,
      row.constant,
      priority: Priority(row.priority),
      isProtected: row.isProtected
    )
  }

  /// The values of all variables.
  package func point() -> [Double] {
    var values: [Double] = []
    for variable in variables { values.append(solver.value(of: variable)) }
    return values
  }

  /// Writes the values of all variables into a list that has room for them.
  package func read(into values: inout [Double]) {
    for index in variables.indices { values[index] = solver.value(of: variables[index]) }
  }
}

/// Which variables of a solver are ambiguous.
package func ambiguities(
  of variables: [VariableID],
  in solver: borrowing ConstraintSolver
) -> [Bool] {
  var result: [Bool] = []
  for variable in variables { result.append(solver.isAmbiguous(variable)) }
  return result
}
