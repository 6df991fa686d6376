#if PNG
/// A writer of bits into bytes, lowest bit first (RFC 1951, section 3.1.1).
struct BitWriter {
  private(set) var bytes: [UInt8] = []
  /// The bits that do not fill a byte yet, and those that have not been handed over.
  private var pending: UInt64 = 0
  private var pendingCount: UInt64 = 0

  /// Appends the lowest bits of a number whose other bits are zero, at most 32 of them.
  mutating func append(_ bits: UInt32, count: UInt32) {
    pending |= UInt64(bits) << pendingCount
    pendingCount += UInt64(count)
    if pendingCount >= 32 {
      withUnsafeBytes(of: UInt32(truncatingIfNeeded: pending).littleEndian) {
        bytes.append(contentsOf: $0)
      }
      pending >>= 32
      pendingCount -= 32
    }
  }

  /// Fills the last byte with zero bits.
  mutating func alignToByte() {
    while pendingCount > 0 {
      bytes.append(UInt8(truncatingIfNeeded: pending))
      pending >>= 8
      pendingCount = max(8, pendingCount) - 8
    }
  }

  /// Appends whole bytes, highest first, at the end of a byte.
  mutating func append(bigEndian number: UInt32) {
    for shift in [24, 16, 8, 0] as [UInt32] {
      append(number >> shift & 255, count: 8)
    }
    alignToByte()
  }
}
#endif
