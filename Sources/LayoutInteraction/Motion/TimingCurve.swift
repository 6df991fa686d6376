package import Foundation

/// A curve of a movement over its time: a cubic Bézier curve from (0, 0) to (1, 1).
///
/// The same curve as CSS and `CAMediaTimingFunction` write by its two inner points.
package struct TimingCurve: Sendable, Hashable {
  /// The first inner point.
  package let first: CGPoint
  /// The second inner point.
  package let second: CGPoint

  /// The curve of UIKit's animations of views: slow at both ends.
  package static let easeInOut = Self(
    first: CGPoint(x: 0.42, y: 0),
    second: CGPoint(x: 0.58, y: 1)
  )

  /// Creates a curve from its inner points, whose x are in 0...1.
  package init(first: CGPoint, second: CGPoint) {
    self.first = first
    self.second = second
  }

  /// Returns the share of the way that is done at a share of the time, both from 0 to 1.
  package func progress(at time: Double) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    // x(parameter) rises: halve until the last bit.
    var low: CGFloat = 0
    var high: CGFloat = 1
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if Self.coordinate(at: middle, first.x, second.x) < CGFloat(time) {
        low = middle
      } else {
        high = middle
      }
    }
    return Self.coordinate(at: (low + high) / 2, first.y, second.y)
  }

  private static func coordinate(
    at parameter: CGFloat,
    _ first: CGFloat,
    _ second: CGFloat
  ) -> CGFloat {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }
}
