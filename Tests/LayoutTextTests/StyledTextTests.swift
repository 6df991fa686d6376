import Foundation
import LayoutGeometry
import LayoutText
import Testing

@Suite struct StyledTextTests {
  private let small = Font.systemFont(ofSize: 13)
  private let large = Font.systemFont(ofSize: 28, weight: .bold)

  @Test func `a text in one font is measured as plain text is`() {
    let text = "The quick brown fox jumps over the lazy dog, twice and thrice.\nAnd again"
    for width in [40, 90, 120, 200, CGFloat.infinity] {
      for limit in 0...3 {
        let plain = TextMetrics.lines(of: text, font: small, width: width, limit: limit)
        let parts = [text.prefix(9), text.dropFirst(9)].map {
          StyledText.Run(String($0), font: small)
        }
        let styled = TextMetrics.lines(of: StyledText(parts), width: width, limit: limit)
        #expect(styled.map { $0.pieces.map(\.string).joined() } == plain.map(\.string))
        for (line, other) in zip(styled, plain) {
          // Two letters of different parts do not kern, nor does the sign of a cut.
          #expect(abs(line.width - other.width) < 1)
        }
        let height = small.height(ofLines: plain.count)
        #expect(abs((styled.last?.bottom ?? 0) - height) < 1e-9)
      }
    }
    #expect(TextMetrics.lines(of: StyledText([]), width: 100, limit: 0).isEmpty)
  }

  @Test func `a line is as high as its largest font, and all stand on one baseline`() throws {
    let text = StyledText([
      StyledText.Run("4.99", font: large), StyledText.Run("/month", font: small),
    ])
    let line = try #require(TextMetrics.lines(of: text, width: .infinity, limit: 1).first)
    #expect(line.bottom == large.lineHeight)
    #expect(line.baseline == large.ascender)
    #expect(line.pieces.map(\.run) == [0, 1])
    let width = TextMetrics.width(of: "4.99", font: large)
    #expect(line.pieces[1].x == width)
    #expect(line.width == width + TextMetrics.width(of: "/month", font: small))
  }

  @Test func `spacing is between lines, and what is asked beyond the font is above it`() {
    var spacing = StyledText.Paragraph()
    spacing.betweenLines = 5
    spacing.betweenParagraphs = 7
    func text(_ paragraph: StyledText.Paragraph) -> StyledText {
      StyledText([StyledText.Run("a\nb", font: small, paragraph: paragraph)])
    }
    let spaced = TextMetrics.lines(of: text(spacing), width: 100, limit: 0)
    #expect(spaced.map(\.top) == [0, small.lineHeight + 12])
    spacing = StyledText.Paragraph()
    spacing.minimumLineHeight = 30
    let high = TextMetrics.lines(of: text(spacing), width: 100, limit: 0)
    #expect(high.map(\.bottom) == [30, 60])
    #expect(abs(high[0].baseline - (30 + small.descender)) < 1e-9)
    spacing = StyledText.Paragraph()
    spacing.lineHeightMultiple = 2
    spacing.maximumLineHeight = 20
    let bounded = TextMetrics.lines(of: text(spacing), width: 100, limit: 0)
    #expect(bounded.map(\.bottom) == [20, 40])
  }

  @Test func `kerning is added after each letter`() {
    let plain = StyledText([StyledText.Run("wide", font: small)])
    let wide = StyledText([StyledText.Run("wide", font: small, kerning: 2)])
    let widths = [plain, wide].map {
      TextMetrics.lines(of: $0, width: .infinity, limit: 1)[0].width
    }
    #expect(abs(widths[1] - widths[0] - 8) < 1e-9)
  }

  @Test func `a line that is cut ends in the font of its last letter`() throws {
    let text = StyledText([
      StyledText.Run("Price ", font: small), StyledText.Run("and much more", font: large),
    ])
    let line = try #require(TextMetrics.lines(of: text, width: 110, limit: 1).first)
    #expect(line.width <= 110)
    #expect(line.pieces.last?.string.hasSuffix("…") == true)
    #expect(line.pieces.last?.run == 1)
    let narrow = try #require(TextMetrics.lines(of: text, width: 1, limit: 1).first)
    #expect(narrow.pieces.map(\.string) == ["…"])
  }

  @Test func `letters that join across two fonts are in the first one`() {
    // An accent by itself belongs to the letter before it.
    let text = StyledText([
      StyledText.Run("e", font: small), StyledText.Run("\u{301}x", font: large),
    ])
    let line = TextMetrics.lines(of: text, width: .infinity, limit: 1)[0]
    #expect(line.pieces.map(\.string) == ["e\u{301}", "x"])
    #expect(line.pieces.map(\.run) == [0, 1])
  }

  @Test func `the empty line after the last newline is as high as its newline`() {
    func heights(_ runs: StyledText.Run...) -> [CGFloat] {
      TextMetrics.lines(of: StyledText(runs), width: .infinity, limit: 0).map { $0.bottom - $0.top }
    }
    for (first, last) in [(small, large), (large, small)] {
      let alone = [first, last].flatMap { heights(StyledText.Run("one", font: $0)) }
      #expect(heights(.init("one", font: first), .init("\n", font: last)) == alone)
    }
  }

  @Test func `indents move lines and take their room`() {
    var paragraph = StyledText.Paragraph()
    paragraph.firstLineIndent = 10
    paragraph.indent = 24
    paragraph.tailIndent = -6
    let text = StyledText([
      StyledText.Run("one two three four\nfive", font: small, paragraph: paragraph)
    ])
    let width = TextMetrics.width(of: "one two", font: small)
    let lines = TextMetrics.lines(of: text, width: width + 16, limit: 0)
    // Two words fit in the first line; the others have 14 less.
    #expect(lines.map { $0.pieces.map(\.string).joined() } == ["one two", "three", "four", "five"])
    #expect(lines.map(\.indent) == [10, 24, 24, 10])
    #expect(lines.allSatisfy { $0.tail == 6 })
    #expect(
      TextMetrics.size(of: text, width: .infinity, limit: 0, scale: 1).width
        == (TextMetrics.width(of: "one two three four", font: small) + 16).rounded(.up)
    )
    paragraph.tailIndent = 60
    let narrow = StyledText([
      StyledText.Run("one two three four", font: small, paragraph: paragraph)
    ])
    let lineWidths = TextMetrics.lines(of: narrow, width: 500, limit: 0).map {
      $0.indent + $0.width
    }
    #expect(lineWidths.count > 1 && lineWidths.allSatisfy { $0 <= 60 })
  }

  @Test func `each paragraph is set as it begins`() {
    var first = StyledText.Paragraph()
    first.betweenParagraphs = 4
    var second = StyledText.Paragraph()
    second.beforeParagraph = 3
    second.firstLineIndent = 20
    let text = StyledText([
      StyledText.Run("one\n", font: small, paragraph: first),
      StyledText.Run("two\nthree", font: small, paragraph: second),
    ])
    let lines = TextMetrics.lines(of: text, width: 200, limit: 0)
    #expect(lines.map(\.indent) == [0, 20, 20])
    #expect(abs(lines[1].top - lines[0].bottom - 7) < 1e-9)
    #expect(abs(lines[2].top - lines[1].bottom - 3) < 1e-9)
    #expect(lines.map(\.paragraphRun) == [0, 1, 1])
  }

  @Test func `a picture takes its room on the baseline`() {
    let sign = StyledText.Run(
      "\u{FFFC}",
      font: small,
      attachment: CGRect(x: 0, y: -4, width: 30, height: 24)
    )
    let text = StyledText([StyledText.Run("a ", font: small), sign, sign])
    let lines = TextMetrics.lines(of: text, width: 1000, limit: 0)
    #expect(abs(lines[0].width - TextMetrics.width(of: "a ", font: small) - 60) < 1e-9)
    // 20 are above the baseline, and the font or 4 points below.
    #expect(lines[0].baseline == max(20, small.ascender))
    #expect(abs(lines[0].bottom - lines[0].baseline - max(4, -small.descender)) < 1e-9)
    #expect(TextMetrics.lines(of: text, width: 55, limit: 0).count == 2)
  }
}
