import ArgumentParser
import LayoutScenes
import LayoutSimulation

/// The options of commands that look at one screen of one scenario.
struct PlayingOptions: ParsableArguments {
  @Argument(
    help: .init("A scenario; the built-in demo where none is named.", valueName: "file"),
    completion: .scenarios
  )
  var file: String?

  @OptionGroup var environment: EnvironmentOptions

  @OptionGroup var limits: LimitOptions

  mutating func validate() throws { _ = try environment.variation(with: nil) }

  /// Reads the scenario and puts it on the device that was chosen.
  func load() throws -> (file: ScenarioFile, scenario: Scenario) { try load(file) }

  /// Reads a scenario, or the demo for `nil`, and puts it on the device that was chosen.
  func load(_ path: String?) throws -> (file: ScenarioFile, scenario: Scenario) {
    var (file, scenario) = try ScenarioFile.loaded(path)
    scenario.scene.environment = try environment.variation(for: scenario)
      .applied(to: scenario.scene.environment)
    scenario.limits = try limits.changes().applied(to: scenario.limits)
    return (file, scenario)
  }
}
