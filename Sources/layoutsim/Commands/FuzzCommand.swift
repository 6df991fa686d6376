import ArgumentParser
import GestureFuzzing
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import LayoutSimulation

/// The command `layoutsim fuzz`, which lets random fingers look for gestures that break a promise.
struct FuzzCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "fuzz",
    abstract: "Lets random fingers look for a gesture that selects wrongly.",
    discussion: """
      Fingers tap, press, drag, rest and are interrupted at random on the screen of a scenario, and \
      after each step it is looked whether everything still holds that must: no gap in a drag, no row \
      too many, began and ended in pairs, the same rows at every rate of touch events. What breaks a \
      promise is made as short as it can be, and written as a scenario with its strip. It is played \
      once more before: what is written does fail.

      They play the scenario's matrix, or the devices and settings that are named, in turn; the device is \
      turned now and then. The seed and the number of a run decide its screen and its fingers, so that the \
      same command finds the same. It exits with 1 where it found something.

      Examples:
        layoutsim fuzz                                   the built-in demo
        layoutsim fuzz strip.sim.yaml
        layoutsim fuzz strip.sim.yaml --for 5min --seed 7
        layoutsim fuzz strip.sim.yaml --device phones --direction left-to-right,right-to-left
        layoutsim fuzz mail.sim.yaml --after-steps       once its steps have opened editing mode
        layoutsim fuzz strip.sim.yaml --seed 1 --first 231 --runs 1     a run again
      """
  )

  @OptionGroup var chosen: ScenarioArgument

  @OptionGroup var environment: EnvironmentOptions

  @OptionGroup var limits: LimitOptions

  @Option(help: .init("The number that all fingers come from.", valueName: "number"))
  var seed: UInt64 = 1

  @Option(
    help: .init(
      "How many runs, of up to \(GestureGenerator.mostGestures) gestures each (default: \(usualRuns), or as "
        + "many as '--for' lets).",
      valueName: "count"
    )
  )
  var runs: Int?

  @Option(help: .init("The number of the first run.", valueName: "number"))
  var first = 0

  @Flag(
    name: .customLong("after-steps"),
    help: "Let the fingers come after the steps of the scenario, such as a tap on Edit."
  )
  var afterSteps = false

  @Option(
    name: .customLong("for"),
    help: .init("How long at most, such as 20s, 5min or 2h.", valueName: "time")
  )
  var time: String?

  @Option(
    help: .init("The folder for scenarios and strips of what is found.", valueName: "folder"),
    completion: .directory
  )
  var out = ".layoutsim/fuzz"

  @Option(
    help: .init("human or json (one object).", valueName: "format"),
    completion: .words(TextForm.self)
  )
  var format = "human"

  private static let usualRuns = 1000
  /// The number of runs between two looks at the clock.
  private static let round = 32

  func validate() throws {
    let _: TextForm = try Choices.one(format, option: "--format")
    guard runs ?? 1 > 0 else { throw ValidationError("--runs: at least 1") }
    guard first >= 0, first <= Int(Int32.max) else {
      throw ValidationError("--first: from 0 to \(Int32.max)")
    }
    guard runs ?? 1 <= Int(Int32.max) else { throw ValidationError("--runs: at most \(Int32.max)") }
    guard let time, RunningTime.duration(time) == nil else { return }
    throw ValidationError("--for: \(PrintableText.escaped(quoted(time))) is no time such as 20s")
  }

  func run() async throws {
    let format: TextForm = try Choices.one(format, option: "--format")
    var (source, scenario) = try ScenarioFile.loaded(chosen.file)
    scenario.limits = try limits.changes().applied(to: scenario.limits)
    let screens = try FuzzedScreens(environment.playedMatrix(for: scenario), of: scenario)
    let writer = try FuzzWriter(
      file: source,
      path: chosen.file,
      scenario: scenario,
      screens: screens,
      limits: limits.changes(),
      isAfterSteps: afterSteps,
      out: out,
      command: command
    )
    let fuzzer = GestureFuzzer(
      screens.scenes,
      after: afterSteps ? scenario.steps.map(\.action) : [],
      seed: seed
    )
    var report = FuzzReport(screens, seed: seed, first: first)
    let clock = ContinuousClock()
    let start = clock.now
    let end = time.flatMap(RunningTime.duration).map { start.advanced(by: $0) }
    let last = runs.map { first + $0 } ?? (end == nil ? first + Self.usualRuns : .max)
    var next = first
    while next < last, end.map({ clock.now < $0 }) ?? true {
      let round = next..<min(last, next + Self.round)
      next = round.upperBound
      for outcome in try await play(round, by: fuzzer, on: screens) {
        report.note(outcome)
        guard let invariant = outcome.broken.first?.invariant,
          !report.findings.contains(where: { $0.finding.invariant.code == invariant.code }),
          let finding = fuzzer.shrink(outcome, invariant)
        else { continue }
        let written = try writer.write(finding)
        report.findings.append(written)
        if format == .human { try Console.printResult(report.text(of: written)) }
      }
    }
    switch format {
    case .human: try Console.printResult(report.summary)
    case .json: try Console.printResult(report.json.fileText)
    }
    if Palette.Destination.standardError.isTerminal {
      Console.printNotice("played in \(start.duration(to: clock.now).inSecondsText) s\n")
    }
    if !report.isSound { throw CommandFailure(.notAsExpected, nil) }
  }

  /// Plays runs.
  ///
  /// - Throws: `CommandFailure` if no finger can come to a screen.
  private func play(
    _ numbers: Range<Int>,
    by fuzzer: GestureFuzzer,
    on screens: FuzzedScreens
  ) async throws(CommandFailure) -> [GestureFuzzer.Outcome] {
    do throws(GestureFuzzer.UnreadyScreen) {
      return try await fuzzer.play(numbers)
    } catch {
      let place = screens.count > 1 ? " on \(screens.name(of: error.screen))" : ""
      switch error.obstacle {
      case .fingerDown:
        throw CommandFailure(
          .notAsExpected,
          "a finger is down after the steps\(place), and no other can come",
          hint: "end the steps with 'release'"
        )
      case .failedAction(let action):
        throw CommandFailure(
          .notAsExpected,
          "the steps before the fingers cannot be played\(place): \(action.diagnostic.message)",
          hint:
            "'layoutsim test' says more; without '--after-steps' the fingers come at the beginning"
        )
      }
    }
  }

  /// The words that play a run again, without its number.
  private var command: String {
    let words = environment.words
    let options = (words.isEmpty ? "" : " " + words) + (afterSteps ? " --after-steps" : "")
    let file = chosen.file.map { " " + $0.quotedForShell } ?? ""
    return "layoutsim fuzz\(file)\(options) --seed \(seed)"
  }
}
