import Foundation
import LayoutSnapshots
import TestSupport
import Testing

/// Texts that wait for the sources of tests, settled by the commands that settle goldens.
@Suite struct TextInSourceTests {
  private static let path = "Tests/AppTests/ListTests.swift"
  private static let source = """
    struct ListTests {
      @Test func one() { expectText(list, matches: "a") }
      @Test func two() { expectText(table) }
    }

    """

  /// A bench with a source for whose two calls texts wait: from a run here, or in the folder "there" from one in CI.
  private static func run(
    inCI: Bool = false,
    _ body: (CommandBench) throws -> Void
  ) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(source, to: path)
      for (line, text, expected) in [(2, "b", "a"), (3, "1\n2", nil)] {
        let literal = try PendingLiteral(
          text,
          for: expected,
          in: path,
          Array(source.utf8),
          line: line,
          column: 22
        )
        try WholeFile.write(
          literal.file,
          to: inCI
            ? "\(layoutsim.folder)/there/Snapshots/List/\(literal.name).txt.new.txt"
            : "\(layoutsim.folder)/Snapshots/List/\(literal.name).new.txt"
        )
      }
      try body(layoutsim)
    }
  }

  @Test func `they are named, told and accepted by their places`() throws {
    try Self.run { layoutsim in
      let pending = try layoutsim("pending")
      #expect(
        pending.lines == [
          "Tests/AppTests/ListTests.swift:2 (text in the source)  2 changed lines",
          "Tests/AppTests/ListTests.swift:3 (text in the source)  nothing expected yet",
        ]
      )
      let diff = try layoutsim("diff", "ListTests.swift:2")
      #expect(
        diff.lines == [
          "Tests/AppTests/ListTests.swift:2 (text in the source)  2 changed lines",
          "    - 1: a", "    + 1: b", "  source  Tests/AppTests/ListTests.swift",
          "  waits   Snapshots/List/AppTests-ListTests.swift-2.new.txt",
        ]
      )
      let accept = try layoutsim("accept", "ListTests.swift:3")
      #expect(accept.code == 0)
      #expect(accept.lines == ["accepted Tests/AppTests/ListTests.swift:3 (text in the source)"])
      let written = Self.source.replacing(
        "(table)",
        with: "(table, matches: \"\"\"\n    1\n    2\n    \"\"\")"
      )
      #expect(layoutsim.text(of: Self.path) == written)
      #expect(try layoutsim("reject", "AppTests/ListTests.swift").code == 0)
      #expect(layoutsim.text(of: Self.path) == written)
      #expect(filesInFolder("\(layoutsim.folder)/Snapshots/List").isEmpty)
    }
  }

  @Test func `all or none are accepted, with every reason`() throws {
    try Self.run { layoutsim in
      let changed = Self.source.replacing("(table)", with: "(view)")
        .replacing("\"a\"", with: "\"c\"")
      try layoutsim.write(changed, to: Self.path)
      let run = try layoutsim("accept", "--all")
      #expect(run.code == 1)
      #expect(run.errors.contains("ListTests.swift:2 (text in the source): the source has changed"))
      #expect(run.errors.contains("ListTests.swift:3 (text in the source): the source has changed"))
      #expect(run.errors.contains("nothing was accepted, because of 2 results"))
      #expect(layoutsim.text(of: Self.path) == changed)
      #expect(try layoutsim("pending").lines.count == 2)
    }
  }

  @Test func `each is settled by a key`() throws {
    try Self.run { layoutsim in
      let run = try layoutsim("review", input: "a\nr\n")
      #expect(run.code == 0)
      #expect(layoutsim.text(of: Self.path) == Self.source.replacing("\"a\"", with: "\"b\""))
      #expect(try layoutsim("pending").lines.isEmpty)
    }
  }

  @Test func `those of a run in CI are accepted from its folder`() throws {
    try Self.run(inCI: true) { layoutsim in
      #expect(try layoutsim("pending", "--from", "there").lines.count == 2)
      let one = try layoutsim("accept", "--from", "there", "ListTests.swift:3")
      #expect(one.code == 0, "\(one.errors)")
      // The other is still found, though the first has moved lines; and once more changes nothing.
      for _ in 1...2 {
        let all = try layoutsim("accept", "--from", "there", "--all")
        #expect(all.code == 0, "\(all.errors)")
      }
      let text = try #require(layoutsim.text(of: Self.path))
      #expect(text.contains("expectText(list, matches: \"b\")"))
      #expect(text.contains("expectText(table, matches: \"\"\"\n    1\n"))
    }
  }
}
