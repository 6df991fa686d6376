import Foundation
import LayoutScenes
import LayoutViews
import TableSelection

/// The options of a scene in its table: the texts of the scene, and every delegate call remembered.
final class SceneForm: SelectionForm<String> {
  /// What the alert says; what is nil is left to the form.
  var texts = FormScene.AlertTexts()
  /// Where the calls are remembered.
  var calls = RowCalls()
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
    calls.selected.append(RowAddress(indexPath))
    super.tableView(tableView, didSelectRowAt: indexPath)
  }

  override func tableView(_ tableView: TableView, didDeselectRowAt indexPath: IndexPath) {
    calls.deselected.append(RowAddress(indexPath))
    super.tableView(tableView, didDeselectRowAt: indexPath)
  }

  override func tableView(
    _ tableView: TableView,
    shouldBeginMultipleSelectionInteractionAt indexPath: IndexPath
  ) -> Bool {
    selectsWithTwoFingers
  }
}

/// The calls of a table's delegate, in order.
final class RowCalls {
  /// The rows of `didSelectRowAt`.
  var selected: [RowAddress] = []
  /// The rows of `didDeselectRowAt`.
  var deselected: [RowAddress] = []
}

/// Remembers what a form asks for.
final class FormRequests: SelectionFormDelegate {
  /// What was asked for last.
  private(set) var last = FormRequest.none

  func selectionFormRequestsDismissal() { last = .dismissal }
  func selectionFormRequestsCancel() { last = .cancel }
}
