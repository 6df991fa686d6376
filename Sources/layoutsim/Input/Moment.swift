import ArgumentParser
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutSimulation

/// A moment of a scenario: a time on its clock, or that of a snapshot.
enum Moment: Hashable {
  /// A time since the start.
  case time(Duration)
  /// When a snapshot is taken.
  case snapshot(String)

  /// Creates a moment from `0.42s`, `400ms` or the name of a snapshot of `scenario`.
  ///
  /// - Throws: `CommandFailure` for anything else, with the nearest name.
  init(_ text: String, in scenario: Scenario) throws(CommandFailure) {
    if scenario.snapshotNames.contains(text) {
      self = .snapshot(text)
    } else if let duration = Self.duration(text) {
      self = .time(duration)
    } else {
      let names = scenario.snapshotNames
      let nearest =
        (Self.duration(text + "s") != nil ? text + "s" : nearestWord(to: text, among: names))
        .map { "did you mean '\($0)'?" }
      throw CommandFailure(
        .wrongUsage,
        "\(quoted(text)) is neither a time such as '0.42s' nor a snapshot of \(quoted(scenario.file))",
        hint: nearest ?? (names.isEmpty ? nil : "its snapshots are \(quotedList(names))")
      )
    }
  }

  /// Returns the time after the start for `0.42s` or `400ms`, or `nil` for anything else.
  static func duration(_ text: String) -> Duration? {
    let isMilliseconds = text.hasSuffix("ms")
    guard isMilliseconds || text.hasSuffix("s") else { return nil }
    let digits = text.dropLast(isMilliseconds ? 2 : 1)
    let isNumber = digits.allSatisfy { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard isNumber, let number = Double(digits), number <= 1e6 else { return nil }
    return .microseconds(Int64((number * (isMilliseconds ? 1e3 : 1e6)).rounded()))
  }

  /// Plays a scenario up to this moment, without a log, and without the snapshots before the moment.
  func reached(in scenario: Scenario) -> (simulation: Simulation, report: SimulationReport) {
    switch self {
    case .time(let duration):
      Self.play(scenario, until: Instant(sinceStart: duration))
    case .snapshot(let name):
      Self.play(scenario.cut(after: name))
    }
  }

  /// Returns the reason why a run that ended at `now` did not reach this moment, or `nil` if it did.
  func reasonUnreached(by report: SimulationReport, at now: Instant) -> String? {
    if let reason = report.reasonUnreached { return reason }
    switch self {
    case .snapshot: return nil
    case .time(let duration):
      guard now < Instant(sinceStart: duration) else { return nil }
      return "the scenario ends at \(now.sinceStart.inSecondsText) s"
    }
  }

  /// Plays a scenario up to a moment, or to its end if none is chosen.
  ///
  /// - Throws: `CommandFailure` if a chosen moment is not reached, after the failure was reported.
  static func reached(
    _ text: String?,
    in scenario: Scenario,
    of file: ScenarioFile
  ) throws(CommandFailure) -> (simulation: Simulation, report: SimulationReport) {
    guard let text else { return play(scenario) }
    let moment = try Self(text, in: scenario)
    let (simulation, report) = moment.reached(in: scenario)
    guard let reason = moment.reasonUnreached(by: report, at: simulation.clock.now) else {
      return (simulation, report)
    }
    _ = file.printNotices(of: report)
    throw CommandFailure(.notAsExpected, "the moment \(quoted(text)) is not reached: \(reason)")
  }

  /// Plays a scenario up to a time, or to its end.
  static func play(
    _ scenario: Scenario,
    until end: Instant? = nil,
    takingSnapshots: Bool = false
  ) -> (simulation: Simulation, report: SimulationReport) {
    var player = ScenarioPlayer(scenario)
    player.takesSnapshots = takingSnapshots
    player.keepsLog = false
    let report = player.play(until: end)
    return (player.simulation, report)
  }
}

extension SimulationReport {
  /// The reason why the run did not reach its end, in a few words, or `nil` if it did.
  var reasonUnreached: String? { failedStep.map { "step \($0.number) failed before it" } }
}

extension Scenario {
  /// Returns the scenario without the steps after a snapshot.
  func cut(after name: String) -> Self {
    var scenario = self
    if let end = steps.firstIndex(where: { $0.action == .snapshot(name) }) {
      scenario.steps = Array(steps[...end])
    }
    return scenario
  }
}
