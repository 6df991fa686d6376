#if PNG
/// An encoder of pixels as a PNG file.
struct PNGEncoder {
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
    var file = PNGFile()
    file.header(width: width, height: height, isOpaque: isOpaque)
    file.chunk("IDAT", rows.finish())
    file.chunk("IEND", [])
    return file.bytes
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
