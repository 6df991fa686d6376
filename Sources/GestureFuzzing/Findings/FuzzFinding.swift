/// A finding of random fingers: a promise that is broken, and the shortest gestures that were found to break it.
package struct FuzzFinding: Sendable {
  /// The promise.
  package let invariant: Invariant
  /// The number of the run in which it was found.
  package let runNumber: Int
  /// The gestures as they were found.
  package let original: [FuzzedGesture]
  /// The shortest run.
  package let run: FuzzedRun
  /// The way in which that breaks the promise.
  package let violation: Violation
}
