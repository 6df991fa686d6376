import LayoutSnapshots
import TestSupport
import Testing

/// Texts that wait for the sources of tests: found again, written there, or refused.
@Suite struct PendingLiteralTests {
  private static let path = "Tests/AppTests/ListTests.swift"
  private static let source = """
    struct ListTests {
      @Test func one() { expectText(list, matches: "a") }
      @Test func two() { expectText(list, matches: "a") }
      @Test func raw() { expectText(other, matches: ##"c"##) }
    }

    """

  /// A folder with a source, in which a text waits for each place.
  private func run(
    _ places: [(line: Int, text: String)],
    _ body: (String) throws -> Void
  ) throws {
    try withTemporaryFolder { folder in
      let file = "\(folder)/\(Self.path)"
      try WholeFile.write(Self.source.utf8, to: file)
      let place = LiteralFolder(of: file, keptBy: .standard(environment: [:]))
      for (line, text) in places {
        let literal = try PendingLiteral(
          text,
          for: line == 4 ? "c" : "a",
          in: Self.path,
          Array(Self.source.utf8),
          line: line,
          column: 22
        )
        let name = "\(folder)/Snapshots/List/AppTests-ListTests.swift-\(line).new.txt"
        #expect(place.keep(literal, []) == .written(name))
      }
      try body(folder)
    }
  }

  private func waiting(_ folder: String) -> [PendingSnapshot] {
    PendingSnapshot.all(below: [folder]).snapshots
  }

  private func source(_ folder: String) throws -> String {
    String(decoding: try WholeFile.read("\(folder)/\(Self.path)"), as: UTF8.self)
  }

  @Test func `texts are accepted one after the other, whatever lines they add`() throws {
    try run([(2, "b\nc"), (3, "d"), (4, #"say "#)]) { folder in
      for snapshot in waiting(folder) {
        #expect(snapshot.objection == nil && snapshot.isInSource && !snapshot.isNew)
        try snapshot.accept()
      }
      #expect(waiting(folder).isEmpty)
      let written = """
        struct ListTests {
          @Test func one() { expectText(list, matches: \"\"\"
            b
            c
            \"\"\") }
          @Test func two() { expectText(list, matches: "d") }
          @Test func raw() { expectText(other, matches: ##"say "##) }
        }

        """
      #expect(try source(folder) == written)
    }
  }

  @Test func `a text is named by its place in the source, and told by its lines`() throws {
    try run([(3, "b")]) { folder in
      let snapshot = try #require(waiting(folder).first)
      #expect(snapshot.name.text == "\(folder)/\(Self.path):3")
      #expect(snapshot.golden == "\(folder)/\(Self.path)")
      #expect(try snapshot.difference()?.lines == ["- 1: a", "+ 1: b"])
      for word in ["ListTests.swift:3", "AppTests/ListTests.swift", "ListTests.swift"] {
        let meaning = SnapshotAddress.meaning(of: word, among: [snapshot.name])
        #expect(meaning == .addresses([snapshot.name]), "\(word)")
      }
    }
  }

  struct Change: CustomTestStringConvertible {
    let testDescription: String
    let old: String
    let new: String
    var reason: String?
  }

  @Test(arguments: [
    Change(testDescription: "lines before it", old: "struct", new: "import A\n\nstruct"),
    Change(testDescription: "other line ends", old: "\n", new: "\r\n"),
    Change(
      testDescription: "the text is there already",
      old: "two() { expectText(list, matches: \"a\"",
      new: "two() { expectText(list, matches: \"b\""
    ),
    Change(
      testDescription: "another text",
      old: "two() { expectText(list, matches: \"a\"",
      new: "two() { expectText(list, matches: \"z\"",
      reason: "the test expects another text"
    ),
    Change(
      testDescription: "another value",
      old: "two() { expectText(list",
      new: "two() { expectText(table",
      reason: "the call is not found in it any more"
    ),
    Change(
      testDescription: "one more call like it",
      old: "struct ListTests {",
      new: "struct ListTests {\n  func zero() { expectText(list, matches: \"a\") }",
      reason: "the call is not found in it any more"
    ),
    Change(
      testDescription: "no literal",
      old: "two() { expectText(list, matches: \"a\"",
      new: "two() { expectText(list, matches: a",
      reason: "what it expects is no literal"
    ),
  ])
  func `a source that changed takes the text where the call is still the same`(
    _ change: Change
  ) throws {
    try run([(3, "b")]) { folder in
      let changed = Self.source.replacing(change.old, with: change.new)
      #expect(changed != Self.source)
      try WholeFile.write(changed.utf8, to: "\(folder)/\(Self.path)")
      let snapshot = try #require(waiting(folder).first)
      guard let reason = change.reason else {
        #expect(snapshot.objection == nil)
        try snapshot.accept()
        #expect(try source(folder).contains("two() { expectText(list, matches: \"b\")"))
        #expect(try source(folder).contains("one() { expectText(list, matches: \"a\")"))
        return
      }
      #expect(snapshot.objection?.contains(reason) == true, "\(snapshot.objection ?? "")")
      #expect(throws: FileError.self) { try snapshot.accept() }
      #expect(try source(folder) == changed)
      #expect(waiting(folder).count == 1)
    }
  }

  @Test(arguments: [
    ("\"source\":\"Tests/AppTests/ListTests.swift\"", "\"source\":\"../ListTests.swift\""),
    ("\"source\":\"Tests/AppTests/ListTests.swift\"", "\"source\":\"Package.swift\""),
    ("\"source\":\"Tests/AppTests/ListTests.swift\"", "\"source\":\"/etc/ListTests.swift\""),
    ("\"source\":\"Tests/AppTests/ListTests.swift\"", "\"source\":\"Tests/ListTests.swift\""),
    ("\"call\"", "\"cell\""), ("\"index\":1", "\"index\":-1"), ("\"index\":1", "\"index\":2"),
    ("# layoutsim 1", "# layoutsim 2"),
  ])
  func `a file that was tampered with changes nothing`(_ old: String, _ new: String) throws {
    try run([(3, "b")]) { folder in
      let file = "\(folder)/Snapshots/List/AppTests-ListTests.swift-3.new.txt"
      let text = String(decoding: try WholeFile.read(file), as: UTF8.self)
      #expect(text.contains(old))
      try WholeFile.write(text.replacing(old, with: new).utf8, to: file)
      let snapshot = try #require(waiting(folder).first)
      #expect(snapshot.objection != nil)
      #expect(throws: FileError.self) { try snapshot.accept() }
      #expect(try source(folder) == Self.source)
      try snapshot.reject()
      #expect(filesInFolder("\(folder)/Snapshots/List").isEmpty)
    }
  }

  @Test func `two calls on one line wait apart`() throws {
    let line = #"  func f() { expectText(a, matches: "x"); expectText(a, matches: "y") }"#
    let source = Array("struct A {\n\(line)\n}\n".utf8)
    let literals = try [14, 43].map { column in
      try PendingLiteral(
        "z",
        for: column == 14 ? "x" : "y",
        in: "Tests/T/ATests.swift",
        source,
        line: 2,
        column: column
      )
    }
    #expect(literals.map(\.name) == ["T-ATests.swift-2", "T-ATests.swift-2-43"])
    #expect(!literals[0].hasCall(of: literals[1]))
  }
}
