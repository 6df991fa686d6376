import LayoutDiagnostics
import LayoutReports
import LayoutSimulation
import LayoutSnapshots

/// A report of verdicts for people.
struct HumanReport {
  let palette: Palette

  /// Returns the words about each scenario, and a line about all.
  func text(of verdicts: [ScenarioVerdict]) -> String {
    byScenario(verdicts).map(scenarioText).joined() + artifacts(of: verdicts)
      + summary(of: verdicts)
  }

  /// Returns the verdicts on each scenario, which come one after the other.
  private func byScenario(_ verdicts: [ScenarioVerdict]) -> [[ScenarioVerdict]] {
    var groups: [[ScenarioVerdict]] = []
    for verdict in verdicts {
      if let last = groups.last?.first, last.file == verdict.file, verdict.isScenario {
        groups[groups.count - 1].append(verdict)
      } else {
        groups.append([verdict])
      }
    }
    return groups
  }

  private func scenarioText(of runs: [ScenarioVerdict]) -> String {
    guard runs.count >= MatrixReport.least else { return runs.map(text).joined() }
    return MatrixReport(runs: runs, palette: palette) { self.text(of: $0, in: $1) }.lines
  }

  /// Returns a line about the folder that a person elsewhere downloads, if something waits there.
  private func artifacts(of verdicts: [ScenarioVerdict]) -> String {
    let folders = verdicts.flatMap { verdict in
      verdict.snapshots.compactMap { verdict.advice(on: $0.result)?.folder }
    }
    guard let folder = folders.first else { return "" }
    return "FOLDER is '\(PrintableText.escaped(folder))' of this run, wherever it was downloaded\n"
  }

  private func text(of verdict: ScenarioVerdict) -> String {
    let name = PrintableText.escaped(verdict.name)
    var lines: [String] = []
    if verdict.status == .fine, verdict.isScenario {
      let count = verdict.snapshots.count
      let counts = [
        count > 0 ? counted(count, "snapshot") : nil,
        verdict.sampling.map(\.soundness),
      ]
      let what = verdict.content ?? counts.compactMap(\.self).joined(separator: ", ")
      lines.append("\(palette.green("✓")) \(name)\(what.isEmpty ? "" : "  \(what)")")
    } else if verdict.diagnostics.containsError {
      lines.append("\(palette.red("✗")) \(name)")
    }
    let printer = DiagnosticPrinter(sources: verdict.sources, style: palette.diagnosticStyle)
    // What is wrong on some screens has many places, so that the gravest comes first, with the word for 'explain'.
    let groups =
      verdict.validation == nil
      ? [verdict.diagnostics]
      : Diagnostic.Severity.allCases.map { level in
        verdict.diagnostics.filter { $0.severity == level }.map(\.withCode)
      }
    let text = lines.map { $0 + "\n" }.joined() + groups.map(printer.text(of:)).joined()
    let console = verdict.consoleTexts.map { "\n\($0)\n" }.joined()
    return text + console + verdict.snapshots.map { self.text(of: $0, in: verdict) }.joined()
  }

  private func text(of snapshot: SnapshotVerdictInPlace, in verdict: ScenarioVerdict) -> String {
    let result = snapshot.result
    let title = PrintableText.escaped("\(verdict.scenario) › \(result.name)")
    var lines: [String] = []
    switch result.verdict {
    case .matched: return ""
    case .recorded: return "\(palette.yellow("+")) \(title)  recorded\n"
    case .updated(let difference):
      lines = ["\(palette.yellow("~")) \(title)  recorded anew"]
      lines += difference.words().map { "    " + $0 }
    case .missing(let pending):
      lines = ["\(palette.red("✗")) \(title)  has no golden"]
      lines += hints(pending, result, verdict)
    case .differs(let difference, let pending):
      let count = counted(difference.lines.count, "difference")
      lines = ["\(palette.red("✗")) \(title)  \(count)"]
      lines += (difference.words() + snapshot.firstMoment).map {
        "    " + PrintableText.escaped($0)
      }
      lines += hints(pending, result, verdict)
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns the commands that show the new picture and that accept it.
  private func hints(
    _ pending: PendingFile,
    _ result: SnapshotResult,
    _ verdict: ScenarioVerdict
  ) -> [String] {
    let advice =
      switch verdict.advice(on: result) {
      case nil: [String]()
      case .mendFirst(let reason)?: ["  note    not recorded, because \(reason)"]
      case let advice?: advice.command.map { ["  accept  \($0)"] } ?? []
      }
    let drawn = (result.pictures?.all ?? []).map { word, path in
      "  \(word)\(String(repeating: " ", count: 8 - word.count))\(PrintableText.escaped(path))"
    }
    return switch pending {
    case .written(let path): ["  see     \(PrintableText.escaped(path))"] + drawn + advice
    case .notWritten(let error): ["  note    \(error.description)"] + drawn + advice
    }
  }

  /// Returns what a report on files that were only read does not say, or nothing.
  private static func reservation(on verdicts: [ScenarioVerdict]) -> String {
    let count = verdicts.reduce(0) { $0 + $1.openPlaceCount }
    guard count > 0 else { return "" }
    let things = "\(counted(count, "place")) in pictures \(count == 1 ? "is" : "are")"
    return " in what is written; \(things) looked for by 'layoutsim render'"
  }

  /// Returns a line about all.
  func summary(of verdicts: [ScenarioVerdict]) -> String {
    let wrong = verdicts.filter { $0.status != .fine }
    let scenarios = wrong.count { $0.isScenario }
    let runs = verdicts.filter(\.isScenario)
    let files = Set(runs.map(\.file)).count
    let total =
      counted(files, "scenario")
      + (runs.count > files ? ", \(counted(runs.count, "run"))" : "")
    guard !wrong.isEmpty else {
      if runs.isEmpty { return palette.yellow("there is no scenario") + "\n" }
      let warnings = runs.flatMap(\.allDiagnostics).count { $0.severity == .warning }
      return
        (warnings > 0
        ? palette.yellow("\(total): no error, \(counted(warnings, "warning"))")
        : palette.green("\(total): all is well\(Self.reservation(on: runs))")) + "\n"
    }
    let shards = wrong.count { $0.subject == .shard }
    let goldens = wrong.count { $0.subject == .folder && $0.status == .notAsExpected }
    let folders = wrong.count { $0.subject == .folder } - goldens
    let told = [
      scenarios > 0 ? "\(scenarios) not as \(scenarios == 1 ? "it" : "they") should be" : "",
      goldens > 0 ? "\(counted(goldens, "folder")) with goldens that nothing names" : "",
      folders > 0
        ? "\(counted(folders, "folder")) not as \(folders == 1 ? "it" : "they") should be" : "",
      shards > 0
        ? "\(counted(shards, "shard")) not as \(shards == 1 ? "it" : "they") should be" : "",
    ]
    let words = told.filter { !$0.isEmpty }.joined(separator: ", ")
    return palette.red("\(total): \(words)") + "\n"
  }
}

extension Diagnostic {
  /// The diagnostic with its code behind the message, for 'layoutsim explain'.
  fileprivate var withCode: Diagnostic {
    var diagnostic = self
    diagnostic.message += " [\(code)]"
    return diagnostic
  }
}

extension SamplingReport {
  /// The words about a scenario whose rows do not depend on the rate of touch events.
  var soundness: String { "the same rows under \(samplings.count) samplings of the finger" }
}
