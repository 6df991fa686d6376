import Foundation
import LayoutInteraction
import LayoutTables
import LayoutViews

/// A writer that selects and deselects rows as a finger does, and reports each change; the table's delegate hears last.
struct SelectionWriter {
  let table: TableView
  let reporter: SelectionReporter
  /// Whether rows that may not be edited are changed all the same.
  var ignoresEditing = false
  /// Whether rows are changed as the application does, so that neither editing mode nor a delegate is asked.
  var actsAsApplication = false
  /// The listener to rows that turn out to be refused as they are changed.
  var didRefuse: (RefusedRows) -> Void = { _ in }

  /// Gives rows a state, one after the other while `goesOn` returns true; if nobody hears of each row, all at once.
  ///
  /// - Complexity: O(ranges) if nobody hears of each row and none has to be asked for.
  func change(_ change: RowChange, while goesOn: () -> Bool = { true }) {
    guard !hasListeners else {
      return change.forEachRow { row in
        if goesOn() { self.change(row, selects: change.selects) }
      }
    }
    let range = change.rows.clamped(to: 0..<rows.rowCount)
    let fixed = rows.fixedRows(in: range)
    for open in RangeSet(range).subtracting(fixed).ordered(change.direction) {
      table.setSelected(change.selects, rows: open, goesUp: change.direction == .up)
    }
    table.notifyObservers(of: .didChangeRowsUnderFinger)
    guard !fixed.isEmpty else { return }
    let known = table.selection.rows
    let refused = change.selects ? fixed.subtracting(known) : fixed.intersection(known)
    for rows in refused.ordered(change.direction) {
      didRefuse(RefusedRows(rows: rows, reason: table.isEditing ? .uneditable : .unselectable))
    }
  }

  /// Whether anybody hears of each row: the table's delegate, an observer, or the log.
  var hasListeners: Bool {
    table.delegate != nil || reporter.observer != nil || reporter.log?.isRecording ?? false
  }

  /// The rows as they are changed.
  var rows: TableRows { TableRows(table, ignoresEditing: ignoresEditing) }

  /// Gives a row a state, unless it has it already or may not be changed.
  func change(_ row: Int, selects: Bool) {
    let rows = rows
    guard row < rows.rowCount else { return }
    let name = rows.name(ofRow: row)
    let verb = selects ? "selected" : "deselected"
    let path = table.geometry.indexPath(ofRow: row)
    guard table.selection.contains(row) != selects else {
      return reporter.debug("\(name) is \(verb) already")
    }
    var replaced: IndexPath?
    if actsAsApplication {
      // A table that selects one row alone deselects the one before without a word to the delegate.
      replaced = selects && !table.allowsMultipleSelectionNow ? table.indexPathForSelectedRow : nil
      if selects {
        table.selectRow(at: path, animated: true, scrollPosition: .none)
      } else {
        table.deselectRow(at: path, animated: true)
      }
    } else {
      guard rows.isSelected(row: row) != nil else {
        let refusal = RefusedRows(rows: row..<row + 1, reason: rows.reason(forRow: row))
        reporter.debug("\(name) skipped: \(refusal.reason.phrase)")
        refuse(refusal)
        return didRefuse(refusal)
      }
      table.setSelected(selects, rows: row..<row + 1)
    }
    table.notifyObservers(of: .didChangeRowsUnderFinger)
    reporter.debug("\(name) \(verb)")
    table.notificationQueue.together {
      if let replaced {
        let name = table.geometry.row(of: replaced).map(rows.name(ofRow:)) ?? "a row that is gone"
        let text = "\(name) deselected: the table selects one row alone"
        reporter.report(.deselected(replaced), .selection, text)
      }
      reporter.report(selects ? .selected(path) : .deselected(path), .selection, "\(name) \(verb)")
      table.notificationQueue.notify { [table] in
        if selects {
          table.delegate?.tableView(table, didSelectRowAt: path)
        } else {
          table.delegate?.tableView(table, didDeselectRowAt: path)
        }
        table.postSelectionChange()
      }
    }
  }

  /// Reports that rows are refused.
  func refuse(_ refusal: RefusedRows) {
    let rows = TableRows(table)
    guard let first = refusal.rows.first, let last = refusal.rows.last, last < rows.rowCount else {
      return
    }
    reporter.report(
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
