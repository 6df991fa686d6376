import LayoutDiagnostics
public import LayoutInteraction
public import LayoutScenes
import LayoutTables
import LayoutViews

/// A sweep that plays a scenario at several rates of touch events, and with events lost, and compares the
/// results.
///
/// On a device a finger is sampled 60 or 120 times a second, and less when the application is busy. The
/// selection at the end of a gesture must not depend on that.
public struct SamplingSweep {
  /// The samplings, that of the scene first.
  public let samplings: [TouchSampling]
  private let scenario: Scenario

  /// Creates a sweep.
  ///
  /// - Parameter scenario: The scenario.
  public init(_ scenario: Scenario) {
    self.scenario = scenario
    samplings = Self.samplings(for: scenario.scene)
  }

  /// Returns the scene's own rate, the rates of devices, and losses: every second, third and fifth report,
  /// and a third and two thirds of them by chance.
  private static func samplings(for scene: Scene) -> [TouchSampling] {
    let own = scene.eventsPerSecond
    var samplings = [TouchSampling(eventsPerSecond: own)]
    samplings += [30, 60, 120].filter { $0 != own }.map { TouchSampling(eventsPerSecond: $0) }
    let losses: [TouchSampling.Loss] = [
      .every(2), .every(3), .every(5), .percent(33, seed: 1), .percent(67, seed: 2),
    ]
    return samplings + losses.map { TouchSampling(eventsPerSecond: own, loss: $0) }
  }

  /// Plays the scenario under every sampling and compares.
  ///
  /// - Returns: The effects of the sampling; if the scene has errata, with the result of a trial whether they
  ///   are the cause.
  public func report() -> SamplingReport {
    var report = comparison()
    guard !report.isEmpty, let overlay = scenario.scene.overlay, !overlay.errata.isEmpty else {
      return report
    }
    var corrected = scenario
    corrected.scene.overlay?.errata = []
    report.comesFromErrata = SamplingSweep(corrected).comparison().isEmpty
    return report
  }

  private func comparison() -> SamplingReport {
    let runs = samplings.map { SampledRun(scenario, $0) }
    return SamplingReport(
      samplings: samplings,
      rows: SampledRunComparison(scenario: scenario, runs: runs).rows,
      failures: failures(of: runs),
      comesFromErrata: false
    )
  }

  /// Returns the failures of other runs than the first, each place once.
  private func failures(of runs: [SampledRun]) -> [SamplingReport.RateDependentFailure] {
    let known = Set(runs[0].failures.map(FailurePlace.init))
    return runs.dropFirst().flatMap { run in run.failures.map { (run: run, failure: $0) } }
      .grouped { FailurePlace($0.failure) }
      .filter { !known.contains($0.key) }
      .map { _, found in
        .init(diagnostic: found[0].failure, samplings: found.map(\.run.sampling))
      }
  }
}

/// The place of a failure, which distinguishes it: the numbers in messages may differ from run to run.
private struct FailurePlace: Hashable {
  let code: String
  let mark: SourceMark?

  init(_ diagnostic: Diagnostic) {
    code = diagnostic.code
    mark = diagnostic.mark
  }
}

/// A scenario played under one sampling.
struct SampledRun {
  let sampling: TouchSampling
  /// The selected rows after each step that was played.
  private(set) var selections: [SelectedRows] = []
  /// The flags of steps after which the finger was down.
  private(set) var isDown: [Bool] = []
  let failures: [Diagnostic]
  /// The screen, for the addresses of rows.
  private let simulation: Simulation

  /// The places of the rows.
  var geometry: TableGeometry { simulation.tableView.geometry }

  init(_ scenario: Scenario, _ sampling: TouchSampling) {
    self.sampling = sampling
    var player = ScenarioPlayer(scenario, sampling: sampling)
    player.takesSnapshots = false
    player.keepsLog = false
    let simulation = player.simulation
    self.simulation = simulation
    var selections: [SelectedRows] = []
    var isDown: [Bool] = []
    failures =
      player.play(until: nil) { _ in
        selections.append(simulation.tableView.selection)
        isDown.append(simulation.finger.isDown)
      }
      .failures
    self.selections = selections
    self.isDown = isDown
  }
}
