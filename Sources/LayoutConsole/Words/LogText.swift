/// A namespace for what stands around the words of a log: colors, line ends, and marks of web pages.
enum LogText {
  /// Returns the text of a line without colors and without its end; what is no UTF-8 becomes `U+FFFD`.
  static func line(_ bytes: ArraySlice<UInt8>) -> String {
    var bytes = bytes
    while let last = bytes.last, last == 0x0A || last == 0x0D { bytes.removeLast() }
    let plain = bytes.contains(0x1B) ? withoutColors(bytes) : Array(bytes)
    return String(decoding: WebEntities.decoded(plain), as: UTF8.self)
  }

  /// Returns the bytes without control sequences, which are `ESC [`, parameters, and a letter.
  private static func withoutColors(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    var kept: [UInt8] = []
    var place = bytes.startIndex
    while place < bytes.endIndex {
      guard bytes[place] == 0x1B else {
        kept.append(bytes[place])
        place += 1
        continue
      }
      place += 1
      guard place < bytes.endIndex, bytes[place] == 0x5B else { continue }
      place += 1
      while place < bytes.endIndex, !(0x40...0x7E).contains(bytes[place]) { place += 1 }
      place += 1
    }
    return kept
  }

  /// Returns the lines that a wrapper wrote as one, as JSON and the system's log do.
  static func parts(of line: String) -> [Substring] {
    if line.contains("#012") {
      return line.split(separator: "#012", omittingEmptySubsequences: false)
    }
    var parts: [Substring] = []
    var start = line.startIndex
    for feed in line.ranges(of: "\\n") where !line[..<feed.lowerBound].hasSuffix("\\") {
      parts.append(line[start..<feed.lowerBound])
      start = feed.upperBound
    }
    return parts + [line[start...]]
  }

  /// Returns the text without the spaces around it.
  static func trimmed(_ text: some StringProtocol) -> Substring {
    var rest = Substring(text)
    while let first = rest.first, first.isWhitespace { rest.removeFirst() }
    while let last = rest.last, last.isWhitespace { rest.removeLast() }
    return rest
  }

  /// Returns the text of a quoted description, whose quotes and other letters are written with a backslash.
  ///
  /// Older systems write `\"`, and `\U00e9` for letters beyond ASCII.
  static func unescaped(_ text: String) -> String {
    guard text.contains("\\") else { return text }
    var result = ""
    var rest = text[...]
    while let sign = rest.popFirst() {
      guard sign == "\\", let next = rest.first else {
        result.append(sign)
        continue
      }
      let digits = rest.dropFirst().prefix(4)
      if next == "U" || next == "u", digits.count == 4, let code = UInt32(digits, radix: 16),
        let scalar = Unicode.Scalar(code)
      {
        result.unicodeScalars.append(scalar)
        rest = rest.dropFirst(5)
      } else if "\"\\<>'".contains(next) {
        result.append(next)
        rest.removeFirst()
      } else {
        result.append(sign)
      }
    }
    return result
  }
}
