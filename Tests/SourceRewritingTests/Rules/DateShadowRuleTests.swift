#if SourceRewriting
import Testing

@Suite struct `The present date without its type` {
  @Test(arguments: [
    RewritingRow("a variable", "let a: Date = .now", "let a: Date = Date.onVirtualClock"),
    RewritingRow("an initializer", "let a: Date = .init()", "let a: Date = Date.onVirtualClock"),
    RewritingRow(
      "a parameter",
      "func f(a: Date? = .now) {}",
      "func f(a: Date? = Date.onVirtualClock) {}"
    ),
    RewritingRow(
      "a time of a queue",
      "q.asyncAfter(deadline: .now() + 1) {}",
      "q.asyncAfter(deadline: .now() + 1) {}"
    ),
    RewritingRow(
      "another type",
      "struct Date {}\nlet a: Date = .now",
      "struct Date {}\nlet a: Date = .now"
    ),
    RewritingRow("no date", "let a: [Int] = .init()", "let a: [Int] = .init()"),
  ])
  func `a written type has it written out`(_ row: RewritingRow) { row.check() }

  @Test(arguments: [
    "f(.now)", "let a = Date.init", "extension Date { var a: Double { -timeIntervalSinceNow } }",
    "let a = calendar.isDateInToday(day)", "func f() -> Date { .init() }",
  ])
  func `the rest finds members of the file`(_ source: String) {
    let rewriting = Rewriting(["A.swift": source])
    let lines = rewriting.body("A.swift").split(separator: "\n")
    #expect(lines.first == source[...])
    #expect(
      lines.dropFirst().map { $0.prefix(28) } == [
        "fileprivate extension Date {", "fileprivate extension Calend",
      ]
    )
    #expect(rewriting.head("A.swift") == "import VirtualFoundation")
  }
}
#endif
