public import Foundation
import LayoutInteraction
public import LayoutTables
import LayoutViews

/// A state of a long press that selects rows: those of SmoothSelectableTableView.
///
/// They are about the rows that are pressed, those that may not be changed among them.
public enum LongPressSelectionState: Sendable, Hashable {
  /// The finger has rested on a row.
  case began(IndexPath)
  /// The rows between the first one and the finger changed, in the order of the press.
  case changed([IndexPath])
  /// The finger was lifted over a row.
  case ended(IndexPath)
  /// The touch was cancelled, and the rows are restored; or all of them are gone.
  case cancelled
}

/// A delegate that is notified of the states of a long press that selects rows.
public protocol LongPressSelectionDelegate: AnyObject {
  /// Notifies that a long press came to another state; the rows are selected or deselected already.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - state: The state.
  func tableView(_ tableView: TableView, didUpdateLongPress state: LongPressSelectionState)
}

/// A state of a long press with its rows as numbers, which cost the same however many they are.
package enum LongPressUpdate: Sendable, Hashable {
  /// The finger has rested on a row.
  case began(Int)
  /// The rows between the first one and the finger changed.
  case changed(Range<Int>, PanDirection)
  /// The finger was lifted over a row.
  case ended(Int)
  /// The touch was taken away.
  case cancelled

  /// Returns the state with the rows of a table.
  fileprivate func state(in geometry: TableGeometry) -> LongPressSelectionState {
    switch self {
    case .began(let row): return .began(geometry.indexPath(ofRow: row))
    case .changed(let rows, let direction):
      let paths = rows.map(geometry.indexPath(ofRow:))
      return .changed(direction == .down ? paths : paths.reversed())
    case .ended(let row): return .ended(geometry.indexPath(ofRow: row))
    case .cancelled: return .cancelled
    }
  }

  /// Returns the call as a line of the log, by the article's names.
  fileprivate func sentence(in rows: TableRows) -> String {
    let state =
      switch self {
      case .began(let row): "began \(rows.name(ofRow: row))"
      case .changed(let held, let direction): "changed \(rows.name(ofRows: held, direction))"
      case .ended(let row): "ended \(rows.name(ofRow: row))"
      case .cancelled: "cancelled"
      }
    return "didUpdateLongPressState.\(state)"
  }
}

extension RowSelectionController {
  /// Notifies the delegate of the press of what is new.
  func reportPress(of drag: DocumentedDrag) {
    let rows = drag.rules.drag
    let pressed = rows.pressed
    guard mode.start.approach.rests, let tableView, let first = rows.firstRow, !pressed.isEmpty,
      pressed.upperBound <= tableView.geometry.numberOfRows, pressed != reportedRows
    else { return }
    let isFirst = reportedRows == nil
    reportedRows = pressed
    if isFirst {
      report(.began(first), of: tableView)
      // Whoever is notified may end the press.
      guard pressed.count > 1, !drag.isStopped else { return }
    }
    report(.changed(pressed, rows.pressDirection), of: tableView)
  }

  /// Notifies of a state of the press.
  func report(_ update: LongPressUpdate, of tableView: TableView) {
    reporter.log?.record(.delegate, update.sentence(in: TableRows(tableView)))
    guard didUpdateLongPress != nil || pressDelegate != nil else { return }
    let geometry = tableView.geometry
    reporter.notify { [didUpdateLongPress, pressDelegate] in
      didUpdateLongPress?(update)
      pressDelegate?.tableView(tableView, didUpdateLongPress: update.state(in: geometry))
    }
  }
}

/// A gate that lets a press begin on rows alone, and not on a header or below the last row.
final class RowGate: GestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let table = gestureRecognizer.view as? TableView else { return false }
    return table.indexPathForRow(touchedAt: gestureRecognizer.location(in: table)) != nil
  }
}
