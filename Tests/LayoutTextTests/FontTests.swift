import Foundation
import LayoutGeometry
import LayoutText
import Testing

struct FontTests {
  struct LineRow: CustomTestStringConvertible, Sendable {
    let size: CGFloat
    let atTwo: CGFloat
    let atThree: CGFloat
    var testDescription: String { "\(Int(size)) pt" }
  }

  @Test(arguments: [
    LineRow(size: 10, atTwo: 12, atThree: 12),
    LineRow(size: 11, atTwo: 13.5, atThree: 13.333),
    LineRow(size: 12, atTwo: 14.5, atThree: 14.333),
    LineRow(size: 13, atTwo: 16, atThree: 15.667),
    LineRow(size: 14, atTwo: 17, atThree: 17),
    LineRow(size: 15, atTwo: 18, atThree: 18),
    LineRow(size: 16, atTwo: 19.5, atThree: 19.333),
    LineRow(size: 17, atTwo: 20.5, atThree: 20.333),
    LineRow(size: 20, atTwo: 24, atThree: 24),
    LineRow(size: 22, atTwo: 26.5, atThree: 26.333),
    LineRow(size: 28, atTwo: 33.5, atThree: 33.667),
    LineRow(size: 34, atTwo: 41, atThree: 40.667),
  ])
  func `a label of one line is as high as Interface Builder writes`(_ row: LineRow) {
    let font = Font.systemFont(ofSize: row.size)
    let two = TextMetrics.size(of: "Label", font: font, width: .infinity, limit: 1, scale: 2)
    let three = TextMetrics.size(of: "Label", font: font, width: .infinity, limit: 1, scale: 3)
    #expect(two.height == row.atTwo)
    #expect(abs(three.height - row.atThree) < 0.001)
  }

  struct StackRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let font: Font
    let count: Int
    let height: CGFloat
  }

  @Test(arguments: [
    StackRow(
      testDescription: "plain fonts add nothing between lines",
      font: .systemFont(ofSize: 16),
      count: 2,
      height: 38.5
    ),
    StackRow(
      testDescription: "nor between five",
      font: .systemFont(ofSize: 15),
      count: 5,
      height: 90
    ),
    StackRow(
      testDescription: "body",
      font: .preferredFont(forTextStyle: .body),
      count: 2,
      height: 42.5
    ),
    StackRow(
      testDescription: "subheadline",
      font: .preferredFont(forTextStyle: .subheadline),
      count: 2,
      height: 38
    ),
    StackRow(
      testDescription: "footnote",
      font: .preferredFont(forTextStyle: .footnote),
      count: 2,
      height: 34
    ),
    StackRow(
      testDescription: "one line of a style has no leading",
      font: .preferredFont(forTextStyle: .body),
      count: 1,
      height: 20.5
    ),
    StackRow(
      testDescription: "no line has no height",
      font: .preferredFont(forTextStyle: .body),
      count: 0,
      height: 0
    ),
  ])
  func `lines stack with the leading of their style`(_ row: StackRow) {
    #expect(pixelCeiling(row.font.height(ofLines: row.count), scale: 2) == row.height)
  }

  @Test func `ascender and descender make the line height, and letters have their heights in it`() {
    let font = Font.systemFont(ofSize: 2048)
    #expect(font.ascender == 1950)
    #expect(font.descender == -494)
    #expect(font.lineHeight == 2444)
    #expect(font.capHeight == 1443)
    #expect(font.xHeight == 1078)
  }

  @Test(arguments: [
    (TextStyle.largeTitle, [31, 32, 33, 34, 36, 38, 40, 44, 48, 52, 56, 60]),
    (.title1, [25, 26, 27, 28, 30, 32, 34, 38, 43, 48, 53, 58]),
    (.title2, [19, 20, 21, 22, 24, 26, 28, 34, 39, 44, 50, 56]),
    (.title3, [17, 18, 19, 20, 22, 24, 26, 31, 37, 43, 49, 55]),
    (.headline, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.body, [14, 15, 16, 17, 19, 21, 23, 28, 33, 40, 47, 53]),
    (.callout, [13, 14, 15, 16, 18, 20, 22, 26, 32, 38, 44, 51]),
    (.subheadline, [12, 13, 14, 15, 17, 19, 21, 25, 30, 36, 42, 49]),
    (.footnote, [12, 12, 12, 13, 15, 17, 19, 23, 27, 33, 38, 44]),
    (.caption1, [11, 11, 11, 12, 14, 16, 18, 22, 26, 32, 37, 43]),
    (.caption2, [11, 11, 11, 11, 13, 15, 17, 20, 24, 29, 34, 40]),
  ])
  func `a style grows with the reader's preference`(_ style: TextStyle, _ sizes: [CGFloat]) {
    #expect(ContentSizeCategory.allCases.map { style.size(in: $0) } == sizes)
  }

  @Test func `headlines are semibold, the extra titles bold, all else regular`() {
    for style in TextStyle.allCases {
      let font = Font.preferredFont(forTextStyle: style)
      switch style {
      case .headline: #expect(font.weight == .semibold)
      case .extraLargeTitle, .extraLargeTitle2: #expect(font.weight == .bold)
      default: #expect(font.weight == .regular)
      }
      #expect(font.textStyle == style)
    }
  }

  @Test(arguments: [
    (TextStyle.largeTitle, [38, 39, 40, 41, 43, 46, 48, 52, 57, 61, 66, 70]),
    (.title1, [31, 32, 33, 34, 37, 39, 41, 46, 51, 57, 62, 68]),
    (.title2, [24, 25, 26, 28, 30, 32, 34, 41, 47, 52, 59, 66]),
    (.title3, [22, 23, 24, 25, 28, 30, 32, 38, 44, 51, 58, 65]),
    (.headline, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    (.body, [19, 20, 21, 22, 24, 26, 29, 34, 40, 48, 56, 62]),
    (.callout, [18, 19, 20, 21, 23, 25, 28, 32, 39, 46, 52, 60]),
    (.subheadline, [16, 18, 19, 20, 22, 24, 28, 31, 37, 43, 50, 58]),
    (.footnote, [16, 16, 16, 18, 20, 22, 24, 29, 33, 40, 46, 52]),
    (.caption1, [13, 13, 13, 16, 19, 21, 23, 28, 32, 39, 44, 51]),
    (.caption2, [13, 13, 13, 13, 18, 20, 22, 25, 30, 35, 41, 48]),
  ])
  func `baselines of a style are as far apart as the guidelines say`(
    _ style: TextStyle,
    _ distances: [CGFloat]
  ) {
    for (category, distance) in zip(ContentSizeCategory.allCases, distances) {
      let font = Font.preferredFont(forTextStyle: style, compatibleWith: category)
      #expect(abs(font.lineHeight + font.leading - distance) < 1e-9)
      // Between the lines only: three lines are two distances and a line.
      let height = font.height(ofLines: 3)
      #expect(abs(height - (2 * distance + font.size * 2444 / 2048)) < 1e-9)
    }
    #expect(ContentSizeCategory.allCases.count == distances.count)
  }

  @Test func `lengths scale with their style and land on pixels`() {
    let metrics = FontMetrics(forTextStyle: .body)
    #expect(metrics.scaledValue(for: 44, compatibleWith: .large, scale: 3) == 44)
    let scaled = metrics.scaledValue(for: 44, compatibleWith: .accessibilityMedium, scale: 2)
    #expect(abs(scaled - 72.5) < 1e-9)
    #expect(abs(metrics.scaledValue(for: 17, compatibleWith: .extraLarge) - 19) < 1e-9)
  }

  @Test func `a font of one's own scales with a style, from its own size each time`() {
    let metrics = FontMetrics(forTextStyle: .headline)
    let font = metrics.scaledFont(for: .systemFont(ofSize: 20.5, weight: .bold))
    #expect(font.size == 20.5)
    #expect(font.weight == .bold)
    // 23 / 17 of 20.5 is 27.7.
    let large = font.adjusted(for: .extraExtraExtraLarge)
    #expect(large.size == 28)
    #expect(large.weight == .bold)
    #expect(large.adjusted(for: .large) == font)
    let limited = metrics.scaledFont(for: .systemFont(ofSize: 20), maximumPointSize: 24)
    #expect(limited.adjusted(for: .accessibilityExtraLarge).size == 24)
    #expect(Font.systemFont(ofSize: 20).adjusted(for: .extraLarge).size == 20)
    #expect(Font.preferredFont(forTextStyle: .body).adjusted(for: .extraLarge).size == 19)
  }

  @Test(arguments: [-1, .nan, -.infinity, .infinity, 1e300] as [CGFloat])
  func `no size breaks a font`(_ size: CGFloat) {
    let font = Font.systemFont(ofSize: size)
    #expect(font.size >= 0 && font.lineHeight.isFinite)
    #expect(TextMetrics.width(of: "Hello", font: font).isFinite)
  }
}
