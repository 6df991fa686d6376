public import Foundation
import LayoutTables

/// An event while rows are selected with a finger, in whatever way.
///
/// All systems speak in these events: the log of the screen has them as lines, and a
/// ``SelectionObserver`` gets them.
public enum SelectionEvent: Sendable, Hashable {
  /// A drag began; its first row, and whether it selects, are `nil` if it began on no row that may be
  /// changed.
  case began(IndexPath?, selects: Bool?)
  /// A row was selected.
  case selected(IndexPath)
  /// A row was deselected.
  case deselected(IndexPath)
  /// Neighboring rows were refused, from the first to the last one in the order of the table.
  case refused(from: IndexPath, through: IndexPath, RefusalReason)
  /// The table began to scroll by itself.
  case scrollingBegan(PanDirection)
  /// The table no longer scrolls by itself.
  case scrollingEnded(PanDirection)
  /// The drag ended because the finger was lifted.
  case ended
  /// The drag was cancelled, or the Cancel button restored the selection.
  case cancelled
  /// An action was done with the selected rows, and those that it left are no longer selected.
  case cleared
}

/// The one who learns what becomes of rows while they are selected with a finger.
public protocol SelectionObserver: AnyObject {
  /// Notifies of an event.
  ///
  /// - Parameter event: What happened; rows that were changed have their new state already.
  func selectionDid(_ event: SelectionEvent)
}

extension SelectionObserver {
  /// Reports a tap on a row of a table.
  func didTakeTap(_ tap: RowTap, of table: TableView) {
    switch tap {
    case .selected(let path): selectionDid(.selected(path))
    case .deselected(let path): selectionDid(.deselected(path))
    case .refused(let path, let words):
      let limited = words == nil ? nil : table.limitInForce
      let row = table.geometry.row(of: path)
      let reason =
        limited?.refused.first?.reason ?? row.map(TableRows(table).reason(forRow:)) ?? .unselectable
      selectionDid(.refused(from: path, through: path, reason))
    }
  }
}
