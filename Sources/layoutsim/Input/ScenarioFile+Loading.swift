import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation

extension ScenarioFile {
  /// The built-in demo.
  static var demo: Self {
    Self("demo.sim.yaml", bytes: Array(DemoScenario.text.utf8))
  }

  /// Reads a file for a command that plays it, or takes the built-in demo where none is named.
  ///
  /// Mistakes and remarks are said at once.
  ///
  /// - Parameter path: The file; nil for the demo.
  /// - Returns: The file and what it says.
  /// - Throws: `CommandFailure` when it cannot be read or has a mistake.
  static func loaded(_ path: String?) throws(CommandFailure) -> (file: Self, scenario: Scenario) {
    let file = try path.map { path throws(CommandFailure) in try Self(path) } ?? .demo
    Console.say(file.text(of: file.diagnostics, Palette(for: .standardError)))
    guard let scenario = file.scenario else { throw CommandFailure(.mistakeInScenario, nil) }
    return (file, scenario)
  }

  /// Says what did not hold in a run, and what is to be known.
  ///
  /// - Parameter report: What came out of the run.
  /// - Returns: The status that follows.
  func say(_ report: SimulationReport) -> ExitStatus {
    Console.say(text(of: report.failures + report.findings, Palette(for: .standardError)))
    return report.isSuccess ? .fine : .notAsExpected
  }
}
