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

      With '--from' results of a run in CI become goldens: those in the folder that it left ('--artifacts'), \
      wherever that was downloaded. Only goldens of scenarios and Swift tests below this folder are written, \
      and only those that are still what that run compared with. If one of the named results does not fit, \
      all that is wrong is told, and none is accepted.

      Examples:
        layoutsim accept strip/at-row-6     one snapshot, in all environments in which it waits
        layoutsim accept strip              all of a scenario
        layoutsim accept --all
        layoutsim accept --from ~/Downloads/failures strip
      """
  )

  @OptionGroup var snapshots: SettledSnapshots

  @OptionGroup var results: ResultFolderOption

  func run() throws { try snapshots.chosen(from: results.from).accept() }
}
