import LayoutSolver
import SolverWorkloads

extension SampleSystem {
  /// Makes a small system of the kinds of rows that layouts have, with many ties.
  static func random(
    using generator: inout some RandomNumberGenerator,
    variables: ClosedRange<Int> = 1...4,
    rows: ClosedRange<Int> = 1...9,
    requiredShare: Double = 0.35
  ) -> SampleSystem {
    let count = Int.random(in: variables, using: &generator)
    var system = SampleSystem(variableCount: count)
    let coefficients: [Double] = [1, 1, 1, -1, -1, 0.5, 2, -0.5, 3, 0.3]
    let priorities: [Float] = [999, 751, 750, 750, 250, 250.5, 1]
    for _ in 0..<Int.random(in: rows, using: &generator) {
      var left = Array(0..<count)
      left.shuffle(using: &generator)
      let used = left.prefix(Int.random(in: 1...min(count, 3), using: &generator))
      let isRequired = Double.random(in: 0..<1, using: &generator) < requiredShare
      system.rows.append(
        SampleRow(
          terms: used.map {
            ($0, coefficients[Int.random(in: 0..<coefficients.count, using: &generator)])
          },
          relation: [.equal, .lessThanOrEqual, .greaterThanOrEqual][
            Int.random(in: 0..<3, using: &generator)
          ],
          constant: Double(Int.random(in: -2...6, using: &generator) * 10),
          priority: isRequired
            ? 1000 : priorities[Int.random(in: 0..<priorities.count, using: &generator)],
          protection: [.full, .partial, .none, .none][Int.random(in: 0..<4, using: &generator)]
        )
      )
    }
    return system
  }
}
