#if PNG
/// An encoder of pixels as a PNG file (PNG specification, third edition, section 5).
enum PNGEncoder {
  /// Returns the file of premultiplied ARGB, row after row: RGB if every pixel is opaque, RGBA otherwise.
  static func file(of pixels: UnsafeBufferPointer<UInt32>, width: Int) -> [UInt8] {
    let isOpaque = pixels.reduce(UInt32.max, &) >> 24 == 255
    let height = width > 0 ? pixels.count / width : 0
    var rows = PixelRows(width: width, channels: isOpaque ? 3 : 4)
    var straightened = Array(repeating: UInt32(0), count: isOpaque ? 0 : width)
    var above: UnsafeBufferPointer<UInt32>?
    for y in 0..<height {
      let row = UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
      if let above, PixelRows.areEqual(row, above) {
        rows.appendCopy()
      } else if isOpaque {
        rows.append(row, y: y)
      } else {
        for x in 0..<width { straightened[x] = straight(row[x]) }
        straightened.withUnsafeBufferPointer { rows.append($0, y: y) }
      }
      above = row
    }
    // Eight bits a channel, no interlacing.
    let header = bigEndian(width) + bigEndian(height) + [8, isOpaque ? 2 : 6, 0, 0, 0]
    return [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
      + chunk("IHDR", header) + chunk("IDAT", rows.finish()) + chunk("IEND", [])
  }

  /// Returns a chunk: length, name, data, checksum of name and data.
  private static func chunk(_ name: String, _ data: [UInt8]) -> [UInt8] {
    let content = name.utf8 + data
    var checksum = CRC32()
    checksum.add(content)
    return bigEndian(data.count) + content + bigEndian(Int(checksum.value))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
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
#endif
