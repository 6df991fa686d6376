import ArgumentParser
import Foundation
import LayoutDiagnostics
import LayoutSnapshots

/// The command `layoutsim new`, which writes a scenario to begin with.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Writes a scenario to begin with, and the schema for editors beside it.",
    discussion: """
      The scenario has no mistake, expects what happens and draws a picture. No file is written over: where \
      one is there already, nothing is written. The schema is left as it is; 'layoutsim schema' prints \
      the one of this version.

      Examples:
        layoutsim new my-inbox
        layoutsim new Screens/options --like form
      """
  )

  @Argument(help: .init("The name, with folders or without.", valueName: "name"))
  var name: String

  @Option(
    help: .init(
      "\(ScenarioTemplate.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "kind"
    ),
    completion: .list(ScenarioTemplate.allCases.map(\.rawValue))
  )
  var like = ScenarioTemplate.inbox.rawValue

  func validate() throws {
    let _: ScenarioTemplate = try Choices.one(like, option: "--like")
    guard !bareName.isEmpty, !bareName.hasSuffix("/") else {
      throw ValidationError("the name of the scenario is missing")
    }
  }

  func run() throws {
    let template: ScenarioTemplate = try Choices.one(like, option: "--like")
    let path = bareName + ".sim.yaml"
    guard !Self.isThere(path) else {
      throw CommandFailure(
        .cannotCreate,
        "'\(path)' is there already, and is not written over",
        hint: "give the new one another name"
      )
    }
    let folder = bareName.lastIndex(of: "/").map { String(bareName[...$0]) } ?? ""
    try Self.write(template.text, to: path)
    var written = path + "\n"
    let schema = folder + SceneSchema.fileName
    if !Self.isThere(schema) {
      try Self.write(SceneSchema.text, to: schema)
      written += schema + "\n"
    }
    try Console.printResult(written)
    let quoted = path.quotedForShell
    Console.printNotice(
      """
      next:
        layoutsim test \(quoted)
        layoutsim render \(quoted)
        layoutsim help scene

      """
    )
  }

  /// The name without the ending of scenarios.
  private var bareName: String {
    [".yaml", ".sim"].reduce(name) { $0.hasSuffix($1) ? String($0.dropLast($1.count)) : $0 }
  }

  /// Returns whether a file, a folder or a link is there, wherever the link leads.
  private static func isThere(_ path: String) -> Bool {
    (try? FileManager.default.attributesOfItem(atPath: path)) != nil
  }

  private static func write(_ text: String, to path: String) throws(CommandFailure) {
    do throws(FileError) {
      try WholeFile.write(text.utf8, to: path)
    } catch {
      throw CommandFailure(error)
    }
  }
}
