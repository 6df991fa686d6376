import Foundation
import LayoutDiagnostics

/// A namespace for reports in the Static Analysis Results Interchange Format, version 2.1.0 (OASIS, 2020).
enum SARIFReport {
  /// Returns verdicts as one run, with a rule for each code that it found.
  static func text(of verdicts: [ScenarioVerdict]) -> String {
    let all = verdicts.flatMap { verdict in
      verdict.allDiagnostics.sortedByPlace().map { (diagnostic: $0, verdict: verdict) }
    }
    var codes: [String] = []
    for entry in all where !codes.contains(entry.diagnostic.code) {
      codes.append(entry.diagnostic.code)
    }
    codes.sort()
    var fingerprints: [String: Int] = [:]
    let results = all.map { entry in
      var print = fingerprint(of: entry.diagnostic, in: entry.verdict.file)
      fingerprints[print, default: 0] += 1
      // Findings that are alike are told apart by their order.
      if let count = fingerprints[print], count > 1 { print += ":\(count)" }
      return result(
        entry.diagnostic,
        in: entry.verdict,
        rule: codes.firstIndex(of: entry.diagnostic.code) ?? 0,
        print
      )
    }
    let driver = JSONValue.object([
      ("name", .text("layoutsim")),
      ("rules", .list(codes.map(rule))),
    ])
    return JSONValue.object([
      ("$schema", .text("https://json.schemastore.org/sarif-2.1.0.json")),
      ("version", .text("2.1.0")),
      (
        "runs",
        .list([
          .object([
            ("tool", .object([("driver", driver)])),
            ("columnKind", .text("unicodeCodePoints")),
            ("results", .list(results)),
          ])
        ])
      ),
    ]).fileText
  }

  private static func rule(_ code: String) -> JSONValue {
    let known = FindingCode.named(code)
    return .object(
      [("id", .text(code))]
        + (known.map {
          [
            ("shortDescription", message($0.meaning)),
            ("help", message("\($0.meaning) \($0.advice)")),
          ]
        } ?? [])
    )
  }

  private static func result(
    _ diagnostic: Diagnostic,
    in verdict: ScenarioVerdict,
    rule: Int,
    _ fingerprint: String
  ) -> JSONValue {
    let level = diagnostic.severity.rawValue
    let lines =
      [diagnostic.message] + diagnostic.notes.map { "note: \($0.message)" }
      + (diagnostic.hint.map { ["hint: \($0)"] } ?? [])
    let related = diagnostic.notes.enumerated().compactMap { index, note in
      note.mark.map { mark in
        JSONValue.object(
          [("id", .number(index))] + place(mark, in: verdict) + [("message", message(note.message))]
        )
      }
    }
    return .object(
      [
        ("ruleId", .text(diagnostic.code)), ("ruleIndex", .number(rule)), ("level", .text(level)),
        ("message", message(lines.joined(separator: "\n"))),
        ("locations", .list([.object(place(diagnostic.mark, in: verdict))])),
      ] + (related.isEmpty ? [] : [("relatedLocations", .list(related))]) + [
        ("partialFingerprints", .object([("layoutsimCause/v1", .text(fingerprint))]))
      ]
    )
  }

  private static func message(_ text: String) -> JSONValue {
    .object([("text", .text(PrintableText.lines(text)))])
  }

  /// Returns a place; what has none is at the first line, without which code scanning shows nothing.
  private static func place(
    _ mark: SourceMark?,
    in verdict: ScenarioVerdict
  ) -> [(String, JSONValue)] {
    let file = mark?.file ?? verdict.file
    let line = max(1, mark?.line ?? 1)
    var region: [(String, JSONValue)] = [("startLine", .number(line))]
    if let mark, mark.column >= 1 {
      let source = verdict.sources.last { $0.file == file }?.line(line) ?? ""
      // Our columns count characters, and here code points do.
      func column(_ column: Int) -> Int {
        let before = source.prefix(column - 1)
        return column + before.unicodeScalars.count - before.count
      }
      region.append(("startColumn", .number(column(mark.column))))
      region.append(("endColumn", .number(column(mark.column + mark.length))))
    }
    return [
      (
        "physicalLocation",
        .object([
          ("artifactLocation", .object([("uri", .text(uri(file)))])), ("region", .object(region)),
        ])
      )
    ]
  }

  /// Returns a path as a relative reference, or an absolute one for a path that begins with "/".
  private static func uri(_ path: String) -> String {
    let allowed = CharacterSet(
      charactersIn: "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/"
    )
    let text = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? ""
    return path.hasPrefix("/") ? "file://" + text : text
  }

  /// Returns a word for the cause of a finding, whatever its line and its numbers (64-bit FNV-1a, 2012).
  private static func fingerprint(of diagnostic: Diagnostic, in file: String) -> String {
    let words = diagnostic.cause
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in "\(file)\n\(diagnostic.code)\n\(words)".utf8 {
      hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
    }
    return String(hash, radix: 16)
  }
}
