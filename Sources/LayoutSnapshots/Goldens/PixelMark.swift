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
}
