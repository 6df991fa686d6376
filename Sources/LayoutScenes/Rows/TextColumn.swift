/// The texts of one column of a file, one for each row, in one buffer.
struct TextColumn: Sendable, Hashable {
  private var bytes: [UInt8] = []
  /// The end of each text; it begins where the one before it ends.
  private var ends: [UInt32] = []

  /// The number of rows.
  var count: Int { ends.count }

  /// Returns the bytes of a row's text, which are UTF-8.
  func bytes(ofRow row: Int) -> ArraySlice<UInt8> {
    bytes[(row == 0 ? 0 : Int(ends[row - 1]))..<Int(ends[row])]
  }

  /// The text of a row.
  subscript(row: Int) -> String { String(decoding: bytes(ofRow: row), as: UTF8.self) }

  /// Adds a part of the text of the row that comes next.
  mutating func append(_ part: ArraySlice<UInt8>) { bytes.append(contentsOf: part) }

  /// Ends the text of a row.
  mutating func endRow() { ends.append(UInt32(bytes.count)) }

  /// Adds rows without a text.
  mutating func pad(to count: Int) {
    while ends.count < count { endRow() }
  }
}

/// The columns of a file of rows, before their values are read.
struct FileRows {
  /// The names of the columns.
  var names: [String] = []
  /// The columns, one for each name.
  var columns: [TextColumn] = []
  /// The place in the file at which each row begins.
  var starts: [UInt32] = []

  /// The number of rows.
  var count: Int { starts.count }

  /// The greatest number of rows of a file.
  static let mostRows = 1_000_000
  /// The greatest number of columns of a file.
  static let mostColumns = 100
  /// The greatest number of bytes of a file.
  static let mostBytes = 256 << 20

  /// Adds a column.
  mutating func addColumn(_ name: String, at offset: Int) throws(FileProblem) {
    guard names.count < Self.mostColumns else {
      let message = "a file has at most \(Self.mostColumns) columns, and this is one more"
      throw FileProblem(code: "too-many-columns", message: message, offset: offset)
    }
    names.append(name)
    columns.append(TextColumn())
  }
}

/// A mistake in a file of rows.
struct FileProblem: Error {
  /// A short stable word.
  let code: String
  let message: String
  /// The place in the file, as a number of bytes before it.
  let offset: Int
  var hint: String?
}
