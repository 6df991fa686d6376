import Foundation
import LayoutScenes
import LayoutSimulation
import LayoutTables

/// A search for the shortest gestures that break the same promise.
///
/// Simpler candidates are played one after the other, and the first that still breaks the promise is taken, until none
/// does: the greedy form of delta debugging (Zeller and Hildebrandt, "Simplifying and Isolating Failure-Inducing
/// Input", IEEE TSE 28(2), 2002).
package struct GestureShrinker {
  private let player: GesturePlayer
  private let invariant: Invariant
  private let rate: Int?
  /// The number of candidates that may still be played.
  private var budget: Int

  /// The most candidates that are played for a finding.
  package static let budget = 1500

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - player: The player of the screen.
  ///   - invariant: The promise.
  ///   - rate: The other rate at which gestures are played, or `nil` for none.
  package init(_ player: GesturePlayer, _ invariant: Invariant, and rate: Int?) {
    self.player = player
    self.invariant = invariant
    self.rate = rate
    budget = Self.budget
  }

  /// Returns the simplest run that was found to break the promise, beginning with one that does.
  ///
  /// - Parameters:
  ///   - run: A run that breaks the promise.
  ///   - violation: The way in which it does.
  /// - Returns: The run, whose last gesture breaks the promise, and the way in which it does.
  package mutating func shrink(
    _ run: FuzzedRun,
    _ violation: Violation
  ) -> (run: FuzzedRun, violation: Violation) {
    var best = (run: run, violation: violation)
    best.run.gestures.removeLast(run.gestures.count - violation.gesture - 1)
    var goesOn = true
    while goesOn, budget > 0 {
      goesOn = false
      let gestures = best.run.gestures.map(\.gesture)
      let complexity = Complexity(gestures)
      for candidate in GestureCandidates(best.run, best.violation).all
      where Complexity(candidate) < complexity {
        guard budget > 0 else { break }
        budget -= 1
        guard let run = player.play(candidate, and: rate),
          run.gestures.count == candidate.count, let found = invariant.violation(run)
        else { continue }
        best = (run, found)
        best.run.gestures.removeLast(run.gestures.count - found.gesture - 1)
        goesOn = true
        break
      }
    }
    return best
  }
}
