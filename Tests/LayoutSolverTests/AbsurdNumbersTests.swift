import LayoutSolver
import SolverWorkloads
import TestSupport
import Testing

/// No number that a caller can pass may stop the solver or get into a value.
@Suite struct AbsurdNumbersTests {
  private static let numbers: [Double] = [
    1e-12, 1e12, 1e300, -1e300, .infinity, -.infinity, .nan, 1e-300, .leastNonzeroMagnitude, 1e9,
    1e-9, 0, .greatestFiniteMagnitude,
  ]

  private static func system(using generator: inout SeededGenerator) -> SampleSystem {
    var system = SampleSystem.random(using: &generator, variables: 1...6, rows: 1...20)
    for row in system.rows.indices {
      if Int.random(in: 0..<3, using: &generator) == 0 {
        system.rows[row].constant = numbers.randomElement(using: &generator) ?? 0
      }
      for term in system.rows[row].terms.indices
      where Int.random(in: 0..<4, using: &generator) == 0 {
        system.rows[row].terms[term].coefficient *= numbers.randomElement(using: &generator) ?? 0
      }
    }
    return system
  }

  @Test func `values stay numbers whatever comes in`() {
    for seed in UInt64(0)..<400 {
      var generator = SeededGenerator(seed: seed)
      var system = Self.system(using: &generator)
      var loaded = LoadedSystem(system)
      loaded.solver.solve()
      for variable in loaded.variables {
        _ = loaded.solver.constraintsDetermining(variable)
        _ = loaded.solver.ambiguity(of: variable)
      }
      for _ in 0..<4 {
        loaded.edit(&system, using: &generator)
        loaded.solver.solve()
      }
      let point = loaded.point()
      let isFinite = point.allSatisfy { $0.isFinite }
      #expect(isFinite, "seed \(seed): \(point)\n\(system)")
    }
  }

  @Test func `terms without weight do not count`() {
    var solver = ConstraintSolver()
    let (width, other) = (solver.makeVariable(), solver.makeVariable())
    solver.addConstraint([Term(width), Term(other, 1e-300)], .equal, 40)
    solver.solve()
    #expect(solver.value(of: width) == 40)
    #expect(ambiguities(of: [width, other], in: solver) == [false, true])
  }
}
