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
    var spacing = StyledText.Spacing()
    spacing.betweenLines = 5
    spacing.betweenParagraphs = 7
    let runs = [StyledText.Run("a\nb", font: small)]
    let spaced = TextMetrics.lines(of: StyledText(runs, spacing: spacing), width: 100, limit: 0)
    #expect(spaced.map(\.top) == [0, small.lineHeight + 12])
    spacing = StyledText.Spacing()
    spacing.minimumLineHeight = 30
    let high = TextMetrics.lines(of: StyledText(runs, spacing: spacing), width: 100, limit: 0)
    #expect(high.map(\.bottom) == [30, 60])
    #expect(abs(high[0].baseline - (30 + small.descender)) < 1e-9)
    spacing = StyledText.Spacing()
    spacing.lineHeightMultiple = 2
    spacing.maximumLineHeight = 20
    let bounded = TextMetrics.lines(of: StyledText(runs, spacing: spacing), width: 100, limit: 0)
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
}
