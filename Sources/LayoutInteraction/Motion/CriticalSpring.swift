package import Foundation
import LayoutGeometry

/// A spring that comes to rest as soon as it can without swinging: content that bounces back.
///
/// x(t) = (b + (v + β·b)·t)·e^(−β·t), with the displacement b, the velocity v and the frequency β at first
/// (I. Lobanov, "How UIScrollView works": mass 1, stiffness 100, damping ratio 1, hence β = 10). UIKit's other
/// springs that do not swing have other frequencies.
package struct CriticalSpring: Sendable, Hashable {
  /// Where it comes to rest.
  package let rest: CGFloat
  /// How far from there it is at first.
  package let displacement: CGFloat
  /// How fast it is at first, in points per second.
  package let startVelocity: CGFloat

  private let frequency: Double

  /// Makes a spring that is let loose.
  ///
  /// - Parameters:
  ///   - rest: Where it comes to rest.
  ///   - displacement: How far from there it is at first.
  ///   - velocity: How fast it is at first, in points per second.
  ///   - frequency: Its frequency, per second; that of content that bounces unless told otherwise.
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

  /// Where it is after a time.
  package func position(at elapsed: Duration) -> CGFloat {
    rest + displacement(after: max(0, elapsed.inSeconds))
  }

  /// How fast it is after a time, in points per second.
  package func velocity(at elapsed: Duration) -> CGFloat {
    let seconds = max(0, elapsed.inSeconds)
    return (startVelocity - CGFloat(frequency * seconds) * impulse)
      * CGFloat(exponential(-frequency * seconds))
  }

  /// After what time it passes its rest, on its way from one side to the other; nil where it does not.
  package var crossing: Duration? {
    let seconds = Double(-displacement / impulse)
    // Later than that it has come to rest without.
    return displacement != 0 && seconds > 0 && seconds < 60 ? .seconds(seconds) : nil
  }

  /// After what time it stays nearer to its rest than `tolerance`.
  package func duration(tolerance: CGFloat) -> Duration {
    // From where the speed is zero on, the displacement only shrinks.
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
