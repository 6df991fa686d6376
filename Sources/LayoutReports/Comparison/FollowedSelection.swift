import LayoutTables

/// The rows that were selected at a moment, wherever they are since.
final class FollowedSelection: TableViewObserver {
  /// The rows as they are numbered now, without those that are gone.
  private(set) var rows: SelectedRows

  /// Creates a record of the selected rows of a table.
  init(of table: TableView) {
    rows = table.selection
    table.addObserver(self)
  }

  func tableView(
    _ tableView: TableView,
    didMoveRowsBy transition: TableTransition,
    from old: TableGeometry
  ) {
    rows = transition.following(rows)
  }
}
