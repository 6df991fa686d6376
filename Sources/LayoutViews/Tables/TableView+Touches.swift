package import Foundation

// The way of a tap, in UIKit's order. On touch-down: shouldHighlight, didHighlight. On touch-up:
// didUnhighlight, then willSelect of the new row, willDeselect and didDeselect of the old one, and
// didSelect. Rows that make room under a limit go where the old one does. Where several rows can be selected a tap on a selected row deselects it.
extension TableView {
  /// A finger taps a row: press and release.
  ///
  /// - Returns: What came of it, in order.
  @discardableResult
  package func userDidTapRow(at indexPath: IndexPath) -> [RowTap] {
    guard userDidPressRow(at: indexPath) else { return [] }
    return userDidReleaseRow()
  }

  /// A finger has rested on a row long enough to light it up.
  ///
  /// - Returns: Whether the row is lit; false where the delegate does not want it, and then nothing
  ///   is selected either.
  @discardableResult
  package func userDidPressRow(at indexPath: IndexPath) -> Bool {
    userDidCancelPress()
    // Where nothing can be selected nothing lights up, and nobody is asked.
    guard let row = geometry.row(of: indexPath), allowsSelectionNow,
      delegate?.tableView(self, shouldHighlightRowAt: indexPath) ?? true
    else { return false }
    setHighlighted(row)
    delegate?.tableView(self, didHighlightRowAt: indexPath)
    return true
  }

  /// A finger taps the button for details of the row that a cell shows.
  package func userDidTapAccessory(of cell: TableViewCell) {
    guard let indexPath = indexPath(for: cell) else { return }
    delegate?.tableView(self, accessoryButtonTappedForRowWith: indexPath)
  }

  /// The finger leaves the row that it lit up: the row is selected, or deselected.
  ///
  /// - Returns: What came of it, in order; those who follow the rows know already.
  @discardableResult
  package func userDidReleaseRow() -> [RowTap] {
    guard let row = highlightedRow, row < geometry.numberOfRows else { return [] }
    let indexPath = geometry.indexPath(ofRow: row)
    setHighlighted(nil)
    delegate?.tableView(self, didUnhighlightRowAt: indexPath)
    guard canUserSelectRow(at: indexPath) else { return note([.refused(indexPath)]) }
    if allowsMultipleSelectionNow, storedSelection.contains(row) {
      return note([userDeselectRow(at: indexPath).map { .deselected($0) } ?? .refused(indexPath)])
    }
    let others =
      allowsMultipleSelectionNow
      ? [] : (indexPathsForSelectedRows ?? []).filter { $0 != indexPath }
    let selected = userSelectRow(at: indexPath)
    let gone = others.filter { path in
      geometry.row(of: path).map { !storedSelection.contains($0) } ?? false
    }
    return note(
      gone.map { .deselected($0) } + [selected.map { .selected($0) } ?? .refused(indexPath)]
    )
  }

  private func note(_ taps: [RowTap]) -> [RowTap] {
    for tap in taps { tellFollowers { $0.tableView(self, didTakeTap: tap) } }
    return taps
  }

  /// The touch turns out to be none of the row's business, because it scrolls.
  package func userDidCancelPress() {
    guard let row = highlightedRow else { return }
    setHighlighted(nil)
    guard row < geometry.numberOfRows else { return }
    delegate?.tableView(self, didUnhighlightRowAt: geometry.indexPath(ofRow: row))
  }

  /// Selects a row as a finger does, with the delegate's consent.
  ///
  /// - Returns: The row that is selected in the end, which the delegate may have chosen; nil for none.
  @discardableResult
  package func userSelectRow(at indexPath: IndexPath) -> IndexPath? {
    var target = indexPath
    if let delegate {
      guard let answer = delegate.tableView(self, willSelectRowAt: indexPath) else { return nil }
      target = answer
    }
    guard geometry.row(of: target) != nil else {
      record(.missingRow(target, in: "willSelectRowAt"))
      return nil
    }
    if !allowsMultipleSelectionNow {
      for old in indexPathsForSelectedRows ?? [] where old != target {
        userDeselectRow(at: old)
      }
    }
    (delegate as? any LimitKeepingDelegate)?.tableView(self, makesRoomForRowAt: target)
    // Whoever was told of the rows that went may have changed the rows.
    guard let row = geometry.row(of: target) else { return nil }
    storedSelection.insert(row..<row + 1)
    selectionDidChange()
    delegate?.tableView(self, didSelectRowAt: target)
    return target
  }

  /// Deselects a row as a finger does, with the delegate's consent.
  ///
  /// - Returns: The row that is deselected in the end; nil for none.
  @discardableResult
  package func userDeselectRow(at indexPath: IndexPath) -> IndexPath? {
    var target = indexPath
    if let delegate {
      guard let answer = delegate.tableView(self, willDeselectRowAt: indexPath) else { return nil }
      target = answer
    }
    guard let row = geometry.row(of: target) else {
      record(.missingRow(target, in: "willDeselectRowAt"))
      return nil
    }
    storedSelection.remove(row..<row + 1)
    selectionDidChange()
    delegate?.tableView(self, didDeselectRowAt: target)
    return target
  }

  private func setHighlighted(_ row: Int?) {
    highlightedRow = row
    for shown in shownCells where shown.cell.isHighlighted != (shown.row == row) {
      shown.cell.setHighlighted(shown.row == row, animated: false)
    }
  }
}
