import Foundation
import LayoutDiagnostics
import LayoutScenes
import TestSupport
import Testing

/// A part of a scenario before and after.
struct FormattingRow: CustomTestStringConvertible {
  let testDescription: String
  let text: String
  let formatted: String

  init(_ description: String, _ text: String, _ formatted: String) {
    (testDescription, self.text, self.formatted) = (description, text, formatted)
  }
}

@Suite struct FormattingTests {
  @Test(arguments: [
    FormattingRow(
      "maps are indented by two",
      "define:\n    a:\n         -   tap: row 1\n         -   hold:   1s\n",
      "define:\n  a:\n    - tap: row 1\n    - hold: 1s\n"
    ),
    FormattingRow(
      "lists are indented below their key",
      "define:\n  a:\n  - tap: row 1\n  # then\n  - repeat:\n      times: 2\n      steps:\n      - tap: row 2\n",
      "define:\n  a:\n    - tap: row 1\n    # then\n    - repeat:\n        times: 2\n        steps:\n          - tap: row 2\n"
    ),
    FormattingRow(
      "one space stands after signs, and none before",
      "matrix :   {devices : [iPhone 15 ,iPad mini (6th generation)]  ,  themes:   [ light,dark ] }  \n",
      "matrix: {devices: [iPhone 15, iPad mini (6th generation)], themes: [light, dark]}\n"
    ),
    FormattingRow(
      "comments go with what follows, or with what they end",
      "define:\n# first\n  a:\n      - tap: row 1   # one\n        # of the step\n      # of the list\n    # of the definitions\n# last\n",
      "define:\n  # first\n  a:\n    - tap: row 1 # one\n      # of the step\n    # of the list\n  # of the definitions\n# last\n"
    ),
    FormattingRow(
      "at most one line is empty between two",
      "\n\nallow:\n\n\n  - rule: ambiguous\n    at: touchView\n    reason: a\n   \n\n\n",
      "allow:\n\n  - rule: ambiguous\n    at: touchView\n    reason: a\n"
    ),
    FormattingRow(
      "quotes stay as they are",
      "alt:   'it''s  a: b # c'   # said\ndefine: {\"a\" :  [ {log: \"\\\"x, y\\\"\"} ]}\n",
      "alt: 'it''s  a: b # c' # said\ndefine: {\"a\": [{log: \"\\\"x, y\\\"\"}]}\n"
    ),
    FormattingRow(
      "texts of several lines move with their key",
      "define:\n    a:\n       - note: |\n            one\n              two  \n\n            three\n       - say: goes\n            on\n\n            here # c\n       - quote: 'a\n\n           b'\n",
      "define:\n  a:\n    - note: |\n         one\n           two  \n\n         three\n    - say: goes\n         on\n\n         here # c\n    - quote: 'a\n\n        b'\n"
    ),
    FormattingRow(
      "a text goes on one column behind its key at least",
      "alt: 'a\n b'\ndefine:\n  a:\n    - note: 'c\n       d'\n",
      "alt: 'a\n b'\ndefine:\n  a:\n    - note: 'c\n       d'\n"
    ),
    FormattingRow(
      "what is for the reader of YAML stays as it is",
      "%YAML   1.2\n---\nalt:   a\n",
      "%YAML   1.2\n---\nalt: a\n"
    ),
    FormattingRow(
      "line breaks between brackets stay",
      "matrix: {devices: [iPhone 15,\n     # a tablet\n     iPad mini (6th generation)  ,\n  ],   themes: [dark]}\n",
      "matrix: {devices: [iPhone 15,\n     # a tablet\n     iPad mini (6th generation),\n  ], themes: [dark]}\n"
    ),
    FormattingRow(
      "anchors and aliases stay",
      "define:\n   a: &a\n      -   &b   {tap: row 1}\n      - *b\n   c:   *a\n",
      "define:\n  a: &a\n    - &b {tap: row 1}\n    - *b\n  c: *a\n"
    ),
    FormattingRow(
      "a dash may stand alone, or before another",
      "define:\n  a:\n   -\n       tap: row 1\n   - - one\n     -   -   two\n",
      "define:\n  a:\n    -\n      tap: row 1\n    - - one\n      - - two\n"
    ),
    FormattingRow(
      "other ends of lines become the usual one",
      "alt: a\r\ndefine:\r\n  - a  ",
      "alt: a\ndefine:\n  - a\n"
    ),
    FormattingRow(
      "the beginning of a document stays",
      "--- # a\nalt:  b\n...\n",
      "--- # a\nalt: b\n...\n"
    ),
    FormattingRow("a text at the end keeps it", "alt: |+\n    a\n\n\n", "alt: |+\n    a\n\n\n"),
  ])
  func `white space is canonical`(_ row: FormattingRow) {
    // A base need only be YAML.
    let format = Self.format(row.text, file: "base.yaml")
    #expect(format.text == row.formatted, "\(format.diagnostics)")
    #expect(Self.format(row.formatted, file: "base.yaml").text == row.formatted)
  }

  @Test(arguments: [
    ("a.sim.yaml", "layoutsim: 2\n", "missing-key"),
    ("a.yaml", "name: a\nscene: {tabel: {}}\n", "unknown-key"),
    ("a.yaml", "scene: [\n", "yaml"), ("a.yaml", "", "empty"),
    ("a.yaml", "scene:\n\ttable: 1\n", "tab"),
  ])
  func `a file with a mistake has no canonical form`(file: String, text: String, code: String) {
    let format = Self.format(text, file: file)
    #expect(format.text == nil)
    #expect(format.diagnostics.map(\.code).contains(code), "\(format.diagnostics)")
  }

  @Test func `scenarios keep their meaning and their comments, however they are written`() throws {
    var random = SeededGenerator(seed: 17)
    var count = 0
    for (path, text) in try Self.scenarios() {
      let meaning = try #require(Self.meaning(of: text, path), "\(path)")
      let canonical = try #require(Self.format(text, file: path).text, "\(path)")
      #expect(Self.format(canonical, file: path).text == canonical, "\(path)")
      #expect(Self.meaning(of: canonical, path) == meaning, "\(path)")
      for seed in seeds(from: random.next() >> 8, count: 3) {
        let mutant = Mutant(of: canonical, seed: seed)
        guard Self.meaning(of: mutant.text, path) == meaning else { continue }
        count += 1
        let format = Self.format(mutant.text, file: path)
        let formatted = try #require(format.text, "\(path), seed \(seed): \(format.diagnostics)")
        if formatted != canonical {
          #expect(Self.meaning(of: formatted, path) == meaning, "\(path), seed \(seed)")
          #expect(Self.format(formatted, file: path).text == formatted, "\(path), seed \(seed)")
        }
        #expect(
          formatted.split(separator: "\n").compactMap(Mutant.comment) == mutant.comments,
          "\(path), seed \(seed)\n\(mutant.text)\n\(formatted)"
        )
        // Further lines of a text keep their distance from the first one.
        if mutant.comments.isEmpty, !mutant.isWider || !Self.hasFurtherLines(canonical) {
          #expect(formatted == canonical, "\(path), seed \(seed)\n\(mutant.text)")
        }
      }
    }
    #expect(count > 400)
  }

  private static func hasFurtherLines(_ text: String) -> Bool {
    text.split(separator: "\n").contains { line in
      let start = line.drop { $0 == " " }
      return !start.hasPrefix("- ") && !start.hasPrefix("#") && !start.contains(":")
    }
  }

  private static func format(_ text: String, file: String) -> FormattedScenario {
    FormattedScenario(bytes: Array(text.utf8), file: file, files: files)
  }

  private static func meaning(of text: String, _ path: String) -> ScenarioMeaning? {
    SceneReader.read(text: text, file: path, files: files).scenario.map { ScenarioMeaning($0) }
  }

  private static let files = SceneFiles(
    listing: { folder throws(SceneFiles.Refusal) in
      (try? FileManager.default.contentsOfDirectory(atPath: folder))?.sorted() ?? []
    },
    reading: { path, _ throws(SceneFiles.Refusal) in
      guard let data = FileManager.default.contents(atPath: path) else {
        throw .reason("there is no such file")
      }
      return Array(data)
    }
  )

  /// All scenarios of this package, and those of the page of the language that are whole, with their paths.
  private static func scenarios() throws -> [(path: String, text: String)] {
    let folder = Repository.root + "/Snapshots/"
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder)
    let page = "/Sources/LayoutScenes/LayoutScenes.docc/ScenarioLanguage.md"
    let blocks = try String(contentsOfFile: Repository.root + page, encoding: .utf8)
      .components(separatedBy: "```yaml\n").dropFirst()
      .map { $0.components(separatedBy: "```")[0] }
      .filter { $0.hasPrefix("layoutsim:") }
    let files = try names.filter { $0.hasSuffix(".sim.yaml") }.sorted().map {
      (folder + $0, try String(contentsOfFile: folder + $0, encoding: .utf8))
    }
    let examples = blocks.map { (folder + "example.sim.yaml", $0) }
    return files + examples.filter { meaning(of: $0.1, $0.0) != nil }
  }
}

/// A file with other white space, and perhaps with comments that it did not have.
private struct Mutant {
  private(set) var text: String
  /// The comments that were added, in order.
  private(set) var comments: [String] = []
  /// Whether its levels are wider.
  let isWider: Bool

  init(of canonical: String, seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let factor = Int.random(in: 1...3, using: &random)
    isWider = factor > 1
    let addsLines = Bool.random(using: &random)
    var lines: [String] = []
    for line in canonical.split(separator: "\n", omittingEmptySubsequences: false) {
      var line = Self.indented(line, by: factor)
      let isEmpty = line.isEmpty
      if addsLines, Int.random(in: 0..<6, using: &random) == 0 {
        lines += Array(repeating: "", count: Int.random(in: 0...2, using: &random))
        let comment = "#+ \(comments.count)"
        if isEmpty || Bool.random(using: &random) {
          let indent = Int.random(in: 0...8, using: &random)
          lines.append(String(repeating: " ", count: indent) + comment)
        } else {
          line += " " + comment
        }
        comments.append(comment)
      }
      if !line.contains("#"), let colon = line.firstRange(of: ": "), Bool.random(using: &random) {
        line.replaceSubrange(colon, with: ":   ")
      }
      if !isEmpty { line += String(repeating: " ", count: Int.random(in: 0...2, using: &random)) }
      lines.append(line)
    }
    text = lines.joined(separator: Bool.random(using: &random) ? "\n" : "\r\n")
  }

  /// Returns a comment of these, or `nil` if a line has none.
  static func comment(in line: Substring) -> String? {
    line.firstRange(of: "#+ ").map { String(line[$0.lowerBound...]) }
  }

  /// Returns a line whose levels are some times as wide.
  private static func indented(_ line: Substring, by factor: Int) -> String {
    let indent = line.prefix { $0 == " " }
    var rest = line.dropFirst(indent.count)
    var text = String(repeating: " ", count: indent.count * factor)
    while rest.hasPrefix("- ") {
      text += "-" + String(repeating: " ", count: 2 * factor - 1)
      rest = rest.dropFirst(2)
    }
    return text + rest
  }
}
