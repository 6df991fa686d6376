import LayoutDiagnostics

extension JSONReader {
  /// Returns the rows of a file: a list of objects.
  ///
  /// Values are texts, numbers, `true`, `false` and `null`, which is as if the name were left out. An object or a
  /// list after a name is kept as it is written, for keys that are maps.
  static func read(_ bytes: [UInt8]) throws(FileProblem) -> FileRows {
    var reader = Self(bytes)
    var rows = FileRows()
    var indices: [String: Int] = [:]
    reader.skipSpace()
    guard reader.next == UInt8(ascii: "[") else {
      throw reader.fault(
        "json-list",
        "this file is no list of objects",
        hint: "write [{\"text\": \"A\"}, {\"text\": \"B\"}]"
      )
    }
    try reader.list { reader throws(FileProblem) in
      guard rows.count < FileRows.mostRows else {
        let message = "a file has at most \(FileRows.mostRows) rows, and this is one more"
        throw reader.fault("too-many-rows", message)
      }
      guard reader.next == UInt8(ascii: "{") else {
        throw reader.fault("json-list", "row \(rows.count) is no object")
      }
      rows.starts.append(UInt32(reader.position))
      try reader.readRow(&rows, &indices)
    }
    reader.skipSpace()
    guard reader.next == nil else {
      throw reader.fault("json", "something stands behind the list")
    }
    return rows
  }

  /// Reads an object as the row that comes next.
  fileprivate mutating func readRow(
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
        try rows.addColumn(name, at: place)
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
      try skipWord()
      if bytes[start] != UInt8(ascii: "n") { text.append(bytes[start..<position]) }
    }
  }
}
