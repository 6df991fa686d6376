import LayoutDiagnostics

/// The rows that a table names in lists which sections have, for those that say nothing themselves.
struct TableFlags {
  /// A choice of rows of the table.
  enum Rows {
    case all
    case ranges([(range: RowRange, mark: SourceMark)])
  }

  /// The rows of each list, by its name.
  var rows: [String: Rows] = [:]
  /// The number of sections that were read so far.
  var sectionCount = 0
}
