package import Foundation
package import LayoutGeometry

/// A straight piece of the way of a finger, in the window's coordinates.
package struct FingerStroke: Sendable, Hashable {
  /// Where it begins.
  package let start: CGPoint
  /// When the finger left `start`.
  package let departure: Instant
  /// Where it ends.
  package let end: CGPoint
  /// When the finger was at `end`.
  package let arrival: Instant

  /// Makes a stroke.
  package init(from start: CGPoint, at departure: Instant, to end: CGPoint, at arrival: Instant) {
    self.start = start
    self.departure = departure
    self.end = end
    self.arrival = arrival
  }

  /// How far the stroke goes.
  package var delta: CGPoint { CGPoint(x: end.x - start.x, y: end.y - start.y) }
}

extension CGPoint {
  /// Returns the length of the straight line to `other`.
  package func distance(to other: CGPoint) -> CGFloat {
    let width = other.x - x
    let height = other.y - y
    return (width * width + height * height).squareRoot()
  }
}
