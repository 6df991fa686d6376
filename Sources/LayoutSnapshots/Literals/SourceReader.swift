/// A reader of the source of a test, byte by byte.
struct SourceReader {
  typealias Refusal = SourceLiteral.Refusal

  private let source: [UInt8]
  /// The next byte.
  private(set) var place: Int

  init(_ source: [UInt8], at place: Int = 0) {
    self.source = source
    self.place = place
  }

  private var next: UInt8? { place < source.count ? source[place] : nil }

  private static func isSpace(_ byte: UInt8) -> Bool { [0x20, 0x09, 0x0A, 0x0D].contains(byte) }

  /// Goes to a line and a column, both from 1, and returns whether there is such a place.
  private mutating func go(toLine line: Int, column: Int) -> Bool {
    guard let start = start(ofLine: line), column > 0, start + column - 1 < source.count else {
      return false
    }
    place = start + column - 1
    return true
  }

  /// Goes behind the bracket of a call at a line and a column, and returns whether it is there.
  ///
  /// The compiler's `#column` of a parameter that is left out is the place of the bracket; the place of
  /// the name will do, too.
  mutating func go(toCallOf name: String, line: Int, column: Int) -> Bool {
    guard go(toLine: line, column: column) else { return false }
    if take(name) { return skipSpace() && take("(") }
    let before = source[..<place].reversed().drop(while: Self.isSpace)
    return before.starts(with: name.utf8.reversed()) && take("(")
  }

  private func start(ofLine line: Int) -> Int? {
    guard line > 0 else { return nil }
    var start = 0
    for _ in 1..<line {
      guard let end = source[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
    }
    return start
  }

  /// The spaces at the beginning of the present line.
  var indentation: String {
    let start = source[..<place].lastIndex(of: 0x0A).map { $0 + 1 } ?? 0
    let spaces = source[start...].prefix { $0 == 0x20 || $0 == 0x09 }
    return String(decoding: spaces, as: UTF8.self)
  }

  /// The end of the present line, or of the one before if it is the last.
  var lineEnd: String {
    let end = source[place...].firstIndex(of: 0x0A) ?? source[..<place].lastIndex(of: 0x0A) ?? 0
    return end > 0 && source[end - 1] == 0x0D ? "\r\n" : "\n"
  }

  func isAt(_ word: String) -> Bool { source[place...].starts(with: word.utf8) }

  /// Passes a word by if it is next, and returns whether it is.
  mutating func take(_ word: String) -> Bool {
    guard isAt(word) else { return false }
    place += word.utf8.count
    return true
  }

  /// Passes spaces, line ends and comments by, and returns true.
  @discardableResult
  mutating func skipSpace() -> Bool {
    while let byte = next {
      if Self.isSpace(byte) {
        place += 1
      } else if isAt("//") {
        while let byte = next, byte != 0x0A { place += 1 }
      } else if isAt("/*") {
        skipComment()
      } else {
        break
      }
    }
    return true
  }

  /// Passes a comment by that others may be in.
  private mutating func skipComment() {
    var depth = 0
    repeat {
      if take("/*") {
        depth += 1
      } else if take("*/") {
        depth -= 1
      } else {
        place += 1
      }
    } while depth > 0 && place < source.count
  }

  /// Passes an argument by, up to its comma or bracket, and returns its end.
  mutating func skipArgument() throws(Refusal) -> Int {
    var open: [UInt8] = []
    var end = place
    while let byte = next {
      if Self.isSpace(byte) || isAt("//") || isAt("/*") {
        skipSpace()
        continue
      }
      switch byte {
      case UInt8(ascii: ",") where open.isEmpty, UInt8(ascii: ")") where open.isEmpty: return end
      case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
        open.append(byte)
        place += 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.popLast() != nil else { throw Refusal(words: "its brackets do not match") }
        place += 1
      case UInt8(ascii: "\""): try skipText()
      case UInt8(ascii: "#") where isAtText: try skipText()
      default: place += 1
      }
      end = place
    }
    throw Refusal(words: "its brackets do not match")
  }

  /// Whether a literal with signs '#' before its quotes is next.
  private var isAtText: Bool {
    source[place...].drop { $0 == UInt8(ascii: "#") }.first == UInt8(ascii: "\"")
  }

  /// The beginning of a literal.
  private struct Opening {
    let fence: String
    let isLong: Bool
    var quotes: String { isLong ? "\"\"\"" : "\"" }
    var end: String { quotes + fence }
    var escape: String { "\\" + fence }
  }

  private mutating func opening() -> Opening? {
    guard isAt("\"") || isAt("#"), isAtText else { return nil }
    var fence = ""
    while take("#") { fence += "#" }
    if take("\"\"\"") {
      return Opening(fence: fence, isLong: true)
    }
    _ = take("\"")
    return Opening(fence: fence, isLong: false)
  }

  /// Passes a literal by, with what it holds in brackets.
  private mutating func skipText() throws(Refusal) {
    guard let opening = opening() else {
      place += 1
      return
    }
    while place < source.count {
      if take(opening.end) { return }
      if take(opening.escape) {
        if take("(") {
          while !isAt(")") {
            _ = try skipArgument()
            if isAt(",") { place += 1 }
          }
        }
        place += 1
      } else {
        place += 1
      }
    }
    throw Refusal(words: "a text in it has no end")
  }

  /// A plain literal.
  struct Literal {
    /// The text that it says.
    let value: String
    /// The signs `#` around it.
    let fence: String
    /// The indentation of its lines, or `nil` for a literal on one line.
    var indentation: String?
  }

  /// Reads a plain literal.
  mutating func literal() throws(Refusal) -> Literal {
    guard let opening = opening() else {
      throw Refusal(words: "what it expects is no literal")
    }
    let start = place
    while !isAt(opening.end) {
      guard let byte = next, opening.isLong || byte != 0x0A else {
        throw Refusal(words: "its literal has no end")
      }
      if take(opening.escape) {
        if isAt("(") { throw Refusal(words: "its literal has values in it") }
      }
      place = min(place + 1, source.count)
    }
    let pieces = Array(source[start..<place])
    _ = take(opening.end)
    guard opening.isLong else {
      return Literal(value: try unescaped(pieces, opening.escape), fence: opening.fence)
    }
    var lines = String(decoding: pieces, as: UTF8.self).replacing("\r\n", with: "\n")
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard lines.count > 1, let last = lines.popLast(),
      lines.removeFirst().allSatisfy(\.isWhitespace),
      last.allSatisfy({ $0 == " " || $0 == "\t" })
    else { throw Refusal(words: "its literal has text beside its quotes") }
    var bare: [String] = []
    for line in lines {
      if line.hasPrefix(last) {
        bare.append(String(line.dropFirst(last.count)))
      } else if line.allSatisfy(\.isWhitespace) {
        bare.append("")
      } else {
        throw Refusal(words: "a line of its literal is not indented as its end")
      }
    }
    let text = bare.joined(separator: "\n")
    return Literal(
      value: try unescaped(Array(text.utf8), opening.escape),
      fence: opening.fence,
      indentation: String(last)
    )
  }

  /// Returns what the bytes of a literal say.
  private func unescaped(_ bytes: [UInt8], _ escape: String) throws(Refusal) -> String {
    var parts = String(decoding: bytes, as: UTF8.self)[...]
    var text = ""
    let plain: [Character: String] = [
      "n": "\n", "t": "\t", "r": "\r", "0": "\0", "\\": "\\", "\"": "\"", "'": "'",
    ]
    while let start = parts.firstRange(of: escape) {
      text += parts[..<start.lowerBound]
      parts = parts[start.upperBound...]
      if let letter = parts.first, let meaning = plain[letter] {
        text += meaning
        parts.removeFirst()
      } else if parts.hasPrefix("u{"), let end = parts.firstIndex(of: "}"),
        let code = UInt32(parts[..<end].dropFirst(2), radix: 16), let scalar = Unicode.Scalar(code)
      {
        text.unicodeScalars.append(scalar)
        parts = parts[end...].dropFirst()
      } else {
        throw Refusal(words: "its literal has an escape that is not known here")
      }
    }
    return text + parts
  }
}
