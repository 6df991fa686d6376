import LayoutSolver
import SolverWorkloads
import Testing

/// The rules of the solver on systems that can be checked by hand.
@Suite struct ConstraintSolverTests {
  /// A row over the one variable.
  struct Wish {
    var relation: Relation
    var constant: Double
    var priority: Float

    init(_ relation: Relation, _ constant: Double, _ priority: Float) {
      self.relation = relation
      self.constant = constant
      self.priority = priority
    }
  }

  struct Case {
    var wishes: [Wish]
    var expected: Double

    init(_ wishes: [Wish], _ expected: Double) {
      self.wishes = wishes
      self.expected = expected
    }
  }

  static let cases: [Case] = [
    Case([], 0),
    Case([Wish(.equal, 40, 1000)], 40),
    Case([Wish(.equal, 40, 750), Wish(.equal, 50, 751)], 50),
    // Of equal wishes the earlier is granted, never the middle.
    Case([Wish(.equal, 100, 750), Wish(.equal, 150, 750)], 100),
    Case([Wish(.equal, 150, 750), Wish(.equal, 100, 750)], 150),
    // Two wishes outweigh one of the same priority, but not one of a higher.
    Case([Wish(.equal, 100, 750), Wish(.equal, 150, 750), Wish(.equal, 150, 750)], 150),
    Case([Wish(.equal, 100, 751), Wish(.equal, 150, 750), Wish(.equal, 150, 750)], 100),
    // Hugging and compression resistance.
    Case([Wish(.lessThanOrEqual, 60, 250), Wish(.greaterThanOrEqual, 60, 750)], 60),
    Case([Wish(.greaterThanOrEqual, 60, 750), Wish(.lessThanOrEqual, 50, 1000)], 50),
    // Undetermined: the lower end, or else the upper one, or else 0.
    Case([Wish(.greaterThanOrEqual, 30, 1000)], 30),
    Case([Wish(.greaterThanOrEqual, -30, 1000)], -30),
    Case([Wish(.lessThanOrEqual, -30, 1000)], -30),
    Case([Wish(.lessThanOrEqual, 30, 1000)], 30),
    Case([Wish(.greaterThanOrEqual, -30, 1000), Wish(.lessThanOrEqual, 30, 1000)], -30),
    // "No limit" is no end to rest at.
    Case([Wish(.lessThanOrEqual, .greatestFiniteMagnitude, 1000)], 0),
    // A tie that a lower priority decides.
    Case([Wish(.equal, 100, 750), Wish(.equal, 150, 750), Wish(.equal, 120, 500)], 120),
  ]

  @Test(arguments: cases)
  func `one variable`(given: Case) {
    var system = SampleSystem(variableCount: 1)
    for wish in given.wishes {
      system.rows.append(
        SampleRow(
          terms: [(0, 1)],
          relation: wish.relation,
          constant: wish.constant,
          priority: wish.priority
        )
      )
    }
    var loaded = LoadedSystem(system)
    loaded.solver.solve()
    #expect(abs(loaded.point()[0] - given.expected) < 1e-9)
  }

  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func `a constraint without a finite constant is without effect`(constant: Double) {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let odd = solver.addConstraint([Term(width)], .equal, constant)
    solver.addConstraint([Term(width)], .equal, 30, priority: Priority(500))
    solver.solve()
    #expect(solver.value(of: width) == 30)
    solver.setConstant(70, of: odd)
    solver.solve()
    #expect(solver.value(of: width) == 70)
    solver.setConstant(constant, of: odd)
    solver.solve()
    #expect(solver.value(of: width) == 30)
  }

  @Test func `coefficients that are no numbers make a constraint inert`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let odd = solver.addConstraint([Term(width, .nan)], .equal, 10)
    solver.setConstant(20, of: odd)
    solver.solve()
    #expect(solver.value(of: width) == 0)
    solver.removeConstraint(odd)
    solver.solve()
    #expect(solver.value(of: width) == 0)
  }

  @Test func `a limit of any size leaves the rest alone`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    solver.addConstraint([Term(width)], .lessThanOrEqual, .greatestFiniteMagnitude)
    solver.addConstraint([Term(width)], .equal, 33.25, priority: Priority(250))
    solver.solve()
    #expect(solver.value(of: width) == 33.25)
  }

  @Test func `a constraint of nothing holds or is broken by itself`() {
    var solver = ConstraintSolver()
    let fine = solver.addConstraint([], .lessThanOrEqual, 5)
    let broken = solver.addConstraint([], .equal, 5)
    solver.solve()
    #expect(solver.conflicts == [Conflict(constraints: [broken], broken: broken, amount: 5)])
    solver.removeConstraint(broken)
    solver.removeConstraint(fine)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
  }

  @Test func `a variable that nothing determines is ambiguous`() {
    var solver = ConstraintSolver()
    let (left, width, alone) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    solver.addConstraint([Term(left), Term(width)], .equal, 100)
    solver.solve()
    #expect(ambiguities(of: [left], in: solver) == [true])
    #expect(ambiguities(of: [width], in: solver) == [true])
    #expect(ambiguities(of: [alone], in: solver) == [true])
    let size = solver.addConstraint([Term(width)], .equal, 60, priority: Priority(1))
    solver.solve()
    #expect(ambiguities(of: [left], in: solver) == [false])
    #expect(ambiguities(of: [width], in: solver) == [false])
    #expect(ambiguities(of: [alone], in: solver) == [true])
    #expect(solver.value(of: left) == 40)
    solver.removeConstraint(size)
    solver.solve()
    #expect(ambiguities(of: [left], in: solver) == [true])
  }

  @Test func `equal wishes in conflict are an ambiguity`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    solver.addConstraint([Term(width)], .equal, 100, priority: Priority(750))
    let other = solver.addConstraint([Term(width)], .equal, 150, priority: Priority(750))
    solver.solve()
    #expect(ambiguities(of: [width], in: solver) == [true])
    solver.setPriority(Priority(749), of: other)
    solver.solve()
    #expect(ambiguities(of: [width], in: solver) == [false])
  }

  @Test func `equations that only together have a solution determine it`() {
    var solver = ConstraintSolver()
    let (x, y, z) = (solver.makeVariable(), solver.makeVariable(), solver.makeVariable())
    solver.addConstraint([Term(x), Term(y), Term(z)], .equal, 6)
    solver.addConstraint([Term(x), Term(y), Term(z, -1)], .equal, 0)
    solver.addConstraint([Term(x), Term(y, -1), Term(z)], .equal, 2)
    solver.solve()
    for (variable, expected) in [(x, 1.0), (y, 2), (z, 3)] {
      #expect(abs(solver.value(of: variable) - expected) < 1e-9)
      #expect(ambiguities(of: [variable], in: solver) == [false])
    }
  }

  @Test(arguments: [(-1, -1), (0, 0), (1, 2), (40, 75), (5000, 3), (3, 5000)])
  func `room made in advance changes no value`(variables: Int, constraints: Int) {
    var solver = ConstraintSolver()
    solver.reserveCapacity(variables: variables, constraints: constraints)
    var previous = solver.makeVariable()
    solver.addConstraint([Term(previous)], .equal, 1)
    var all = [previous]
    for index in 1..<300 {
      let next = solver.makeVariable()
      let sum = all.suffix(6).map { Term($0, -1) }
      solver.addConstraint([Term(next)] + sum, .lessThanOrEqual, Double(index % 7))
      solver.addConstraint([Term(next), Term(previous, -1)], .equal, Double(index % 3))
      all.append(next)
      previous = next
      if index == 150 { solver.solve() }
    }
    solver.solve()
    var expected = 1.0
    for index in all.indices {
      expected += Double(index % 3)
      #expect(solver.value(of: all[index]) == expected)
    }
  }
}
