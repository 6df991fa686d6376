import ArgumentParser
import LayoutDiagnostics
import LayoutSnapshots

/// The command `layoutsim prune`, which removes goldens that nothing names.
struct PruneCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prune",
    abstract: "Removes goldens that nothing names, without playing anything.",
    discussion: """
      Those are goldens of scenarios that were renamed or deleted, of snapshots and environments that are \
      gone, and of Swift tests that the .manifest of their last full run does not name. Only what layoutsim \
      wrote is removed, and nothing at all while a scenario has a mistake or a folder cannot be read.

      A golden that looks as one that waits for review was probably renamed, and stays. With --rename what \
      waits becomes the golden, and the one of the old name goes.

      Examples:
        layoutsim prune --dry-run           what would be removed; exits with 1 if there is anything
        layoutsim prune
        layoutsim test --record none; layoutsim prune --rename      after a scenario was renamed
      """
  )

  @Argument(
    help: .init("Folders of scenarios; this one if none is named.", valueName: "folders"),
    completion: .directory
  )
  var folders: [String] = []

  @Flag(name: .customLong("dry-run"), help: "Say what would be done, and do nothing.")
  var dryRun = false

  @Flag(help: "Take what waits under a new name in place of the golden of the old one.")
  var rename = false

  func run() throws {
    let found = ScenarioSearch(named: folders)
    guard found.isOfFolders || !found.problems.isEmpty else {
      throw CommandFailure(
        .wrongUsage,
        "'prune' is for whole folders: a part of them says nothing of the rest",
        hint: "name the folder of \(quoted(found.files.first ?? ""))"
      )
    }
    var groups: [ObsoleteGoldens] = []
    var status = ExitStatus.fine
    func report(_ failure: CommandFailure) {
      Console.printError(failure)
      status = status.joined(with: failure.status)
    }
    for problem in found.problems { report(CommandFailure(problem)) }
    for path in found.files {
      do throws(CommandFailure) {
        let file = try ScenarioFile(path)
        guard let scenario = file.scenario else {
          throw CommandFailure(
            .mistakeInScenario,
            "\(quoted(path)) has a mistake, and nothing is removed",
            hint: "'layoutsim check' says what it is"
          )
        }
        var verdict = ScenarioVerdict(file)
        verdict.findObsolete(scenario, of: path)
        Console.printNotice(
          file.text(
            of: verdict.diagnostics.filter { $0.severity == .error },
            Palette(for: .standardError)
          )
        )
        status = status.joined(with: verdict.status)
        groups += verdict.obsolete
      } catch {
        report(error)
      }
    }
    let tree = GoldenTree(below: found.folders, of: found.files)
    for problem in tree.problems { report(CommandFailure(problem)) }
    try status.orThrow()
    try prune(groups + tree.obsolete, in: tree)
  }

  /// Removes the goldens, but for those that were probably renamed, or says what would be removed.
  private func prune(_ groups: [ObsoleteGoldens], in tree: GoldenTree) throws {
    let renames = tree.renames(of: Set(groups.flatMap(\.entries)), recorded: [])
      .filter { $0.value.file != $0.value.golden }
    var status = ExitStatus.fine
    for group in groups {
      let renamed = group.entries.filter { renames[$0] != nil }
      do throws(FileError) {
        if rename {
          for old in renamed { if let new = renames[old] { try move(old, to: new) } }
        }
        let kept = rename ? [] : Set(renamed)
        try remove(group.without(kept), besides: Set(renamed))
      } catch {
        Console.printError(CommandFailure(error))
        status = status.joined(with: CommandFailure(error).status)
      }
      guard !rename else { continue }
      for old in renamed {
        guard let new = renames[old] else { continue }
        Console.printNotice(
          "kept '\(PrintableText.escaped(old.path))': it looks as '\(PrintableText.escaped(new.path))', which "
            + "waits; 'layoutsim prune --rename' takes that in its place\n"
        )
      }
    }
    if groups.isEmpty { Console.printNotice("every golden has its snapshot\n") }
    if dryRun, !groups.isEmpty { status = status.joined(with: .notAsExpected) }
    try status.orThrow()
  }

  /// Makes the result that waits the golden; the old one is removed with its group.
  private func move(_ old: GoldenEntry, to new: GoldenEntry) throws(FileError) {
    guard let waiting = PendingSnapshot(new) else { return }
    if !dryRun { try waiting.accept() }
    say(dryRun ? "would rename" : "renamed", old.path, to: waiting.golden)
  }

  private func remove(_ group: ObsoleteGoldens, besides said: Set<GoldenEntry>) throws(FileError) {
    if !dryRun { try group.remove() }
    for entry in group.entries where !said.contains(entry) {
      say(dryRun ? "would remove" : "removed", entry.path)
    }
  }

  private func say(_ verb: String, _ path: String, to other: String? = nil) {
    let end = other.map { " to '\(PrintableText.escaped($0))'" } ?? ""
    try? Console.printResult("\(verb) '\(PrintableText.escaped(path))'\(end)\n")
  }
}
