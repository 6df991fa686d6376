import LayoutConsole
import LayoutDiagnostics

/// A form in which a log is explained.
enum LogFormat: String, CaseIterable {
  /// For people.
  case human
  /// For programs: the findings alone.
  case json
  /// For people, with annotations of GitHub Actions.
  case github
}

/// The explanation of a log: of a file by itself, of the standard input among the lines of others.
struct LogExplainer {
  private let path: String
  private let format: LogFormat
  private let isFilter: Bool
  private let printer: DiagnosticPrinter
  /// The lines of the first findings, by what they say.
  private var known: [String: Int] = [:]
  private var findings: [Diagnostic] = []
  private var count = 0
  private var annotationCount = 0
  private var endsLine = true

  /// The most annotations of a step that GitHub shows.
  private static let mostAnnotations = 10
  /// The most findings that are compared with later ones.
  private static let mostKnown = 10_000

  init(path: String, format: LogFormat) {
    self.path = path
    self.format = format
    isFilter = path == "-" && format != .json
    printer = DiagnosticPrinter(style: Palette(for: .standardOutput).diagnosticStyle)
  }

  /// Reads the log to its end and prints what it means.
  ///
  /// - Throws: `CommandFailure` with 1 if anything was found and this is no filter.
  func run() throws(CommandFailure) {
    var explainer = self
    try explainer.explain()
  }

  private mutating func explain() throws(CommandFailure) {
    var scanner = LogScanner()
    try LogInput.read(path) { piece throws(CommandFailure) in
      try scanner.scan(piece) { part throws(CommandFailure) in try take(part) }
    }
    try scanner.finish { part throws(CommandFailure) in try take(part) }
    if format == .json { try Console.printResult(findings.jsonText) }
    guard !isFilter else { return }
    if count == 0, format != .json {
      let name = path == "-" ? "the standard input" : quoted(path)
      Console.printNotice("no conflict and no ambiguity in \(PrintableText.escaped(name))\n")
    }
    try (count == 0 ? ExitStatus.fine : .notAsExpected).orThrow()
  }

  private mutating func take(_ part: LogPart) throws(CommandFailure) {
    switch part {
    case .passed(let bytes): try pass(bytes)
    case .conflict(let report, let bytes):
      let explanation = ConflictExplanation(report)
      // What is not understood stays as it was written.
      if explanation.contradictions.isEmpty || !report.isWhole { try pass(bytes[...]) }
      try tell(explanation.diagnostic(in: path))
    case .trace(let trace): try tell(trace.diagnostic(in: path))
    }
  }

  private mutating func pass(_ bytes: ArraySlice<UInt8>) throws(CommandFailure) {
    guard isFilter, let last = bytes.last else { return }
    try Console.printResult(bytes)
    endsLine = last == 0x0A
  }

  private mutating func tell(_ finding: Diagnostic) throws(CommandFailure) {
    count += 1
    guard format != .json else { return findings.append(finding) }
    var finding = finding
    let words = ([finding.message] + finding.notes.map(\.message)).joined(separator: "\n")
      .replacing(/0x[0-9a-f]+/, with: "")
    let first = known[words]
    if let first {
      finding = Diagnostic(
        .note,
        code: "log-conflict",
        "the same as in line \(first)",
        at: finding.mark
      )
    } else if known.count < Self.mostKnown {
      known[words] = finding.mark?.line
    }
    var text = (endsLine ? "" : "\n") + printer.text(of: finding)
    if format == .github, first == nil, annotationCount < Self.mostAnnotations {
      annotationCount += 1
      // The log is no file of the repository, so that no file is named.
      var annotation = finding
      annotation.mark = nil
      text += annotation.gitHubAnnotation() + "\n"
    }
    endsLine = true
    try Console.printResult(text)
  }
}
