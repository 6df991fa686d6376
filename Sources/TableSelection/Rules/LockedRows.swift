import LayoutTables

/// Which selected rows do not make room for others, as far as they were asked: each row is asked once.
package struct LockedRows: Sendable {
  /// The rows that were asked.
  private var asked = SelectedRows()
  /// Those of them that keep their state.
  private var locked = SelectedRows()

  /// Knows of no row.
  package init() {}

  /// Returns the rows of `range` that keep their state even where they would make room for others.
  ///
  /// - Complexity: O(log ranges) and what it takes to ask the rows that are new.
  mutating func rows(in range: Range<Int>, of rows: some SelectableRows) -> RangeSet<Int> {
    for new in asked.gaps(in: range) {
      for piece in rows.lockedRows(in: new).ranges { locked.insert(piece) }
    }
    asked.insert(range)
    return RangeSet(locked.ranges(in: range))
  }

  /// Takes over that rows may be changed.
  mutating func noteOpen(_ rows: RangeSet<Int>) {
    for range in rows.ranges { asked.insert(range) }
  }

  /// Takes over that rows were inserted, deleted, moved or loaded anew.
  mutating func follow(_ transition: TableTransition) {
    asked = transition.following(asked)
    locked = transition.following(locked)
  }
}
