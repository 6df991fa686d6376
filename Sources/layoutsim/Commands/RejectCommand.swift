import ArgumentParser
import LayoutSnapshots

/// The command `layoutsim reject`, which removes snapshots that wait for review.
struct RejectCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reject",
    abstract: "Removes snapshots that wait for review, and leaves their goldens as they are.",
    discussion: """
      Examples:
        layoutsim reject strip/at-row-6     one snapshot, in all environments in which it waits
        layoutsim reject --all
      """
  )

  @OptionGroup var snapshots: SettledSnapshots

  func run() throws { try snapshots.chosen().settle(.rejected) }
}
