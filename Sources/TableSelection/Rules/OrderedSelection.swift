package import LayoutTables

/// The selected rows with the order in which they were selected, as ranges.
///
/// Neighboring rows that were selected one after the other are one run, so that a drag over a million
/// rows is one run, and costs follow the runs, not the rows.
package struct OrderedSelection: Sendable, Hashable {
  /// A run of rows that were selected one after the other.
  package struct Run: Sendable, Hashable {
    /// The rows, at least one.
    package var rows: Range<Int>
    /// The order in which they were selected.
    package var direction: PanDirection
  }

  /// The selected rows.
  package internal(set) var rows = SelectedRows()
  /// The selected rows by age, the oldest first.
  package internal(set) var runs: ArraySlice<Run> = []

  /// Creates an empty selection.
  package init() {}

  /// Creates a selection of rows selected from top to bottom.
  package init(_ rows: SelectedRows) {
    self.rows = rows
    runs = rows.ranges.map { Run(rows: $0, direction: .down) }[...]
  }

  /// The number of selected rows.
  package var count: Int { rows.count }

  /// The selected rows, the oldest first.
  ///
  /// - Complexity: O(selected rows).
  package var rowsByAge: [Int] {
    runs.flatMap { $0.direction == .down ? Array($0.rows) : $0.rows.reversed() }
  }

  /// Selects rows in an order; selected ones keep their age.
  ///
  /// - Complexity: O(ranges).
  package mutating func insert(_ range: Range<Int>, _ direction: PanDirection) {
    let new = rows.gaps(in: range)
    for gap in direction == .down ? new : new.reversed() { append(gap, direction) }
    rows.insert(range)
  }

  private mutating func append(_ range: Range<Int>, _ direction: PanDirection) {
    guard let last = runs.last, let joined = last.joined(with: range, direction) else {
      runs.append(Run(rows: range, direction: direction))
      return
    }
    runs[runs.endIndex - 1] = joined
  }

  /// Deselects rows.
  ///
  /// - Complexity: O(runs).
  package mutating func remove(_ range: Range<Int>) {
    guard rows.count(in: range) > 0 else { return }
    rows.remove(range)
    var kept: ArraySlice<Run> = []
    kept.reserveCapacity(runs.count + 1)
    for run in runs {
      if run.rows.overlaps(range) { kept += run.without(RangeSet(range)) } else { kept.append(run) }
    }
    runs = kept
  }

  /// Follows rows that were inserted, deleted, moved or reloaded; they keep their ages.
  ///
  /// - Complexity: O(runs · log pieces + pieces that they overlap).
  package mutating func follow(_ transition: TableTransition) {
    rows = transition.following(rows)
    let before = runs
    runs = []
    for run in before {
      let pieces = transition.following(run.rows)
      for piece in run.direction == .down ? pieces : pieces.reversed() {
        append(piece, run.direction)
      }
    }
  }

  /// Takes selections and deselections by other code into account; new rows are the youngest, from top to
  /// bottom.
  package mutating func reconcile(with other: SelectedRows) {
    guard rows != other else { return }
    for range in rows.subtracting(other) { remove(range) }
    for range in other.subtracting(rows) { insert(range, .down) }
  }
}

extension OrderedSelection.Run {
  /// Returns the rest of the run, the oldest first.
  func without(_ gone: RangeSet<Int>) -> [Self] {
    RangeSet(rows).subtracting(gone).ordered(direction).map { Self(rows: $0, direction: direction) }
  }

  /// Returns this run with further rows at its young end; nil if they do not follow on.
  fileprivate func joined(with other: Range<Int>, _ direction: PanDirection) -> Self? {
    // One row has no order: it continues either way.
    if self.direction == direction || rows.count == 1 {
      if direction == .down, rows.upperBound == other.lowerBound {
        return Self(rows: rows.lowerBound..<other.upperBound, direction: .down)
      }
      if direction == .up, rows.lowerBound == other.upperBound {
        return Self(rows: other.lowerBound..<rows.upperBound, direction: .up)
      }
    }
    return nil
  }
}
