import Foundation
import LayoutGeometry
import LayoutText
import Testing

/// How far widths are off on labels of projects to which no number was fitted.
///
/// | size | labels | mean | worst |
/// | --- | --- | --- | --- |
/// | all | 227 | 0.44 % | 3.95 % |
/// | 9 to 12 | 12 | 0.80 % | 3.18 % |
/// | 13 to 16 | 58 | 0.38 % | 1.67 % |
/// | 17 | 88 | 0.35 % | 3.95 % |
/// | 17.5 to 23 | 35 | 0.53 % | 2.24 % |
/// | 24 and up | 34 | 0.55 % | 1.83 % |
///
/// A width is only known up to the pixel that it was rounded to, which is 0.4 % of 60 points: most of what texts
/// of few letters, and so small sizes, are off.
@Suite struct HeldOutWidthsTests {
  private static let labels = HeldOutLabel.all

  /// The errors in hundredths, of labels of some sizes.
  private static func errors(_ sizes: ClosedRange<CGFloat> = 0...1000) -> [CGFloat] {
    labels.filter { sizes.contains($0.size) }.map { label in
      let font = Font.systemFont(ofSize: label.size, weight: label.weight)
      return abs(TextMetrics.width(of: label.text, font: font) / label.expected - 1) * 100
    }
  }

  private static func mean(_ errors: [CGFloat]) -> CGFloat {
    errors.reduce(0) { sum, error in sum + error } / CGFloat(errors.count)
  }

  @Test func `widths of labels are off by less than 0.45 % on average`() {
    let errors = Self.errors()
    #expect(errors.count == 227)
    #expect(Self.mean(errors) < 0.45)
    #expect((errors.max() ?? 100) < 4)
  }

  @Test(
    arguments: [
      (9...12, 12, 0.80), (13...16, 58, 0.39), (17...17, 88, 0.36), (17.5...23, 35, 0.54),
      (24...1000, 34, 0.55),
    ] as [(ClosedRange<CGFloat>, Int, CGFloat)]
  )
  func `they are off by this much at most in sizes`(
    _ sizes: ClosedRange<CGFloat>,
    count: Int,
    mean: CGFloat
  ) {
    let errors = Self.errors(sizes)
    #expect(errors.count == count)
    #expect(Self.mean(errors) < mean)
  }

  @Test func `three of five labels are as wide to the pixel as Interface Builder saved`() {
    let exact = Self.labels.count { label in
      let font = Font.systemFont(ofSize: label.size, weight: label.weight)
      let width = TextMetrics.width(of: label.text, font: font)
      return abs((width / label.step).rounded(.up) * label.step - label.width) < 0.02
    }
    #expect(exact * 5 >= Self.labels.count * 3)
  }
}
