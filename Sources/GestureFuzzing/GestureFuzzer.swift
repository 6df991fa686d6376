import LayoutInteraction
package import LayoutScenes
import LayoutSimulation

/// A source of random fingers on the screens of some scenes, which look for gestures that break a promise.
///
/// The seed and the number of a run decide its screen and its gestures. Runs are played on all processors, and what is
/// found does not depend on how many there are.
package struct GestureFuzzer: Sendable {
  private let scenes: [Scene]
  private let preparation: [StepAction]
  private let seed: UInt64

  /// The rates at which gestures are played again, one for every fourth run in turn.
  package static let rates = [120, 30, 240, 15]

  /// Creates fingers on scenes.
  ///
  /// - Parameters:
  ///   - scenes: The scenes, at least one; runs play them in turn.
  ///   - preparation: The actions on each screen before the fingers come.
  ///   - seed: The seed of all runs.
  package init(_ scenes: [Scene], after preparation: [StepAction] = [], seed: UInt64) {
    self.scenes = scenes
    self.preparation = preparation
    self.seed = seed
  }

  /// A screen to which no finger can come.
  package struct UnreadyScreen: Error {
    /// The number of the screen.
    package let screen: Int
    /// The reason.
    package let obstacle: GesturePlayer.Obstacle
  }

  /// The outcome of a run.
  package struct Outcome: Sendable {
    /// The number of the run.
    package let number: Int
    /// The number of its screen.
    package let screen: Int
    /// The promises that were broken, with the way, in the order of ``Invariant/all``.
    package let broken: [(invariant: Invariant, violation: Violation)]
    fileprivate let run: FuzzedRun?

    /// The number of gestures that were played.
    package var gestures: Int { run?.gestures.count { $0.gesture.start != nil } ?? 0 }
    /// The number of drags that began.
    package var drags: Int { run?.gestures.count { $0.mode != nil } ?? 0 }
    /// The number of gestures after which rows are selected that were not, or the other way round.
    package var changes: Int { run?.gestures.count { !$0.changed.isEmpty } ?? 0 }
  }

  /// Plays runs.
  ///
  /// - Parameter numbers: The numbers of the runs.
  /// - Throws: `UnreadyScreen` for the first screen to which no finger can come.
  /// - Returns: The outcomes, in order.
  package func play(_ numbers: Range<Int>) async throws(UnreadyScreen) -> [Outcome] {
    let screens = numbers.prefix(scenes.count).map(screen)
    let made = await screens.concurrentMap { surfaces(ofScreen: $0) }
    var known: [[GestureSurface]] = []
    for surfaces in made { known.append(try surfaces.get()) }
    return await Array(numbers.enumerated()).concurrentMap { [known] index, number in
      play(number, known[index % known.count])
    }
  }

  private func play(_ number: Int, _ surfaces: [GestureSurface]) -> Outcome {
    let screen = screen(ofRun: number)
    var generator = GestureGenerator(surfaces, seed: seed, run: number)
    let run = player(ofScreen: screen).play(generator.gestures(), and: rate(ofRun: number))
    let broken = Invariant.all.compactMap { invariant in
      run.flatMap(invariant.violation).map { (invariant, $0) }
    }
    return Outcome(number: number, screen: screen, broken: broken, run: run)
  }

  private func screen(ofRun number: Int) -> Int { number % scenes.count }

  private func player(ofScreen screen: Int) -> GesturePlayer {
    GesturePlayer(scenes[screen], after: preparation)
  }

  private func surfaces(ofScreen screen: Int) -> Result<[GestureSurface], UnreadyScreen> {
    Result { () throws(GesturePlayer.Obstacle) in try player(ofScreen: screen).surfaces() }
      .mapError { UnreadyScreen(screen: screen, obstacle: $0) }
  }

  /// Returns the other rate of a run: each screen has its turn with each rate.
  private func rate(ofRun number: Int) -> Int? {
    let (lap, screen) = number.quotientAndRemainder(dividingBy: scenes.count)
    let (turn, rest) = (lap + screen).quotientAndRemainder(dividingBy: 4)
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
    let player = player(ofScreen: outcome.screen)
    var shrinker = GestureShrinker(player, invariant, and: violation.rate)
    let shortest = shrinker.shrink(run, violation)
    return FuzzFinding(
      invariant: invariant,
      runNumber: outcome.number,
      screen: outcome.screen,
      original: run.gestures.map(\.gesture),
      run: shortest.run,
      violation: shortest.violation
    )
  }
}
