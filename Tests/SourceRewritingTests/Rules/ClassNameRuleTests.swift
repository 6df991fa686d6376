#if SourceRewriting
import Testing

@Suite struct `Names of classes` {
  @Test(arguments: [
    RewritingRow(
      "the class of something",
      "let a = type(of: self).description() + \"b\"",
      "let a = String(describing: type(of: self)) + \"b\""
    ),
    RewritingRow(
      "a class",
      "let a = Cell.self.description()",
      "let a = String(describing: Cell.self)"
    ),
    RewritingRow(
      "a class over two lines",
      "let a = type(of: self)\n  .description()\nlet b = 1",
      "let a = String(describing: type(of: self))\n\nlet b = 1"
    ),
    RewritingRow(
      "something that only looks like it",
      "let a = cell.description() + type(of: cell).description",
      "let a = cell.description() + type(of: cell).description"
    ),
  ])
  func `a class is described by Swift`(_ row: RewritingRow) { row.check() }

  @Test func `a class has UIKit's name`() {
    let rewriting = Rewriting(["App.swift": "let a = NSStringFromClass(Cell.self)"])
    #expect(
      rewriting.head("App.swift").hasSuffix("import func VirtualFoundation.NSStringFromClass")
    )
    #expect(rewriting.body("App.swift") == "let a = NSStringFromClass(Cell.self)")
  }
}
#endif
