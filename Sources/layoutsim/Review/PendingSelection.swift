import ArgumentParser
import LayoutDiagnostics
import LayoutSnapshots

/// The results that wait for review below the working folder or come from a run elsewhere, and those of them that are
/// meant.
struct PendingSelection {
  /// The results, all of them.
  let all: [PendingSnapshot]
  private let folder: String?

  /// Creates the selection by a search, and says which folders cannot be looked at.
  ///
  /// - Parameter folder: The folder with results of a run elsewhere, or `nil` for the working folder.
  /// - Throws: `CommandFailure` if there is no such folder, or no result in it.
  init(from folder: String? = nil) throws(CommandFailure) {
    self.folder = folder
    guard let folder else {
      let found = PendingSnapshot.all(below: ["."])
      for problem in found.problems { Console.printError(CommandFailure(problem)) }
      all = found.snapshots
      return
    }
    let found: ResultFolder
    do throws(FileError) {
      found = try ResultFolder(path: folder)
    } catch {
      throw CommandFailure(error)
    }
    for problem in found.problems { Console.printError(CommandFailure(problem)) }
    all = found.snapshots
    guard all.isEmpty else { return }
    throw CommandFailure(
      .noInput,
      "no result of a run is in \(quoted(folder))",
      hint: "a run in CI leaves them in the folder of '--artifacts'; one that passes leaves none"
    )
  }

  /// Returns the results that some words mean, or all if there are no words.
  ///
  /// - Throws: `CommandFailure` for a word that means nothing, or several things, and for a folder without results.
  static func chosen(
    by words: [String],
    from folder: String?
  ) throws(CommandFailure) -> [PendingSnapshot] {
    let selection = try Self(from: folder)
    return words.isEmpty ? selection.all : try selection.chosen(by: words)
  }

  /// Returns the results that some words mean, each once.
  ///
  /// - Throws: `CommandFailure` for a word that means nothing, or several things.
  private func chosen(by words: [String]) throws(CommandFailure) -> [PendingSnapshot] {
    var chosen: Set<SnapshotAddress> = []
    for word in words {
      if let named = all.first(where: { $0.path == word }), named.isInSource {
        chosen.insert(named.name)
        continue
      }
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
              : "'layoutsim pending\(folder.map { " --from \($0.quotedForShell)" } ?? "")' names those that wait")
        )
      }
    }
    return all.filter { chosen.contains($0.name) }
  }
}

/// The option that takes results of a run elsewhere.
struct ResultFolderOption: ParsableArguments {
  @Option(
    help: .init(
      "The folder of a run in CI, downloaded, in place of what waits here.",
      valueName: "folder"
    ),
    completion: .directory
  )
  var from: String?

  func validate() throws { try Choices.requireName(from, of: "folder", option: "--from") }
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

  /// Returns the snapshots that are meant, of those in a folder or of those that wait here.
  func chosen(from folder: String? = nil) throws(CommandFailure) -> [PendingSnapshot] {
    try PendingSelection.chosen(by: all ? [] : names, from: folder)
  }
}

/// The snapshots that a command shows: some by their names, or all that wait.
struct ShownSnapshots: ParsableArguments {
  @Argument(
    help: .init(
      "Names as 'layoutsim pending' says them, or ends of them that nothing else has; all if none is named.",
      valueName: "names"
    ),
    completion: .default
  )
  var names: [String] = []

  @OptionGroup var results: ResultFolderOption

  /// Returns the snapshots that are meant, and says so if none waits.
  func chosen() throws(CommandFailure) -> [PendingSnapshot] {
    let snapshots = try PendingSelection.chosen(by: names, from: results.from)
    if snapshots.isEmpty { Console.printNotice("no snapshot waits for review\n") }
    return snapshots
  }
}
