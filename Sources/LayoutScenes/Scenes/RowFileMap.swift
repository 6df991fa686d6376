import LayoutDiagnostics

/// The map under `rows`: a file beside the scenario.
struct RowFileMap: KeyMap {
  static let keys = MapKeys<Self>(.rowFile)

  let file = Key("file", .text)
    .help("A CSV file whose first line names its columns, or a JSON file with a list of objects.")
    .meant(by: "csv", "json", "path", "from")

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> WrittenRows? {
    guard fields.required(\.file) != nil, let written = fields.file else { return nil }
    return reading.fileRows(written)
  }
}

extension RowFileMap {
  typealias Value = WrittenRows

  static func initial(at mark: SourceMark?) -> WrittenRows { WrittenRows(content: .count(0)) }
}

extension SceneReading {
  /// Reads rows from a file.
  fileprivate func fileRows(_ written: WrittenEntry) -> WrittenRows? {
    let name = (written.value.text ?? "").lowercased()
    guard name.hasSuffix(".csv") || name.hasSuffix(".json") else {
      return wrong(written, "the name of a file that ends with .csv or .json")
    }
    guard let file = file(written, limit: FileRows.mostBytes) else { return nil }
    let reader = RowFileReader(file, isJSON: name.hasSuffix(".json"), in: self)
    return reader.read()
  }
}

/// A reading of a file of rows.
private struct RowFileReader {
  let file: NamedFile
  let isJSON: Bool
  let reading: SceneReading

  init(_ file: NamedFile, isJSON: Bool, in reading: SceneReading) {
    self.file = file
    self.isJSON = isJSON
    self.reading = reading
  }

  func read() -> WrittenRows? {
    let before = reading.diagnostics.count
    defer { if reading.diagnostics.count > before { keepSource() } }
    do {
      _ = try UTF8Span(validating: file.bytes.span)
    } catch {
      let place = mark(at: error.byteOffsets.lowerBound)
      reading.report("encoding", "this file is not UTF-8", at: place).hint("save it as UTF-8")
      return nil
    }
    let rows: FileRows
    do throws(FileProblem) {
      rows = try isJSON ? JSONReader.read(file.bytes) : CSVReader.read(file.bytes)
    } catch {
      reading.report(error.code, error.message, at: mark(at: error.offset)).hint(error.hint)
      return nil
    }
    reading.names.beginRows(rows.names)
    var written = WrittenRows(content: .count(0))
    var keys: [RowColumns.Key] = []
    for (index, name) in rows.names.enumerated() {
      guard RowMap.keys.listed.contains(where: { $0.name == name }), name != "text",
        name != "detail"
      else {
        checkTexts(of: index, in: rows)
        continue
      }
      let (key, lists) = key(index, in: rows)
      for (name, ranges) in lists { written.lists[name, default: []] += ranges }
      keys.append(key)
    }
    guard reading.diagnostics.count == before else { return nil }
    written.content = .columns(RowColumns(rows, keys: keys))
    return written
  }

  /// Reports texts that are too long, or no texts.
  private func checkTexts(of column: Int, in rows: FileRows) {
    let name = rows.names[column]
    for row in 0..<rows.count where !reading.isFull {
      let bytes = rows.columns[column].bytes(ofRow: row)
      if bytes.count > Limits.characters, rows.columns[column][row].count > Limits.characters {
        let message = "\(quoted(name)) has more than \(Limits.characters) characters"
        reading.report("too-long", message, at: mark(ofColumn: column, row, in: rows))
      }
      guard isJSON, let first = bytes.first, "[{".utf8.contains(first) else { continue }
      let place = offset(ofColumn: column, row, in: rows)
      // A text may begin with a bracket too.
      guard file.bytes[place] != UInt8(ascii: "\"") else { continue }
      let message = "\(quoted(name)) is a text, a number, true or false"
      reading.report("wrong-value", message, at: mark(at: place))
    }
  }

  /// Reads a column of a key, each different value once.
  private func key(
    _ column: Int,
    in rows: FileRows
  ) -> (key: RowColumns.Key, lists: [String: [ClosedRange<Int>]]) {
    let name = rows.names[column]
    var known: [ArraySlice<UInt8>: UInt32] = [[]: 0]
    var values = [WrittenRow()]
    var lists: [String: [ClosedRange<Int>]] = [:]
    let texts = rows.columns[column]
    let indices = (0..<rows.count).map { row -> UInt32 in
      let bytes = texts.bytes(ofRow: row)
      let index: UInt32
      if let seen = known[bytes] {
        index = seen
      } else {
        index = UInt32(values.count)
        known[bytes] = index
        let isFull = reading.isFull
        values.append(isFull ? WrittenRow() : value(name, texts[row], column, row, in: rows))
      }
      for list in values[Int(index)].lists {
        lists[list, default: []].append(row...row)
      }
      return index
    }
    return (RowColumns.Key(values: values.map(\.scene), indices: indices), lists)
  }

  /// Reads a value of a key by the key's own row.
  private func value(
    _ name: String,
    _ text: String,
    _ column: Int,
    _ row: Int,
    in rows: FileRows
  ) -> WrittenRow {
    let place = offset(ofColumn: column, row, in: rows)
    let mark = mark(at: place)
    var value = WrittenValue(content: .text(text, isPlain: false), mark: mark, textColumn: nil)
    if isJSON, let first = text.utf8.first, "[{".utf8.contains(first) {
      var reader = JSONReader(file.bytes, at: place)
      if let read = try? reader.written({ self.mark(at: $0) }) { value = read }
    }
    let entry = WrittenEntry(key: name, keyMark: mark, value: value)
    var written = WrittenRow()
    if let key = CellMap.keys.key(name) {
      key.read(entry, in: reading, into: &written.scene.look)
    } else if let key = RowMap.keys.key(name) {
      key.read(entry, in: reading, into: &written)
    }
    return written
  }

  // MARK: Places

  private func mark(ofColumn column: Int, _ row: Int, in rows: FileRows) -> SourceMark {
    mark(at: offset(ofColumn: column, row, in: rows))
  }

  private func offset(ofColumn column: Int, _ row: Int, in rows: FileRows) -> Int {
    let start = Int(rows.starts[row])
    guard isJSON else {
      return CSVReader.offset(ofColumn: column, from: start, in: file.bytes)
    }
    return JSONReader.offset(of: rows.names[column], from: start, in: file.bytes) ?? start
  }

  /// Returns the place of a byte.
  private func mark(at offset: Int) -> SourceMark {
    let before = file.bytes[..<min(offset, file.bytes.count)]
    let line = before.reduce(1) { $1 == 10 ? $0 + 1 : $0 }
    let start = before.lastIndex(of: 10).map { $0 + 1 } ?? 0
    let column = String(decoding: before[start...], as: UTF8.self).count + 1
    return SourceMark(file: file.path, line: line, column: column)
  }

  /// Keeps the text of the file for its lines in messages, unless it is huge.
  private func keepSource() {
    guard file.bytes.count <= 4 << 20, !reading.sources.contains(where: { $0.file == file.path })
    else { return }
    let text = String(decoding: file.bytes, as: UTF8.self)
    reading.sources.append(SourceText(file: file.path, text: text))
  }
}

extension JSONReader {
  /// Returns where the value of a name begins in an object that was read before.
  static func offset(of wanted: String, from start: Int, in bytes: [UInt8]) -> Int? {
    var reader = Self(bytes, at: start)
    var found: Int?
    try? reader.object { reader, name, _ throws(FileProblem) in
      if name == wanted { found = reader.position }
      try reader.skipValue(depth: 0)
    }
    return found
  }

  /// Reads a value as a file of YAML would have it.
  mutating func written(_ mark: (Int) -> SourceMark) throws(FileProblem) -> WrittenValue {
    let place = mark(position)
    func value(_ content: WrittenValue.Content) -> WrittenValue {
      WrittenValue(content: content, mark: place, textColumn: nil)
    }
    switch next {
    case UInt8(ascii: "{"):
      var entries: [WrittenEntry] = []
      try object { reader, name, offset throws(FileProblem) in
        let read = try reader.written(mark)
        entries.append(WrittenEntry(key: name, keyMark: mark(offset), value: read))
      }
      return value(.map(entries))
    case UInt8(ascii: "["):
      var values: [WrittenValue] = []
      try list { reader throws(FileProblem) in values.append(try reader.written(mark)) }
      return value(.list(values))
    case UInt8(ascii: "\""): return value(.text(try string(), isPlain: false))
    default:
      let word = try word()
      return value(word == "null" ? .nothing : .text(word, isPlain: true))
    }
  }
}
