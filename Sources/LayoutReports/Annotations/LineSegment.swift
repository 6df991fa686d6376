import Foundation
import LayoutGeometry

// How lines of annotations lie to each other and to what they are about.
extension LineSegment {
  /// The distance between two lines beside each other within which they look like one.
  static let gap: CGFloat = 2.5
  /// The distance from the edge of a thing within which a line looks like its outline, which may lie outside of that.
  static let outlineGap: CGFloat = 4.5
  /// The length up to which two lines may lie on each other, as at a crossing with a small angle.
  private static let leastLength: CGFloat = 6

  var isLevel: Bool { from.y == to.y }

  /// Returns the point at a share of the length.
  func point(at share: CGFloat) -> CGPoint {
    CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
  }

  /// Returns the line without some of its length at either end, or its middle where that leaves nothing.
  func trimmed(by start: CGFloat, _ end: CGFloat) -> Self {
    guard length > start + end else { return Self(point(at: 0.5), point(at: 0.5)) }
    return Self(point(at: start / length), point(at: 1 - end / length))
  }

  /// Returns the line longer by a distance at either end.
  func extended(by distance: CGFloat) -> Self {
    length > 0 ? Self(point(at: -distance / length), point(at: 1 + distance / length)) : self
  }

  /// Returns the point of the line that is the nearest to another point.
  func nearest(to point: CGPoint) -> CGPoint {
    guard length > 0 else { return from }
    let (dx, dy) = (to.x - from.x, to.y - from.y)
    let share = ((point.x - from.x) * dx + (point.y - from.y) * dy) / (length * length)
    return self.point(at: min(max(share, 0), 1))
  }

  /// Returns whether a point is as near to the line as a distance.
  func isNear(_ point: CGPoint, _ distance: CGFloat) -> Bool {
    let nearest = nearest(to: point)
    return hypot(nearest.x - point.x, nearest.y - point.y) <= distance
  }

  /// Returns whether the areas around two lines are further apart than a distance, as those of most are.
  func isApart(from other: Self, gap: CGFloat = Self.gap) -> Bool {
    max(from.x, to.x) + gap < min(other.from.x, other.to.x)
      || max(other.from.x, other.to.x) + gap < min(from.x, to.x)
      || max(from.y, to.y) + gap < min(other.from.y, other.to.y)
      || max(other.from.y, other.to.y) + gap < min(from.y, to.y)
  }

  /// Returns whether the end of one of two lines lies on the other one.
  func meets(_ other: Self) -> Bool {
    isNear(other.to, Self.gap) || other.isNear(to, Self.gap)
  }

  /// Returns whether a part of the line lies so near along another one, nearer than a distance, that both look like one.
  func isAlong(_ other: Self, gap: CGFloat = Self.gap) -> Bool {
    guard !isApart(from: other, gap: gap) else { return false }
    let length = length
    guard length > 0, other.length > 0 else { return false }
    let (ux, uy) = ((to.x - from.x) / length, (to.y - from.y) / length)
    /// Returns the place of a point along the line, and how far it is from that.
    func place(_ point: CGPoint) -> (along: CGFloat, across: CGFloat) {
      let (dx, dy) = (point.x - from.x, point.y - from.y)
      return (dx * ux + dy * uy, dy * ux - dx * uy)
    }
    var (start, end) = (place(other.from), place(other.to))
    if start.along > end.along { swap(&start, &end) }
    let (run, rise) = (end.along - start.along, end.across - start.across)
    // At a wider angle they are two lines wherever they meet.
    guard run > 2 * abs(rise) else { return false }
    // The part in which the other one is near, and beside this one.
    var (first, last) = (max(0, start.along), min(length, end.along))
    if rise != 0 {
      let places = [-gap, gap].map { start.along + ($0 - start.across) / rise * run }.sorted()
      (first, last) = (max(first, places[0]), min(last, places[1]))
    } else if abs(start.across) > gap {
      return false
    }
    return last - first > Self.leastLength
  }
}

extension [CGPoint] {
  /// The straight lines of a way through the points.
  var segments: [LineSegment] { zip(self, dropFirst()).map { LineSegment($0, $1) } }
}

extension CGRect {
  /// Returns whether a line looks like a part of the outline of a thing that fills the area, nearer to that than a distance.
  func hasOutline(along line: LineSegment, gap: CGFloat = LineSegment.outlineGap) -> Bool {
    // Most lines pass by.
    guard width > 0, height > 0, min(line.from.x, line.to.x) <= maxX + gap,
      max(line.from.x, line.to.x) >= minX - gap, min(line.from.y, line.to.y) <= maxY + gap,
      max(line.from.y, line.to.y) >= minY - gap
    else { return false }
    return outline.contains { $0.isAlong(line, gap: gap) }
  }

  /// The four edges, each from its upper or left end.
  var outline: [LineSegment] {
    let (right, bottom) = (CGPoint(x: maxX, y: minY), CGPoint(x: minX, y: maxY))
    let corner = CGPoint(x: maxX, y: maxY)
    return [
      LineSegment(origin, right), LineSegment(bottom, corner), LineSegment(origin, bottom),
      LineSegment(right, corner),
    ]
  }
}
