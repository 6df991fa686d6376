package import LayoutSolver

/// A solver that holds a sample system.
package struct LoadedSystem: ~Copyable {
  package var solver = ConstraintSolver()
  package let variables: [VariableID]
  /// The constraint of each row.
  package var constraints: [ConstraintID] = []

  /// Creates a system with the rows in their order.
  package init(_ system: SampleSystem) { self.init(PlainRows(system)) }

  /// Creates a system with the rows in their order.
  package init(_ plain: PlainRows) {
    solver.reserveCapacity(variables: plain.variableCount, constraints: plain.rows.count)
    let variables = LoadedSystem.makeVariables(plain.variableCount, { _ in false }, in: &solver)
    self.variables = variables
    var scratch =
      variables.first.map { [Term](repeating: Term($0), count: plain.longestCount) } ?? []
    constraints = [ConstraintID](capacity: plain.rows.count) { made in
      let rows = plain.rows.span
      let plainTerms = plain.terms.span
      let variables = variables.span
      var terms = scratch.mutableSpan
      var start = 0
      for index in rows.indices {
        let row = rows[index]
        for place in 0..<row.termCount {
          let term = plainTerms[start + place]
          terms[place] = Term(variables[term.variable], term.coefficient)
        }
        start += row.termCount
        made.append(
          solver.addConstraint(
            terms.span.extracting(0..<row.termCount),
            row.relation,
            row.constant,
            priority: Priority(row.priority),
            protection: row.protection
          )
        )
      }
    }
  }

  /// Creates a system with the rows in the order given, in which some variables may rest before the others.
  package init(_ system: SampleSystem, order: [Int], restsFirst: (Int) -> Bool = { _ in false }) {
    variables = LoadedSystem.makeVariables(system.variableCount, restsFirst, in: &solver)
    var byRow: [Int: ConstraintID] = [:]
    for index in order { byRow[index] = add(system.rows[index]) }
    constraints = system.rows.indices.compactMap { byRow[$0] }
  }

  private static func makeVariables(
    _ count: Int,
    _ restsFirst: (Int) -> Bool,
    in solver: inout ConstraintSolver
  ) -> [VariableID] {
    var made: [VariableID] = []
    made.reserveCapacity(count)
    for index in 0..<count { made.append(solver.makeVariable(restsFirst: restsFirst(index))) }
    return made
  }

  package mutating func add(_ row: SampleRow) -> ConstraintID {
    solver.addConstraint(
      row.terms.map { Term(variables[$0.variable], $0.coefficient) },
      row.relation,
      row.constant,
      priority: Priority(row.priority),
      protection: row.protection
    )
  }

  /// Returns the values of all variables.
  package func point() -> [Double] {
    var values: [Double] = []
    for variable in variables { values.append(solver.value(of: variable)) }
    return values
  }

  /// Writes the values of all variables into a list that has room for them.
  package func read(into values: inout [Double]) {
    var values = values.mutableSpan
    solver.readValues(of: variables.span, into: &values)
  }
}

/// Returns, for each variable, whether it is ambiguous in a solver.
package func ambiguities(
  of variables: [VariableID],
  in solver: borrowing ConstraintSolver
) -> [Bool] {
  var result: [Bool] = []
  for variable in variables { result.append(solver.isAmbiguous(variable)) }
  return result
}
