import LayoutSolver
import SolverWorkloads
import TestSupport
import Testing

/// Required rows that contradict each other while constants change again and again.
@Suite struct StandingConflictTests {
  @Test func `what a broken constraint misses follows the constant`() {
    var solver = ConstraintSolver()
    let (width, inner) = (solver.makeVariable(), solver.makeVariable())
    let outer = solver.addConstraint([Term(width)], .equal, 100)
    solver.addConstraint([Term(inner), Term(width, -1)], .equal, -20)
    let minimum = solver.addConstraint([Term(inner)], .greaterThanOrEqual, 90)
    for step in 0..<30 {
      let size = 100 - Double(step)
      solver.setConstant(size, of: outer)
      solver.solve()
      #expect(solver.conflicts.map(\.broken) == [minimum], "step \(step)")
      #expect(solver.conflicts.map(\.amount) == [110 - size], "step \(step)")
      #expect(solver.value(of: inner) == size - 20, "step \(step)")
    }
    solver.setConstant(115, of: outer)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: inner) == 95)
  }

  /// Seeds with which values that follow the constants alone would differ from those made afresh.
  private static let telling: [UInt64] = [101_488, 102_362, 103_959, 105_690]

  @Test func `after each change of a constant all is as if made afresh`() {
    for seed in Self.telling + Array(seeds(from: 0, count: 250)) {
      var generator = SeededGenerator(seed: seed)
      var system = SampleSystem.random(
        using: &generator,
        variables: 2...8,
        rows: 3...14,
        requiredShare: [0.3, 0.6, 0.9][Int(seed % 3)]
      )
      var loaded = LoadedSystem(system)
      loaded.solver.solve()
      let rows = (0..<2).map { _ in Int.random(in: system.rows.indices, using: &generator) }
      for step in 0..<14 {
        for row in rows {
          system.rows[row].constant += Double(Int.random(in: -3...4, using: &generator))
          loaded.solver.setConstant(system.rows[row].constant, of: loaded.constraints[row])
        }
        loaded.solver.solve()
        var fresh = LoadedSystem(system)
        fresh.solver.solve()
        #expect(
          loaded.solver.conflicts.map(\.constraints) == fresh.solver.conflicts.map(\.constraints),
          "seed \(seed), step \(step)\n\(system)"
        )
        #expect(
          zip(loaded.point(), fresh.point()).allSatisfy { abs($0 - $1) < 1e-6 },
          "seed \(seed), step \(step)\n\(system)"
        )
      }
    }
  }
}
