#if Shaping
import Foundation
import LayoutGeometry
import LayoutShaping
import LayoutText
import Testing

struct ScriptLinesTests {
  private func lines(_ text: String, width: Double, limit: Int = 0) throws -> [TextLine] {
    TextMetrics.lines(of: text, font: try ScriptFonts.font(), width: width, limit: limit)
  }

  @Test
  func `thai breaks between words, and never behind a vowel that belongs to the next letter`()
    throws
  {
    let text = "เราเลือกข้อความแล้วเก็บไว้ในกล่อง"
    for width in stride(from: 41.0, through: 200, by: 7) {
      let lines = try lines(text, width: width)
      #expect(lines.map(\.string).joined() == text)
      for line in lines.dropLast() {
        let last = try #require(line.string.unicodeScalars.last?.value)
        #expect(!(0x0E40...0x0E44).contains(last), "\(line.string) in \(width)")
      }
      for line in lines.dropFirst() {
        let first = try #require(line.string.unicodeScalars.first?.value)
        #expect(![0x0E30, 0x0E32, 0x0E33, 0x0E46].contains(first), "\(line.string) in \(width)")
      }
      if width >= 40 { #expect(lines.allSatisfy { $0.width <= width + 0.001 }) }
    }
    #expect(
      try lines(text, width: 90).map(\.string) == ["เราเลือก", "ข้อความแล้ว", "เก็บไว้ใน", "กล่อง"]
    )
  }

  @Test(arguments: [("๑๒๓๔๕๖๗๘๙๐", 30.0), ("ข้อความ๑๒๓", 60), ("ราคา๕๐บาท", 60)])
  func `numbers of thai are not cut but at the end of a line`(
    _ text: String,
    _ width: Double
  )
    throws
  {
    let lines = try lines(text, width: width)
    #expect(lines.map(\.string).joined() == text)
    // There is no break beside a digit: the line is full before it is cut, but for a letter with its vowel.
    for line in lines.dropLast() { #expect(line.width > width - 20, "\(line.string)") }
  }

  @Test func `ideographs break beside each other, and closing signs stay`() throws {
    let lines = try lines("你好，世界。「选择」", width: 36)
    #expect(lines.map(\.string) == ["你", "好，", "世", "界。", "「选", "择」"])
  }

  @Test func `arabic breaks at spaces, and each line begins on the right`() throws {
    let lines = try lines("مرحبا بالعالم مرحبا", width: 60)
    #expect(lines.count == 3)
    for line in lines { #expect(line.seen?.isRightToLeft == true) }
  }

  @Test func `the second line of a paragraph keeps its direction`() throws {
    let lines = try lines("שלום שלום abc 12", width: 48)
    let last = try #require(lines.last)
    #expect(last.string == "12" || last.string == "abc 12")
    #expect(last.seen?.isRightToLeft == true)
  }

  @Test func `each paragraph has its own direction`() throws {
    let lines = try lines("שלום\nabc א", width: 200)
    #expect(lines.map { $0.seen?.isRightToLeft } == [true, false])
  }

  @Test func `a cut text from right to left has its ellipsis on the left`() throws {
    let font = try ScriptFonts.font()
    for text in ["שלום שלום שלום שלום", "שלום abc def ghi jkl"] {
      let line = try #require(try lines(text, width: 70, limit: 1).first)
      #expect(line.string.hasSuffix("…"))
      #expect(line.width <= 70)
      let drawn = GlyphTable.place(try #require(line.seen), of: line.string, font: font)
      #expect(drawn.glyphs.first?.id == "g4-2026", "\(text)")
      #expect(drawn.isRightToLeft)
    }
  }

  @Test func `a cut text from left to right has its ellipsis on the right`() throws {
    let font = try ScriptFonts.font()
    let line = try #require(try lines("abc שלום שלום שלום", width: 70, limit: 1).first)
    let drawn = GlyphTable.place(try #require(line.seen), of: line.string, font: font)
    #expect(drawn.glyphs.last?.id == "g4-2026")
  }

  @Test func `a line is as wide as its glyphs`() throws {
    let font = try ScriptFonts.font()
    for text in ["مرحبا 123 (abc)", "नमस्ते दुनिया", "a אב c", "你好 world", "สวัสดี 5"] {
      let line = try #require(try lines(text, width: .infinity, limit: 1).first)
      let drawn = GlyphTable.place(try #require(line.seen), of: line.string, font: font)
      #expect(drawn.glyphs.allSatisfy { $0.x >= -2 && $0.x <= line.width }, "\(text)")
      let size = TextMetrics.size(of: text, font: font, width: .infinity, limit: 1, scale: 3)
      #expect(abs(size.width - line.width) < 0.34)
    }
  }

  @Test func `a text in several fonts is ordered as a whole`() throws {
    let cascade = try ScriptFonts.cascade()
    let plain = Font.systemFont(ofSize: 17).with(cascade)
    let large = Font.systemFont(ofSize: 24, weight: .bold).with(cascade)
    let text = StyledText([
      .init("שלום ", font: plain), .init("גדול", font: large), .init(" abc", font: plain),
    ])
    let line = try #require(TextMetrics.lines(of: text, width: .infinity, limit: 0).first)
    // From the left: the last run, the large one, the first one.
    let order = line.pieces.map(\.run)
    #expect(order.count(where: { $0 == 1 }) == 1)
    #expect(order.first == 2)
    #expect(order.last == 0)
    #expect(line.pieces.map(\.x) == line.pieces.map(\.x).sorted())
    let cut = try #require(TextMetrics.lines(of: text, width: 90, limit: 1).first)
    #expect(cut.pieces.first?.string == "…")
    #expect(cut.width <= 90)
  }
}
#endif
