import LayoutSolver
import SolverWorkloads
import TestSupport
import Testing

@Suite struct ExplanationTests {
  @Test func `an edge is determined by the constraints along its way`() {
    // left = 16, width = 0.5 · container, container = 390, right = left + width
    var solver = ConstraintSolver()
    let (container, left) = (solver.makeVariable(), solver.makeVariable())
    let (width, right) = (solver.makeVariable(), solver.makeVariable())
    let size = solver.addConstraint([Term(container)], .equal, 390)
    let margin = solver.addConstraint([Term(left)], .equal, 16)
    let half = solver.addConstraint([Term(width), Term(container, -0.5)], .equal, 0)
    let sum = solver.addConstraint([Term(right), Term(left, -1), Term(width, -1)], .equal, 0)
    solver.addConstraint([Term(right)], .lessThanOrEqual, 500)
    solver.solve()
    let influences = solver.constraintsDetermining(right)
    #expect(
      influences == [
        Influence(constraint: size, rate: 0.5), Influence(constraint: margin, rate: 1),
        Influence(constraint: half, rate: 1), Influence(constraint: sum, rate: 1),
      ]
    )
    #expect(solver.value(of: right) == 211)
  }

  @Test func `what gives way does not determine`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let limit = solver.addConstraint([Term(width)], .lessThanOrEqual, 100)
    solver.addConstraint([Term(width)], .greaterThanOrEqual, 130, priority: Priority(750))
    solver.solve()
    let influences = solver.constraintsDetermining(width)
    #expect(influences == [Influence(constraint: limit, rate: 1)])
  }

  @Test func `nothing determines what rests at 0, and its end what rests there`() {
    var solver = ConstraintSolver()
    let (left, alone) = (solver.makeVariable(), solver.makeVariable())
    let limit = solver.addConstraint([Term(left)], .lessThanOrEqual, 100)
    solver.solve()
    #expect(solver.constraintsDetermining(left) == [Influence(constraint: limit, rate: 1)])
    #expect(solver.constraintsDetermining(alone).isEmpty)
  }

  @Test func `what rests against a limit follows it`() {
    var solver = ConstraintSolver()
    let (left, right) = (solver.makeVariable(), solver.makeVariable())
    let margin = solver.addConstraint([Term(left)], .greaterThanOrEqual, 10)
    let end = solver.addConstraint([Term(right), Term(left, -1)], .lessThanOrEqual, -30)
    solver.solve()
    #expect(solver.constraintsDetermining(left) == [Influence(constraint: margin, rate: 1)])
    #expect(
      solver.constraintsDetermining(right) == [
        Influence(constraint: margin, rate: 1), Influence(constraint: end, rate: 1),
      ]
    )
  }

  @Test func `a range has its ends and a witness for each`() {
    var solver = ConstraintSolver()
    let (left, width) = (solver.makeVariable(), solver.makeVariable())
    solver.addConstraint([Term(left), Term(width)], .equal, 100)
    solver.addConstraint([Term(left)], .greaterThanOrEqual, 10)
    solver.addConstraint([Term(width)], .greaterThanOrEqual, 30)
    solver.solve()
    let ambiguity = solver.ambiguity(of: left)
    #expect(ambiguity?.lower == 10)
    #expect(ambiguity?.upper == 70)
    #expect(ambiguity?.lowWitness.map(\.value) == [10, 90])
    #expect(ambiguity?.highWitness.map(\.value) == [70, 30])
    #expect(ambiguity?.lowWitness.map(\.variable) == [left, width])
  }

  @Test func `a range without an end says so, with a witness nearby`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    solver.addConstraint([Term(width)], .greaterThanOrEqual, 30)
    solver.solve()
    let ambiguity = solver.ambiguity(of: width)
    #expect(ambiguity?.lower == 30)
    #expect(ambiguity?.upper == .infinity)
    #expect(ambiguity?.highWitness.map(\.value) == [130])
    #expect(solver.value(of: width) == 30)
  }

  @Test func `ambiguity, its ranges and witnesses agree with the oracle`() {
    for seed in UInt64(0)..<250 {
      var generator = SeededGenerator(seed: seed)
      let system = SampleSystem.random(using: &generator, variables: 1...3, requiredShare: 0.3)
      var loaded = LoadedSystem(system, order: Array(system.rows.indices)) {
        !$0.isMultiple(of: 2)
      }
      loaded.solver.solve()
      guard loaded.solver.conflicts.isEmpty else { continue }
      if let fault = loaded.ambiguityFault(in: system) {
        Issue.record("seed \(seed): \(fault)\n\(system)")
      }
    }
  }

  @Test func `the rows that determine a variable sum up to it`() {
    for seed in UInt64(0)..<500 {
      var generator = SeededGenerator(seed: seed)
      let system = SampleSystem.random(using: &generator, requiredShare: 0.3)
      var loaded = LoadedSystem(system, order: Array(system.rows.indices)) {
        !$0.isMultiple(of: 2)
      }
      loaded.solver.solve()
      guard loaded.solver.conflicts.isEmpty else { continue }
      let point = loaded.point()
      if let fault = loaded.influenceFault(in: system) {
        Issue.record("seed \(seed): \(fault)\n\(system)")
      }
      let isSame = zip(loaded.point(), point).allSatisfy { abs($0 - $1) < 1e-9 }
      #expect(isSame, "seed \(seed)")
    }
  }
}
