public import Foundation
import LayoutInteraction
public import LayoutViews

/// Where a long press that selects rows is: the states of SmoothSelectableTableView.
public enum LongPressSelectionState: Sendable, Hashable {
  /// The finger has rested on a row.
  case began(IndexPath)
  /// The rows between the first one and the finger changed; they come in the order of the press.
  case changed([IndexPath])
  /// The finger was lifted over a row.
  case ended(IndexPath)
  /// The touch was taken away; the rows are what they were.
  case cancelled
}

/// Who learns of the states of a long press that selects rows.
public protocol LongPressSelectionDelegate: AnyObject {
  /// A long press came to another state; the rows are selected or deselected already.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - state: The state.
  func tableView(_ tableView: TableView, didUpdateLongPress state: LongPressSelectionState)
}

extension RowSelectionController {
  /// Tells the delegate of the press what is new.
  func tellPress() {
    guard mode.start == .longPress, let tableView, let pressDelegate,
      let drag = drag?.selection.drag, let first = drag.firstRow, !drag.held.isEmpty,
      drag.held.upperBound <= tableView.geometry.numberOfRows, drag.held != toldRows
    else { return }
    let isFirst = toldRows == nil
    toldRows = drag.held
    let geometry = tableView.geometry
    guard !isFirst else {
      pressDelegate.tableView(
        tableView,
        didUpdateLongPress: .began(geometry.indexPath(ofRow: first))
      )
      guard drag.held.count > 1 else { return }
      return tellRows(drag, pressDelegate, tableView)
    }
    tellRows(drag, pressDelegate, tableView)
  }

  private func tellRows(
    _ drag: RowDrag,
    _ delegate: any LongPressSelectionDelegate,
    _ tableView: TableView
  ) {
    let geometry = tableView.geometry
    let rows = drag.heldDirection == .down ? Array(drag.held) : drag.held.reversed()
    delegate.tableView(
      tableView,
      didUpdateLongPress: .changed(rows.map(geometry.indexPath(ofRow:)))
    )
  }
}

/// Lets a press begin on rows alone: one on a header, or below the last row, is none of a selection's.
final class RowGate: GestureRecognizerDelegate {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: GestureRecognizer) -> Bool {
    guard let table = gestureRecognizer.view as? TableView else { return false }
    return table.indexPathForRow(at: gestureRecognizer.location(in: table)) != nil
  }
}
