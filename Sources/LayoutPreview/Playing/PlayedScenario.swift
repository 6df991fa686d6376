import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutSimulation

/// A scenario that was played to its end, or to the step that could not be done.
struct PlayedScenario {
  let scenario: Scenario
  let report: SimulationReport
  /// The screen at the end.
  let simulation: Simulation
  /// The times at which the steps that could be done ended.
  let ends: [Instant]

  /// Creates the outcome of a scenario by playing it, or `nil` if it was stopped before.
  init?(_ scenario: Scenario, isStopped: @escaping () -> Bool) {
    self.scenario = scenario
    var player = ScenarioPlayer(scenario)
    player.takesSnapshots = false
    player.isStopped = isStopped
    let simulation = player.simulation
    var ends: [Instant] = []
    report = player.play(until: nil) { _ in ends.append(simulation.clock.now) }
    guard ends.count == scenario.steps.count || report.failedStep != nil else { return nil }
    self.ends = ends
    self.simulation = simulation
  }

  /// The time at the end.
  var duration: Duration { simulation.clock.now.sinceStart }

  /// Returns the steps that are done at a moment.
  private func start(of moment: PreviewMoment) -> [Step] {
    switch moment {
    case .end: return scenario.steps
    case .steps(let count): return Array(scenario.steps.prefix(count))
    case .time(let time):
      return Array(scenario.steps.prefix(ends.count { $0.sinceStart <= time }))
    }
  }

  /// Returns what comes of further steps after a moment, in words, and whether they can be done.
  ///
  /// A moment within a step is that before it.
  func outcome(of steps: [Step], after moment: PreviewMoment) -> (text: String, isFine: Bool) {
    var longer = scenario
    longer.steps = start(of: moment).filter { $0.action.keyword != "expect" } + steps
    var player = ScenarioPlayer(longer)
    player.takesSnapshots = false
    player.keepsLog = false
    let report = player.play(until: nil)
    if let step = report.failedStep {
      let before = longer.steps.count - steps.count
      guard step.number > before else { return ("the steps before cannot be done", false) }
      guard step.number > before + 1 || report.failures.last?.code != "finger" else {
        return ("a finger is down at this moment: draw where none is, or after the end", false)
      }
      return (report.failures.last?.message ?? "a step cannot be done", false)
    }
    let rows = player.simulation.selectedRows
    let words = "\(RowText.list(rows.ranges)) \(rows.count == 1 ? "is" : "are")"
    return (rows.isEmpty ? "nothing is selected then" : "\(words) selected then", true)
  }

  /// Returns the screen at a moment, that of the end for everything after it.
  ///
  /// - Complexity: That of playing the scenario up to the moment, which gives what all other commands give.
  func simulation(at moment: PreviewMoment) -> Simulation {
    switch moment {
    case .end: return simulation
    case .steps(let count):
      guard count < scenario.steps.count, report.failedStep.map({ count < $0.number }) ?? true
      else { return simulation }
      var start = scenario
      start.steps = Array(scenario.steps.prefix(count))
      return Self.played(start, until: nil)
    case .time(let time):
      return time < duration
        ? Self.played(scenario, until: Instant(sinceStart: time)) : simulation
    }
  }

  private static func played(_ scenario: Scenario, until end: Instant?) -> Simulation {
    var player = ScenarioPlayer(scenario)
    player.takesSnapshots = false
    player.keepsLog = false
    _ = player.play(until: end)
    return player.simulation
  }
}
