import LayoutSolver
import SolverWorkloads
import Testing

/// Where a place and a length rest that rows leave open: all 93 ambiguous cases of three suites that run on
/// UIKit keep to these rules.
@Suite struct RestingTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    /// Rows over the place, the length and the end: the coefficients, the relation and the constant.
    let rows: [([Double], Relation, Double)]
    let place: Double
    let length: Double
  }

  @Test(arguments: [
    Row(testDescription: "nothing", rows: [], place: 0, length: 0),
    Row(
      testDescription: "a place at its lower bound",
      rows: [([1, 0], .greaterThanOrEqual, -20)],
      place: -20,
      length: 0
    ),
    Row(
      testDescription: "a place at its upper bound",
      rows: [([1, 0], .lessThanOrEqual, 70)],
      place: 70,
      length: 0
    ),
    Row(
      testDescription: "of two bounds the lower one",
      rows: [([1, 0], .lessThanOrEqual, 70), ([1, 0], .greaterThanOrEqual, -20)],
      place: -20,
      length: 0
    ),
    Row(
      testDescription: "a length at its lower end",
      rows: [([0, 1], .lessThanOrEqual, 23)],
      place: 0,
      length: 0
    ),
    Row(
      testDescription: "the length first, then the place on the line above which it ends",
      rows: [([1, 1], .lessThanOrEqual, 100)],
      place: 100,
      length: 0
    ),
    Row(
      testDescription: "the length first, then the place before that line",
      rows: [([1, 1], .lessThanOrEqual, 100), ([0, 1], .greaterThanOrEqual, 30)],
      place: 70,
      length: 30
    ),
    Row(
      testDescription: "a middle on a line",
      rows: [([1, 0.5], .lessThanOrEqual, 100), ([0, 1], .equal, 30)],
      place: 85,
      length: 30
    ),
    Row(
      testDescription: "between two lines",
      rows: [([1, 1], .lessThanOrEqual, 100), ([1, 0], .greaterThanOrEqual, 20)],
      place: 20,
      length: 0
    ),
    Row(
      testDescription: "an end that is fixed",
      rows: [([1, 1], .equal, 100), ([1, 0], .greaterThanOrEqual, 20)],
      place: 100,
      length: 0
    ),
    Row(
      testDescription: "an end that is fixed, and a place that has to stay before",
      rows: [([1, 1], .equal, 100), ([1, 0], .lessThanOrEqual, 40)],
      place: 40,
      length: 60
    ),
  ])
  func `what is open rests`(_ row: Row) {
    var solver = ConstraintSolver()
    let place = solver.makeVariable()
    let length = solver.makeVariable(restsFirst: true)
    solver.addConstraint([Term(length)], .greaterThanOrEqual, 0, protection: .full)
    for (coefficients, relation, constant) in row.rows {
      let terms = zip([place, length], coefficients).filter { $0.1 != 0 }.map { Term($0.0, $0.1) }
      solver.addConstraint(terms, relation, constant)
    }
    solver.solve()
    #expect(solver.value(of: place) == row.place)
    #expect(solver.value(of: length) == row.length)
    // Asking what determines them moves nothing.
    _ = solver.constraintsDetermining(place)
    #expect(solver.value(of: place) == row.place)
  }

  @Test func `lengths that cannot all rest leave no row behind`() {
    var solver = ConstraintSolver()
    let (first, second) = (
      solver.makeVariable(restsFirst: true), solver.makeVariable(restsFirst: true)
    )
    for length in [first, second] {
      solver.addConstraint([Term(length)], .greaterThanOrEqual, 0)
      solver.addConstraint([Term(length)], .lessThanOrEqual, 60)
    }
    solver.addConstraint([Term(first), Term(second)], .greaterThanOrEqual, 100)
    solver.solve()
    let (one, other) = (solver.value(of: first), solver.value(of: second))
    #expect(one + other >= 100 && one <= 60 && other <= 60)
    #expect(ambiguities(of: [first], in: solver) == [true])
  }

  @Test func `what cannot rest keeps nothing else from it`() {
    var solver = ConstraintSolver()
    let (first, second) = (
      solver.makeVariable(restsFirst: true), solver.makeVariable(restsFirst: true)
    )
    let (place, length) = (solver.makeVariable(), solver.makeVariable(restsFirst: true))
    for bounded in [first, second, length] {
      solver.addConstraint([Term(bounded)], .greaterThanOrEqual, 0)
      solver.addConstraint([Term(bounded)], .lessThanOrEqual, 60)
    }
    solver.addConstraint([Term(first), Term(second)], .greaterThanOrEqual, 100)
    solver.addConstraint([Term(place), Term(length)], .lessThanOrEqual, 80)
    solver.solve()
    #expect(solver.value(of: first) + solver.value(of: second) >= 100)
    #expect(solver.value(of: place) == 80 && solver.value(of: length) == 0)
  }

  @Test func `what only waiting rows determine together is not open`() {
    // place >= 0, place + length <= 100, length >= 100: one solution.
    var solver = ConstraintSolver()
    let place = solver.makeVariable()
    let length = solver.makeVariable(restsFirst: true)
    solver.addConstraint([Term(place)], .greaterThanOrEqual, 0)
    solver.addConstraint([Term(place), Term(length)], .lessThanOrEqual, 100)
    solver.addConstraint([Term(length)], .greaterThanOrEqual, 100)
    solver.solve()
    #expect(solver.value(of: place) == 0 && solver.value(of: length) == 100)
    #expect(ambiguities(of: [place, length], in: solver) == [false, false])
  }

  @Test func `a variable that is made anew rests as it is made`() {
    var solver = ConstraintSolver()
    let old = solver.makeVariable(restsFirst: true)
    solver.removeVariable(old)
    let place = solver.makeVariable()
    let length = solver.makeVariable(restsFirst: true)
    #expect(place == old)
    solver.addConstraint([Term(length)], .greaterThanOrEqual, 0)
    solver.addConstraint([Term(place), Term(length)], .equal, 40)
    solver.addConstraint([Term(place)], .greaterThanOrEqual, 10)
    solver.solve()
    #expect(solver.value(of: place) == 40 && solver.value(of: length) == 0)
  }

  @Test func `what all of the best solutions leave open rests at 0`() {
    // x ≥ 20, x + y ≤ z and 2 y + z / 2 ≤ 0: whatever z is, some y does.
    var system = SampleSystem(variableCount: 3)
    system.rows = [
      SampleRow(
        terms: [(0, 1), (1, 1), (2, -1)],
        relation: .lessThanOrEqual,
        constant: 0,
        priority: 250.5
      ),
      SampleRow(terms: [(1, 2), (2, 0.5)], relation: .lessThanOrEqual, constant: 0, priority: 751),
      SampleRow(terms: [(0, 0.5)], relation: .greaterThanOrEqual, constant: 10),
    ]
    var loaded = LoadedSystem(system)
    loaded.solver.solve()
    #expect(loaded.point() == [20, -20, 0])
  }
}
