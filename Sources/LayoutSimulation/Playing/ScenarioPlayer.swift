import Foundation
import LayoutDiagnostics
public import LayoutGeometry
public import LayoutInteraction
public import LayoutScenes
import LayoutViews

/// Plays the steps of a scenario on its screen.
public struct ScenarioPlayer {
  /// The screen, as it is after the steps that were played.
  public let simulation: Simulation
  /// Whether snapshots are taken; a run that is only looked at goes without.
  var takesSnapshots = true
  private let scenario: Scenario
  private var report = SimulationReport(snapshots: [], trace: [], failures: [], findings: [])

  /// Builds the screen of `scenario`; nothing is played yet.
  public init(_ scenario: Scenario) {
    self.scenario = scenario
    simulation = Simulation(scenario.scene)
  }

  /// Builds the screen of `scenario` for a finger of which not every report arrives.
  ///
  /// - Parameters:
  ///   - scenario: The scenario.
  ///   - sampling: Which reports of the finger reach the screen, instead of what the scene says.
  public init(_ scenario: Scenario, sampling: TouchSampling) {
    self.init(scenario)
    simulation.finger.sampling = sampling
  }

  /// Plays a scenario from beginning to end.
  ///
  /// A touch that cannot be made or that another view takes ends the run, because everything after it
  /// would be about something else; an expectation that does not hold does not.
  ///
  /// - Parameter scenario: The scenario.
  /// - Returns: What came to light.
  public static func play(_ scenario: Scenario) -> SimulationReport {
    var player = Self(scenario)
    return player.play(until: nil)
  }

  /// Plays the steps up to a moment.
  ///
  /// - Parameter end: The moment at which to stop, within a step where need be; nil for the end.
  /// - Returns: What came to light so far.
  public mutating func play(until end: Instant?) -> SimulationReport {
    play(until: end) { _ in }
  }

  /// Plays the steps up to a moment and lets `look` see the screen after each that was played.
  mutating func play(
    until end: Instant?,
    afterEach look: (_ index: Int) -> Void
  ) -> SimulationReport {
    for (index, step) in scenario.steps.enumerated() {
      if let end, simulation.clock.now >= end { break }
      guard perform(step, number: index + 1, until: end) else { break }
      look(index)
    }
    report.trace = simulation.log.entries
    report.findings = simulation.findings
    return report
  }

  /// Performs a step; false where the run cannot go on.
  private mutating func perform(_ step: Step, number: Int, until end: Instant?) -> Bool {
    let limit = end.map { simulation.clock.now.duration(to: $0) }
    func limited(_ duration: Duration) -> Duration { limit.map { min($0, duration) } ?? duration }
    do throws(Simulation.FailedAction) {
      switch step.action {
      case .press(let target):
        try simulation.press(target.place, takenBy: target.taker, fingers: target.fingers)
      case .tap(let target):
        try simulation.tap(target.place, takenBy: target.taker, fingers: target.fingers)
      case .tapStatusBar: simulation.tapStatusBar()
      case .move(let places, let duration):
        try simulation.move(through: places, within: duration, stoppingAfter: limit)
      case .hold(let duration): simulation.hold(for: limited(duration))
      case .release: try simulation.release()
      case .cancel: try simulation.cancel()
      case .fling(let fling): try simulation.fling(fling, stoppingAfter: limit)
      case .interrupt(let interruption): try simulation.interrupt(interruption)
      case .remove(let view): try simulation.remove(view)
      case .enable(let isEnabled): simulation.setSelectionEnabled(isEnabled)
      case .requestDismissal: try simulation.requestDismissal()
      case .requestCancel: try simulation.requestCancel()
      case .rotate(let orientation): simulation.rotate(to: orientation)
      case .edit(let isEditing):
        simulation.setEditing(isEditing)
      case .update(let update): try simulation.update(update)
      case .wait(let duration): simulation.advance(by: limited(duration))
      case .settle(let duration):
        guard limited(duration) == duration else {
          simulation.advance(by: limited(duration))
          break
        }
        try simulation.settle(within: duration)
      case .expect(let expectations):
        let checker = ExpectationChecker(simulation: simulation)
        report.failures += expectations.compactMap(checker.failure)
      case .snapshot(let name):
        guard takesSnapshots else { break }
        report.snapshots.append(.init(name: name, frame: simulation.frame(named: name)))
      }
      return true
    } catch {
      var diagnostic = error.diagnostic
      diagnostic.message = "step \(number): \(diagnostic.message)"
      diagnostic.mark = diagnostic.mark ?? step.mark
      report.failures.append(diagnostic)
      return step.action.canFailAndGoOn
    }
  }
}

extension StepAction {
  /// Whether the steps after a failure still make sense: where nothing was touched.
  fileprivate var canFailAndGoOn: Bool {
    if case .settle = self { true } else { false }
  }
}
