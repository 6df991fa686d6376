import Foundation
import LayoutGeometry

// A walk through the rows in pieces on which all speeds are constant.
extension AutoScroll {
  /// A row with the piece of the content that is counted as its own.
  ///
  /// It is from the row's top to the top of the next row; the first one reaches up without end and the last one
  /// down. In a stretch the selection moves by its length in 1 / speed seconds.
  private struct Stretch {
    let top: CGFloat
    let bottom: CGFloat
    /// The distance that is scrolled in its time with heights as they are.
    let length: CGFloat
    /// The distance that is scrolled in its time with estimated heights.
    let estimate: CGFloat
  }

  /// Walks until `time`, to the end of the table, or to a row whose height is a guess, under a finger with a speed in points per second; positive down.
  mutating func advance(to time: Instant, fingerSpeed: CGFloat, in rows: some SelectableRows) {
    var seconds = CGFloat(self.time.duration(to: time).inSeconds)
    guard seconds > 0 else { return }
    self.time = time
    guard rows.rowCount > 0, !isOver else {
      isOver = true
      return
    }
    var row = startingRow(in: rows)
    var lastSpeed: CGFloat = 0
    while seconds > 0, !isOver {
      let stretch = stretch(ofRow: row, in: rows)
      let speed = direction.sign * stretch.length * rate + fingerSpeed
      // If both sides of an edge push towards it, the selection stays there.
      if lastSpeed * speed < 0 {
        scrollOn(by: seconds, over: stretch)
        break
      }
      let edge = speed > 0 ? stretch.bottom : stretch.top
      let needed = timeToEnd(of: edge, at: speed, over: stretch)
      if needed >= seconds {
        reached += speed * seconds
        scrollOn(by: seconds, over: stretch)
        seconds = 0
      } else {
        reached = edge.isFinite ? edge : reached + speed * needed
        scrollOn(by: needed, over: stretch)
        seconds -= needed
        if edge.isFinite { row += speed > 0 ? 1 : -1 }
        lastSpeed = speed
        if seconds > 0, (0..<rows.rowCount).contains(row), rows.isEstimate(row: row) {
          self.time = time.advanced(by: .seconds(-Double(seconds)))
          noteEnd(in: rows)
          return
        }
      }
      noteEnd(in: rows)
    }
    noteEnd(in: rows)
  }

  private var rate: CGFloat { CGFloat(rowsPerSecond) }

  /// Returns the row whose stretch the selection is in, or is about to enter.
  private func startingRow(in rows: some SelectableRows) -> Int {
    let touched = rows.rows(from: -.infinity, to: reached)
    let row = max(0, touched.upperBound - 1)
    let isAtTop = rows.top(ofRow: row) == reached
    return direction == .up && isAtTop && row > 0 ? row - 1 : row
  }

  private func stretch(ofRow row: Int, in rows: some SelectableRows) -> Stretch {
    let top = rows.top(ofRow: row)
    let height = max(0, rows.bottom(ofRow: row) - top)
    let isLast = row == rows.rowCount - 1
    let length = isLast ? height : max(0, rows.top(ofRow: row + 1) - top)
    return Stretch(
      top: row == 0 ? -.infinity : top,
      bottom: isLast ? .infinity : top + length,
      length: max(length, 1e-3),
      estimate: max(length - height + max(0, rows.estimatedHeight(ofRow: row)), 1e-3)
    )
  }

  /// Returns the time to the edge of a stretch, or in the first and last one to the end of
  /// the table.
  private func timeToEnd(of edge: CGFloat, at speed: CGFloat, over stretch: Stretch) -> CGFloat {
    guard !edge.isFinite else { return speed == 0 ? .infinity : (edge - reached) / speed }
    let left = abs(limit - exactOffset)
    return left > 1e-6 ? left / (stretch.length * rate) : .infinity
  }

  private mutating func scrollOn(by seconds: CGFloat, over stretch: Stretch) {
    let sign = direction.sign
    let exact = stretch.length * rate * seconds
    let shown = (usesEstimatedHeights ? stretch.estimate : stretch.length) * rate * seconds
    exactOffset = clamped(exactOffset + sign * exact)
    offset = clamped(offset + sign * shown)
  }

  private func clamped(_ offset: CGFloat) -> CGFloat {
    direction == .down ? min(offset, limit) : max(offset, limit)
  }

  /// Notes the end: the last row is reached, and the way that the heights as they are make is done.
  private mutating func noteEnd(in rows: some SelectableRows) {
    if abs(offset - limit) < 1e-6 { offset = limit }
    guard abs(exactOffset - limit) < 1e-6 else { return }
    exactOffset = limit
    switch direction {
    case .down: isOver = reached >= rows.top(ofRow: rows.rowCount - 1) - 1e-6
    case .up: isOver = reached < rows.bottom(ofRow: 0) + 1e-6
    }
  }
}
