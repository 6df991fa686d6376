package import Foundation
package import LayoutGeometry
import LayoutViews

/// A straight piece of the way of a finger, in the window's coordinates.
package struct FingerStroke: Sendable, Hashable {
  /// The beginning of the stroke.
  package let start: CGPoint
  /// The time at which the finger left `start`.
  package let departure: Instant
  /// The end of the stroke.
  package let end: CGPoint
  /// The time at which the finger was at `end`.
  package let arrival: Instant

  /// Creates a stroke.
  package init(from start: CGPoint, at departure: Instant, to end: CGPoint, at arrival: Instant) {
    self.start = start
    self.departure = departure
    self.end = end
    self.arrival = arrival
  }

  /// The distance of the stroke.
  package var delta: CGPoint { end - start }
}

extension CGPoint {
  /// Returns the length of the straight line to `other`.
  package func distance(to other: CGPoint) -> CGFloat {
    let width = other.x - x
    let height = other.y - y
    return (width * width + height * height).squareRoot()
  }

  /// Returns the point that is `share` of the way to `end`.
  func point(at share: Double, of end: CGPoint) -> CGPoint {
    CGPoint(x: x + (end.x - x) * CGFloat(share), y: y + (end.y - y) * CGFloat(share))
  }

  /// Returns this vector of the window in the coordinates of `view`.
  func asVector(in view: View?) -> CGPoint {
    guard let view else { return self }
    return view.convert(self, from: nil) - view.convert(CGPoint.zero, from: nil)
  }

  /// Returns this vector of `view` in the coordinates of the window.
  func fromVector(in view: View?) -> CGPoint {
    guard let view else { return self }
    return view.convert(self, to: nil) - view.convert(CGPoint.zero, to: nil)
  }

  /// Whether a movement is sideways rather than up or down; one of exactly 45 degrees is not,
  /// whatever the last bits of its parts say.
  var goesAcross: Bool { abs(x) > abs(y) + 1e-6 }
}
