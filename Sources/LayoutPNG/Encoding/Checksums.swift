/// The checksum of a zlib stream (RFC 1950, section 8), which takes runs and rows at once.
package struct Adler32 {
  private static let modulus: UInt64 = 65_521
  private static let partSize = 1024
  private var low: UInt64 = 1
  private var high: UInt64 = 0

  package init() {}

  package var value: UInt32 { UInt32(high << 16 | low) }

  package mutating func add(_ byte: UInt8) {
    low = (low + UInt64(byte)) % Self.modulus
    high = (high + low) % Self.modulus
  }

  package mutating func addZeros(count: Int) { high = (high + UInt64(count) * low) % Self.modulus }

  /// Adds the bytes of pixels: red, green, blue, and the opacity if there are four.
  ///
  /// A byte adds itself to the first sum, and to the second as often as there are bytes from it to the
  /// end; the sums over a row of 16,384 pixels fit into 64 bits.
  package mutating func add(_ pixels: UnsafeBufferPointer<UInt32>, channels: Int) {
    var sum: UInt64 = 0
    var weighted: UInt64 = 0
    var inside: UInt64 = 0
    let mask: UInt32 = channels == 3 ? 0 : 255
    // Parts whose sums fit into 32 bits, which processors add four and eight at a time.
    for start in stride(from: 0, to: pixels.count, by: Self.partSize) {
      let part = UnsafeBufferPointer(
        rebasing: pixels[start..<min(start + Self.partSize, pixels.count)]
      )
      var partSum: UInt32 = 0
      var partWeighted: UInt32 = 0
      var partInside: UInt32 = 0
      for index in 0..<part.count {
        let pixel = part[index]
        let green = pixel >> 8 & 255
        let blue = pixel & 255
        let alpha = pixel >> 24 & mask
        let all = (pixel >> 16 & 255) &+ green &+ blue &+ alpha
        partSum &+= all
        partWeighted &+= UInt32(truncatingIfNeeded: index) &* all
        partInside &+= green &+ 2 &* blue &+ 3 &* alpha
      }
      sum += UInt64(partSum)
      weighted += UInt64(start) * UInt64(partSum) + UInt64(partWeighted)
      inside += UInt64(partInside)
    }
    let count = UInt64(pixels.count * channels)
    high = (high + count * low + count * sum - UInt64(channels) * weighted - inside) % Self.modulus
    low = (low + sum) % Self.modulus
  }
}

/// The checksum of a PNG chunk (PNG specification, third edition, annex D).
package struct CRC32 {
  private var state: UInt32 = 0xFFFF_FFFF

  package init() {}

  package var value: UInt32 { ~state }

  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1
    }
  }

  package mutating func add(_ bytes: some Sequence<UInt8>) {
    var state = state
    Self.table.withUnsafeBufferPointer { table in
      for byte in bytes {
        state = table[Int((state ^ UInt32(byte)) & 255)] ^ state >> 8
      }
    }
    self.state = state
  }
}
