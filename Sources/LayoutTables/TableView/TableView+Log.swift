package import Foundation
import LayoutDevices
import LayoutViews

// The events of a table are written down by the host of its window, whatever causes them.
extension TableView {
  /// Records an event, if it is one of those that the log has.
  func record(_ event: TableEvent) {
    guard let host = window?.host, host.isRecording else { return }
    switch event {
    case .didMoveRows(let transition, let old): record(transition, from: old, with: host)
    case .didTakeTap(let tap): record(tap, with: host)
    case .didChangeEditing(let isEditing, _):
      host.record(.lifecycle, isEditing ? "editing began" : "editing ended")
    case .didExchangeSelection(let before): recordExchange(of: before, with: host)
    case .didDeselectReloaded(let rows, let old):
      let names = old.names(ofRows: Array(rows.ranges))
      host.record(.selection, "\(names) deselected: loaded anew")
    case .willPerform(let action, let indexPath):
      let title = action.title ?? action.image?.symbol?.rawValue ?? ""
      host.record(.delegate, "action '\(title)' of \(logName(ofRowAt: indexPath))")
    case .makesRoomForRow, .didChangeRowsUnderFinger, .willLeaveWindow, .willChangeEditing,
      .willUseSelection, .didReloadData:
      break
    }
  }

  private func record(
    _ transition: TableTransition,
    from old: TableGeometry,
    with host: any WindowHost
  ) {
    let new = geometry
    func record(_ rows: [Range<Int>], in geometry: TableGeometry, _ what: String) {
      if !rows.isEmpty { host.record(.lifecycle, "\(geometry.names(ofRows: rows)) \(what)") }
    }
    func record(sections: IndexSet, _ what: String) {
      for range in sections.rangeView {
        let name =
          range.count == 1
          ? "section \(range.lowerBound)" : "sections \(range.lowerBound)..\(range.upperBound - 1)"
        host.record(.lifecycle, "\(name) \(what)")
      }
    }
    record(sections: transition.deletedSections(from: old), "deleted")
    record(sections: IndexSet(transition.reloadedSections), "reloaded")
    record(sections: transition.insertedSections, "inserted")
    record(transition.deletedRows(from: old), in: old, "deleted")
    record(transition.reloadedRows, in: old, "reloaded")
    for move in transition.moves {
      let names = (old.name(ofRow: move.old), new.name(ofRow: move.new))
      host.record(.lifecycle, "\(names.0) moved to \(names.1)")
    }
    record(transition.insertedRows, in: new, "inserted")
  }

  /// Records a tap as drags record their rows: first the result for the row, then the notice to the delegate.
  private func record(_ tap: RowTap, with host: any WindowHost) {
    guard let row = geometry.row(of: tap.indexPath) else { return }
    let result: String
    switch tap {
    case .selected: result = "selected"
    case .deselected: result = "deselected"
    case .refused(let path, let reason):
      let verb = canUserSelectRow(at: path) ? "selected" : "edited"
      result = reason ?? "skipped: it may not be \(verb)"
    }
    host.record(.selection, "\(geometry.name(ofRow: row)) \(result)")
  }

  /// Records that the beginning or end of editing mode exchanged a selection for the present one.
  private func recordExchange(of before: SelectedRows, with host: any WindowHost) {
    let reason = "editing \(isEditing ? "began" : "ended")"
    let gone = before.subtracting(selection)
    let back = selection.subtracting(before)
    for (rows, done) in [(gone, "deselected"), (back, "selected again")] where !rows.isEmpty {
      host.record(.selection, "\(geometry.names(ofRows: rows)) \(done): \(reason)")
    }
  }

  /// Returns the name of a row in logs, or its numbers if it does not exist.
  package final func logName(ofRowAt indexPath: IndexPath) -> String {
    if let row = geometry.row(of: indexPath) { return geometry.name(ofRow: row) }
    return "row \(indexPath.map(String.init).joined(separator: "/"))"
  }
}
