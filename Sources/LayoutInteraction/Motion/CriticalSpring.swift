package import Foundation
import LayoutGeometry

/// A spring that comes to rest as soon as it can without swinging, as content that bounces back.
///
/// x(t) = (b + (v + β·b)·t)·e^(−β·t), with the displacement b, the velocity v and the frequency β at first
/// (I. Lobanov, "How UIScrollView works": mass 1, stiffness 100, damping ratio 1, hence β = 10). UIKit's other
/// springs that do not swing have other frequencies.
package struct CriticalSpring: MotionCurve, Hashable {
  /// The place of rest.
  package let rest: CGFloat
  /// The distance from there at first.
  package let displacement: CGFloat
  /// The speed at first, in points per second.
  package let startVelocity: CGFloat

  private let frequency: Double

  /// Creates a spring that is released at a distance from its place of rest, at a speed in points per second.
  ///
  /// The frequency, per second, is by default that of content that bounces.
  package init(
    rest: CGFloat,
    displacement: CGFloat,
    velocity: CGFloat,
    frequency: Double = Thresholds.bounceFrequency.value
  ) {
    self.frequency = frequency
    self.rest = rest
    self.displacement = displacement
    startVelocity = velocity
  }

  /// Returns the place after a time.
  package func position(at elapsed: Duration) -> CGFloat {
    rest + displacement(after: max(0, elapsed.inSeconds))
  }

  /// Returns the speed after a time, in points per second.
  package func velocity(at elapsed: Duration) -> CGFloat {
    let seconds = max(0, elapsed.inSeconds)
    return (startVelocity - CGFloat(frequency * seconds) * impulse)
      * CGFloat(exponential(-frequency * seconds))
  }

  /// The time after which it passes its rest to the other side, or `nil` if it does not.
  package var crossing: Duration? {
    let seconds = Double(-displacement / impulse)
    // Later than that it has come to rest without.
    return displacement != 0 && seconds > 0 && seconds < 60 ? .seconds(seconds) : nil
  }

  /// Returns the time after which it stays nearer to its rest than `tolerance`.
  package func duration(tolerance: CGFloat) -> Duration {
    // Once the speed is zero, the displacement only shrinks.
    let turn = Double(startVelocity / (CGFloat(frequency) * impulse))
    var early = turn.isFinite ? max(0, turn) : 0
    guard displacement(after: early).magnitude > tolerance else { return .seconds(early) }
    var late = early + 1 / frequency
    while displacement(after: late).magnitude > tolerance { late += 1 / frequency }
    for _ in 0..<50 {
      let middle = (early + late) / 2
      if displacement(after: middle).magnitude > tolerance { early = middle } else { late = middle }
    }
    return .seconds(late)
  }

  private func displacement(after seconds: Double) -> CGFloat {
    (displacement + impulse * CGFloat(seconds)) * CGFloat(exponential(-frequency * seconds))
  }

  private var impulse: CGFloat { startVelocity + CGFloat(frequency) * displacement }
}
