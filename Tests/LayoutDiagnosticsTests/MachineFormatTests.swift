import Foundation
import LayoutDiagnostics
import Testing

@Suite struct `Diagnostics for machines` {
  private let full = Diagnostic(
    .error,
    code: "unknown-key",
    "no key is named \"a\\b\"",
    at: SourceMark(file: "a,b:c%.yaml", line: 3, column: 5, length: 4),
    notes: [
      .init("one", at: SourceMark(file: "x", line: 1)), .init("two\u{1B}"),
    ],
    hint: "50%\nmore"
  )

  @Test func `JSON has one object a line`() {
    #expect(
      [full, Diagnostic(.warning, code: "w", "first")].jsonText == #"""
        [
          {"severity": "warning", "code": "w", "message": "first"},
          {"severity": "error", "code": "unknown-key", "message": "no key is named \"a\\b\"", "file": "a,b:c%.yaml", "line": 3, "column": 5, "length": 4, "notes": [{"message": "one", "file": "x", "line": 1}, {"message": "two\u001b"}], "hint": "50%\nmore"}
        ]

        """#
    )
    #expect([Diagnostic]().jsonText == "[]\n")
  }

  @Test func `JSON reads back as what was written, whatever the characters`() throws {
    let hostile = String(String.UnicodeScalarView((0...0x2100).compactMap(Unicode.Scalar.init)))
    let text = [Diagnostic(.note, code: "c", hostile)].jsonText
    let read = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [[String: String]]
    #expect(read?.first?["message"] == hostile)
  }

  @Test func `an annotation keeps its syntax to itself`() {
    #expect(
      full.gitHubAnnotation()
        == "::error file=a%2Cb%3Ac%25.yaml,line=3,col=5,endColumn=9,title=unknown-key"
        + "::no key is named \"a\\b\"%0Anote: one%0Anote: two\\u{1B}%0Ahint: 50%25\\u{A}more"
    )
  }

  @Test(arguments: [
    ("a/b.yaml", "", "a/b.yaml"), ("b.yaml", "a", "a/b.yaml"), ("./b.yaml", "a/c", "a/c/b.yaml"),
    ("../b.yaml", "a/c", "a/b.yaml"), ("../../../b.yaml", "a/c", "../b.yaml"),
    ("/x/b.yaml", "a", "/x/b.yaml"),
  ])
  func `an annotation names its file from the top of the repository`(
    _ file: String,
    _ folder: String,
    _ path: String
  ) {
    let placed = Diagnostic(.error, code: "c", "m", at: SourceMark(file: file, line: 1))
    #expect(
      placed.gitHubAnnotation(from: folder) == "::error file=\(path),line=1,title=c::m"
    )
    let unplaced = Diagnostic(.error, code: "c", "m")
    #expect(
      unplaced.gitHubAnnotation(in: file, from: folder) == "::error file=\(path),title=c::m"
    )
  }

  @Test func `a combining mark does not hide a separator`() {
    let diagnostic = Diagnostic(
      .note,
      code: "c",
      "m",
      at: SourceMark(file: "a,\u{301}b:\u{301}c", line: 1)
    )
    #expect(
      diagnostic.gitHubAnnotation()
        == "::notice file=a%2C\u{301}b%3A\u{301}c,line=1,title=c::m"
    )
  }

  @Test func `an annotation fits what a runner passes on, and keeps the advice`() {
    let notes = (1...300).map {
      Diagnostic.Note("against constraint number \($0) of many", at: nil)
    }
    let text = Diagnostic(.error, code: "c", "first", notes: notes, hint: "last").gitHubAnnotation()
    #expect(text.utf16.count < 4096 + 2 * 300)
    #expect(text.contains("::first%0Anote: against constraint number 1 of many%0A"))
    #expect(text.hasSuffix(" more, which would not fit%0Ahint: last"))
    let long = String(repeating: "\u{1F469}", count: 9000)
    #expect(Diagnostic(.error, code: "c", long, hint: long).gitHubAnnotation().utf16.count < 4096)
  }
}
