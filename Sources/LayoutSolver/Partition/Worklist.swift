/// The rows of a component in the order in which they are taken in: required equalities, other
/// required rows, then rank by rank; within each in order of activation.
///
/// So a lower priority never outweighs a higher one (Borning, Freeman-Benson and Wilson, "Constraint
/// hierarchies", Lisp and Symbolic Computation 5, 1992).
struct Worklist: ~Copyable {
  private(set) var rows = Buffer<Int32>()
  /// The start of each rank, and the end of the last one.
  private var starts = Buffer<Int>()
  /// The place of the next row of each kind (scratch).
  private var places = Buffer<Int>()

  init() {}

  subscript(place: Int) -> Int32 { rows[place] }

  /// Takes memory for a number of rows.
  mutating func makeRoom(rows count: Int, in arena: inout Arena) {
    rows.reserve(count, in: &arena)
    starts.reserve(PriorityLevels.commonCount + 1, in: &arena)
    places.reserve(PriorityLevels.commonCount + 1, in: &arena)
  }

  /// Sorts rows that are in order of activation.
  mutating func arrange(
    _ list: borrowing Buffer<Int32>,
    ranks: inout RankTable,
    _ storage: borrowing RowStorage
  ) {
    ranks.removeAll(levelCount: storage.levels.count)
    let list = unsafe Span(_unsafeElements: list.unsafeElements)
    let stored = unsafe Span(_unsafeElements: storage.rows.unsafeElements)
    var equalityCount = 0
    for index in list.indices {
      let row = stored[Int(list[index])]
      ranks.include(row.effectiveLevel)
      if row.isRequiredEquality { equalityCount += 1 }
    }
    makePlaces(equalityCount, ranks: &ranks, storage)
    for index in list.indices { place(list[index], stored[Int(list[index])], ranks) }
  }

  /// Sorts all active rows, which lie in order of activation.
  mutating func arrangeAll(ranks: inout RankTable, _ storage: borrowing RowStorage) {
    ranks.removeAll(levelCount: storage.levels.count)
    let stored = unsafe Span(_unsafeElements: storage.rows.unsafeElements)
    var equalityCount = 0
    for index in stored.indices where stored[index].isActive {
      let row = stored[index]
      ranks.include(row.effectiveLevel)
      if row.isRequiredEquality { equalityCount += 1 }
    }
    makePlaces(equalityCount, ranks: &ranks, storage)
    for index in stored.indices where stored[index].isActive {
      place(Int32(index), stored[index], ranks)
    }
  }

  /// Finds the places of the rows of each kind, when all are counted.
  private mutating func makePlaces(
    _ equalityCount: Int,
    ranks: inout RankTable,
    _ storage: borrowing RowStorage
  ) {
    ranks.number(by: storage.levels)
    starts.removeAll()
    places.removeAll()
    places.append(0)
    starts.append(0)
    for rank in 0..<ranks.count {
      places.append(rank == 0 ? equalityCount : starts[rank])
      starts.append(starts[rank] + ranks.rowCount(ofRank: rank))
    }
    rows.removeAll()
    rows.append(0, times: starts[ranks.count])
  }

  @inline(__always)
  private mutating func place(_ number: Int32, _ row: Row, _ ranks: borrowing RankTable) {
    let kind = row.isRequiredEquality ? 0 : Int(ranks.rank(of: row)) + 1
    rows[places[kind]] = number
    places[kind] += 1
  }

  /// Returns the places of the rows from one rank up to another.
  func places(from first: Int, to end: Int) -> Range<Int> {
    let last = starts.count - 1
    return starts[min(first, last)]..<starts[min(end, last)]
  }
}

extension Row {
  fileprivate var isRequiredEquality: Bool {
    relation == .equal && effectiveLevel == PriorityLevels.required
  }
}
