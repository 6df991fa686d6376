import CMeasuring
import LayoutSolver
import SolverWorkloads
import TestSupport
import Testing

/// Updates ask for no memory once everything has been seen: whatever changes, and whether or not
/// constraints contradict each other.
///
/// Only where code is optimized: otherwise Swift asks for memory by itself.
@Suite(.enabled(if: isOptimized)) struct AllocationTests {
  /// How often a body asks for memory when it runs for the third time.
  private static func allocations(_ body: () -> Void) -> Int {
    body()
    body()
    let before = allocation_count()
    body()
    return Int(allocation_count() - before)
  }

  @Test func `a drag with a standing conflict`() {
    var work = Workload.screen()
    work.add(work.container.width, .equal, 1000)
    let system = work.fixed()
    var loaded = LoadedSystem(system)
    let count = Self.allocations {
      for step in 0..<100 {
        let width = system.rows[Workload.widthRow].constant + Double(step)
        loaded.solver.setConstant(width, of: loaded.constraints[Workload.widthRow])
        loaded.solver.solve()
      }
    }
    #expect(count == 0)
    #expect(loaded.solver.conflicts.count == 1)
  }

  /// Constants of random systems go through a cycle, in which conflicts and disputes come and go.
  @Test(arguments: [0.2, 0.5, 0.9])
  func `constants that change and change back`(requiredShare: Double) {
    for seed in seeds(from: 0, count: 50) {
      var generator = SeededGenerator(seed: seed)
      let system = SampleSystem.random(
        using: &generator,
        variables: 2...9,
        rows: 4...24,
        requiredShare: requiredShare
      )
      var loaded = LoadedSystem(system)
      loaded.solver.solve()
      let rows = (0..<3).map { _ in Int.random(in: system.rows.indices, using: &generator) }
      let count = Self.allocations {
        for step in 1...12 {
          for (index, row) in rows.enumerated() {
            let way = Double((step % 12) * (index + 3))
            loaded.solver.setConstant(
              system.rows[row].constant + way,
              of: loaded.constraints[row]
            )
          }
          loaded.solver.solve()
        }
      }
      #expect(count == 0, "seed \(seed)")
    }
  }

  @Test func `priorities that change and change back`() {
    for seed in seeds(from: 1000, count: 50) {
      var generator = SeededGenerator(seed: seed)
      let system = SampleSystem.random(using: &generator, variables: 2...9, rows: 4...24)
      var loaded = LoadedSystem(system)
      loaded.solver.solve()
      let row = Int.random(in: system.rows.indices, using: &generator)
      let count = Self.allocations {
        for priority: Float in [1000, 750, 999, 250, system.rows[row].priority] {
          loaded.solver.setPriority(Priority(priority), of: loaded.constraints[row])
          loaded.solver.solve()
        }
      }
      #expect(count == 0, "seed \(seed)")
    }
  }

  /// The numbers and the memory of what is gone are used again, so that nothing grows for ever.
  @Test func `constraints that leave and come back`() {
    for seed in seeds(from: 2000, count: 30) {
      var generator = SeededGenerator(seed: seed)
      let system = SampleSystem.random(using: &generator, variables: 4...9, rows: 6...24)
      var loaded = LoadedSystem(system)
      loaded.solver.solve()
      let row = Int.random(in: system.rows.indices, using: &generator)
      let terms = system.rows[row].terms.map {
        Term(loaded.variables[$0.variable], $0.coefficient)
      }
      let count = Self.allocations {
        for _ in 0..<300 {
          loaded.solver.removeConstraint(loaded.constraints[row])
          loaded.solver.solve()
          loaded.constraints[row] = loaded.solver.addConstraint(
            terms,
            system.rows[row].relation,
            system.rows[row].constant,
            priority: Priority(system.rows[row].priority)
          )
          loaded.solver.solve()
        }
      }
      #expect(count == 0, "seed \(seed)")
    }
  }
}

/// Whether the tests are built for release.
private var isOptimized: Bool {
  #if DEBUG
  false
  #else
  true
  #endif
}
