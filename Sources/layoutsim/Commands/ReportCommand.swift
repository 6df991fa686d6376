import ArgumentParser
import Foundation

/// The command `layoutsim report`, which reads reports of runs again.
struct ReportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "report",
    abstract: "Joins the reports of runs that played parts of the scenarios.",
    subcommands: [MergeCommand.self]
  )
}

/// The command `layoutsim report merge`, which joins the reports of shards.
struct MergeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Joins the reports of shards into those of one run, with its exit code.",
    discussion: """
      The reports are those of 'layoutsim test --shard I/N' in JSON: where '--format json:FILE' put them, or \
      in the folders of artifacts that each part has left in CI. A shard without a report, or with two that \
      differ, fails. Goldens that nothing names are looked for here, in the folder in which the parts ran; \
      nothing is removed.

      Examples:
        layoutsim report merge shards
        layoutsim report merge shards --format human --format github --format junit:report.xml
        layoutsim report merge 1.json 2.json --format json:all.json
      """
  )

  @Argument(
    help: .init("Folders with reports, or reports themselves.", valueName: "paths"),
    completion: .file(extensions: ["json"])
  )
  var paths: [String]

  @Option(
    help: .init(
      "What to do about goldens that nothing names: report or fail (default: report; fail in CI).",
      valueName: "what"
    ),
    completion: .list(["report", "fail"])
  )
  var obsolete: String?

  @OptionGroup var reports: ReportOptions

  func validate() throws {
    _ = try reports.targets()
    _ = try action(variables: [:])
  }

  func run() throws {
    let targets = try reports.targets()
    let found = try ReportSearch(paths)
    var joined = try JoinedReports(found.sources)
    try ReportTarget.refuse(targets, over: joined.record.files)
    joined.judgeObsolete(try action(variables: ProcessInfo.processInfo.environment))
    try joined.verdicts.report(to: targets, of: joined.record)
  }

  private func action(variables: [String: String]) throws -> ObsoleteAction {
    guard let obsolete else { return .standard(environment: variables) }
    let action: ObsoleteAction = try Choices.one(obsolete, option: "--obsolete")
    guard action != .delete else {
      throw ValidationError("--obsolete: nothing is removed here; 'layoutsim prune' does so")
    }
    return action
  }
}
