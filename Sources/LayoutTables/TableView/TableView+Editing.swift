import Foundation
import LayoutDevices
import LayoutViews

extension TableView {
  func changeEditingMode(_ editing: Bool, animated: Bool) {
    guard editing != isInEditingMode else {
      // A row that is swiped aside is being edited too.
      if !editing { if animated { closeSwipe() } else { endSwipe() } }
      return
    }
    notifyObservers(of: .willChangeEditing(editing))
    // A notified object may change the mode too.
    guard editing != isInEditingMode else { return }
    loadIfNeeded()
    let selection = storedSelection.rows
    if animated { closeSwipe() } else { endSwipe() }
    // A row under a finger goes back: it can be moved in editing mode only.
    userDidLoseRow()
    if editing {
      beginEditingMode()
    } else {
      endEditingMode()
    }
    selectionDidChange()
    setNeedsCellConfiguration()
    let progress: CGFloat = editing ? 1 : 0
    if animated, let host = window?.host {
      let duration = metrics.editingAnimationDuration
      host.animate(\.editingProgress, of: self, to: progress, within: duration)
    } else {
      window?.host?.stopAnimation(of: \.editingProgress, of: self)
      editingProgress = progress
    }
    notifyObservers(of: .didChangeEditing(editing, animated: animated))
    guard selection != storedSelection.rows else { return }
    notifyObservers(of: .didExchangeSelection(selection))
  }

  /// Forgets the selection when editing mode began, so that it does not come back after it.
  package func forgetSelectionBeforeEditing() {
    selectionBeforeEditing = nil
    selectionSetAside.removeAll()
  }

  /// Deselects the rows that are selected in editing mode: after it those that were set aside come back
  /// alone.
  package func deselectRowsOfEditing() {
    var aside = AgedSelection()
    for rows in selectionSetAside.ranges { aside.insert(rows) }
    selectionBeforeEditing = aside
    storedSelection.removeAll()
    selectionDidChange()
  }

  /// Sets the selected rows aside that may not be edited, as the beginning of editing mode does.
  ///
  /// They have no check circle, and only rows with one are counted and deleted.
  package func setUneditableRowsAside() {
    guard isInEditingMode, allowsMultipleSelectionDuringEditing else { return }
    for range in storedSelection.rows.ranges {
      for rows in uneditableRows(in: range).ranges { selectionSetAside.insert(rows) }
    }
    for rows in selectionSetAside.ranges { storedSelection.remove(rows) }
    selectionDidChange()
  }

  // A selection survives if the other mode allows one too; the selection before editing mode
  // comes back after it (openradar 2673).
  private func beginEditingMode() {
    selectionBeforeEditing = storedSelection
    selectionSetAside.removeAll()
    isInEditingMode = true
    if allowsSelectionNow {
      setUneditableRowsAside()
    } else {
      storedSelection.removeAll()
    }
  }

  private func endEditingMode() {
    let allowedSelection = allowsSelectionNow
    isInEditingMode = false
    let before = selectionBeforeEditing
    selectionBeforeEditing = nil
    var aside = selectionSetAside
    selectionSetAside.removeAll()
    guard !allowedSelection || !allowsSelectionNow || !allowsMultipleSelectionNow else {
      notifyObservers { $0.tableView(self, willBringBack: &aside) }
      storedSelection.bringBack(aside, asIn: before ?? AgedSelection())
      return
    }
    storedSelection = allowsSelectionNow ? before ?? AgedSelection() : AgedSelection()
  }
}
