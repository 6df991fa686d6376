import LayoutDiagnostics

/// The names of rows' own values, as far as a file was read.
struct RowNames {
  /// The names between braces in the texts of the table.
  private(set) var used: Set<String> = []
  /// The names that stand for pictures in the views of cells.
  private(set) var pictures: Set<String> = []
  /// The names of the rows that were read last, in the order of the file.
  private(set) var row: [String] = []
  /// Whether the rows that were read last may have any names, as nobody could read their file.
  private(set) var isRowUnknown = false
  private var isTableUnknown = false
  /// The names of all rows of the table, in the order of the file.
  private(set) var table: [String] = []
  /// The texts of the table, which rows show that say none of their own.
  var shown: [ShownText] = []
  /// The names in the views of the table's cells, by the name of each cell; those that it describes itself have none.
  var cells: [String: [ShownName]] = [:]
  /// The names of the cells of rows that say none of their own.
  var shownCells: [String] = []
  /// The names of keys that all rows have from the table and that views of cells can show.
  var common: [String] = []
  /// Whether a section has other cells in their place.
  var areCellsReplaced = false

  /// A text of the table with names between braces.
  struct ShownText {
    let key: String
    let names: [String]
    let mark: SourceMark
    /// Whether a section has another text in its place.
    let isReplaced: Bool
  }

  /// A name between braces in a view of a cell.
  struct ShownName {
    let name: String
    let mark: SourceMark?
  }

  /// Adds the names between braces in the texts of a value.
  mutating func use(in value: WrittenValue) {
    switch value.content {
    case .nothing: break
    case .text(let text, _):
      guard text.contains("{") else { return }
      for case .place(let name) in text.pieces(doublingBraces: false) { used.insert(String(name)) }
    case .list(let values): for value in values { use(in: value) }
    case .map(let entries):
      for entry in entries {
        use(in: entry.value)
        if entry.key == "image" { usePictures(in: entry.value) }
      }
    }
  }

  private mutating func usePictures(in value: WrittenValue) {
    if case .list(let values) = value.content {
      for value in values { usePictures(in: value) }
    } else if let name = value.text?.onlyPlaceholder {
      pictures.insert(String(name))
    }
  }

  /// Forgets the rows that were read last.
  mutating func endRows() {
    isTableUnknown = isTableUnknown || isRowUnknown
    (row, isRowUnknown) = ([], false)
  }

  /// Keeps in mind that rows have names that nobody knows.
  mutating func missRows() { isRowUnknown = true }

  /// Turns to the names of all rows, for the texts of the table.
  mutating func beginTable() { (row, isRowUnknown) = (table, isTableUnknown || isRowUnknown) }

  /// Begins rows that have values of some names.
  mutating func beginRows(_ names: [String]) {
    isRowUnknown = false
    row = names.reduce(into: Unique()) { $0.append($1) }.names
    table = (table + row).reduce(into: Unique()) { $0.append($1) }.names
  }

  /// A list of names, each once.
  private struct Unique {
    var names: [String] = []
    private var seen: Set<String> = []

    mutating func append(_ name: String) { if seen.insert(name).inserted { names.append(name) } }
  }
}
