import LayoutSolver

/// Reads what the solver answered for all items at one go, and tells what is new of it.
struct SolvedValuesReader {
  /// The variables of the items, four each, in the order of the items; likewise their values.
  private var variables: [VariableID] = []
  private var values: [Double] = []
  /// What each item had at the last look.
  private var known: [SolvedValues] = []

  private static let countOfEach = 4

  /// Takes in an item, the last one.
  mutating func append(_ item: SolvedItem) {
    variables += item.variables
    known.append(.unknown)
  }

  /// Lets go of an item; the last one takes its place.
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

  /// The values of an item where they are not those of the last look.
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
  /// Differs from all values, and from itself.
  fileprivate static let unknown = SolvedValues(x: .nan, y: .nan, width: .nan, height: .nan)
}
