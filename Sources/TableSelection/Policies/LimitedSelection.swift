package import Foundation
import LayoutInteraction
package import LayoutViews

/// What is selected in a table, by age, under a limit: for taps and as the start of drags.
package final class LimitedSelection {
  private weak var table: TableView?
  /// The rows that the drag, or the tap, that came last was refused, in the order in which it came to them.
  package internal(set) var refused: [RefusedRows] = []
  /// The rows that make room for the row that a tap is about to select.
  private var doomed: [Range<Int>] = []
  private var order = OrderedSelection()

  /// How many rows may be selected.
  package var limit: SelectionLimit

  /// Starts with what is selected.
  package init(of table: TableView, limit: SelectionLimit = .none) {
    self.table = table
    self.limit = limit
    order = OrderedSelection(table.selection)
    table.addFollower(self)
  }

  /// What is selected, by age; what somebody else selected since is the youngest.
  package var current: OrderedSelection {
    guard let table else { return order }
    order.reconcile(with: table.selection)
    return order
  }

  /// Takes the ages over that a drag leaves.
  package func adopt(_ selection: OrderedSelection) { order = selection }

  /// What becomes of rows if one is selected: those that make room, or why it is refused.
  func outcome(
    ofSelecting row: Int,
    in rows: TableRows
  ) -> (evicted: [Range<Int>], refusal: RefusedRows?) {
    var target = current
    var locks = LockedRows()
    let refused = limit.select(
      row..<row + 1,
      .down,
      in: rows,
      except: RangeSet(),
      locks: &locks,
      of: &target
    )
    let evicted = order.rows.rows.subtracting(target.rows.rows)
    return (Array(evicted.ranges), refused.first)
  }

  /// A tap is about to select a row.
  ///
  /// - Returns: Why it may not; nil if it may.
  package func willSelect(row: Int) -> RefusedRows? {
    guard let table else { return nil }
    let outcome = outcome(ofSelecting: row, in: TableRows(table))
    refused = [outcome.refusal].compactMap(\.self)
    doomed = outcome.evicted
    return outcome.refusal
  }

  /// Returns the rows that are to make room for the one that a tap is about to select, once.
  func takeDoomedRows() -> [Range<Int>] {
    defer { doomed = [] }
    return doomed
  }

  /// Gives a row a state as a tap does: first others make room for it.
  func change(_ row: Int, selects: Bool, with changer: RowChanger) {
    defer { _ = current }
    refused = []
    guard selects, changer.rows.isSelected(row: row) == false else {
      changer.change(row, selects: selects)
      return
    }
    let (evicted, refusal) = outcome(ofSelecting: row, in: changer.rows)
    refused = [refusal].compactMap(\.self)
    if let refusal { return changer.refuse(refusal) }
    for range in evicted {
      for row in range { changer.change(row, selects: false) }
    }
    changer.change(row, selects: true)
  }
}

extension LimitedSelection: TableViewFollower {
  /// A tap that changes a row is refused nothing; what the delegate is not asked for the table refuses.
  package func tableView(_ tableView: TableView, didTakeTap tap: RowTap) {
    switch tap {
    case .selected, .deselected: refused = []
    case .refused(let path):
      guard let row = tableView.geometry.row(of: path), refused.map(\.rows) != [row..<row + 1]
      else { return }
      let reason = TableRows(tableView).reason(forRow: row)
      refused = [RefusedRows(rows: row..<row + 1, reason: reason)]
    }
  }

  /// Rows that were set aside come back as far as there is room: none makes room for them.
  package func tableView(_ tableView: TableView, willBringBack rows: inout SelectedRows) {
    let other = (tableView.delegate as? any LimitingTableViewDelegate)?.limitedSelection
    guard !limit.isNone, other == nil || other === self else { return }
    var limit = limit
    limit.whenFull = .skip
    var target = current
    var locks = LockedRows()
    let table = TableRows(tableView)
    for range in rows.ranges {
      let refusals = limit.select(
        range,
        .down,
        in: table,
        except: RangeSet(),
        locks: &locks,
        of: &target
      )
      for refusal in refusals {
        rows.remove(refusal.rows)
        tableView.window?.interaction.log.record(.selection, refusal.sentence(in: table))
      }
    }
  }

  /// Ages go where their rows go.
  package func tableView(
    _ tableView: TableView,
    didMoveRowsBy transition: TableTransition,
    from old: TableGeometry
  ) {
    order.follow(transition)
    refused = refused.following(transition)
    doomed = doomed.flatMap(transition.following)
  }
}

/// A table's delegate that keeps a limit, which drags over the table keep too.
package protocol LimitingTableViewDelegate: LimitKeepingDelegate {
  /// What is selected, by age, under the limit; nil for no limit of the delegate's own.
  var limitedSelection: LimitedSelection? { get }
  /// Whether a row may be selected, apart from the limit.
  func maySelect(_ indexPath: IndexPath) -> Bool
}

extension LimitingTableViewDelegate {
  package func maySelect(_ indexPath: IndexPath) -> Bool { true }
}

// A tap under a limit: what a delegate answers and does, in words and in the log.
extension LimitingTableViewDelegate {
  /// What `willSelectRowAt` answers to a tap: the row, or nil, and then the log has the reason.
  package func answer(toSelecting indexPath: IndexPath, in tableView: TableView) -> IndexPath? {
    guard let row = tableView.geometry.row(of: indexPath) else { return nil }
    let refusal: RefusedRows?
    if maySelect(indexPath) {
      refusal = limitedSelection?.willSelect(row: row)
    } else {
      refusal = RefusedRows(rows: row..<row + 1, reason: .unselectable)
      limitedSelection?.refused = [refusal].compactMap(\.self)
    }
    guard let refusal else { return indexPath }
    tableView.window?.interaction.log.record(
      .selection,
      refusal.sentence(in: TableRows(tableView))
    )
    return nil
  }

  /// Rows that were selected first make room, and those who follow learn of it.
  package func tableView(_ tableView: TableView, makesRoomForRowAt indexPath: IndexPath) {
    let geometry = tableView.geometry
    for old in (limitedSelection?.takeDoomedRows() ?? []).joined()
    where tableView.selection.contains(old) {
      let path = geometry.indexPath(ofRow: old)
      tableView.deselectRow(at: path, animated: false)
      let tap = RowTap.deselected(path)
      tableView.window?.interaction.log.record([tap], of: tableView)
      tableView.tellFollowers { $0.tableView(tableView, didTakeTap: tap) }
      self.tableView(tableView, didDeselectRowAt: path)
    }
  }
}

extension RefusedRows {
  /// The refusal as a line of the log.
  func sentence(in rows: TableRows) -> String {
    let verb = reason == .unselectable || reason == .uneditable ? "skipped" : "refused"
    return "\(rows.name(ofRows: self.rows)) \(verb): \(reason.phrase)"
  }
}
