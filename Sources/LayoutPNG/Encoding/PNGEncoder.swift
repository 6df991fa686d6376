#if PNG
import CRsvg

/// Writes pixels as a PNG file.
///
/// Rows are not filtered: the flat areas of a user interface compress better without, and in a fifth
/// of the time that cairo's own writer takes.
struct PNGEncoder {
  /// zlib's level.
  private let level: Int32

  init(_ compression: PNGRenderer.Compression) {
    level =
      switch compression {
      case .fast: 1
      case .small: 6
      }
  }

  /// Returns the file of a picture.
  ///
  /// - Parameters:
  ///   - pixels: Premultiplied ARGB, row after row.
  ///   - width: The width, in pixels.
  /// - Returns: The bytes of the file.
  /// - Throws: An error of zlib.
  func encode(
    _ pixels: UnsafeBufferPointer<UInt32>,
    width: Int
  ) throws(PNGError) -> [UInt8] {
    let height = width > 0 ? pixels.count / width : 0
    let isOpaque = pixels.allSatisfy { $0 >> 24 == 255 }
    var file = PNGFile()
    file.header(width: width, height: height, isOpaque: isOpaque)
    var deflater = try Deflater(level: level)
    let channels = isOpaque ? 3 : 4
    var row = [UInt8](repeating: 0, count: 1 + width * channels)
    for y in 0..<height {
      let source = UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
      if isOpaque {
        Self.copyOpaque(source, to: &row)
      } else {
        Self.copyStraight(source, to: &row)
      }
      try deflater.append(row)
    }
    file.chunk("IDAT", try deflater.finish())
    file.chunk("IEND", [])
    return file.bytes
  }

  /// Copies red, green and blue behind the row's filter byte.
  private static func copyOpaque(_ source: UnsafeBufferPointer<UInt32>, to row: inout [UInt8]) {
    row.withUnsafeMutableBufferPointer { row in
      var place = 1
      for pixel in source {
        row[place] = UInt8(truncatingIfNeeded: pixel >> 16)
        row[place + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
        row[place + 2] = UInt8(truncatingIfNeeded: pixel)
        place += 3
      }
    }
  }

  /// Copies the four channels behind the row's filter byte; colours are no longer multiplied by
  /// their opacity, as PNG has them.
  private static func copyStraight(_ source: UnsafeBufferPointer<UInt32>, to row: inout [UInt8]) {
    row.withUnsafeMutableBufferPointer { row in
      var place = 1
      for pixel in source {
        let alpha = pixel >> 24
        for (offset, shift) in [(0, 16), (1, 8), (2, 0)] as [(Int, UInt32)] {
          let channel = pixel >> shift & 255
          row[place + offset] =
            alpha == 0
            ? 0 : UInt8(truncatingIfNeeded: min((channel * 255 + alpha / 2) / alpha, 255))
        }
        row[place + 3] = UInt8(truncatingIfNeeded: alpha)
        place += 4
      }
    }
  }
}
#endif
