import Foundation
import LayoutDiagnostics
import LayoutInteraction
import LayoutTables
import LayoutViews

extension TableViewScrollAndSelectController {
  /// Whether taps and pans are those of version 1.0.0.
  var followsVersion1: Bool { activeErrata.contains(.version1_0_0) }

  /// Toggles the row under a tap, whatever the table lets a finger do.
  func tappedAsVersion1(_ tap: GestureRecognizer, in tableView: TableView) {
    limitedSelection?.refused = []
    guard let path = tableView.indexPathForRow(at: tap.location(in: tableView)) else {
      debug("tap on no row")
      return
    }
    debug("tap on \(name(of: path, in: tableView))")
    change(path, selects: !isSelected(path, in: tableView), in: tableView)
    tableView.noteShortcomings()
  }

  /// Begins a pan of version 1.0.0.
  func beginVersion1Pan(_ recognizer: PanGestureRecognizer, in tableView: TableView) {
    let pan = Version1Pan(table: tableView, controller: self)
    version1Pan = pan
    limitedSelection?.refused = []
    log?.record(.delegate, "tableViewSelectionPanningDidBegin")
    tell { [delegate] in delegate?.tableViewSelectionPanningDidBegin() }
    // Whoever is told may end the pan.
    if version1Pan === pan { pan.begin(recognizer) }
  }

  /// Ends a pan of version 1.0.0.
  ///
  /// - Parameters:
  ///   - event: Whether it ended or was cancelled.
  ///   - reason: Why its scroll ends; nil where the finger was lifted.
  func endVersion1Pan(_ event: SelectionEvent, because reason: String?) {
    guard let pan = version1Pan else { return }
    version1Pan = nil
    if let reason { pan.stop(reason) } else { pan.lift() }
    // It may have come to a crash on the way.
    if crashReason == nil { tellEnd(event, of: pan.table) }
  }

  /// Stops for good where the release crashes: what is selected and scrolled stays.
  func crash(_ reason: String) {
    version1Pan = nil
    crashReason = reason
    log?.record(.crash, "version 1.0.0 stops here: \(reason)")
    tableView?.record(
      Diagnostic(
        .error,
        code: "crash",
        "version 1.0.0 of the pod stops here with a crash: \(reason)",
        hint: "try the scene without 'errata', or expect it with 'crash: true'"
      )
    )
  }
}
