import LayoutSolver

/// The sum that shows that rows contradict each other: with these factors all unknowns cancel out.
///
/// By Farkas' lemma there are such factors for any contradiction, and if each row is needed they are unique but for their
/// scale (Gleeson and Ryan, "Identifying minimally infeasible subsystems", ORSA Journal on Computing 1990).
struct ContradictionSum {
  /// A row with its factor.
  struct Share {
    /// The place of the row in the system.
    var row: Int
    /// The factor.
    var factor: Double
    /// The constant of the row, in points.
    var constant: Double

    /// The contribution to the sum, in points.
    var amount: Double { factor * constant }
  }

  /// The rows with their factors.
  let shares: [Share]
  /// The sum, above 0, which would have to be 0 or less.
  let amount: Double

  /// Creates the sum of rows of a system, or `nil` if they do not cancel out.
  ///
  /// - Parameters:
  ///   - rows: The places of the rows, each of which is needed.
  ///   - system: The system.
  ///   - unit: The place of the row whose factor is 1 or −1.
  init?(_ rows: [Int], of system: ConsoleSystem, unit: Int) {
    guard let factors = Self.cancelling(rows.map { system.rows[$0].parts }) else { return nil }
    guard let place = rows.firstIndex(of: unit), abs(factors[place]) > 1e-9 else { return nil }
    let scale = abs(factors[place])
    let total = zip(rows, factors).reduce(0) { $0 + $1.1 / scale * system.rows[$1.0].constant }
    guard abs(total) > 1e-9 else { return nil }
    let sign: Double = total < 0 ? -1 : 1
    shares = zip(rows, factors).map { row, factor in
      Share(row: row, factor: sign * factor / scale, constant: system.rows[row].constant)
    }
    amount = abs(total)
    let isRight = shares.allSatisfy { share in
      switch system.rows[share.row].relation {
      case .equal: true
      case .greaterThanOrEqual: share.factor >= -1e-9
      case .lessThanOrEqual: share.factor <= 1e-9
      }
    }
    guard isRight else { return nil }
  }

  /// Returns factors with which the sums add up to nothing, by Gaussian elimination; `nil` if there are none.
  private static func cancelling(_ sums: [[ConsoleSystem.Part]]) -> [Double]? {
    // Each row keeps the combination of the rows that it has become.
    var reduced: [(parts: [Int: Double], combination: [Double], pivot: Int)] = []
    for (place, sum) in sums.enumerated() {
      var parts = Dictionary(sum.map { ($0.unknown, $0.factor) }, uniquingKeysWith: +)
      var combination = Array(repeating: 0.0, count: sums.count)
      combination[place] = 1
      for row in reduced {
        guard let factor = parts[row.pivot], let divisor = row.parts[row.pivot] else { continue }
        let ratio = factor / divisor
        for (unknown, value) in row.parts {
          let left = (parts[unknown] ?? 0) - ratio * value
          parts[unknown] = abs(left) < 1e-9 ? nil : left
        }
        parts[row.pivot] = nil
        for index in combination.indices { combination[index] -= ratio * row.combination[index] }
      }
      // The least unknown of the greatest factor, so that the order of the dictionary does not matter.
      let pivot = parts.max { left, right in
        (abs(left.value), -left.key) < (abs(right.value), -right.key)
      }
      guard let pivot else { return combination }
      reduced.append((parts, combination, pivot.key))
    }
    return nil
  }
}
