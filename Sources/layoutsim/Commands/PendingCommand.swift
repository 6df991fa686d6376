import ArgumentParser
import LayoutDiagnostics
import LayoutSnapshots

/// The command `layoutsim pending`, which names the snapshots that wait for review.
struct PendingCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pending",
    abstract: "Names the snapshots that wait for review, below this folder.",
    discussion: """
      A snapshot that is not as its golden, or has none, waits beside it as NAME.new.svg until it is \
      accepted or rejected, or a run agrees with the golden again. A name is that of the scenario without \
      its ending, that of the snapshot, and after an '@' the environment.

      Examples:
        layoutsim pending
        layoutsim pending --format json
        layoutsim pending --from ~/Downloads/failures       what a run in CI left
      """
  )

  @Option(
    help: .init("human or json (a list).", valueName: "format"),
    completion: .words(TextForm.self)
  )
  var format = "human"

  @OptionGroup var results: ResultFolderOption

  func validate() throws { let _: TextForm = try Choices.one(format, option: "--format") }

  func run() throws {
    var waiting: [(snapshot: PendingSnapshot, difference: PictureDifference?)] = []
    // Those that another run settles in the meantime do not wait any more.
    for snapshot in try PendingSelection(from: results.from).all {
      guard case .waits(let difference) = try snapshot.read() else { continue }
      waiting.append((snapshot, difference))
    }
    switch try Choices.one(format, option: "--format") as TextForm {
    case .human:
      let width = waiting.map { $0.snapshot.title.count }.max() ?? 0
      for (snapshot, difference) in waiting {
        let words = snapshot.shortWords(difference)
        let space = String(repeating: " ", count: width - snapshot.title.count)
        try Console.printResult("\(snapshot.title)\(space)  \(words)\n")
      }
      Console.printNotice(
        waiting.isEmpty
          ? "no snapshot waits for review\n"
          : "'layoutsim diff' shows them, 'layoutsim review' settles one after the other\n"
      )
    case .json:
      try Console.printResult(
        JSONValue.list(waiting.map { $0.snapshot.json($0.difference) }).fileText
      )
    }
  }
}

extension PendingSnapshot {
  /// Returns the result with its difference as an object.
  fileprivate func json(_ difference: PictureDifference?) -> JSONValue {
    .object([
      ("name", .text(name.text)), ("scenario", .text(name.owner)),
      ("snapshot", .text(name.snapshot)),
      ("environment", name.environment.map(JSONValue.text) ?? .null),
      ("golden", .text(golden)), ("new", .text(path)), ("isNew", .boolean(isNew)),
      ("objection", objection.map(JSONValue.text) ?? .null),
      ("differences", .list(difference?.lines.map(JSONValue.text) ?? [])),
    ])
  }
}
