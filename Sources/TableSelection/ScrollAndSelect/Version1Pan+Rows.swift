import Foundation
import LayoutInteraction
import LayoutTables

// How version 1.0.0 changes rows: as the application does, so that neither editing mode nor a delegate is asked.
extension Version1Pan {
  func isSelected(_ row: IndexPath) -> Bool { controller?.isSelected(row, in: table) ?? false }

  /// Gives a row the state.
  func change(_ row: IndexPath) {
    controller?.change(row, selects: selects, in: table)
  }

  /// Gives so many rows the state, one after the other; where nobody hears of each row, all at once.
  func change(_ count: Int, _ direction: PanDirection, from start: IndexPath) {
    guard let controller, count > 0 else { return }
    let changer = SelectionWriter(table: table, owner: controller)
    guard changer.hasListeners || !table.allowsMultipleSelectionNow else {
      for range in rows.sweep(count, direction, from: start) {
        table.setSelected(selects, rows: range)
      }
      return table.notifyObservers { $0.tableViewDidChangeRowsUnderFinger(table) }
    }
    var next: IndexPath? = start
    for _ in 0..<count {
      guard let row = next else { return }
      change(row)
      next = rows.row(1, direction, from: row)
    }
  }

  func name(of row: IndexPath) -> String { controller?.name(of: row, in: table) ?? "no row" }
}

extension TableViewScrollAndSelectController {
  func isSelected(_ path: IndexPath, in table: TableView) -> Bool {
    table.geometry.row(of: path).map(table.selection.contains) ?? false
  }

  func name(of path: IndexPath, in table: TableView) -> String {
    table.geometry.row(of: path).map(table.geometry.name(ofRow:)) ?? "a row that is gone"
  }

  /// Gives a row a state as version 1.0.0 does, and tells the table's delegate.
  ///
  /// Where the table selects one row alone, the one before goes without a word to the delegate.
  func change(_ path: IndexPath, selects: Bool, in table: TableView) {
    let name = name(of: path, in: table)
    guard isSelected(path, in: table) != selects else {
      debug("\(name) is \(selects ? "selected" : "deselected") already")
      return
    }
    let replaced =
      selects && !table.allowsMultipleSelectionNow ? table.indexPathForSelectedRow : nil
    if selects {
      table.selectRow(at: path, animated: true, scrollPosition: .none)
    } else {
      table.deselectRow(at: path, animated: true)
    }
    table.notifyObservers { $0.tableViewDidChangeRowsUnderFinger(table) }
    debug("\(name) \(selects ? "selected" : "deselected")")
    table.notificationQueue.together {
      if let replaced {
        report(
          .deselected(replaced),
          .selection,
          "\(self.name(of: replaced, in: table)) deselected: the table selects one row alone"
        )
      }
      report(
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
}
