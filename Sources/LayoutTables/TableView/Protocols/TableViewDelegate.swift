public import Foundation
public import LayoutViews

/// How a table looks and what it may do: UIKit's `UITableViewDelegate`.
///
/// Every method has a default. Where UIKit asks whether a delegate implements a method at all, the
/// default answers ``TableView/unanswered``, which the table takes for "not implemented".
public protocol TableViewDelegate: ScrollViewDelegate {
  // MARK: Showing

  /// A cell is about to appear.
  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  )
  /// A cell left the screen.
  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  )

  // MARK: Heights

  /// The height of a row.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// What the height of a row is taken to be until it is shown.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// The heights of all rows of a section at once; nil to be asked row by row.
  ///
  /// Not in UIKit. A table of ten million rows is built in an instant where it can be told in runs of
  /// equal heights. Runs that hold too many rows are cut; missing rows have the table's row height.
  func tableView(_ tableView: TableView, rowHeightsInSection section: Int) -> RowHeights?
  /// The height of a section's header.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat
  /// The height of a section's footer.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat

  /// What the height of a header is taken to be until it is shown.
  func tableView(
    _ tableView: TableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat
  /// What the height of a footer is taken to be until it is shown.
  func tableView(
    _ tableView: TableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat

  // MARK: Headers and footers

  /// The view above a section; nil for one that shows the title.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// The view below a section; nil for one that shows the title.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

  // MARK: Selecting

  /// Whether a touch lights up a row; a row that stays dark is not selected either.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// A touch lit up a row.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
  /// A row is no longer lit up.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
  /// The row to select instead of the one that was tapped; nil for none.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// The row to deselect instead; nil for none.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// The user selected a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// The user deselected a row, or selected another one instead.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  /// The user tapped the button for details of a row; the row is not selected.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  // MARK: Editing

  /// What the control in front of a row does in editing mode; delete by default.
  func tableView(
    _ tableView: TableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle
  /// What the button says that deletes a row; nil, as by default, for "Delete".
  func tableView(
    _ tableView: TableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Whether the content of a row makes room for the control, true by default; asked in grouped tables, and
  /// for rows whose editing style is none.
  func tableView(
    _ tableView: TableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool

  /// Where a row that is dragged comes to lie instead of where the finger is; there by default.
  func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  // MARK: Swiping

  /// What a swipe from the leading edge uncovers; nil for nothing.
  func tableView(
    _ tableView: TableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// What a swipe from the trailing edge uncovers; nil for a button that deletes, where the row can be
  /// deleted, and an empty configuration for nothing.
  func tableView(
    _ tableView: TableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// A swipe begins to uncover the actions of a row.
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)
  /// The actions of a row are covered again.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)

  // MARK: Selecting with two fingers

  /// Whether two fingers on a row begin to select; false by default.
  func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Two fingers began to select; the table is in editing mode.
  func tableView(
    _ tableView: TableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )
  /// The fingers that selected were lifted.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)
}
