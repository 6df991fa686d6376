import Foundation
import LayoutGeometry
import LayoutInteraction

extension Finger {
  /// Moves through points at an even speed along the whole way; a way of no length takes its time too.
  func move(through points: [CGPoint], within duration: Duration) {
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
