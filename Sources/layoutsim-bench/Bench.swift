import ArgumentParser

/// The command: measures what is named, and prints a table.
@main struct Bench: ParsableCommand {
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

  @Option(
    help: ArgumentHelp("The program that Scripts/benchmark makes of kiwi.", valueName: "path")
  )
  var kiwi: String?

  @Flag(help: "Only print which peers the measurements need, one a line.")
  var peers = false

  @Argument(help: "What to measure; all where nothing is named.")
  var names: [String] = []

  mutating func validate() throws {
    guard rounds > 0 else { throw ValidationError("'--rounds' must be at least 1") }
    for name in names where Catalog.measurements(named: name).isEmpty {
      throw ValidationError("'\(name)' is no measurement; names:\n\(Catalog.overview)")
    }
  }

  func run() throws {
    let chosen = Catalog.selection(names)
    if peers {
      if chosen.contains(where: \.needsKiwi) { print("kiwi") }
      return
    }
    let laboratory = Laboratory(kiwiPath: kiwi, rounds: rounds)
    var output: any ResultWriter = PlainTable()
    if markdown { output = MarkdownTable() }
    if json { output = JSONLines() }
    output.begin()
    var isWell = true
    do {
      for measurement in chosen {
        for result in try measurement.run(laboratory) {
          output.write(result)
          isWell = isWell && !result.isFailure
        }
      }
    } catch let missing as MissingPeer {
      Console.printError("layoutsim-bench: \(missing)")
      throw ExitCode(69)
    }
    output.end()
    if !isWell { throw ExitCode(1) }
  }
}
