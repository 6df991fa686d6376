import LayoutDiagnostics

/// A reader of JSON (RFC 8259), piece by piece.
///
/// Foundation's reader does not say where a value that fits no key stands.
struct JSONReader {
  let bytes: [UInt8]
  var position = 0
  /// Whether a word without quotes is read as it is, also as a name.
  var allowsAnyWord = false

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position == 0 ? ByteOrderMark.count(in: bytes) : position
  }

  /// The byte that comes next, or `nil` at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Whether a list, an object, a text, a number, `true`, `false` or `null` comes next.
  var isAtValue: Bool {
    guard let next, !"[{\"".utf8.contains(next) else { return true }
    var rest = self
    rest.allowsAnyWord = false
    return (try? rest.skipWord()) != nil && rest.next != UInt8(ascii: ":")
  }

  /// Reads a list; `element` reads each of its values.
  mutating func list(
    _ element: (inout Self) throws(FileProblem) -> Void
  ) throws(FileProblem) {
    position += 1
    skipSpace()
    if take("]") { return }
    repeat {
      skipSpace()
      guard next != UInt8(ascii: "]") else {
        throw fault("json", "a value is missing here", hint: "delete the comma before it")
      }
      try element(&self)
      skipSpace()
    } while take(",")
    guard take("]") else { throw fault("json", "a comma or ']' is missing here", hint: endHint) }
  }

  /// Reads an object; `entry` reads the value of each name, whose place it gets.
  mutating func object(
    _ entry: (inout Self, String, Int) throws(FileProblem) -> Void
  ) throws(FileProblem) {
    position += 1
    skipSpace()
    if take("}") { return }
    repeat {
      skipSpace()
      let place = position
      let name = try self.name()
      skipSpace()
      guard take(":") else { throw fault("json", "a colon is missing behind a name") }
      skipSpace()
      try entry(&self, name, place)
      skipSpace()
    } while take(",")
    guard take("}") else { throw fault("json", "a comma or '}' is missing here", hint: endHint) }
  }

  /// The advice where the file ends too early, or `nil` elsewhere.
  private var endHint: String? {
    next == nil ? "the file ends in the middle: it was cut off, or brackets are not closed" : nil
  }

  private mutating func name() throws(FileProblem) -> String {
    guard allowsAnyWord, let next, next > 32, next != UInt8(ascii: "\""), !Self.endsWord(next)
    else {
      return try string()
    }
    return try word()
  }

  /// Reads a text.
  mutating func string() throws(FileProblem) -> String {
    var all: [UInt8] = []
    var first: ArraySlice<UInt8> = []
    // Few texts have escapes, and so several parts.
    try string { part in if first.isEmpty { first = part } else { all += part } }
    return String(decoding: all.isEmpty ? first : first + all, as: UTF8.self)
  }

  /// Reads a number, `true`, `false` or `null` as it is written.
  mutating func word() throws(FileProblem) -> String {
    let start = position
    try skipWord()
    return String(decoding: bytes[start..<position], as: UTF8.self)
  }

  /// Passes over a number, `true`, `false` or `null`.
  mutating func skipWord() throws(FileProblem) {
    let start = position
    while let next, next > 32, !Self.endsWord(next) { position += 1 }
    let word = bytes[start..<position]
    guard
      Self.words.contains(where: word.elementsEqual) || Self.hasFormOfNumber(word)
        || allowsAnyWord && !word.isEmpty
    else {
      position = start
      throw fault("json", "a value is missing here", hint: "put double quotes around a text")
    }
  }

  private static let words = ["true", "false", "null"].map { Array($0.utf8) }

  private static func endsWord(_ byte: UInt8) -> Bool {
    switch UnicodeScalar(byte) {
    case ",", "]", "}", ":", "\"": true
    default: false
    }
  }

  /// Returns whether a word is a number: digits, a fraction and an exponent.
  private static func hasFormOfNumber(_ word: ArraySlice<UInt8>) -> Bool {
    var rest = word
    func takeDigits() -> Int {
      let digits = rest.prefix { 48...57 ~= $0 }
      rest = rest.dropFirst(digits.count)
      return digits.count
    }
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let isZero = rest.first == UInt8(ascii: "0")
    let count = takeDigits()
    guard count == 1 || count > 1 && !isZero else { return false }
    if rest.first == UInt8(ascii: ".") {
      rest = rest.dropFirst()
      guard takeDigits() > 0 else { return false }
    }
    if rest.first == UInt8(ascii: "e") || rest.first == UInt8(ascii: "E") {
      rest = rest.dropFirst()
      if let sign = rest.first, "+-".utf8.contains(sign) { rest = rest.dropFirst() }
      guard takeDigits() > 0 else { return false }
    }
    return rest.isEmpty
  }

  /// Reads a text in its parts between escapes, and what these stand for.
  mutating func string(_ add: (ArraySlice<UInt8>) -> Void) throws(FileProblem) {
    let start = position
    guard take("\"") else {
      throw fault("json", "a name in double quotes is missing here")
    }
    while true {
      let part = position
      while let next, next >= 32, next != UInt8(ascii: "\""), next != UInt8(ascii: "\\") {
        position += 1
      }
      add(bytes[part..<position])
      if take("\"") { return }
      guard take("\\") else {
        throw FileProblem(code: "json", message: "this text is not closed", offset: start)
      }
      add(try escaped()[...])
    }
  }

  private mutating func escaped() throws(FileProblem) -> [UInt8] {
    let place = position - 1
    let letter = next
    position += 1
    switch letter.map({ UnicodeScalar($0) }) {
    case "n": return [10]
    case "t": return [9]
    case "r": return [13]
    case "b": return [8]
    case "f": return [12]
    case "\"", "\\", "/": return letter.map { [$0] } ?? []
    case "u":
      var code = try hexadecimal(place)
      if 0xD800..<0xDC00 ~= code, take("\\"), take("u") {
        let low = try hexadecimal(place)
        guard 0xDC00..<0xE000 ~= low else { break }
        code = 0x10000 + (code - 0xD800) << 10 + (low - 0xDC00)
      }
      guard let scalar = UnicodeScalar(code) else { break }
      return Array(scalar.utf8)
    default: break
    }
    throw FileProblem(code: "json", message: "this escape stands for nothing", offset: place)
  }

  private mutating func hexadecimal(_ place: Int) throws(FileProblem) -> UInt32 {
    var code: UInt32 = 0
    for _ in 0..<4 {
      guard let next, let digit = Self.hexadecimalDigit(next) else {
        throw FileProblem(code: "json", message: "this escape stands for nothing", offset: place)
      }
      code = code << 4 + digit
      position += 1
    }
    return code
  }

  private static func hexadecimalDigit(_ byte: UInt8) -> UInt32? {
    switch UnicodeScalar(byte) {
    case "0"..."9": UInt32(byte - 48)
    case "A"..."F": UInt32(byte - 55)
    case "a"..."f": UInt32(byte - 87)
    default: nil
    }
  }

  /// Throws for a value inside of very many others.
  func checkDepth(_ depth: Int) throws(FileProblem) {
    guard depth < 16 else { throw fault("json", "values are nested too deeply here") }
  }

  /// Passes over a value.
  mutating func skipValue(depth: Int) throws(FileProblem) {
    try checkDepth(depth)
    switch next {
    case UInt8(ascii: "{"):
      try object { reader, _, _ throws(FileProblem) in try reader.skipValue(depth: depth + 1) }
    case UInt8(ascii: "["):
      try list { reader throws(FileProblem) in try reader.skipValue(depth: depth + 1) }
    case UInt8(ascii: "\""): try string { _ in }
    default: try skipWord()
    }
  }

  /// Passes over white space.
  mutating func skipSpace() {
    while let next, next == 32 || next == 10 || next == 13 || next == 9 { position += 1 }
  }

  /// Reads a letter, if it comes next.
  mutating func take(_ letter: UnicodeScalar) -> Bool {
    guard let next, UnicodeScalar(next) == letter else { return false }
    position += 1
    return true
  }

  /// Returns a mistake at the byte that comes next.
  func fault(_ code: String, _ message: String, hint: String? = nil) -> FileProblem {
    FileProblem(code: code, message: message, offset: position, hint: hint)
  }
}
