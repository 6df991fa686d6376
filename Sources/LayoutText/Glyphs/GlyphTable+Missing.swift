extension GlyphTable {
  /// Returns the characters of a text that no table has, which are drawn as boxes, in order and each once.
  package static func missing(in text: String) -> [Character] {
    // The tables have all of ASCII.
    guard !text.utf8.allSatisfy({ $0 < 0x80 }) else { return [] }
    var missing: [Character] = []
    for character in text where FallbackBox(CharacterClass(character)) != nil {
      if !missing.contains(character) { missing.append(character) }
    }
    return missing
  }
}
