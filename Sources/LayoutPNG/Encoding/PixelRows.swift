#if PNG
import CRsvg

/// A compressor of a picture's rows into a zlib stream (RFC 1950).
///
/// Instead of searching for any earlier bytes, as zlib does, it knows what rows of a user interface are
/// like: equal to the row above, runs of one color, and letters that recur. That takes a third of the
/// time of zlib's quickest level, and less room.
struct PixelRows: ~Copyable {
  private let width: Int
  /// The number of bytes of a pixel in the file: 3 without opacity, 4 with it.
  private let channels: Int
  private let rowByteCount: Int
  private var output = BitWriter()
  private var block: DeflateBlock
  private var checksum = Adler32()
  /// The latest rows, one after another, as far back as a repetition may reach.
  private let window: UnsafeMutableBufferPointer<UInt32>
  private let windowHeight: Int
  /// The last place of a pixel, and of a pixel with its right neighbor, by a hash of them.
  ///
  /// A place is a number of pixels from the start.
  private let singles: UnsafeMutableBufferPointer<Int32>
  private let pairs: UnsafeMutableBufferPointer<Int32>

  private static let hashBits: UInt32 = 12

  init(width: Int, channels: Int) {
    self.width = width
    self.channels = channels
    rowByteCount = 1 + width * channels
    block = DeflateBlock(longestRow: rowByteCount)
    windowHeight = DeflateBlock.furthestMatch / rowByteCount + 2
    window = .allocate(capacity: windowHeight * width)
    window.initialize(repeating: 0)
    singles = .allocate(capacity: 1 << Self.hashBits)
    singles.initialize(repeating: -1)
    pairs = .allocate(capacity: 1 << Self.hashBits)
    pairs.initialize(repeating: -1)
    // Deflate with a window of 32 KB, and the check bits.
    output.append(0x78, count: 8)
    output.append(0x01, count: 8)
  }

  deinit {
    window.deallocate()
    singles.deallocate()
    pairs.deallocate()
  }

  /// Returns the whole stream.
  mutating func finish() -> [UInt8] {
    block.write(to: &output, isLast: true)
    output.alignToByte()
    output.append(bigEndian: checksum.value)
    return output.bytes
  }

  // MARK: Rows

  /// Appends a row that is as the one above, as differences of nothing (PNG's filter 2, "up").
  mutating func appendCopy() {
    writeFullBlock()
    block.add(2)
    block.add(0)
    appendMatch(length: width * channels - 1, distance: 1)
    checksum.add(2)
    checksum.addZeros(count: width * channels)
  }

  /// Appends a row of pixels, `0xAARRGGBB` and not multiplied, as it is (PNG's filter 0).
  mutating func append(_ row: UnsafeBufferPointer<UInt32>, y: Int) {
    writeFullBlock()
    block.add(0)
    checksum.add(0)
    checksum.add(row, channels: channels)
    let start = (y % windowHeight) * width
    _ = UnsafeMutableBufferPointer(rebasing: window[start..<start + width]).update(from: row)
    var x = 0
    while x < width {
      let run = runLength(row, from: x)
      if run > 0 {
        appendMatch(length: run * channels, distance: channels)
        x += run
        continue
      }
      let match = match(row, x: x, y: y)
      if match.count > 0 {
        appendMatch(length: match.count * channels, distance: match.distance)
        x += match.count
      } else {
        appendPixel(row[x])
        x += 1
      }
    }
  }

  /// Makes room before a row, not after it: the last row is in the last block.
  ///
  /// A last block without a row would have a code of one symbol, at which browsers stop reading before they show
  /// what they have read.
  private mutating func writeFullBlock() {
    if block.isFull { block.write(to: &output, isLast: false) }
  }

  private mutating func appendPixel(_ pixel: UInt32) {
    block.add(pixel >> 16 & 255)
    block.add(pixel >> 8 & 255)
    block.add(pixel & 255)
    if channels == 4 { block.add(pixel >> 24) }
  }

  /// Appends a repetition of any length, but none of one or two bytes at its end.
  private mutating func appendMatch(length: Int, distance: Int) {
    var rest = length
    while rest > DeflateBlock.longestMatch {
      let part = min(rest - 3, DeflateBlock.longestMatch)
      block.add(length: part, distance: distance)
      rest -= part
    }
    if rest >= 3 {
      block.add(length: rest, distance: distance)
    } else {
      // Only the rest of a copied row of a single pixel is so short: zeros.
      for _ in 0..<rest { block.add(0) }
    }
  }

  // MARK: Repetitions

  /// Returns the number of pixels from `x` on that are equal to the one before.
  private func runLength(_ row: UnsafeBufferPointer<UInt32>, from x: Int) -> Int {
    guard x > 0 else { return 0 }
    let pixel = row[x - 1]
    var end = x
    while end < width, row[end] == pixel { end += 1 }
    return end - x
  }

  /// Returns the number of pixels from `x` on that occurred before, or 0, and their distance in bytes.
  private func match(
    _ row: UnsafeBufferPointer<UInt32>,
    x: Int,
    y: Int
  ) -> (count: Int, distance: Int) {
    let here = Int32(y * width + x)
    let single = row[x] &* 0x9E37_79B1
    let lastSingle = Self.exchange(single, in: singles, with: here)
    guard x + 1 < width else { return repetition(of: row, x: x, y: y, from: lastSingle) }
    let pair = (single ^ row[x + 1] &* 0x85EB_CA77) &* 0x2C1B_3C6D
    let lastPair = Self.exchange(pair, in: pairs, with: here)
    let match = repetition(of: row, x: x, y: y, from: lastPair)
    // Two pixels are a good find already; a single one is better than none.
    return match.count > 1 ? match : repetition(of: row, x: x, y: y, from: lastSingle)
  }

  /// Records the place of pixels with a hash, and returns their last place.
  private static func exchange(
    _ hash: UInt32,
    in places: UnsafeMutableBufferPointer<Int32>,
    with place: Int32
  ) -> Int {
    let slot = Int(hash >> (32 - hashBits))
    let last = places[slot]
    places[slot] = place
    return Int(last)
  }

  /// Returns the number of pixels from `x` on that are the same as those from an earlier place on.
  private func repetition(
    of row: UnsafeBufferPointer<UInt32>,
    x: Int,
    y: Int,
    from place: Int
  ) -> (count: Int, distance: Int) {
    guard place >= 0 else { return (0, 0) }
    let (oldY, oldX) = place.quotientAndRemainder(dividingBy: width)
    let distance = (y - oldY) * rowByteCount + (x - oldX) * channels
    guard y - oldY < windowHeight, distance <= DeflateBlock.furthestMatch else { return (0, 0) }
    let start = (oldY % windowHeight) * width + oldX
    // A repetition ends with the row in which it is, and with that from which it comes.
    let limit = width - max(x, oldX)
    var count = 0
    while count < limit, window[start + count] == row[x + count] { count += 1 }
    return (count, distance)
  }
}
#endif
