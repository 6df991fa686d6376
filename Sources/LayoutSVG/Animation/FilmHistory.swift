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
  func mapped<Other: Equatable>(_ change: (State) -> Other) -> FilmHistory<Other> {
    var history = FilmHistory<Other>()
    for run in runs { history.record(run.state.map(change), at: run.start) }
    return history
  }

  /// Returns whether it is there in each of a number of frames.
  func presence(to count: Int) -> [Bool] {
    var presence = Array(repeating: false, count: count)
    forEachRun(to: count) { frames, state in
      if state != nil { for frame in frames { presence[frame] = true } }
    }
    return presence
  }

  /// Returns what it is in each of a number of frames, with the state before where there is none; nothing if there never
  /// is one.
  func held(to count: Int) -> [State] {
    guard var last = runs.lazy.compactMap(\.state).first else { return [] }
    var held: [State] = []
    held.reserveCapacity(count)
    if let first = runs.first { held += repeatElement(last, count: min(first.start, count)) }
    forEachRun(to: count) { frames, state in
      last = state ?? last
      held += repeatElement(last, count: frames.count)
    }
    return held
  }

  private func forEachRun(to count: Int, _ body: (Range<Int>, State?) -> Void) {
    for (index, run) in runs.enumerated() {
      let end = index + 1 < runs.count ? runs[index + 1].start : count
      body(min(run.start, count)..<min(end, count), run.state)
    }
  }

  /// Returns the frames from the first to the last one in which it is there, among a number of frames.
  func span(to count: Int) -> Range<Int> {
    var span: Range<Int>?
    forEachRun(to: count) { frames, state in
      guard state != nil, !frames.isEmpty else { return }
      span = (span?.lowerBound ?? frames.lowerBound)..<frames.upperBound
    }
    return span ?? 0..<0
  }

  /// Returns what it is in each frame of a part of the film, `nil` while it is not there.
  func expanded(to part: Range<Int>) -> [State?] {
    var states: [State?] = Array(repeating: nil, count: part.count)
    forEachRun(to: part.upperBound) { frames, state in
      for frame in frames.clamped(to: part) { states[frame - part.lowerBound] = state }
    }
    return states
  }
}
