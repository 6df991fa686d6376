import LayoutConsole
import LayoutDiagnostics
import LayoutReports
import LayoutSVG
import LayoutScenes

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
  private let drawing: Drawing?
  private let isFilter: Bool
  private let printer: DiagnosticPrinter
  /// The lines of the first findings, by what they say.
  private var known: [String: Int] = [:]
  private var findings: [Diagnostic] = []
  private var count = 0
  private var annotationCount = 0
  private var endsLine = true

  private var pictures: [PlannedPicture] = []
  private var drawn: Set<String> = []
  /// The number of pictures of each line.
  private var planned: [Int: Int] = [:]

  /// A folder for pictures of conflicts, and their formats.
  struct Drawing {
    let folder: String
    let formats: [Picture.Format]
  }

  /// The most pictures of a log.
  private static let mostPictures = 200
  /// The most annotations of a step that GitHub shows.
  private static let mostAnnotations = 10
  /// The most findings that are compared with later ones.
  private static let mostKnown = 10_000

  init(path: String, format: LogFormat, drawing: Drawing? = nil) {
    self.path = path
    self.format = format
    self.drawing = drawing
    isFilter = path == "-" && format != .json
    printer = DiagnosticPrinter(style: Palette(for: .standardOutput).diagnosticStyle)
  }

  /// Reads the log to its end and prints what it means.
  ///
  /// - Throws: `CommandFailure` with 1 if anything was found and this is no filter.
  func run() async throws(CommandFailure) {
    var explainer = self
    try explainer.explain()
    try await explainer.draw()
    guard !isFilter else { return }
    try (explainer.count == 0 ? ExitStatus.fine : .notAsExpected).orThrow()
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
      let heading = scanner.lineOfHeadingAlone.map {
        ": the heading in line \($0) has no list of constraints behind it"
      }
      Console.printNotice(
        "no conflict and no ambiguity in \(PrintableText.escaped(name))\(heading ?? "")\n"
      )
    }
  }

  /// Writes the pictures of conflicts.
  private func draw() async throws(CommandFailure) {
    guard let drawing else { return }
    if pictures.isEmpty { Console.printNotice("nothing is drawn: nothing contradicts\n") }
    let output = PictureOutput(
      destination: .folder(drawing.folder),
      options: SVGWriter.Options(text: .outlines),
      isCheck: false,
      announcement: .notice
    )
    _ = try await output.process(pictures)
    BoxNotice.tell(of: pictures.lazy.compactMap(\.frame))
  }

  /// Plans the pictures of a conflict, unless one like it has been drawn.
  private mutating func plan(_ explanation: ConflictExplanation) {
    guard let drawing, pictures.count < Self.mostPictures,
      drawn.insert(Self.signature(of: explanation.diagnostic(in: path))).inserted
    else { return }
    let line = explanation.report.line
    planned[line, default: 0] += 1
    // A line may have several conflicts.
    let place = planned[line].map { $0 > 1 ? "\(line)-\($0)" : "\(line)" } ?? ""
    let file = path == "-" ? "" : path.split(separator: "/").last.map { "\($0), " } ?? ""
    guard let frame = explanation.picture(named: "conflict-\(place)", of: "\(file)line \(line)")
    else { return }
    pictures += drawing.formats.map { format in
      PlannedPicture(
        path: "conflict-\(place).\(format.rawValue)",
        frame: frame,
        format: format,
        scale: 2
      )
    }
  }

  /// Returns what a finding says but for addresses.
  private static func signature(of finding: Diagnostic) -> String {
    ([finding.message] + finding.notes.map(\.message)).joined(separator: "\n")
      .replacing(/0x[0-9a-f]+/, with: "")
  }

  private mutating func take(_ part: LogPart) throws(CommandFailure) {
    switch part {
    case .passed(let bytes): try pass(bytes)
    case .conflict(let report, let bytes):
      let explanation = ConflictExplanation(report)
      // A list alone is anybody's, as one that an app prints, unless it contradicts itself.
      let isReport = report.hasHeading || report.isWhole
      guard isReport || !explanation.contradictions.isEmpty else { return try pass(bytes[...]) }
      // What is not understood stays as it was written, and so does a line that may have more in it.
      let isKept = explanation.contradictions.isEmpty || !report.isWhole || report.isInOneLine
      if isKept { try pass(bytes[...]) }
      try tell(explanation.diagnostic(in: path))
      plan(explanation)
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
    let words = Self.signature(of: finding)
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
