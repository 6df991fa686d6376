import Foundation
import LayoutGeometry

/// A spring that draws something from rest to its end, beyond which it swings if its damping ratio is below 1.
///
/// With the frequency ω and the damping ratio ζ the way that is left is e^(−ζωt)·(cos ωt√(1 − ζ²) + ζ/√(1 − ζ²)·sin ωt√(1 − ζ²)), and
/// (1 + ωt)·e^(−ωt) where the spring is critically damped.
struct SpringFromRest {
  private let frequency: Double
  private let dampingRatio: Double

  /// Creates a spring of a frequency in radians per second and a damping ratio above 0; one above 1 is taken for 1.
  init(frequency: Double, dampingRatio: Double) {
    self.frequency = frequency
    self.dampingRatio = dampingRatio
  }

  /// Returns the share of the way that is done after a time, 1 at the end.
  func share(after elapsed: Duration) -> CGFloat {
    let turn = frequency * elapsed.inSeconds
    guard dampingRatio < 1 else { return CGFloat(1 - (1 + turn) * exponential(-turn)) }
    let swing = (1 - dampingRatio * dampingRatio).squareRoot()
    let wave = cos(swing * turn) + dampingRatio / swing * sin(swing * turn)
    return CGFloat(1 - exponential(-dampingRatio * turn) * wave)
  }

  /// The time after which less than a thousandth of the way is left for good.
  var duration: Duration {
    // (1 + x)·e^(−x) is a thousandth at 9.2334; a wave is at most 1/√(1 − ζ²) high.
    guard dampingRatio < 1 else { return .seconds(9.2334 / frequency) }
    let height = 1 / (1 - dampingRatio * dampingRatio).squareRoot()
    return .seconds(naturalLogarithm(1000 * height) / (dampingRatio * frequency))
  }
}
