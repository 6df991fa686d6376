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

  @OptionGroup var shown: ShownSnapshots

  func run() throws {
    let snapshots = try shown.chosen()
    if snapshots.isEmpty { return }
    let palette = Palette(for: .standardOutput)
    for snapshot in snapshots {
      let lines = try snapshot.lines(palette)
      try Console.printResult(lines.map { $0 + "\n" }.joined())
    }
    throw CommandFailure(.notAsExpected, nil)
  }
}
