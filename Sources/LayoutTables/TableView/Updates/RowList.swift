public import Foundation
import LayoutDiagnostics
@_spi(SystemViews) public import LayoutViews

/// A scroll view with the methods that change, select and show rows, as subclasses of a table override them.
///
/// Those of the same names in ``TableView`` know the line of the call, for findings, and pass it on to these. Swift prefers
/// methods without more arguments, so that these are not favored. A call with `super` goes to a table's, too: it is one
/// from inside a method of the same name, which `#function` says, and is not passed on to overrides again.
open class RowList: ScrollView {
  /// The table, which every list of rows is.
  private var table: TableView? { self as? TableView }

  /// The line of the call that runs, or `nil` if it is not known.
  final var callMark: SourceMark?

  @_spi(SystemViews) public override class var ownFile: String { #fileID }

  // MARK: Updates

  /// Begins updates that take effect together when as many `endUpdates` have followed.
  open func beginUpdates() { table?.beginChanges() }

  /// Ends updates; the last end makes them take effect, and finds all heights again.
  @_disfavoredOverload
  open func endUpdates() { table?.endChanges() }

  /// Makes the updates of a closure take effect together, of which there may be none.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and reports insertions, deletions, moves and reloads, or `nil`.
  ///   - completion: A closure called with true when the rows have arrived.
  @_disfavoredOverload
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    table?.beginChanges()
    updates?()
    table?.endChanges()
    if let completion { table?.afterMotion(completion) }
  }

  // MARK: Sections

  /// Inserts sections, numbered as after the updates.
  @_disfavoredOverload
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
    table?.update { $0.inserted.add(sections, animation) }
  }

  /// Deletes sections, numbered as before the updates.
  @_disfavoredOverload
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
    table?.update { $0.deleted.add(sections, animation) }
  }

  /// Loads sections again, numbered as before the updates; their rows are no longer selected.
  @_disfavoredOverload
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
    table?.update { $0.reloaded.add(sections, animation) }
  }

  /// Moves a section, numbered as before the updates, to a place as it is after them.
  @_disfavoredOverload
  open func moveSection(_ section: Int, toSection newSection: Int) {
    table?.update { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  // MARK: Rows

  /// Inserts rows, numbered as after the updates.
  @_disfavoredOverload
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    table?.update { $0.inserted.add(indexPaths, animation) }
  }

  /// Deletes rows, numbered as before the updates.
  @_disfavoredOverload
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    table?.update { $0.deleted.add(indexPaths, animation) }
  }

  /// Loads rows again, numbered as before the updates, with new cells and without selection.
  @_disfavoredOverload
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
    table?.update { $0.reloaded.add(indexPaths, animation) }
  }

  /// Moves a row, numbered as before the updates, to a place as it is after them.
  @_disfavoredOverload
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    table?.update { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Lets the data source fill the cells of rows on the screen again, and finds their heights.
  ///
  /// The selection stays. A data source that dequeues a cell gets the existing one.
  @_disfavoredOverload
  open func reconfigureRows(at indexPaths: [IndexPath]) {
    table?.reconfigure(indexPaths)
  }

  // MARK: Selecting and showing

  /// Selects a row without notice to the delegate.
  ///
  /// If only one row can be selected, the one before is deselected.
  ///
  /// - Parameters:
  ///   - indexPath: The row; `nil` deselects all. One that does not exist is recorded as a mistake.
  ///   - animated: Whether a movement to the row takes time.
  ///   - scrollPosition: The place for the row; `none` does not scroll.
  @_disfavoredOverload
  open func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: TableView.ScrollPosition
  ) {
    table?.select(indexPath, animated: animated, scrollPosition)
  }

  /// Deselects a row without notice to the delegate; a row that is not selected stays so.
  @_disfavoredOverload
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {
    table?.deselect(indexPath)
  }

  /// Scrolls until a row is at the given place, or the end of the content is reached.
  ///
  /// If heights are estimates, rows that come on the screen on the way are measured; the row is at its
  /// place with the heights that are known at the end, that is, after the next layout or the animation.
  ///
  /// - Parameters:
  ///   - indexPath: The row; one that does not exist is recorded as a mistake.
  ///   - scrollPosition: The place for it.
  ///   - animated: Whether the movement takes time.
  @_disfavoredOverload
  open func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: TableView.ScrollPosition,
    animated: Bool
  ) {
    table?.scroll(to: indexPath, scrollPosition, animated: animated)
  }

  /// Scrolls until the selected row that is nearest to a place of the screen is there.
  ///
  /// The middle of the screen counts if the place is `none`; of two rows equally far the upper one.
  open func scrollToNearestSelectedRow(
    at scrollPosition: TableView.ScrollPosition,
    animated: Bool
  ) {
    table?.scrollToNearestSelectedRow(scrollPosition, animated: animated)
  }
}
