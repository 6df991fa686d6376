import LayoutSolver
import SolverWorkloads

extension ExhaustiveOracle {
  /// Where the search for values ends.
  static let limit = 100_000.0

  /// The least and the greatest value of each variable in the best solutions, up to a limit.
  static func ranges(of system: SampleSystem) -> [ClosedRange<Double>] {
    let least = leastErrors(of: system)
    return (0..<system.variableCount).map { variable in
      var fenced = system
      for end in [-limit, limit] {
        fenced.rows.append(
          SampleRow(terms: [(variable, 1)], relation: .equal, constant: end, priority: 0)
        )
      }
      var found: ClosedRange<Double>?
      forEachCorner(of: fenced) { point in
        let value = point[variable]
        let isBest = zip(system.errors(at: point), least).allSatisfy { $0 <= $1 + 1e-6 }
        guard abs(value) <= limit + 1e-6, isBest else { return }
        let range = found ?? value...value
        found = min(range.lowerBound, value)...max(range.upperBound, value)
      }
      return found ?? 0...0
    }
  }
}
