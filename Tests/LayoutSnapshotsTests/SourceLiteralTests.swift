import Foundation
import LayoutSnapshots
import TestSupport
import Testing

/// Literals of `expectText` in sources: found, read and replaced, or refused.
struct SourceLiteralTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    /// The line of the call, which begins at column 3.
    let source: String
    let text: String
    let after: String
  }

  private static let long = "\"\"\""

  @Test(arguments: [
    Row(
      testDescription: "a literal on one line",
      source: #"expectText(a, matches: "x")"#,
      text: "y",
      after: #"expectText(a, matches: "y")"#
    ),
    Row(
      testDescription: "no literal",
      source: "expectText(a)",
      text: "y",
      after: #"expectText(a, matches: "y")"#
    ),
    Row(
      testDescription: "no literal before another argument",
      source: "expectText(a(1, [2, 3]), record: .all)",
      text: "y",
      after: #"expectText(a(1, [2, 3]), matches: "y", record: .all)"#
    ),
    Row(
      testDescription: "an argument with texts, brackets and comments",
      source: #"expectText(f("),\(g(",")) \"") /* ), */, matches: "x")"#,
      text: "y",
      after: #"expectText(f("),\(g(",")) \"") /* ), */, matches: "y")"#
    ),
    Row(
      testDescription: "a closure",
      source: #"expectText(a.map { $0 + "}" }.joined(), matches: "x")"#,
      text: "y",
      after: #"expectText(a.map { $0 + "}" }.joined(), matches: "y")"#
    ),
    Row(
      testDescription: "a text of several lines",
      source: #"expectText(a, matches: "x")"#,
      text: "y\n\n z",
      after: "expectText(a, matches: \(long)\n    y\n\n     z\n    \(long))"
    ),
    Row(
      testDescription: "a literal of several lines keeps its place",
      source: "expectText(a,\n      matches: \(long)\n      x\n      \(long))",
      text: "y\n",
      after: "expectText(a,\n      matches: \(long)\n      y\n\n      \(long))"
    ),
    Row(
      testDescription: "quotes and backslashes",
      source: #"expectText(a, matches: "x")"#,
      text: #"say "\n""#,
      after: ##"expectText(a, matches: #"say "\n""#)"##
    ),
    Row(
      testDescription: "a fence of another length",
      source: ##"expectText(a, matches: #"x"#)"##,
      text: ##"a"#\(b)"##,
      after: ###"expectText(a, matches: ##"a"#\(b)"##)"###
    ),
    Row(
      testDescription: "a fence that is not needed stays",
      source: ##"expectText(a, matches: #"x"#)"##,
      text: "y",
      after: ##"expectText(a, matches: #"y"#)"##
    ),
    Row(
      testDescription: "two quotes at the beginning",
      source: #"expectText(a, matches: "x")"#,
      text: "\"\"",
      after: "expectText(a, matches: \(long)\n    \"\"\n    \(long))"
    ),
    Row(
      testDescription: "three quotes",
      source: #"expectText(a, matches: "x")"#,
      text: "\"\"\"\n",
      after: "expectText(a, matches: #\(long)\n    \"\"\"\n\n    \(long)#)"
    ),
    Row(
      testDescription: "what an editor does not show",
      source: #"expectText(a, matches: "x")"#,
      text: "\u{1B}[\t",
      after: #"expectText(a, matches: "\u{1B}[\u{9}")"#
    ),
    Row(
      testDescription: "a mark that combines with a quote",
      source: #"expectText(a, matches: "x")"#,
      text: "\"\u{301}",
      after: "expectText(a, matches: #\"\"\u{301}\"#)"
    ),
  ])
  func `a literal is replaced by one that says the text`(_ row: Row) throws {
    let source = Array("// ö\n  \(row.source)\n".utf8)
    let literal = try SourceLiteral(in: source, line: 2, column: 3)
    var changed = source
    changed.replaceSubrange(literal.range, with: literal.replacement(by: row.text).utf8)
    #expect(String(decoding: changed, as: UTF8.self) == "// ö\n  \(row.after)\n")
    #expect(try SourceLiteral(in: changed, line: 2, column: 3).value == row.text)
  }

  @Test func `line ends are those of the call's line`() throws {
    for (end, other) in [("\n", "\r\n"), ("\r\n", "\n")] {
      let source = Array("// a\(other)  expectText(a, matches: \"x\")\(end)".utf8)
      let literal = try SourceLiteral(in: source, line: 2, column: 3)
      let text = literal.replacement(by: "y\nz")
      #expect(text == ["\"\"\"", "    y", "    z", "    \"\"\""].joined(separator: end))
    }
  }

  @Test(arguments: [
    (#"expectText(a, matches: "x" + "y")"#, "what it expects is more than one literal"),
    (#"expectText(a, matches: "x\(1)")"#, "its literal has values in it"),
    ("expectText(a, matches: expected)", "what it expects is no literal"),
    (#"expectText(a, matches: "x"#, "its literal has no end"),
    (#"expectText(a, matches: "x\"#, "its literal has no end"),
    ("expectText(a", "its brackets do not match"),
    ("expectText(a])", "its brackets do not match"),
    (#"expectText("a"#, "a text in it has no end"),
    ("expect(a)", "there is no 'expectText(' any more"),
  ])
  func `what is no plain literal is refused`(_ source: String, _ words: String) {
    let refusal = #expect(throws: SourceLiteral.Refusal.self) {
      try SourceLiteral(in: Array("  \(source)".utf8), line: 1, column: 3)
    }
    #expect(refusal?.words == words)
  }

  /// Returns where the compiler says that a call is, as the function of this name is told.
  private func expectText(
    _ text: String,
    matches expected: String,
    line: Int = #line,
    column: Int = #column
  ) -> (line: Int, column: Int) {
    (line, column)
  }

  @Test func `a call is found where the compiler says it is`() throws {
    let places = [
      expectText("a(b)", matches: "first"),
      self.expectText("a", matches: "second"),
    ]
    let source = try Array(Data(contentsOf: URL(filePath: #filePath)))
    let literals = try places.map {
      try SourceLiteral(in: source, line: $0.line, column: $0.column).value
    }
    #expect(literals == ["first", "second"])
  }

  @Test(arguments: [(0, 1), (1, 0), (1, 900), (9, 1), (-1, -1)])
  func `a place that is not in the source is refused`(_ line: Int, _ column: Int) {
    #expect(throws: SourceLiteral.Refusal.self) {
      try SourceLiteral(in: Array("expectText(a)".utf8), line: line, column: column)
    }
  }
}
