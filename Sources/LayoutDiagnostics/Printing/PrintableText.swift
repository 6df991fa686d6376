/// A namespace for text that cannot move a cursor, change a color, or hide or reorder its surroundings.
///
/// Control and format characters, among them escape, the bidirectional overrides ("Trojan Source",
/// Boucher and Anderson 2021) and the zero-width ones, are written as `\u{1B}`.
package enum PrintableText {
  /// Returns the text with every dangerous character written out.
  package static func escaped(_ text: some StringProtocol) -> String {
    let text = String(text)
    let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    return isPlain ? text : text.map(escaped).joined()
  }

  /// Returns one character, written out if it is dangerous.
  static func escaped(_ character: Character) -> String {
    if isEmojiSequence(character) { return String(character) }
    var text = ""
    for scalar in character.unicodeScalars {
      if isDangerous(scalar) {
        text += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  private static func isDangerous(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Returns whether the zero-width characters inside belong to an emoji.
  private static func isEmojiSequence(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    guard let first = scalars.first, first.properties.isEmoji, scalars.count > 1 else {
      return false
    }
    return scalars.allSatisfy { scalar in
      scalar.properties.isEmoji || scalar.properties.isEmojiModifier || scalar.value == 0x200D
        || scalar.value == 0xFE0F || scalar.value == 0x20E3
    }
  }
}

extension PrintableText {
  /// Returns the number of cells that escaped text takes in a terminal: 0, 1 or 2 for each character.
  static func width(of text: String) -> Int { text.reduce(0) { $0 + width(of: $1) } }

  private static func width(of character: Character) -> Int {
    guard let first = character.unicodeScalars.first else { return 0 }
    if first.value < 0x300 { return character.unicodeScalars.contains("\u{FE0F}") ? 2 : 1 }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: return 0
    default: break
    }
    let isWide =
      first.properties.isEmojiPresentation || character.unicodeScalars.contains("\u{FE0F}")
      || wideRanges.contains { $0.contains(first.value) }
    return isWide ? 2 : 1
  }

  /// The blocks whose characters are wide or full-width in Unicode's EastAsianWidth.txt.
  private static let wideRanges: [ClosedRange<UInt32>] = [
    0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97F,
    0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6,
    0x1F300...0x1F64F, 0x1F680...0x1F6FF, 0x1F900...0x1FAFF, 0x20000...0x3FFFD,
  ]
}
