package import Foundation
package import LayoutGeometry

/// An automatic scroll of a table under a finger, with the reach of the selection: values of time.
///
/// The selection advances by whole rows per second: it takes 1 / speed seconds from the top of one row
/// to the top of the next, headers between them included. With heights as they are the content moves
/// along, so that the selection stays under the finger. With estimated heights the content moves as if
/// the rows were as high as estimated: with estimates too small it falls behind the selection and ends
/// short of the table's end; with estimates too large it runs ahead, rows come on screen before they are
/// selected, and the lag grows.
package struct AutoScroll: DragScroll, Sendable, Hashable {
  /// The distance beyond an edge that counts as at it: the last bits of a sum of steps do not decide.
  static let tolerance: CGFloat = 1e-6

  /// The state of a scroll at a moment.
  package struct State: Sendable, Hashable {
    /// The moment.
    package var time: Instant
    /// The height of the content to which the selection has come.
    package var reached: CGFloat
    /// The scroll position of the content.
    package var offset: CGFloat
    /// The scroll position that it would have with heights as they are.
    package var exactOffset: CGFloat
    /// Whether the table's end is reached.
    package var isOver = false
  }

  /// The direction in which it scrolls.
  package let direction: PanDirection
  /// The number of rows that it passes in a second.
  package let rowsPerSecond: Double
  /// Whether the content moves by estimated heights.
  package let usesEstimatedHeights: Bool
  /// The offset at the table's end.
  package var limit: CGFloat

  /// The present state of the scroll.
  package private(set) var present: State

  /// Creates a scroll that begins, at a positive and finite speed.
  package init(
    _ direction: PanDirection,
    rowsPerSecond: Double,
    usesEstimatedHeights: Bool,
    limit: CGFloat,
    at time: Instant,
    reached: CGFloat,
    offset: CGFloat
  ) {
    precondition(
      rowsPerSecond > 0 && rowsPerSecond.isFinite,
      "a table cannot scroll \(rowsPerSecond) rows per second"
    )
    self.direction = direction
    self.rowsPerSecond = rowsPerSecond
    self.usesEstimatedHeights = usesEstimatedHeights
    self.limit = limit
    present = State(time: time, reached: reached, offset: offset, exactOffset: offset)
  }

  /// Moves on to `time` under a finger that rests.
  package mutating func advance(to time: Instant, in rows: some SelectableRows) {
    advance(to: time, fingerSpeed: 0, in: rows)
  }

  package var isOver: Bool { present.isOver }
  package var offset: CGFloat { present.offset }
  package var reached: CGFloat { present.reached }

  package mutating func follow(
    _ distance: CGFloat,
    from departure: Instant,
    to arrival: Instant,
    in rows: some SelectableRows
  ) {
    advance(to: departure, in: rows)
    let seconds = CGFloat(present.time.duration(to: arrival).inSeconds)
    if seconds > 0 {
      advance(to: arrival, fingerSpeed: distance / seconds, in: rows)
    } else if !present.isOver {
      present.reached += distance
    }
  }

  /// Comes to rest after the finger was lifted: positions that estimates have driven apart meet again.
  ///
  /// A selection that lags continues to the row of the finger; content that lags scrolls on until
  /// the row reached last is there. Both have the speed of the scroll.
  package mutating func settle(
    to time: Instant,
    height: CGFloat,
    in rows: some SelectableRows
  ) {
    let lag = (height + present.offset - present.reached) * direction.sign
    guard usesEstimatedHeights, !present.isOver, abs(lag) > Self.tolerance else {
      present.isOver = true
      return
    }
    var settled = present
    if lag > 0 {
      let target = height + present.offset
      advance(to: time, in: rows)
      settled.reached =
        direction == .down ? min(present.reached, target) : max(present.reached, target)
      settled.isOver = settled.reached == target
    } else {
      let target = present.reached - height
      present.reached = height + present.offset
      advance(to: time, in: rows)
      settled.offset =
        direction == .down ? min(present.offset, target) : max(present.offset, target)
      settled.isOver = settled.offset == target || settled.offset == limit
    }
    settled.time = time
    present = settled
  }

  /// Keeps the selection where the finger is with heights as they are, whatever becomes of the rows; with estimated
  /// heights it stays in its row.
  package mutating func shift(by distance: CGFloat, movedRow rowDistance: CGFloat) {
    present.reached += usesEstimatedHeights && rowDistance != 0 ? rowDistance : distance
    present.offset += distance
    present.exactOffset += distance
  }

  /// Leaves content that moves by estimated heights where it is, which is not where the selection is.
  package mutating func end(before distance: CGFloat) {
    present.isOver = true
    guard !usesEstimatedHeights else { return }
    present.reached -= distance * direction.sign
    present.offset -= distance * direction.sign
    present.exactOffset -= distance * direction.sign
  }

  package mutating func constrain(to limit: CGFloat, resumes: Bool) -> Bool {
    self.limit = limit
    let left = (limit - present.exactOffset) * direction.sign
    if left > Self.tolerance, resumes { present.isOver = false }
    guard left < -Self.tolerance else { return false }
    if !usesEstimatedHeights { present.reached += limit - present.exactOffset }
    present.exactOffset = limit
    let isBeyond = (limit - present.offset) * direction.sign < 0
    if isBeyond { present.offset = limit }
    return isBeyond
  }

  private mutating func advance(
    to time: Instant,
    fingerSpeed: CGFloat,
    in rows: some SelectableRows
  ) {
    var walk = Walk(scroll: self, state: present, fingerSpeed: fingerSpeed)
    walk.run(until: time, in: rows)
    present = walk.state
  }
}
