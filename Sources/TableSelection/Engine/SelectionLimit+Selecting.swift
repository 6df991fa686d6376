import LayoutViews

extension SelectionLimit {
  /// Selects rows one after the other, as far as there is room.
  ///
  /// - Parameters:
  ///   - range: The rows; those that are selected already, or may not be, are passed over.
  ///   - direction: In which order they come.
  ///   - rows: The rows of the table.
  ///   - fixed: The rows of `range` that may not be selected.
  ///   - selection: What is selected.
  /// - Returns: The rows that were refused, in order.
  /// - Complexity: O(ranges × sections of `range` that hold some of them).
  package func select(
    _ range: Range<Int>,
    _ direction: PanDirection,
    in rows: some SelectableRows,
    except fixed: RangeSet<Int>,
    of selection: inout OrderedSelection
  ) -> [RefusedRows] {
    let open = RangeSet(range).subtracting(fixed)
    guard !isNone else {
      for piece in open.subtracting(selection.rows.rows).ordered(direction) {
        selection.insert(piece, direction)
      }
      return []
    }
    var refused: [RefusedRows] = []
    var hasStopped = false
    var left = range
    // What is evicted ahead of the finger is selected anew when the finger comes to it.
    while let piece = next(in: open, left, direction, selection) {
      left =
        direction == .down
        ? piece.upperBound..<range.upperBound : range.lowerBound..<piece.lowerBound
      for part in parts(of: piece, direction, in: rows) {
        if hasStopped {
          refused.append(RefusedRows(rows: part.rows, reason: .stopped))
        } else if let rest = take(part, direction, in: rows, of: &selection) {
          refused.append(rest)
          hasStopped = whenFull == .stop
        }
      }
    }
    return refused
  }

  /// The next neighboring rows that are not selected.
  private func next(
    in open: RangeSet<Int>,
    _ left: Range<Int>,
    _ direction: PanDirection,
    _ selection: OrderedSelection
  ) -> Range<Int>? {
    let pieces = open.intersection(RangeSet(left)).subtracting(selection.rows.rows).ranges
    return direction == .down ? pieces.first : pieces.last
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
      let end = min(max(section.upperBound, row + 1), piece.upperBound)
      parts.append(Part(rows: row..<end, section: section))
      row = end
    }
    return direction == .down ? parts : parts.reversed()
  }

  /// Selects what there is room for.
  ///
  /// - Returns: The rows that are left; nil for none.
  private func take(
    _ part: Part,
    _ direction: PanDirection,
    in rows: some SelectableRows,
    of selection: inout OrderedSelection
  ) -> RefusedRows? {
    let most = min(total ?? .max, perSection ?? .max)
    guard whenFull != .replaceOldest || most == 0 else {
      selection.insert(part.rows, direction)
      if let perSection {
        evict(
          selection.count(in: part.section) - perSection,
          part.section,
          in: rows,
          of: &selection
        )
      }
      if let total { evict(selection.count - total, 0..<rows.rowCount, in: rows, of: &selection) }
      return nil
    }
    let totalRoom = max(0, (total ?? .max) - selection.count)
    let sectionRoom = perSection.map { max(0, $0 - selection.count(in: part.section)) } ?? .max
    let room = min(totalRoom, sectionRoom)
    guard room < part.rows.count else {
      selection.insert(part.rows, direction)
      return nil
    }
    let (taken, left) = part.rows.split(after: room, direction)
    if !taken.isEmpty { selection.insert(taken, direction) }
    let reason: RefusalReason =
      sectionRoom <= totalRoom ? .sectionFull(most: perSection ?? 0) : .full(most: total ?? 0)
    return RefusedRows(rows: left, reason: reason)
  }
}

extension SelectionLimit {
  /// Deselects the rows that were selected first, except those that are locked.
  private func evict(
    _ count: Int,
    _ range: Range<Int>,
    in rows: some SelectableRows,
    of selection: inout OrderedSelection
  ) {
    guard count > 0 else { return }
    selection.removeOldest(count, in: range) { rows.lockedRows(in: $0) }
  }
}

extension RangeSet<Int> {
  /// The ranges in an order.
  func ordered(_ direction: PanDirection) -> [Range<Int>] {
    direction == .down ? Array(ranges) : ranges.reversed()
  }
}

extension Range<Int> {
  /// Splits rows into the first `count` in an order and the others.
  fileprivate func split(after count: Int, _ direction: PanDirection) -> (Self, Self) {
    switch direction {
    case .down: (lowerBound..<lowerBound + count, lowerBound + count..<upperBound)
    case .up: (upperBound - count..<upperBound, lowerBound..<upperBound - count)
    }
  }
}
