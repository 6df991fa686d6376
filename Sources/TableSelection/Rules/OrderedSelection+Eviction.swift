import LayoutTables

extension OrderedSelection {
  /// Deselects so many rows of a range, those that were selected first, except those that `locked` returns.
  ///
  /// - Returns: The rows, those of each run from top to bottom.
  /// - Complexity: O(runs from the oldest one to the last one that goes, or stays because it is locked); of a part
  ///   of the table, O(runs from the nearer end of all).
  @discardableResult
  package mutating func removeOldest(
    _ count: Int,
    in range: Range<Int>,
    except locked: (Range<Int>) -> RangeSet<Int> = { _ in RangeSet() }
  ) -> [Range<Int>] {
    guard rows.count(in: range) == self.count else {
      return removeOldest(count, amongThoseIn: range, except: locked)
    }
    var left = count
    var removed: [Range<Int>] = []
    var kept: [Run] = []
    var next = runs.startIndex
    while left > 0, next < runs.endIndex {
      let run = runs[next]
      next += 1
      let doomed = run.oldest(left, in: range, except: locked)
      left -= doomed.numberCount
      removed += doomed.ranges
      kept += run.without(doomed)
    }
    // Rows that stay go in front of those that were not looked at, which stay in place.
    if kept.count <= next - runs.startIndex {
      let first = next - kept.count
      for (place, run) in zip(first..<next, kept) { runs[place] = run }
      runs.removeFirst(first - runs.startIndex)
    } else {
      runs.replaceSubrange(runs.startIndex..<next, with: kept)
    }
    for gone in removed { rows.remove(gone) }
    return removed
  }

  private mutating func removeOldest(
    _ count: Int,
    amongThoseIn range: Range<Int>,
    except locked: (Range<Int>) -> RangeSet<Int>
  ) -> [Range<Int>] {
    var left = count
    var removed: [Range<Int>] = []
    var rests: [(place: Int, runs: [Run])] = []
    for place in places(ofRowsIn: range) where left > 0 {
      let doomed = runs[place].oldest(left, in: range, except: locked)
      left -= doomed.numberCount
      removed += doomed.ranges
      rests.append((place, runs[place].without(doomed)))
    }
    for rest in rests.reversed() { runs.replaceSubrange(rest.place...rest.place, with: rest.runs) }
    for gone in removed { rows.remove(gone) }
    return removed
  }

  /// Returns the places of the runs that have rows in a range, the oldest first; it looks for them from both ends.
  private func places(ofRowsIn range: Range<Int>) -> [Int] {
    var left = rows.count(in: range)
    var old: [Int] = []
    var young: [Int] = []
    var first = runs.startIndex
    var last = runs.endIndex - 1
    while left > 0, first <= last {
      let oldRows = runs[first].rows.clamped(to: range)
      if !oldRows.isEmpty { old.append(first) }
      left -= oldRows.count
      first += 1
      guard left > 0, first <= last else { break }
      let youngRows = runs[last].rows.clamped(to: range)
      if !youngRows.isEmpty { young.append(last) }
      left -= youngRows.count
      last -= 1
    }
    return old + young.reversed()
  }
}

extension OrderedSelection.Run {
  /// Returns the oldest rows of a range, without those that are locked.
  fileprivate func oldest(
    _ count: Int,
    in range: Range<Int>,
    except locked: (Range<Int>) -> RangeSet<Int>
  ) -> RangeSet<Int> {
    var left = count
    var rest = rows.clamped(to: range)
    var found = RangeSet<Int>()
    while left > 0, !rest.isEmpty {
      let (oldest, younger) = rest.split(after: min(left, rest.count), direction)
      let free = RangeSet(oldest).subtracting(locked(oldest))
      left -= free.numberCount
      found.formUnion(free)
      rest = younger
    }
    return found
  }
}
