import Foundation
import LayoutSimTesting
import TestSupport
import Testing

/// What `expectText` says, and what it writes into a source.
struct ExpectTextTests {
  private let source = """
    struct Tests {
      func one() { expectText(a, matches: "x") }
      func two() { expectText(b) }
    }

    """

  private func caller(
    _ path: String,
    _ line: Int,
    _ variables: [String: String] = [:]
  ) -> TestCaller {
    TestCaller(filePath: path, line: line, column: 16, variables: variables)
  }

  private func run(_ body: (String) throws -> Void) throws {
    try withTemporaryFolder { folder in
      let path = "\(folder)/ListTests.swift"
      try source.write(toFile: path, atomically: true, encoding: .utf8)
      try body(path)
    }
  }

  private func text(_ path: String) -> String? {
    try? String(contentsOfFile: path, encoding: .utf8)
  }

  @Test func `a text that differs is told line by line, and nothing is written`() throws {
    try run { path in
      let words = failure {
        expectText(
          "a\nc",
          matches: "a\nb",
          record: .missing,
          caller: caller(path, 2)
        )
      }
      #expect(
        words.hasPrefix("the text differs from what the test says\n    1: a\n  - 2: b\n  + 2: c\n")
      )
      #expect(words.contains("LAYOUTSIM_RECORD=changed"))
      expectText("a", matches: "a", record: .all, caller: caller(path, 2))
      #expect(text(path) == source)
    }
  }

  @Test func `several literals of a source are replaced, from first to last`() throws {
    try run { path in
      let variables = ["LAYOUTSIM_RECORD": "changed"]
      expectText("1\n2", matches: "x", record: nil, caller: caller(path, 2, variables))
      expectText("b", matches: nil, record: nil, caller: caller(path, 3, variables))
      // Once more, as by a test that is repeated.
      expectText("1\n2", matches: "x", record: nil, caller: caller(path, 2, variables))
      let written = source.replacing("\"x\"", with: "\"\"\"\n    1\n    2\n    \"\"\"")
        .replacing("(b)", with: "(b, matches: \"b\")")
      #expect(text(path) == written)
      let words = failure {
        expectText("3", matches: "x", record: nil, caller: caller(path, 2, variables))
      }
      #expect(words.contains("this line recorded another text before in this run"), "\(words)")
    }
  }

  @Test func `nothing is written in CI, nor into a source that is not what was compiled`() throws {
    try run { path in
      let inCI = failure {
        expectText("y", matches: "x", record: .all, caller: caller(path, 2, ["CI": "1"]))
      }
      #expect(inCI.contains("- 1: x\n  + 1: y"), "\(inCI)")
      let words = failure {
        expectText("y", matches: "z", record: .all, caller: caller(path, 2))
      }
      #expect(words.contains("is not what was compiled"), "\(words)")
      #expect(text(path) == source)
      expectText("y", matches: "x", record: .all, caller: caller(path, 2))
      try source.write(toFile: path, atomically: true, encoding: .utf8)
      let changed = failure {
        expectText("y", matches: nil, record: .all, caller: caller(path, 3))
      }
      #expect(changed.contains("was changed meanwhile"), "\(changed)")
      #expect(text(path) == source)
    }
  }
}
