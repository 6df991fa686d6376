package import Foundation

/// A straight line between two points.
package struct LineSegment: Hashable, Sendable {
  /// The first point.
  package let from: CGPoint
  /// The last point.
  package let to: CGPoint

  /// Creates a line between two points.
  package init(_ from: CGPoint, _ to: CGPoint) { (self.from, self.to) = (from, to) }

  /// The distance between the points.
  package var length: CGFloat { hypot(to.x - from.x, to.y - from.y) }

  /// Returns whether two lines have a point in common that is the end of neither.
  package func crosses(_ other: Self) -> Bool {
    func side(_ line: Self, _ point: CGPoint) -> CGFloat {
      (line.to.x - line.from.x) * (point.y - line.from.y)
        - (line.to.y - line.from.y) * (point.x - line.from.x)
    }
    return side(self, other.from) * side(self, other.to) < 0
      && side(other, from) * side(other, to) < 0
  }
}
