import LayoutDiagnostics
import LayoutReports
import LayoutScenes
import LayoutSimulation

extension ScenarioFile {
  /// The built-in demo.
  static var demo: Self { Self("demo.sim.yaml", bytes: Array(DemoScenario.text.utf8)) }

  /// The built-in track of `compare`.
  static var comparison: Self {
    Self("comparison.sim.yaml", bytes: Array(ComparisonScenario.text.utf8))
  }

  /// Reads a file for a command that plays it, or takes the built-in one for `nil`, and prints mistakes and remarks.
  ///
  /// - Throws: `CommandFailure` if it cannot be read or has a mistake.
  static func loaded(
    _ path: String?,
    orElse builtIn: @autoclosure () -> Self = .demo
  ) throws(CommandFailure) -> (file: Self, scenario: Scenario) {
    let file = try path.map { path throws(CommandFailure) in try Self(path) } ?? builtIn()
    Console.printNotice(file.text(of: file.diagnostics, Palette(for: .standardError)))
    guard let scenario = file.scenario else {
      throw CommandFailure(file.diagnostics.refusalStatus, nil)
    }
    return (file, scenario)
  }

  /// Prints the failures of a run, and its notes, and returns the status that follows.
  func printNotices(of report: SimulationReport) -> ExitStatus {
    Console.printNotice(text(of: report.failures + report.findings, Palette(for: .standardError)))
    return report.isSuccess ? .fine : .notAsExpected
  }
}
