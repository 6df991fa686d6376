import ArgumentParser
import Foundation
import LayoutDiagnostics
import LayoutSnapshots

/// The command `layoutsim fuzz-inputs`, which tries inputs that nobody would write, for `Scripts/fuzz`.
///
/// Another process tries a thousand of them at a time, so that a crash or a hang is noticed, named and kept, and
/// the run continues behind it.
struct FuzzInputsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz-inputs",
    abstract: "Tries scenarios, goldens, dumps and command lines that nobody would write.",
    discussion: """
      The seed and the number of a run decide its input; see Scripts/fuzz.
      """,
    shouldDisplay: false
  )

  @Option(help: "What all inputs come from.")
  var seed: UInt64 = 1

  @Option(help: "How many inputs are tried at most.")
  var runs = 1_000_000

  @Option(help: "The number of the first run.")
  var first = 0

  @Option(name: .customLong("for"), help: "How long, such as 20s, 5min or 2h.")
  var time: String = "20s"

  @Option(help: "The folder of scenarios and goldens to begin with.")
  var corpus = "Snapshots"

  @Option(help: "The folder for inputs that came to grief.")
  var out = ".layoutsim/fuzz-inputs"

  @Option(help: "How many seconds one input may take.")
  var patience = 60

  @Flag(help: .hidden)
  var child = false

  /// The number of inputs that one process tries.
  private static let share = 1000

  func validate() throws {
    guard runs > 0, first >= 0, patience > 0 else {
      throw ValidationError("--runs and --patience are above 0, --first is not below")
    }
    guard RunningTime.duration(time) != nil else {
      throw ValidationError("--for: \(PrintableText.escaped(quoted(time))) is no time such as 20s")
    }
  }

  func run() async throws {
    let inputs = FuzzCorpus(folder: corpus)
    guard !inputs.scenarios.isEmpty else {
      throw CommandFailure(.noInput, "no scenario is in '\(corpus)'", hint: "name a folder of some")
    }
    if child { return try await runAsChild(inputs) }
    let clock = ContinuousClock()
    let start = clock.now
    let end = start.advanced(by: RunningTime.duration(time) ?? .seconds(20))
    var next = first
    var findings = 0
    while next < first + runs, clock.now < end {
      let last = min(next + Self.share, first + runs)
      let outcome = try FuzzProcess(arguments: arguments(next, last - next), patience: patience)
        .watch(until: end)
      for finding in outcome.findings {
        findings += 1
        try printFinding(finding, inputs)
      }
      next = outcome.next ?? last
    }
    let seconds = (clock.now - start).components.seconds
    let found = findings == 0 ? "nothing found" : "\(findings) found, kept in '\(out)'"
    try Console.printResult("seed \(seed): \(next - first) runs in \(seconds) s, \(found)\n")
    if findings > 0 { throw CommandFailure(.notAsExpected, nil) }
  }

  private func arguments(_ first: Int, _ count: Int) -> [String] {
    [
      "fuzz-inputs", "--child", "--seed", "\(seed)", "--first", "\(first)", "--runs", "\(count)",
      "--corpus", URL(fileURLWithPath: corpus).path,
    ]
  }

  /// Reports the finding about an input, and keeps the input.
  private func printFinding(_ finding: FuzzProcess.Finding, _ inputs: FuzzCorpus) throws {
    let input = FuzzInput.make(seed: seed, run: finding.run, inputs)
    let file = input.file(seed: seed, run: finding.run)
    do throws(FileError) {
      try OwnFolder.ignore(before: out)
      try WholeFile.write(file.bytes, to: "\(out)/\(file.name)")
    } catch {
      throw CommandFailure(error)
    }
    try Console.printResult(
      "seed \(seed), run \(finding.run): \(PrintableText.escaped(finding.message))\n"
        + "  kept in \(out)/\(file.name)\n"
        + "  again   Scripts/fuzz --seed \(seed) --first \(finding.run) --runs 1\n"
    )
  }

  /// Tries the inputs, discarding the output of commands and passing their errors to the parent.
  private func runAsChild(_ inputs: FuzzCorpus) async throws {
    let report = FileHandle(fileDescriptor: dup(1))
    let nowhere = open("/dev/null", O_WRONLY)
    dup2(nowhere, 1)
    try await FuzzChild(seed: seed, corpus: inputs, report: report).run(first..<first + runs)
  }
}
