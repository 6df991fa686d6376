package import Foundation
package import LayoutControls
import LayoutDevices
package import LayoutTables
import LayoutViews

// The events of the window's tables and controls are recorded here, whatever causes them.
extension Interaction: TableViewObserver {
  package func observe(_ event: TableEvent, of tableView: TableView) {
    guard log.isRecording else { return }
    switch event {
    case .didMoveRows(let transition, let old): note(transition, from: old, to: tableView.geometry)
    case .didTakeTap(let tap): note(tap, of: tableView)
    case .didChangeEditing(let isEditing, _):
      log.record(.lifecycle, isEditing ? "editing began" : "editing ended")
    case .didExchangeSelection(let selection): noteExchange(of: selection, in: tableView)
    case .didDeselectReloaded(let selection, let old):
      let names = old.names(ofRows: Array(selection.ranges))
      log.record(.selection, "\(names) deselected: loaded anew")
    case .willPerform(let action, let indexPath):
      let title = action.title ?? action.image?.symbol?.rawValue ?? ""
      log.record(.delegate, "action '\(title)' of \(tableView.logName(ofRowAt: indexPath))")
    case .makesRoomForRow, .didChangeRowsUnderFinger, .willLeaveWindow, .willChangeEditing,
      .willUseSelection, .didReloadData:
      break
    }
  }

  private func note(
    _ transition: TableTransition,
    from old: TableGeometry,
    to new: TableGeometry
  ) {
    for section in transition.reloadedSections.sorted() {
      log.record(.lifecycle, "section \(section) reloaded")
    }
    note("deleted", transition.deletedRows(from: old), in: old)
    note("reloaded", transition.reloadedRows, in: old)
    for move in transition.moves {
      let names = (old.name(ofRow: move.old), new.name(ofRow: move.new))
      log.record(.lifecycle, "\(names.0) moved to \(names.1)")
    }
    note("inserted", transition.insertedRows, in: new)
  }

  private func note(_ what: String, _ rows: [Range<Int>], in geometry: TableGeometry) {
    guard !rows.isEmpty else { return }
    log.record(.lifecycle, "\(geometry.names(ofRows: rows)) \(what)")
  }

  /// Records a tap as drags record their rows: first the result for the row, then the notice to the delegate.
  private func note(_ tap: RowTap, of tableView: TableView) {
    let geometry = tableView.geometry
    guard let row = geometry.row(of: tap.indexPath) else { return }
    let name = geometry.name(ofRow: row)
    switch tap {
    case .selected: log.record(.selection, "\(name) selected")
    case .deselected: log.record(.selection, "\(name) deselected")
    case .refused(let path, let reason):
      let verb = tableView.canUserSelectRow(at: path) ? "selected" : "edited"
      log.record(.selection, "\(name) \(reason ?? "skipped: it may not be \(verb)")")
    }
  }

  private func noteExchange(of selection: SelectedRows, in tableView: TableView) {
    let reason = "editing \(tableView.isEditing ? "began" : "ended")"
    let gone = selection.subtracting(tableView.selection)
    let back = tableView.selection.subtracting(selection)
    for (rows, done) in [(gone, "deselected"), (back, "selected again")] where !rows.isEmpty {
      let names = tableView.geometry.names(ofRows: rows)
      log.record(.selection, "\(names) \(done): \(reason)")
    }
  }
}

extension Interaction: ControlObserver {
  package func control(_ control: Control, willSend events: Control.Event) {
    let what: String
    if let button = control as? BarButton {
      guard events.contains(.touchUpInside) else { return }
      return log.record(.delegate, "button '\(button.currentTitle ?? "")' tapped")
    }
    if events.contains(.valueChanged) {
      what = "valueChanged"
    } else if events.contains(.touchUpInside), !(control is any ValueView) {
      what = "touchUpInside"
    } else {
      return
    }
    let value = (control as? any ValueView)?.drawnValue.map { ": \($0)" } ?? ""
    log.record(.delegate, "\(what) of \(control.placedLogName)\(value)")
  }
}

extension TableView {
  /// Returns the name of a row in logs, or its numbers if it does not exist.
  package final func logName(ofRowAt indexPath: IndexPath) -> String {
    if let row = geometry.row(of: indexPath) { return geometry.name(ofRow: row) }
    return "row \(indexPath.map(String.init).joined(separator: "/"))"
  }
}
