import Synchronization

/// The readings of a file as it is saved again and again, and those who wait for the next.
final class FileReadings: Sendable {
  /// A reading, and the one before it that a picture can be made of.
  struct Reading: Sendable {
    /// The file as it is now.
    var latest: PreviewFile
    /// The latest file without a mistake, or `nil` if there was none.
    var shown: PreviewFile?
    /// The number of the reading, which grows with each that is another.
    var version = 1
    /// The number of the reading of the file that is shown.
    var shownVersion = 1
  }

  private struct State {
    var reading: Reading
    var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
    var waitingCount = 0
    /// The numbers of those who are to go on before they wait.
    var hurried: Set<Int> = []
  }

  private let read: @Sendable () -> PreviewFile
  private let state: Mutex<State>

  init(read: @escaping @Sendable () -> PreviewFile) {
    self.read = read
    let file = read()
    state = Mutex(
      State(reading: Reading(latest: file, shown: file.scenario == nil ? nil : file))
    )
  }

  /// The present reading.
  var now: Reading { state.withLock { $0.reading } }

  /// Reads the file again, and wakes those who wait if anything has changed.
  func reload() {
    let file = read()
    let woken = state.withLock { state in
      guard file != state.reading.latest else { return [CheckedContinuation<Void, Never>]() }
      state.reading.latest = file
      state.reading.version += 1
      if file.scenario != nil {
        state.reading.shown = file
        state.reading.shownVersion = state.reading.version
      }
      defer { state.waiting = [:] }
      return Array(state.waiting.values)
    }
    for continuation in woken { continuation.resume() }
  }

  /// Waits until the version is another than the one that is known, but not longer than a limit.
  ///
  /// - Returns: The version then.
  func version(after known: Int, within limit: Duration) async -> Int {
    let number = state.withLock { state in
      state.waitingCount += 1
      return state.waitingCount
    }
    let alarm = Task {
      try? await Task.sleep(for: limit)
      self.wake(number)
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let goesOn = state.withLock { state in
          if state.hurried.remove(number) != nil || state.reading.version != known { return true }
          state.waiting[number] = continuation
          return false
        }
        if goesOn { continuation.resume() }
      }
    } onCancel: {
      alarm.cancel()
    }
    alarm.cancel()
    await alarm.value
    return state.withLock { state in
      state.hurried.remove(number)
      return state.reading.version
    }
  }

  /// Lets one who waits, or is about to, go on.
  private func wake(_ number: Int) {
    let continuation = state.withLock { state in
      let continuation = state.waiting.removeValue(forKey: number)
      if continuation == nil { state.hurried.insert(number) }
      return continuation
    }
    continuation?.resume()
  }
}
