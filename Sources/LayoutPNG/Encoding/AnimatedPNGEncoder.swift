#if PNG
/// An encoder of several pictures as one PNG that moves (PNG specification, third edition, section 4.9).
///
/// Of each frame only the rectangle that differs from the one before is in the file. Frames whose pixels are the same are
/// one, which is seen for longer.
struct AnimatedPNGEncoder {
  private let width: Int
  private let channels: Int
  private var last: [UInt32] = []
  private var frames: [Frame] = []

  /// A part of the picture that is drawn over the frame before.
  private struct Frame {
    let part: PixelPart
    let stream: [UInt8]
    var milliseconds: Int
  }

  /// Creates an encoder of pictures of a width, which may be clear in parts or are not.
  init(width: Int, isOpaque: Bool) {
    self.width = width
    channels = isOpaque ? 3 : 4
  }

  /// Appends a frame of premultiplied ARGB, row after row.
  ///
  /// - Returns: Whether it could be: not where a pixel is clear and all were said to be opaque.
  mutating func append(_ pixels: [UInt32], milliseconds: Int) -> Bool {
    guard channels == 4 || PNGEncoder.isOpaque(pixels) else { return false }
    let part =
      frames.isEmpty
      ? PixelPart(x: 0, y: 0, width: width, height: pixels.count / max(width, 1))
      : PixelPart(of: pixels, unlike: last, width: width)
    if let part {
      frames.append(
        Frame(
          part: part,
          stream: PNGEncoder.stream(
            of: part.pixels(of: pixels, width: width),
            width: part.width,
            channels
          ),
          milliseconds: milliseconds
        )
      )
      last = pixels
    } else {
      frames[frames.count - 1].milliseconds += milliseconds
    }
    return true
  }

  /// Returns the file.
  ///
  /// - Parameters:
  ///   - still: The picture for readers that know no moving ones, of the size of the frames.
  ///   - isRepeated: Whether the file begins again after its last frame.
  ///   - density: The number of pixels per point, which the file says.
  /// - Returns: The bytes of the file.
  func file(still: [UInt32], isRepeated: Bool, density: Double) -> [UInt8] {
    let height = last.count / max(width, 1)
    var file = PNGEncoder.signature + PNGEncoder.header(width: width, height: height, channels)
    file += PNGEncoder.chunk(density: density)
    file += PNGEncoder.chunk(
      "acTL",
      PNGEncoder.bigEndian(frames.count) + PNGEncoder.bigEndian(isRepeated ? 0 : 1)
    )
    let first = frames[0].stream
    let stillStream = PNGEncoder.stream(of: still, width: width, channels)
    var sequence = 0
    func next() -> [UInt8] {
      defer { sequence += 1 }
      return PNGEncoder.bigEndian(sequence)
    }
    // The first frame is the still picture too, or that stands before the frames, as none of them.
    if stillStream != first { file += PNGEncoder.chunk("IDAT", stillStream) }
    for (index, frame) in frames.enumerated() {
      file += PNGEncoder.chunk("fcTL", next() + Self.control(frame))
      if index == 0, stillStream == first {
        file += PNGEncoder.chunk("IDAT", first)
      } else {
        file += PNGEncoder.chunk("fdAT", next() + frame.stream)
      }
    }
    return file + PNGEncoder.chunk("IEND", [])
  }

  /// Returns the place and the time of a frame: it replaces what was there, and stays.
  private static func control(_ frame: Frame) -> [UInt8] {
    let part = frame.part
    // Viewers take no time at all for a tenth of a second.
    let time = max(10, frame.milliseconds)
    let (count, unit) = time < 65_536 ? (time, 1000) : (min(time / 10, 65_535), 100)
    return [part.width, part.height, part.x, part.y].flatMap(PNGEncoder.bigEndian)
      + PNGEncoder.bigEndian(count).suffix(2) + PNGEncoder.bigEndian(unit).suffix(2) + [0, 0]
  }
}

/// A rectangle of pixels.
struct PixelPart: Hashable {
  let x: Int
  let y: Int
  let width: Int
  let height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates the smallest rectangle in which two pictures differ, or `nil` if they do not.
  init?(of pixels: [UInt32], unlike others: [UInt32], width: Int) {
    var top = Int.max
    var bottom = -1
    var left = width
    var right = -1
    pixels.withUnsafeBufferPointer { pixels in
      others.withUnsafeBufferPointer { others in
        for y in 0..<pixels.count / max(width, 1) {
          let row = UnsafeBufferPointer(rebasing: pixels[y * width..<(y + 1) * width])
          let other = UnsafeBufferPointer(rebasing: others[y * width..<(y + 1) * width])
          if row.elementsEqual(other) { continue }
          top = min(top, y)
          bottom = y
          var x = 0
          while x < left, row[x] == other[x] { x += 1 }
          left = min(left, x)
          x = width - 1
          while x > right, row[x] == other[x] { x -= 1 }
          right = max(right, x)
        }
      }
    }
    guard bottom >= 0 else { return nil }
    self.init(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
  }

  /// Returns the pixels of the part of a picture.
  func pixels(of picture: [UInt32], width fullWidth: Int) -> [UInt32] {
    if x == 0, width == fullWidth {
      return Array(picture[y * fullWidth..<(y + height) * fullWidth])
    }
    return (y..<y + height).flatMap { picture[$0 * fullWidth + x..<$0 * fullWidth + x + width] }
  }
}
#endif
