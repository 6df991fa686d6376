import ArgumentParser
import LayoutSnapshots

/// The command `layoutsim diff`, which says how snapshots that wait for review differ from their goldens.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Says in words how snapshots that wait for review differ from their goldens.",
    discussion: """
      Every difference is told, and where the pictures are: the golden, the new one and, where this command \
      draws PNG, old, new and difference. It exits with 1 if one differs or has no golden.

      Examples:
        layoutsim diff                          all that wait
        layoutsim diff strip/at-row-6
        layoutsim diff at-row-6@iPhone-8        the end of a name that nothing else has
        layoutsim diff --from ~/Downloads/failures      what a run in CI left
      """
  )

  @Argument(
    help: .init(
      "Names as 'layoutsim pending' says them, or ends of them that nothing else has; all if none is named.",
      valueName: "names"
    ),
    completion: .default
  )
  var names: [String] = []

  @OptionGroup var results: ResultFolderOption

  func run() throws {
    let snapshots = try PendingSelection.chosen(by: names, from: results.from)
    if snapshots.isEmpty { return Console.printNotice("no snapshot waits for review\n") }
    let palette = Palette(for: .standardOutput)
    for snapshot in snapshots {
      let lines = try snapshot.lines(palette)
      try Console.printResult(lines.map { $0 + "\n" }.joined())
    }
    throw CommandFailure(.notAsExpected, nil)
  }
}
