package import Foundation
import LayoutViews

// The way of a tap, in UIKit's order. On touch-down: shouldHighlight, didHighlight. On touch-up:
// didUnhighlight, then willSelect of the new row, willDeselect and didDeselect of the old one, and
// didSelect. Rows that make room under a limit go where the old one does. Where several rows can be
// selected a tap on a selected row deselects it.
extension TableView {
  /// Responds to a tap on a row: press and release.
  package func userDidTapRow(at indexPath: IndexPath) {
    if userDidPressRow(at: indexPath) { userDidReleaseRow() }
  }

  /// Responds to a finger that rests on a row long enough to highlight it, and returns whether it is highlighted.
  ///
  /// A row that the delegate does not let be highlighted is not selected either.
  @discardableResult
  package func userDidPressRow(at indexPath: IndexPath) -> Bool {
    userDidCancelPress()
    // If nothing can be selected nothing is highlighted, and no object is asked.
    guard let row = geometry.row(of: indexPath), allowsSelectionNow,
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return false }
    setHighlighted(row)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    return true
  }

  /// Responds to a tap on the button for details of the row that a cell shows.
  package func userDidTapAccessory(of cell: TableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }

  /// Responds to a finger that leaves its highlighted row: the row is selected, or deselected.
  package func userDidReleaseRow() {
    guard let row = highlightedRow, row < geometry.numberOfRows else { return }
    let indexPath = geometry.indexPath(ofRow: row)
    setHighlighted(nil)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    guard canUserSelectRow(at: indexPath) else { return notify(.refused(indexPath)) }
    if allowsMultipleSelectionNow, storedSelection.contains(row) {
      guard userDeselectRow(at: indexPath) else { return notify(.refused(indexPath)) }
      postSelectionChange()
    } else {
      userSelectRow(at: indexPath)
    }
  }

  private func notify(_ tap: RowTap) { notifyObservers(of: .didTakeTap(tap)) }

  /// Responds to a touch that scrolls instead of selecting the row.
  package func userDidCancelPress() {
    guard let row = highlightedRow else { return }
    setHighlighted(nil)
    guard row < geometry.numberOfRows else { return }
    delegate?.tableView(self, didUnhighlightRowAt: geometry.indexPath(ofRow: row))
  }

  /// Selects a row as a finger does, with the consent of the delegate and of the observers.
  private func userSelectRow(at indexPath: IndexPath) {
    var target = indexPath
    if let delegate {
      guard let answer = delegate.tableView(self, willSelectRowAt: indexPath) else {
        return notify(.refused(indexPath))
      }
      target = answer
    }
    guard existingRow(target, in: "willSelectRowAt") != nil else {
      return notify(.refused(indexPath))
    }
    if let reason = refusal(ofRowAt: target) { return notify(.refused(target, reason)) }
    if !allowsMultipleSelectionNow {
      for old in indexPathsForSelectedRows ?? [] where old != target { userDeselectRow(at: old) }
    }
    notifyObservers(of: .makesRoomForRow(target))
    // A notified object may have changed the rows.
    guard let row = geometry.row(of: target) else { return }
    storedSelection.insert(row..<row + 1)
    selectionDidChange()
    notify(.selected(target))
    delegate?.tableView(self, didSelectRowAt: target)
    postSelectionChange()
  }

  /// Returns the reason why an observer does not let a row be selected, or `nil` if all do.
  private func refusal(ofRowAt indexPath: IndexPath) -> String? {
    var reason: String?
    notifyObservers { observer in
      if reason == nil { reason = observer.tableView(self, refusalOfRowAt: indexPath) }
    }
    return reason
  }

  /// Deselects a row as a finger does, with the delegate's consent, which may choose another; returns whether one is.
  @discardableResult
  private func userDeselectRow(at indexPath: IndexPath) -> Bool {
    var target = indexPath
    if let delegate {
      guard let answer = delegate.tableView(self, willDeselectRowAt: indexPath) else {
        return false
      }
      target = answer
    }
    guard let row = existingRow(target, in: "willDeselectRowAt") else { return false }
    storedSelection.remove(row..<row + 1)
    selectionDidChange()
    notify(.deselected(target))
    delegate?.tableView(self, didDeselectRowAt: target)
    return true
  }

  private func setHighlighted(_ row: Int?) {
    highlightedRow = row
    for shown in shownCells where shown.cell.isHighlighted != (shown.row == row) {
      shown.cell.setHighlighted(shown.row == row, animated: false)
    }
  }
}
