import Foundation
import LayoutTables

/// The rows of a table as they lie now.
struct TableRows: SelectableRows {
  private let table: TableView
  private let geometry: TableGeometry
  private let ignoresEditing: Bool

  /// Looks at a table.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - ignoresEditing: Whether rows that may not be edited are selected all the same.
  ///   - geometry: Where everything was, to look at how rows lay before; nil for now.
  init(_ table: TableView, ignoresEditing: Bool = false, geometry: TableGeometry? = nil) {
    self.table = table
    self.ignoresEditing = ignoresEditing
    self.geometry = geometry ?? table.geometry
  }

  /// Whether several rows can be selected at a time.
  var selectsSeveral: Bool { table.allowsMultipleSelectionNow }
  var rowCount: Int { geometry.numberOfRows }
  func top(ofRow row: Int) -> CGFloat { geometry.span(ofRow: row).minY }
  func bottom(ofRow row: Int) -> CGFloat { geometry.span(ofRow: row).maxY }

  /// The delegate's estimate, or the table's; a table that was told nothing, or 0, which switches
  /// estimates off, estimates right.
  func estimatedHeight(ofRow row: Int) -> CGFloat {
    let told = table.delegate?.tableView(
      table,
      estimatedHeightForRowAt: geometry.indexPath(ofRow: row)
    )
    if let told, told > 0 { return told }
    return table.estimatedRowHeight > 0 && told != 0
      ? table.estimatedRowHeight : geometry.span(ofRow: row).height
  }

  /// Whether the row is selected; nil where the mode or the data source do not let it be changed.
  func isSelected(row: Int) -> Bool? {
    guard row >= 0, row < rowCount, table.allowsMultipleSelectionNow,
      ignoresEditing || table.canUserSelectRow(at: geometry.indexPath(ofRow: row))
    else { return nil }
    return table.selection.contains(row)
  }

  /// Where every row may be changed none is asked.
  func fixedRows(in range: Range<Int>) -> RangeSet<Int> {
    guard table.allowsMultipleSelectionNow else { return RangeSet(range) }
    return uneditableRows(in: range)
  }

  func uneditableRows(in range: Range<Int>) -> RangeSet<Int> {
    guard table.isEditing, table.allowsMultipleSelectionDuringEditing, !ignoresEditing else {
      return RangeSet()
    }
    return table.uneditableRows(in: range)
  }

  func section(aroundRow row: Int) -> Range<Int> {
    geometry.rows(inSection: geometry.section(ofRow: row))
  }

  func emptySections(between first: Int, and second: Int) -> Int {
    guard max(first, second) < rowCount else { return 0 }
    let low = geometry.section(ofRow: min(first, second))
    let high = geometry.section(ofRow: max(first, second))
    return (low..<high).count { geometry.rows(inSection: $0).isEmpty }
  }

  /// What logs call a row.
  func name(ofRow row: Int) -> String { geometry.name(ofRow: row) }

  /// What logs call neighboring rows: `row 3`, or `rows 3 to 7`; upward `rows 7 to 3`.
  func name(ofRows rows: Range<Int>, _ direction: PanDirection = .down) -> String {
    guard let first = rows.end(direction.opposite), let last = rows.end(direction) else {
      return "no row"
    }
    guard first != last else { return name(ofRow: first) }
    return "rows \(name(ofRow: first).dropFirst(4)) to \(name(ofRow: last).dropFirst(4))"
  }
}

/// The rows of a table as a drag sees them: with what the table's delegate says to each.
struct DragRows: SelectableRows {
  private let table: TableView
  private let rows: TableRows
  private let asksDelegate: Bool

  init(_ table: TableView, asksDelegate: Bool, ignoresEditing: Bool) {
    self.table = table
    self.asksDelegate = asksDelegate
    rows = TableRows(table, ignoresEditing: ignoresEditing)
  }

  var rowCount: Int { rows.rowCount }
  func top(ofRow row: Int) -> CGFloat { rows.top(ofRow: row) }
  func bottom(ofRow row: Int) -> CGFloat { rows.bottom(ofRow: row) }
  func estimatedHeight(ofRow row: Int) -> CGFloat { rows.estimatedHeight(ofRow: row) }
  func isSelected(row: Int) -> Bool? { rows.isSelected(row: row) }
  func section(aroundRow row: Int) -> Range<Int> { rows.section(aroundRow: row) }
  func emptySections(between first: Int, and second: Int) -> Int {
    rows.emptySections(between: first, and: second)
  }
  func uneditableRows(in range: Range<Int>) -> RangeSet<Int> { rows.uneditableRows(in: range) }
  /// The delegate is not asked whether a row may make room.
  func lockedRows(in range: Range<Int>) -> RangeSet<Int> { rows.fixedRows(in: range) }

  func fixedRows(in range: Range<Int>) -> RangeSet<Int> {
    guard asksDelegate, table.delegate != nil else { return rows.fixedRows(in: range) }
    var fixed = RangeSet<Int>()
    for row in range where !mayChange(row) { fixed.insert(contentsOf: row..<row + 1) }
    return fixed
  }

  /// Whether the table, and its delegate if it is asked, let a row be changed; a delegate that names
  /// another row does not.
  private func mayChange(_ row: Int) -> Bool {
    guard let isSelected = rows.isSelected(row: row) else { return false }
    guard asksDelegate, let delegate = table.delegate else { return true }
    let path = table.geometry.indexPath(ofRow: row)
    guard delegate.tableView(table, shouldHighlightRowAt: path) else { return false }
    guard !isSelected else {
      return delegate.tableView(table, willDeselectRowAt: path) == path
    }
    return delegate.tableView(table, willSelectRowAt: path) == path
  }
}
