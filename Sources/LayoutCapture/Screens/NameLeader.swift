import Foundation
import LayoutGeometry

/// A straight way from the line of a constraint to its name, across as few things as can be.
struct NameLeader {
  /// The distance up to which a name is seen to be that of its line.
  static let gap: CGFloat = 6

  /// The way, from the line.
  let way: LineSegment
  /// The number of things that it crosses.
  let crossings: Int

  /// Creates the way that crosses the fewest obstacles, and among those the shortest.
  ///
  /// - Parameters:
  ///   - line: The axis of the line.
  ///   - box: The area of the name.
  ///   - obstacles: The areas that it goes beside.
  init(from line: CGRect, to box: CGRect, besides obstacles: [CGRect]) {
    let around = line.union(box)
    let near = obstacles.filter {
      $0.minX < around.maxX && around.minX < $0.maxX && $0.minY < around.maxY
        && around.minY < $0.maxY
    }
    let middle = CGPoint(x: box.midX, y: box.midY)
    var best = (way: LineSegment(middle, middle), crossings: Int.max, length: CGFloat.infinity)
    for start in line.points(toward: middle) {
      for end in box.points(toward: start) {
        let way = LineSegment(start, end)
        let crossings = near.count { $0.isCrossed(from: start, to: end) }
        if (crossings, way.length) < (best.crossings, best.length) {
          best = (way, crossings, way.length)
        }
      }
    }
    (way, crossings) = (best.way, best.crossings)
  }
}

extension CGRect {
  /// The middle of a line that fills the area: as long, and without a width, or `nil` for a null rectangle.
  var axis: CGRect? {
    let inset = min(width, height) / 2
    return isNull ? nil : insetBy(dx: inset, dy: inset)
  }

  /// Returns points on the edge, or on a line, to which a way may lead: the nearest to another point, and the middles and the
  /// ends of the sides.
  fileprivate func points(toward point: CGPoint) -> [CGPoint] {
    let nearest = CGPoint(x: min(max(point.x, minX), maxX), y: min(max(point.y, minY), maxY))
    let xs = width > 0 ? [minX, midX, maxX] : [minX]
    let ys = height > 0 ? [minY, midY, maxY] : [minY]
    return [nearest]
      + xs.flatMap { x in ys.map { CGPoint(x: x, y: $0) } }
      .filter { $0 != CGPoint(x: midX, y: midY) || min(width, height) == 0 }
  }
}
