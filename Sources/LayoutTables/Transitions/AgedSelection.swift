/// The selected rows of a table, with the order in which they were selected.
///
/// A journal records, as ranges, selections and deselections: a row is as old as the last entry that names
/// it. Entries that later ones undo are dropped once they are more than those that count, so that a change
/// takes a few steps on average, whether it is of one row or of ten million.
struct AgedSelection {
  /// A run of rows that were selected one after the other.
  struct Run: Hashable {
    var rows: Range<Int>
    /// Whether the lowest was selected first.
    var goesUp: Bool
  }

  private struct Entry {
    var run: Run
    var isSelected: Bool
  }

  /// The selected rows, whatever their age.
  private(set) var rows = SelectedRows()
  private var journal: [Entry] = []
  /// The number of entries of the journal when all of them counted.
  private var settledCount = 0

  /// Whether nothing is selected.
  var isEmpty: Bool { rows.isEmpty }

  /// Returns whether a row is selected.
  func contains(_ row: Int) -> Bool { rows.contains(row) }

  /// The selected rows by age, the oldest first.
  ///
  /// - Complexity: O(ranges · log ranges).
  var runs: [Run] {
    // From the last entry back: an entry counts for a row if no later one names it.
    var named = SelectedRows()
    var runs: [Run] = []
    for entry in journal.reversed() {
      if entry.isSelected {
        let parts = named.gaps(in: entry.run.rows).map { Run(rows: $0, goesUp: entry.run.goesUp) }
        runs += entry.run.goesUp ? parts : parts.reversed()
      }
      named.insert(entry.run.rows)
    }
    return runs.reversed()
  }

  /// The numbers of the selected rows, the oldest first.
  ///
  /// - Complexity: O(selected rows).
  var rowsByAge: [Int] { runs.flatMap { $0.goesUp ? $0.rows.reversed() : Array($0.rows) } }

  /// Selects rows, by `goesUp` the lowest first; selected ones keep their age.
  mutating func insert(_ range: Range<Int>, goesUp: Bool = false) {
    let gaps = rows.gaps(in: range)
    for gap in goesUp ? gaps.reversed() : gaps { append(Run(rows: gap, goesUp: goesUp)) }
    rows.insert(range)
    settle()
  }

  /// Deselects rows.
  mutating func remove(_ range: Range<Int>) {
    guard rows.count(in: range) > 0 else { return }
    rows.remove(range)
    guard !rows.isEmpty else { return removeAll() }
    journal.append(Entry(run: Run(rows: range, goesUp: false), isSelected: false))
    settle()
  }

  /// Deselects everything.
  mutating func removeAll() { self = Self() }

  /// Selects rows again; these and the present ones have the order of an older selection, before
  /// all others.
  mutating func bringBack(_ rows: SelectedRows, asIn old: Self) {
    var result = Self()
    for run in old.runs {
      let parts = self.rows.ranges(in: run.rows) + rows.ranges(in: run.rows)
      let sorted = parts.sorted { ($0.lowerBound < $1.lowerBound) != run.goesUp }
      for part in sorted { result.insert(part, goesUp: run.goesUp) }
    }
    for run in runs { result.insert(run.rows, goesUp: run.goesUp) }
    for range in rows.ranges { result.insert(range) }
    self = result
  }

  /// Returns the selection after rows were inserted, deleted, moved or loaded again, with their ages.
  ///
  /// - Complexity: O(ranges · log pieces + pieces that they overlap).
  func following(_ transition: TableTransition) -> Self {
    var result = Self()
    result.rows = transition.following(rows)
    for run in runs {
      let pieces = transition.following(run.rows)
      for piece in run.goesUp ? pieces.reversed() : pieces {
        result.append(Run(rows: piece, goesUp: run.goesUp))
      }
    }
    result.settledCount = result.journal.count
    return result
  }

  private mutating func append(_ run: Run) {
    if let last = journal.last, last.isSelected, let joined = last.run.joined(with: run) {
      journal[journal.count - 1].run = joined
    } else {
      journal.append(Entry(run: run, isSelected: true))
    }
  }

  /// Removes entries that later ones undo, once in a while.
  private mutating func settle() {
    guard journal.count > 2 * settledCount + 64 else { return }
    let runs = runs
    journal = []
    for run in runs { append(run) }
    settledCount = journal.count
  }
}

extension AgedSelection.Run {
  /// Returns this run with a younger one at its end, or `nil` if that does not adjoin.
  fileprivate func joined(with other: Self) -> Self? {
    // One row has no order: it continues either way.
    let ways = [false, true].filter { way in
      (goesUp == way || rows.count == 1) && (other.goesUp == way || other.rows.count == 1)
    }
    if ways.contains(false), rows.upperBound == other.rows.lowerBound {
      return Self(rows: rows.lowerBound..<other.rows.upperBound, goesUp: false)
    }
    if ways.contains(true), rows.lowerBound == other.rows.upperBound {
      return Self(rows: other.rows.lowerBound..<rows.upperBound, goesUp: true)
    }
    return nil
  }
}
