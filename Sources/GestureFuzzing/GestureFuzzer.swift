import LayoutInteraction
package import LayoutScenes
package import LayoutSimulation

/// A source of random fingers on the screen of a scene, which look for gestures that break a promise.
///
/// The seed and the number of a run decide its gestures. Runs are played on all processors, and what is found does not
/// depend on how many there are.
package struct GestureFuzzer: Sendable {
  private let player: GesturePlayer
  private let surface: GestureSurface
  private let seed: UInt64
  /// Whether a finger is down before those that are to come, so that they cannot.
  package let isFingerDown: Bool

  /// The rates at which gestures are played again, one for every fourth run in turn.
  package static let rates = [120, 30, 240, 15]

  /// Creates fingers on a scene.
  ///
  /// - Parameters:
  ///   - scene: The scene.
  ///   - preparation: The actions on each screen before the fingers come.
  ///   - seed: The seed of all runs.
  /// - Throws: `FailedAction` if an action before cannot be performed.
  package init(
    _ scene: Scene,
    after preparation: [StepAction] = [],
    seed: UInt64
  ) throws(Simulation.FailedAction) {
    player = GesturePlayer(scene, after: preparation)
    let screen = try player.makeScreen()
    surface = GestureSurface(screen)
    isFingerDown = screen.finger.isDown
    self.seed = seed
  }

  /// The outcome of a run.
  package struct Outcome: Sendable {
    /// The number of the run.
    package let number: Int
    /// The promises that were broken, with the way, in the order of ``Invariant/all``.
    package let broken: [(invariant: Invariant, violation: Violation)]
    fileprivate let run: FuzzedRun?

    /// The number of gestures that were played.
    package var gestures: Int { run?.gestures.count ?? 0 }
    /// The number of drags that began.
    package var drags: Int { run?.gestures.count { $0.mode != nil } ?? 0 }
    /// The number of gestures after which rows are selected that were not, or the other way round.
    package var changes: Int { run?.gestures.count { !$0.changed.isEmpty } ?? 0 }
  }

  /// Plays runs.
  ///
  /// - Parameter numbers: The numbers of the runs.
  /// - Returns: The outcomes, in order.
  package func play(_ numbers: Range<Int>) async -> [Outcome] {
    await Array(numbers).concurrentMap { play($0) }
  }

  private func play(_ number: Int) -> Outcome {
    var generator = GestureGenerator(surface, seed: seed, run: number)
    guard let run = player.play(generator.gestures(), and: rate(ofRun: number)) else {
      return Outcome(number: number, broken: [], run: nil)
    }
    let broken = Invariant.all.compactMap { invariant in
      invariant.violation(run).map { (invariant, $0) }
    }
    return Outcome(number: number, broken: broken, run: run)
  }

  private func rate(ofRun number: Int) -> Int? {
    let (turn, rest) = number.quotientAndRemainder(dividingBy: 4)
    return rest == 0 ? Self.rates[turn % Self.rates.count] : nil
  }

  /// Returns the shortest gestures that break a promise as a run does.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the run.
  ///   - invariant: A promise that it breaks.
  /// - Returns: The finding, or `nil` if the run keeps the promise.
  package func shrink(_ outcome: Outcome, _ invariant: Invariant) -> FuzzFinding? {
    guard let run = outcome.run,
      let violation = outcome.broken.first(where: { $0.invariant.code == invariant.code })?
        .violation
    else { return nil }
    let rate = violation.rate
    var shrinker = GestureShrinker(player, invariant, and: rate)
    let shortest = shrinker.shrink(run, violation)
    return FuzzFinding(
      invariant: invariant,
      runNumber: outcome.number,
      original: run.gestures.map(\.gesture),
      run: shortest.run,
      violation: shortest.violation
    )
  }
}
