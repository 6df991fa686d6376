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

  private func waiting(_ path: String) -> [String] {
    filesInFolder(path.replacing("/ListTests.swift", with: "/Snapshots/List"))
  }

  @Test func `a text that differs is told line by line, and waits for review`() throws {
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
      #expect(words.contains("  it cannot be accepted: the source is not what was compiled"))
      expectText("a", matches: "a", record: .all, caller: caller(path, 2))
      #expect(text(path) == source)
      #expect(waiting(path).isEmpty)
    }
  }

  @Test func `a text waits until the test says it or the run agrees with the test again`() throws {
    try run { path in
      func run(_ text: String) {
        expectText(text, matches: "x", record: nil, caller: caller(path, 2))
      }
      let words = failure { run("y") }
      let file = path.replacing("ListTests.swift", with: "Snapshots/List/ListTests.swift-2.new.txt")
      #expect(words.contains("\n  see     \(file)\n"), "\(words)")
      #expect(words.hasSuffix("  accept  layoutsim accept \(parts(of: path)):2"), "\(words)")
      #expect(waiting(path) == ["ListTests.swift-2.new.txt"])
      #expect(text(file)?.hasSuffix("}\ny\n") == true)
      let other = failure { run("z") }
      #expect(other.contains("this line had another text before in this run"), "\(other)")
      #expect(text(file)?.hasSuffix("}\ny\n") == true)
      run("x")
      #expect(waiting(path).isEmpty)
      #expect(text(path) == source)
      let missing = failure {
        expectText("b", matches: nil, record: nil, caller: caller(path, 3))
      }
      #expect(missing.hasPrefix("the test does not say yet what the text is\n  + b\n  see "))
      #expect(waiting(path) == ["ListTests.swift-3.new.txt"])
      expectText("b", matches: nil, record: .changed, caller: caller(path, 3))
      #expect(waiting(path).isEmpty)
      #expect(text(path) == source.replacing("(b)", with: "(b, matches: \"b\")"))
    }
  }

  /// The last two parts of a path.
  private func parts(of path: String) -> String {
    path.split(separator: "/").suffix(2).joined(separator: "/")
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
      let artifacts = path.replacing("ListTests.swift", with: "artifacts")
      let variables = ["CI": "1", "LAYOUTSIM_ARTIFACTS": artifacts]
      let inCI = failure {
        expectText("y", matches: "x", record: .all, caller: caller(path, 2, variables))
      }
      #expect(inCI.contains("- 1: x\n  + 1: y"), "\(inCI)")
      #expect(inCI.contains("  accept  layoutsim accept --from FOLDER "), "\(inCI)")
      #expect(inCI.contains("ListTests.swift:2, where FOLDER is '\(artifacts)'"), "\(inCI)")
      #expect(waiting(path).isEmpty)
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
