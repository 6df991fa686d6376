/// The frames of a PNG file that moves, as this package writes them.
package struct AnimatedPNGPicture: Sendable, Hashable {
  /// A part of the picture that replaces what was there.
  package struct Frame: Sendable, Hashable {
    /// The place of its left edge, in pixels.
    package let x: Int
    /// The place of its top edge, in pixels.
    package let y: Int
    /// The pixels of the part.
    package let picture: PNGPicture
    /// The time for which it is seen, in milliseconds.
    package let milliseconds: Int
  }

  /// The frames in their order.
  package let frames: [Frame]
  /// The picture for readers that know no moving ones.
  package let still: PNGPicture
  /// The number of times that it is played, 0 for again and again.
  package let plays: Int

  /// Creates the frames from the bytes of a file.
  ///
  /// - Throws: `PNGError.unreadablePNG` if the bytes are no PNG file that moves, or one whose frames do more than replace
  ///   rectangles; `PNGError.builtWithoutPNG` without the trait.
  package init(file: [UInt8]) throws(PNGError) {
    #if PNG
    still = try PNGPicture(file: file)
    var reader = Reader(still, header: Array(file[16..<33]))
    // The picture has been read: its chunks are whole.
    var start = 8
    while start + 12 <= file.count {
      let length = Reader.number(file[start..<start + 4])
      let name = String(decoding: file[start + 4..<start + 8], as: UTF8.self)
      try reader.take(name, Array(file[start + 8..<start + 8 + length]))
      start += 12 + length
    }
    guard let plays = reader.plays, !reader.frames.isEmpty else {
      throw .unreadablePNG("it does not move")
    }
    self.plays = plays
    frames = reader.frames
    #else
    throw .builtWithoutPNG
    #endif
  }
}

extension AnimatedPNGPicture {
  /// Returns all that is seen in a frame, from what was seen in the one before it.
  ///
  /// - Parameters:
  ///   - frame: The frame.
  ///   - before: The picture before it, or `nil` for the first.
  /// - Returns: A picture of the size of the file.
  package func shown(_ frame: Frame, after before: PNGPicture?) -> PNGPicture {
    var pixels = before?.pixels ?? Array(repeating: 0, count: still.pixels.count)
    let width = frame.picture.width
    for row in 0..<frame.picture.height {
      let target = (frame.y + row) * still.width + frame.x
      pixels.replaceSubrange(
        target..<target + width,
        with: frame.picture.pixels[row * width..<(row + 1) * width]
      )
    }
    return PNGPicture(width: still.width, height: still.height, pixels: pixels)
  }
}

#if PNG
extension AnimatedPNGPicture {
  /// A reader of the chunks of a file.
  private struct Reader {
    private let size: (width: Int, height: Int)
    /// The depth, the kind of pixels and so on, which frames share with the file.
    private let kind: [UInt8]
    private(set) var plays: Int?
    private(set) var frames: [Frame] = []
    private var control: [UInt8]?
    private var stream: [UInt8] = []

    init(_ still: PNGPicture, header: [UInt8]) {
      size = (still.width, still.height)
      kind = Array(header[8..<13])
    }

    mutating func take(_ name: String, _ data: [UInt8]) throws(PNGError) {
      switch name {
      case "acTL" where data.count == 8: plays = Self.number(data[4..<8])
      case "fcTL" where data.count == 26:
        try finish()
        control = data
      case "fdAT" where data.count > 4: stream += data.dropFirst(4)
      // The still picture is the first frame if that began before it.
      case "IDAT" where control != nil: stream += data
      case "IEND": try finish()
      default: break
      }
    }

    /// Draws the frame whose chunks have come.
    private mutating func finish() throws(PNGError) {
      guard let control else { return }
      let numbers = [4, 8, 12, 16].map { Self.number(control[$0..<$0 + 4]) }
      let (width, height, x, y) = (numbers[0], numbers[1], numbers[2], numbers[3])
      guard width > 0, height > 0, x + width <= size.width, y + height <= size.height,
        control[24] == 0, control[25] == 0
      else { throw .unreadablePNG("a frame of it does more than replace a part") }
      let header = PNGEncoder.bigEndian(width) + PNGEncoder.bigEndian(height) + kind
      let part = try PNGPicture(
        file: PNGEncoder.signature + PNGEncoder.chunk("IHDR", header)
          + PNGEncoder.chunk("IDAT", stream) + PNGEncoder.chunk("IEND", [])
      )
      let unit = max(1, Self.number(control[22..<24]))
      frames.append(
        Frame(
          x: x,
          y: y,
          picture: part,
          milliseconds: Self.number(control[20..<22]) * 1000 / unit
        )
      )
      self.control = nil
      stream = []
    }

    static func number(_ bytes: ArraySlice<UInt8>) -> Int { bytes.reduce(0) { $0 << 8 | Int($1) } }
  }
}
#endif
