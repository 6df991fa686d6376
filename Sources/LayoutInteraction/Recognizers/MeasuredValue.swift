import Foundation
import LayoutGeometry

/// A value that a gesture of two fingers measures, such as a scale, with its speed.
///
/// An application may set the value too; its speed then starts over.
struct MeasuredValue {
  /// The value before the gesture, and after it.
  private let rest: CGFloat
  private var track = ValueTrack()
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
    track.removeAll()
  }

  /// Records a measured value.
  mutating func measure(_ value: CGFloat, at time: Instant) {
    current = value
    track.note(value, at: time)
  }

  /// Forgets the changes, and begins again from the present value; with `nil` it waits for the next measure.
  mutating func start(at time: Instant?) {
    track.removeAll()
    if let time { track.note(current, at: time) }
  }

  /// Sets the value to that before a gesture.
  mutating func reset() { set(rest) }

  /// Returns the speed of its change, per second, or zero without a clock.
  func velocity(at now: Instant?) -> CGFloat {
    now.map { track.velocity(at: $0) } ?? 0
  }
}
