#if PNG
/// A block of literal bytes and repetitions that get a code together (RFC 1951, section 3.2.7).
struct DeflateBlock: ~Copyable {
  /// The bytes and repetitions, of each its length, 16 bits further up its distance, and a mark.
  private let tokens: UnsafeMutableBufferPointer<UInt32>
  private var count = 0
  /// The numbers of literals and lengths, and those of distances.
  private let literals: UnsafeMutableBufferPointer<UInt32>
  private let distances: UnsafeMutableBufferPointer<UInt32>

  /// The longest and the furthest repetition, in bytes.
  static let longestMatch = 258
  static let furthestMatch = 32_768
  /// The greatest number of tokens in a block; more become two blocks, each with a code of its own.
  private static let capacity = 1 << 16
  private static let matchMark: UInt32 = 1 << 15
  private static let endOfBlock = 256

  /// Creates an empty block for rows of at most so many bytes, each of which comes whole, whether or not it fits.
  init(longestRow byteCount: Int) {
    tokens = .allocate(capacity: Self.capacity + byteCount)
    literals = .allocate(capacity: 286)
    literals.initialize(repeating: 0)
    distances = .allocate(capacity: 30)
    distances.initialize(repeating: 0)
  }

  deinit {
    tokens.deallocate()
    literals.deallocate()
    distances.deallocate()
  }

  var isFull: Bool { count >= Self.capacity }

  /// Adds a byte that is written as it is.
  @inline(__always)
  mutating func add(_ byte: UInt32) {
    tokens[count] = byte
    count += 1
    literals[Int(byte)] &+= 1
  }

  /// Adds a repetition of 3 to 258 bytes from 1 to 32,768 bytes back.
  @inline(__always)
  mutating func add(length: Int, distance: Int) {
    tokens[count] = UInt32(distance - 1) << 16 | Self.matchMark | UInt32(length)
    count += 1
    literals[MatchSymbols.length[length].symbol] &+= 1
    distances[MatchSymbols.distance(distance).symbol] &+= 1
  }

  /// Writes the block and empties it.
  mutating func write(to output: inout BitWriter, isLast: Bool) {
    literals[Self.endOfBlock] = 1
    // Some readers want a code of two symbols.
    for symbol in 0..<2 where distances.count(where: { $0 > 0 }) < 2 {
      distances[symbol] = max(distances[symbol], 1)
    }
    let literalCode = HuffmanCode(frequencies: Array(literals), limit: 15)
    let distanceCode = HuffmanCode(frequencies: Array(distances), limit: 15)
    output.append(isLast ? 1 : 0, count: 1)
    output.append(2, count: 2)
    CodeLengths(literalCode, distanceCode).write(to: &output)
    write(
      UnsafeBufferPointer(start: tokens.baseAddress, count: count),
      literalCode,
      distanceCode,
      to: &output
    )
    count = 0
    literals.update(repeating: 0)
    distances.update(repeating: 0)
  }

  private func write(
    _ tokens: UnsafeBufferPointer<UInt32>,
    _ literalCode: HuffmanCode,
    _ distanceCode: HuffmanCode,
    to output: inout BitWriter
  ) {
    // The symbol and the further bits of a length are one piece of bits.
    let lengths = MatchSymbols.length.map { part in
      let length = UInt32(literalCode.lengths[part.symbol])
      let bits = UInt32(literalCode.codes[part.symbol]) | part.extra << length
      return (bits: bits, count: length + part.extraCount)
    }
    for token in tokens {
      guard token >= Self.matchMark else {
        let symbol = Int(token)
        output.append(UInt32(literalCode.codes[symbol]), count: UInt32(literalCode.lengths[symbol]))
        continue
      }
      let length = lengths[Int(token & (Self.matchMark - 1))]
      output.append(length.bits, count: length.count)
      let part = MatchSymbols.distance(Int(token >> 16) + 1)
      let count = UInt32(distanceCode.lengths[part.symbol])
      output.append(
        UInt32(distanceCode.codes[part.symbol]) | part.extra << count,
        count: count + part.extraCount
      )
    }
    output.append(
      UInt32(literalCode.codes[Self.endOfBlock]),
      count: UInt32(literalCode.lengths[Self.endOfBlock])
    )
  }
}

/// The symbols of lengths and distances, and their further bits (RFC 1951, section 3.2.5).
package enum MatchSymbols {
  package struct Part {
    package let symbol: Int
    package let extra: UInt32
    let extraCount: UInt32
  }

  /// The parts of each length up to 258, of which those below 3 are not used.
  package static let length: [Part] = (0...DeflateBlock.longestMatch).map { length in
    if length == DeflateBlock.longestMatch { return Part(symbol: 285, extra: 0, extraCount: 0) }
    let part = split(max(length - 3, 0), stepBits: 2)
    return Part(symbol: 257 + part.symbol, extra: part.extra, extraCount: part.extraCount)
  }

  /// Returns the part of a distance from 1.
  @inline(__always)
  package static func distance(_ distance: Int) -> Part { split(distance - 1, stepBits: 1) }

  /// Splits a number into a step and the rest: `1 << stepBits` steps to each power of two.
  @inline(__always)
  private static func split(_ number: Int, stepBits: Int) -> Part {
    guard number >= 2 << stepBits else { return Part(symbol: number, extra: 0, extraCount: 0) }
    let highest = Int.bitWidth - 1 - number.leadingZeroBitCount
    let extraCount = highest - stepBits
    return Part(
      symbol: extraCount << stepBits + number >> extraCount,
      extra: UInt32(number & ((1 << extraCount) - 1)),
      extraCount: UInt32(extraCount)
    )
  }
}
#endif
