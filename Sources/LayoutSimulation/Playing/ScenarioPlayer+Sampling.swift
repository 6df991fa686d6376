package import LayoutGeometry
import LayoutInteraction

extension ScenarioPlayer {
  /// Plays the steps up to a moment, and lets a function look at the screen whenever it stays as it is for a while.
  ///
  /// A look at even distances of time so sees the screen as the last event before each of them left it, and the
  /// first look what is there before the first step. What a step does at the moment at which another ends is not
  /// seen before the next time passes.
  ///
  /// - Parameters:
  ///   - end: The moment at which to stop, or `nil` for the end.
  ///   - look: A function that gets another, which says whether the screen stays until a time.
  ///   - afterEach: A function that gets the index of each step that was played.
  /// - Returns: The report so far.
  package mutating func play(
    until end: Instant?,
    seenBy look: @escaping (_ isReached: (Duration) -> Bool) -> Void,
    afterEach: (_ index: Int) -> Void
  ) -> SimulationReport {
    let clock = simulation.clock
    look { $0 <= .zero }
    clock.lookout = { next in look { $0 < next.sinceStart } }
    defer { clock.lookout = nil }
    return play(until: end) { index in
      look { $0 <= clock.now.sinceStart }
      afterEach(index)
    }
  }
}
