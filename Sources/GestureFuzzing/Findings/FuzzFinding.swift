import LayoutScenes

/// A finding of random fingers: a promise that is broken, and the shortest gestures that were found to break it.
package struct FuzzFinding: Sendable {
  /// The promise.
  package let invariant: Invariant
  /// The number of the run in which it was found.
  package let runNumber: Int
  /// The number of the screen on which it was found.
  package let screen: Int
  /// The gestures as they were found.
  package let original: [FuzzedGesture]
  /// The shortest run.
  package let run: FuzzedRun
  /// The way in which that breaks the promise.
  package let violation: Violation

  /// The steps in the words of a scenario file, with what is between gestures.
  package var lines: [String] {
    let gestures = run.gestures.map(\.gesture)
    return gestures.dropLast().flatMap { $0.steps.map(\.line) + $0.linesBehind }
      + (gestures.last?.steps.map(\.line) ?? [])
  }
}

extension FuzzedGesture {
  /// The lines in a scenario file for the time until the next gesture.
  var linesBehind: [String] {
    switch pause {
    case nil: ["- settle: \(GesturePlayer.patience.components.seconds)s"]
    case .zero: []
    case let pause?: ["- wait: \(FingerStep.text(pause))"]
    }
  }
}
