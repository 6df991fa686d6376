import ArgumentParser
import Foundation
import LayoutDiagnostics

/// The command and its subcommands.
struct LayoutSim: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layoutsim",
    abstract: "Simulates UIKit's layout and touches without a simulator, and draws what is seen.",
    discussion: """
      A scenario file (name.sim.yaml) describes a screen and what a finger does on it. From that come \
      pictures (SVG, PNG), a trace of every event, and a verdict: do the expectations hold, is every \
      snapshot what it was?

      First steps:
        layoutsim new my-inbox              a scenario to begin with
        layoutsim render                    draw the built-in demo
        layoutsim trace                     what happened in it, event by event
        layoutsim check strip.sim.yaml      every mistake of a scenario
        layoutsim fmt strip.sim.yaml        its text in the canonical form
        layoutsim render strip.sim.yaml     its pictures
        layoutsim docs README.md            its pictures in a page, kept up to date
        layoutsim gallery                   all scenarios of this folder as one page
        layoutsim test strip.sim.yaml       play it and compare its snapshots
        layoutsim review                    settle the snapshots that differ
        layoutsim validate strip.sim.yaml   its constraints on every device
        layoutsim compare strip.sim.yaml    its finger in all ways to select
        layoutsim help step                 the words of the language, by topics
        layoutsim explain row-height        a key, a word of UIKit, or a finding
        layoutsim completions install       the shell completes all of this

      Exit codes: 0 all is well; 1 something did not hold (an expectation, a snapshot, a picture); \
      64 wrong usage; 65 a mistake in a scenario; 66 no such file; 69 something is missing on this \
      machine; 70 a defect of layoutsim; 73, 74 a file cannot be written.

      \(OwnVersion.traits)

      Topics of 'layoutsim help', beside the subcommands:
      \(topics)
      """,
    version: OwnVersion.text,
    subcommands: [
      RenderCommand.self, CheckCommand.self, TestCommand.self, ValidateCommand.self,
      CompareCommand.self, PreviewCommand.self, GalleryCommand.self, TreeCommand.self,
      TraceCommand.self, HitTestCommand.self,
      DevicesCommand.self, ExplainCommand.self, SchemaCommand.self, NewCommand.self,
      FormatCommand.self, DocsCommand.self, FuzzCommand.self, PendingCommand.self, DiffCommand.self,
      ReviewCommand.self, AcceptCommand.self, RejectCommand.self, PruneCommand.self,
      ReportCommand.self,
      CompletionsCommand.self, FuzzInputsCommand.self,
    ]
  )

  /// The words after `help`: the subcommands, then the topics.
  static var helpWords: [String] {
    let shown = configuration.subcommands.map { $0.configuration }.filter(\.shouldDisplay)
    return shown.compactMap(\.commandName) + HelpTopic.names
  }

  private static var topics: String {
    Paragraph.lines(HelpTopic.names.joined(separator: ", "), lead: "  ").joined(separator: "\n")
  }
}

/// The program, which runs a subcommand and turns its errors into words and an exit code.
@main enum Program {
  static func main() async {
    StandardStreams.prepare()
    Interruption.prepare()
    do {
      let arguments = Array(CommandLine.arguments.dropFirst())
      let repeated = RepeatedOption.mistake(in: arguments, of: LayoutSim.self)
      if let failure = unknownTopic() ?? repeated { throw failure }
      if let topic = requestedTopic() { return try Console.printResult(topic.text) }
      var command = try await LayoutSim.asyncParseAsRoot()
      try requireWorkingFolder()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      if let failure = error as? CommandFailure ?? unknownSubcommand() {
        Console.printError(failure)
        LayoutSim.exit(withError: ExitCode(failure.status.rawValue))
      }
      let code = LayoutSim.exitCode(for: error)
      let message = LayoutSim.fullMessage(for: error)
      if code.isSuccess { LayoutSim.exit(withError: ExitCode(printRequested(message).rawValue)) }
      if !(error is ExitCode) { Console.printError(CommandFailure(usage: message)) }
      LayoutSim.exit(withError: code)
    }
  }

  /// Prints the help or the version on request, and returns the status.
  private static func printRequested(_ message: String) -> ExitStatus {
    do throws(CommandFailure) {
      if !message.isEmpty { try Console.printResult(message + "\n") }
      return .fine
    } catch {
      Console.printError(error)
      return error.status
    }
  }

  /// Throws in a folder that somebody has deleted, as no name means anything there.
  private static func requireWorkingFolder() throws(CommandFailure) {
    guard FileManager.default.currentDirectoryPath.isEmpty else { return }
    throw CommandFailure(
      .noInput,
      "the working folder is not there any more",
      hint: "go to a folder that is there, as with 'cd ~'"
    )
  }

  /// Returns the reason why the first argument is no subcommand, or `nil` if it is one, or an option.
  private static func unknownSubcommand() -> CommandFailure? {
    CommandLine.arguments.dropFirst().first.flatMap { unknown($0) }
  }

  /// Returns the reason why there is no help on the word after `help`, or `nil` if there is some.
  private static func unknownTopic() -> CommandFailure? {
    let arguments = CommandLine.arguments.dropFirst()
    guard arguments.first == "help", let topic = arguments.dropFirst().first else { return nil }
    if HelpTopic(topic) == nil, let failure = unknown(topic, besides: HelpTopic.names) {
      return failure
    }
    guard let word = arguments.dropFirst(2).first, !word.hasPrefix("-") else { return nil }
    return CommandFailure(
      .wrongUsage,
      "\(quoted(word)) is one word too many",
      hint: "'layoutsim help \(topic)' says how \(quoted(topic)) is used"
    )
  }

  /// Returns the topic after `help`, or `nil` if a subcommand or nothing is there.
  private static func requestedTopic() -> HelpTopic? {
    let words = CommandLine.arguments.dropFirst()
    guard words.first == "help", let word = words.dropFirst().first, unknown(word) != nil else {
      return nil
    }
    return HelpTopic(word)
  }

  /// Returns the reason why a word is no subcommand, nor one of other words, or `nil` if it is one.
  private static func unknown(_ word: String, besides topics: [String] = []) -> CommandFailure? {
    let configurations = LayoutSim.configuration.subcommands.map { $0.configuration }
    let hidden = configurations.filter { !$0.shouldDisplay }.map { $0.commandName ?? "" }
    let names =
      configurations.filter(\.shouldDisplay).map { $0.commandName ?? "" } + ["help"]
    guard !word.hasPrefix("-"), !names.contains(word), !hidden.contains(word) else { return nil }
    let nearest = MeantCommand.line(for: word) ?? nearestWord(to: word, among: names + topics)
    let list = "the subcommands are \(quotedList(names))"
    return CommandFailure(
      .wrongUsage,
      "\(quoted(word)) is no subcommand\(topics.isEmpty ? "" : ", and no topic")",
      hint: nearest.map { "did you mean '\($0)'?" }
        ?? (topics.isEmpty ? list : "\(list); 'layoutsim help' lists the topics")
    )
  }
}
