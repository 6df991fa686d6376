package import Foundation

/// Which rows a pan selects and deselects: the rules of scroll-and-select apart from views.
///
/// The first row that the finger meets decides: a selected one makes the pan deselect, any other one
/// makes it select. Every row passed gets that state. Where the finger turns back the state is flipped:
/// the row at the turning point and every row passed after it get the flipped state, rows beyond keep
/// what they had. So a pan over rows 2 to 6 and back to 3 leaves row 2 selected and, where it turned
/// more than 5 pt inside of row 6, deselects row 6 with the others; where it just touched row 6, that one
/// stays.
///
/// Rows that may not be changed are passed over and decide nothing. The answers are sweeps, to be
/// applied in order.
package struct PanSelection: Sendable, Hashable {
  /// The way of the finger, in the coordinates of the screen.
  package private(set) var track: FingerTrack
  /// Whether the pan selects now; nil until it met a row.
  package private(set) var selects: Bool?
  /// The row reached last on the present leg; nil where none was yet.
  package private(set) var frontier: Int?

  /// The height of the content at which the present leg began.
  private var legStart: CGFloat

  /// Puts the finger down.
  ///
  /// - Parameters:
  ///   - height: The height of the finger on the screen.
  ///   - offset: How far the content is scrolled: a content height is a screen height plus this.
  package init(start height: CGFloat, offset: CGFloat) {
    track = FingerTrack(start: height)
    legStart = height + offset
  }

  /// Which way the pan goes; nil at its beginning.
  package var direction: PanDirection? { track.direction }

  /// Takes the row under the finger as the first one.
  ///
  /// - Parameter rows: The rows.
  /// - Returns: The row; nil where the finger is on none that may be changed.
  package mutating func begin(in rows: some SelectableRows) -> RowSweep? {
    sweep(rows.rows(from: legStart, to: legStart), .down, in: rows)
  }

  /// Moves the finger in a straight line while the content stands still.
  ///
  /// - Parameters:
  ///   - height: The height of the finger on the screen.
  ///   - offset: How far the content is scrolled.
  ///   - rows: The rows.
  /// - Returns: What to change, in order.
  package mutating func move(
    to height: CGFloat,
    offset: CGFloat,
    in rows: some SelectableRows
  ) -> [RowSweep] {
    switch track.move(to: height) {
    case .none:
      return []
    case .onward:
      return [reach(height + offset, in: rows)].compactMap(\.self)
    case .turned(let turn):
      startLeg(at: turn + offset)
      return [reach(height + offset, in: rows)].compactMap(\.self)
    }
  }

  /// Moves the finger and says what came of it, without passing rows.
  ///
  /// While the content scrolls it is not the finger alone that passes rows: the one who scrolls calls
  /// `reach(_:in:)`, and `startLeg(at:)` at a turn.
  package mutating func moveFinger(to height: CGFloat) -> FingerTrack.Step {
    track.move(to: height)
  }

  /// Flips the state; the rows to come count from `contentHeight`.
  package mutating func startLeg(at contentHeight: CGFloat) {
    legStart = contentHeight
    frontier = nil
    selects?.toggle()
  }

  /// Passes the rows up to a height of the content, in the present direction.
  ///
  /// - Parameters:
  ///   - contentHeight: How far the pan has come; nothing new where it was further before.
  ///   - rows: The rows.
  /// - Returns: The rows that are new on this leg; nil for none.
  package mutating func reach(
    _ contentHeight: CGFloat,
    in rows: some SelectableRows
  ) -> RowSweep? {
    guard let direction else { return nil }
    var touched = rows.rows(from: legStart, to: contentHeight)
    switch (direction, frontier) {
    case (_, nil): break
    case (.down, .some(let last)):
      touched = touched.clamped(to: min(last + 1, rows.rowCount)..<rows.rowCount)
    case (.up, .some(let last)): touched = touched.clamped(to: 0..<max(0, last))
    }
    return sweep(touched, direction, in: rows)
  }

  private mutating func sweep(
    _ touched: Range<Int>,
    _ direction: PanDirection,
    in rows: some SelectableRows
  ) -> RowSweep? {
    guard let first = touched.first, let last = touched.last else { return nil }
    frontier = direction == .down ? last : first
    if let selects { return RowSweep(rows: touched, direction: direction, selects: selects) }
    // Nothing is decided yet: the first row on the way that may be changed does.
    switch direction {
    case .down:
      guard let row = touched.first(where: { rows.isSelected(row: $0) != nil }) else { return nil }
      let decision = rows.isSelected(row: row) != true
      selects = decision
      return RowSweep(rows: row..<touched.upperBound, direction: direction, selects: decision)
    case .up:
      guard let row = touched.last(where: { rows.isSelected(row: $0) != nil }) else { return nil }
      let decision = rows.isSelected(row: row) != true
      selects = decision
      return RowSweep(rows: touched.lowerBound..<row + 1, direction: direction, selects: decision)
    }
  }
}
