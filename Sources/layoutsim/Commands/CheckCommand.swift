import ArgumentParser
import Foundation
import LayoutDiagnostics
import LayoutScenes
import LayoutSnapshots

/// The command `layoutsim check`, which reads scenarios and reports their mistakes.
struct CheckCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Reads scenarios without playing them and reports every mistake with its place.",
    discussion: """
      All mistakes of a file are reported at once, each with line, column and what was probably meant. \
      The exit code is 65 where there is one. Goldens that nothing names are told, too, and where the \
      variable CI is set the exit code is 1 for them.

      It looks at the files alone. What comes to light when a scenario is played is for 'layoutsim test' \
      to report: constraints in conflict, misuse, ambiguity, touches that miss, limits that are passed. \
      Whether the things of pictures are on the screen is for 'layoutsim render'; the last line counts them.

      Examples:
        layoutsim check strip.sim.yaml
        layoutsim check --format github Snapshots/*.sim.yaml
        generate-scenario | layoutsim check -
      """
  )

  @Argument(
    help: .init("Scenarios or folders of them; - is the standard input.", valueName: "files"),
    completion: .scenarios
  )
  var files: [String]

  @OptionGroup var reports: ReportOptions

  func validate() throws { _ = try reports.targets() }

  func run() throws {
    let found = ScenarioSearch(named: files)
    let targets = try reports.targets()
    try ReportTarget.refuse(targets, over: found.files)
    let settlement = ObsoleteSettlement(
      action: .standard(environment: ProcessInfo.processInfo.environment),
      tree: found.problems.isEmpty ? GoldenTree(below: found.folders, of: found.files) : nil
    )
    try (settlement.settled(found.files.map(Self.verdict)) + found.verdicts)
      .report(to: targets, of: RunRecord(of: "check"))
  }

  private static func verdict(on path: String) -> ScenarioVerdict {
    do throws(CommandFailure) {
      let file = try ScenarioFile(path)
      var verdict = ScenarioVerdict(file)
      verdict.content = file.scenario.map(content)
      if let scenario = file.scenario {
        if path != "-" { verdict.findObsolete(scenario, of: path) }
        verdict.warnIfWithoutEffect(scenario)
        let bounds = scenario.pictures.map { PictureBounds(of: $0, in: scenario) }
        verdict.refuse(bounds.compactMap(\.failure))
        verdict.openPlaceCount = bounds.count(where: \.isOfPlace) + scenario.drawnThingCount
      }
      return verdict
    } catch {
      return ScenarioVerdict(file: path, failure: error)
    }
  }

  private static func content(of scenario: Scenario) -> String {
    [
      (scenario.steps.count, "step"), (scenario.snapshotNames.count, "snapshot"),
      (scenario.pictures.count, "picture"),
      (scenario.matrix.names(in: scenario.scene.environment).count, "environment"),
    ]
    .filter { $0.0 > 0 }
    .map { counted($0.0, $0.1) }
    .joined(separator: ", ")
  }
}

extension Scenario {
  /// The number of annotations in its pictures that are about something on the screen.
  fileprivate var drawnThingCount: Int {
    let shown = pictures.filter { $0.annotations != .none }
    return annotations.count { annotation in
      guard annotation.isOfThings else { return false }
      return shown.contains { picture in
        picture.animation != nil || picture.snapshots.contains(where: annotation.isShown)
      }
    }
  }
}

extension Annotation {
  /// Whether it is about something that may be on the screen or not.
  fileprivate var isOfThings: Bool {
    switch subject {
    case .thing, .measure, .bracket, .arrow: true
    case .path, .caption: false
    }
  }
}
