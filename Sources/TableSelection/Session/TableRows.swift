package import Foundation
package import LayoutTables

/// The rows of a table as they lie now; for a drag, with what the table's delegate says to each.
package struct TableRows: SelectableRows {
  private let table: TableView
  private let geometry: TableGeometry
  private let asksDelegate: Bool
  private let ignoresEditing: Bool

  /// Creates the rows of a table as they lie now, or as they lay in another geometry.
  package init(
    _ table: TableView,
    asksDelegate: Bool = false,
    ignoresEditing: Bool = false,
    geometry: TableGeometry? = nil
  ) {
    self.table = table
    self.asksDelegate = asksDelegate
    self.ignoresEditing = ignoresEditing
    self.geometry = geometry ?? table.geometry
  }

  /// Whether several rows can be selected at a time.
  var selectsSeveral: Bool { table.allowsMultipleSelectionNow }
  package var rowCount: Int { geometry.numberOfRows }
  package func top(ofRow row: Int) -> CGFloat { geometry.span(ofRow: row).minY }
  package func bottom(ofRow row: Int) -> CGFloat { geometry.span(ofRow: row).maxY }

  /// Returns the delegate's estimate, or the table's; a table that has none, or 0, which switches
  /// estimates off, estimates right.
  package func estimatedHeight(ofRow row: Int) -> CGFloat {
    let estimate = table.delegate?.tableView(
      table,
      estimatedHeightForRowAt: geometry.indexPath(ofRow: row)
    )
    if let estimate, estimate > 0 { return estimate }
    return table.estimatedRowHeight > 0 && estimate != 0
      ? table.estimatedRowHeight : geometry.span(ofRow: row).height
  }

  package func isEstimate(row: Int) -> Bool { geometry.isEstimate(row) }

  /// Returns whether the row is selected; nil if the mode or the data source do not let it be changed.
  package func isSelected(row: Int) -> Bool? {
    guard row >= 0, row < rowCount, table.allowsMultipleSelectionNow,
      ignoresEditing || table.canUserSelectRow(at: geometry.indexPath(ofRow: row))
    else { return nil }
    return table.selection.contains(row)
  }

  package func fixedRows(in range: Range<Int>) -> RangeSet<Int> {
    guard asksDelegate, let delegate = table.delegate else { return lockedRows(in: range) }
    var fixed = RangeSet<Int>()
    for row in range where !mayChange(row, delegate) { fixed.insert(contentsOf: row..<row + 1) }
    return fixed
  }

  /// Returns whether the table and its delegate let a row be changed; a delegate that names another row does not.
  private func mayChange(_ row: Int, _ delegate: any TableViewDelegate) -> Bool {
    guard let isSelected = isSelected(row: row) else { return false }
    let path = geometry.indexPath(ofRow: row)
    guard delegate.tableView(table, shouldHighlightRowAt: path) else { return false }
    return path
      == (isSelected
        ? delegate.tableView(table, willDeselectRowAt: path)
        : delegate.tableView(table, willSelectRowAt: path))
  }

  /// Returns the rows that make no room, without asking the delegate; if every row may be changed none is asked.
  package func lockedRows(in range: Range<Int>) -> RangeSet<Int> {
    guard table.allowsMultipleSelectionNow else { return RangeSet(range) }
    return uneditableRows(in: range)
  }

  package func uneditableRows(in range: Range<Int>) -> RangeSet<Int> {
    guard table.isEditing, table.allowsMultipleSelectionDuringEditing, !ignoresEditing else {
      return RangeSet()
    }
    return table.uneditableRows(in: range)
  }

  package func section(aroundRow row: Int) -> Range<Int> {
    geometry.rows(inSection: geometry.section(ofRow: row))
  }

  package func emptySections(between first: Int, and second: Int) -> Int {
    guard max(first, second) < rowCount else { return 0 }
    let low = geometry.section(ofRow: min(first, second))
    let high = geometry.section(ofRow: max(first, second))
    return (low..<high).count { geometry.rows(inSection: $0).isEmpty }
  }

  /// Returns what logs call a row.
  func name(ofRow row: Int) -> String { geometry.name(ofRow: row) }

  /// Returns what logs call neighboring rows: `row 3`, or `rows 3 to 7`; upward `rows 7 to 3`.
  func name(ofRows rows: Range<Int>, _ direction: PanDirection = .down) -> String {
    guard let first = rows.end(direction.opposite), let last = rows.end(direction) else {
      return "no row"
    }
    guard first != last else { return name(ofRow: first) }
    return "rows \(name(ofRow: first).dropFirst(4)) to \(name(ofRow: last).dropFirst(4))"
  }
}
