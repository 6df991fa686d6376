import ArgumentParser
import LayoutInteraction

/// The commands that read, and a maker of command lines for them, on files of the run's folder.
struct FuzzOptions: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layoutsim",
    version: "0",
    subcommands: commands
  )

  private static let commands: [any ParsableCommand.Type] = [
    CheckCommand.self, TreeCommand.self, TraceCommand.self, HitTestCommand.self,
    DevicesCommand.self, RenderCommand.self, TestCommand.self, CompareCommand.self,
    ValidateCommand.self,
  ]

  /// The options that each command has, as its help names them.
  private static let options: [[String]] = commands.map { command in
    let help = helpMessage(for: command)
    let words = help.split { " \n,[]".contains($0) }.map(String.init)
    return Array(Set(words.filter { $0.hasPrefix("-") && $0.count > 1 })).sorted()
  }

  private static let values = [
    "a.sim.yaml", "b.sim.yaml", "a.sim.yaml", "none.sim.yaml", "folder", "", "svg", "png", "json",
    "human",
    "junit", "github", "json:out.json", "text", "outlines", "row 3", "39,257", "-5,1e9",
    "row 3 on touchView",
    "nan,inf", "0.4s", "99999999s", "end", "iPhone 15", "latest",
    "iPhone 15,iPad mini (6th generation)",
    "landscape", "portrait,landscape", "right-to-left", "accessibility-5", "light,dark", "none",
    "touch-view",
    "time=2h", "time=0", "events=1", "frames=", "x=y", "0", "1", "4", "-1", "missing", "changed",
    "all",
    "out.svg", "out.png", "out", "modes", "errata", "sampling", "similar", "exact", "report",
    "fail", "delete",
    "\u{1B}[31m", "漢字", "=", "--", "touch,hit",
  ]

  /// Returns the words of a line.
  static func line(_ numbers: inout SplitMix64) -> [String] {
    let place = numbers.below(commands.count)
    var words = [commands[place].configuration.commandName ?? ""]
    if numbers.once(in: 30) { words = [numbers.pick(values)] }
    if numbers.once(in: 2) { words.append("a.sim.yaml") }
    for _ in 0..<numbers.below(5) {
      if numbers.once(in: 2) { words.append(numbers.pick(options[place])) }
      words.append(numbers.pick(values))
    }
    return words
  }
}
