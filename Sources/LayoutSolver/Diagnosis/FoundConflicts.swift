/// The conflicts of a component as they are found, in memory that is used again the next time.
struct FoundConflicts: ~Copyable {
  /// A conflict, as the place and number of its rows in the list of rows, in order of activation.
  struct Found: BitwiseCopyable {
    fileprivate var start: Int32
    fileprivate var end: Int32
    /// The row that is given up.
    var broken: Int32
    /// The amount by which that row misses its constant.
    var amount: Double

    var rowPlaces: Range<Int> { Int(start)..<Int(end) }
  }

  /// The rows of all conflicts, conflict after conflict.
  private(set) var rows = Buffer<Int32>()
  private var found = Buffer<Found>()
  /// The rows of one conflict by activation (scratch).
  private var ordered = SortedList()

  init() {}

  var isEmpty: Bool { found.isEmpty }
  var indices: Range<Int> { found.indices }

  subscript(index: Int) -> Found {
    _read { yield found[index] }
    _modify { yield &found[index] }
  }

  mutating func removeAll() {
    rows.removeAll()
    found.removeAll()
  }

  /// Adds a contradiction: of its rows with the least protection the last activated is to be given up.
  ///
  /// Rows that cannot be given up, as they are not required any more, do not belong to it; only rounding
  /// brings them in. There is no conflict without one that can.
  ///
  /// - Returns: The row that is to be given up.
  mutating func add(
    _ contradicting: borrowing Buffer<Int32>,
    _ storage: borrowing RowStorage
  ) -> ConstraintID? {
    ordered.removeAll()
    for index in contradicting.indices {
      let row = storage[Int(contradicting[index])]
      if row.effectiveLevel == PriorityLevels.required {
        ordered.append(contradicting[index], key: row.order)
      }
    }
    ordered.sort()
    let start = rows.count
    var broken: Int32 = -1
    var least = Protection.full
    for index in ordered.indices where index == 0 || ordered[index] != ordered[index - 1] {
      rows.append(ordered[index])
      let protection = storage[Int(ordered[index])].protection
      if protection > least { continue }
      least = protection
      broken = ordered[index]
    }
    if rows.count == start { return nil }
    found.append(Found(start: Int32(start), end: Int32(rows.count), broken: broken, amount: 0))
    return ConstraintID(broken)
  }

  /// Removes the first conflict that contains a row given up in another one, as it may be none any more.
  ///
  /// - Returns: The row that was given up in it, or `nil` if there is no such conflict.
  mutating func removeFirstOutdated(_ storage: borrowing RowStorage) -> Int32? {
    var first: Int?
    for index in found.indices where isOutdated(found[index], storage) {
      let row = storage[Int(found[index].broken)]
      if let first, !row.isSettled(before: storage[Int(found[first].broken)]) { continue }
      first = index
    }
    guard let first else { return nil }
    let broken = found[first].broken
    found.swapAt(first, found.count - 1)
    found.truncate(to: found.count - 1)
    return broken
  }

  private func isOutdated(_ conflict: Found, _ storage: borrowing RowStorage) -> Bool {
    conflict.rowPlaces.contains { rows[$0] != conflict.broken && storage[Int(rows[$0])].isDemoted }
  }
}

extension Row {
  /// Returns whether this row is kept if it and another one cannot both hold.
  fileprivate func isSettled(before other: Row) -> Bool {
    protection == other.protection ? order < other.order : protection > other.protection
  }
}
