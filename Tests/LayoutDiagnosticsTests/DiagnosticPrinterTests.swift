import LayoutDiagnostics
import Testing

@Suite struct `Printing of diagnostics` {
  private let cards = SourceText(
    file: "cards.sim.yaml",
    text: """
      scene:
        views:
          header: {}
        steps:
          - to: body.top
      """
  )

  @Test func `place, line, carets, notes and hint are lines of their own`() {
    let diagnostic = Diagnostic(
      .error,
      code: "unknown-view",
      "no view is named 'body'",
      at: SourceMark(file: "cards.sim.yaml", line: 5, column: 11, length: 4),
      notes: [
        .init(
          "views of this scene are 'header'",
          at: SourceMark(file: "cards.sim.yaml", line: 2, column: 3, length: 5)
        ),
        .init("the table is a view too"),
      ],
      hint: "name the view in 'views'"
    )
    #expect(
      DiagnosticPrinter(sources: [cards]).text(of: diagnostic) == """
        cards.sim.yaml:5:11: error: no view is named 'body'
            5 |     - to: body.top
              |           ^~~~
        cards.sim.yaml:2:3: note: views of this scene are 'header'
        note: the table is a view too
        hint: name the view in 'views'

        """
    )
  }

  struct ExcerptRow: CustomTestStringConvertible {
    let testDescription: String
    let line: String
    let column: Int
    var length = 1
    let shown: String
  }

  @Test(arguments: [
    ExcerptRow(
      testDescription: "a tab reaches the next stop",
      line: "\tab\tcd",
      column: 5,
      length: 2,
      shown: "    1 |     ab  cd\n      |         ^~\n"
    ),
    ExcerptRow(
      testDescription: "a mark on a tab covers the tab",
      line: "\tab",
      column: 1,
      shown: "    1 |     ab\n      | ^~~~\n"
    ),
    ExcerptRow(
      testDescription: "wide characters take two cells",
      line: "名前: 行 3",
      column: 5,
      length: 1,
      shown: "    1 | 名前: 行 3\n      |       ^~\n"
    ),
    ExcerptRow(
      testDescription: "an emoji of many parts is one wide character",
      line: "👩‍👩‍👧 x",
      column: 3,
      shown: "    1 | 👩‍👩‍👧 x\n      |    ^\n"
    ),
    ExcerptRow(
      testDescription: "an emoji may end with the sign that makes it one",
      line: "👁\u{FE0F}\u{200D}🗨\u{FE0F} x",
      column: 3,
      shown: "    1 | 👁\u{FE0F}\u{200D}🗨\u{FE0F} x\n      |    ^\n"
    ),
    ExcerptRow(
      testDescription: "a combining accent takes no cell",
      line: "e\u{301}a b",
      column: 4,
      shown: "    1 | e\u{301}a b\n      |    ^\n"
    ),
    ExcerptRow(
      testDescription: "an escape sequence is written out",
      line: "a\u{1B}[31mb",
      column: 7,
      shown: "    1 | a\\u{1B}[31mb\n      |            ^\n"
    ),
    ExcerptRow(
      testDescription: "an override of the direction is written out",
      line: "\u{202E}abc",
      column: 2,
      shown: "    1 | \\u{202E}abc\n      |         ^\n"
    ),
    ExcerptRow(
      testDescription: "a column beyond the end is the end",
      line: "ab",
      column: 99,
      length: 5,
      shown: "    1 | ab\n      |   ^\n"
    ),
    ExcerptRow(
      testDescription: "a length beyond the end stops there",
      line: "abcd",
      column: 3,
      length: Int.max,
      shown: "    1 | abcd\n      |   ^~\n"
    ),
    ExcerptRow(
      testDescription: "an empty line",
      line: "",
      column: 1,
      shown: "    1 |\n      | ^\n"
    ),
    ExcerptRow(
      testDescription: "without a column there are no carets",
      line: "abcd",
      column: 0,
      shown: "    1 | abcd\n"
    ),
    ExcerptRow(
      testDescription: "a long line is cut around the place",
      line: String(repeating: "a", count: 500) + "X" + String(repeating: "b", count: 500),
      column: 501,
      shown: "    1 | …" + String(repeating: "a", count: 40) + "X"
        + String(repeating: "b", count: 77) + "…\n      | "
        + String(repeating: " ", count: 41) + "^\n"
    ),
  ])
  func `the carets stand under what is meant`(_ row: ExcerptRow) {
    let printer = DiagnosticPrinter(sources: [SourceText(file: "f", text: row.line)])
    let mark = SourceMark(file: "f", line: 1, column: row.column, length: row.length)
    let text = printer.text(of: Diagnostic(.error, code: "c", "m", at: mark))
    #expect(text.drop { $0 != "\n" }.dropFirst() == row.shown)
  }

  @Test func `a line that is not there is not shown`() {
    let mark = SourceMark(file: "cards.sim.yaml", line: 99, column: 1)
    let text = DiagnosticPrinter(sources: [cards]).text(
      of: Diagnostic(.warning, code: "c", "m", at: mark)
    )
    #expect(text == "cards.sim.yaml:99:1: warning: m\n")
  }

  @Test func `nothing in names or messages reaches the terminal as a command`() {
    let diagnostic = Diagnostic(
      .error,
      code: "c",
      "a\u{1B}]0;title\u{7}\nb",
      at: SourceMark(file: "x\u{9B}2J.yaml", line: 1),
      notes: [.init("c\rd")],
      hint: "e\u{2066}f"
    )
    let text = DiagnosticPrinter().text(of: diagnostic)
    #expect(
      text == """
        x\\u{9B}2J.yaml:1: error: a\\u{1B}]0;title\\u{7}\\u{A}b
        note: c\\u{D}d
        hint: e\\u{2066}f

        """
    )
  }

  @Test func `color wraps the words and nothing else`() {
    let text = DiagnosticPrinter(style: .colored).text(of: Diagnostic(.error, code: "c", "m"))
    #expect(text == "\u{1B}[1;31merror: \u{1B}[0m\u{1B}[1mm\u{1B}[0m\n")
  }

  @Test func `diagnostics come by file, line and column, those without a place first`() {
    func at(_ file: String, _ line: Int, _ column: Int, _ message: String) -> Diagnostic {
      Diagnostic(
        .error,
        code: "c",
        message,
        at: SourceMark(file: file, line: line, column: column)
      )
    }
    let mixed = [
      at("b", 1, 1, "5"), at("a", 10, 1, "4"), at("a", 9, 4, "2"), at("a", 9, 4, "3"),
      Diagnostic(.error, code: "c", "0"), at("a", 9, 2, "1"),
    ]
    #expect(mixed.sortedByPlace().map(\.message) == ["0", "1", "2", "3", "4", "5"])
  }

  @Test(
    arguments: [
      ([], nil),
      ([.error], "1 error"),
      ([.warning, .error, .error, .note], "2 errors, 1 warning, 1 note"),
    ] as [([Diagnostic.Severity], String?)]
  )
  func `a summary counts by severity`(_ severities: [Diagnostic.Severity], _ summary: String?) {
    let diagnostics = severities.map { Diagnostic($0, code: "c", "m") }
    #expect(DiagnosticPrinter.summary(of: diagnostics) == summary)
  }
}
