package import Foundation

/// The curve of a movement over its time: slow at both ends, as UIKit's animations of views.
///
/// A cubic Bézier curve from (0, 0) to (1, 1), which CSS and `CAMediaTimingFunction` write by its inner points
/// (0.42, 0) and (0.58, 1).
package enum TimingCurve {
  /// Returns the share of the way that is done at a share of the time, both from 0 to 1.
  package static func easeInOut(at time: Double) -> CGFloat {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    // x(parameter) rises: halve until the last bit.
    var low: CGFloat = 0
    var high: CGFloat = 1
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if coordinate(at: middle, 0.42, 0.58) < CGFloat(time) { low = middle } else { high = middle }
    }
    return coordinate(at: (low + high) / 2, 0, 1)
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
