package import LayoutTables
import LayoutViews

/// The outcome for rows that were to be selected under a limit.
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
  ///   - locks: The rows that make no room for others, as far as they were asked for.
  ///   - selection: The selection.
  /// - Returns: The rows that were refused, and those that made room.
  /// - Complexity: O(ranges · log ranges), and the sections of `range` if they have limits of their own.
  package func select(
    _ range: Range<Int>,
    _ direction: PanDirection,
    in rows: some SelectableRows,
    except fixed: SelectedRows = SelectedRows(),
    hasStopped: Bool = false,
    locks: inout AskedRows,
    of selection: inout OrderedSelection
  ) -> LimitedOutcome {
    var outcome = LimitedOutcome()
    guard !isNone else {
      for piece in RangeSet(fixed.gaps(in: range)).without(selection.rows).ordered(direction) {
        selection.insert(piece, direction)
      }
      return outcome
    }
    var hasStopped = hasStopped
    var left = range
    // Rows evicted ahead of the finger are selected again when the finger reaches them.
    while let piece = next(in: left, except: fixed, direction, selection) {
      left = range.rest(behind: piece, direction)
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

  /// Selects rows that were selected before, none making room for them, and returns those for which there is none.
  func bringBack(
    _ ranges: [Range<Int>],
    to selection: inout OrderedSelection,
    in rows: some SelectableRows
  ) -> [RefusedRows] {
    var limit = self
    limit.whenFull = .skip
    var locks = AskedRows()
    return ranges.flatMap {
      limit.select($0, .down, in: rows, locks: &locks, of: &selection).refused
    }
  }

  /// Returns the next neighboring rows that are not selected.
  private func next(
    in range: Range<Int>,
    except fixed: SelectedRows,
    _ direction: PanDirection,
    _ selection: OrderedSelection
  ) -> Range<Int>? {
    var left = range
    while !left.isEmpty, let gap = selection.rows.nextGap(in: left, direction) {
      if let open = fixed.nextGap(in: gap, direction) { return open }
      left = left.rest(behind: gap, direction)
    }
    return nil
  }

  /// A part of some rows that lies in one section.
  private typealias Part = (rows: Range<Int>, section: Range<Int>)

  private func parts(
    of piece: Range<Int>,
    _ direction: PanDirection,
    in rows: some SelectableRows
  ) -> [Part] {
    guard perSection != nil else { return [(piece, 0..<rows.rowCount)] }
    var parts: [Part] = []
    var row = piece.lowerBound
    while row < piece.upperBound {
      let section = rows.section(aroundRow: row)
      let end = Swift.min(max(section.upperBound, row + 1), piece.upperBound)
      parts.append((row..<end, section))
      row = end
    }
    return direction == .down ? parts : parts.reversed()
  }

  /// Selects the rows that there is room for.
  private func take(
    _ part: Part,
    _ direction: PanDirection,
    in rows: some SelectableRows,
    locks: inout AskedRows,
    of selection: inout OrderedSelection,
    _ outcome: inout LimitedOutcome
  ) {
    let most = Swift.min(total ?? .max, perSection ?? .max)
    guard whenFull != .replaceOldest || most == 0 else {
      selection.insert(part.rows, direction)
      if let perSection {
        let surplus = selection.rows.count(in: part.section) - perSection
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
    let sectionRoom = perSection.map { max(0, $0 - selection.rows.count(in: part.section)) } ?? .max
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

  /// Deselects the rows that were selected first, except those that are locked, and says which.
  private func evict(
    _ count: Int,
    _ range: Range<Int>,
    in rows: some SelectableRows,
    locks: inout AskedRows,
    of selection: inout OrderedSelection
  ) -> [Range<Int>] {
    guard count > 0 else { return [] }
    return selection.removeOldest(count, in: range) { locks.lockedRows(in: $0, of: rows) }
  }
}
