import ArgumentParser
import LayoutSnapshots

/// The command `layoutsim accept`, which makes goldens of snapshots that wait for review.
struct AcceptCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "accept",
    abstract: "Makes goldens of snapshots that wait for review.",
    discussion: """
      Nothing is played: what was seen is what becomes the golden. A golden that cannot be written stays as \
      it was, and so does what waits.

      Examples:
        layoutsim accept strip/at-row-6     one snapshot, in all environments in which it waits
        layoutsim accept strip              all of a scenario
        layoutsim accept --all
      """
  )

  @OptionGroup var snapshots: SettledSnapshots

  func run() throws { try snapshots.chosen().settle(.accepted) }
}
