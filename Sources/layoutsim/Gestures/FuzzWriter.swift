import ArgumentParser
import Foundation
import GestureFuzzing
import LayoutDiagnostics
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import LayoutSnapshots

/// A writer of what random fingers found, as scenarios with their strips.
struct FuzzWriter {
  /// The name of the scenario's file, without its endings.
  private let name: String
  private let out: String
  private let scenario: Scenario
  private let screens: FuzzedScreens
  private let command: String
  private let limits: LimitOptions.Changes
  /// The text of a scenario that is in no file, and has to be beside what is written.
  private let text: [UInt8]?
  /// The path of the scenario from the folder.
  private let base: String
  /// Whether the fingers come after the steps of the scenario.
  private let isAfterSteps: Bool

  /// Creates a writer.
  ///
  /// - Throws: `CommandFailure` if the scenario comes from the standard input, which cannot be named.
  init(
    file: ScenarioFile,
    path: String?,
    scenario: Scenario,
    screens: FuzzedScreens,
    limits: LimitOptions.Changes,
    isAfterSteps: Bool,
    out: String,
    command: String
  ) throws(CommandFailure) {
    if path == "-" {
      throw CommandFailure(
        .wrongUsage,
        "what is found is written as a scenario that names the file, and the standard input has no name",
        hint: "save it as a file first"
      )
    }
    name = file.name
    self.out = out
    self.scenario = scenario
    self.screens = screens
    self.command = command
    self.limits = limits
    self.isAfterSteps = isAfterSteps
    text = path == nil ? Array(DemoScenario.text.utf8) : nil
    base = path.map { Self.path(of: $0, from: out) } ?? "\(file.name).sim.yaml"
  }

  /// A finding, and where it was written.
  struct Written {
    let finding: FuzzFinding
    /// The name of the screen.
    let screen: String
    /// The command that finds it again.
    let command: String
    /// The path of the scenario.
    let path: String
    /// The path of the strip, or `nil` if it could not be drawn.
    let strip: String?
    /// Whether the scenario fails when it is played, as it does unless no step can say what is wrong.
    let fails: Bool
  }

  /// Plays a finding once more as a scenario, and writes it with its strip.
  ///
  /// - Throws: `CommandFailure` if a file cannot be written.
  func write(_ finding: FuzzFinding) throws(CommandFailure) -> Written {
    let name = "\(self.name)-\(finding.invariant.code)".fileStem
    let path = "\(out)/\(name).sim.yaml"
    let command = "\(command) --first \(finding.runNumber) --runs 1"
    let written = FuzzedScenario(
      finding,
      name: name,
      base: base,
      changes: screens.changes(of: finding.screen),
      replacesMatrix: !scenario.matrix.isEmpty,
      isAfterSteps: isAfterSteps,
      command: command
    )
    if let text {
      try ScenarioFile.write(text, to: "\(out)/\(base)")
    }
    // The base is found from a folder that is there.
    do {
      try OwnFolder.ignore(before: path)
      try FileManager.default.createDirectory(atPath: out, withIntermediateDirectories: true)
    } catch {
      throw CommandFailure(.cannotCreate, "the folder '\(out)' cannot be made")
    }
    let file = ScenarioFile(path, bytes: Array(written.text.utf8), files: .disk)
    guard let played = file.scenario else {
      let mistake = file.diagnostics.first.map { ": \($0.message)" } ?? ""
      throw CommandFailure(.ownDefect, "a finding cannot be written as a scenario\(mistake)")
    }
    let fails = !ScenarioPlayer.play(played, keepsLog: false).isSuccess
    try ScenarioFile.write(written.text.utf8, to: path)
    return Written(
      finding: finding,
      screen: screens.name(of: finding.screen),
      command: command,
      path: path,
      strip: try draw(played),
      fails: fails
    )
  }

  /// Draws the strip of a scenario, and returns its path.
  private func draw(_ scenario: Scenario) throws(CommandFailure) -> String? {
    guard let environment = try? EnvironmentOptions.parse([]) else { return nil }
    let plan = RenderingPlan(
      scale: 2,
      guides: nil,
      onlyPictures: true,
      limits: limits,
      environment: environment
    )
    guard let strip = try plan.outcome(of: scenario, name: name, wantsFrames: false).pictures.first,
      let frame = strip.frame
    else { return nil }
    let path = "\(out)/\(strip.path)"
    let bytes = try PictureText.bytes(of: frame, SVGWriter.Options(text: .outlines))
    do throws(FileError) {
      try WholeFile.write(bytes, to: path)
    } catch {
      throw CommandFailure(error)
    }
    return path
  }

  /// Returns the path of a file from a folder, both named from the working folder.
  private static func path(of file: String, from folder: String) -> String {
    let target = URL(fileURLWithPath: file).standardizedFileURL.pathComponents
    let start = URL(fileURLWithPath: folder).standardizedFileURL.pathComponents
    let shared = zip(target, start).prefix { $0 == $1 }.count
    return (Array(repeating: "..", count: start.count - shared) + target.dropFirst(shared))
      .joined(separator: "/")
  }
}
