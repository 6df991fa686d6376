import LayoutSolver
import SolverWorkloads

extension LoadedSystem {
  /// What is wrong with a solution, in words, or `nil`.
  ///
  /// - Parameters:
  ///   - system: The system that was loaded.
  ///   - checkingOrder: Whether rows were activated in the order in which the system has them.
  func fault(in system: SampleSystem, checkingOrder: Bool = true) -> String? {
    let required = system.rows.filter { $0.priority == 1000 }
    let count = system.variableCount
    let isFeasible = ExhaustiveOracle.isFeasible(required, variableCount: count)
    if isFeasible != solver.conflicts.isEmpty {
      return "feasible: \(isFeasible), conflicts: \(solver.conflicts)"
    }
    let given = Set(solver.conflicts.compactMap { constraints.firstIndex(of: $0.broken) })
    if checkingOrder, given != Self.rowsToGiveUp(in: system) {
      return "\(given) were given up instead of \(Self.rowsToGiveUp(in: system))"
    }
    var demoted = system
    for conflict in solver.conflicts {
      if let fault = fault(of: conflict, in: system, checkingOrder: checkingOrder) { return fault }
      guard let broken = constraints.firstIndex(of: conflict.broken) else {
        return "the broken constraint is none of the system"
      }
      demoted.rows[broken].priority = Float(1000).nextDown
      let amount = system.rows[broken].error(at: point())
      if abs(amount - conflict.amount) > 1e-5 { return "amount \(conflict.amount) for \(amount)" }
    }
    let errors = demoted.errors(at: point())
    let least = ExhaustiveOracle.leastErrors(of: demoted)
    let isLeast = zip(errors, least).allSatisfy { abs($0 - $1) < 1e-5 }
    return isLeast ? nil : "errors \(errors) instead of \(least) at \(point())"
  }

  /// The required rows that do not go with those before them, best protected first, then in their order.
  private static func rowsToGiveUp(in system: SampleSystem) -> Set<Int> {
    var kept: [SampleRow] = []
    var given: Set<Int> = []
    for protection in Protection.allCases.reversed() {
      for index in system.rows.indices
      where system.rows[index].priority == 1000 && system.rows[index].protection == protection {
        kept.append(system.rows[index])
        if ExhaustiveOracle.isFeasible(kept, variableCount: system.variableCount) { continue }
        kept.removeLast()
        given.insert(index)
      }
    }
    return given
  }

  private func fault(
    of conflict: Conflict,
    in system: SampleSystem,
    checkingOrder: Bool
  ) -> String? {
    let members = conflict.constraints.compactMap { constraints.firstIndex(of: $0) }
    let rows = members.map { system.rows[$0] }
    let count = system.variableCount
    if rows.contains(where: { $0.priority < 1000 }) { return "optional rows in \(members)" }
    if ExhaustiveOracle.isFeasible(rows, variableCount: count) { return "\(members) can hold" }
    for index in rows.indices {
      var rest = rows
      rest.remove(at: index)
      if !ExhaustiveOracle.isFeasible(rest, variableCount: count) {
        return "\(members) conflict without \(members[index])"
      }
    }
    guard checkingOrder else { return nil }
    if members != members.sorted() { return "\(members) are not in order of activation" }
    let least = members.map { system.rows[$0].protection }.min()
    let expected = members.last { system.rows[$0].protection == least }
    let broken = constraints.firstIndex(of: conflict.broken)
    return broken == expected ? nil : "\(broken ?? -1) of \(members) was given up"
  }

  /// Makes one random change to the solver and to the system that describes it; the system's rows
  /// stay in order of activation.
  mutating func edit(
    _ system: inout SampleSystem,
    using generator: inout some RandomNumberGenerator
  ) {
    let row = system.rows.indices.randomElement(using: &generator)
    switch (Int.random(in: 0..<4, using: &generator), row) {
    case (0, let row?):
      let constant = Double(Int.random(in: -3...6, using: &generator) * 10)
      system.rows[row].constant = constant
      solver.setConstant(constant, of: constraints[row])
    case (1, let row?):
      let priorities: [Float] = [1000, 750, 250]
      let priority = priorities.randomElement(using: &generator) ?? 1000
      system.rows[row].priority = priority
      solver.setPriority(Priority(priority), of: constraints[row])
    case (2, let row?):
      solver.removeConstraint(constraints[row])
      constraints.remove(at: row)
      system.rows.remove(at: row)
    default:
      let more = SampleSystem.random(
        using: &generator,
        variables: system.variableCount...system.variableCount,
        rows: 1...1
      )
      system.rows += more.rows
      for row in more.rows { constraints.append(add(row)) }
    }
  }
}
