import LayoutSolver

/// A constraint as plain numbers, for the solver and for the oracle.
struct SampleRow: CustomStringConvertible {
  var terms: [(variable: Int, coefficient: Double)]
  var relation: Relation
  var constant: Double
  var priority: Float = 1000
  var isProtected = false

  /// By how much the row misses its constant.
  func error(at point: [Double]) -> Double {
    var sum = -constant
    for term in terms { sum += term.coefficient * point[term.variable] }
    switch relation {
    case .equal: return abs(sum)
    case .lessThanOrEqual: return max(sum, 0)
    case .greaterThanOrEqual: return max(-sum, 0)
    }
  }

  var description: String {
    let sum = terms.map { "\($0.coefficient)*x\($0.variable)" }.joined(separator: " + ")
    let sign =
      switch relation {
      case .equal: "=="
      case .lessThanOrEqual: "<="
      case .greaterThanOrEqual: ">="
      }
    return "\(sum) \(sign) \(constant) @\(priority)\(isProtected ? " protected" : "")"
  }
}

/// A system of constraints as plain numbers.
struct SampleSystem: CustomStringConvertible {
  var variableCount: Int
  var rows: [SampleRow] = []

  var description: String { rows.map(\.description).joined(separator: "\n") }

  /// The priorities of the system, highest first; required is always one.
  var priorities: [Float] { Set(rows.map(\.priority) + [1000]).sorted(by: >) }

  /// The sum of errors of each priority, highest first.
  func errors(at point: [Double]) -> [Double] {
    priorities.map { priority in
      rows.reduce(0) { $0 + ($1.priority == priority ? $1.error(at: point) : 0) }
    }
  }
}

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
