import LayoutDiagnostics
import LayoutScenes
import LayoutViews
import TableSelection

extension Simulation {
  /// What keeps rows from being selected, or the table from scrolling, whatever a finger does.
  var troubles: [Diagnostic] {
    let strip = (scrollAndSelect?.troubles ?? []).map { trouble in
      Self.warning("scroll-and-select", trouble.sentence, at: scene.overlay?.mark)
    }
    return strip + [multipleSelectionTrouble, limitTrouble].compactMap(\.self)
  }

  /// The table does not let several rows be selected where a gesture on the table itself selects them: in
  /// editing mode where it needs that mode, else in the present one.
  private var multipleSelectionTrouble: Diagnostic? {
    guard let selection = scene.selection, let rowSelection, rowSelection.isEnabled else {
      return nil
    }
    let needsEditing = selection.start != .longPress
    let isEditing = needsEditing || tableView.isEditing
    let allows =
      isEditing
      ? tableView.allowsMultipleSelectionDuringEditing : tableView.allowsMultipleSelection
    guard !allows else { return nil }
    let flag = isEditing ? "allowsMultipleSelectionDuringEditing" : "allowsMultipleSelection"
    let trouble = ScrollAndSelectTrouble.multipleSelectionOff(flag: flag)
    return Self.warning("selection", trouble.sentence, at: selection.mark)
  }

  /// No row may be selected at all.
  private var limitTrouble: Diagnostic? {
    guard let limit = limitedSelection?.limit, limit.total == 0 || limit.perSection == 0 else {
      return nil
    }
    return Self.warning(
      "selection",
      "rows cannot be selected because the limit is 0",
      at: scene.form?.mark ?? scene.selection?.mark
    )
  }

  private static func warning(
    _ code: String,
    _ sentence: String,
    at mark: SourceMark?
  ) -> Diagnostic {
    Diagnostic(.warning, code: code, sentence, at: mark)
  }
}
