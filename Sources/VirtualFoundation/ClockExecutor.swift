import LayoutInteraction
import Synchronization

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
private final class Sleep: Sendable {
  private struct State {
    var continuation: CheckedContinuation<Void, Never>?
    var hasEnded = false
  }

  /// The state behind a lock, since a task may be cancelled from anywhere.
  private let state = Mutex(State())

  func begin(_ continuation: CheckedContinuation<Void, Never>, for duration: Duration) {
    let isOver = state.withLock { state in
      if !state.hasEnded { state.continuation = continuation }
      return state.hasEnded
    }
    if isOver { return continuation.resume() }
    let end = VirtualClock.perform(after: duration, "a task that sleeps") { self.end() }
    if end == nil { self.end() }
  }

  /// Lets the task go on, once.
  func end() {
    let sleeper = state.withLock { state in
      defer { state = State(continuation: nil, hasEnded: true) }
      return state.continuation
    }
    sleeper?.resume()
  }
}
