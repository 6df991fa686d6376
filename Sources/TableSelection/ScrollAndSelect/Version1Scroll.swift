import Foundation
import LayoutGeometry

/// A table that scrolls by itself in version 1.0.0: with a timer that fires every millisecond.
///
/// The time that it takes is that of the rows between the finger and the end of the table. The offset goes in a
/// straight line from where it is to a destination, and the rows go by one after the other; neither looks at
/// the other, at heights, or at whether anything is left to scroll.
struct Version1Scroll {
  /// The direction of the pan when the scroll began; the pan may turn since.
  let direction: PanDirection
  /// The moment when it began.
  let start: Instant
  /// The offset that the table had then.
  let startOffset: CGFloat
  /// The offset to which the content is to go, as it was found then.
  let destination: CGFloat
  /// The time that a row takes, in seconds: single precision, as the speed.
  let secondsPerRow: Float
  /// The time that all takes, in seconds.
  let duration: Double
  /// The number of rows that it has come to.
  var rowsDone = 0
  /// The number of times that the timer fired.
  var tickCount = 0

  init(
    _ direction: PanDirection,
    at start: Instant,
    from startOffset: CGFloat,
    to destination: CGFloat,
    rows: Int,
    speed: TableViewScrollAndSelectController.ScrollingSpeed
  ) {
    self.direction = direction
    self.start = start
    self.startOffset = startOffset
    self.destination = destination
    secondsPerRow = 1 / speed.asWritten
    duration = Double(Float(rows) * secondsPerRow)
  }

  /// Returns how often the timer has fired until a moment, unless it is over before.
  func ticks(until time: Instant) -> Int {
    let (seconds, attoseconds) = start.duration(to: time).components
    let ticks = Int(seconds * 1000 + attoseconds / 1_000_000_000_000_000)
    guard ticks > tickCount, self.seconds(ofTick: ticks) >= duration else { return ticks }
    // The first tick that is not before the end.
    var last = max(tickCount + 1, duration > 0 ? Int(duration * 1000) : 0)
    while self.seconds(ofTick: last) < duration { last += 1 }
    return last
  }

  /// Returns how long it has been running at a tick, in seconds.
  func seconds(ofTick tick: Int) -> Double { Duration.milliseconds(tick).inSeconds }

  /// Returns how many rows it has come to at a tick, the first one included; nil for a number that is none.
  func rowsPassed(atTick tick: Int) -> Int? {
    let rows = seconds(ofTick: tick) / Double(secondsPerRow)
    return rows.magnitude < 1e18 ? Int(rows) + 1 : nil
  }

  /// Returns the offset at a tick before the end, as the pan goes and the destination is found now.
  func offset(atTick tick: Int, _ direction: PanDirection, to destination: CGFloat) -> CGFloat {
    let share = CGFloat(seconds(ofTick: tick) / duration)
    return switch direction {
    case .down: startOffset + (destination - startOffset) * share
    case .up: startOffset - abs(startOffset - self.destination) * share
    }
  }
}

extension TableViewScrollAndSelectController.ScrollingSpeed {
  /// The rows per second, whatever number that is.
  fileprivate var asWritten: Float {
    if case .custom(let rows) = self { return rows }
    return Float(rowsPerSecond ?? 0)
  }
}
