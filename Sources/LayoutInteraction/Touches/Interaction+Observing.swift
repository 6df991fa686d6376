package import Foundation
package import LayoutControls
import LayoutDevices
package import LayoutTables
import LayoutViews

// The events of the window's tables and controls are recorded here, whatever causes them.
extension Interaction: TableViewObserver {
  package func tableView(
    _ tableView: TableView,
    didMoveRowsBy transition: TableTransition,
    from old: TableGeometry
  ) {
    guard log.isRecording else { return }
    let new = tableView.geometry
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

  /// Records a tap as drags record their rows: first the result for the row, then the notice to the delegate.
  package func tableView(_ tableView: TableView, didTakeTap tap: RowTap) {
    let geometry = tableView.geometry
    guard log.isRecording, let row = geometry.row(of: tap.indexPath) else { return }
    let name = geometry.name(ofRow: row)
    switch tap {
    case .selected: log.record(.selection, "\(name) selected")
    case .deselected: log.record(.selection, "\(name) deselected")
    case .refused(let path, let reason):
      let verb = tableView.canUserSelectRow(at: path) ? "selected" : "edited"
      log.record(.selection, "\(name) \(reason ?? "skipped: it may not be \(verb)")")
    }
  }

  private func note(_ what: String, _ rows: [Range<Int>], in geometry: TableGeometry) {
    guard !rows.isEmpty else { return }
    log.record(.lifecycle, "\(geometry.names(ofRows: rows)) \(what)")
  }

  package func tableView(
    _ tableView: TableView,
    didChangeEditing isEditing: Bool,
    animated isAnimated: Bool
  ) {
    log.record(.lifecycle, isEditing ? "editing began" : "editing ended")
  }

  package func tableView(_ tableView: TableView, didExchangeSelection selection: SelectedRows) {
    guard log.isRecording else { return }
    let reason = "editing \(tableView.isEditing ? "began" : "ended")"
    let geometry = tableView.geometry
    var gone = selection
    for rows in tableView.selection.ranges { gone.remove(rows) }
    var back = tableView.selection
    for rows in selection.ranges { back.remove(rows) }
    if !gone.isEmpty {
      let names = geometry.names(ofRows: Array(gone.ranges))
      log.record(.selection, "\(names) deselected: \(reason)")
    }
    if !back.isEmpty {
      let names = geometry.names(ofRows: Array(back.ranges))
      log.record(.selection, "\(names) selected again: \(reason)")
    }
  }

  package func tableView(
    _ tableView: TableView,
    didDeselectReloaded selection: SelectedRows,
    in old: TableGeometry
  ) {
    guard log.isRecording else { return }
    let names = old.names(ofRows: Array(selection.ranges))
    log.record(.selection, "\(names) deselected: loaded anew")
  }

  package func tableView(
    _ tableView: TableView,
    willPerform action: ContextualAction,
    forRowAt indexPath: IndexPath
  ) {
    let title = action.title ?? action.image?.symbol?.rawValue ?? ""
    log.record(.delegate, "action '\(title)' of \(tableView.logName(ofRowAt: indexPath))")
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
