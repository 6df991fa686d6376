import Foundation
import LayoutGeometry
import Testing

@Suite struct DecimalTextTests {
  static let samples: [(CGFloat, String)] = [
    (0, "0"), (-0.0004, "0"), (34, "34"), (120.5, "120.5"), (-1.25, "-1.25"),
    (0.33333, "0.333"), (-0.66667, "-0.667"), (0.0006, "0.001"), (1.9999, "2"), (100.02, "100.02"),
    (999_999_999_999.125, "999999999999.125"), (-999_999_999_999_999, "-999999999999999"),
    (1e18, "1e+18"), (-1e300, "-1e+300"),
    (CGFloat.infinity, "inf"), (-CGFloat.infinity, "-inf"), (CGFloat.nan, "nan"),
  ]

  @Test(arguments: samples)
  func `numbers have three decimals at most`(number: CGFloat, text: String) {
    #expect(decimalText(number) == text)
  }

  @Test(arguments: [(0, "1"), (1, "1"), (2, "1.01"), (3, "1.006")])
  func `fewer decimals are rounded, not cut`(decimals: Int, text: String) {
    #expect(decimalText(1.006, most: decimals) == text)
  }

  @Test(arguments: [(0, "3"), (1, "2.5"), (2, "2.5"), (3, "2.5")])
  func `halves go away from zero`(decimals: Int, text: String) {
    #expect(decimalText(2.5, most: decimals) == text)
    #expect(decimalText(-2.5, most: decimals) == "-" + text)
  }
}
