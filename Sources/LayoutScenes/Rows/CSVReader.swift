import LayoutDiagnostics

/// A reader of comma-separated values, by RFC 4180: the first record names the columns.
///
/// Lines end with LF or CRLF. A text in quotes may hold commas, line breaks and doubled quotes. A mark of the byte
/// order before the first name is passed over. Libraries for this format keep a map for each row, or do not say
/// where a mistake is; this one makes one pass over the bytes, and keeps columns.
struct CSVReader {
  private let bytes: [UInt8]
  private var position = 0

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
    position = ByteOrderMark.count(in: bytes)
  }

  /// Returns the rows of a file.
  ///
  /// - Parameters:
  ///   - bytes: The file.
  ///   - report: A function that gets the mistakes behind which reading goes on, in their order.
  /// - Returns: The rows, also those with such mistakes.
  /// - Throws: The mistake behind which nothing can be read.
  static func read(
    _ bytes: [UInt8],
    reporting report: (FileProblem) -> Void
  ) throws(FileProblem) -> FileRows {
    var reader = Self(bytes)
    var rows = FileRows()
    try reader.refuseConflict()
    try reader.readHeader(&rows)
    while reader.position < bytes.count {
      guard rows.count < FileRows.mostRows else {
        let message = "a file has at most \(FileRows.mostRows) rows, and this is one more"
        throw FileProblem(code: "too-many-rows", message: message, offset: reader.position)
      }
      try reader.refuseConflict()
      try reader.readRecord(&rows, reporting: report)
    }
    return rows
  }

  /// Returns where a column of a row begins, which was read before.
  static func offset(ofColumn column: Int, from start: Int, in bytes: [UInt8]) -> Int {
    var reader = Self(bytes)
    reader.position = max(start, reader.position)
    var text = TextColumn()
    for _ in 0..<column { _ = try? reader.readField(into: &text) }
    return reader.position
  }

  /// Throws where version control has left a conflict, whose lines would be rows.
  private func refuseConflict() throws(FileProblem) {
    guard position < bytes.count, MergedText.begins(bytes, at: position) else { return }
    let line = bytes[position...].prefix { $0 != UInt8(ascii: "\n") && $0 != UInt8(ascii: "\r") }
    let side = String(decoding: line.dropFirst(8), as: UTF8.self)
    throw FileProblem(
      code: "merge-conflict",
      message:
        "an unresolved merge conflict begins here, with the lines of \(MergedText.word(for: side))",
      offset: position,
      hint: MergedText.advice
    )
  }

  private mutating func readHeader(_ rows: inout FileRows) throws(FileProblem) {
    guard position < bytes.count else {
      throw FileProblem(
        code: "empty",
        message: "this file is empty",
        offset: 0,
        hint: "begin with a line of names such as 'text,detail'"
      )
    }
    var isLast = false
    while !isLast {
      let start = position
      var text = TextColumn()
      isLast = try readField(into: &text)
      text.endRow()
      let name = text[0]
      if isLast, rows.names.isEmpty, let other = otherSeparator(in: name, from: start) {
        throw FileProblem(
          code: "separator",
          message: "columns are separated by \(other), and here it is commas that separate them",
          offset: start,
          hint: "save it with commas, or put quotes around a name that has one of these in it"
        )
      }
      guard !name.isEmpty else {
        throw FileProblem(
          code: "missing-name",
          message: "column \(rows.names.count + 1) has no name",
          offset: start
        )
      }
      guard !rows.names.contains(name) else {
        throw FileProblem(
          code: "duplicate-name",
          message: "two columns are named \(quoted(name))",
          offset: start
        )
      }
      try rows.addColumn(name, at: start)
    }
  }

  /// Returns what separates columns in the only name of a first line, if it is not in quotes.
  private func otherSeparator(in name: String, from start: Int) -> String? {
    guard bytes[start..<position].first != Self.quote else { return nil }
    return name.contains(";") ? "semicolons" : name.contains("\t") ? "tabs" : nil
  }

  private mutating func readRecord(
    _ rows: inout FileRows,
    reporting report: (FileProblem) -> Void
  ) throws(FileProblem) {
    let start = position
    let columns = rows.columns.count
    var column = 0
    var isLast = false
    while !isLast, column < columns {
      isLast = try readField(into: &rows.columns[column])
      rows.columns[column].endRow()
      column += 1
    }
    rows.starts.append(UInt32(start))
    if !isLast {
      report(
        FileProblem(
          code: "columns",
          message: "this row has more columns than the \(columns) that have names",
          offset: position,
          hint: "put quotes around a text with a comma"
        )
      )
      var more = TextColumn()
      while !isLast { isLast = try readField(into: &more) }
    }
    guard column < columns else { return }
    let message = "this row has \(column) of \(columns) columns"
    let isEmpty = start == bytes.count || Self.endsField(bytes[start])
    let hint = column == 1 && isEmpty ? "delete the empty line" : nil
    report(FileProblem(code: "columns", message: message, offset: start, hint: hint))
    for column in column..<columns { rows.columns[column].endRow() }
  }

  /// Reads a text with what ends it, and returns whether it was the last of its line.
  private mutating func readField(into text: inout TextColumn) throws(FileProblem) -> Bool {
    let start = position
    if position < bytes.count, bytes[position] == Self.quote {
      try readQuoted(into: &text)
    } else {
      while position < bytes.count, !Self.endsField(bytes[position]) {
        guard bytes[position] != Self.quote else {
          throw FileProblem(
            code: "quote",
            message: "a quote stands in a text that is not in quotes",
            offset: position,
            hint: "put quotes around the text, and double the ones in it"
          )
        }
        position += 1
      }
      text.append(bytes[start..<position])
    }
    guard position < bytes.count else { return true }
    switch bytes[position] {
    case Self.comma:
      position += 1
      return false
    case Self.newline:
      position += 1
      return true
    case Self.carriageReturn
    where position + 1 == bytes.count || bytes[position + 1] == Self.newline:
      position = min(position + 2, bytes.count)
      return true
    case Self.carriageReturn:
      throw FileProblem(
        code: "line-end",
        message: "a line ends with CR alone",
        offset: position,
        hint: "end lines with LF or CRLF"
      )
    default:
      throw FileProblem(
        code: "quote",
        message: "a comma or the end of the line is missing behind a quote",
        offset: position,
        hint: "double the quotes inside of a text"
      )
    }
  }

  private mutating func readQuoted(into text: inout TextColumn) throws(FileProblem) {
    let start = position
    position += 1
    while true {
      let part = position
      while position < bytes.count, bytes[position] != Self.quote { position += 1 }
      guard position < bytes.count else {
        throw FileProblem(code: "quote", message: "this quote is not closed", offset: start)
      }
      text.append(bytes[part..<position])
      position += 1
      guard position < bytes.count, bytes[position] == Self.quote else { return }
      text.append(bytes[position..<position + 1])
      position += 1
    }
  }

  private static func endsField(_ byte: UInt8) -> Bool {
    byte == comma || byte == newline || byte == carriageReturn
  }

  private static let quote = UInt8(ascii: "\"")
  private static let comma = UInt8(ascii: ",")
  private static let newline = UInt8(ascii: "\n")
  private static let carriageReturn = UInt8(ascii: "\r")
}
