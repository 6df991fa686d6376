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

  /// Waits for a while of the virtual clock.
  static func sleep(for duration: Duration) async {
    await withCheckedContinuation { continuation in
      let isScheduled = VirtualClock.perform(after: duration, "a task that sleeps") {
        continuation.resume()
      }
      if isScheduled == nil { continuation.resume() }
    }
  }
}
