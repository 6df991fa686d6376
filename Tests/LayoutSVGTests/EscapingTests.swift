import Foundation
import LayoutSVG
import ScreenFrames
import Testing

@Suite
struct EscapingTests {
  struct TextRow: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// Between tags.
    let content: String
    /// Between quotes.
    let attribute: String

    init(_ testDescription: String, _ text: String, _ content: String, _ attribute: String? = nil) {
      self.testDescription = testDescription
      self.text = text
      self.content = content
      self.attribute = attribute ?? content
    }
  }

  static let rows = [
    TextRow("plain text", "Row 3, 'a'", "Row 3, 'a'"),
    TextRow("markup", "<b>&amp;</b>", "&lt;b&gt;&amp;amp;&lt;/b&gt;"),
    TextRow("the end of character data", "]]>", "]]&gt;"),
    TextRow("a quote", #"a" onload="x"#, #"a" onload="x"#, "a&quot; onload=&quot;x"),
    TextRow("the end of an element", "</text><script>", "&lt;/text&gt;&lt;script&gt;"),
    TextRow("tabs and line breaks", "a\tb\nc\r\nd", "a&#9;b&#10;c&#13;&#10;d"),
    TextRow("what XML cannot hold", "\u{0}\u{8}\u{B}\u{1B}[2J\u{FFFE}\u{FFFF}", "���" + "�[2J��"),
    TextRow("terminal controls", "\u{7F}\u{9B}2J\u{85}", "&#127;&#155;2J&#133;"),
    TextRow("overrides of direction", "a\u{202E}b\u{2066}", "a&#8238;b&#8294;"),
    TextRow("invisible line breaks", "a\u{2028}b\u{FEFF}", "a&#8232;b&#65279;"),
    TextRow("other scripts", "Größe 大 👍🏽 é", "Größe 大 👍🏽 é"),
    TextRow("a private character", "\u{E000}\u{10FFFD}", "\u{E000}\u{10FFFD}"),
  ]

  @Test(arguments: rows)
  func `text stays text`(_ row: TextRow) throws {
    let line = try #require(try lines([word(row.text)]).only)
    let content = line.drop { $0 != ">" }.dropFirst().dropLast("</text>".count)
    #expect(Array(content.utf8) == Array(row.content.utf8))
  }

  @Test(arguments: rows)
  func `a name stays in its attribute`(_ row: TextRow) throws {
    let line = try #require(try lines([square(ElementTag(view: row.text))]).only)
    let expected =
      "<rect data-view=\"\(row.attribute)\" width=\"10\" height=\"10\" fill=\"#ffffff\"/>"
    #expect(Array(line.utf8) == Array(expected.utf8))
  }

  @Test func `composed and decomposed letters are kept apart`() throws {
    let composed = try SVGWriter().bytes(of: screen([word("\u{E9}")]))
    let decomposed = try SVGWriter().bytes(of: screen([word("e\u{301}")]))
    #expect(composed != decomposed)
  }

  @Test func `a long text ends with an ellipsis`() throws {
    let line = try #require(try lines([word(String(repeating: "ab", count: 5000))]).only)
    #expect(line.hasSuffix("ab…</text>"))
    #expect(line.count < 1200)
    let exact = String(repeating: "a", count: 1000)
    #expect(try lines([word(exact)]).only?.hasSuffix("\(exact)</text>") == true)
    let marks = "a" + String(repeating: "\u{301}", count: 100_000)
    #expect(try lines([word(marks)]).only.map { $0.utf8.count < 3000 } == true)
  }

  @Test(arguments: [
    ("a  b", true), (" a", true), ("a ", true), (" ", true), ("a\tb", true),
    ("a b c", false), ("", false), ("a", false),
  ])
  func `spaces are preserved where viewers would drop them`(text: String, isKept: Bool) throws {
    let line = try #require(try lines([word(text)]).only)
    #expect(line.contains(" xml:space=\"preserve\" x=") == isKept)
  }

  struct IDRow: CustomTestStringConvertible {
    let testDescription: String
    let ids: [String]
    let written: [String]
  }

  @Test(arguments: [
    IDRow(
      testDescription: "what may not stand in a reference becomes a hyphen",
      ids: [#"a"b"#, "a b", "url(#x)", "a/b\n", "Größe", "<a>", "\u{202E}x"],
      written: ["a-b", "a-b-2", "url--x-", "a-b-", "Größe", "-a-", "-x"]
    ),
    IDRow(
      testDescription: "a double gets the first free number",
      ids: ["a", "a", "a-2", "a", "a-2"],
      written: ["a", "a-2", "a-2-2", "a-3", "a-2-3"]
    ),
    IDRow(
      testDescription: "ids of glyphs are set apart",
      ids: ["g4-0041", "g4-0041", "g4-00.41", "g4"],
      written: ["g4-0041-2", "g4-0041-3", "g4-00.41", "g4"]
    ),
  ])
  func `every id stands once`(_ row: IDRow) throws {
    let elements = row.ids.map { square(ElementTag(id: $0)) }
    #expect(
      try lines(elements)
        == row.written.map { "<rect id=\"\($0)\" width=\"10\" height=\"10\" fill=\"#ffffff\"/>" }
    )
  }

  @Test func `a prefix goes before every id and reference`() throws {
    let group = ElementGroup(ElementTag(id: "a"), clip: .zero, children: [square()])
    #expect(
      try lines([.group(group)], SVGWriter.Options(idPrefix: "p 1.")).prefix(4) == [
        #"<clipPath id="p-1.a.clip">"#, #"<rect width="0" height="0"/>"#, "</clipPath>",
        #"<g id="p-1.a" clip-path="url(#p-1.a.clip)">"#,
      ]
    )
  }
}

extension Collection {
  /// The only element; nil where there are none or several.
  var only: Element? {
    count == 1 ? first : nil
  }
}
