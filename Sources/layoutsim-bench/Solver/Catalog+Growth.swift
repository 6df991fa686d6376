import SolverWorkloads

extension Catalog {
  /// The cost of a constraint in ever larger trees, against that in the smallest.
  static var growth: [Measurement] {
    [
      Measurement("growth", tools: []) { laboratory in
        var results: [Result] = []
        for levels in 5...9 {
          let system = Workload.nested(levels, isSpine: false).fixed()
          let plain = PlainRows(system)
          var values = system.zeros
          let comparison = laboratory.measure { slice in
            samples(for: slice) { plain.timeOfBuilding(&values) / Double(system.rows.count) }
          }
          var result = Result(
            "growth-\(system.rows.count)",
            "nested tree of \(system.rows.count.grouped) constraints, for each",
            comparison,
            goal: .atMost(150),
            remarks: ["compared with the smallest"]
          )
          result.peer = results.first?.ours ?? comparison.ours
          result.isRight = system.errors(at: values)[0] < 1e-6 * Double(system.rows.count)
          results.append(result)
        }
        return results
      }
    ]
  }
}
