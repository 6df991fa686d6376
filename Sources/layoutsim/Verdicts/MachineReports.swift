import LayoutDiagnostics
import LayoutSnapshots

/// A namespace for reports of verdicts to programs and services.
enum MachineReports {
  /// Returns verdicts as JSON: an object with `scenarios`, each with its `diagnostics` and `snapshots`.
  static func json(_ verdicts: [ScenarioVerdict]) -> String {
    let status = ScenarioVerdict.status(of: verdicts)
    return JSONValue.object([
      ("status", .number(Int(status.rawValue))),
      ("scenarios", .list(verdicts.map(\.json))),
    ]).fileText
  }

  /// Returns a JUnit report: a case for each scenario and device, or each cause of a validation, as build servers read it.
  static func jUnit(_ verdicts: [ScenarioVerdict]) -> String {
    // Notes about folders belong to the whole.
    let remarks = verdicts.filter { !$0.isScenario && $0.status == .fine }.flatMap(\.allDiagnostics)
    let verdicts = verdicts.filter { $0.isScenario || $0.status != .fine }
    let cases = verdicts.flatMap(\.jUnitCases)
    let failures = cases.count { $0.status == .notAsExpected }
    let errors = cases.count { $0.status != .fine } - failures
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<testsuites tests="\#(cases.count)" failures="\#(failures)" errors="\#(errors)">"#,
      #"<testsuite name="layoutsim" tests="\#(cases.count)" failures="\#(failures)" "#
        + #"errors="\#(errors)">"#,
    ]
    for test in cases {
      let attributes =
        #"classname="\#(xml(test.file))" name="\#(xml(test.name))" file="\#(xml(test.file))""#
      var results: [String] = []
      if test.status != .fine {
        let kind = test.status == .notAsExpected ? "failure" : "error"
        let text = DiagnosticPrinter().text(of: test.wrong)
        results.append(
          #"<\#(kind) message="\#(xml(test.wrong.first?.message ?? ""))">\#(xml(text))</\#(kind)>"#
        )
      }
      results += systemOut(test.remarks)
      lines +=
        results.isEmpty
        ? ["<testcase \(attributes)/>"]
        : ["<testcase \(attributes)>"] + results + ["</testcase>"]
    }
    lines += systemOut(remarks) + ["</testsuite>", "</testsuites>"]
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns diagnostics as an element of a JUnit report, or nothing for none.
  private static func systemOut(_ diagnostics: [Diagnostic]) -> [String] {
    if diagnostics.isEmpty { return [] }
    return ["<system-out>\(xml(DiagnosticPrinter().text(of: diagnostics)))</system-out>"]
  }

  /// Returns text as it may stand in XML, in quotes too.
  private static func xml(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n": result += "&#10;"
      default:
        // Control characters and these two cannot be written in XML 1.0 at all.
        let isWritable = scalar.value >= 0x20 && scalar.value & 0xFFFE != 0xFFFE
        result.unicodeScalars.append(isWritable ? scalar : "\u{FFFD}")
      }
    }
    return result
  }
}

extension ScenarioVerdict {
  fileprivate var json: JSONValue {
    let console =
      consoleTexts.isEmpty ? [] : [("console", JSONValue.list(consoleTexts.map { .text($0) }))]
    return .object(
      [
        ("file", .text(file)),
        ("name", .text(name)),
        ("status", .number(Int(status.rawValue))),
        ("diagnostics", .list(diagnostics.sortedByPlace().map { .written($0.jsonText) })),
      ] + console + [("snapshots", .list(snapshots.map { $0.result.json(advice(on: $0.result)) }))]
        + (validation.map { $0.members } ?? []) + (sampling.map { [("sampling", $0.json)] } ?? [])
    )
  }
}

extension SnapshotResult {
  fileprivate func json(_ advice: RecordingAdvice?) -> JSONValue {
    var members: [(String, JSONValue)] = [("name", .text(name)), ("golden", .text(golden))]
    let word: String
    var difference: PictureDifference?
    var pending: PendingFile?
    switch verdict {
    case .matched: word = "matched"
    case .recorded: word = "recorded"
    case .updated(let found): (word, difference) = ("updated", found)
    case .missing(let file): (word, pending) = ("missing", file)
    case .differs(let found, let file): (word, difference, pending) = ("differs", found, file)
    }
    members.append(("verdict", .text(word)))
    if let difference { members.append(("differences", .list(difference.lines.map { .text($0) }))) }
    if case .written(let path) = pending { members.append(("new", .text(path))) }
    switch advice {
    case nil: break
    case .command(let command), .download(_, let command):
      members.append(("accept", .text(command)))
    case .mendFirst(let reason): members.append(("notRecordedBecause", .text(reason)))
    }
    if let pictures { members.append(("pictures", .object(pictures.all.map { ($0, .text($1)) }))) }
    return .object(members)
  }
}

extension [ScenarioVerdict] {
  /// Returns the verdicts in a form.
  func text(in format: ReportFormat) -> String {
    switch format {
    case .human: HumanReport(palette: Palette(for: .standardOutput)).text(of: self)
    case .json: MachineReports.json(self)
    case .junit: MachineReports.jUnit(self)
    case .github: GitHubReport.text(of: self)
    case .sarif: SARIFReport.text(of: self)
    }
  }

  /// Reports the verdicts and ends the command with their status.
  func report(to targets: [ReportTarget]) throws(CommandFailure) {
    for target in targets { try target.write(text(in: target.format)) }
    try ScenarioVerdict.status(of: self).orThrow()
  }
}
