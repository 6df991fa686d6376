#if PNG
/// The bytes of a PNG file, chunk after chunk (PNG specification, third edition, section 5).
struct PNGFile {
  private(set) var bytes: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Appends the header: eight bits a channel, no interlacing.
  mutating func header(width: Int, height: Int, isOpaque: Bool) {
    let colorType: UInt8 = isOpaque ? 2 : 6
    chunk(
      "IHDR",
      Self.bigEndian(width) + Self.bigEndian(height) + [8, colorType, 0, 0, 0]
    )
  }

  /// Appends a chunk: length, name, data, checksum of name and data.
  mutating func chunk(_ name: String, _ data: [UInt8]) {
    bytes += Self.bigEndian(data.count)
    let start = bytes.count
    bytes += name.utf8
    bytes += data
    var checksum = CRC32()
    checksum.add(bytes[start...])
    bytes += Self.bigEndian(Int(checksum.value))
  }

  private static func bigEndian(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
#endif
