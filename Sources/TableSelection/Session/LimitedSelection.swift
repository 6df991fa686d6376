package import Foundation
import LayoutInteraction
package import LayoutTables
import LayoutViews

/// The selection of a table by age, under a limit: for taps and as the start of drags.
package final class LimitedSelection {
  private weak var table: TableView?
  /// The rows that the drag, or the tap, that came last was refused, in the order in which it came to them.
  package internal(set) var refused: [RefusedRows] = []
  private var order = OrderedSelection()
  /// The selection by age when editing mode set rows aside.
  private var orderBeforeEditing = OrderedSelection()

  /// The limit of the number of selected rows.
  package var limit: SelectionLimit
  /// Whether the limit holds: that of a controller does while the controller is enabled.
  var isOn: Bool

  /// Whether rows make room for one that is about to be selected.
  private var isMakingRoom = false

  /// Creates a limited selection of the rows that are selected.
  package init(of table: TableView, limit: SelectionLimit = .none, isOn: Bool = true) {
    self.table = table
    self.limit = limit
    self.isOn = isOn
    order = OrderedSelection(table.selection)
    table.addObserver(self)
  }

  /// The selection by age; what somebody else selected since is the youngest.
  package var current: OrderedSelection {
    guard let table else { return order }
    order.reconcile(with: table.selection)
    return order
  }

  /// Takes the ages over that a drag leaves.
  package func adopt(_ selection: OrderedSelection) { order = selection }

  /// Returns the outcome of selecting a row: the rows that make room, or why it is refused.
  func outcome(
    ofSelecting row: Int,
    in rows: TableRows
  ) -> (evicted: [Range<Int>], refusal: RefusedRows?) {
    // If one row at a time can be selected, the others go for it.
    let before = rows.selectsSeveral ? current : OrderedSelection()
    var (target, refusal) = limit.selecting(row, before, in: rows)
    if refusal == nil, !target.rows.contains(row) {
      // If all others are locked, nothing makes room: the row is refused.
      var strict = limit
      strict.whenFull = .skip
      (target, refusal) = strict.selecting(row, before, in: rows)
    }
    return (Array(before.rows.rows.subtracting(target.rows.rows).ranges), refusal)
  }

  /// Returns whether taps on a table keep the limit.
  func isInForce(in table: TableView) -> Bool { holds(in: table) && !limit.isNone }

  /// Returns whether the limit is the one that holds in a table: that of the table's delegate goes first.
  func holds(in table: TableView) -> Bool {
    let other = (table.delegate as? any LimitingTableViewDelegate)?.limitedSelection
    return isOn && (other == nil || other === self)
  }

  /// Gives a row a state as a tap does: first others make room for it.
  func change(_ row: Int, selects: Bool, with changer: SelectionWriter) {
    defer { table?.shareAges(current) }
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

extension LimitedSelection: TableViewObserver {
  package func observe(_ event: TableEvent, of tableView: TableView) {
    switch event {
    case .makesRoomForRow(let indexPath): makeRoom(forRowAt: indexPath, in: tableView)
    case .didTakeTap(let tap): note(tap, of: tableView)
    case .willChangeEditing(let isEditing): if isEditing { orderBeforeEditing = current }
    case .didExchangeSelection(let selection): followExchange(of: selection, in: tableView)
    case .didMoveRows(let transition, _):
      order.follow(transition)
      orderBeforeEditing.follow(transition)
      refused = refused.following(transition)
    case .didChangeRowsUnderFinger, .willLeaveWindow, .didChangeEditing, .willUseSelection,
      .willPerform, .didDeselectReloaded, .didReloadData:
      break
    }
  }

  package func tableView(_ tableView: TableView, refusalOfRowAt indexPath: IndexPath) -> String? {
    guard isInForce(in: tableView), let row = tableView.geometry.row(of: indexPath),
      let refusal = outcome(ofSelecting: row, in: TableRows(tableView)).refusal
    else { return nil }
    refused = [refusal]
    return refusal.predicate
  }

  /// Makes room by rows that were selected first, and notifies all of it.
  private func makeRoom(forRowAt indexPath: IndexPath, in tableView: TableView) {
    guard isInForce(in: tableView), let row = tableView.geometry.row(of: indexPath) else { return }
    let evicted = outcome(ofSelecting: row, in: TableRows(tableView)).evicted
    isMakingRoom = true
    defer { isMakingRoom = false }
    for old in evicted.joined() where tableView.selection.contains(old) {
      let path = tableView.geometry.indexPath(ofRow: old)
      tableView.deselectRow(at: path, animated: false)
      tableView.notifyObservers(of: .didTakeTap(.deselected(path)))
      tableView.delegate?.tableView(tableView, didDeselectRowAt: path)
    }
  }

  /// Notes the tap: one that changes a row is refused nothing, and gives it its age.
  private func note(_ tap: RowTap, of tableView: TableView) {
    switch tap {
    case .selected, .deselected:
      refused = []
      _ = current
      guard !isMakingRoom, tap.isLast(in: tableView) else { return }
      noteShortcomings(in: tableView)
    case .refused(let path, nil):
      guard let row = tableView.geometry.row(of: path) else { return }
      let reason = TableRows(tableView).reason(forRow: row)
      refused = [RefusedRows(rows: row..<row + 1, reason: reason)]
    case .refused: break
    }
  }

  /// Rows that were set aside come back as far as there is room: none makes room for them.
  package func tableView(_ tableView: TableView, willBringBack rows: inout SelectedRows) {
    guard isInForce(in: tableView) else { return }
    let table = TableRows(tableView)
    var target = current
    for refusal in limit.bringBack(rows.ranges, to: &target, in: table) {
      rows.remove(refusal.rows)
      tableView.window?.interaction.log.record(.selection, refusal.sentence(in: table))
    }
  }

  /// Keeps the ages of rows that were set aside.
  private func followExchange(of selection: SelectedRows, in tableView: TableView) {
    guard !tableView.isEditing else {
      // A drag that editing mode cancelled has given its rows back since.
      order.reconcile(with: selection)
      orderBeforeEditing = order
      return
    }
    let back = RangeSet(tableView.selection.subtracting(selection))
      .within(orderBeforeEditing.rows)
    for range in back.ranges { order.remove(range) }
    order.bringBack(back, asIn: orderBeforeEditing)
    orderBeforeEditing = OrderedSelection()
  }
}

extension RowTap {
  /// Returns whether the tap does no more to rows: if one can be selected, the one before goes first.
  fileprivate func isLast(in table: TableView) -> Bool {
    if case .deselected = self { table.allowsMultipleSelectionNow } else { true }
  }
}

/// A table's delegate that has a limit, which taps on the table and drags over it keep.
package protocol LimitingTableViewDelegate: TableViewDelegate {
  /// The selection by age, under the limit; nil for no limit of the delegate's own.
  var limitedSelection: LimitedSelection? { get }
}

extension TableView {
  /// The selection whose limit holds; nil for none.
  var limitInForce: LimitedSelection? {
    var found: LimitedSelection?
    notifyObservers { observer in
      if let limited = observer as? LimitedSelection, limited.isInForce(in: self) {
        found = found ?? limited
      }
    }
    return found
  }

  /// Shares with all who know the selection by age how old the rows are that a finger selected.
  func shareAges(_ selection: OrderedSelection) {
    notifyObservers { ($0 as? LimitedSelection)?.adopt(selection) }
  }
}

extension RefusedRows {
  /// Returns the refusal as a line of the log.
  func sentence(in rows: TableRows) -> String { "\(rows.name(ofRows: self.rows)) \(predicate)" }

  /// The end of a line of the log about the rows.
  fileprivate var predicate: String {
    let verb = reason == .unselectable || reason == .uneditable ? "skipped" : "refused"
    return "\(verb): \(reason.phrase)"
  }
}

extension SelectionLimit {
  /// Returns the selection if a row is selected, and why it is refused.
  fileprivate func selecting(
    _ row: Int,
    _ before: OrderedSelection,
    in rows: TableRows
  ) -> (OrderedSelection, RefusedRows?) {
    var target = before
    var locks = AskedRows()
    let outcome = select(row..<row + 1, .down, in: rows, locks: &locks, of: &target)
    return (target, outcome.refused.first)
  }
}
