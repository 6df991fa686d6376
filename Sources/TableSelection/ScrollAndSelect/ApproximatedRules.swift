import Foundation
import LayoutTables

/// The rules of the manual with single ones changed: approximations of what version 1.0.0 does, which is
/// `Version1Drag`.
struct ApproximatedRules: DragRules {
  private let errata: Set<ScrollAndSelectErratum>
  /// The drag by the manual, from which errata depart.
  private(set) var drag: DraggedRows
  private(set) var selects: Bool?
  private(set) var refused: [RefusedRows] = []
  private(set) var isOutOfDate = false
  /// The row at the event that was handled last; nil if none found a row yet.
  private var lastRow: Int?
  /// Whether `lastRow` is the first row of a pan that began on none, and was not taken.
  private var isFirstRowLeft = false
  /// Whether the pan turned, and no row was taken since.
  private var isTurning = false
  private let start: CGFloat

  /// Creates a drag whose finger comes down at a height of the screen: with `offset` added, one of the content.
  init(start height: CGFloat, offset: CGFloat, errata: Set<ScrollAndSelectErratum>) {
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

  mutating func moveFinger(to height: CGFloat, isScrolling: Bool) -> FingerTrack.Step {
    drag.moveFinger(to: height, isScrolling: isScrolling)
  }

  /// Turns back; if events count alone, a turn that is noticed on no row flips nothing.
  mutating func turn(at contentHeight: CGFloat, in rows: some SelectableRows) {
    if countsEvents, rows.rows(from: contentHeight, to: contentHeight).isEmpty { return }
    drag.turn(at: contentHeight)
    selects?.toggle()
    isTurning = true
  }

  mutating func follow(
    _ transition: TableTransition,
    from old: some SelectableRows,
    to new: some SelectableRows
  ) {
    drag.follow(transition, from: old, to: new)
    lastRow = lastRow.flatMap(transition.newPlace) ?? drag.current
    refused = refused.following(transition)
    isOutOfDate = true
  }

  mutating func begin(in rows: some SelectableRows) -> [DragState.Outcome] {
    guard drag.begin(in: rows) else {
      // The first row is not asked for later.
      if losesFirstRow, rows.rows(from: start, to: start).isEmpty { selects = true }
      return outcomes(nil, in: rows)
    }
    selects = drag.selects
    lastRow = drag.firstRow
    return outcomes(change(drag.held, .down), in: rows)
  }

  mutating func reach(
    _ contentHeight: CGFloat,
    isScrolling: Bool,
    in rows: some SelectableRows
  ) -> [DragState.Outcome] {
    outcomes(passRows(to: contentHeight, isScrolling: isScrolling, in: rows), in: rows)
  }

  /// Passes the rows up to a height of the content, and returns what to change; nil for nothing.
  ///
  /// While the table scrolls under the finger no row is skipped.
  private mutating func passRows(
    to contentHeight: CGFloat,
    isScrolling: Bool,
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
      return isFirstRowLeft ? nil : change(passed, direction)
    }
    isFirstRowLeft = false
    guard skips, (far - before) * Int(direction.sign) > 0 else { return change(passed, direction) }
    var count = passed.count
    if errata.contains(.emptySectionCountsAsRow) {
      count += rows.emptySections(between: before, and: far)
    }
    let first = errata.contains(.fastPanFillsOnward) ? far : near
    switch direction {
    case .down: return change(first..<min(rows.rowCount, first + count), direction)
    case .up: return change(max(0, first + 1 - count)..<first + 1, direction)
    }
  }

  /// Takes the row that a pan from outside reached first, if the next event is still in it.
  private mutating func takeFirstRow(
    at contentHeight: CGFloat,
    _ direction: PanDirection,
    in rows: some SelectableRows
  ) -> RowChange? {
    guard isFirstRowLeft, let lastRow,
      rows.rows(from: contentHeight, to: contentHeight).first == lastRow
    else { return nil }
    isFirstRowLeft = false
    return change(lastRow..<lastRow + 1, direction)
  }

  /// Returns a change after the refusals of rows that the drag newly passed over before one decided.
  private mutating func outcomes(
    _ change: RowChange?,
    in rows: some SelectableRows
  ) -> [DragState.Outcome] {
    isOutOfDate = false
    let skipped = drag.passedOver.subtracting(RangeSet(refused.map(\.rows)))
      .ordered(drag.direction ?? .down)
      .map { RefusedRows(rows: $0, reason: rows.reason(forRow: $0.lowerBound)) }
    for refusal in skipped { record(refusal) }
    return skipped.map(DragState.Outcome.refuse) + (change.map { [.change($0)] } ?? [])
  }

  /// Records refused rows; those that are known stay where they are.
  mutating func record(_ refusal: RefusedRows) {
    refused += [refusal].without(RangeSet(refused.map(\.rows)))
  }

  private var countsEvents: Bool { errata.contains(.onlyHandledEvents) }
  private var losesFirstRow: Bool { errata.contains(.losesFirstRows) }

  /// Returns the rows that are new at a height: those of the path, of the event, or of a turn that is an event.
  private mutating func rowsPassed(
    to contentHeight: CGFloat,
    _ direction: PanDirection,
    in rows: some SelectableRows
  ) -> Range<Int>? {
    guard countsEvents else { return rowsOfPath(to: contentHeight, direction, in: rows) }
    return isTurning
      ? rowsAlone(at: contentHeight, in: rows)
      : rowsOfEvent(at: contentHeight, direction, in: rows)
  }

  /// Returns the row at a height, and no other.
  private func rowsAlone(at contentHeight: CGFloat, in rows: some SelectableRows) -> Range<Int>? {
    rows.rows(from: contentHeight, to: contentHeight).first.map { $0..<$0 + 1 }
  }

  /// Returns the rows after that of the last event up to the one under the finger now.
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

  /// Returns the rows that are new on the path of the finger.
  private mutating func rowsOfPath(
    to contentHeight: CGFloat,
    _ direction: PanDirection,
    in rows: some SelectableRows
  ) -> Range<Int>? {
    let segment = drag.segmentNumber
    let old = drag.held
    drag.reach(contentHeight, in: rows)
    guard drag.segmentNumber == segment, drag.held != old, !drag.held.isEmpty else { return nil }
    guard !old.isEmpty else { return drag.held }
    let new =
      direction == .down
      ? old.upperBound..<drag.held.upperBound : drag.held.lowerBound..<old.lowerBound
    return new.isEmpty ? nil : new
  }

  private func change(_ rows: Range<Int>, _ direction: PanDirection) -> RowChange? {
    rows.isEmpty ? nil : RowChange(rows: rows, direction: direction, selects: selects ?? true)
  }
}
