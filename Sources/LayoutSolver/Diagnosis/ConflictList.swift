/// The conflicts of all components, in order of activation of the rows given up.
struct ConflictList: ~Copyable {
  private struct Entry: BitwiseCopyable {
    var component: Int
    /// The place and number of the conflict's rows in the list of rows.
    var start: Int
    var count: Int
    /// The row that was given up, its place in the order of activation, and the amount by which it misses
    /// its constant.
    var broken: Int32
    var order: Int32
    var amount: Double

    var rowPlaces: Range<Int> { start..<start + count }
  }

  private var entries = Buffer<Entry>()
  /// The rows of the conflicts, among which for a while are those of conflicts that are no more.
  private var rows = Buffer<Int32>()
  private var liveRowCount = 0
  /// The new list of rows in `compact` (scratch).
  private var keptRows = Buffer<Int32>()

  init() {}

  /// The conflicts as values.
  var all: [Conflict] {
    entries.indices.map { index in
      Conflict(
        constraints: entries[index].rowPlaces.map { ConstraintID(rows[$0]) },
        broken: ConstraintID(entries[index].broken),
        amount: entries[index].amount
      )
    }
  }

  mutating func removeAll(of component: Int) {
    var kept = 0
    for index in entries.indices {
      if entries[index].component == component {
        liveRowCount -= entries[index].count
      } else {
        entries[kept] = entries[index]
        kept += 1
      }
    }
    entries.truncate(to: kept)
    if rows.count > 2 * liveRowCount { compact() }
  }

  /// Adds the conflicts that were found in a component.
  mutating func add(
    _ found: borrowing FoundConflicts,
    of component: Int,
    _ storage: borrowing RowStorage
  ) {
    for index in found.indices {
      let start = rows.count
      for place in found[index].rowPlaces { rows.append(found.rows[place]) }
      liveRowCount += rows.count - start
      entries.append(
        Entry(
          component: component,
          start: start,
          count: rows.count - start,
          broken: found[index].broken,
          order: storage[Int(found[index].broken)].order,
          amount: found[index].amount
        )
      )
      var place = entries.count - 1
      while place > 0, entries[place - 1].order > entries[place].order {
        entries.swapAt(place, place - 1)
        place -= 1
      }
    }
  }

  /// Moves the rows of the conflicts that are left together.
  private mutating func compact() {
    keptRows.removeAll()
    for index in entries.indices {
      let start = keptRows.count
      for place in entries[index].rowPlaces { keptRows.append(rows[place]) }
      entries[index].start = start
    }
    swap(&rows, &keptRows)
  }
}
