import Foundation
import LayoutGeometry

/// A spring that draws something from rest to its end, beyond which it swings if its damping ratio is below 1.
///
/// With the frequency ω, the damping ratio ζ and s = √(1 − ζ²) the way that is left is
/// e^(−ζωt)·(cos sωt + ζ/s·sin sωt); without swinging it is that of a ``CriticalSpring``.
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
    guard dampingRatio < 1 else { return critical.position(at: elapsed) }
    let turn = frequency * elapsed.inSeconds
    let swing = (1 - dampingRatio * dampingRatio).squareRoot()
    let wave = cos(swing * turn) + dampingRatio / swing * sin(swing * turn)
    return CGFloat(1 - exponential(-dampingRatio * turn) * wave)
  }

  private var critical: CriticalSpring {
    CriticalSpring(rest: 1, displacement: -1, velocity: 0, frequency: frequency)
  }

  /// The time after which less than a thousandth of the way is left for good.
  var duration: Duration {
    guard dampingRatio < 1 else { return critical.duration(tolerance: 0.001) }
    // A wave is at most 1/s high.
    let height = 1 / (1 - dampingRatio * dampingRatio).squareRoot()
    return .seconds(naturalLogarithm(1000 * height) / (dampingRatio * frequency))
  }
}
