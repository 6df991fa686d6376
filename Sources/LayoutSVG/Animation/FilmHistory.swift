/// A course of something through the frames of a film: what it is from which frame on, `nil` while it is not there.
struct FilmHistory<State: Equatable> {
  private(set) var runs: [(start: Int, state: State?)] = []

  /// Records what it is from a frame on, which comes after those of earlier calls.
  mutating func record(_ state: State?, at frame: Int) {
    if let last = runs.last, last.state == state { return }
    runs.append((frame, state))
  }

  /// The last state that was recorded.
  var latest: State? { runs.last?.state }

  /// The states that it has at some time.
  var states: [State] { runs.compactMap(\.state) }

  /// Returns the course of something else at the same times.
  func mapped(_ change: (State) -> State) -> Self {
    var history = Self()
    for run in runs { history.record(run.state.map(change), at: run.start) }
    return history
  }

  /// Returns what it is in each of a number of frames, `nil` while it is not there.
  func expanded(to count: Int) -> [State?] {
    var states: [State?] = Array(repeating: nil, count: count)
    for (index, run) in runs.enumerated() {
      let end = index + 1 < runs.count ? runs[index + 1].start : count
      for frame in min(run.start, count)..<min(end, count) { states[frame] = run.state }
    }
    return states
  }
}
