import LayoutDiagnostics

/// A reader of a list of objects in JSON (RFC 8259), each of which is a row.
///
/// Values are texts, numbers, `true`, `false` and `null`, which is as if the name were left out. An object or a list
/// after a name is kept as it is written, for keys that are maps. Foundation's reader does not say where a value
/// that fits no key stands.
struct JSONReader {
  private let bytes: [UInt8]
  private(set) var position = 0

  init(_ bytes: [UInt8], at position: Int = 0) {
    self.bytes = bytes
    self.position = position
    if position == 0, bytes.starts(with: [0xEF, 0xBB, 0xBF]) { self.position = 3 }
  }

  /// Returns the rows of a file.
  static func read(_ bytes: [UInt8]) throws(FileProblem) -> FileRows {
    var reader = Self(bytes)
    var rows = FileRows()
    var indices: [String: Int] = [:]
    reader.skipSpace()
    guard reader.next == UInt8(ascii: "[") else {
      throw reader.problem(
        "json-list",
        "this file is no list of objects",
        hint: "write [{\"text\": \"A\"}, {\"text\": \"B\"}]"
      )
    }
    try reader.list { reader throws(FileProblem) in
      guard rows.count < FileRows.mostRows else {
        let message = "a file has at most \(FileRows.mostRows) rows, and this is one more"
        throw reader.problem("too-many-rows", message)
      }
      guard reader.next == UInt8(ascii: "{") else {
        throw reader.problem("json-list", "row \(rows.count) is no object")
      }
      rows.starts.append(UInt32(reader.position))
      try reader.readRow(&rows, &indices)
    }
    reader.skipSpace()
    guard reader.next == nil else {
      throw reader.problem("json", "something stands behind the list")
    }
    return rows
  }

  /// Reads an object as the row that comes next.
  private mutating func readRow(
    _ rows: inout FileRows,
    _ indices: inout [String: Int]
  ) throws(FileProblem) {
    let row = rows.count - 1
    try object { reader, name, place throws(FileProblem) in
      let column = indices[name] ?? rows.names.count
      if column == rows.names.count {
        guard !name.isEmpty else {
          throw FileProblem(code: "missing-name", message: "a value has no name", offset: place)
        }
        indices[name] = column
        rows.names.append(name)
        rows.columns.append(TextColumn())
        rows.columns[column].pad(to: row)
      }
      guard rows.columns[column].count <= row else {
        let message = "\(quoted(name)) is written twice in a row"
        throw FileProblem(code: "duplicate-name", message: message, offset: place)
      }
      rows.columns[column].pad(to: row)
      try reader.readValue(into: &rows.columns[column])
      rows.columns[column].endRow()
    }
    for column in rows.columns.indices { rows.columns[column].pad(to: row + 1) }
  }

  /// Reads a value as a text; of an object or a list, as it is written.
  private mutating func readValue(into text: inout TextColumn) throws(FileProblem) {
    let start = position
    switch next {
    case UInt8(ascii: "\""): try string { text.append($0) }
    case UInt8(ascii: "{"), UInt8(ascii: "["):
      try skipValue(depth: 0)
      text.append(bytes[start..<position])
    default:
      let word = try word()
      if word != "null" { text.append(bytes[start..<position]) }
    }
  }

  // MARK: Values

  /// The byte that comes next, or `nil` at the end.
  var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  /// Reads a list; `element` reads each of its values.
  mutating func list(
    _ element: (inout Self) throws(FileProblem) -> Void
  ) throws(FileProblem) {
    position += 1
    skipSpace()
    if take("]") { return }
    repeat {
      skipSpace()
      try element(&self)
      skipSpace()
    } while take(",")
    guard take("]") else { throw problem("json", "a comma or ']' is missing here") }
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
      let name = try string()
      skipSpace()
      guard take(":") else { throw problem("json", "a colon is missing behind a name") }
      skipSpace()
      try entry(&self, name, place)
      skipSpace()
    } while take(",")
    guard take("}") else { throw problem("json", "a comma or '}' is missing here") }
  }

  /// Reads a text.
  mutating func string() throws(FileProblem) -> String {
    var all: [UInt8] = []
    try string { all += $0 }
    return String(decoding: all, as: UTF8.self)
  }

  /// Reads a number, `true`, `false` or `null` as it is written.
  mutating func word() throws(FileProblem) -> String {
    let start = position
    while let next, next > 32, !",]}:\"".utf8.contains(next) { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    if ["true", "false", "null"].contains(word) { return word }
    guard word.wholeMatch(of: /-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/) != nil else {
      position = start
      throw problem("json", "a value is missing here", hint: "put double quotes around a text")
    }
    return word
  }

  private mutating func string(_ add: (ArraySlice<UInt8>) -> Void) throws(FileProblem) {
    let start = position
    guard take("\"") else {
      throw problem("json", "a name in double quotes is missing here")
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
      return Array(String(Character(scalar)).utf8)
    default: break
    }
    throw FileProblem(code: "json", message: "this escape stands for nothing", offset: place)
  }

  private mutating func hexadecimal(_ place: Int) throws(FileProblem) -> UInt32 {
    let end = min(position + 4, bytes.count)
    let digits = String(decoding: bytes[position..<end], as: UTF8.self)
    guard digits.utf8.count == 4, digits.allSatisfy(\.isHexDigit),
      let code = UInt32(digits, radix: 16)
    else {
      throw FileProblem(code: "json", message: "this escape stands for nothing", offset: place)
    }
    position = end
    return code
  }

  /// Passes over a value.
  mutating func skipValue(depth: Int) throws(FileProblem) {
    guard depth < 16 else { throw problem("json", "values are nested too deeply here") }
    switch next {
    case UInt8(ascii: "{"):
      try object { reader, _, _ throws(FileProblem) in try reader.skipValue(depth: depth + 1) }
    case UInt8(ascii: "["):
      try list { reader throws(FileProblem) in try reader.skipValue(depth: depth + 1) }
    case UInt8(ascii: "\""): try string { _ in }
    default: _ = try word()
    }
  }

  private mutating func skipSpace() {
    while let next, next == 32 || next == 10 || next == 13 || next == 9 { position += 1 }
  }

  private mutating func take(_ letter: UnicodeScalar) -> Bool {
    guard let next, UnicodeScalar(next) == letter else { return false }
    position += 1
    return true
  }

  private func problem(_ code: String, _ message: String, hint: String? = nil) -> FileProblem {
    FileProblem(code: code, message: message, offset: position, hint: hint)
  }
}
