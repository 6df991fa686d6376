extension GlyphTable {
  /// Returns the characters of a text that neither a table nor a font has, which are drawn as boxes, in order and
  /// each once.
  package static func missing(in text: String, from cascade: FontCascade? = nil) -> [Character] {
    // The tables have all of ASCII.
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    var missing: [Character] = []
    for character in text
    where !character.isASCII && CharacterClass(character).isBoxed && !missing.contains(character) {
      let points = character.unicodeScalars.map(\.value)
      if cascade?.font(for: points[...]) == nil { missing.append(character) }
    }
    return missing
  }
}
