import LayoutInteraction
import LayoutViews

/// Selects and deselects rows as a finger does, and tells the table's delegate of each that changed.
struct RowChanger {
  let table: TableView
  let controller: TableViewScrollAndSelectController

  /// Gives a row a state; a row that has it already, or that may not be changed, stays.
  func change(_ row: Int, selects: Bool) {
    let rows = TableRows(table)
    guard row < rows.rowCount else { return }
    let name = rows.name(ofRow: row)
    guard let isSelected = rows.isSelected(row: row) else {
      controller.log?.record(.selection, "\(name) skipped: it may not be selected")
      controller.debug("\(name) may not be selected")
      return
    }
    guard isSelected != selects else {
      controller.debug("\(name) is \(selects ? "selected" : "deselected") already")
      return
    }
    let path = table.geometry.indexPath(ofRow: row)
    table.setSelected(selects, rows: row..<row + 1)
    controller.log?.record(.selection, "\(name) \(selects ? "selected" : "deselected")")
    controller.debug("\(name) \(selects ? "selected" : "deselected")")
    if selects {
      table.delegate?.tableView(table, didSelectRowAt: path)
    } else {
      table.delegate?.tableView(table, didDeselectRowAt: path)
    }
  }
}
