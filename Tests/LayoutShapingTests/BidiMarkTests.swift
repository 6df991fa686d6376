#if Shaping
import Foundation
import LayoutGeometry
import LayoutShaping
import LayoutText
import Testing

/// Marks that turn a text without a letter from right to left (Unicode Standard Annex 9).
struct BidiMarkTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let text: String
    /// What is seen from left to right, without spaces, or `nil` if the tables alone set the text.
    var seen: String?
    var isRightToLeft = false
  }

  @Test(arguments: [
    Row(
      testDescription: "the arabic mark before a number",
      text: "\u{61C}+12 (3)",
      seen: "(3)12+",
      isRightToLeft: true
    ),
    Row(
      testDescription: "the mark before a word",
      text: "\u{200F}abc (1)!",
      seen: "!abc(1)",
      isRightToLeft: true
    ),
    Row(
      testDescription: "an override",
      text: "\u{202E}abc\u{202C} def (x)",
      seen: "cbadef(x)"
    ),
    Row(
      testDescription: "an embedding",
      text: "\u{202B}+12 (3)\u{202C}!",
      seen: "(3)12+!"
    ),
    Row(testDescription: "an isolate", text: "\u{2067}+12 (3)\u{2069}!", seen: "(3)12+!"),
    Row(testDescription: "a word in an isolate", text: "\u{2067}C++ 20%\u{2069}!", seen: "C++20%!"),
    Row(testDescription: "the other mark", text: "\u{200E}+12 (3)"),
    Row(testDescription: "the other isolate", text: "\u{2066}+12 (3)\u{2069}!"),
  ])
  func `a mark turns numbers and signs of the tables`(_ row: Row) throws {
    let font = try ScriptFonts.font(17, [ScriptFonts.hebrew])
    let line = TextMetrics.lines(of: row.text, font: font, width: .infinity, limit: 1)[0]
    guard let seen = row.seen else {
      #expect(line.seen == nil)
      return
    }
    let drawn = GlyphTable.place(try #require(line.seen), of: line.string, font: font)
    let letters = drawn.glyphs.compactMap { glyph in
      UInt32(glyph.id.suffix(4), radix: 16).flatMap(Unicode.Scalar.init).map(Character.init)
    }
    #expect(String(letters) == seen)
    #expect(drawn.isRightToLeft == row.isRightToLeft)
  }
}
#endif
