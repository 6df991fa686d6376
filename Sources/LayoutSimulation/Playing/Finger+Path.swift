import Foundation
import LayoutGeometry
import LayoutInteraction

extension Finger {
  /// Moves through points at an even speed along the whole way, and stops on it if there is a shorter limit.
  ///
  /// A way of no length takes its time too.
  func move(through points: [CGPoint], within duration: Duration, stoppingAfter limit: Duration?) {
    var lengths: [CGFloat] = []
    var from = location
    for point in points {
      lengths.append(hypot(point.x - from.x, point.y - from.y))
      from = point
    }
    let whole = lengths.reduce(0, +)
    guard points.count > 1, whole > 0 else {
      if let last = points.last { move(to: last, within: duration, stoppingAfter: limit) }
      return
    }
    // The ends of the legs are counted from the start, so that rounding does not add up.
    var passed: CGFloat = 0
    var elapsed = Duration.zero
    for (point, length) in zip(points, lengths) {
      passed += length
      let end =
        point == points.last && passed >= whole ? duration : duration * Double(passed / whole)
      move(to: point, within: end - elapsed, stoppingAfter: limit.map { $0 - elapsed })
      elapsed = end
      if let limit, limit <= elapsed { return }
    }
  }
}
