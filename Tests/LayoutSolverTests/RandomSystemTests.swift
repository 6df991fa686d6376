import LayoutSolver
import SolverWorkloads
import TestSupport
import Testing

/// Random systems against the exhaustive oracle.
@Suite struct RandomSystemTests {
  private static let shares = [0.1, 0.35, 0.6]

  private static func system(_ seed: UInt64) -> SampleSystem {
    var generator = SeededGenerator(seed: seed)
    return .random(using: &generator, requiredShare: shares[Int(seed % 3)])
  }

  @Test func `verdicts and errors of every priority are the least possible`() {
    for seed in seeds(from: 0, count: 4000) {
      let system = Self.system(seed)
      var loaded = LoadedSystem(system)
      loaded.solver.solve()
      if let fault = loaded.fault(in: system) {
        Issue.record("seed \(seed): \(fault)\n\(system)")
      }
    }
  }

  @Test func `the order of activation changes no errors`() {
    for seed in seeds(from: 4000, count: 1000) {
      let system = Self.system(seed)
      var generator = SeededGenerator(seed: seed ^ 0xFFFF)
      var loaded = LoadedSystem(system, order: system.rows.indices.shuffled(using: &generator))
      loaded.solver.solve()
      if let fault = loaded.fault(in: system, checkingOrder: false) {
        Issue.record("seed \(seed): \(fault)\n\(system)")
      }
    }
  }

  @Test func `after any edits all is as if made afresh`() {
    for seed in seeds(from: 5000, count: 500) {
      var generator = SeededGenerator(seed: seed)
      var system = SampleSystem.random(using: &generator, variables: 2...6, rows: 3...10)
      func load(_ system: SampleSystem) -> LoadedSystem {
        LoadedSystem(system, order: Array(system.rows.indices)) { !$0.isMultiple(of: 2) }
      }
      var loaded = load(system)
      for step in 0..<6 {
        for _ in 0..<Int.random(in: 1...3, using: &generator) {
          loaded.edit(&system, using: &generator)
        }
        loaded.solver.solve()
        var fresh = load(system)
        fresh.solver.solve()
        let (edited, expected) = (loaded.point(), fresh.point())
        #expect(
          zip(edited, expected).allSatisfy { abs($0 - $1) < 1e-6 },
          "seed \(seed), step \(step): \(edited) instead of \(expected)\n\(system)"
        )
        #expect(loaded.solver.conflicts.count == fresh.solver.conflicts.count, "seed \(seed)")
      }
    }
  }
}
