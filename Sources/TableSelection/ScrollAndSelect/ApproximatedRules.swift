import Foundation
import LayoutTables

/// Which rows a pan takes by the manual with single rules changed: approximations of what the release does, which
/// is `Version1Pan`.
struct ApproximatedPan {
  let errata: ScrollAndSelectErrata
  /// The pan by the manual, from which errata depart.
  private var drag: DraggedRows
  /// Whether the pan selects now; nil until that is decided.
  private(set) var selects: Bool?
  /// The rows that were refused, in the order in which the pan came to them.
  private(set) var refused: [RefusedRows] = []
  /// The row at the event that was handled last; nil where none found a row yet.
  private var lastRow: Int?
  /// Whether `lastRow` is the first row of a pan that began on none, and was not taken.
  private var isFirstRowLeft = false
  /// Whether the pan turned, and no row was taken since.
  private var isTurning = false
  private let start: CGFloat

  /// Puts the finger down at heights of the screen and of the content.
  init(start height: CGFloat, offset: CGFloat, errata: ScrollAndSelectErrata) {
    self.errata = errata
    start = height + offset
    drag = DraggedRows(
      start: height,
      offset: offset,
      pass: .path,
      turningBack: .flip,
      countsEvents: errata.contains(.onlyHandledEvents)
    )
  }

  /// The way of the finger.
  var track: FingerTrack { drag.track }

  /// Moves the finger and says what came of it.
  mutating func moveFinger(to height: CGFloat) -> FingerTrack.Step { drag.moveFinger(to: height) }

  /// Moves the finger at an event that does not count.
  mutating func moveFinger(uncountedTo height: CGFloat) { drag.moveFinger(uncountedTo: height) }

  /// Turns back at a height of the content.
  ///
  /// Where events count alone, a turn that is noticed on no row changes the direction and flips nothing.
  mutating func turn(at contentHeight: CGFloat, in rows: some SelectableRows) {
    if countsEvents, rows.rows(from: contentHeight, to: contentHeight).isEmpty { return }
    drag.turn(at: contentHeight)
    selects?.toggle()
    isTurning = true
  }

  /// Takes over that rows were inserted, deleted, moved or loaded anew.
  mutating func follow(
    _ transition: TableTransition,
    from old: some SelectableRows,
    to new: some SelectableRows
  ) {
    drag.follow(transition, from: old, to: new)
    lastRow = lastRow.flatMap(transition.newPlace) ?? drag.current
    refused = refused.following(transition)
  }

  /// Takes the row under the finger as the first one.
  mutating func begin(in rows: some SelectableRows) -> RowChange? {
    guard drag.begin(in: rows) else {
      // Nothing asks later what the first row is.
      if losesFirstRow, rows.rows(from: start, to: start).isEmpty { selects = true }
      return nil
    }
    selects = drag.selects
    lastRow = drag.firstRow
    return sweep(drag.held, .down)
  }

  /// Passes the rows up to a height of the content.
  ///
  /// - Parameters:
  ///   - contentHeight: How far the pan has come.
  ///   - isScrolling: Whether the table scrolls under the finger: then no row is skipped.
  ///   - rows: The rows.
  /// - Returns: What to change; nil for nothing.
  mutating func reach(
    _ contentHeight: CGFloat,
    isScrolling: Bool = false,
    in rows: some SelectableRows
  ) -> RowChange? {
    guard let direction = drag.direction else { return nil }
    let before = lastRow
    let isAlone = isTurning && countsEvents
    let skips = !isTurning && !isScrolling
    guard let passed = rowsPassed(to: contentHeight, direction, in: rows),
      let near = direction == .down ? passed.first : passed.last,
      let far = direction == .down ? passed.last : passed.first
    else { return takeFirstRow(at: contentHeight, direction, in: rows) }
    isTurning = false
    lastRow = far
    if selects == nil { selects = drag.selects ?? (rows.isSelected(row: far) != true) }
    guard let before else {
      isFirstRowLeft = losesFirstRow && !isAlone
      return isFirstRowLeft ? nil : sweep(passed, direction)
    }
    isFirstRowLeft = false
    guard skips, (far - before) * Int(direction.sign) > 0 else { return sweep(passed, direction) }
    var count = passed.count
    if errata.contains(.emptySectionCountsAsRow) {
      count += rows.emptySections(between: before, and: far)
    }
    let first = errata.contains(.fastPanFillsOnward) ? far : near
    switch direction {
    case .down: return sweep(first..<min(rows.rowCount, first + count), direction)
    case .up: return sweep(max(0, first + 1 - count)..<first + 1, direction)
    }
  }

  /// Takes the row that a pan from outside came to first, where the next event is still in it.
  private mutating func takeFirstRow(
    at contentHeight: CGFloat,
    _ direction: PanDirection,
    in rows: some SelectableRows
  ) -> RowChange? {
    guard isFirstRowLeft, let lastRow,
      rows.rows(from: contentHeight, to: contentHeight).first == lastRow
    else { return nil }
    isFirstRowLeft = false
    return sweep(lastRow..<lastRow + 1, direction)
  }

  /// The rows that the pan passed over since it was last asked, before one decided.
  func skip(in rows: some SelectableRows) -> [RefusedRows] {
    drag.passedOver.subtracting(RangeSet(refused.map(\.rows))).ordered(drag.direction ?? .down)
      .map { RefusedRows(rows: $0, reason: rows.reason(forRow: $0.lowerBound)) }
  }

  /// Takes over that rows were refused; those that are known stay where they are.
  mutating func note(_ refusal: RefusedRows) {
    refused += [refusal].without(RangeSet(refused.map(\.rows)))
  }

  private var countsEvents: Bool { errata.contains(.onlyHandledEvents) }
  private var losesFirstRow: Bool { errata.contains(.losesFirstRows) }

  /// The rows that are new at a height: those of the way, of the event, or of a turn that is an event.
  private mutating func rowsPassed(
    to contentHeight: CGFloat,
    _ direction: PanDirection,
    in rows: some SelectableRows
  ) -> Range<Int>? {
    guard countsEvents else { return rowsOfWay(to: contentHeight, direction, in: rows) }
    return isTurning
      ? rowsAlone(at: contentHeight, in: rows)
      : rowsOfEvent(at: contentHeight, direction, in: rows)
  }

  /// The row at a height, and no other.
  private func rowsAlone(at contentHeight: CGFloat, in rows: some SelectableRows) -> Range<Int>? {
    rows.rows(from: contentHeight, to: contentHeight).first.map { $0..<$0 + 1 }
  }

  /// The rows after that of the last event up to the one under the finger now.
  ///
  /// A row on the other side of the last one is alone; there the content has moved under the finger.
  private func rowsOfEvent(
    at contentHeight: CGFloat,
    _ direction: PanDirection,
    in rows: some SelectableRows
  ) -> Range<Int>? {
    guard let row = rows.rows(from: contentHeight, to: contentHeight).first else { return nil }
    guard let lastRow else {
      let touched = rows.rows(from: start, to: contentHeight)
      return touched.isEmpty ? nil : touched
    }
    guard row != lastRow else { return nil }
    guard (row > lastRow) == (direction == .down) else { return row..<row + 1 }
    return direction == .down ? lastRow + 1..<row + 1 : row..<lastRow
  }

  /// The rows that are new on the way of the finger.
  private mutating func rowsOfWay(
    to contentHeight: CGFloat,
    _ direction: PanDirection,
    in rows: some SelectableRows
  ) -> Range<Int>? {
    let leg = drag.legNumber
    let old = drag.held
    drag.reach(contentHeight, in: rows)
    guard drag.legNumber == leg, drag.held != old, !drag.held.isEmpty else { return nil }
    guard !old.isEmpty else { return drag.held }
    let new =
      direction == .down
      ? old.upperBound..<drag.held.upperBound : drag.held.lowerBound..<old.lowerBound
    return new.isEmpty ? nil : new
  }

  private func sweep(_ rows: Range<Int>, _ direction: PanDirection) -> RowChange? {
    rows.isEmpty ? nil : RowChange(rows: rows, direction: direction, selects: selects ?? true)
  }
}
