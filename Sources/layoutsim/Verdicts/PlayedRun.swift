import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutReports
import LayoutScenes
import LayoutSimulation
import LayoutSnapshots
import LayoutViews

/// A run of a scenario on one screen, with what is needed to show it and to play it again.
struct PlayedRun {
  /// The scenario on its screen, with the limits of the run.
  let scenario: Scenario
  /// The length in virtual time.
  let length: Duration
  /// The size of the screen at the end, in points.
  let size: CGSize
  /// The reason for which it ended before its last step, in words, or `nil` if it did not.
  let ending: String?
  /// The names of the snapshots that are wanted of it, in the order of the steps.
  let wanted: [String]
  /// The screens at its snapshots, or none if nobody needs them.
  let snapshots: [SimulationReport.Snapshot]

  /// Plays a scenario, and returns the run with the report on it.
  ///
  /// - Parameters:
  ///   - scenario: The scenario on its screen.
  ///   - wanted: The names of the snapshots that are wanted of it.
  ///   - keepsScreens: Whether the screens of its snapshots are needed later.
  /// - Returns: The run and the report.
  static func play(
    _ scenario: Scenario,
    wanting wanted: [String],
    keepsScreens: Bool
  ) -> (run: Self, report: SimulationReport) {
    var player = ScenarioPlayer(scenario)
    player.keepsLog = false
    let report = player.play(until: nil)
    let simulation = player.simulation
    let run = Self(
      scenario: scenario,
      length: simulation.clock.now.sinceStart,
      size: simulation.window.bounds.size,
      ending: report.failedStep == nil ? nil : report.failures.last?.message,
      wanted: wanted,
      snapshots: keepsScreens ? report.snapshots : []
    )
    return (run, report)
  }
}

extension [ScenarioVerdict] {
  /// Returns the verdicts with the first moments of what differs, and on request with recordings for a page.
  ///
  /// Each run of which either is needed is played once more for both. Runs that do not pass are recorded, the first ones
  /// of many, and one that passes if it is the only one.
  ///
  /// - Parameters:
  ///   - records: Whether recordings are wanted.
  ///   - workers: The greatest number of runs at once, or `nil` for one on each processor.
  /// - Returns: The verdicts.
  func replayed(recording records: Bool, workers: Int?) async -> Self {
    let wanted = indices.filter { index in
      records && self[index].played != nil && (self[index].status != .fine || count == 1)
    }
    let choice = RecordedRun.choice(of: wanted)
    let recorded = Set(choice.places)
    let places = indices.filter { recorded.contains($0) || self[$0].differs }
    let verdicts = await places.concurrentMap(workers: workers) { index in
      var verdict = self[index]
      guard let played = verdict.played else { return verdict }
      let isRecorded = recorded.contains(index)
      let run = RecordedRun(
        played.scenario,
        lasting: played.length,
        mostMoments: isRecorded ? choice.mostMoments : 0
      ) { try? PictureText.golden(of: $0) }
      if let first = FirstDifference(of: verdict, in: run) {
        verdict.snapshots[first.snapshot].firstMoment = first.lines
      }
      if isRecorded { verdict.recording = run }
      return verdict
    }
    var all = self
    for (index, verdict) in zip(places, verdicts) { all[index] = verdict }
    return all
  }
}

extension ScenarioVerdict {
  /// Whether a snapshot is not as its golden.
  fileprivate var differs: Bool {
    snapshots.contains { if case .differs = $0.result.verdict { true } else { false } }
  }
}
