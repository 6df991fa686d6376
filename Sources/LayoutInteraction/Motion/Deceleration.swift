package import Foundation
import LayoutGeometry
package import LayoutViews

/// A deceleration by the same share in every millisecond, as of content that was flung.
///
/// Time counts from the beginning of the movement. With the normal rate the content moves on for 0.4995
/// times its speed: 1000 pt/s carry it 499.5 pt (WWDC 2018, session 803, "Designing Fluid Interfaces").
package struct Deceleration: MotionCurve, Hashable {
  /// The beginning of the movement.
  package let start: CGFloat
  /// The speed at first, in points per second.
  package let startVelocity: CGFloat
  /// The rate at which the speed fades: it falls to 1/e in the time of 1 / `decay` seconds.
  package let decay: Double

  /// Creates a movement that fades at a rate of scroll views.
  package init(from start: CGFloat, velocity: CGFloat, rate: ScrollView.DecelerationRate) {
    self.init(from: start, velocity: velocity, decay: rate.decay)
  }

  /// Creates a movement with a `decay` above zero.
  package init(from start: CGFloat, velocity: CGFloat, decay: Double) {
    precondition(decay > 0, "a speed cannot fade by \(decay) per second")
    self.start = start
    startVelocity = velocity
    self.decay = decay
  }

  /// The end of the movement after infinite time.
  package var destination: CGFloat { start + startVelocity / CGFloat(decay) }

  /// Returns the place after a time.
  package func position(at elapsed: Duration) -> CGFloat {
    start + startVelocity / CGFloat(decay) * (1 - remainingShare(elapsed.inSeconds))
  }

  /// Returns the speed after a time, in points per second.
  package func velocity(at elapsed: Duration) -> CGFloat {
    startVelocity * remainingShare(elapsed.inSeconds)
  }

  /// Returns the time after which less than `tolerance` points remain.
  package func duration(tolerance: CGFloat) -> Duration {
    let way = Double(startVelocity.magnitude) / decay
    guard way > Double(tolerance) else { return .zero }
    return .seconds(naturalLogarithm(way / Double(tolerance)) / decay)
  }

  /// Returns the time after which it passes `position`, or `nil` if it never does.
  package func time(at position: CGFloat) -> Duration? {
    let share = Double((position - start) / (destination - start))
    guard share >= 0, share < 1 else { return nil }
    return .seconds(-naturalLogarithm(1 - share) / decay)
  }

  private func remainingShare(_ seconds: Double) -> CGFloat {
    CGFloat(exponential(-decay * max(0, seconds)))
  }
}

extension ScrollView.DecelerationRate {
  /// The rate at which the speed fades: it falls to 1/e in the time of 1 / `decay` seconds.
  ///
  /// 2.002 for the normal rate and 10.05 for the fast one. A rate that would never end, or is none, counts
  /// as the nearest one from 0.5 to 0.9995.
  var decay: Double {
    let share = rawValue.isFinite ? min(max(Double(rawValue), 0.5), 0.9995) : 0.998
    return -1000 * naturalLogarithm(share)
  }
}
