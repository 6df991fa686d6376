import LayoutDiagnostics
import LayoutSVG
package import LayoutScenes
import LayoutSimulation

/// A preview of one file: the latest scenario without a mistake, and what a page asks about it.
///
/// Nothing here knows of sockets or of time that passes: whoever watches the file calls `reload()`.
package actor PreviewSession {
  private let path: String
  private let read: @Sendable () -> PreviewFile
  private var latest: PreviewFile
  /// The latest file without a mistake, or `nil` if there was none.
  private(set) var shown: PreviewFile?
  /// The number of the reading, which grows with each that is another.
  private(set) var version = 1
  private var runs = RecentValues<PreviewEnvironment, PlayedScenario>(limit: 8)
  private var screens = RecentValues<ScreenKey, Simulation>(limit: 4)
  private var waiting: [Int: CheckedContinuation<Void, Never>] = [:]
  private var waitingNumber = 0

  private struct ScreenKey: Hashable {
    let environment: PreviewEnvironment
    let moment: PreviewMoment
  }

  /// Creates a preview of a file, which it reads.
  ///
  /// - Parameters:
  ///   - path: The path of the file, for the page.
  ///   - read: A function that reads the file and never fails: what is wrong is among its diagnostics.
  package init(path: String, read: @escaping @Sendable () -> PreviewFile) {
    self.path = path
    self.read = read
    latest = read()
    shown = latest.scenario == nil ? nil : latest
  }

  /// The paths of all files that the scenario was read from.
  package var paths: [String] { latest.paths }

  // MARK: Reading

  /// Reads the file again, and wakes those who wait if anything has changed.
  package func reload() {
    let file = read()
    guard file != latest else { return }
    latest = file
    if file.scenario != nil {
      shown = file
      runs.removeAll()
      screens.removeAll()
    }
    version += 1
    for continuation in waiting.values { continuation.resume() }
    waiting = [:]
  }

  /// Waits until the version is another than the one that is known, but not longer than a limit.
  ///
  /// - Returns: The version then.
  package func version(after known: Int, within limit: Duration) async -> Int {
    guard version == known else { return version }
    waitingNumber += 1
    let number = waitingNumber
    let alarm = Task {
      try? await Task.sleep(for: limit)
      self.wake(number)
    }
    await withTaskCancellationHandler {
      await withCheckedContinuation { waiting[number] = $0 }
    } onCancel: {
      alarm.cancel()
    }
    alarm.cancel()
    return version
  }

  private func wake(_ number: Int) { waiting.removeValue(forKey: number)?.resume() }

  // MARK: Answers

  /// Returns the state on one screen.
  package func state(in environment: PreviewEnvironment) -> PreviewState {
    var diagnostics = latest.diagnostics
    var run: PreviewState.Run?
    if let shown, let played = played(in: environment) {
      run = PreviewState.Run(played, of: shown)
      if latest.scenario != nil {
        diagnostics += played.report.failures + played.report.findings
      }
    }
    return PreviewState(
      version: version,
      file: PrintableText.escaped(path),
      diagnostics: diagnostics.map { ShownDiagnostic($0, in: latest) },
      isStale: run != nil && latest.scenario == nil,
      run: run
    )
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
    let frame = try simulation(in: environment, at: moment).frame(showing: guides)
    do throws(SVGWritingError) {
      return try SVGWriter(.init(text: .outlines)).bytes(of: frame)
    } catch {
      throw PreviewMistake("this cannot be drawn: \(error.description)")
    }
  }

  /// Returns the screen at a moment, which no other code keeps.
  func simulation(
    in environment: PreviewEnvironment,
    at moment: PreviewMoment
  ) throws(PreviewMistake) -> Simulation {
    let key = ScreenKey(environment: environment, moment: moment)
    if let known = screens[key] { return known }
    guard let played = played(in: environment) else {
      throw PreviewMistake("there is no picture yet: the file has mistakes")
    }
    let simulation = played.simulation(at: moment)
    screens[key] = simulation
    return simulation
  }

  /// Returns the run on a screen, or `nil` if the file never was without a mistake.
  func played(in environment: PreviewEnvironment) -> PlayedScenario? {
    if let known = runs[environment] { return known }
    guard var scenario = shown?.scenario else { return nil }
    scenario.scene.environment = environment.applied(to: scenario.scene.environment)
    let played = PlayedScenario(scenario)
    runs[environment] = played
    return played
  }
}
