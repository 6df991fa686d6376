import CMeasuring
import Foundation

/// A clock of the time that the processor has worked for this thread.
///
/// Other programs on a busy machine do not count.
struct ProcessorClock {
  var now: Duration { Self.time(CLOCK_THREAD_CPUTIME_ID) }

  /// The time that the processors have worked for all threads of this program.
  static var ofProcess: Duration { time(CLOCK_PROCESS_CPUTIME_ID) }

  private static func time(_ clock: clockid_t) -> Duration {
    var time = timespec()
    clock_gettime(clock, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The shortest time between two readings, which the clock adds to a measured time.
  private static let readingTime: Duration = {
    let clock = ProcessorClock()
    var shortest = Duration.seconds(1)
    for _ in 0..<1000 {
      let start = clock.now
      shortest = min(shortest, clock.now - start)
    }
    return shortest
  }()

  /// Returns the time that the processor has worked since a moment, without the reading of the clock.
  func elapsed(since start: Duration) -> Duration {
    let end = now
    return max(.zero, end - start - ProcessorClock.readingTime)
  }

  func measure(_ body: () throws -> Void) rethrows -> Duration {
    let start = now
    try body()
    return elapsed(since: start)
  }
}

/// The processor on which both sides of a comparison work.
///
/// Virtual machines lend processors of unlike speed, each as busy as its neighbors leave it; a ratio between
/// two of them says little.
struct OneProcessor {
  private let number = current_processor()

  /// Keeps this thread, and programs that it starts, on the processor while the body runs.
  func only<Value>(_ body: () throws -> Value) rethrows -> Value {
    guard number >= 0 else { return try body() }
    stay_on_processor(number)
    defer { leave_processor() }
    return try body()
  }
}
