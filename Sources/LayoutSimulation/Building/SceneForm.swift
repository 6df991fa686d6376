import Foundation
import LayoutScenes
import LayoutTables
import LayoutViews
import TableSelection

/// The options of a scene in its table: the texts of the scene, and every delegate call remembered.
final class SceneForm: SelectionForm<String> {
  /// The texts of the alert, each `nil` for the form's own.
  var texts = FormScene.AlertTexts()
  /// The record of the calls.
  var calls = DelegateCalls()
  /// Whether two fingers may begin to select.
  var selectsWithTwoFingers = false

  override func errorTitle() -> String { texts.title ?? super.errorTitle() }

  override func errorMessageForInvalidSelection() -> String {
    texts.message ?? super.errorMessageForInvalidSelection()
  }

  override func errorDismissButtonTitle() -> String {
    texts.button ?? super.errorDismissButtonTitle()
  }

  override func tableView(_ tableView: TableView, didSelectRowAt indexPath: IndexPath) {
    calls.note(.didSelectRow, indexPath, of: tableView)
    super.tableView(tableView, didSelectRowAt: indexPath)
  }

  override func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    calls.note(.didDeselectRow, indexPath, of: tableView)
    super.tableView(tableView, didDeselectRowAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    calls.note(.shouldBeginInteraction, indexPath)
    return selectsWithTwoFingers
  }

  override func tableView(
    _ tableView: TableView,
    didBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) {
    calls.note(.didBeginInteraction, indexPath)
  }

  override func tableViewDidEndMultipleSelectionInteraction(_ tableView: TableView) {
    calls.note(.didEndInteraction)
  }
}
