package import Foundation
import LayoutViews

/// An observer of a table's rows, apart from its delegate, that selects rows over it.
package protocol TableViewObserver: AnyObject {
  /// Notifies of rows that were inserted, deleted, moved or loaded again, when the table is up to date.
  func tableView(
    _ tableView: TableView,
    didMoveRowsBy transition: TableTransition,
    from old: TableGeometry
  )

  /// Returns why a row may not be selected that a finger is about to select and the delegate agreed to.
  ///
  /// The reason is in the words that the log has after the row's name; `nil` lets the row be selected.
  func tableView(_ tableView: TableView, refusalOfRowAt indexPath: IndexPath) -> String?

  /// Notifies of a finger that selects a row with everyone's consent: rows that make room for it go now.
  func tableView(_ tableView: TableView, makesRoomForRowAt indexPath: IndexPath)

  /// Notifies of a tap on a row, before the delegate.
  func tableView(_ tableView: TableView, didTakeTap tap: RowTap)

  /// Notifies of a table that leaves its window.
  func tableViewWillLeaveWindow(_ tableView: TableView)

  /// Notifies of editing mode that is about to begin or to end; the table is in the old mode.
  func tableView(_ tableView: TableView, willChangeEditing isEditing: Bool)

  /// Notifies of an action on the selected rows, before which other ways to select end.
  func tableViewWillUseSelection(_ tableView: TableView)

  /// Notifies of an action from a swipe that is about to be performed.
  func tableView(
    _ tableView: TableView,
    willPerform action: ContextualAction,
    forRowAt indexPath: IndexPath
  )

  /// Notifies of the end of editing mode, when selected rows that were set aside come back.
  ///
  /// The table has the selection of editing mode; rows that shall not come back may be removed from `rows`.
  func tableView(_ tableView: TableView, willBringBack rows: inout SelectedRows)

  /// Notifies of a selection that was there before the beginning or end of editing mode exchanged it.
  ///
  /// The table is in the new mode.
  func tableView(_ tableView: TableView, didExchangeSelection selection: SelectedRows)

  /// Notifies of rows that are no longer selected because they were loaded again, when the table is up to date.
  func tableView(
    _ tableView: TableView,
    didDeselectReloaded selection: SelectedRows,
    in old: TableGeometry
  )

  /// Notifies of data that were all loaded again, so that no row is known to be an earlier one.
  func tableViewDidReloadData(_ tableView: TableView)

  /// Notifies of rows changed by a finger that selects other than by a tap, before the delegate.
  func tableViewDidChangeRowsUnderFinger(_ tableView: TableView)

  /// Notifies of editing mode that began or ended; the table and its selection are in the new mode.
  ///
  /// If it is animated, the controls slide in over time.
  func tableView(
    _ tableView: TableView,
    didChangeEditing isEditing: Bool,
    animated isAnimated: Bool
  )
}

extension TableViewObserver {
  package func tableView(
    _ tableView: TableView,
    didMoveRowsBy transition: TableTransition,
    from old: TableGeometry
  ) {}
  package func tableView(
    _ tableView: TableView,
    refusalOfRowAt indexPath: IndexPath
  ) -> String? { nil }
  package func tableView(_ tableView: TableView, makesRoomForRowAt indexPath: IndexPath) {}
  package func tableView(_ tableView: TableView, didTakeTap tap: RowTap) {}
  package func tableViewWillLeaveWindow(_ tableView: TableView) {}
  package func tableView(_ tableView: TableView, willChangeEditing isEditing: Bool) {}
  package func tableViewWillUseSelection(_ tableView: TableView) {}
  package func tableView(
    _ tableView: TableView,
    didChangeEditing isEditing: Bool,
    animated isAnimated: Bool
  ) {}
  package func tableView(
    _ tableView: TableView,
    willPerform action: ContextualAction,
    forRowAt indexPath: IndexPath
  ) {}
  package func tableView(_ tableView: TableView, willBringBack rows: inout SelectedRows) {}
  package func tableView(_ tableView: TableView, didExchangeSelection selection: SelectedRows) {}
  package func tableView(
    _ tableView: TableView,
    didDeselectReloaded selection: SelectedRows,
    in old: TableGeometry
  ) {}
  package func tableViewDidReloadData(_ tableView: TableView) {}
  package func tableViewDidChangeRowsUnderFinger(_ tableView: TableView) {}
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

  /// Calls `body` with the present observers, whoever comes or goes meanwhile.
  ///
  /// The host of the window observes every table in it, before others do.
  package func notifyObservers(_ body: (any TableViewObserver) -> Void) {
    if let host = window?.host(as: (any TableViewObserver).self) { body(host) }
    for observer in observers.compactMap(\.observer) { body(observer) }
  }
}
