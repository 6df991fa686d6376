public import Foundation
import LayoutDiagnostics
import LayoutViews

// A selection by the application is silent: no method of the delegate is called. One by a finger
// is in `TableView+Touches`.
extension TableView {
  /// The selected rows in the order in which they were selected, or `nil` if none is.
  public var indexPathsForSelectedRows: [IndexPath]? {
    guard !storedSelection.isEmpty else { return nil }
    let geometry = geometry
    return storedSelection.rowsByAge.map(geometry.indexPath(ofRow:))
  }

  /// The uppermost selected row, or `nil` if none is.
  public var indexPathForSelectedRow: IndexPath? {
    storedSelection.rows.first.map(geometry.indexPath(ofRow:))
  }

  /// The selected rows as ranges of row numbers.
  package var selection: SelectedRows { storedSelection.rows }

  /// Selects a row without notice to the delegate, or deselects all.
  func select(_ indexPath: IndexPath?, animated: Bool, _ scrollPosition: ScrollPosition) {
    guard let indexPath else {
      deselectAllRows()
      return
    }
    guard let row = existingRow(indexPath, in: "selectRow") else { return }
    if !allowsMultipleSelectionNow { storedSelection.removeAll() }
    storedSelection.insert(row..<row + 1)
    selectionDidChange()
    if scrollPosition != .none {
      scroll(to: indexPath, scrollPosition, animated: animated)
    }
  }

  /// Deselects a row without notice to the delegate; a row that is not selected stays so.
  func deselect(_ indexPath: IndexPath) {
    guard let row = existingRow(indexPath, in: "deselectRow") else { return }
    storedSelection.remove(row..<row + 1)
    selectionDidChange()
  }

  /// Selects or deselects whole ranges of row numbers at once, without notice to the delegate.
  ///
  /// The cost is that of the ranges, not of the rows; `goesUp` says that the lowest counts as selected first.
  package func setSelected(_ isSelected: Bool, rows: Range<Int>, goesUp: Bool = false) {
    let rows = rows.clamped(to: 0..<geometry.numberOfRows)
    if isSelected {
      storedSelection.insert(rows, goesUp: goesUp)
    } else {
      storedSelection.remove(rows)
    }
    selectionDidChange(in: rows)
  }

  /// Deselects everything without a word to the delegate.
  package func deselectAllRows() {
    storedSelection.removeAll()
    selectionSetAside.removeAll()
    selectionDidChange()
  }

  /// Brings the cells of `rows`, or all on the screen, in line with the selection.
  func selectionDidChange(in rows: Range<Int>? = nil) {
    for shown in shownCells where rows?.contains(shown.row) ?? true {
      let isSelected = storedSelection.contains(shown.row)
      if shown.cell.isSelected != isSelected { shown.cell.setSelected(isSelected, animated: false) }
    }
  }
}

// MARK: - Selectable rows

extension TableView {
  /// Whether a finger can select rows in the present mode.
  package var allowsSelectionNow: Bool {
    guard isInEditingMode else { return allowsSelection }
    return allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
  }

  /// Whether several rows can be selected in the present mode.
  package var allowsMultipleSelectionNow: Bool {
    isInEditingMode ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
  }

  /// Returns whether the mode and the data source let a finger select a row.
  ///
  /// A row that may not be edited has no check circle and cannot be selected by it.
  package func canUserSelectRow(at indexPath: IndexPath) -> Bool {
    guard allowsSelectionNow, geometry.row(of: indexPath) != nil else { return false }
    guard isInEditingMode, allowsMultipleSelectionDuringEditing else { return true }
    return dataSource?.tableView(self, canEditRowAt: indexPath) ?? false
  }

  /// Returns the rows of `range` that the data source does not let be edited.
  ///
  /// - Complexity: O(rows), or O(ranges) if the data source knows them by section.
  package func uneditableRows(in range: Range<Int>) -> RangeSet<Int> {
    let geometry = geometry
    var found = RangeSet<Int>()
    var next = range.lowerBound
    while next < min(range.upperBound, geometry.numberOfRows) {
      let section = geometry.section(ofRow: next)
      let rows = geometry.rows(inSection: section)
      let part = next..<min(max(rows.upperBound, next + 1), range.upperBound)
      next = part.upperBound
      let source = dataSource as? any EditableRowsDataSource
      guard let told = source?.tableView(self, uneditableRowsInSection: section) else {
        for row in part
        where dataSource?.tableView(self, canEditRowAt: geometry.indexPath(ofRow: row)) != true {
          found.insert(contentsOf: row..<row + 1)
        }
        continue
      }
      for piece in told {
        let first = rows.lowerBound + piece.lowerBound
        found.insert(contentsOf: (first..<first + piece.count).clamped(to: part))
      }
    }
    return found
  }
}

/// A data source that knows without looking at each row which rows may not be edited.
package protocol EditableRowsDataSource: TableViewDataSource {
  /// Returns the rows of a section that may not be edited, as ranges, or `nil` if each row is to be asked.
  func tableView(_ tableView: TableView, uneditableRowsInSection section: Int) -> [Range<Int>]?
}
