import LayoutTables

extension OrderedSelection {
  /// Takes rows back, none of which is selected, that were selected before, with their ages then.
  ///
  /// They are older than later selections, and come among the others as before.
  ///
  /// - Complexity: O(runs of both · log ranges).
  package mutating func bringBack(_ rows: RangeSet<Int>, asIn old: OrderedSelection) {
    var left = self.runs[...]
    var runs: ArraySlice<Run> = []
    var older = SelectedRows()
    let returning = SelectedRows(Array(rows.ranges))
    for run in old.runs {
      var others = run
      let parts = returning.ranges(in: run.rows)
      for back in run.direction == .down ? parts : parts.reversed() {
        let (before, after) = others.split(around: back)
        older.insert(before.rows)
        while let next = left.first, let count = next.count(of: older) {
          let (first, rest) = next.split(after: count)
          runs.append(first)
          guard rest.rows.isEmpty else {
            left[left.startIndex] = rest
            break
          }
          left.removeFirst()
        }
        runs.append(Run(rows: back, direction: run.direction))
        others = after
      }
      older.insert(others.rows)
    }
    self.runs = runs + left
    for range in rows.ranges { self.rows.insert(range) }
  }
}

extension OrderedSelection.Run {
  /// Returns how many of the rows, from the oldest on, are in a set; nil for none.
  fileprivate func count(of older: SelectedRows) -> Int? {
    let count =
      switch direction {
      case .down: older.firstGap(in: rows).map { $0.lowerBound - rows.lowerBound } ?? rows.count
      case .up: older.lastGap(in: rows).map { rows.upperBound - $0.upperBound } ?? rows.count
      }
    return count > 0 ? count : nil
  }

  /// Returns the rows that are older than some of the rows, and those that are younger.
  fileprivate func split(around part: Range<Int>) -> (Self, Self) {
    let above = Self(rows: rows.lowerBound..<part.lowerBound, direction: direction)
    let below = Self(rows: part.upperBound..<rows.upperBound, direction: direction)
    return direction == .down ? (above, below) : (below, above)
  }

  /// Returns the oldest rows and the others.
  fileprivate func split(after count: Int) -> (Self, Self) {
    let (first, rest) = rows.split(after: count, direction)
    return (Self(rows: first, direction: direction), Self(rows: rest, direction: direction))
  }
}
