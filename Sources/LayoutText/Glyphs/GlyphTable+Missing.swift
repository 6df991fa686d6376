extension GlyphTable {
  /// Returns the characters of a text of which neither a table nor a font has all that is seen, in order and each
  /// once.
  ///
  /// They are drawn as boxes, or without the marks upon them where `isBoxed(_:)` says no.
  package static func missing(in text: String, from cascade: FontCascade? = nil) -> [Character] {
    // The tables have all of ASCII.
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    var missing: [Character] = []
    for character in text where !character.isASCII && !missing.contains(character) {
      guard CharacterClass(character).lacksPart(of: character) else { continue }
      let points = character.unicodeScalars.map(\.value)
      if cascade?.font(for: points[...]) == nil { missing.append(character) }
    }
    return missing
  }

  /// Returns whether a character without a glyph is drawn as a box; of any other one, its marks are left out.
  package static func isBoxed(_ character: Character) -> Bool { CharacterClass(character).isBoxed }
}
