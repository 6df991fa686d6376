public import Foundation
public import LayoutViews

/// A delegate that decides the look and behavior of a table: UIKit's `UITableViewDelegate`.
///
/// Every method has a default. If UIKit asks whether a delegate implements a method at all, the
/// default returns ``TableView/unanswered``, which the table takes for "not implemented".
public protocol TableViewDelegate: ScrollViewDelegate {
  // MARK: Showing

  /// Prepares for a cell that appears.
  func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  )
  /// Responds to a cell that left the screen.
  func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  )
  /// Prepares for a header that appears.
  func tableView(
    _ tableView: TableView,
    willDisplayHeaderView view: View,
    forSection section: Int
  )
  /// Prepares for a footer that appears.
  func tableView(
    _ tableView: TableView,
    willDisplayFooterView view: View,
    forSection section: Int
  )
  /// Responds to a header that left the screen.
  func tableView(
    _ tableView: TableView,
    didEndDisplayingHeaderView view: View,
    forSection section: Int
  )
  /// Responds to a footer that left the screen.
  func tableView(
    _ tableView: TableView,
    didEndDisplayingFooterView view: View,
    forSection section: Int
  )

  /// Returns the level of a row in a hierarchy, which the table gives its cell.
  func tableView(_ tableView: TableView, indentationLevelForRowAt indexPath: IndexPath) -> Int

  // MARK: Heights

  /// Returns the height of a row.
  func tableView(_ tableView: TableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the estimate of a row's height until it is shown.
  func tableView(_ tableView: TableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Returns the heights of all rows of a section at once, or `nil` to be asked row by row.
  ///
  /// Not in UIKit. A table of ten million rows is built in an instant if its heights are runs of
  /// equal ones. Runs that hold too many rows are cut; missing rows have the table's row height.
  func tableView(_ tableView: TableView, rowHeightsInSection section: Int) -> RowHeights?
  /// Returns the height of a section's header.
  func tableView(_ tableView: TableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Returns the height of a section's footer.
  func tableView(_ tableView: TableView, heightForFooterInSection section: Int) -> CGFloat

  /// Returns the estimate of a header's height until it is shown.
  func tableView(_ tableView: TableView, estimatedHeightForHeaderInSection section: Int) -> CGFloat
  /// Returns the estimate of a footer's height until it is shown.
  func tableView(_ tableView: TableView, estimatedHeightForFooterInSection section: Int) -> CGFloat

  // MARK: Headers and footers

  /// Returns the view above a section, or `nil` for one that shows the title.
  func tableView(_ tableView: TableView, viewForHeaderInSection section: Int) -> View?
  /// Returns the view below a section, or `nil` for one that shows the title.
  func tableView(_ tableView: TableView, viewForFooterInSection section: Int) -> View?

  // MARK: Selecting

  /// Returns whether a touch highlights a row; a row without highlight is not selected either.
  func tableView(_ tableView: TableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool
  /// Responds to a touch that highlights a row.
  func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath)
  /// Responds to a row that is no longer highlighted.
  func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath)
  /// Returns the row to select instead of the one that was tapped, or `nil` for none.
  func tableView(_ tableView: TableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Returns the row to deselect instead, or `nil` for none.
  func tableView(_ tableView: TableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath?
  /// Responds to a user who selected a row.
  func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath)
  /// Responds to a user who deselected a row, or selected another one instead.
  func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath)
  /// Responds to a tap on the button for details of a row, which is not selected.
  func tableView(_ tableView: TableView, accessoryButtonTappedForRowWith indexPath: IndexPath)

  // MARK: Editing

  /// Returns the effect of the control in front of a row in editing mode, to delete by default.
  func tableView(
    _ tableView: TableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle
  /// Returns the title of the button that deletes a row, or `nil`, as by default, for "Delete".
  func tableView(
    _ tableView: TableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String?
  /// Returns whether the content of a row makes room for the control, true by default; asked in grouped
  /// tables, and for rows whose editing style is none.
  func tableView(_ tableView: TableView, shouldIndentWhileEditingRowAt indexPath: IndexPath) -> Bool

  /// Returns the place for a dragged row instead of that under the finger, which is the default.
  func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath

  // MARK: Swiping

  /// Returns the actions that a swipe from the leading edge uncovers, or `nil` for none.
  func tableView(
    _ tableView: TableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Returns the actions that a swipe from the trailing edge uncovers, or `nil` for a button that deletes,
  /// if the row can be deleted, and an empty configuration for nothing.
  func tableView(
    _ tableView: TableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration?
  /// Returns the actions of older code at the trailing edge, or `nil` for none; they count where there is no
  /// configuration.
  func tableView(
    _ tableView: TableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [TableViewRowAction]?
  /// Responds to a swipe that begins to uncover the actions of a row.
  func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath)
  /// Responds to a row whose actions are covered again.
  func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?)

  // MARK: Selecting with two fingers

  /// Returns whether two fingers on a row begin to select, false by default.
  func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool
  /// Responds to two fingers that began to select in editing mode.
  func tableView(
    _ tableView: TableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  )
  /// Responds to the selecting fingers being lifted.
  func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView)
}
