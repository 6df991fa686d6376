package import Foundation
import LayoutViews

/// Who follows what becomes of a table's rows, apart from its delegate: what selects rows over it.
package protocol TableViewObserver: AnyObject {
  /// Rows were inserted, deleted, moved or loaded anew.
  ///
  /// - Parameters:
  ///   - tableView: The table, which is up to date.
  ///   - transition: Where each row comes from.
  ///   - old: Where everything was before.
  func tableView(
    _ tableView: TableView,
    didMoveRowsBy transition: TableTransition,
    from old: TableGeometry
  )

  /// A finger is about to select a row to which the delegate agreed.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row, which the delegate may have chosen.
  /// - Returns: Why the row may not be selected, as the log has it after the row's name; nil where it may.
  func tableView(_ tableView: TableView, refusalOfRowAt indexPath: IndexPath) -> String?

  /// A finger selects a row to which everybody agreed: rows that make room for it go now.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - indexPath: The row.
  func tableView(_ tableView: TableView, makesRoomForRowAt indexPath: IndexPath)

  /// A finger tapped a row; the delegate learns of it next.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - tap: What came of it.
  func tableView(_ tableView: TableView, didTakeTap tap: RowTap)

  /// The table is about to leave its window.
  func tableViewWillLeaveWindow(_ tableView: TableView)

  /// Editing mode is about to begin or to end.
  ///
  /// - Parameters:
  ///   - tableView: The table, which is in the old mode.
  ///   - isEditing: Whether it will be in editing mode.
  func tableView(_ tableView: TableView, willChangeEditing isEditing: Bool)

  /// Something is about to be done with the selected rows: what selects rows over the table leaves off.
  func tableViewWillUseSelection(_ tableView: TableView)

  /// An action that a swipe uncovered is about to be done.
  ///
  /// - Parameters:
  ///   - tableView: The table.
  ///   - action: The action.
  ///   - indexPath: The row.
  func tableView(
    _ tableView: TableView,
    willPerform action: ContextualAction,
    forRowAt indexPath: IndexPath
  )

  /// Editing mode ends, and selected rows that were set aside are about to come back.
  ///
  /// - Parameters:
  ///   - tableView: The table, where what was selected in editing mode is selected still.
  ///   - rows: The rows; those that are taken out do not come back.
  func tableView(_ tableView: TableView, willBringBack rows: inout SelectedRows)

  /// Editing mode, which began or ended, took a selection away or brought one back.
  ///
  /// - Parameters:
  ///   - tableView: The table, which is in the new mode.
  ///   - selection: What was selected before.
  func tableView(_ tableView: TableView, didExchangeSelection selection: SelectedRows)

  /// Rows that were selected are so no more, because they were loaded anew.
  ///
  /// - Parameters:
  ///   - tableView: The table, which is up to date.
  ///   - selection: Which rows they were.
  ///   - old: Where everything was before.
  func tableView(
    _ tableView: TableView,
    didDeselectReloaded selection: SelectedRows,
    in old: TableGeometry
  )

  /// All data were asked for anew: no row is known to be one that was there before.
  func tableViewDidReloadData(_ tableView: TableView)

  /// A finger that selects rows in another way than by a plain tap changed some; the delegate learns of it next.
  func tableViewDidChangeRowsUnderFinger(_ tableView: TableView)

  /// Editing mode began or ended.
  ///
  /// - Parameters:
  ///   - tableView: The table, which is in the new mode; its selection is that of the mode.
  ///   - isEditing: Whether it is in editing mode now.
  ///   - isAnimated: Whether the controls slide in over time.
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

/// What came of a tap on a row.
package enum RowTap: Sendable, Hashable {
  /// The row is selected now.
  case selected(IndexPath)
  /// The row is not selected any more.
  case deselected(IndexPath)
  /// The row was not let be changed: by a observer for the reason that it gave, or by the table or its delegate.
  case refused(IndexPath, String? = nil)

  /// The row.
  package var indexPath: IndexPath {
    switch self {
    case .selected(let path), .deselected(let path), .refused(let path, _): path
    }
  }
}

/// A observer that is not kept.
struct WeakTableViewObserver {
  weak var observer: (any TableViewObserver)?
}

extension TableView {
  /// Has somebody follow the rows, who is not kept; once is enough.
  package func addObserver(_ observer: any TableViewObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
    observers.append(WeakTableViewObserver(observer: observer))
  }

  /// Has somebody no longer follow the rows.
  package func removeObserver(_ observer: any TableViewObserver) {
    observers.removeAll { $0.observer == nil || $0.observer === observer }
  }

  /// Calls `body` with those who follow now; whoever comes or goes meanwhile makes no difference.
  ///
  /// The host of the window follows every table in it, before others do.
  package func notifyObservers(_ body: (any TableViewObserver) -> Void) {
    if let host = window?.host(as: (any TableViewObserver).self) { body(host) }
    for observer in observers.compactMap(\.observer) { body(observer) }
  }
}
