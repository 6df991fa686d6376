#if Shaping
/// A namespace that looks at the list of tables at the beginning of a font.
///
/// The numbers are those of the OpenType specification, version 1.9.1, "Organization of an OpenType font", in big-endian
/// order. HarfBuzz takes a table that reaches beyond the end of the file for the part of it that is there, so that a
/// font that was cut off has other glyphs without a word.
enum FontTables {
  /// The number of bytes of a font before its list, and of an entry of the list.
  private static let (head, entry) = (12, 16)

  /// Checks that all tables of a font, of a collection those of the first one, lie inside the file, and have the bytes that
  /// their checksums say.
  ///
  /// Other readers let wrong checksums pass. Here a font makes pictures that must be the same everywhere: one hurt byte
  /// may move a glyph by half an em, and nothing else says so. Every font of Debian that was tried has the right ones.
  ///
  /// - Throws: `FontFileError.cutOff` for the table that ends last beyond it, or for the list of tables;
  ///   `FontFileError.hurt` for the first table with other bytes.
  static func check(_ bytes: [UInt8]) throws(FontFileError) {
    var start = 0
    if bytes.prefix(4).elementsEqual("ttcf".utf8) {
      try requireList(upTo: head + 4, of: bytes)
      start = bytes[head...].prefix(4).bigEndian
    }
    try requireList(upTo: start + head, of: bytes)
    let list = start + head
    let end = list + entry * bytes[(start + 4)...].prefix(2).bigEndian
    try requireList(upTo: end, of: bytes)
    var longest: (table: String, end: Int)?
    for place in stride(from: list, to: end, by: entry) {
      let last =
        bytes[(place + 8)...].prefix(4).bigEndian + bytes[(place + 12)...].prefix(4).bigEndian
      guard last > bytes.count, last > longest?.end ?? 0 else { continue }
      longest = (String(decoding: bytes[place..<place + 4], as: UTF8.self), last)
    }
    if let longest {
      throw .cutOff(table: longest.table, end: longest.end, size: bytes.count)
    }
    for place in stride(from: list, to: end, by: entry) {
      func number(_ offset: Int) -> Int { bytes[(place + offset)...].prefix(4).bigEndian }
      let tag = bytes[place..<place + 4]
      let sum = checksum(
        of: bytes[number(8)..<number(8) + number(12)],
        hasAdjustment: tag.elementsEqual("head".utf8)
      )
      guard number(4) == sum else { throw .hurt(table: String(decoding: tag, as: UTF8.self)) }
    }
  }

  /// Returns the sum of the numbers of four bytes each that a table consists of, filled up with zeros, without what goes
  /// beyond four bytes; of `head` without `checksumAdjustment`, which is about the whole file.
  ///
  /// - SeeAlso: "Calculating checksums" and "'head' table" in the OpenType specification.
  private static func checksum(of table: ArraySlice<UInt8>, hasAdjustment: Bool) -> Int {
    var sum: UInt32 = 0
    for (index, byte) in table.enumerated() where !hasAdjustment || !(8..<12).contains(index) {
      sum &+= UInt32(byte) << UInt32(24 - 8 * (index % 4))
    }
    return Int(sum)
  }

  private static func requireList(upTo end: Int, of bytes: [UInt8]) throws(FontFileError) {
    guard end <= bytes.count else { throw .cutOff(table: nil, end: end, size: bytes.count) }
  }
}
#endif
