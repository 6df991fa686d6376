package import Foundation
import LayoutGeometry

/// A content offset on its way to a place that the application chose: a function of time.
package struct OffsetAnimation: Sendable, Hashable {
  /// The beginning of the animation.
  package var start: CGPoint
  /// The end of the animation.
  package var end: CGPoint

  /// Creates the way from one place to another one.
  package init(from start: CGPoint, to end: CGPoint) {
    self.start = start
    self.end = end
  }

  /// Returns the offset after a time.
  package func position(at elapsed: Duration) -> CGPoint {
    let progress = TimingCurve.easeInOut(at: share(at: elapsed))
    return CGPoint(
      x: start.x + (end.x - start.x) * progress,
      y: start.y + (end.y - start.y) * progress
    )
  }

  /// Returns whether the movement is over after a time.
  package func isDone(at elapsed: Duration) -> Bool { share(at: elapsed) >= 1 }

  /// Goes to another place, without a jump and with no more time than was left.
  mutating func turn(to end: CGPoint, at elapsed: Duration) {
    let present = position(at: elapsed)
    let rest = 1 - TimingCurve.easeInOut(at: share(at: elapsed))
    self.end = end
    guard rest > 0 else { return }
    start = CGPoint(x: end.x + (present.x - end.x) / rest, y: end.y + (present.y - end.y) / rest)
  }

  private func share(at elapsed: Duration) -> Double {
    elapsed.inSeconds / Thresholds.offsetAnimation.value.inSeconds
  }
}
