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

  /// The last state that there is.
  var latestState: State? { runs.last { $0.state != nil }?.state }

  /// The states that it has at some time.
  var states: [State] { runs.compactMap(\.state) }

  /// Returns the course of something else at the same times.
  func mapped<Other: Equatable>(_ change: (State) -> Other) -> FilmHistory<Other> {
    var history = FilmHistory<Other>()
    for run in runs { history.record(run.state.map(change), at: run.start) }
    return history
  }

  /// Returns what it is in each frame of a part of the film, with the state before where there is none, and before the
  /// first that one; nothing if there never is one.
  func held(in part: Range<Int>) -> [State] {
    let past = runs.last { $0.start <= part.lowerBound && $0.state != nil }
    guard var last = past?.state ?? runs.lazy.compactMap(\.state).first else { return [] }
    var held: [State] = []
    held.reserveCapacity(part.count)
    forEachRun(in: part) { frames, state in
      last = state ?? last
      held += repeatElement(last, count: frames.count)
    }
    return held
  }

  /// Calls a function with the frames of each run in a part of the film, and `nil` while it is not there.
  func forEachRun(in part: Range<Int>, _ body: (Range<Int>, State?) -> Void) {
    var state: State?
    var start = part.lowerBound
    for run in runs {
      let end = min(max(run.start, part.lowerBound), part.upperBound)
      if end > start { body(start..<end, state) }
      (start, state) = (end, run.state)
    }
    if start < part.upperBound { body(start..<part.upperBound, state) }
  }

  /// Returns the frames from the first to the last one in which it is there, among a number of frames.
  func span(to count: Int) -> Range<Int> {
    var span: Range<Int>?
    forEachRun(in: 0..<count) { frames, state in
      guard state != nil else { return }
      span = (span?.lowerBound ?? frames.lowerBound)..<frames.upperBound
    }
    return span ?? 0..<0
  }

  /// Returns what it is in each frame of a part of the film, `nil` while it is not there.
  func expanded(to part: Range<Int>) -> [State?] {
    var states: [State?] = Array(repeating: nil, count: part.count)
    forEachRun(in: part) { frames, state in
      for frame in frames { states[frame - part.lowerBound] = state }
    }
    return states
  }
}
