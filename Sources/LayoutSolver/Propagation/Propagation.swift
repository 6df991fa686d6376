/// A bound propagation that solves rows one after the other, highest priority first.
///
/// An equality with one unknown fixes it, with two it joins them into a class, an inequality
/// with one unknown narrows its range. Rows with more unknowns wait until enough of these are known.
/// Most layouts come out complete. The simplex gets the rest, and rows that contradict each other when
/// that alone decides nothing.
///
/// This is what linear programming calls presolve (Andersen and Andersen, "Presolving in linear programming",
/// Mathematical Programming 71, 1995), with classes kept by a weighted union-find.
struct Propagation: ~Copyable {
  var slots = Buffer<Slot>()
  var roots = Buffer<RootState>()
  /// Whether a variable rests before the others if nothing determines it, by variable.
  var restsFirst = Buffer<Bool>()
  var eliminations = Buffer<Elimination>()
  var contradictions = Buffer<Contradiction>()
  var waiting = WaitingRows()
  /// The ranks of the component's rows.
  var ranks = RankTable()
  /// The rows that the simplex has settled.
  var settled = RowSet()
  /// Whether a range was left, so that rows forgotten behind its ends may be violated as well.
  var needsAudit = false
  /// Whether nothing is known of any variable.
  private var isUntouched = false
  var reduced = ReducedRow()
  /// The row that a root of the present one shares (scratch).
  var neighbor = ReducedRow()
  /// The other members of a group of roots, and the column of a root, by variable (scratch).
  var groups = Buffer<Int32>()
  var columns = Buffer<Int32>()
  /// The groups of unknowns that go to the simplex.
  var residuals = ResidualList()
  /// The unknowns of rows, and for each row one of its own, or -1 (scratch).
  var unknowns = Buffer<Int32>()
  var anchors = Buffer<Int32>()
  /// The coefficient of each variable in a weighted sum of rows, 0 between uses (scratch).
  var sum = Buffer<Double>()
  /// The rows that complete a contradiction with their dual multipliers, as `findCertificate` found them.
  var certificate = Buffer<WeightedRow>()
  /// The rates of variables, and of the offsets of eliminations, by constant; 0 between uses (scratch).
  var rates = Buffer<SIMD2<Double>>()
  var offsetRates = Buffer<SIMD2<Double>>()

  init() {}

  /// Takes memory for the state of a system.
  mutating func makeRoom(variables count: Int, rows rowCount: Int, in arena: inout Arena) {
    slots.reserve(count, in: &arena)
    roots.reserve(count, in: &arena)
    restsFirst.reserve(count, in: &arena)
    eliminations.reserve(count, in: &arena)
    waiting.makeRoom(rows: rowCount, in: &arena)
    ranks.makeRoom(in: &arena)
    reduced.makeRoom(in: &arena)
    neighbor.makeRoom(in: &arena)
  }

  /// Makes room for variables that were added lately, with nothing known of them.
  mutating func extend(to variableCount: Int) {
    guard slots.count < variableCount else { return }
    isUntouched = slots.isEmpty
    slots.reserve(variableCount)
    for variable in slots.count..<variableCount { slots.append(.free(Int32(variable))) }
    roots.append(.free, times: variableCount - roots.count)
  }

  /// Makes variables unknown.
  mutating func reset(_ variables: borrowing Buffer<Int32>) {
    if variables.isEmpty { return }
    if isUntouched {
      isUntouched = false
      return
    }
    for index in variables.indices {
      let variable = variables[index]
      slots[variable] = .free(variable)
      roots[variable] = .free
    }
  }

  /// Forgets the steps of the last component.
  mutating func removeSteps() {
    eliminations.removeAll()
    contradictions.removeAll()
    waiting.removeAll()
    settled.removeAll()
    needsAudit = false
  }

  var hasUnprovenContradiction: Bool {
    contradictions.indices.contains { !contradictions[$0].isProven }
  }

  /// Takes in a row, and the waiting rows that can be solved because of it.
  mutating func take(_ row: Int32, of storage: borrowing RowStorage) {
    process(row, of: storage)
    if waiting.hasReady { drain(storage) }
  }

  /// Takes in the waiting rows that have become solvable.
  mutating func drain(_ storage: borrowing RowStorage) {
    while let next = waiting.popReady() { process(next, of: storage) }
  }

  /// Brings a row in terms of the present roots, as `reduced`.
  @inline(__always)
  mutating func reduce(_ row: Row, _ storage: borrowing RowStorage) {
    reduced.reduce(row, terms: storage.terms, slots: slots)
  }

  private mutating func process(_ index: Int32, of storage: borrowing RowStorage) {
    if settled.contains(index) { return }
    let row = storage[Int(index)]
    reduce(row, storage)
    let rank = ranks.rank(of: row)
    if reduced.count == 1, rank > 0, roots[reduced[0].root].watch >= 0,
      applyImpliedBounds(index, row, rank, storage)
    {
      return
    }
    switch (row.relation, reduced.count) {
    case (_, 0): check(index, row.relation, rank)
    case (.equal, 1): settle(index, rank, storage)
    case (.equal, 2): join(index, rank, storage)
    case (.lessThanOrEqual, 1), (.greaterThanOrEqual, 1):
      bound(index, row.relation, rank, storage)
    default: waiting.append(index, row.relation, rank, as: reduced, in: &roots)
    }
  }

  /// Takes note of a row without unknowns that does not hold.
  private mutating func check(_ index: Int32, _ relation: Relation, _ rank: Int32) {
    let error = -reduced.constant
    let holds =
      switch relation {
      case .equal: abs(error) <= reduced.tolerance
      case .lessThanOrEqual: error <= reduced.tolerance
      case .greaterThanOrEqual: error >= -reduced.tolerance
      }
    if !holds { contradict(index, isProven: reduced.rank < rank) }
  }

  mutating func contradict(_ row: Int32, isProven: Bool) {
    contradictions.append(Contradiction(row: row, isProven: isProven))
  }
}

extension Propagation {
  /// Gives all members of a class their values.
  mutating func fix(
    _ root: Int32,
    at value: Double,
    lowerRow: Int32,
    upperRow: Int32,
    rank: Int32,
    _ storage: borrowing RowStorage
  ) {
    let step = Int32(eliminations.count)
    eliminations.append(
      Elimination(variable: root, parent: -1, lowerRow: lowerRow, upperRow: upperRow, factor: 0)
    )
    slots[Int(root)].step = step
    var member = root
    repeat {
      var slot = slots[Int(member)]
      slot.beta += slot.alpha * value
      // Only absurd coefficients multiply to this; a value it must be all the same.
      if !slot.beta.isFinite { slot.beta = 0 }
      slot.root = -1
      slot.rank = max(slot.rank, rank)
      slots[Int(member)] = slot
      member = slot.next
    } while member != root
    if roots[Int(root)].watch >= 0 { releaseWatches(of: root, storage) }
  }

  /// Looks again at the rows that watch a root that is gone.
  mutating func releaseWatches(of root: Int32, _ storage: borrowing RowStorage) {
    var watch = roots[Int(root)].watch
    roots[Int(root)].watch = -1
    let isKnown = slots[Int(root)].root < 0
    while watch >= 0 {
      let current = watch
      watch = waiting.next(after: current)
      guard let index = waiting.row(of: current) else { continue }
      if isKnown, waiting.isPair(current) {
        waiting.release(current)
        continue
      }
      let row = storage[Int(index)]
      reduce(row, storage)
      if reduced.count <= (row.relation == .equal ? 2 : 1) {
        waiting.release(current)
      } else {
        let rank = ranks.rank(of: row)
        waiting.move(current, row.relation, rank, toOneOf: reduced, in: &roots)
      }
    }
  }
}
