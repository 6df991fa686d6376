import Foundation
import LayoutGeometry

/// The values of a gesture over the last moments, such as the path of a finger, with their speed.
struct VelocityTrack {
  private var samples: [(time: Instant, value: CGPoint)] = []

  /// Adds the value at a time, unless it is earlier than that of the last one.
  mutating func note(_ value: CGPoint, at time: Instant) {
    if let last = samples.last, last.time > time { return }
    samples.append((time, value))
    // Two samples before the window are never needed: the line from the last one reaches into it.
    let edge = time.advanced(by: .zero - Thresholds.velocityWindow.value)
    while samples.count > 2, samples[1].time <= edge { samples.removeFirst() }
  }

  /// Returns the speed of the change per second: the mean over the last `Thresholds.velocityWindow`, zero if
  /// the value rested so long.
  func velocity(at now: Instant) -> CGPoint {
    guard let first = samples.first, let last = samples.last else { return .zero }
    let from = max(first.time, now.advanced(by: .zero - Thresholds.velocityWindow.value))
    let seconds = from.duration(to: now).inSeconds
    guard seconds > 0 else { return .zero }
    let start = value(at: from)
    return CGPoint(x: (last.value.x - start.x) / seconds, y: (last.value.y - start.y) / seconds)
  }

  private func value(at time: Instant) -> CGPoint {
    var earlier = samples[0]
    for sample in samples {
      guard sample.time <= time else {
        let share =
          earlier.time.duration(to: time).inSeconds
          / earlier.time.duration(to: sample.time).inSeconds
        return earlier.value.point(at: share, of: sample.value)
      }
      earlier = sample
    }
    return earlier.value
  }
}

/// A value that a gesture of two fingers measures, such as a scale, with its speed.
///
/// An application may set the value too; its speed then starts over.
struct MeasuredValue {
  /// The value before the gesture, and after it.
  private let rest: CGFloat
  private var track = VelocityTrack()
  /// The present value.
  private(set) var current: CGFloat

  /// Creates a value at rest.
  init(_ rest: CGFloat) {
    self.rest = rest
    current = rest
  }

  /// Sets the value that the application gives.
  mutating func set(_ value: CGFloat) {
    current = value
    track = VelocityTrack()
  }

  /// Records a measured value.
  mutating func measure(_ value: CGFloat, at time: Instant) {
    current = value
    track.note(CGPoint(x: value, y: 0), at: time)
  }

  /// Forgets the changes, and begins again from the present value; with `nil` it waits for the next measure.
  mutating func start(at time: Instant?) {
    track = VelocityTrack()
    if let time { measure(current, at: time) }
  }

  /// Sets the value to that before a gesture.
  mutating func reset() { set(rest) }

  /// Returns the speed of its change, per second, or zero without a clock.
  func velocity(at now: Instant?) -> CGFloat { now.map { track.velocity(at: $0).x } ?? 0 }
}
