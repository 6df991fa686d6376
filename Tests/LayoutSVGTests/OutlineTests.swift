import Foundation
import LayoutGeometry
import LayoutSVG
import LayoutText
import ScreenFrames
import Testing

@Suite
struct OutlineTests {
  static let options = SVGWriter.Options(text: .outlines)

  static func run(_ string: String, size: Double = 17, weight: FontWeight = .regular) -> TextRun {
    TextRun(
      ElementTag(id: "a"),
      string,
      at: CGPoint(x: 16, y: 30.5),
      fontSize: size,
      weight: weight,
      width: 40,
      color: Color(rgb: 0x3C3C43, opacity: 0.6)
    )
  }

  @Test func `a run is a labeled group of glyphs in font units`() throws {
    let lines = try lines([.text(Self.run("A<A"))], Self.options)
    let start = try #require(lines.firstIndex { $0.hasPrefix("<g ") })
    #expect(
      lines[start] == """
        <g id="a" role="img" aria-label="A&lt;A" transform="translate(16 30.5) scale(0.006036932)" \
        fill="#3c3c43" fill-opacity="0.6">
        """
    )
    // An A of the system font is narrower by 28 of 2816 units, half of them on each side.
    #expect(lines[start + 1] == ##"<use href="#g4-0041" x="-14"/>"##)
    #expect(lines[start + 2].hasPrefix(##"<use href="#g4-003C" x=""##))
    #expect(lines[start + 3].hasPrefix(##"<use href="#g4-0041" x=""##))
    #expect(lines[start + 4] == "</g>")
    #expect(lines.count == start + 5)
  }

  @Test func `glyphs are placed to the hundredth of a point where the table says`() throws {
    let text = "AVATAR To Yo. 09:41"
    let placed = GlyphTable.place(text, size: 17, weight: .semibold)
    let lines = try lines([.text(Self.run(text, weight: .semibold))], Self.options)
    let uses = lines.filter { $0.hasPrefix("<use ") }
    #expect(uses.count == placed.count)
    for (use, glyph) in zip(uses, placed) {
      #expect(use.hasPrefix("<use href=\"#\(glyph.id)\""))
      let parts = use.split(separator: "\"")
      let units = try #require(parts.count > 3 ? Double(parts[3]) : 0)
      #expect(abs(units * glyph.scale - glyph.x) < 0.005)
    }
  }

  @Test func `every glyph in use is defined once, in the order of the ids`() throws {
    let runs = [Self.run("banana"), Self.run("an", size: 13), Self.run("a", weight: .bold)]
    let lines = try lines(runs.map(ScreenElement.text), Self.options)
    #expect(lines.first == "<defs>")
    let end = try #require(lines.firstIndex(of: "</defs>"))
    let ids = lines[1..<end].map { $0.split(separator: "\"")[1] }
    #expect(ids == ["g4-0061", "g4-0062", "g4-006E", "g7-0061"])
    #expect(lines[1..<end].allSatisfy { $0.contains(" d=\"m") })
  }

  @Test func `no font is named and no text is left to one`() throws {
    let svg = try SVGWriter(Self.options).write(screen([.text(Self.run("Row 大 👍🏽 \u{1F}"))]))
    #expect(!svg.contains("<text"))
    #expect(!svg.contains("font"))
    #expect(svg.contains("<path id=\"box-wide\" d=\""))
    #expect(svg.contains("<use href=\"#box-emoji\" transform=\"translate("))
  }

  @Test func `a text with boxes has its words as a title`() throws {
    let svg = try SVGWriter(Self.options).write(
      screen([.text(Self.run("A")), .text(Self.run("\u{645}<\u{62D}"))])
    )
    #expect(svg.ranges(of: "<title>").count == 1)
    #expect(svg.contains("<title>\u{645}&lt;\u{62D}</title>"))
  }

  @Test func `views cannot take the ids of glyphs`() throws {
    let elements = [square(ElementTag(id: "g4-0041")), square(ElementTag(id: "box-wide"))]
    let lines = try lines(elements + [.text(Self.run("A大"))], Self.options)
    for id in ["g4-0041", "box-wide"] {
      #expect(lines.filter { $0.contains("id=\"\(id)\"") }.count == 1)
      #expect(lines.contains { $0.hasPrefix("<rect id=\"\(id)-2\"") })
    }
  }

  @Test func `a prefix goes before the ids of glyphs and their references`() throws {
    let options = SVGWriter.Options(text: .outlines, idPrefix: "x.")
    let lines = try lines([.text(Self.run("A"))], options)
    #expect(lines.contains { $0.hasPrefix("<path id=\"x.g4-0041\"") })
    #expect(lines.contains { $0.hasPrefix(##"<use href="#x.g4-0041""##) })
  }

  @Test(arguments: ["", " ", "\u{200B}"])
  func `a run of nothing to draw is an empty group`(text: String) throws {
    let line = try #require(try lines([.text(Self.run(text))], Self.options).only)
    #expect(line.hasPrefix("<g id=\"a\" role=\"img\" aria-label=\""))
    #expect(line.hasSuffix("/>"))
  }

  @Test func `a long run is cut`() throws {
    let text = String(repeating: "a", count: 100_000)
    let lines = try lines([.text(Self.run(text))], Self.options)
    #expect(lines.count < 1020)
  }
}
