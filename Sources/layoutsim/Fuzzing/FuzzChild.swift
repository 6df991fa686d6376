import ArgumentParser
import Foundation
import LayoutConsole
import LayoutDiagnostics
import LayoutReports
import LayoutScenes
import LayoutSimulation
import LayoutSnapshots

/// A process that tries inputs one after the other, and reports each before it begins.
struct FuzzChild {
  let seed: UInt64
  let corpus: FuzzCorpus
  /// The parent's end of a pipe, as the standard output is not used while commands run.
  let report: FileHandle

  /// The two files for command lines, one that is right and one that is not.
  private static let files = [
    "a.sim.yaml": """
    layoutsim: 2
    name: a
    scene: {table: {rows: 30, editing: true}}
    steps:
      - press: row 2 on touchView
      - move: {to: row 6, within: 400ms}
      - release
      - expect: {selected: rows 2..6}
      - snapshot: end

    """,
    "b.sim.yaml": "layoutsim: 2\nname: b\nscene: {table: {rows: many}}\n",
  ]

  func run(_ numbers: Range<Int>) async throws {
    for (name, text) in Self.files { try Data(text.utf8).write(to: URL(fileURLWithPath: name)) }
    try FileManager.default.createDirectory(atPath: "folder", withIntermediateDirectories: true)
    for number in numbers {
      send("run \(number)")
      // The output about an input is only of interest if it is the last one.
      ftruncate(2, 0)
      lseek(2, 0, SEEK_SET)
      let input = FuzzInput.make(seed: seed, run: number, corpus)
      if let finding = await finding(of: input, number) {
        let line = finding.split(separator: "\n").joined(separator: " ")
        send("finding \(number) \(PrintableText.escaped(line))")
      }
    }
    send("done")
  }

  private func send(_ line: String) { try? report.write(contentsOf: Array("\(line)\n".utf8)) }

  /// Returns the finding about an input, or `nil` if there is none.
  private func finding(of input: FuzzInput, _ number: Int) async -> String? {
    switch input {
    case .scenario(let bytes): scenarioFinding(bytes, number)
    case .golden(let bytes): goldenFinding(bytes)
    case .dump(let bytes): dumpFinding(bytes)
    case .options(let words): await optionsFinding(words)
    }
  }

  // MARK: Scenarios

  private func scenarioFinding(_ bytes: [UInt8], _ number: Int) -> String? {
    let file = ScenarioFile("made.sim.yaml", bytes: bytes)
    _ = file.text(of: file.diagnostics, Palette(for: .standardError))
    guard var scenario = file.scenario else {
      return file.diagnostics.containsError ? nil : "it is refused, and no error says why"
    }
    if file.diagnostics.containsError { return "it is taken, with an error" }
    // The input is one of many.
    scenario.limits = ScenarioLimits(time: .seconds(120), events: 2000, frames: 20)
    scenario.steps = Array(scenario.steps.prefix(100))
    if let end = scenario.firstStepBeyondTime, !number.isMultiple(of: 4) {
      scenario.steps = Array(scenario.steps[..<end])
    }
    do {
      let first = try pictures(of: scenario, number)
      if number.isMultiple(of: 8), try pictures(of: scenario, number) != first {
        return "two runs give different pictures"
      }
    } catch {
      return "it is fine for 'check', and cannot be drawn: \(error.message ?? "")"
    }
    return nil
  }

  private func pictures(of scenario: Scenario, _ number: Int) throws(CommandFailure) -> [String] {
    var player = ScenarioPlayer(scenario)
    player.keepsLog = number.isMultiple(of: 4)
    let report = player.play(until: nil)
    let file = ScenarioFile("made.sim.yaml", bytes: [])
    var texts = [file.text(of: report.failures + report.findings, Palette(for: .standardError))]
    for snapshot in report.snapshots.prefix(2) {
      texts.append(try PictureText.golden(of: snapshot.frame))
    }
    texts.append(try PictureText.golden(of: player.simulation.frame(named: "end")))
    if number.isMultiple(of: 16) {
      texts += HitMap(player.simulation.window).lines
      texts += player.simulation.treeDescription
    }
    return texts
  }

  // MARK: Goldens

  private func goldenFinding(_ bytes: [UInt8]) -> String? {
    let picture = corpus.goldens.first.map { String(decoding: $0, as: UTF8.self) } ?? "<svg/>"
    let difference = PictureDifference(golden: bytes, picture: picture)
    let isSame = bytes == Array(picture.utf8)
    if isSame != (difference == nil) { return isSame ? "the same differs" : "another passes" }
    _ = difference?.words()
    return difference?.lines.isEmpty == true ? "nothing is told of a difference" : nil
  }

  // MARK: Dumps

  private func dumpFinding(_ bytes: [UInt8]) -> String? {
    let dump = ViewDump(bytes, file: "made.txt")
    guard let screen = DumpedScreen(dump) else {
      return dump.findings.containsError ? nil : "it is refused, and no error says why"
    }
    if dump.findings.containsError { return "it is taken, with an error" }
    for point in [CGPoint(x: 187, y: 554), CGPoint(x: 0, y: 0)] {
      let answer = DumpAnswer(screen, at: point)
      _ = answer.text(dump.source)
      if screen.reasonUndrawable == nil {
        _ = answer.report.picture(over: screen.frame(named: "made"), missed: answer.missed)
      }
      if answer.report.taker !== HitReport(screen.root, at: point).taker {
        return "what was tried is not undone"
      }
    }
    if screen.reasonUnmappable == nil { _ = HitMap(screen.root).lines }
    return nil
  }

  // MARK: Command lines

  private func optionsFinding(_ words: [String]) async -> String? {
    do {
      var command = try FuzzOptions.parseAsRoot(words)
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
      return nil
    } catch let failure as CommandFailure {
      return failure.status == .ownDefect ? "a defect: \(failure.message ?? "")" : nil
    } catch {
      let code = FuzzOptions.exitCode(for: error).rawValue
      return ExitStatus(rawValue: code) == nil || code == ExitStatus.ownDefect.rawValue
        ? "the exit code is \(code): \(FuzzOptions.message(for: error))" : nil
    }
  }
}
