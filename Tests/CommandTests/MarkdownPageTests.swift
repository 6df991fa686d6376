import LayoutDiagnostics
import LayoutReports
import Testing

/// Pages in Markdown: where their blocks are, and what is left as it is.
@Suite struct MarkdownPageTests {
  private func page(_ text: String) -> MarkdownPage { MarkdownPage(Array(text.utf8), file: "a.md") }

  private func replaced(_ text: String, _ lines: [String]) -> String {
    let page = page(text)
    #expect(page.diagnostics.isEmpty)
    return String(decoding: page.replacing(page.blocks.map { _ in lines }), as: UTF8.self)
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String
  }

  @Test(arguments: [
    Row(
      testDescription: "an empty block",
      before: "# A\n<!-- layoutsim: s.sim.yaml#p -->\n<!-- /layoutsim -->\n\nend",
      after: "# A\n<!-- layoutsim: s.sim.yaml#p -->\nX\nY\n<!-- /layoutsim -->\n\nend"
    ),
    Row(
      testDescription: "a filled one at the end of the page",
      before: "<!-- layoutsim: s#p -->\nold\n\nolder\n<!-- /layoutsim -->",
      after: "<!-- layoutsim: s#p -->\nX\nY\n<!-- /layoutsim -->"
    ),
    Row(
      testDescription: "line ends of Windows",
      before: "a\r\n<!-- layoutsim: s#p -->\r\nold\r\n<!-- /layoutsim -->\r\nb\n",
      after: "a\r\n<!-- layoutsim: s#p -->\r\nX\r\nY\r\n<!-- /layoutsim -->\r\nb\n"
    ),
    Row(
      testDescription: "in a list and in a quotation",
      before:
        "- a\n  <!-- layoutsim: s#p -->\n  <!-- /layoutsim -->\n> <!-- layoutsim: s -->\n> <!-- /layoutsim -->\n",
      after:
        "- a\n  <!-- layoutsim: s#p -->\n  X\n  Y\n  <!-- /layoutsim -->\n> <!-- layoutsim: s -->\n> X\n> Y\n"
        + "> <!-- /layoutsim -->\n"
    ),
    Row(
      testDescription: "code is left alone",
      before:
        "```md\n<!-- layoutsim: s#p -->\n```\n~~~~\n<!-- /layoutsim -->\n~~~\n```\n~~~~\n`<!-- layoutsim: s -->`\n",
      after:
        "```md\n<!-- layoutsim: s#p -->\n```\n~~~~\n<!-- /layoutsim -->\n~~~\n```\n~~~~\n`<!-- layoutsim: s -->`\n"
    ),
    Row(
      testDescription: "code by its indentation is left alone",
      before:
        "    <!-- layoutsim: s#p -->\n    <!-- /layoutsim -->\n\na\n\n\t<!-- layoutsim: s#p -->\n\n\t<!-- /layoutsim -->\n"
        + "- b\n\n      <!-- layoutsim: s#p -->\n> c\n>\n>     <!-- layoutsim: s#p -->\n# d\n    ```\n",
      after:
        "    <!-- layoutsim: s#p -->\n    <!-- /layoutsim -->\n\na\n\n\t<!-- layoutsim: s#p -->\n\n\t<!-- /layoutsim -->\n"
        + "- b\n\n      <!-- layoutsim: s#p -->\n> c\n>\n>     <!-- layoutsim: s#p -->\n# d\n    ```\n"
    ),
    Row(
      testDescription: "code that looks like a quotation or a list is left alone",
      before:
        "    > <!-- layoutsim: s#p -->\n\n-     <!-- layoutsim: s#p -->\n1.      <!-- layoutsim: s#p -->\n",
      after:
        "    > <!-- layoutsim: s#p -->\n\n-     <!-- layoutsim: s#p -->\n1.      <!-- layoutsim: s#p -->\n"
    ),
    Row(
      testDescription: "a quotation in a list",
      before: "1. a\n\n     > <!-- layoutsim: s#p -->\n     > <!-- /layoutsim -->\n",
      after:
        "1. a\n\n     > <!-- layoutsim: s#p -->\n     > X\n     > Y\n     > <!-- /layoutsim -->\n"
    ),
    Row(
      testDescription: "as far in as the contents of a list",
      before:
        "10. a\n\n    <!-- layoutsim: s#p -->\n    <!-- /layoutsim -->\n- b\n  - c\n\n    <!-- layoutsim: s -->\n"
        + "    <!-- /layoutsim -->\n",
      after:
        "10. a\n\n    <!-- layoutsim: s#p -->\n    X\n    Y\n    <!-- /layoutsim -->\n- b\n  - c\n\n"
        + "    <!-- layoutsim: s -->\n    X\n    Y\n    <!-- /layoutsim -->\n"
    ),
    Row(
      testDescription: "no code: it goes on with a paragraph",
      before: "a\n    <!-- layoutsim: s#p -->\n    <!-- /layoutsim -->\n",
      after: "a\n    <!-- layoutsim: s#p -->\n    X\n    Y\n    <!-- /layoutsim -->\n"
    ),
    Row(
      testDescription: "code in a line opens no fence",
      before: "```a``` b\n<!-- layoutsim: s#p -->\n<!-- /layoutsim -->\n",
      after: "```a``` b\n<!-- layoutsim: s#p -->\nX\nY\n<!-- /layoutsim -->\n"
    ),
    Row(
      testDescription: "a byte order mark and spaces at the end of the line",
      before: "\u{FEFF}<!-- layoutsim: s#p --> \n<!-- /layoutsim -->\t\n",
      after: "\u{FEFF}<!-- layoutsim: s#p --> \nX\nY\n<!-- /layoutsim -->\t\n"
    ),
    Row(
      testDescription: "no block",
      before: "a `<!-- layoutsim: b -->`\r\n",
      after: "a `<!-- layoutsim: b -->`\r\n"
    ),
    Row(testDescription: "nothing", before: "", after: ""),
  ])
  func `lines of blocks are replaced, and nothing else`(_ row: Row) {
    #expect(replaced(row.before, ["X", "Y"]) == row.after)
    #expect(replaced(row.after, ["X", "Y"]) == row.after)
  }

  @Test func `bytes that are no text stay`() {
    let bytes = [0xFF, 0x0A] + Array("<!-- layoutsim: s -->\n<!-- /layoutsim -->\n".utf8) + [0xC3]
    let page = MarkdownPage(bytes, file: "a.md")
    #expect(page.replacing([[]]) == bytes)
    #expect(page.replacing([nil]) == bytes)
  }

  @Test func `a block says the scenario, the picture, and its place`() {
    let blocks = page("\n  <!-- layoutsim:  a b.sim.yaml#in/film.svg  -->\n  <!-- /layoutsim -->\n")
      .blocks
    #expect(blocks.map(\.scenario) == ["a b.sim.yaml"])
    #expect(blocks.map(\.picture) == ["in/film.svg"])
    #expect(blocks.map { [$0.mark.line, $0.mark.column, $0.mark.length] } == [[2, 20, 24]])
  }

  @Test(arguments: [
    ("<!-- layoutsim: s#p -->\n", 1, 17, "the block is not closed"),
    (
      "<!-- layoutsim: s -->\n<!-- layoutsim: t -->\n<!-- /layoutsim -->\n", 1, 17,
      "the block is not closed"
    ),
    ("a\n  <!-- /layoutsim -->\n", 2, 3, "no block is open here"),
    ("<!-- layoutsim: s\n-->\n", 1, 1, "the comment does not end on its line"),
    ("<!-- layoutsim: s --> a\n", 1, 1, "something stands behind the comment"),
    (
      "<!-- layoutsim: -->\n<!-- /layoutsim -->\n", 1, 1,
      "the comment names no picture of a scenario"
    ),
    (
      "<!-- layoutsim: s# -->\n<!-- /layoutsim -->\n", 1, 1,
      "the comment names no picture of a scenario"
    ),
    (
      "<!-- layoutsim: s -->\n<!-- /layoutsim --> a\n", 2, 1,
      "something stands behind the end of the block"
    ),
    (
      "<!-- layoutsim: s -->\n<!--/layoutsim-->\n", 2, 1, "'<!--/layoutsim-->' does not end a block"
    ),
    (
      "a\n <!--layoutsim s.sim.yaml#p-->\n<!-- /layoutsim -->\n", 2, 2,
      "'<!--layoutsim s.sim.yaml#p-->' does not begin a block"
    ),
    (
      "<!-- LayoutSim: s.sim.yaml -->\n<!-- /layoutsim -->\n", 1, 1,
      "'<!-- LayoutSim: s.sim.yaml -->' does not begin a block"
    ),
    (
      "| a | <!-- layoutsim: s.sim.yaml --> |\n", 1, 7,
      "a block's comment stands beside something else"
    ),
    ("a <!-- layoutsim: b -->\r\n", 1, 3, "a block's comment stands beside something else"),
    ("`` ` `a <!-- /layoutsim -->\n", 1, 9, "a block's comment stands beside something else"),
  ])
  func `a mistake is told with its place`(
    _ text: String,
    _ line: Int,
    _ column: Int,
    _ message: String
  ) {
    let first = page(text).diagnostics.first
    #expect(first?.message == message)
    #expect(first?.mark?.line == line && first?.mark?.column == column)
  }

  @Test func `a comment that speaks of the command is no block`() {
    #expect(page("<!-- layoutsim draws the pictures of s.sim.yaml -->\n").diagnostics.isEmpty)
    #expect(page("a `<!-- layoutsim: s -->`, ``b` <!-- /layoutsim -->``\n").diagnostics.isEmpty)
    let almost = page("<!-- layoutsim = s.sim.yaml#p-->\n<!-- /layoutsim -->\n").diagnostics
    #expect(almost.map(\.hint) == ["write '<!-- layoutsim: s.sim.yaml#p -->'"])
  }

  @Test func `words and paths cannot leave their places`() {
    let words = "A [row](x) <b> & \"quotes\" `c`\n<!-- /layoutsim -->"
    let one = MarkdownPicture([.init(path: "a (1)/ö.svg")], words: words)
    #expect(
      one.lines == [
        #"![A \[row\](x) \<b\> \& "quotes" \`c\` \<\!-- /layoutsim --\>](a%20%281%29/%C3%B6.svg)"#
      ]
    )
    let wide = MarkdownPicture([.init(path: "a@2x.png")], words: words, width: 393)
    #expect(
      wide.lines == [
        "<img alt=\"A [row](x) &lt;b&gt; &amp; &quot;quotes&quot; `c` &lt;!-- /layoutsim --&gt;\" src=\"a@2x.png\" "
          + "width=\"393\">"
      ]
    )
    let pair = MarkdownPicture(
      [.init(path: "a.svg", theme: "light"), .init(path: "a~dark.svg", theme: "dark")],
      words: "A"
    )
    #expect(
      pair.lines == [
        "<picture>", #"<source media="(prefers-color-scheme: dark)" srcset="a~dark.svg">"#,
        #"<img alt="A" src="a.svg">"#, "</picture>",
      ]
    )
  }

  @Test(arguments: [
    (["in/a.svg", "in/a~dark.svg"], "a.svg"), (["a@2x.png", "a~dark@2x.png"], "a.png"),
    (["x~dark@3x.png"], "x.png"), (["a.b~c.svg"], "a.b~c.svg"),
  ])
  func `a page of DocC shows an image by the name of all its versions`(
    _ files: [String],
    _ name: String
  ) {
    let picture = MarkdownPicture(
      files.map { .init(path: $0) },
      words: "A",
      isInCatalogue: true,
      width: 393
    )
    #expect(picture.lines == ["![A](\(name))"])
  }
}
