import Foundation
import LayoutGeometry

/// A table that scrolls by itself under a finger: a value of time.
protocol DragScroll {
  var direction: PanDirection { get }
  /// Whether it has ended: at the end of the table, or because the finger was lifted.
  var isOver: Bool { get }
  /// The moment to which it has come.
  var time: Instant { get }
  /// The scroll position of the content.
  var offset: CGFloat { get }
  /// The height of the content to which the selection has come.
  var reached: CGFloat { get }
  /// The offset at the table's end.
  var limit: CGFloat { get set }

  /// Moves on to `time` under a finger that rests, or to where a row comes whose height is a guess: its time is less
  /// then, and it goes on once the row shows.
  mutating func advance(to time: Instant, in rows: some SelectableRows)

  /// Moves on along a straight movement of the finger, positive down, as far as the heights are known; until its
  /// departure the finger rested.
  mutating func follow(
    _ distance: CGFloat,
    from departure: Instant,
    to arrival: Instant,
    in rows: some SelectableRows
  )

  /// Comes to rest after the finger was lifted at a height of the screen.
  mutating func settle(to time: Instant, height: CGFloat, in rows: some SelectableRows)

  /// Ends so far before the place to which the scroll has come.
  mutating func end(before distance: CGFloat)

  /// Follows content that somebody else moved.
  ///
  /// The row to which the scroll has come may have moved by itself, because rows above it were measured.
  mutating func shift(by distance: CGFloat, movedRow rowDistance: CGFloat)

  /// Moves the table's end, now that more of its rows are measured.
  ///
  /// - Parameters:
  ///   - limit: The offset at the table's end.
  ///   - resumes: Whether a scroll that was over resumes if the end lies further away now.
  /// - Returns: Whether the content is brought back from beyond the end.
  mutating func constrain(to limit: CGFloat, resumes: Bool) -> Bool
}

/// A way in which a table scrolls by itself under a drag.
enum DragScrolling {
  /// By whole rows per second.
  case constant(rowsPerSecond: Double, usesEstimatedHeights: Bool)
  /// The faster the deeper the finger is in the zone at the edge.
  case byDepth(DepthScroll.Zone)
}
