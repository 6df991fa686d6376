public import Foundation
public import LayoutViews

extension TableView {
  /// The answer of a delegate that does not implement a method by which a level is asked for.
  public static let unansweredLevel = Int(Int32.min)
}

extension TableViewDelegate {
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    willDisplay cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    didEndDisplaying cell: TableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    willDisplayHeaderView view: View,
    forSection section: Int
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    willDisplayFooterView view: View,
    forSection section: Int
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    didEndDisplayingHeaderView view: View,
    forSection section: Int
  ) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    didEndDisplayingFooterView view: View,
    forSection section: Int
  ) {}

  /// Leaves the level to the cell.
  public func tableView(
    _ tableView: TableView,
    indentationLevelForRowAt indexPath: IndexPath
  ) -> Int { TableView.unansweredLevel }

  /// Leaves the height to the table's properties.
  public func tableView(
    _ tableView: TableView,
    heightForRowAt indexPath: IndexPath
  ) -> CGFloat { TableView.unanswered }
  /// Leaves the estimate to the table's properties.
  public func tableView(
    _ tableView: TableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { TableView.unanswered }
  /// Answers `nil`: row by row.
  public func tableView(
    _ tableView: TableView,
    rowHeightsInSection section: Int
  ) -> RowHeights? { nil }
  /// Leaves the height to the table's properties.
  public func tableView(
    _ tableView: TableView,
    heightForHeaderInSection section: Int
  ) -> CGFloat { TableView.unanswered }
  /// Leaves the height to the table's properties.
  public func tableView(
    _ tableView: TableView,
    heightForFooterInSection section: Int
  ) -> CGFloat { TableView.unanswered }

  /// Leaves the estimate to the table's property.
  public func tableView(
    _ tableView: TableView,
    estimatedHeightForHeaderInSection section: Int
  ) -> CGFloat { TableView.unanswered }
  /// Leaves the estimate to the table's property.
  public func tableView(
    _ tableView: TableView,
    estimatedHeightForFooterInSection section: Int
  ) -> CGFloat { TableView.unanswered }

  /// Answers `nil`: the title is shown.
  public func tableView(
    _ tableView: TableView,
    viewForHeaderInSection section: Int
  ) -> View? { nil }
  /// Answers `nil`: the title is shown.
  public func tableView(
    _ tableView: TableView,
    viewForFooterInSection section: Int
  ) -> View? { nil }

  /// Answers true.
  public func tableView(
    _ tableView: TableView,
    shouldHighlightRowAt indexPath: IndexPath
  ) -> Bool { true }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didHighlightRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didUnhighlightRowAt indexPath: IndexPath) {}
  /// Answers the row itself.
  public func tableView(
    _ tableView: TableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Answers the row itself.
  public func tableView(
    _ tableView: TableView,
    willDeselectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Does nothing.
  public func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    accessoryButtonTappedForRowWith indexPath: IndexPath
  ) {}

  /// Answers delete.
  public func tableView(
    _ tableView: TableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> TableViewCell.EditingStyle { .delete }
  /// Answers `nil`: "Delete".
  public func tableView(
    _ tableView: TableView,
    titleForDeleteConfirmationButtonForRowAt indexPath: IndexPath
  ) -> String? { nil }
  /// Answers true.
  public func tableView(
    _ tableView: TableView,
    shouldIndentWhileEditingRowAt indexPath: IndexPath
  ) -> Bool { true }

  /// Answers the proposed place.
  public func tableView(
    _ tableView: TableView,
    targetIndexPathForMoveFromRowAt sourceIndexPath: IndexPath,
    toProposedIndexPath proposedDestinationIndexPath: IndexPath
  ) -> IndexPath { proposedDestinationIndexPath }

  /// Answers `nil`: there are none.
  public func tableView(
    _ tableView: TableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// Answers `nil`: there are none.
  public func tableView(
    _ tableView: TableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> SwipeActionsConfiguration? { nil }
  /// Answers `nil`: there are none.
  public func tableView(
    _ tableView: TableView,
    editActionsForRowAt indexPath: IndexPath
  ) -> [TableViewRowAction]? { nil }
  /// Does nothing.
  public func tableView(_ tableView: TableView, willBeginEditingRowAt indexPath: IndexPath) {}
  /// Does nothing.
  public func tableView(_ tableView: TableView, didEndEditingRowAt indexPath: IndexPath?) {}

  /// Answers false.
  public func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool { false }
  /// Does nothing.
  public func tableView(
    _ tableView: TableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {}
  /// Does nothing.
  public func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {}
}
