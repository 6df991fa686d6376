import ArgumentParser
import LayoutDiagnostics
import LayoutSimulation

/// The command `layoutsim tree`, which prints the view tree at a moment.
struct TreeCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "tree",
    abstract: "Shows the view tree at a moment: frames, insets, margins, recognizers.",
    discussion: """
      One view a line, indented by its depth, back to front; frames are x, y, width and height in the \
      superview, in points.

      Examples:
        layoutsim tree strip.sim.yaml                     after the last step
        layoutsim tree strip.sim.yaml --at six-rows       where that snapshot is taken
        layoutsim tree strip.sim.yaml --at 0.42s --orientation landscape
        layoutsim tree strip.sim.yaml --autolayout        as UIKit's _autolayoutTrace shows it
      """
  )

  @OptionGroup var playing: PlayingOptions

  @Option(help: .init("A time such as 0.42s, or a snapshot's name.", valueName: "moment"))
  var at: String?

  @Flag(help: "Who is laid out by constraints and what they leave open, as '_autolayoutTrace'.")
  var autolayout = false

  func run() throws {
    let (file, scenario) = try playing.load()
    let (simulation, report) = try Moment.reached(at, in: scenario, of: file)
    let status = file.printNotices(of: report)
    try Console.printResult(
      autolayout
        ? simulation.autolayoutTrace
        : simulation.treeDescription.map { PrintableText.escaped($0) + "\n" }.joined()
    )
    try status.orThrow()
  }
}
