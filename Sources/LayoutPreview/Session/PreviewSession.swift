import LayoutDevices
import LayoutDiagnostics
import LayoutSVG
package import LayoutScenes
import LayoutSimulation

/// A preview of one file: the latest scenario without a mistake, and what a page asks about it.
///
/// Nothing here knows of sockets or of time that passes: whoever watches the file calls `reload()`.
package actor PreviewSession {
  private let path: String
  let readings: FileReadings
  private let thread = PlayingThread()
  let films = FilmLibrary()
  /// The number of the reading of which the following are.
  private var knownVersion = 1
  private var runs = RecentValues<PreviewEnvironment, PlayedScenario>(limit: 24)
  private var screens = RecentValues<ScreenKey, Simulation>(limit: 4)

  private struct ScreenKey: Hashable {
    let environment: PreviewEnvironment
    let moment: PreviewMoment
  }

  /// The thread on which is played, so that no request waits for it that asks for something else.
  package nonisolated var unownedExecutor: UnownedSerialExecutor {
    unsafe thread.asUnownedSerialExecutor()
  }

  /// Creates a preview of a file, which it reads.
  ///
  /// - Parameters:
  ///   - path: The path of the file, for the page.
  ///   - read: A function that reads the file and never fails: what is wrong is among its diagnostics.
  package init(path: String, read: @escaping @Sendable () -> PreviewFile) {
    self.path = path
    readings = FileReadings(read: read)
  }

  // MARK: Reading

  /// The paths of all files that the scenario was read from.
  package nonisolated var paths: [String] { readings.now.latest.paths }

  /// The latest file without a mistake, or `nil` if there was none.
  nonisolated var shown: PreviewFile? { readings.now.shown }

  /// Reads the file again, and wakes those who wait if anything has changed.
  package nonisolated func reload() { readings.reload() }

  /// Waits until the version is another than the one that is known, but not longer than a limit.
  ///
  /// - Returns: The version then.
  package nonisolated func version(after known: Int, within limit: Duration) async -> Int {
    await readings.version(after: known, within: limit)
  }

  // MARK: Answers

  /// Returns the environment that the words of a query choose.
  package func environment(_ words: [String: String]) throws(PreviewMistake) -> PreviewEnvironment {
    try PreviewEnvironment(words, with: readings.now.shown?.scenario?.devices ?? [])
  }

  /// Returns the state on one screen.
  package func state(in environment: PreviewEnvironment) -> PreviewState {
    while true {
      let reading = readings.now
      let matrix = PreviewState.matrix(of: reading.shown?.scenario)
      var state = PreviewState(
        version: reading.version,
        file: PrintableText.escaped(path),
        diagnostics: reading.latest.diagnostics.map { ShownDiagnostic($0, in: reading.latest) },
        choices: environment.choices(for: reading.shown?.scenario),
        matrix: matrix.entries,
        hiddenEntries: matrix.hidden
      )
      do throws(PreviewMistake) {
        let played = try played(in: environment, of: reading)
        guard let file = reading.shown else { return state }
        state.run = PreviewState.Run(played, of: file)
        state.isStale = reading.latest.scenario == nil
        if !state.isStale {
          state.diagnostics += (played.report.failures + played.report.findings)
            .map { ShownDiagnostic($0, in: file) }
        }
      } catch {
        guard error != .overtaken else { continue }
        state.obstacle = error.message
      }
      return state
    }
  }

  /// Returns what became of the run on one screen.
  package func verdict(in environment: PreviewEnvironment) throws(PreviewMistake) -> PreviewVerdict
  {
    PreviewVerdict(try played(in: environment))
  }

  /// Returns the picture at a moment as SVG.
  ///
  /// - Parameters:
  ///   - environment: The screen.
  ///   - moment: The moment.
  ///   - guides: The guides over it, or `nil` for those of the scene.
  /// - Returns: The bytes of the file.
  /// - Throws: `PreviewMistake` if there is no picture.
  package func picture(
    in environment: PreviewEnvironment,
    at moment: PreviewMoment,
    showing guides: Set<ShownGuide>?
  ) throws(PreviewMistake) -> [UInt8] {
    try simulation(in: environment, at: moment).frame(showing: guides).picture
  }

  /// Returns the screen at a moment, which no other code keeps.
  func simulation(
    in environment: PreviewEnvironment,
    at moment: PreviewMoment
  ) throws(PreviewMistake) -> Simulation {
    let played = try played(in: environment)
    let key = ScreenKey(environment: environment, moment: moment)
    if let known = screens[key] { return known }
    let simulation = played.simulation(at: moment)
    screens[key] = simulation
    return simulation
  }

  /// Returns the run on a screen.
  ///
  /// - Throws: `PreviewMistake` if there is none, or if the file is saved again before it is there.
  func played(
    in environment: PreviewEnvironment,
    of reading: FileReadings.Reading? = nil
  ) throws(PreviewMistake) -> PlayedScenario {
    let reading = reading ?? readings.now
    if knownVersion != reading.shownVersion {
      runs.removeAll()
      screens.removeAll()
      knownVersion = reading.shownVersion
    }
    if let known = runs[environment] { return known }
    let scenario = try scenario(in: environment, of: reading)
    let isStopped = { [readings] in readings.now.shownVersion != reading.shownVersion }
    guard let played = PlayedScenario(scenario, isStopped: isStopped) else { throw .overtaken }
    runs[environment] = played
    return played
  }

  /// Returns the scenario on a screen.
  nonisolated func scenario(
    in environment: PreviewEnvironment,
    of reading: FileReadings.Reading
  ) throws(PreviewMistake) -> Scenario {
    guard var scenario = reading.shown?.scenario else {
      throw PreviewMistake("there is no picture yet: the file has mistakes")
    }
    let screen = environment.applied(to: scenario.scene.environment)
    // What the file itself says is told with its line.
    if let mistake = screen.mistakes.first, screen != scenario.scene.environment {
      throw PreviewMistake("\(mistake.message): choose another \(mistake.choice.rawValue)")
    }
    scenario.scene.environment = screen
    return scenario
  }
}
