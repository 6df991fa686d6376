import ArgumentParser
import Foundation
import LayoutPNG
import LayoutSimulation
import LayoutSnapshots

/// The command `layoutsim diff`, which says how snapshots that wait for review differ from their goldens.
struct DiffCommand: AsyncParsableCommand {
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

  /// The number of snapshots for each processor that are drawn before their words are printed.
  private static let batch = 8

  func run() async throws {
    let snapshots = try shown.chosen()
    if snapshots.isEmpty { return }
    let palette = Palette(for: .standardOutput)
    var isAnyShown = false
    PNGRenderer.keepMemory()
    var rest = snapshots[...]
    while !rest.isEmpty {
      let part = Array(rest.prefix(Self.batch * ProcessInfo.processInfo.activeProcessorCount))
      rest = rest.dropFirst(part.count)
      let texts = await part.concurrentMap { snapshot in
        Result { () throws(CommandFailure) in try snapshot.lines(palette) }
      }
      for text in texts {
        let lines = try text.get()
        isAnyShown = isAnyShown || !lines.isEmpty
        try Console.printResult(lines.map { $0 + "\n" }.joined())
      }
    }
    if isAnyShown { throw CommandFailure(.notAsExpected, nil) }
  }
}
