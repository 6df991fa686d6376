#if PNG
import Foundation
import LayoutPNG
import Testing

/// Files that libpng, through cairo, must read as the pixels that they were made from.
@Suite
struct EncodingTests {
  /// A way to make pixels that are hard in one respect.
  struct Material: CustomTestStringConvertible {
    let testDescription: String
    let pixel: @Sendable (_ x: Int, _ y: Int, _ noise: UInt32) -> UInt32
  }

  @Test(
    arguments: [
      Material(testDescription: "one color") { _, _, _ in 0xFF12_3456 },
      Material(testDescription: "noise") { _, _, noise in 0xFF00_0000 | noise },
      Material(testDescription: "two colors, mixed") { _, _, noise in
        noise & 1 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF
      },
      Material(testDescription: "rows that come again") { x, y, _ in
        0xFF00_0000 | UInt32((x &* 7919 &+ y / 3) & 0xFFFFFF)
      },
      Material(testDescription: "letters on flat ground") { x, y, noise in
        y % 20 < 8 && x % 9 < 5 ? 0xFF00_0000 | (noise & 0x0F) &* 0x11_1111 : 0xFFF2_F2F7
      },
      Material(testDescription: "holes") { x, _, noise in
        x % 5 == 0 ? 0 : 0xFF00_0000 | noise & 0xFF
      },
    ],
    [(1, 1), (1, 300), (2, 2), (3, 7), (86, 5), (87, 5), (393, 120), (5000, 30), (11_000, 4)]
  )
  func `every picture comes back`(_ material: Material, _ size: (width: Int, height: Int)) throws {
    for seed in 1...3 as ClosedRange<UInt32> {
      var noise = seed &* 0x9E37_79B9
      var pixels: [UInt32] = []
      for index in 0..<size.width * size.height {
        noise = noise &* 1_664_525 &+ 1_013_904_223
        pixels.append(material.pixel(index % size.width, index / size.width, noise >> 8))
      }
      let picture = PNGPicture(width: size.width, height: size.height, pixels: pixels)
      #expect(try PNGPicture(file: picture.file()) == picture, "seed \(seed)")
    }
  }

  @Test(arguments: [0.5, 1, 1.5, 2, 3, 4])
  func `a file says its pixels per point where that is asked for`(_ scale: Double) throws {
    let svg = Array(#"<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"/>"#.utf8)
    let size = CGSize(width: 4, height: 4)
    let file = try PNGRenderer().render(PNGJob(svg: svg, size: size, density: scale))
    #expect(try PNGPicture(file: file).width == Int(4 * scale))
    let number = Int((scale * 72 / 0.0254).rounded())
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    let chunk: [UInt8] = [0, 0, 0, 9] + Array("pHYs".utf8) + bytes + bytes + [1]
    #expect(file[33..<(33 + chunk.count)].elementsEqual(chunk))
    // A picture that nothing covers is transparent.
    #expect(file[25] == 6)
    guard scale == scale.rounded() else { return }
    let plain = try PNGRenderer().render(PNGJob(svg: svg, scale: Int(scale)))
    #expect(!plain.contains(Array("pHYs".utf8)))
    #expect(try PNGPicture(file: file) == PNGPicture(file: plain))
  }

  @Test func `every opacity comes back`() throws {
    // A premultiplied color is no brighter than its opacity; what rounds is no matter here.
    let pixels = (0..<65_536).map { (index: Int) -> UInt32 in
      let opacity = UInt32(index / 256)
      return opacity << 24 | (index % 256 > 127 ? opacity : 0)
    }
    let picture = PNGPicture(width: 256, height: 256, pixels: pixels)
    #expect(try PNGPicture(file: picture.file()) == picture)
  }

  @Test func `a row that fills a block is in the last block when it is the last`() throws {
    // Three bytes for each pixel are more than a block's 65,536 pieces.
    let pixels = (0..<21_846).map { (index: Int) -> UInt32 in
      0xFF00_0000 | UInt32(truncatingIfNeeded: index &* 0x9E37_79B1) >> 8
    }
    let file = try PNGPicture(width: pixels.count, height: 1, pixels: pixels).file()
    // Behind the signature, the header and the stream's own two bytes: the mark of the last block.
    #expect(file[43] & 1 == 1)
  }

  @Test func `flat pictures are small`() throws {
    let pixels = [UInt32](repeating: 0xFFFF_FFFF, count: 1179 * 2556)
    let file = try PNGPicture(width: 1179, height: 2556, pixels: pixels).file()
    #expect(file.count < 20_000, "\(file.count) bytes")
  }

  // MARK: Codes

  @Test(arguments: [1, 2, 3, 30, 286], [7, 15])
  func `codes fill their space and keep to the limit`(_ symbolCount: Int, _ limit: Int) {
    guard symbolCount <= 1 << limit else { return }
    // Weights as those of Fibonacci make the deepest tree.
    var weights: [UInt32] = [1, 1]
    while weights.count < symbolCount {
      weights.append(min(weights[weights.count - 1] &+ weights[weights.count - 2], 1 << 28))
    }
    weights = Array(weights.prefix(symbolCount))
    let equal = [UInt32](repeating: 1, count: symbolCount)
    for frequencies in [weights, Array(weights.reversed()), equal] {
      let code = HuffmanCode(frequencies: frequencies, limit: limit)
      #expect(code.lengths.allSatisfy { 1...limit ~= Int($0) })
      let space = code.lengths.reduce(0) { $0 + 1 << (limit - Int($1)) }
      #expect(space == (symbolCount == 1 ? 1 << (limit - 1) : 1 << limit))
      // What is more frequent is never longer.
      let order = frequencies.indices.sorted { frequencies[$0] > frequencies[$1] }
      for (first, second) in zip(order, order.dropFirst())
      where frequencies[first] > frequencies[second] {
        #expect(code.lengths[first] <= code.lengths[second])
      }
    }
  }

  @Test func `a code is as short as it can be`() {
    // The example of Huffman's paper ("A method for the construction of minimum-redundancy codes",
    // 1952, table I), in hundredths.
    let frequencies: [UInt32] = [20, 18, 10, 10, 10, 6, 6, 4, 4, 4, 4, 3, 1]
    let code = HuffmanCode(frequencies: frequencies, limit: 15)
    let bits = zip(frequencies, code.lengths).reduce(0) { $0 + Int($1.0) * Int($1.1) }
    #expect(bits == 342)
  }

  @Test func `distances and lengths are split as the format says`() {
    // RFC 1951, section 3.2.5.
    let lengths: [(Int, Int, UInt32)] = [
      (3, 257, 0), (10, 264, 0), (11, 265, 0), (12, 265, 1), (257, 284, 30), (258, 285, 0),
    ]
    for (length, symbol, extra) in lengths {
      let part = MatchSymbols.length[length]
      #expect(part.symbol == symbol && part.extra == extra, "length \(length)")
    }
    let distances: [(Int, Int, UInt32)] = [
      (1, 0, 0), (4, 3, 0), (5, 4, 0), (6, 4, 1), (24_577, 29, 0), (32_768, 29, 8191),
    ]
    for (distance, symbol, extra) in distances {
      let part = MatchSymbols.distance(distance)
      #expect(part.symbol == symbol && part.extra == extra, "distance \(distance)")
    }
  }

  // MARK: Checksums

  @Test func `checksums are those of the standards`() {
    var crc = CRC32()
    crc.add("123456789".utf8)
    #expect(crc.value == 0xCBF4_3926)
    var adler = Adler32()
    for byte in "Wikipedia".utf8 { adler.add(byte) }
    #expect(adler.value == 0x11E6_0398)
  }

  @Test(arguments: [3, 4])
  func `the checksum of pixels is that of their bytes`(_ channels: Int) {
    let pixels = (0..<5000).map { (index: Int) -> UInt32 in
      UInt32(truncatingIfNeeded: index &* 0x9E37_79B1) | 0xF0F0_F0F0
    }
    let shifts: [UInt32] = [16, 8, 0, 24]
    var together = Adler32()
    pixels.withUnsafeBufferPointer { together.add($0, channels: channels) }
    together.addZeros(count: 1000)
    var single = Adler32()
    for pixel in pixels {
      for shift in shifts.prefix(channels) {
        single.add(UInt8(truncatingIfNeeded: pixel >> shift))
      }
    }
    for _ in 0..<1000 { single.add(0) }
    #expect(together.value == single.value)
  }
}
#endif
