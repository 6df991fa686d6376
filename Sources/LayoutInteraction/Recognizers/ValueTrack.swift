import Foundation
import LayoutGeometry

/// A measure of a gesture over the last moments, such as the distance of two fingers.
struct ValueTrack {
  private var samples: [(time: Instant, value: CGFloat)] = []

  /// The latest value, or `nil` for none.
  var last: CGFloat? { samples.last?.value }

  /// Adds the value at a time.
  mutating func note(_ value: CGFloat, at time: Instant) {
    samples.append((time, value))
    let edge = time.advanced(by: .zero - Thresholds.velocityWindow.value)
    while samples.count > 2, samples[1].time <= edge { samples.removeFirst() }
  }

  /// Forgets all values.
  mutating func removeAll() { samples = [] }

  /// Returns the speed of the value's change per second: the mean over the last `Thresholds.velocityWindow`,
  /// or zero if it rested so long.
  func velocity(at now: Instant) -> CGFloat {
    let edge = now.advanced(by: .zero - Thresholds.velocityWindow.value)
    guard let last = samples.last, let first = samples.first, last.time > edge else { return 0 }
    let start: CGFloat
    let from: Instant
    if first.time >= edge || samples.count < 2 {
      (from, start) = (first.time, first.value)
    } else {
      let share =
        first.time.duration(to: edge).inSeconds
        / first.time.duration(to: samples[1].time).inSeconds
      from = edge
      start = first.value + (samples[1].value - first.value) * CGFloat(share)
    }
    let seconds = from.duration(to: now).inSeconds
    return seconds > 0 ? (last.value - start) / CGFloat(seconds) : 0
  }
}
