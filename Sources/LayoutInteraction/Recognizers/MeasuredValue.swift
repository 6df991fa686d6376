import Foundation
import LayoutGeometry

/// What a gesture of two fingers measures, such as a scale, and how fast it changes.
///
/// An application may set the value too; its speed then starts over.
struct MeasuredValue {
  /// What it is before the gesture, and after it.
  private let rest: CGFloat
  private var track = ValueTrack()
  /// What it is now.
  private(set) var current: CGFloat

  /// Makes a value at rest.
  init(_ rest: CGFloat) {
    self.rest = rest
    current = rest
  }

  /// Takes over what the application says.
  mutating func set(_ value: CGFloat) {
    current = value
    track.removeAll()
  }

  /// Takes over what was measured.
  mutating func measure(_ value: CGFloat, at time: Instant) {
    current = value
    track.note(value, at: time)
  }

  /// Forgets how it changed, and begins anew from what it is; with nil it waits for the next measure.
  mutating func start(at time: Instant?) {
    track.removeAll()
    if let time { track.note(current, at: time) }
  }

  /// Goes back to what it is before a gesture.
  mutating func reset() { set(rest) }

  /// Returns how fast it changes, per second; zero without a clock.
  func velocity(at now: Instant?) -> CGFloat {
    now.map { track.velocity(at: $0) } ?? 0
  }
}
