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

  /// The direction in which it scrolls.
  package let direction: PanDirection
  /// The number of rows that it passes in a second.
  package let rowsPerSecond: Double
  /// Whether the content moves by estimated heights.
  package let usesEstimatedHeights: Bool
  /// The offset at the table's end.
  package var limit: CGFloat

  /// The moment.
  package internal(set) var time: Instant
  package internal(set) var reached: CGFloat
  package internal(set) var offset: CGFloat
  /// The scroll position that it would have with heights as they are.
  var exactOffset: CGFloat
  package internal(set) var isOver = false

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
    self.time = time
    self.reached = reached
    self.offset = offset
    exactOffset = offset
  }

  /// Moves on to `time` under a finger that rests.
  package mutating func advance(to time: Instant, in rows: some SelectableRows) {
    advance(to: time, fingerSpeed: 0, in: rows)
  }

  package mutating func follow(
    _ distance: CGFloat,
    from departure: Instant,
    to arrival: Instant,
    in rows: some SelectableRows
  ) {
    advance(to: departure, in: rows)
    guard isOver || time >= departure else { return }
    let seconds = CGFloat(time.duration(to: arrival).inSeconds)
    if seconds > 0 {
      advance(to: arrival, fingerSpeed: distance / seconds, in: rows)
    } else if !isOver {
      reached += distance
    }
  }

  /// Comes to rest after the finger was lifted: positions that estimates have driven apart meet again.
  ///
  /// A selection that lags continues to the row of the finger; content that lags scrolls on until
  /// the row reached last is there. Both have the speed of the scroll.
  package mutating func settle(to time: Instant, height: CGFloat, in rows: some SelectableRows) {
    let lag = (height + offset - reached) * direction.sign
    guard usesEstimatedHeights, !isOver, abs(lag) > Self.tolerance else {
      isOver = true
      return
    }
    var settled = self
    if lag > 0 {
      let target = height + offset
      advance(to: time, in: rows)
      settled.reached =
        direction == .down ? min(reached, target) : max(reached, target)
      settled.isOver = settled.reached == target
    } else {
      let target = reached - height
      reached = height + offset
      advance(to: time, in: rows)
      settled.offset =
        direction == .down ? min(offset, target) : max(offset, target)
      settled.isOver = settled.offset == target || settled.offset == limit
    }
    settled.time = time
    self = settled
  }

  /// Keeps the selection where the finger is with heights as they are, whatever becomes of the rows; with estimated
  /// heights it stays in its row.
  package mutating func shift(by distance: CGFloat, movedRow rowDistance: CGFloat) {
    reached += usesEstimatedHeights && rowDistance != 0 ? rowDistance : distance
    offset += distance
    exactOffset += distance
  }

  /// Leaves content that moves by estimated heights where it is, which is not where the selection is.
  package mutating func end(before distance: CGFloat) {
    isOver = true
    guard !usesEstimatedHeights else { return }
    reached -= distance * direction.sign
    offset -= distance * direction.sign
    exactOffset -= distance * direction.sign
  }

  package mutating func constrain(to limit: CGFloat, resumes: Bool) -> Bool {
    self.limit = limit
    let left = (limit - exactOffset) * direction.sign
    if left > Self.tolerance, resumes { isOver = false }
    guard left < -Self.tolerance else { return false }
    if !usesEstimatedHeights { reached += limit - exactOffset }
    exactOffset = limit
    let isBeyond = (limit - offset) * direction.sign < 0
    if isBeyond { offset = limit }
    return isBeyond
  }
}
