import Dispatch

/// A thread of its own for work that takes long, so that those on which requests are answered stay free.
final class PlayingThread: SerialExecutor {
  private let queue = DispatchQueue(label: "layoutsim.preview", qos: .userInitiated)

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { unsafe job.runSynchronously(on: self.asUnownedSerialExecutor()) }
  }
}
