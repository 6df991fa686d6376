import LayoutSolver

/// The contradictions in a system, and what is left of it without them.
struct ConsoleSolution {
  /// A contradiction of which each row is needed.
  struct Contradiction {
    /// The places of the rows in the system.
    var rows: [Int]
    /// The place of the row that is given up.
    var broken: Int
  }

  private(set) var contradictions: [Contradiction] = []
  /// The values of the unknowns, in points.
  private(set) var values: [Double] = []

  /// Creates the solution of a system.
  ///
  /// - Parameters:
  ///   - system: The system.
  ///   - broken: The place of the constraint that UIKit gave up, or `nil`: of those that the app has made the last
  ///     is given up then.
  ///   - constraints: The constraints of the system.
  init(_ system: ConsoleSystem, breaking broken: Int?, of constraints: [ConsoleConstraint]) {
    var solver = ConstraintSolver()
    let variables = system.unknowns.map { solver.makeVariable(restsFirst: $0.kind != .start) }
    var places: [ConstraintID: Int] = [:]
    let order = system.rows.indices.sorted { left, right in
      let isLate = (system.rows[left].constraint == broken, system.rows[right].constraint == broken)
      guard broken != nil, isLate.0 != isLate.1 else { return left < right }
      return isLate.1
    }
    for place in order {
      let row = system.rows[place]
      let id = solver.addConstraint(
        row.parts.map { Term(variables[$0.unknown], $0.factor) },
        row.relation,
        row.constant,
        priority: row.priority,
        protection: Self.protection(of: row, broken, constraints)
      )
      places[id] = place
    }
    solver.solve()
    contradictions = solver.conflicts.compactMap { conflict in
      guard let broken = places[conflict.broken] else { return nil }
      let rows = conflict.constraints.compactMap { places[$0] }.sorted()
      return Contradiction(rows: rows, broken: broken)
    }
    values = variables.map { solver.value(of: $0) }
  }

  private static func protection(
    of row: ConsoleSystem.Row,
    _ broken: Int?,
    _ constraints: [ConsoleConstraint]
  ) -> Protection {
    guard let place = row.constraint else { return .full }
    if place == broken { return .none }
    return constraints[place].origin == .own && broken == nil ? .none : .partial
  }

  /// Returns by how many points a row is missed: above 0 if its sum is too large.
  func error(of row: ConsoleSystem.Row) -> Double {
    let sum = row.parts.reduce(0) { $0 + $1.factor * values[$1.unknown] }
    let error = sum - row.constant
    switch row.relation {
    case .equal: return error
    case .lessThanOrEqual: return max(0, error)
    case .greaterThanOrEqual: return min(0, error)
    }
  }
}
