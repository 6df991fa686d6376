#if Shaping
import Foundation
import LayoutGeometry
import LayoutShaping
import LayoutText
import Testing

struct ShapingTests {
  /// Returns the only line of a text, drawn.
  private func drawn(_ text: String, _ names: [String] = ScriptFonts.all) throws -> ShapedLine {
    let font = try ScriptFonts.font(17, names)
    let lines = TextMetrics.lines(of: text, font: font, width: .infinity, limit: 1)
    return GlyphTable.place(try #require(lines[0].seen), of: lines[0].string, font: font)
  }

  @Test func `a text of the tables alone is set as without fonts`() throws {
    let font = try ScriptFonts.font()
    let text = "Vi\u{1EC7}t Nam, \u{3B1}\u{3B2}\u{3B3}, \u{430}\u{431}\u{432}"
    let lines = TextMetrics.lines(of: text, font: font, width: 100, limit: 0)
    #expect(lines.allSatisfy { $0.seen == nil })
    #expect(
      lines == TextMetrics.lines(of: text, font: .systemFont(ofSize: 17), width: 100, limit: 0)
    )
  }

  @Test func `arabic letters join`() throws {
    let alone = try drawn("ب").glyphs.map(\.id)
    let three = try drawn("ببب").glyphs.map(\.id)
    // Where the dot is a mark of its own, the bodies still differ.
    #expect(Set(three).count > Set(alone).count)
  }

  @Test func `lam and alef are one glyph`() throws {
    let pair = try drawn("لا")
    #expect(pair.glyphs.count == 1)
    #expect(pair.isRightToLeft)
  }

  @Test func `the last letter of hebrew is on the left`() throws {
    let line = try drawn("אבג")
    let letters = try ["ג", "ב", "א"].map { try drawn($0).glyphs[0].id }
    #expect(line.glyphs.map(\.id) == letters)
    #expect(line.glyphs.map(\.x) == line.glyphs.map(\.x).sorted())
  }

  @Test func `numbers in hebrew are read from left to right`() throws {
    let ids = try drawn("אב 12").glyphs.map(\.id)
    #expect(ids.prefix(2) == ["g4-0031", "g4-0032"])
  }

  @Test func `brackets in hebrew are mirrored`() throws {
    let ids = try drawn("(א)").glyphs.map(\.id)
    #expect(ids.first == "g4-0028")
    #expect(ids.last == "g4-0029")
  }

  @Test func `a hebrew word in english stays in its place`() throws {
    let line = try drawn("a אב c")
    #expect(!line.isRightToLeft)
    #expect(line.glyphs.first?.id == "g4-0061")
    #expect(line.glyphs.last?.id == "g4-0063")
    #expect(line.glyphs.map(\.x) == line.glyphs.map(\.x).sorted())
  }

  @Test func `the vowel i of hindi stands before its consonant`() throws {
    let line = try drawn("कि")
    let consonant = try drawn("क").glyphs[0].id
    #expect(line.glyphs.count == 2)
    #expect(line.glyphs.last?.id == consonant)
  }

  @Test func `marks of thai stand above their letter`() throws {
    let line = try drawn("นี้")
    #expect(line.glyphs.count == 3)
    #expect(
      TextMetrics.width(of: "นี้", font: try ScriptFonts.font())
        == TextMetrics.width(of: "น", font: try ScriptFonts.font())
    )
  }

  @Test func `an emoji has its layers in their colors`() throws {
    let glyph = try #require(try drawn("😀").glyphs.first)
    #expect(glyph.outline?.layers.map(\.color) == [Color(rgb: 0xFFCC00), Color(rgb: 0x593300)])
    #expect(TextMetrics.width(of: "😀", font: try ScriptFonts.font(20)) == 24.796875)
  }

  @Test func `widths are multiples of 1/64 point`() throws {
    for text in ["مرحبا", "שלום", "नमस्ते", "สวัสดี", "你好", "안녕"] {
      let width = TextMetrics.width(of: text, font: try ScriptFonts.font(17))
      #expect(width > 0)
      #expect((width * 64).rounded() == width * 64, "\(text)")
    }
  }

  @Test func `what no font has is missing and stays a box`() throws {
    let line = try drawn("א漢", [ScriptFonts.hebrew])
    #expect(line.missing == ["漢"])
    #expect(line.glyphs.contains { $0.id == "box-wide" })
    #expect(
      GlyphTable.missing(in: "א漢", from: try ScriptFonts.cascade([ScriptFonts.hebrew])) == ["漢"]
    )
  }

  @Test func `the first font that has a letter sets it`() throws {
    let first = try drawn("א", [ScriptFonts.hebrew, ScriptFonts.arabic])
    let second = try drawn("א", [ScriptFonts.arabic, ScriptFonts.hebrew])
    #expect(first == second)
  }

  @Test func `many threads shape the same`() async throws {
    let font = try ScriptFonts.font()
    let texts = ["مرحبا بالعالم", "नमस्ते दुनिया", "สวัสดี", "こんにちは世界"]
    let alone = texts.map { TextMetrics.lines(of: $0, font: font, width: 60, limit: 0) }
    await withTaskGroup(of: Bool.self) { group in
      for _ in 0..<8 {
        group.addTask {
          (0..<20).allSatisfy { _ in
            texts.map { TextMetrics.lines(of: $0, font: font, width: 60, limit: 0) } == alone
          }
        }
      }
      for await isSame in group { #expect(isSame) }
    }
  }
}
#endif
