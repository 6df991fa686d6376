import LayoutInteraction
import LayoutTables

/// Selects and deselects rows as a finger does, and tells the table's delegate of each that changed.
struct SelectionWriter {
  let table: TableView
  let owner: any DragSessionOwner
  /// Is told of rows that turn out to be refused as they are changed.
  var didRefuse: (RefusedRows) -> Void = { _ in }

  /// Gives rows a state, one after the other; where nobody hears of each row, all at once.
  ///
  /// - Parameters:
  ///   - sweep: The rows and their state.
  ///   - goesOn: Whether the next one is to be changed.
  /// - Complexity: O(ranges) where nobody hears of each row and none has to be asked for.
  func change(_ sweep: RowChange, while goesOn: () -> Bool) {
    guard !hasListeners else {
      return sweep.forEachRow { row in
        if goesOn() { change(row, selects: sweep.selects) }
      }
    }
    let range = sweep.rows.clamped(to: 0..<rows.rowCount)
    let fixed = rows.fixedRows(in: range)
    for open in RangeSet(range).subtracting(fixed).ordered(sweep.direction) {
      table.setSelected(sweep.selects, rows: open, goesUp: sweep.direction == .up)
    }
    table.notifyObservers { $0.tableViewDidChangeRowsUnderFinger(table) }
    guard !fixed.isEmpty else { return }
    let known = table.selection.rows
    let refused = sweep.selects ? fixed.subtracting(known) : fixed.intersection(known)
    for rows in refused.ordered(sweep.direction) {
      didRefuse(RefusedRows(rows: rows, reason: table.isEditing ? .uneditable : .unselectable))
    }
  }

  /// Whether anybody hears of each row: the table's delegate, an observer, or the log.
  var hasListeners: Bool {
    table.delegate != nil || owner.observer != nil || owner.log?.isRecording ?? false
  }

  /// The rows as they are changed.
  var rows: TableRows {
    TableRows(table, ignoresEditing: owner.activeErrata.contains(.selectsUneditableRows))
  }

  /// Gives a row a state; a row that has it already, or that may not be changed, stays.
  func change(_ row: Int, selects: Bool) {
    let rows = rows
    guard row < rows.rowCount else { return }
    var name: String { rows.name(ofRow: row) }
    let path = table.geometry.indexPath(ofRow: row)
    let isSelected = table.selection.contains(row)
    guard isSelected != selects else {
      owner.debug("\(name) is \(selects ? "selected" : "deselected") already")
      return
    }
    guard rows.isSelected(row: row) != nil else {
      let refusal = RefusedRows(rows: row..<row + 1, reason: rows.reason(forRow: row))
      owner.debug("\(name) skipped: \(refusal.reason.phrase)")
      refuse(refusal)
      didRefuse(refusal)
      return
    }
    table.setSelected(selects, rows: row..<row + 1)
    table.notifyObservers { $0.tableViewDidChangeRowsUnderFinger(table) }
    owner.debug("\(name) \(selects ? "selected" : "deselected")")
    table.notificationQueue.together {
      owner.report(
        selects ? .selected(path) : .deselected(path),
        .selection,
        "\(name) \(selects ? "selected" : "deselected")"
      )
      table.notificationQueue.tell { [table] in
        if selects {
          table.delegate?.tableView(table, didSelectRowAt: path)
        } else {
          table.delegate?.tableView(table, didDeselectRowAt: path)
        }
      }
    }
  }

  /// Tells that rows are refused.
  func refuse(_ refusal: RefusedRows) {
    let rows = TableRows(table)
    guard let first = refusal.rows.first, let last = refusal.rows.last, last < rows.rowCount else {
      return
    }
    owner.report(
      .refused(
        from: table.geometry.indexPath(ofRow: first),
        through: table.geometry.indexPath(ofRow: last),
        refusal.reason
      ),
      .selection,
      refusal.sentence(in: rows)
    )
  }
}
