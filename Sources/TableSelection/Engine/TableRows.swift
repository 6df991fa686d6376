import Foundation
import LayoutViews

/// The rows of a table as they lie now.
struct TableRows: SelectableRows {
  private let table: TableView
  private let geometry: TableGeometry

  init(_ table: TableView) {
    self.table = table
    geometry = table.geometry
  }

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
      table.canUserSelectRow(at: geometry.indexPath(ofRow: row))
    else { return nil }
    return table.selection.contains(row)
  }

  /// What logs call a row: `row 3`, or `row 1/3` in a table with several sections.
  func name(ofRow row: Int) -> String {
    let path = geometry.indexPath(ofRow: row)
    return geometry.numberOfSections > 1 ? "row \(path.section)/\(path.row)" : "row \(path.row)"
  }
}
