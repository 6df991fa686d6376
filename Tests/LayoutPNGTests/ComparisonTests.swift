import Foundation
import LayoutPNG
import Testing

@Suite
struct ComparisonTests {
  /// A white picture of 10 by 8 pixels with other pixels at some places.
  static func picture(_ changes: [Int: UInt32] = [:]) -> PNGPicture {
    var pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 80)
    for (place, pixel) in changes {
      pixels[place] = pixel
    }
    return PNGPicture(width: 10, height: 8, pixels: pixels)
  }

  @Test func `equal pictures have no difference`() throws {
    let comparison = try #require(PNGComparison(Self.picture(), Self.picture()))
    #expect(comparison.isSame)
    #expect(comparison.bounds == nil)
    #expect(comparison.description == "no pixel differs by more than 0 levels")
  }

  @Test func `the number, the largest difference and the place are told`() throws {
    let other = Self.picture([23: 0xFFFF_FF00, 45: 0xFFFE_FFFF, 31: 0xFFFF_F0FF])
    let comparison = try #require(PNGComparison(Self.picture(), other))
    #expect(!comparison.isSame)
    #expect(comparison.differingCount == 3)
    #expect(comparison.largestDifference == 255)
    #expect(comparison.bounds == CGRect(x: 1, y: 2, width: 5, height: 3))
    #expect(
      comparison.description
        == "3 of 80 pixels differ, by up to 255 of 255, within 5 x 3 pixels at (1, 2)"
    )
  }

  struct ToleranceRow: CustomTestStringConvertible {
    let testDescription: String
    let levels: Int
    let share: Double
    let isSame: Bool
  }

  @Test(arguments: [
    ToleranceRow(testDescription: "too many levels", levels: 1, share: 0, isSame: false),
    ToleranceRow(testDescription: "few enough levels", levels: 2, share: 0, isSame: true),
    ToleranceRow(testDescription: "too many pixels", levels: 0, share: 0.02, isSame: false),
    ToleranceRow(testDescription: "few enough pixels", levels: 0, share: 0.025, isSame: true),
  ])
  func `small differences may be tolerated`(_ row: ToleranceRow) throws {
    let other = Self.picture([3: 0xFFFF_FFFD, 79: 0xFFFD_FFFF])
    let tolerance = PNGComparison.Tolerance(levels: row.levels, share: row.share)
    let comparison = PNGComparison(Self.picture(), other, tolerance: tolerance)
    #expect(try #require(comparison).isSame == row.isSame)
  }

  @Test func `pictures of different sizes are not compared`() {
    let other = PNGPicture(width: 8, height: 10, pixels: Self.picture().pixels)
    #expect(PNGComparison(Self.picture(), other) == nil)
  }

  @Test func `the difference is magenta over a faded copy`() {
    let black = Self.picture([0: 0xFF00_0000, 1: 0xFF00_0000])
    let difference = black.difference(to: Self.picture([0: 0xFF00_0000]))
    #expect(difference.pixels[0...2] == [0xFFC0_C0C0, 0xFFFF_00FF, 0xFFFF_FFFF])
    let small = PNGPicture(width: 1, height: 9, pixels: .init(repeating: 0xFFFF_FFFF, count: 9))
    let union = black.difference(to: small)
    #expect(union.width == 10 && union.height == 9)
    #expect(union.pixels[0] == 0xFFFF_00FF)
    #expect(union.pixels[10] == 0xFFFF_FFFF)
    #expect(union.pixels[11] == 0xFFFF_00FF)
  }

  #if PNG
  @Test func `a file gives the pixels back that it was made from`() throws {
    // Premultiplied pixels, so that no color is brighter than its opacity.
    let clear = Self.picture([0: 0, 9: 0x8080_4000, 10: 0x0101_0001, 79: 0xFF12_3456])
    for picture in [Self.picture([5: 0xFF12_3456]), clear] {
      #expect(try PNGPicture(file: picture.file()) == picture)
    }
  }

  @Test func `what is no PNG file is refused`() throws {
    let file = try Self.picture().file()
    var huge = file
    huge[16] = 0x7F
    var damaged = file
    damaged[20] ^= 1
    for bytes in [[], Array("GIF89a".utf8), Array(file.prefix(40)), huge, damaged] {
      let error = #expect(throws: PNGError.self) { try PNGPicture(file: bytes) }
      guard case .unreadablePNG? = error else {
        Issue.record("\(String(describing: error))")
        return
      }
    }
  }
  #endif
}
