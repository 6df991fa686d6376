import LayoutSolver
import SolverWorkloads
import Testing

/// How the work grows with the size of a system, counted, not timed.
@Suite struct GrowthTests {
  private static func row(
    _ terms: [(variable: Int, coefficient: Double)],
    _ relation: Relation,
    _ constant: Double,
    _ priority: Float = 1000
  ) -> SampleRow {
    SampleRow(terms: terms, relation: relation, constant: constant, priority: priority)
  }

  /// A stack of 300 points that its views fill in proportion to their contents, which need more than that.
  ///
  /// View `i` begins at variable `2 * i` and is as long as the one after that.
  private static func proportionalStack(_ count: Int, room: Double = 300) -> SampleSystem {
    var rows = [row([(0, 1)], .equal, 0)]
    let total = Double((0..<count).reduce(0) { $0 + content($1) })
    for index in 0..<count {
      let (start, length) = (2 * index, 2 * index + 1)
      rows.append(row([(length, 1)], .greaterThanOrEqual, 0))
      rows.append(row([(length, 1)], .greaterThanOrEqual, Double(content(index)), 750))
      rows.append(row([(length, 1)], .lessThanOrEqual, Double(content(index)), 250))
      if index + 1 < count {
        rows.append(row([(start + 2, 1), (start, -1), (length, -1)], .equal, 0))
      } else {
        rows.append(row([(start, 1), (length, 1)], .equal, room))
      }
      let share = room * Double(content(index)) / total
      rows.append(row([(length, 1)], .equal, share, max(1, 999 - Float(index))))
    }
    return SampleSystem(variableCount: 2 * count, rows: rows)
  }

  @Test func `rows of one priority count alike, however many others came between them`() {
    // One row wants 0 and two want 10, with 200 priorities in use before the last two.
    var rows = [Self.row([(0, 1)], .equal, 0, 500)]
    rows += (1...200).map { Self.row([($0, 1)], .equal, Double($0), 500 + Float($0)) }
    rows += [Self.row([(0, 1)], .equal, 10, 500), Self.row([(0, 1)], .equal, 10, 500)]
    var loaded = LoadedSystem(SampleSystem(variableCount: 201, rows: rows))
    loaded.solver.solve()
    #expect(abs(loaded.point()[0] - 10) < 1e-6)
  }

  private static func content(_ index: Int) -> Int { 13 + index % 7 }

  @Test(arguments: [300, 600])
  func `views that fill a stack in proportion are laid out by the simplex once`(count: Int) {
    let system = Self.proportionalStack(count)
    var loaded = LoadedSystem(system)
    loaded.solver.solve()
    #expect(loaded.solver.simplexRuns <= 1)
    let errors = zip(system.priorities, system.errors(at: loaded.point()))
    #expect(errors.filter { $0.0 == 1000 }.count == 1)
    #expect(errors.filter { $0.0 == 1000 }.allSatisfy { $0.1 < 1e-6 })
    // The first ones have their shares, whatever those that count less want.
    let shares = errors.filter { 750 < $0.0 && $0.0 < 1000 }.map(\.1)
    #expect(shares.count == 249)
    #expect(shares.allSatisfy { $0 < 1e-6 })
  }

  @Test
  func `views that fill a stack in proportion cost little more than they are`() {
    let visited = [500, 1000].map { count in
      var loaded = LoadedSystem(Self.proportionalStack(count))
      loaded.solver.solve()
      return loaded.solver.simplexEntriesVisited
    }
    // The first 250 come before what contents want; of the others there are three times as many.
    #expect(Double(visited[1]) <= 4.5 * Double(visited[0]), "\(visited)")
    #expect(visited[1] <= 500_000, "\(visited)")
  }

  /// From the thousandth on all have the lowest priority there is, and hold at one point with their bounds.
  @Test
  func `rows that meet in one point are found to hold at once, not one by one`() {
    var loaded = LoadedSystem(Self.proportionalStack(1300, room: 0))
    loaded.solver.solve()
    #expect(loaded.solver.simplexEntriesVisited <= 10_000_000)
    #expect(loaded.point().allSatisfy { abs($0) < 1e-6 })
    #expect(loaded.variables.allSatisfy { !loaded.solver.isAmbiguous($0) })
  }

  /// Variable 0 comes to its end at 3 while others go on for ever.
  @Test func `what ends on the way to nowhere is not taken for fixed`() {
    let rows = [
      Self.row([(0, 1), (1, 1), (2, 1), (3, 2)], .equal, 0),
      Self.row([(0, 1)], .greaterThanOrEqual, 0), Self.row([(2, 1)], .greaterThanOrEqual, 0),
      Self.row([(3, 1)], .greaterThanOrEqual, 0),
      Self.row([(1, 1), (3, 1)], .lessThanOrEqual, 5, 1),
      Self.row([(0, 2), (3, 1), (1, 1)], .lessThanOrEqual, 5, 250),
      Self.row([(0, 1)], .lessThanOrEqual, 3, 250),
    ]
    var loaded = LoadedSystem(SampleSystem(variableCount: 4, rows: rows))
    loaded.solver.solve()
    let isAmbiguous = loaded.variables.map { loaded.solver.isAmbiguous($0) }
    #expect(isAmbiguous == [true, true, true, true])
  }

  @Test(arguments: [1000, 4000])
  func `views of one length, each as long as the next, need no simplex`(count: Int) {
    var rows = (0..<count).map { Self.row([($0, 1)], .greaterThanOrEqual, 0) }
    rows += (1..<count).map { Self.row([($0 - 1, 1), ($0, -1)], .equal, 0) }
    rows.append(Self.row([(count / 2, 1)], .equal, 10))
    var loaded = LoadedSystem(SampleSystem(variableCount: count, rows: rows))
    loaded.solver.solve()
    #expect(loaded.point().allSatisfy { $0 == 10 })
    #expect(loaded.solver.simplexRuns == 0)
  }
}
