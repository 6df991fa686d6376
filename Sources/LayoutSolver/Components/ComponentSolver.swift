/// A solver of one component at a time that keeps the state of all variables.
///
/// Its large parts have places of their own: the compiler checks each use of a part of a value that cannot be copied against
/// all parts around it, which was half of the time that the module takes to compile.
struct ComponentSolver: ~Copyable {
  var propagation = Box(Propagation())
  var simplex = Box(Simplex())
  /// The rows of the component in the order in which they are taken in.
  var worklist = Worklist()
  /// The component's rows and variables.
  var rows = Buffer<Int32>()
  var variables = Buffer<Int32>()
  /// The values that the simplex has found and the propagation does not know yet.
  var solved = Buffer<SolvedRoot>()

  struct SolvedRoot: BitwiseCopyable {
    var root: Int32
    var value: Double
    /// Whether other values are just as good.
    var isFree: Bool
    /// The group of unknowns in which this one may rest at one of these, or -1 if it may not.
    var group: Int32

    var mayRest: Bool { group >= 0 }
  }
  /// The state before open unknowns were put to rest, or `nil` until there were some.
  var stateBeforeRest: WarmStart?

  /// The rows that do not hold without its being certain that this is for the best.
  var disputed = RowSet()
  /// The rows that the simplex is given, in order of level.
  var objectives = Buffer<LeveledRow>()
  /// The rows that do not hold for good, and the rows that are not taken in (scratch).
  var proven = RowSet()
  var open = Buffer<Int32>()
  /// The required rows that contradict each other, in no particular order.
  var contradicting = Buffer<Int32>()
  /// The conflicts of the last component.
  var conflicts = FoundConflicts()
  /// The rows that were given to the simplex, those of them that it could satisfy, the others by
  /// activation, and the rows that others contradict, in the search for a conflict (scratch).
  var candidates = Buffer<LeveledRow>()
  var satisfied = Buffer<LeveledRow>()
  var suspects = SortedList()
  var violated = Buffer<WeightedRow>()

  /// Whether the propagation alone has determined all variables of the last component.
  var isPlain = false
  /// Whether no rows of the last component were in dispute.
  var isUndisputed = false
  /// Whether to record how the roots that the simplex solves follow from their rows.
  var recordsWeights = false
  var weights = Buffer<SolvedWeight>()
  /// The variables that are known to be free, while weights are recorded.
  var knownFree = RowSet()
  /// The number of runs of the simplex.
  var simplexRuns = 0

  init() {}

  /// An outcome of an attempt.
  enum Outcome {
    case solved
    /// Rows that must hold contradict each other: those in `contradicting` if they are required.
    case conflict
  }

  /// Takes memory for a system that is solved as a whole.
  mutating func makeRoom(variables variableCount: Int, rows rowCount: Int, in arena: inout Arena) {
    propagation.value.makeRoom(variables: variableCount, rows: rowCount, in: &arena)
    worklist.makeRoom(rows: rowCount, in: &arena)
    variables.reserve(variableCount, in: &arena)
  }

  /// The number of ranks in the component.
  var rankCount: Int { propagation.value.ranks.count }

  /// Returns the rank of a row of the component.
  func rank(of row: Int32, _ storage: borrowing RowStorage) -> Int {
    Int(propagation.value.ranks.rank(of: storage[Int(row)]))
  }

  /// Solves a component, and lists its conflicts.
  ///
  /// If required rows contradict each other, it gives up as many as needed.
  ///
  /// Contradictions come up in the order of the propagation. So that a row is given up only for rows that
  /// hold, one that was given up for another that is gone by then is tried again: in the end those are
  /// given up that do not go with the ones kept before them, by protection and activation.
  mutating func solve(
    _ component: Component,
    in partition: borrowing Partition,
    of storage: inout RowStorage
  ) {
    load(component, in: partition)
    conflicts.removeAll()
    storage.restore(rows)
    // Each row is settled after those before it; the bound is for numbers that defy all order.
    var retriesLeft = 2 * rows.count
    while true {
      worklist.arrange(rows, ranks: &propagation.value.ranks, storage)
      if attempt(storage) == .solved {
        guard retriesLeft > 0, let row = conflicts.removeFirstOutdated(storage) else { break }
        retriesLeft -= 1
        storage.restore(row)
        continue
      }
      guard
        let broken = conflicts.add(contradicting, storage) ?? conflicts.add(rows, storage)
      else { break }
      storage.demote(broken)
    }
    for index in conflicts.indices {
      conflicts[index].amount = error(of: conflicts[index].broken, storage)
    }
  }

  private mutating func load(_ component: Component, in partition: borrowing Partition) {
    rows.removeAll()
    rows.reserve(component.rowPlaces.count)
    for place in component.rowPlaces { rows.append(partition.rows[place]) }
    variables.removeAll()
    variables.reserve(component.variablePlaces.count)
    for place in component.variablePlaces { variables.append(partition.variables[place]) }
  }

  /// Solves a component if nothing is in dispute, even if its rows are not connected.
  ///
  /// It begins at a warm start if there is one that is saved, and saves one that is not.
  ///
  /// - Returns: Whether there is an answer. Otherwise each connected part is to be solved by itself.
  mutating func solvePlainly(
    _ component: Component,
    from warmStart: WarmStart?,
    in partition: borrowing Partition,
    of storage: borrowing RowStorage
  ) -> Bool {
    load(component, in: partition)
    worklist.arrange(rows, ranks: &propagation.value.ranks, storage)
    guard let warmStart else { return attemptPlainly(storage) }
    return warmStart.isSaved
      ? attemptPlainly(storage, from: warmStart) : attemptPlainly(storage, saving: warmStart)
  }

  /// Solves all rows at once, as if they were one component.
  ///
  /// There is no answer if something is in dispute.
  ///
  /// - Returns: Whether there is an answer.
  mutating func solveAll(variableCount: Int, of storage: borrowing RowStorage) -> Bool {
    // The list of rows would be that of all; the worklist has them too.
    rows.removeAll()
    variables.removeAll()
    variables.appendNumbers(below: Int32(variableCount))
    worklist.arrangeAll(ranks: &propagation.value.ranks, storage)
    return attemptPlainly(storage)
  }

  /// Returns the rows that determine a variable, with the rates at which it follows their constants.
  mutating func influences(
    on variable: Int,
    _ component: Component,
    in partition: borrowing Partition,
    of storage: inout RowStorage
  ) -> [WeightedRow] {
    let free = component.variablePlaces.map { partition.variables[$0] }.filter {
      propagation.value.slots[$0].rank == Rank.rest
    }
    recordsWeights = true
    for variable in free { knownFree.insert(variable) }
    solve(component, in: partition, of: &storage)
    knownFree.removeAll()
    recordsWeights = false
    for variable in free { propagation.value.slots[variable].rank = Rank.rest }
    return propagation.value.influences(on: variable, solved: weights, of: storage)
  }

  /// Returns the amount by which a row misses its constant.
  func error(of row: Int32, _ storage: borrowing RowStorage) -> Double {
    let row = storage[Int(row)]
    var error = -row.constant
    for place in row.terms {
      let term = storage.terms[place]
      error += term.coefficient * propagation.value.slots[term.variable.index].beta
    }
    switch row.relation {
    case .equal: return abs(error)
    case .lessThanOrEqual: return max(error, 0)
    case .greaterThanOrEqual: return max(-error, 0)
    }
  }

  /// Returns the error of a row up to which it is rounding.
  func tolerance(of row: Int32, _ storage: borrowing RowStorage) -> Double {
    let row = storage[Int(row)]
    var magnitude = abs(row.constant)
    for place in row.terms {
      let term = storage.terms[place]
      let size = abs(term.coefficient)
      magnitude = max(
        magnitude,
        size,
        size * abs(propagation.value.slots[term.variable.index].beta)
      )
    }
    return magnitude * ReducedRow.precision * 4
  }
}
