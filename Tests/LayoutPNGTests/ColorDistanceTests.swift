import Foundation
import LayoutPNG
import Testing

/// The data are those that Sharma, Wu and Dalal publish with their notes on the formula.
@Suite
struct ColorDistanceTests {
  struct Row: CustomTestStringConvertible {
    let first: ColorDistance.Lab
    let second: ColorDistance.Lab
    let distance: Double
    var testDescription: String { "\(distance)" }

    init(
      _ first: (Double, Double, Double),
      _ second: (Double, Double, Double),
      _ distance: Double
    ) {
      self.first = ColorDistance.Lab(first.0, first.1, first.2)
      self.second = ColorDistance.Lab(second.0, second.1, second.2)
      self.distance = distance
    }
  }

  @Test(arguments: [
    Row((50, 2.6772, -79.7751), (50, 0, -82.7485), 2.0425),
    Row((50, 3.1571, -77.2803), (50, 0, -82.7485), 2.8615),
    Row((50, 2.8361, -74.0200), (50, 0, -82.7485), 3.4412),
    Row((50, -1.3802, -84.2814), (50, 0, -82.7485), 1.0000),
    Row((50, 0, 0), (50, -1, 2), 2.3669),
    Row((50, 2.4900, -0.0010), (50, -2.4900, 0.0009), 7.1792),
    Row((50, 2.4900, -0.0010), (50, -2.4900, 0.0011), 7.2195),
    Row((50, -0.0010, 2.4900), (50, 0.0009, -2.4900), 4.8045),
    Row((50, -0.0010, 2.4900), (50, 0.0011, -2.4900), 4.7461),
    Row((50, 2.5, 0), (50, 0, -2.5), 4.3065), Row((50, 2.5, 0), (73, 25, -18), 27.1492),
    Row((50, 2.5, 0), (61, -5, 29), 22.8977), Row((50, 2.5, 0), (56, -27, -3), 31.9030),
    Row((50, 2.5, 0), (58, 24, 15), 19.4535), Row((50, 2.5, 0), (50, 3.1736, 0.5854), 1.0000),
    Row((60.2574, -34.0099, 36.2677), (60.4626, -34.1751, 39.4387), 1.2644),
    Row((63.0109, -31.0961, -5.8663), (62.8187, -29.7946, -4.0864), 1.2630),
    Row((6.7747, -0.2908, -2.4247), (5.8714, -0.0985, -2.2286), 0.6377),
    Row((2.0776, 0.0795, -1.1350), (0.9033, -0.0636, -0.5514), 0.9082),
  ])
  func `distances are the published ones, in both directions`(_ row: Row) {
    #expect(abs(ColorDistance.of(row.first, row.second) - row.distance) < 0.00005)
    #expect(abs(ColorDistance.of(row.second, row.first) - row.distance) < 0.00005)
  }

  @Test func `black and white are a hundred apart, and nothing is apart from itself`() {
    #expect(ColorDistance.of(0xFF00_0000, 0xFFFF_FFFF) == 100)
    #expect(ColorDistance.of(0xFF12_3456, 0xFF12_3456) == 0)
    #expect(ColorDistance.of(0x0000_0000, 0xFFFF_FFFF) == 0, "what is clear shows the white below")
  }

  @Test func `the same amount of a channel counts where people see it`() throws {
    func comparison(_ color: UInt32, _ other: UInt32) throws -> PNGComparison {
      let first = PNGPicture(width: 1, height: 1, pixels: [color])
      let second = PNGPicture(width: 1, height: 1, pixels: [other])
      return try #require(PNGComparison(first, second, tolerance: .perceptual))
    }
    // Eight levels of blue in yellow are not seen, and eight of gray are.
    let yellow = try comparison(0xFFFF_FF00, 0xFFFF_FF08)
    #expect(yellow.isSame)
    #expect(yellow.largestDifference == 8)
    #expect(try !comparison(0xFF80_8080, 0xFF88_8888).isSame)
  }

  @Test func `what is ignored counts for the verdict and for the picture alike`() throws {
    let first = ComparisonTests.picture()
    let second = ComparisonTests.picture([23: 0xFF00_0000, 45: 0xFF00_0000])
    let rule = PixelRule(ignored: [CGRect(x: 3, y: 2, width: 1, height: 1)])
    let comparison = try #require(PNGComparison(first, second, by: rule))
    #expect(comparison.differingCount == 1)
    #expect(comparison.bounds == CGRect(x: 5, y: 4, width: 1, height: 1))
    let picture = first.difference(to: second, by: rule)
    #expect(picture.pixels[45] == 0xFFFF_00FF)
    #expect(picture.pixels[23] == 0xFFD0_D0D0, "ignored pixels are gray")
    #expect(picture.pixels.filter { $0 == 0xFFFF_00FF }.count == comparison.differingCount)
  }
}
