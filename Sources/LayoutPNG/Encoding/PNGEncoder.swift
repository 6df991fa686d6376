#if PNG
import Foundation

/// An encoder of pixels as a PNG file (PNG specification, third edition, section 5).
enum PNGEncoder {
  /// Returns the file of premultiplied ARGB, row after row: RGB if every pixel is opaque, RGBA otherwise.
  ///
  /// With a density, the number of pixels per point, it has a chunk `pHYs` that says it.
  static func file(
    of pixels: UnsafeBufferPointer<UInt32>,
    width: Int,
    density: Double? = nil
  ) -> [UInt8] {
    let height = width > 0 ? pixels.count / width : 0
    let (isOpaque, repeats) = survey(pixels, width: width, height: height)
    let channels = isOpaque ? 3 : 4
    return signature + header(width: width, height: height, channels)
      + (density.map { chunk(density: $0) } ?? [])
      + chunk("IDAT", stream(of: pixels, width: width, channels, repeats))
      + chunk("IEND", [])
  }

  /// Returns whether no pixel is clear, not even in part.
  static func isOpaque(_ pixels: [UInt32]) -> Bool {
    pixels.withUnsafeBufferPointer { $0.areOpaque }
  }

  /// Returns the compressed rows of premultiplied ARGB, as RGB for three channels and as RGBA for four.
  static func stream(of pixels: [UInt32], width: Int, _ channels: Int) -> [UInt8] {
    pixels.withUnsafeBufferPointer { pixels in
      let height = width > 0 ? pixels.count / width : 0
      let repeats = survey(pixels, width: width, height: height).repeats
      return stream(of: pixels, width: width, channels, repeats)
    }
  }

  /// Returns the compressed rows, of which some are said to be as the one above.
  private static func stream(
    of pixels: UnsafeBufferPointer<UInt32>,
    width: Int,
    _ channels: Int,
    _ repeats: [Bool]
  ) -> [UInt8] {
    let isOpaque = channels == 3
    var rows = PixelRows(width: width, channels: channels)
    var straightened = Array(repeating: UInt32(0), count: isOpaque ? 0 : width)
    for y in repeats.indices {
      let row = UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
      if repeats[y] {
        rows.appendCopy()
      } else if isOpaque || row.areOpaque {
        rows.append(row, y: y)
      } else {
        straightened.withUnsafeMutableBufferPointer { straightened in
          for x in 0..<width { straightened[x] = straight(row[x]) }
          rows.append(UnsafeBufferPointer(straightened), y: y)
        }
      }
    }
    return rows.finish()
  }

  /// The first bytes of every PNG file.
  static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Returns the header of a picture with eight bits a channel that is not interlaced.
  static func header(width: Int, height: Int, _ channels: Int) -> [UInt8] {
    chunk("IHDR", bigEndian(width) + bigEndian(height) + [8, channels == 3 ? 2 : 6, 0, 0, 0])
  }

  /// Returns the chunk for a number of pixels per point, of which an inch has 72 and a meter 2,834.6.
  static func chunk(density scale: Double) -> [UInt8] {
    let perMeter = Int((scale * 72 / 0.0254).rounded())
    return chunk("pHYs", bigEndian(perMeter) + bigEndian(perMeter) + [1])
  }

  /// Returns whether every pixel is opaque, and for each row whether it is as the one above.
  private static func survey(
    _ pixels: UnsafeBufferPointer<UInt32>,
    width: Int,
    height: Int
  ) -> (isOpaque: Bool, repeats: [Bool]) {
    var repeats = [Bool](repeating: false, count: height)
    var isOpaque = true
    guard let start = pixels.baseAddress else { return (true, repeats) }
    for y in 0..<height {
      let row = start + y * width
      if y > 0, memcmp(row, row - width, width * MemoryLayout<UInt32>.stride) == 0 {
        repeats[y] = true
      } else if isOpaque {
        isOpaque = UnsafeBufferPointer(start: row, count: width).areOpaque
      }
    }
    return (isOpaque, repeats)
  }

  /// Returns a chunk: length, name, data, checksum of name and data.
  static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    var checksum = CRC32()
    checksum.add(Array(name.utf8))
    checksum.add(data)
    return bigEndian(data.count) + name.utf8 + data + bigEndian(Int(checksum.value))
  }

  /// Returns a number in four bytes.
  static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Returns a pixel whose colors are no longer multiplied by its opacity, as PNG has them.
  private static func straight(_ pixel: UInt32) -> UInt32 {
    let alpha = pixel >> 24
    guard alpha > 0, alpha < 255 else { return alpha == 0 ? 0 : pixel }
    var result = alpha << 24
    for shift in [0, 8, 16] as [UInt32] {
      let channel = pixel >> shift & 255
      result |= min((channel * 255 + alpha / 2) / alpha, 255) << shift
    }
    return result
  }
}

extension UnsafeBufferPointer<UInt32> {
  /// Whether no pixel lets anything shine through.
  fileprivate var areOpaque: Bool {
    // Without a way out of the loop processors take eight and more at once.
    var all = UInt32.max
    for pixel in self { all &= pixel }
    return all >> 24 == 255
  }
}
#endif
