import ArgumentParser
import LayoutScenes
import LayoutSimulation

/// The scenario that a command is about, or the demo.
struct ScenarioArgument: ParsableArguments {
  @Argument(
    help: .init("A scenario; the built-in demo where none is named.", valueName: "file"),
    completion: .scenarios
  )
  var file: String?
}

/// The options of commands that look at one screen of one scenario.
struct PlayingOptions: ParsableArguments {
  @OptionGroup var chosen: ScenarioArgument

  @OptionGroup var environment: EnvironmentOptions

  @OptionGroup var limits: LimitOptions

  /// The path of the scenario, or `nil` for the demo.
  var file: String? { chosen.file }

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
