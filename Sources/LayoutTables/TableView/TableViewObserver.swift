package import Foundation
import LayoutViews

/// An event of a table, for its observers.
package enum TableEvent {
  /// Rows were inserted, deleted, moved or loaded again; the table is up to date.
  case didMoveRows(TableTransition, from: TableGeometry)
  /// A finger selects a row with everyone's consent: rows that make room for it go now.
  case makesRoomForRow(IndexPath)
  /// A row was tapped; the delegate hears of it next.
  case didTakeTap(RowTap)
  /// A finger that selects other than by a tap changed rows; the delegate hears of it next.
  case didChangeRowsUnderFinger
  /// The table leaves its window.
  case willLeaveWindow
  /// Editing mode is about to begin or to end; the table is in the old mode.
  case willChangeEditing(Bool)
  /// Editing mode began or ended, perhaps with controls that slide; the table and its selection are in the new mode.
  case didChangeEditing(Bool, animated: Bool)
  /// Editing mode removed or brought back rows of this selection; the table is in the new mode.
  case didExchangeSelection(SelectedRows)
  /// Something is done with the selected rows, before which other ways to select end.
  case willUseSelection
  /// An action from a swipe is about to be performed.
  case willPerform(ContextualAction, forRowAt: IndexPath)
  /// Rows are no longer selected because they were loaded again; the table is up to date.
  case didDeselectReloaded(SelectedRows, in: TableGeometry)
  /// All data were loaded again, so that no row is known to be an earlier one.
  case didReloadData
}

/// An observer of a table's rows, apart from its delegate, that selects rows over it.
package protocol TableViewObserver: AnyObject {
  /// Responds to an event of a table.
  func observe(_ event: TableEvent, of tableView: TableView)

  /// Returns why a row may not be selected that a finger is about to select and the delegate agreed to.
  ///
  /// The reason is in the words that the log has after the row's name; `nil` lets the row be selected.
  func tableView(_ tableView: TableView, refusalOfRowAt indexPath: IndexPath) -> String?

  /// Prepares for the end of editing mode, when selected rows that were set aside come back.
  ///
  /// The table has the selection of editing mode; rows that shall not come back may be removed from `rows`.
  func tableView(_ tableView: TableView, willBringBack rows: inout SelectedRows)
}

extension TableViewObserver {
  package func observe(_ event: TableEvent, of tableView: TableView) {}
  package func tableView(
    _ tableView: TableView,
    refusalOfRowAt indexPath: IndexPath
  ) -> String? { nil }
  package func tableView(_ tableView: TableView, willBringBack rows: inout SelectedRows) {}
}

/// A result of a tap on a row.
package enum RowTap: Sendable, Hashable {
  /// The row is selected now.
  case selected(IndexPath)
  /// The row is not selected any more.
  case deselected(IndexPath)
  /// The row was not let be changed: by an observer for the reason that it gave, or by the table or its
  /// delegate.
  case refused(IndexPath, String? = nil)

  /// The row.
  package var indexPath: IndexPath {
    switch self {
    case .selected(let path), .deselected(let path), .refused(let path, _): path
    }
  }
}

/// A weak reference to an observer.
struct WeakTableViewObserver {
  weak var observer: (any TableViewObserver)?
}

extension TableView {
  /// Adds an observer of the rows, which is held weakly and counted once.
  package func addObserver(_ observer: any TableViewObserver) {
    removeObserver(observer)
    observers.append(WeakTableViewObserver(observer: observer))
  }

  /// Removes an observer of the rows.
  package func removeObserver(_ observer: any TableViewObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Records an event, and notifies the present observers of it, whoever comes or goes meanwhile.
  package func notifyObservers(of event: TableEvent) {
    record(event)
    notifyObservers { $0.observe(event, of: self) }
  }

  /// Calls `body` with the present observers, whoever comes or goes meanwhile.
  package func notifyObservers(_ body: (any TableViewObserver) -> Void) {
    for observer in observers.compactMap(\.observer) { body(observer) }
  }
}
