import LayoutPNG

/// A mark that distinguishes goldens of pixels from all other PNG files: a text behind the header.
///
/// Goldens without it are compared as ever. But their origin is unknown, and so they are never taken for
/// obsolete.
enum PixelMark {
  /// The signature and the chunk `IHDR` (PNG specification, third edition, section 5).
  private static let headerSize = 33
  /// The chunk `tEXt` that holds "golden" under "layoutsim": its size, its name, its text, its checksum.
  private static let chunk =
    [0, 0, 0, 16] + Array("tEXtlayoutsim\u{0}golden".utf8) + [0xB7, 0xD8, 0xEE, 0x83]

  /// Returns a PNG file with the mark.
  static func added(to file: [UInt8]) -> [UInt8] {
    file.prefix(headerSize) + chunk + file.dropFirst(headerSize)
  }

  /// Returns whether a file that begins so is a golden of pixels.
  static func isThere(in start: [UInt8]) -> Bool {
    start.starts(with: [0x89, 0x50, 0x4E, 0x47]) && start.dropFirst(headerSize).starts(with: chunk)
  }

  // MARK: The rule of a run

  /// The beginning of the text of the chunk that holds the rule by which a result was compared.
  private static let ruleStart = Array("tEXtlayoutsim-rule\u{0}".utf8)
  private static let rulePlace = headerSize + chunk.count

  /// Returns a result for review with the rule by which it was compared, unless every pixel counts.
  ///
  /// - Parameters:
  ///   - rule: The rule.
  ///   - file: The result with the mark.
  /// - Returns: The file.
  static func noted(_ rule: PixelRule, in file: [UInt8]) -> [UInt8] {
    guard rule != .exact else { return file }
    let content = ruleStart + Array(rule.text.utf8)
    var checksum = CRC32()
    checksum.add(content)
    let size = bigEndian(UInt32(content.count - 4))
    let note = size + content + bigEndian(checksum.value)
    return Array(file[..<rulePlace]) + note + Array(file[rulePlace...])
  }

  /// Returns the rule by which a result was compared, and the file without it.
  ///
  /// A result that gives none was compared exactly.
  static func rule(in file: [UInt8]) -> (rule: PixelRule, file: [UInt8]) {
    let rest = file.dropFirst(rulePlace)
    guard isThere(in: file), rest.dropFirst(4).starts(with: ruleStart) else {
      return (.exact, file)
    }
    let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
    let text = rest.dropFirst(4 + ruleStart.count).prefix(max(0, count - ruleStart.count + 4))
    let plain = Array(file[..<rulePlace]) + Array(rest.dropFirst(count + 12))
    return (PixelRule(text: String(decoding: text, as: UTF8.self)) ?? .exact, plain)
  }

  private static func bigEndian(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
