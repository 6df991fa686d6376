import LayoutSolver
import Testing

@Suite struct ConflictTests {
  @Test func `the last activated constraint is given up and the amount told`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let first = solver.addConstraint([Term(width)], .equal, 100)
    let second = solver.addConstraint([Term(width)], .equal, 130)
    solver.solve()
    #expect(
      solver.conflicts == [
        Conflict(constraints: [first, second], broken: second, amount: 30)
      ]
    )
    #expect(solver.value(of: width) == 100)
  }

  @Test func `protected constraints are spared`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let first = solver.addConstraint([Term(width)], .equal, 100)
    solver.addConstraint([Term(width)], .equal, 130, protection: .full)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [first])
    #expect(solver.value(of: width) == 130)
  }

  @Test func `of protected constraints the one with the least protection is given up`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let first = solver.addConstraint([Term(width)], .equal, 100, protection: .partial)
    solver.addConstraint([Term(width)], .equal, 130, protection: .full)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [first])
    #expect(solver.value(of: width) == 130)
  }

  @Test func `a constraint is not given up for one that is given up itself`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let least = solver.addConstraint([Term(width)], .greaterThanOrEqual, 20)
    let most = solver.addConstraint([Term(width)], .lessThanOrEqual, 10)
    solver.addConstraint([Term(width)], .equal, 25)
    solver.solve()
    #expect(
      solver.conflicts == [Conflict(constraints: [least, most], broken: most, amount: 15)]
    )
    #expect(solver.value(of: width) == 25)
  }

  @Test func `a broken constraint that was inert for a while counts in full again`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    solver.addConstraint([Term(width)], .equal, 100)
    let second = solver.addConstraint([Term(width)], .equal, 130)
    solver.solve()
    solver.setConstant(.infinity, of: second)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    solver.setConstant(130, of: second)
    solver.solve()
    #expect(solver.conflicts.map(\.broken) == [second])
  }

  @Test func `a broken constraint comes back when the conflict goes`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    let first = solver.addConstraint([Term(width)], .equal, 100)
    solver.addConstraint([Term(width)], .equal, 130)
    solver.solve()
    #expect(solver.conflicts.count == 1)
    solver.removeConstraint(first)
    solver.solve()
    #expect(solver.conflicts.isEmpty)
    #expect(solver.value(of: width) == 130)
  }

  @Test func `a broken constraint is held before any optional one`() {
    var solver = ConstraintSolver()
    let width = solver.makeVariable()
    solver.addConstraint([Term(width)], .lessThanOrEqual, 100)
    solver.addConstraint([Term(width)], .equal, 10, priority: Priority(999))
    solver.addConstraint([Term(width)], .greaterThanOrEqual, 130)
    solver.solve()
    #expect(solver.value(of: width) == 100)
    #expect(solver.conflicts.map(\.amount) == [30])
  }

  @Test func `a set spans what the propagation has joined`() {
    // left + width = right, right = 100, left = 40, width >= 80
    var solver = ConstraintSolver()
    let (left, width, right) = (
      solver.makeVariable(), solver.makeVariable(), solver.makeVariable()
    )
    let sum = solver.addConstraint([Term(left), Term(width), Term(right, -1)], .equal, 0)
    let end = solver.addConstraint([Term(right)], .equal, 100)
    let start = solver.addConstraint([Term(left)], .equal, 40)
    solver.addConstraint([Term(width)], .lessThanOrEqual, 500)
    let size = solver.addConstraint([Term(width)], .greaterThanOrEqual, 80)
    solver.solve()
    #expect(
      solver.conflicts == [
        Conflict(constraints: [sum, end, start, size], broken: size, amount: 20)
      ]
    )
  }

  @Test func `independent conflicts are told apart, in order of activation`() {
    var solver = ConstraintSolver()
    let (x, y) = (solver.makeVariable(), solver.makeVariable())
    let xs = [10.0, 20].map { solver.addConstraint([Term(x)], .equal, $0) }
    let ys = [1.0, 2].map { solver.addConstraint([Term(y)], .equal, $0) }
    solver.solve()
    #expect(solver.conflicts.map(\.constraints) == [xs, ys])
    #expect(solver.conflicts.map(\.amount) == [10, 1])
  }
}
