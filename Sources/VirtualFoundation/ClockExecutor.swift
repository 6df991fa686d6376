import Foundation
import LayoutInteraction

/// An executor of asynchronous work that runs each part of it on the virtual clock.
final class ClockExecutor: TaskExecutor {
  /// The executor of all work.
  static let shared = ClockExecutor()

  private init() {}

  /// Puts a part of the work on the clock of the present thread; on a thread without one it runs at once.
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    guard let clock = VirtualClock.current else { return run(job) }
    clock.schedule(after: .zero) { [self] in run(job) }
  }

  private func run(_ job: UnownedJob) {
    unsafe job.runSynchronously(on: asUnownedTaskExecutor())
  }

  /// Waits for a while of the virtual clock, or until the task is cancelled.
  static func sleep(for duration: Duration) async {
    let sleep = Sleep()
    await withTaskCancellationHandler {
      await withCheckedContinuation { sleep.begin($0, for: duration) }
    } onCancel: {
      sleep.end()
    }
  }
}

/// A time in which a task sleeps.
// Unchecked, since a task may be cancelled from anywhere. What changes does so behind a lock.
private final class Sleep: @unchecked Sendable {
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Void, Never>?
  private var hasEnded = false

  func begin(_ continuation: CheckedContinuation<Void, Never>, for duration: Duration) {
    let isOver = lock.withLock {
      if !hasEnded { self.continuation = continuation }
      return hasEnded
    }
    if isOver { return continuation.resume() }
    let end = VirtualClock.perform(after: duration, "a task that sleeps") { self.end() }
    if end == nil { self.end() }
  }

  /// Lets the task go on, once.
  func end() {
    let sleeper = lock.withLock {
      defer { (continuation, hasEnded) = (nil, true) }
      return continuation
    }
    sleeper?.resume()
  }
}
