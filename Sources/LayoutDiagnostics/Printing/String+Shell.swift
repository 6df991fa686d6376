extension String {
  /// The text as one word of a shell, in which a file that begins with a hyphen is no option.
  package var quotedForShell: String {
    if hasPrefix("-") { return "./\(self)".quotedForShell }
    guard PrintableText.escaped(self) == self else {
      let bytes = utf8.map { byte in
        switch byte {
        case UInt8(ascii: "'"), UInt8(ascii: "\\"): "\\" + String(UnicodeScalar(byte))
        case 0x20..<0x7F: String(UnicodeScalar(byte))
        default: "\\" + String(UInt(byte) + 0o1000, radix: 8).dropFirst()
        }
      }
      return "$'\(bytes.joined())'"
    }
    let plain = "-_./@%+=:,"
    let isPlain =
      !isEmpty
      && allSatisfy { character in
        character.isASCII
          && (character.isLetter || character.isNumber || plain.contains(character))
      }
    return isPlain ? self : "'" + replacing("'", with: "'\\''") + "'"
  }
}
