import ArgumentParser

/// The command, which runs the named measurements and prints a table.
@main struct Bench: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "layoutsim-bench",
    abstract: "Measures against peers, in turns within one run.",
    discussion: "Scripts/benchmark builds the peers and calls this. Names:\n\(Catalog.overview)"
  )

  @Flag(help: "One JSON object a line instead of a table.")
  var json = false

  @Flag(help: "The table as Markdown.")
  var markdown = false

  @Option(help: "How often ours and the peer take turns.")
  var rounds = 15

  @Option(help: ArgumentHelp("Where a program to compare with is.", valueName: "name=path"))
  var tool: [ToolPath] = []

  @Flag(help: "Only print which programs the measurements need, one a line.")
  var tools = false

  @Argument(help: "What to measure; all where nothing is named.")
  var names: [String] = []

  mutating func validate() throws {
    guard rounds > 0 else { throw ValidationError("'--rounds' must be at least 1") }
    for name in names where Catalog.measurements(named: name).isEmpty {
      throw ValidationError("'\(name)' is no measurement; names:\n\(Catalog.overview)")
    }
  }

  func run() async throws {
    let chosen = Catalog.selection(names)
    if tools {
      let needed = Set(chosen.flatMap(\.tools))
      for tool in Tool.allCases where needed.contains(tool) { print(tool.rawValue) }
      return
    }
    let laboratory = Laboratory(tool, rounds: rounds)
    let output: ResultFormat = json ? .json : markdown ? .markdown : .plain
    output.begin()
    var isWell = true
    do {
      for measurement in chosen {
        for result in try await measurement.run(laboratory) {
          output.write(result)
          isWell = isWell && !result.isFailure
        }
      }
    } catch let missing as MissingPeer {
      Console.printError("layoutsim-bench: \(missing)")
      throw ExitCode(69)
    }
    if !isWell { throw ExitCode(1) }
  }
}
