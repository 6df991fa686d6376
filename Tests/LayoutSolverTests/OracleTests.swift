import LayoutSolver
import SolverWorkloads
import TestSupport
import Testing

/// What the solver is compared with must itself be right.
@Suite struct OracleTests {
  @Test func `the simplex by the book agrees with trying every corner`() {
    for seed in UInt64(0)..<400 {
      var generator = SeededGenerator(seed: seed)
      let system = SampleSystem.random(using: &generator)
      let errors = system.errors(at: TableauOracle.solution(of: system))
      let least = ExhaustiveOracle.leastErrors(of: system)
      #expect(
        zip(errors, least).allSatisfy { abs($0 - $1) < 1e-6 },
        "seed \(seed): \(errors) instead of \(least) for\n\(system)"
      )
    }
  }

  @Test(arguments: [
    Workload.screen(), .overfullRow(6, isDistinct: true), .nested(2, isSpine: true),
    .table(1, isStretched: true),
  ])
  func `the solver agrees with the simplex by the book`(work: Workload) {
    for sizeLast in [false, true] {
      let system = work.fixed(sizeLast: sizeLast)
      var loaded = LoadedSystem(system)
      loaded.solver.solve()
      let errors = system.errors(at: loaded.point())
      let least = system.errors(at: TableauOracle.solution(of: system))
      #expect(
        zip(errors, least).allSatisfy { abs($0 - $1) < 1e-6 },
        "\(work.name): \(errors) instead of \(least)"
      )
    }
  }
}
