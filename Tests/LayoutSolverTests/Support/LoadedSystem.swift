import LayoutSolver
import SolverWorkloads

/// A solver that holds a sample system.
struct LoadedSystem: ~Copyable {
  var solver = ConstraintSolver()
  let variables: [VariableID]
  /// The constraint of each row.
  var constraints: [ConstraintID] = []

  /// Adds the rows in the order given.
  init(_ system: SampleSystem, order: [Int]? = nil) {
    var made: [VariableID] = []
    for _ in 0..<system.variableCount { made.append(solver.makeVariable()) }
    variables = made
    var byRow: [Int: ConstraintID] = [:]
    for index in order ?? Array(system.rows.indices) { byRow[index] = add(system.rows[index]) }
    constraints = system.rows.indices.compactMap { byRow[$0] }
  }

  mutating func add(_ row: SampleRow) -> ConstraintID {
    solver.addConstraint(
      row.terms.map { Term(variables[$0.variable], $0.coefficient) },
      row.relation,
      row.constant,
      priority: Priority(row.priority),
      isProtected: row.isProtected
    )
  }

  /// The values of all variables.
  func point() -> [Double] {
    var values: [Double] = []
    for variable in variables { values.append(solver.value(of: variable)) }
    return values
  }
}

/// Which variables of a solver are ambiguous.
func ambiguities(of variables: [VariableID], in solver: borrowing ConstraintSolver) -> [Bool] {
  var result: [Bool] = []
  for variable in variables { result.append(solver.isAmbiguous(variable)) }
  return result
}
