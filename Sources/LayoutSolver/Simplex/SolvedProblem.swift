/// The last large problem that the simplex solved, with its solution.
///
/// Most problems of a later layout are as they were.
struct SolvedProblem: ~Copyable {
  private var objectives = Buffer<Simplex.Objective>()
  private var cells = Buffer<SparseRows.Cell>()
  private var ends = Buffer<Int32>()
  private var columnCount = 0
  /// Whether there is a solution.
  private var isSolved = false
  /// The values of the unknowns, and which of them may take others at the same cost.
  private(set) var solution = Buffer<Double>()
  private(set) var isFree = Buffer<Bool>()

  /// The number of columns below which a problem is sooner solved than compared.
  private static let leastColumns = 24

  init() {}

  /// Returns whether a problem that was just loaded is this one.
  func isSame(as simplex: borrowing Simplex) -> Bool {
    guard isSolved, columnCount == simplex.columnCount,
      objectives.count == simplex.objectives.count
    else { return false }
    for index in objectives.indices {
      guard objectives[index].counts(like: simplex.objectives[index]) else { return false }
    }
    return simplex.table.matches(cells, ends: ends)
  }

  /// Takes over a problem that was just loaded, unless it is small.
  mutating func take(_ simplex: borrowing Simplex) {
    isSolved = false
    columnCount = 0
    guard simplex.columnCount >= SolvedProblem.leastColumns else { return }
    columnCount = simplex.columnCount
    objectives.assign(simplex.objectives)
    simplex.table.copy(into: &cells, ends: &ends)
  }

  /// Takes over the solution.
  mutating func takeSolution(_ simplex: borrowing Simplex) {
    solution.assign(simplex.solution)
    isFree.assign(simplex.isFree)
    isSolved = columnCount > 0
  }
}

extension Simplex.Objective {
  /// Returns whether another row is the same to the simplex, wherever it comes from.
  fileprivate func counts(like other: Self) -> Bool {
    target == other.target && tolerance == other.tolerance && relation == other.relation
      && level == other.level && tieWeight == other.tieWeight
  }
}
