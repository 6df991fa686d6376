/// The maps and lists that are open at a line of a file, with their columns as they are and as they become.
struct BlockLevels {
  /// A map or a list in lines of its own.
  struct Level {
    /// Whether it is a list.
    let isList: Bool
    /// The column as it is written, from 0.
    let column: Int
    /// The column of the canonical form.
    let newColumn: Int
  }

  /// The levels from the outside in.
  private var all: [Level] = []

  /// The innermost level, or `nil` outside of all.
  var last: Level? { all.last }

  /// The column for a value on a line of its own.
  var valueColumn: Int { last.map { $0.newColumn + 2 } ?? 0 }

  /// The number of columns by which what belongs to the innermost level moves.
  var shift: Int { last.map { $0.newColumn - $0.column } ?? 0 }

  /// Closes the levels that a line at a column is not in.
  mutating func close(to column: Int, isEntry: Bool) {
    while let last, last.column > column { all.removeLast() }
    // Entries may stand in the column of their key.
    if !isEntry, let last, last.isList, last.column == column { all.removeLast() }
  }

  /// Opens a level at a column, unless it is open, and returns the column that it gets.
  mutating func open(isList: Bool, at column: Int) -> Int {
    if let last, last.column == column, last.isList == isList { return last.newColumn }
    let level = Level(isList: isList, column: column, newColumn: valueColumn)
    all.append(level)
    return level.newColumn
  }

  /// Returns the column for a comment before a line that gets a column, or before the end of the file.
  ///
  /// It goes with that line, or with the level at whose end it is indented.
  func column(ofComment column: Int, before next: (column: Int, newColumn: Int)) -> Int {
    guard column > next.column else { return next.newColumn }
    let level = all.last { $0.column <= column }
    return max(level?.newColumn ?? 0, next.newColumn)
  }
}
