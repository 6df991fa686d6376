import ArgumentParser
import LayoutDiagnostics
import LayoutSnapshots

/// The results that wait for review below the working folder, and those of them that are meant.
struct PendingSelection {
  /// The results that wait, all of them.
  let all: [PendingSnapshot]

  /// Creates the selection by a search, and says which folders cannot be looked at.
  init() {
    let found = PendingSnapshot.all(below: ["."])
    for problem in found.problems { Console.printError(CommandFailure(problem)) }
    all = found.snapshots
  }

  /// Returns the results that some words mean, each once.
  ///
  /// - Throws: `CommandFailure` for a word that means nothing, or several things.
  func chosen(by words: [String]) throws(CommandFailure) -> [PendingSnapshot] {
    var chosen: Set<SnapshotAddress> = []
    for word in words {
      switch SnapshotAddress.meaning(of: word, among: all.map(\.name)) {
      case .addresses(let addresses): chosen.formUnion(addresses)
      case .several(let names):
        throw CommandFailure(
          .wrongUsage,
          "\(quoted(word)) may be \(quotedList(names, limit: 12))",
          hint: "write more of the name"
        )
      case .nothing:
        let names = all.map(\.name)
        let near = nearestWord(
          to: word,
          among: names.flatMap { [$0.text, $0.snapshot, $0.owner] }
        )
        throw CommandFailure(
          .noInput,
          all.isEmpty
            ? "no snapshot waits for review"
            : "no snapshot that waits for review is named \(quoted(word))",
          hint: near.map { "did you mean \(quoted($0))?" }
            ?? (all.isEmpty
              ? "'layoutsim test' leaves those that are not as their goldens"
              : "'layoutsim pending' names those that wait")
        )
      }
    }
    return all.filter { chosen.contains($0.name) }
  }
}

/// The snapshots that a command settles: some by their names, or all.
struct SettledSnapshots: ParsableArguments {
  @Argument(
    help: .init(
      "Names as 'layoutsim pending' says them, or ends of them that nothing else has: snapshots, scenarios, "
        + "folders.",
      valueName: "names"
    ),
    completion: .default
  )
  var names: [String] = []

  @Flag(help: "All snapshots that wait.")
  var all = false

  func validate() throws {
    if all, !names.isEmpty { throw ValidationError("--all is for all, and some are named") }
    if !all, names.isEmpty {
      throw ValidationError("name the snapshots, or write --all; 'layoutsim pending' names them")
    }
  }

  /// Returns the snapshots that are meant.
  func chosen() throws(CommandFailure) -> [PendingSnapshot] {
    let selection = PendingSelection()
    return all ? selection.all : try selection.chosen(by: names)
  }
}
