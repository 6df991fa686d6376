import LayoutTables

/// What came of rows that were to be selected under a limit.
package struct LimitedOutcome: Sendable {
  /// The rows that were refused, in order.
  package var refused: [RefusedRows] = []
  /// The rows that made room, in order.
  package var evicted: [Range<Int>] = []
}

extension SelectionLimit {
  /// Selects rows one after the other, as far as there is room.
  ///
  /// - Parameters:
  ///   - range: The rows; those that are selected already, or may not be, are passed over.
  ///   - direction: In which order they come.
  ///   - rows: The rows of the table.
  ///   - fixed: The rows of `range` that may not be selected.
  ///   - hasStopped: Whether a row before was refused, and all after it are.
  ///   - locks: The rows that make no room for others, as far as they were asked.
  ///   - selection: What is selected.
  /// - Returns: The rows that were refused, and those that made room.
  /// - Complexity: O(ranges · log ranges), and the sections of `range` where they have limits of their own.
  package func select(
    _ range: Range<Int>,
    _ direction: PanDirection,
    in rows: some SelectableRows,
    except fixed: RangeSet<Int>,
    hasStopped: Bool = false,
    locks: inout LockedRows,
    of selection: inout OrderedSelection
  ) -> LimitedOutcome {
    var outcome = LimitedOutcome()
    guard !isNone else {
      let open = RangeSet(range).subtracting(fixed)
      for piece in open.without(selection.rows).ordered(direction) {
        selection.insert(piece, direction)
      }
      return outcome
    }
    var hasStopped = hasStopped
    var left = range
    // What is evicted ahead of the finger is selected anew when the finger comes to it.
    while let piece = next(in: left, except: fixed, direction, selection) {
      left =
        direction == .down
        ? piece.upperBound..<range.upperBound : range.lowerBound..<piece.lowerBound
      for part in parts(of: piece, direction, in: rows) {
        if hasStopped {
          outcome.refused.append(RefusedRows(rows: part.rows, reason: .stopped))
          continue
        }
        take(part, direction, in: rows, locks: &locks, of: &selection, &outcome)
        hasStopped = whenFull == .stop && !outcome.refused.isEmpty
      }
    }
    return outcome
  }

  /// The next neighboring rows that are not selected.
  private func next(
    in range: Range<Int>,
    except fixed: RangeSet<Int>,
    _ direction: PanDirection,
    _ selection: OrderedSelection
  ) -> Range<Int>? {
    var left = range
    while !left.isEmpty {
      switch direction {
      case .down:
        guard let gap = selection.rows.firstGap(in: left) else { return nil }
        if let open = fixed.firstGap(in: gap) { return open }
        left = gap.upperBound..<left.upperBound
      case .up:
        guard let gap = selection.rows.lastGap(in: left) else { return nil }
        if let open = fixed.lastGap(in: gap) { return open }
        left = left.lowerBound..<gap.lowerBound
      }
    }
    return nil
  }

  /// Rows of one section.
  private struct Part {
    var rows: Range<Int>
    var section: Range<Int>
  }

  private func parts(
    of piece: Range<Int>,
    _ direction: PanDirection,
    in rows: some SelectableRows
  ) -> [Part] {
    guard perSection != nil else { return [Part(rows: piece, section: 0..<rows.rowCount)] }
    var parts: [Part] = []
    var row = piece.lowerBound
    while row < piece.upperBound {
      let section = rows.section(aroundRow: row)
      let end = Swift.min(max(section.upperBound, row + 1), piece.upperBound)
      parts.append(Part(rows: row..<end, section: section))
      row = end
    }
    return direction == .down ? parts : parts.reversed()
  }

  /// Selects what there is room for.
  private func take(
    _ part: Part,
    _ direction: PanDirection,
    in rows: some SelectableRows,
    locks: inout LockedRows,
    of selection: inout OrderedSelection,
    _ outcome: inout LimitedOutcome
  ) {
    let most = Swift.min(total ?? .max, perSection ?? .max)
    guard whenFull != .replaceOldest || most == 0 else {
      selection.insert(part.rows, direction)
      if let perSection {
        let surplus = selection.count(in: part.section) - perSection
        outcome.evicted += evict(surplus, part.section, in: rows, locks: &locks, of: &selection)
      }
      if let total {
        let surplus = selection.count - total
        let all = 0..<rows.rowCount
        outcome.evicted += evict(surplus, all, in: rows, locks: &locks, of: &selection)
      }
      return
    }
    let totalRoom = max(0, (total ?? .max) - selection.count)
    let sectionRoom = perSection.map { max(0, $0 - selection.count(in: part.section)) } ?? .max
    let room = Swift.min(totalRoom, sectionRoom)
    guard room < part.rows.count else {
      selection.insert(part.rows, direction)
      return
    }
    let (taken, left) = part.rows.split(after: room, direction)
    if !taken.isEmpty { selection.insert(taken, direction) }
    let reason: RefusalReason =
      sectionRoom <= totalRoom ? .sectionFull(most: perSection ?? 0) : .full(most: total ?? 0)
    outcome.refused.append(RefusedRows(rows: left, reason: reason))
  }
}

extension SelectionLimit {
  /// Deselects the rows that were selected first, except those that are locked, and says which.
  private func evict(
    _ count: Int,
    _ range: Range<Int>,
    in rows: some SelectableRows,
    locks: inout LockedRows,
    of selection: inout OrderedSelection
  ) -> [Range<Int>] {
    guard count > 0 else { return [] }
    return selection.removeOldest(count, in: range) { locks.rows(in: $0, of: rows) }
  }
}

extension RangeSet<Int> {
  /// The ranges in an order.
  func ordered(_ direction: PanDirection) -> [Range<Int>] {
    direction == .down ? Array(ranges) : ranges.reversed()
  }

  /// The uppermost rows of `range` that are not in the set; nil where all are.
  ///
  /// - Complexity: O(log ranges).
  fileprivate func firstGap(in range: Range<Int>) -> Range<Int>? {
    let next = firstRange { $0.upperBound > range.lowerBound }
    guard next < ranges.count else { return range }
    let found = ranges[next]
    if found.lowerBound > range.lowerBound {
      return range.lowerBound..<Swift.min(found.lowerBound, range.upperBound)
    }
    // Ranges of a set do not touch: what follows one is a gap.
    guard found.upperBound < range.upperBound else { return nil }
    let end = next + 1 < ranges.count ? ranges[next + 1].lowerBound : range.upperBound
    return found.upperBound..<Swift.min(end, range.upperBound)
  }

  /// The lowest rows of `range` that are not in the set; nil where all are.
  ///
  /// - Complexity: O(log ranges).
  fileprivate func lastGap(in range: Range<Int>) -> Range<Int>? {
    let last = firstRange { $0.lowerBound >= range.upperBound } - 1
    guard last >= 0 else { return range }
    let found = ranges[last]
    if found.upperBound < range.upperBound {
      return Swift.max(found.upperBound, range.lowerBound)..<range.upperBound
    }
    guard found.lowerBound > range.lowerBound else { return nil }
    let start = last > 0 ? ranges[last - 1].upperBound : range.lowerBound
    return Swift.max(start, range.lowerBound)..<found.lowerBound
  }

  /// The place of the first range for which `condition` holds, as it does for all after it.
  private func firstRange(where condition: (Range<Int>) -> Bool) -> Int {
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = low + (high - low) / 2
      if condition(ranges[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension Range<Int> {
  /// Splits rows into the first `count` in an order and the others.
  func split(after count: Int, _ direction: PanDirection) -> (Self, Self) {
    switch direction {
    case .down: (lowerBound..<lowerBound + count, lowerBound + count..<upperBound)
    case .up: (upperBound - count..<upperBound, lowerBound..<upperBound - count)
    }
  }
}
