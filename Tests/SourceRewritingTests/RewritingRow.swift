#if SourceRewriting
import LayoutDiagnostics
import SourceRewriting
import Testing

/// A source, and what is compiled in its place.
struct RewritingRow: CustomTestStringConvertible {
  let testDescription: String
  let source: String
  let result: String
  /// The findings, as `line:column code`.
  var findings: [String] = []

  init(_ testDescription: String, _ source: String, _ result: String, findings: [String] = []) {
    self.testDescription = testDescription
    self.source = source
    self.result = result
    self.findings = findings
  }

  /// Expects that the source is rewritten to the result, line by line.
  ///
  /// - Parameters:
  ///   - module: The source of another module of the app.
  ///   - sourceLocation: The place of the call.
  func check(
    importing module: String = "",
    sourceLocation: Testing.SourceLocation = #_sourceLocation
  ) {
    let rewriting = Rewriting(["App.swift": source], importing: module)
    #expect(rewriting.body("App.swift") == result, sourceLocation: sourceLocation)
    #expect(rewriting.findings == findings, sourceLocation: sourceLocation)
  }
}

/// What becomes of some files.
struct Rewriting {
  private let texts: [String: String]
  /// The findings, as `line:column code`, or with the file where there are several.
  let findings: [String]

  init(_ sources: KeyValuePairs<String, String>, importing module: String = "") {
    let rewriter = SourceRewriter(
      sources.map { .init(path: $0.key, text: $0.value) },
      importing: [[.init(path: "Kit.swift", text: module)]]
    )
    texts = Dictionary(uniqueKeysWithValues: rewriter.files.map { ($0.path, $0.text) })
    findings = rewriter.findings.map { finding in
      let place = finding.mark.map { "\($0.line):\($0.column)" } ?? "nowhere"
      let file = sources.count > 1 ? (finding.mark?.file ?? "") + ":" : ""
      return "\(file)\(place) \(finding.code)"
    }
  }

  /// The whole text of a file.
  func text(_ path: String) -> String { texts[path] ?? "" }

  /// What stands behind the mark of the first line.
  func body(_ path: String) -> String {
    let mark = "#sourceLocation(file: \"\(path)\", line: 1)\n"
    guard let range = text(path).firstRange(of: mark) else { return "no mark" }
    return String(text(path)[range.upperBound...])
  }

  /// The imports that stand before it.
  func head(_ path: String) -> String {
    String(text(path).prefix { $0 != "\n" })
  }
}
#endif
