extension SolverCore {
  /// Finds the constraints that determine a variable, in order of activation.
  mutating func constraintsDetermining(_ variable: VariableID) -> [Influence] {
    divide()
    guard let component = partition.component(of: variable.index) else { return [] }
    let found = componentSolver.value.influences(
      on: variable.index,
      partition.components[component],
      in: partition,
      of: &rows
    )
    let keyed = found.map { (order: rows[Int($0.row)].order, influence: Influence($0)) }
    return keyed.sorted { $0.order < $1.order }.map(\.influence)
  }

  /// Returns the variables that constraints connect with one, itself among them, in order of their numbers.
  mutating func variables(connectedWith variable: VariableID) -> [VariableID] {
    divide()
    guard let component = partition.component(of: variable.index) else { return [variable] }
    return partition.components[component].variablePlaces
      .map { VariableID(Int(partition.variables[$0])) }.sorted()
  }

  /// Finds the values that a variable may take in equally good solutions.
  mutating func ambiguity(of variable: VariableID) -> Ambiguity? {
    divide()
    defer { solve() }
    let value = value(of: variable)
    let lowWitness = solution(leaning: .lessThanOrEqual, to: value - 100, variable)
    let highWitness = solution(leaning: .greaterThanOrEqual, to: value + 100, variable)
    var ends = (lower: value, upper: value)
    for assignment in lowWitness where assignment.variable == variable {
      ends.lower = assignment.value
    }
    for assignment in highWitness where assignment.variable == variable {
      ends.upper = assignment.value
    }
    let rounding = 1e-6 * max(1, abs(value))
    guard ends.upper - ends.lower > rounding else { return nil }
    if ends.lower <= value - 100 + rounding {
      ends.lower = extreme(.lessThanOrEqual, -SolverCore.farAway, variable)
    }
    if ends.upper >= value + 100 - rounding {
      ends.upper = extreme(.greaterThanOrEqual, SolverCore.farAway, variable)
    }
    return Ambiguity(
      lower: ends.lower,
      upper: ends.upper,
      lowWitness: lowWitness,
      highWitness: highWitness
    )
  }

  /// The value that counts as without limit.
  private static let farAway = 1e7

  private mutating func extreme(
    _ relation: Relation,
    _ target: Double,
    _ variable: VariableID
  ) -> Double {
    for assignment in solution(leaning: relation, to: target, variable)
    where assignment.variable == variable {
      let isUnlimited = abs(assignment.value) >= SolverCore.farAway * 0.999
      return isUnlimited ? target * .infinity : assignment.value
    }
    return target * .infinity
  }

  /// Returns the best solution that is nearest to a target for one variable.
  ///
  /// The values are those of that solution until the next one.
  private mutating func solution(
    leaning relation: Relation,
    to target: Double,
    _ variable: VariableID
  ) -> [Ambiguity.Assignment] {
    let wish = addConstraint(
      [Term(variable)].span,
      relation,
      target,
      priority: .lowest,
      protection: .none
    )
    solve()
    let members = variables(connectedWith: variable)
    let assignments = members.map { Ambiguity.Assignment($0, value(of: $0)) }
    removeConstraint(wish)
    return assignments
  }
}

extension Influence {
  fileprivate init(_ weighted: WeightedRow) {
    self.init(constraint: ConstraintID(weighted.row), rate: weighted.weight)
  }
}
