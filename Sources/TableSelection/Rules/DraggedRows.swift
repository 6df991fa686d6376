package import Foundation

/// The rows that a drag holds: its rules apart from views and from what is selected.
///
/// The first row that the finger meets and that may be changed decides: a selected one makes the drag
/// deselect, any other one makes it select. What is held then follows the mode, from the first row on that
/// the finger met, whether that may be changed or not.
///
/// Where a turn flips (`.flip`), the way falls into segments: `segmentNumber` goes up with every turn and `held`
/// has the rows of the present segment. Elsewhere there is one segment, and `held` grows and shrinks.
///
/// - A *path* knows where in a row the finger is. It turns once the finger has come 5 pt back from its
///   furthest point (`FingerTrack`). With `.flip` the row at that place and those after it are held on the
///   new segment. With `.shrink` and `.restore` the row under a finger on its way back is given up with all
///   beyond it; past its start, which may lie beside a row, the drag goes out the other way.
/// - A *range* knows rows only. It holds the first row, the row under the finger and all between. With
///   `.flip` a new segment begins with the row next to the one that was furthest, which keeps what it has.
package struct DraggedRows: Sendable, Hashable {
  /// The rule by which passing rows holds them.
  package let pass: SelectionMode.Pass
  /// The effect of turning back.
  package let turningBack: SelectionMode.TurningBack
  /// The way of the finger, in the coordinates of the screen.
  package private(set) var track: FingerTrack
  /// Whether the drag selects now, or `nil` until it met a row.
  package private(set) var selects: Bool?
  /// The rows held on the present segment; empty for none.
  package internal(set) var held = 0..<0
  /// The order in which the held rows were passed.
  package internal(set) var heldDirection = PanDirection.down
  /// The number of turns that flipped the state so far.
  package private(set) var segmentNumber = 0
  /// The row that the finger met first.
  package internal(set) var firstRow: Int?
  /// The row that decided, by its number then.
  package private(set) var decidingRow: Int?
  /// The rows of this segment that the drag came to before one decided: none of them may be changed.
  package internal(set) var passedOver = RangeSet<Int>()

  /// Whether rows of other sections than the first row's are left alone.
  let staysInSection: Bool
  /// The height of the content at which the present segment began.
  var segmentStart: CGFloat
  /// The height of the content to which the drag has come on its segment.
  private(set) var reached: CGFloat
  /// The row under the finger, or the last one that was.
  package internal(set) var current: Int?
  /// The row that a segment of a range starts behind.
  var turningRow: Int?

  /// Creates a drag whose finger comes down at a height of the screen: with `offset` added, one of the content.
  package init(
    start height: CGFloat,
    offset: CGFloat,
    pass: SelectionMode.Pass,
    turningBack: SelectionMode.TurningBack,
    countsEvents: Bool = false,
    staysInSection: Bool = false
  ) {
    self.staysInSection = staysInSection
    self.pass = pass
    self.turningBack = turningBack
    track = FingerTrack(start: height, countsEvents: countsEvents)
    segmentStart = height + offset
    reached = segmentStart
  }

  /// The direction of the drag; nil at its beginning.
  package var direction: PanDirection? { track.direction }

  /// The rows from the first one to the finger: those that are held, or if none decided yet those that the
  /// drag came to.
  package var pressed: Range<Int> {
    guard selects == nil, let firstRow, let current else { return held }
    return min(firstRow, current)..<max(firstRow, current) + 1
  }

  /// The order in which `pressed` were come to.
  package var pressDirection: PanDirection {
    guard selects == nil, let firstRow, let current, current != firstRow else {
      return heldDirection
    }
    return current > firstRow ? .down : .up
  }

  /// Takes the row under the finger as the first one, and returns whether there is one that may be changed.
  package mutating func begin(in rows: some SelectableRows) -> Bool {
    pass(over: rows.rows(from: segmentStart, to: segmentStart), .down, in: rows)
    return !held.isEmpty
  }

  /// Moves the finger and returns the result, without passing rows.
  ///
  /// While the content scrolls it is not the finger alone that passes rows: the code that scrolls calls
  /// `reach(_:in:)`, and `turn(at:)` at a turn.
  package mutating func moveFinger(
    to height: CGFloat,
    isScrolling: Bool = false
  ) -> FingerTrack.Step {
    track.move(to: height, isScrolling: isScrolling)
  }

  /// Turns back at a height of the content.
  package mutating func turn(at contentHeight: CGFloat) {
    guard pass == .path else { return }
    reached = contentHeight
    guard turningBack == .flip else { return }
    segmentStart = contentHeight
    startSegment()
  }

  /// Passes the rows up to a height of the content.
  package mutating func reach(_ contentHeight: CGFloat, in rows: some SelectableRows) {
    switch pass {
    case .path: followPath(to: contentHeight, in: rows)
    case .range: followRange(to: contentHeight, in: rows)
    }
  }

  /// Takes new heights of rows into account: the recorded heights of the drag move by these distances.
  package mutating func followHeights(segmentStart: CGFloat, reached: CGFloat) {
    self.segmentStart += segmentStart
    self.reached += reached
  }

  /// Takes changed rows into account: the held ones are settled, and the drag continues from here.
  package mutating func rowsDidChange(rowCount: Int) {
    segmentNumber += 1
    held = 0..<0
    passedOver = RangeSet()
    turningRow = nil
    segmentStart = reached
    if let row = current { current = row < rowCount ? row : nil }
    firstRow = current
  }
}

extension DraggedRows {
  /// Returns the rows between two heights, as far as the drag may come to them.
  private func touched(
    from start: CGFloat,
    to end: CGFloat,
    in rows: some SelectableRows
  ) -> Range<Int> {
    inSection(rows.rows(from: start, to: end), of: rows)
  }

  /// Returns the rows that the drag may hold: all of them, or those in the section of its first row.
  func inSection(_ range: Range<Int>, of rows: some SelectableRows) -> Range<Int> {
    guard staysInSection, let firstRow, firstRow < rows.rowCount else { return range }
    return range.clamped(to: rows.section(aroundRow: firstRow))
  }
}

// MARK: - Paths

extension DraggedRows {
  private mutating func followPath(to contentHeight: CGFloat, in rows: some SelectableRows) {
    guard let direction else { return }
    guard turningBack != .flip else {
      if (contentHeight - reached) * direction.sign >= 0 { reached = contentHeight }
      // Where the rows moved away from under the finger the segment begins further on.
      guard (contentHeight - segmentStart) * direction.sign >= 0 else { return }
      grow(by: touched(from: segmentStart, to: contentHeight, in: rows), direction, in: rows)
      return
    }
    let isBeyond = (contentHeight - segmentStart) * direction.sign > 0
    reached = contentHeight
    if isBeyond {
      let touched = self.touched(from: segmentStart, to: contentHeight, in: rows)
      guard selects != nil, firstRow != nil else { return pass(over: touched, direction, in: rows) }
      hold(touched, direction)
    } else {
      // On its way back: the row under the finger and all beyond it are given up.
      let out = direction.opposite
      let touched = self.touched(
        from: contentHeight,
        to: out == .down ? .infinity : -.infinity,
        in: rows
      )
      switch out {
      case .down: hold(held.clamped(to: 0..<max(0, touched.lowerBound)), out)
      case .up:
        hold(held.clamped(to: touched.upperBound..<max(touched.upperBound, rows.rowCount)), out)
      }
    }
  }

  /// Adds what is new beyond the far end of a segment; a segment that flips only grows.
  private mutating func grow(
    by touched: Range<Int>,
    _ direction: PanDirection,
    in rows: some SelectableRows
  ) {
    guard selects != nil, !held.isEmpty else { return pass(over: touched, direction, in: rows) }
    guard !touched.isEmpty else { return }
    switch direction {
    case .down: hold(held.lowerBound..<max(held.upperBound, touched.upperBound), direction)
    case .up: hold(min(held.lowerBound, touched.lowerBound)..<held.upperBound, direction)
    }
  }
}

// MARK: - Ranges

extension DraggedRows {
  private mutating func followRange(to contentHeight: CGFloat, in rows: some SelectableRows) {
    let direction: PanDirection = contentHeight >= reached ? .down : .up
    let touched = self.touched(from: reached, to: contentHeight, in: rows)
    reached = contentHeight
    guard let first = firstRow, let old = current else {
      return pass(over: touched, direction, in: rows)
    }
    guard let row = touched.end(direction), row != old else { return }
    current = row
    if turningBack == .flip, isTurn(to: row, from: old) {
      startSegment()
      turningRow = old
    }
    guard let turn = turningRow else {
      let range = min(first, row)..<max(first, row) + 1
      guard isDecided(by: touched.clamped(to: range), direction, in: rows) else { return }
      return hold(range, row >= first ? .down : .up)
    }
    // Rows may have moved: which way the segment goes they say, not the finger.
    let segment = inSection(row > turn ? turn + 1..<row + 1 : row..<turn, of: rows)
    guard isDecided(by: touched.clamped(to: segment), direction, in: rows) else { return }
    hold(segment, row > turn ? .down : .up)
  }

  private func isTurn(to row: Int, from old: Int) -> Bool {
    guard let from = turningRow ?? firstRow, old != from else { return false }
    return (row > old) != (old > from)
  }
}

// MARK: - Holding rows

extension DraggedRows {
  private mutating func startSegment() {
    held = 0..<0
    passedOver = RangeSet()
    selects?.toggle()
    segmentNumber += 1
  }

  /// Holds the rows of a segment; where nothing is decided yet, the first that may be changed does.
  private mutating func pass(
    over touched: Range<Int>,
    _ direction: PanDirection,
    in rows: some SelectableRows
  ) {
    guard !touched.isEmpty else { return }
    guard selects == nil else { return holdAnew(touched, direction, in: rows) }
    let first = firstRow ?? (direction == .down ? touched.lowerBound : touched.upperBound - 1)
    firstRow = first
    let touched = inSection(touched, of: rows)
    guard let row = touched.end(direction) else { return }
    current = row
    guard isDecided(by: touched, direction, in: rows), let decidingRow else { return }
    let start = pass == .path && turningBack == .flip ? decidingRow : first
    hold(
      min(start, row)..<max(start, row) + 1,
      row == start ? direction : row > start ? .down : .up
    )
  }

  /// Decides what the drag does by the first of some rows that may be changed, if that is not decided yet.
  private mutating func isDecided(
    by touched: Range<Int>,
    _ direction: PanDirection,
    in rows: some SelectableRows
  ) -> Bool {
    guard selects == nil else { return true }
    guard let row = firstOpenRow(of: touched, direction, in: rows) else { return false }
    selects = rows.isSelected(row: row) != true
    decidingRow = row
    return true
  }

  /// Returns the first of some rows that may be changed; those before it are passed over, and not asked again.
  private mutating func firstOpenRow(
    of touched: Range<Int>,
    _ direction: PanDirection,
    in rows: some SelectableRows
  ) -> Int? {
    for range in RangeSet(touched).subtracting(passedOver).ordered(direction) {
      let row = rows.firstDecidingRow(of: range, direction)
      let end = row ?? (direction == .down ? range.upperBound : range.lowerBound - 1)
      passedOver.insert(
        contentsOf: direction == .down ? range.lowerBound..<end : end + 1..<range.upperBound
      )
      if let row { return row }
    }
    return nil
  }

  /// Holds the first rows of a segment, or those that the drag comes to when all that it held are gone.
  private mutating func holdAnew(
    _ touched: Range<Int>,
    _ direction: PanDirection,
    in rows: some SelectableRows
  ) {
    var onward = touched
    if firstRow == nil || pass == .range, let near = touched.end(direction.opposite) {
      firstRow = near
      turningRow = nil
      if staysInSection { onward = touched.clamped(to: rows.section(aroundRow: near)) }
    }
    hold(onward, direction)
    current = onward.end(direction)
  }

  private mutating func hold(_ rows: Range<Int>, _ direction: PanDirection) {
    held = rows
    heldDirection = direction
    if pass == .path, let end = rows.end(direction) { current = end }
  }
}

extension SelectableRows {
  /// Returns the first of some rows that decides; nil if none does.
  ///
  /// Those that may not be edited are passed over as ranges, in blocks that grow: few rows behind the one that
  /// decides are looked at.
  fileprivate func firstDecidingRow(of range: Range<Int>, _ direction: PanDirection) -> Int? {
    var left = range
    var count = 1
    while !left.isEmpty {
      count = min(count, left.count)
      let (block, rest) = left.split(after: count, direction)
      for open in RangeSet(block).subtracting(uneditableRows(in: block)).ordered(direction) {
        let row =
          direction == .down
          ? open.first { mayDecide(row: $0) } : open.last { mayDecide(row: $0) }
        if let row { return row }
      }
      left = rest
      count *= 2
    }
    return nil
  }

  /// Returns whether a row decides what the drag does if it is the first one: nothing forbids that it is changed.
  fileprivate func mayDecide(row: Int) -> Bool {
    isSelected(row: row) != nil && fixedRows(in: row..<row + 1).isEmpty
  }
}
