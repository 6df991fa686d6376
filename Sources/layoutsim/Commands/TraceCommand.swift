import ArgumentParser
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutSimulation
import LayoutViews

/// The command `layoutsim trace`, which lists what happened, event by event.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Shows what happens in a scenario: touches, hits, recognizers, selection, scrolling.",
    discussion: """
      One event a line: the time in seconds, what kind of event it is, and what happened. The same \
      scenario always gives the same bytes, so that grep and diff suffice.

      Examples:
        layoutsim trace strip.sim.yaml
        layoutsim trace strip.sim.yaml --only selection,delegate
        layoutsim trace strip.sim.yaml --format json
      """
  )

  @OptionGroup var playing: PlayingOptions

  @Option(
    help: .init(
      "Only these kinds: \(EventLog.Kind.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "list"
    ),
    completion: .words(EventLog.Kind.self)
  )
  var only: String?

  @Option(
    help: .init("human or json (one object a line).", valueName: "format"),
    completion: .words(TextForm.self)
  )
  var format = "human"

  func validate() throws {
    let _: TextForm = try Choices.one(format, option: "--format")
    _ = try kinds()
  }

  func run() throws {
    let format: TextForm = try Choices.one(format, option: "--format")
    let kinds = try kinds()
    let (file, scenario) = try playing.load()
    let report = ScenarioPlayer.play(scenario)
    let status = file.printNotices(of: report)
    let entries = report.trace.filter { kinds.contains($0.kind) }
    let lines =
      switch format {
      case .human: entries.map { PrintableText.escaped($0.line) + "\n" }
      case .json: entries.map { $0.json.fileText }
      }
    try Console.printResult(lines.joined())
    try status.orThrow()
  }

  private func kinds() throws -> [EventLog.Kind] {
    try only.map { try Choices.list($0, option: "--only") } ?? EventLog.Kind.allCases
  }
}

extension EventLog.Entry {
  fileprivate var json: JSONValue {
    .object([
      ("time", .decimal(time.sinceStart.inSeconds)),
      ("kind", .text(kind.rawValue)),
      ("text", .text(text)),
    ])
  }
}
