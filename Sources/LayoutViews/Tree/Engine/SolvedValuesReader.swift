import LayoutSolver

/// A reader of the solver's answers for all items at once, which finds their changes.
struct SolvedValuesReader {
  /// The variables of the items, four each, in the order of the items, and likewise their values.
  private var variables: [VariableID] = []
  private var values: [Double] = []
  /// The values of each item at the last reading.
  private var known: [SolvedValues] = []

  private static let countOfEach = 4

  /// Takes in an item, the last one.
  mutating func append(_ item: SolvedItem) {
    let own = item.variables
    variables.append(own.x)
    variables.append(own.y)
    variables.append(own.width)
    variables.append(own.height)
    known.append(.unknown)
  }

  /// Removes an item, whose place the last one takes.
  mutating func remove(at index: Int) {
    let last = known.count - 1
    known[index] = known[last]
    known.removeLast()
    for place in 0..<Self.countOfEach {
      variables[index * Self.countOfEach + place] = variables[last * Self.countOfEach + place]
    }
    variables.removeLast(Self.countOfEach)
  }

  mutating func removeAll() {
    variables = []
    values = []
    known = []
  }

  /// Asks the solver for all values.
  mutating func read(_ solver: borrowing ConstraintSolver) {
    if values.count < variables.count {
      values += [Double](repeating: 0, count: variables.count - values.count)
    }
    Self.read(solver, variables, into: &values)
  }

  private static func read(
    _ solver: borrowing ConstraintSolver,
    _ variables: [VariableID],
    into values: inout [Double]
  ) {
    var room = values.mutableSpan
    solver.readValues(of: variables.span, into: &room)
  }

  /// Returns the values of an item if they differ from those of the last reading.
  mutating func change(at index: Int) -> SolvedValues? {
    let start = index * Self.countOfEach
    let new = SolvedValues(
      x: values[start],
      y: values[start + 1],
      width: values[start + 2],
      height: values[start + 3]
    )
    if new == known[index] { return nil }
    known[index] = new
    return new
  }
}

extension SolvedValues {
  /// The values that differ from all values, and from themselves.
  fileprivate static let unknown = SolvedValues(x: .nan, y: .nan, width: .nan, height: .nan)
}
