package import LayoutText

/// A namespace that makes fonts out of the bytes of their files.
///
/// Its functions are never copied into another module, so that those of one build may be linked with the other kind of
/// this module.
package enum FontFiles {
  /// The greatest number of bytes of a font file: room for all of Chinese, Japanese and Korean.
  package static let mostBytes = 64 << 20

  /// Returns whether this build sets texts in fonts of scenarios: whether it has the trait `Shaping`.
  @inline(never) package static func areAvailable() -> Bool {
    #if Shaping
    true
    #else
    false
    #endif
  }

  /// Returns a font of a file, of a collection the first one.
  ///
  /// - Throws: `FontFileError` if the bytes are no font with outlines, or if what reads it is missing here.
  @inline(never)
  package static func font(_ bytes: [UInt8]) throws(FontFileError) -> FontFile {
    #if Shaping
    let face = try OutlineFace(bytes)
    return FontFile(description: FontTables.description(of: bytes), face: face)
    #else
    throw .builtWithoutShaping
    #endif
  }

  /// Returns fonts as a list that is asked in their order, or `nil` for no fonts.
  ///
  /// - Throws: `FontFileError` if what orders letters is missing here.
  @inline(never)
  package static func cascade(of fonts: [FontFile]) throws(FontFileError) -> FontCascade? {
    guard !fonts.isEmpty else { return nil }
    #if Shaping
    return FontCascade(try HarfBuzzShaper(fonts.map(\.face)))
    #else
    throw .builtWithoutShaping
    #endif
  }
}

/// A font in a file that was read.
package struct FontFile: Sendable {
  /// The names and heights.
  package let description: FontFace.Description
  #if Shaping
  let face: OutlineFace
  #endif
}
