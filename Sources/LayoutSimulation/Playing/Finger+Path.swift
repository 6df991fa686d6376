import Foundation
import LayoutGeometry
import LayoutInteraction

extension Finger {
  /// Moves through points at an even speed along the whole way, and stops on it if there is a shorter limit.
  ///
  /// A way of no length takes its time too.
  func move(through points: [CGPoint], within duration: Duration, stoppingAfter limit: Duration?) {
    guard let limit, limit < duration else { return move(through: points, within: duration) }
    let share = CGFloat(limit.inSeconds / duration.inSeconds)
    move(through: Self.beginning(of: [location] + points, share: share), within: limit)
  }

  /// Returns the first part of a way, without its first point, never empty.
  private static func beginning(of points: [CGPoint], share: CGFloat) -> [CGPoint] {
    let legs = zip(points, points.dropFirst()).map { hypot($1.x - $0.x, $1.y - $0.y) }
    var rest = legs.reduce(0, +) * share
    var way: [CGPoint] = []
    for (index, length) in legs.enumerated() {
      guard length > rest else {
        rest -= length
        way.append(points[index + 1])
        continue
      }
      let (from, to) = (points[index], points[index + 1])
      let part = rest / length
      way.append(CGPoint(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part))
      break
    }
    return way
  }

  private func move(through points: [CGPoint], within duration: Duration) {
    var lengths: [CGFloat] = []
    var from = location
    for point in points {
      lengths.append(hypot(point.x - from.x, point.y - from.y))
      from = point
    }
    let whole = lengths.reduce(0, +)
    guard points.count > 1, whole > 0 else {
      if let last = points.last { move(to: last, within: duration) }
      return
    }
    // The ends of the legs are counted from the start, so that rounding does not add up.
    var passed: CGFloat = 0
    var elapsed = Duration.zero
    for (point, length) in zip(points, lengths) {
      passed += length
      let end =
        point == points.last && passed >= whole ? duration : duration * Double(passed / whole)
      move(to: point, within: end - elapsed)
      elapsed = end
    }
  }
}
