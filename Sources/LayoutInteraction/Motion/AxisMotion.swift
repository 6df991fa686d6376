package import Foundation
import LayoutGeometry
package import LayoutViews

/// A curve along which content moves in one direction: a function of the time since its beginning.
protocol MotionCurve: Sendable {
  func position(at elapsed: Duration) -> CGFloat
  func velocity(at elapsed: Duration) -> CGFloat
}

/// A motion of content by itself in one direction, from its release by the finger until it rests.
///
/// A function of the time since then, put together from legs that follow on each other without a jump:
/// speed that fades, and a spring at each end that is passed.
package struct AxisMotion: Sendable {
  /// A part of the movement.
  private struct Leg {
    let beginning: Duration
    let curve: any MotionCurve
  }

  /// The end of the movement, within the range of offsets at rest.
  package private(set) var destination: CGFloat
  /// The duration, zero if nothing moves.
  package private(set) var duration = Duration.zero

  /// The limits of the scroll view when the movement was made.
  let axis: ScrollAxis
  private var legs: [Leg] = []

  private init(restingAt destination: CGFloat, in axis: ScrollAxis) {
    self.destination = destination
    self.axis = axis
  }

  /// Returns the place of the content after a time.
  package func position(at elapsed: Duration) -> CGFloat {
    guard !isDone(at: elapsed), let leg = leg(at: elapsed) else { return destination }
    let position = leg.curve.position(at: elapsed - leg.beginning)
    return axis.bounces ? position : axis.clamped(position)
  }

  /// Returns the speed of the content after a time, in points per second.
  package func velocity(at elapsed: Duration) -> CGFloat {
    guard !isDone(at: elapsed), let leg = leg(at: elapsed) else { return 0 }
    return leg.curve.velocity(at: elapsed - leg.beginning)
  }

  /// Returns whether the content rests after a time.
  package func isDone(at elapsed: Duration) -> Bool { elapsed >= duration }

  private func leg(at elapsed: Duration) -> Leg? {
    legs.last { $0.beginning <= elapsed } ?? legs.first
  }

  /// The distance from its end at which a movement is over: half a pixel, which is not visible.
  private var tolerance: CGFloat { Thresholds.restTolerance.value / axis.scale }
}

// MARK: - Making

extension AxisMotion {
  /// Returns the motion of content that is released and finds its own end.
  ///
  /// Its speed, in points per second, fades. At an end of the range it turns into a spring with the speed that it has
  /// there. Content past its end springs back, and moves on beyond the end if it was flung inwards.
  package static func free(
    from start: CGFloat,
    velocity: CGFloat,
    rate: ScrollView.DecelerationRate,
    in axis: ScrollAxis
  ) -> AxisMotion {
    var motion = AxisMotion(restingAt: start, in: axis)
    guard !motion.isHeldFast(at: start) else { return motion }
    motion.run(from: start, velocity: velocity.isFinite ? velocity : 0, rate: rate)
    return motion
  }

  /// Returns the motion of content that is released and comes to rest at a place chosen for it.
  ///
  /// If its speed carries it there, the speed fades at the rate that fits; below the least decay a spring takes it.
  /// It never goes beyond the place, unless it was there or moved away from it at first. A place out of the range
  /// counts as the nearest end.
  package static func settling(
    to target: CGFloat,
    from start: CGFloat,
    velocity: CGFloat,
    slowestDecay: Double,
    in axis: ScrollAxis
  ) -> AxisMotion {
    var motion = AxisMotion(restingAt: start, in: axis)
    guard !motion.isHeldFast(at: start) else { return motion }
    let target = axis.clamped(target)
    let velocity = velocity.isFinite ? velocity : 0
    let decay = Double(velocity / (target - start))
    if decay.isFinite, decay >= slowestDecay {
      let deceleration = Deceleration(from: start, velocity: velocity, decay: decay)
      motion.add(deceleration)
      motion.end(at: target, after: deceleration.duration(tolerance: motion.tolerance))
    } else {
      motion.springTo(target, from: start, velocity: velocity)
    }
    return motion
  }

  /// Returns whether content stays at `start` whatever its speed; past its end it comes back all the same.
  private func isHeldFast(at start: CGFloat) -> Bool {
    axis.isFixed && axis.clamped(start) == start
  }

  private mutating func run(
    from start: CGFloat,
    velocity: CGFloat,
    rate: ScrollView.DecelerationRate
  ) {
    var position = start
    var velocity = velocity
    if axis.clamped(position) != position {
      guard axis.bounces else { return end(at: axis.clamped(position), after: .zero) }
      let edge = axis.clamped(position)
      let spring = spring(to: edge, from: position, velocity: velocity)
      guard let crossing = spring.crossing else {
        return springTo(edge, from: position, velocity: velocity)
      }
      add(spring)
      duration = crossing
      position = edge
      velocity = spring.velocity(at: crossing)
    }
    let isOutward = velocity < 0 ? position == axis.low : position == axis.high
    if !isOutward {
      let deceleration = Deceleration(from: position, velocity: velocity, rate: rate)
      add(deceleration)
      let edge = axis.clamped(deceleration.destination)
      guard edge != deceleration.destination, let arrival = deceleration.time(at: edge) else {
        return end(
          at: axis.clamped(axis.aligned(deceleration.destination)),
          after: deceleration.duration(tolerance: tolerance)
        )
      }
      duration += arrival
      position = edge
      velocity = deceleration.velocity(at: arrival)
    }
    guard axis.bounces else { return end(at: position, after: .zero) }
    springTo(position, from: position, velocity: velocity)
  }

  private mutating func springTo(_ rest: CGFloat, from start: CGFloat, velocity: CGFloat) {
    let spring = spring(to: rest, from: start, velocity: velocity)
    add(spring)
    end(at: rest, after: spring.duration(tolerance: tolerance))
  }

  private func spring(to rest: CGFloat, from start: CGFloat, velocity: CGFloat) -> CriticalSpring {
    let limit = Thresholds.bounceSpeedLimit.value
    return CriticalSpring(
      rest: rest,
      displacement: start - rest,
      velocity: min(max(velocity, -limit), limit)
    )
  }

  private mutating func add(_ curve: any MotionCurve) {
    legs.append(Leg(beginning: duration, curve: curve))
  }

  private mutating func end(at destination: CGFloat, after time: Duration) {
    self.destination = destination
    duration += time
  }
}
