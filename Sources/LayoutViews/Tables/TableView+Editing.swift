package import Foundation

/// What animates a table into and out of editing mode.
///
/// Taken by whoever has a clock, as `Window.host`; it moves `editingProgress`.
package protocol TableEditingAnimator: AnyObject {
  /// Moves `editingProgress` from where it is to `progress`.
  func animateEditing(of tableView: TableView, to progress: CGFloat)
  /// Ends a movement under way where it is.
  func stopEditingAnimation(of tableView: TableView)
}

extension TableView {
  func changeEditingMode(_ editing: Bool, animated: Bool) {
    guard editing != isInEditingMode else { return }
    loadIfNeeded()
    if editing {
      beginEditingMode()
    } else {
      endEditingMode()
    }
    selectionDidChange()
    setNeedsCellConfiguration()
    let progress: CGFloat = editing ? 1 : 0
    let animator = window?.host as? any TableEditingAnimator
    if animated, let animator {
      animator.animateEditing(of: self, to: progress)
    } else {
      animator?.stopEditingAnimation(of: self)
      editingProgress = progress
    }
  }

  // A selection survives where the other mode allows one too; what was selected before editing mode
  // comes back after it (openradar 2673).
  private func beginEditingMode() {
    selectionBeforeEditing = storedSelection
    isInEditingMode = true
    if !allowsSelectionNow { storedSelection.removeAll() }
  }

  private func endEditingMode() {
    isInEditingMode = false
    let before = selectionBeforeEditing
    selectionBeforeEditing = nil
    if allowsSelectionNow, allowsMultipleSelectionNow { return }
    storedSelection = allowsSelectionNow ? before ?? SelectedRows() : SelectedRows()
  }
}
