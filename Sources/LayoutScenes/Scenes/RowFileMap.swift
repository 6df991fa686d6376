import Foundation
import LayoutDiagnostics

/// The map under `rows`: a file beside the scenario.
struct RowFileMap: KeyMap {
  static let keys = MapKeys<Self>(.rowFile)

  let file = Key("file", .text.described("a file name that ends in .csv or .json"))
    .help("A CSV file whose first line names its columns, or a JSON file with a list of objects.")
    .example("people.csv")
    .meant(by: "csv", "json", "path", "from")

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> WrittenRows? {
    // Until the names of its columns are read.
    reading.names.missRows()
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
    return reading(file) { marks in
      RowFileReader(file, marks, isJSON: name.hasSuffix(".json"), in: self).read()
    }
  }
}

/// A reading of a file of rows.
private struct RowFileReader {
  let file: NamedFile
  let marks: ByteMarks
  let isJSON: Bool
  let reading: SceneReading

  init(_ file: NamedFile, _ marks: ByteMarks, isJSON: Bool, in reading: SceneReading) {
    self.file = file
    self.marks = marks
    self.isJSON = isJSON
    self.reading = reading
  }

  func read() -> WrittenRows? {
    let before = reading.diagnostics.count
    let rows: FileRows
    do throws(FileProblem) {
      rows =
        try isJSON ? JSONReader.read(file.bytes) : CSVReader.read(file.bytes, reporting: report)
    } catch {
      report(error)
      return nil
    }
    // A list of no objects has no names, and no rows to show any.
    if !isJSON || rows.count > 0 { reading.names.beginRows(rows.names) }
    var written = WrittenRows(content: .count(0))
    var keys: [RowColumns.Key] = []
    var heights = HeightColumn()
    var pictures: [String: [String: ImageScene]] = [:]
    for (index, name) in rows.names.enumerated() {
      guard RowMap.keys.listed.contains(where: { $0.name == name }), name != "text",
        name != "detail"
      else {
        checkName(of: index, in: rows)
        if reading.names.pictures.contains(name) {
          pictures[name] = self.pictures(index, in: rows)
        } else {
          checkTexts(of: index, in: rows)
        }
        continue
      }
      guard name != RowMap.keys.map.height.name else {
        heights = self.heights(index, in: rows)
        continue
      }
      keys.append(key(index, in: rows, &written))
    }
    guard !reading.diagnostics.dropFirst(before).containsError else { return nil }
    written.content = .columns(
      RowColumns(rows, keys: keys, heights: heights, pictures: pictures)
    )
    return written
  }

  private func report(_ problem: FileProblem) {
    guard !reading.isFull else { return }
    reading.report(problem.code, problem.message, at: marks.mark(at: problem.offset))
      .hint(problem.hint)
  }

  /// Warns of a column that no text names and that is called like a key, or nearly so.
  private func checkName(of column: Int, in rows: FileRows) {
    let (name, keys) = (rows.names[column], RowMap.keys.listed)
    guard !keys.contains(where: { $0.name == name }), !reading.names.used.contains(name),
      let meant = keys.key(meantBy: name) ?? nearestWord(to: name, among: keys.map(\.name))
    else { return }
    reading.warn(
      "unused-column",
      "no text names the column \(quoted(name))",
      at: marks.mark(at: nameOffset(ofColumn: column, in: rows))
    )
    .hint("write '\(meant)' if that key is meant, or '{\(name)}' in a text")
  }

  /// Reports texts that are too long, or no texts.
  private func checkTexts(of column: Int, in rows: FileRows) {
    let name = rows.names[column]
    let isShown = ["text", "detail"].contains(name) || reading.names.used.contains(name)
    var seen: Set<ArraySlice<UInt8>> = []
    for row in 0..<rows.count where !reading.isFull {
      let bytes = rows.columns[column].bytes(ofRow: row)
      if isShown, bytes.contains(where: { $0 >= 0x80 }) {
        let text = rows.columns[column][row]
        reading.checkGlyphs(of: text) {
          // Few texts have such letters: only these are kept, to be told once.
          seen.insert(bytes).inserted ? mark(ofColumn: column, row, in: rows) : nil
        }
        reading.checkWords(of: text) { mark(ofColumn: column, row, in: rows) }
      }
      if bytes.count > Limits.characters, rows.columns[column][row].count > Limits.characters {
        let message = "\(quoted(name)) has more than \(Limits.characters) characters"
        reading.report("too-long", message, at: mark(ofColumn: column, row, in: rows))
      }
      guard isJSON, let first = bytes.first, "[{".utf8.contains(first) else { continue }
      let place = offset(ofColumn: column, row, in: rows)
      // A text may begin with a bracket too.
      guard file.bytes[place] != UInt8(ascii: "\"") else { continue }
      let message = "\(quoted(name)) is a text, a number, true or false"
      reading.report("wrong-value", message, at: marks.mark(at: place))
    }
  }

  /// Returns the pictures of several parts in a column, and reports what is no picture, each different text once.
  private func pictures(_ column: Int, in rows: FileRows) -> [String: ImageScene] {
    var seen: Set<ArraySlice<UInt8>> = [[]]
    var pictures: [String: ImageScene] = [:]
    var missing: [Int] = []
    let texts = rows.columns[column]
    for row in 0..<rows.count where !reading.isFull {
      let bytes = texts.bytes(ofRow: row)
      if bytes.isEmpty { missing.append(row) }
      guard seen.insert(bytes).inserted else { continue }
      let entry = entry(rows.names[column], texts[row], column, row, in: rows)
      pictures[texts[row]] = reading.picture(entry)?.picture
    }
    // Rows with cells of their own may show no picture.
    if let first = missing.first, !rows.names.contains(CellMap.keys.map.cell.name) {
      let mark = mark(ofColumn: column, first, in: rows)
      reading.warnMissingPicture(rows.names[column], at: mark, others: missing.count - 1)
    }
    return pictures
  }

  /// Reads the column of heights: plain numbers from their bytes, each other value once by its key.
  private func heights(_ column: Int, in rows: FileRows) -> HeightColumn {
    var heights = HeightColumn()
    var others: [ArraySlice<UInt8>: RowHeight?] = [[]: nil]
    let texts = rows.columns[column]
    for row in 0..<rows.count {
      let bytes = texts.bytes(ofRow: row)
      if let height = plainNumber(bytes), height > 0, height <= Limits.points {
        heights.append(height)
      } else if let known = others[bytes] {
        heights.append(known)
      } else {
        let name = rows.names[column]
        let height =
          reading.isFull ? nil : value(name, texts[row], column, row, in: rows).scene.height
        others[bytes] = .some(height)
        heights.append(height)
      }
    }
    return heights
  }

  /// Reads a column of a key, each different value once, and keeps the lists that rows are in.
  private func key(
    _ column: Int,
    in rows: FileRows,
    _ written: inout WrittenRows
  ) -> RowColumns.Key {
    let name = rows.names[column]
    var known: [ArraySlice<UInt8>: UInt32] = [[]: 0]
    var values = [WrittenRow()]
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
      written.note(values[Int(index)], number: row)
      return index
    }
    return RowColumns.Key(values: values.map(\.scene), indices: indices)
  }

  /// Reads a value of a key by the key's own row.
  private func value(
    _ name: String,
    _ text: String,
    _ column: Int,
    _ row: Int,
    in rows: FileRows
  ) -> WrittenRow {
    let entry = entry(name, text, column, row, in: rows)
    var written = WrittenRow()
    if !isJSON, text.first == "{" {
      reading.wrongType(entry, "a word in a CSV file").hint("maps are for a JSON file")
    } else if case .list = entry.value.content {
      reading.wrongType(entry, "one value in a row")
    } else if let key = CellMap.keys.key(name) {
      key.read(entry, in: reading, into: &written.scene.look)
    } else if let key = RowMap.keys.key(name) {
      key.read(entry, in: reading, into: &written)
    }
    return written
  }

  /// Returns a value as a file of YAML would have it, with what is in it.
  private func entry(
    _ name: String,
    _ text: String,
    _ column: Int,
    _ row: Int,
    in rows: FileRows
  ) -> WrittenEntry {
    let place = offset(ofColumn: column, row, in: rows)
    let mark = marks.mark(at: place)
    var value = WrittenValue(content: .text(text, isPlain: false), mark: mark, textColumn: nil)
    if isJSON, let first = text.utf8.first, "[{".utf8.contains(first) {
      var reader = JSONReader(file.bytes, at: place)
      if let read = try? reader.written(marks) { value = read }
    }
    return WrittenEntry(key: name, keyMark: mark, value: value)
  }

  // MARK: Places

  private func mark(ofColumn column: Int, _ row: Int, in rows: FileRows) -> SourceMark {
    marks.mark(at: offset(ofColumn: column, row, in: rows))
  }

  /// Returns where the name of a column stands first.
  private func nameOffset(ofColumn column: Int, in rows: FileRows) -> Int {
    guard isJSON else {
      return CSVReader.offset(ofColumn: column, from: 0, in: file.bytes)
    }
    return rows.starts.lazy.compactMap { start in
      JSONReader.offset(of: rows.names[column], from: Int(start), in: file.bytes, ofName: true)
    }
    .first ?? 0
  }

  private func offset(ofColumn column: Int, _ row: Int, in rows: FileRows) -> Int {
    let start = Int(rows.starts[row])
    guard isJSON else {
      return CSVReader.offset(ofColumn: column, from: start, in: file.bytes)
    }
    return JSONReader.offset(of: rows.names[column], from: start, in: file.bytes) ?? start
  }
}

extension JSONReader {
  /// Returns where the value of a name begins, or the name, in an object that was read before.
  static func offset(
    of wanted: String,
    from start: Int,
    in bytes: [UInt8],
    ofName isName: Bool = false
  ) -> Int? {
    var reader = Self(bytes, at: start)
    var found: Int?
    try? reader.object { reader, name, place throws(FileProblem) in
      if name == wanted { found = isName ? place : reader.position }
      try reader.skipValue(depth: 0)
    }
    return found
  }
}
