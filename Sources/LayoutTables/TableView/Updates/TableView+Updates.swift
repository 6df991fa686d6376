import Foundation
import LayoutDiagnostics
import LayoutViews

// Changes of the data reported row by row instead of by `reloadData()`: the selection, cells and heights
// follow their rows. The rules are those of "Batch Insertion, Deletion, and Reloading of Rows and
// Sections" in the archived "Table View Programming Guide for iOS" and of UITableView.h. They take
// effect at once and show over 0.3 s, if there is a clock.
extension TableView {
  /// An animation of rows and sections that come and go.
  public typealias RowAnimation = LayoutVocabulary.RowAnimation

  /// Whether updates have begun and not ended.
  public var hasUncommittedUpdates: Bool { updateDepth > 0 }

  /// Begins updates that take effect together when as many ends have followed.
  func beginChanges() {
    if updateDepth == 0 { loadIfNeeded() }
    updateDepth += 1
  }

  /// Ends updates; the last end makes them take effect, and finds all heights again.
  func endChanges() {
    guard updateDepth > 0 else {
      record(.unbalancedUpdates(callMark))
      return
    }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let updates = pendingUpdates
    pendingUpdates = TableUpdates()
    commit(updates, callMark)
  }

  /// Makes one change take effect, together with others if updates have begun.
  func update(_ change: (inout TableUpdates) -> Void) {
    beginChanges()
    change(&pendingUpdates)
    endChanges()
  }

  /// Inserts rows into each section, numbered as after the updates.
  ///
  /// - Complexity: That of their ranges, however many rows they are.
  package func insertRows(
    _ ranges: [Int: RangeSet<Int>],
    with animation: RowAnimation
  ) {
    update { $0.inserted.add(ranges, animation) }
  }

  /// Deletes rows of each section, numbered as before the updates.
  ///
  /// - Complexity: That of their ranges, however many rows they are.
  package func deleteRows(
    _ ranges: [Int: RangeSet<Int>],
    with animation: RowAnimation
  ) {
    update { $0.deleted.add(ranges, animation) }
  }

  /// Asks for rows of each section again, numbered as before the updates.
  ///
  /// - Complexity: That of their ranges, however many rows they are.
  package func reloadRows(
    _ ranges: [Int: RangeSet<Int>],
    with animation: RowAnimation
  ) {
    update { $0.reloaded.add(ranges, animation) }
  }

  /// Lets the data source fill the cells of rows on the screen again.
  func reconfigure(_ indexPaths: [IndexPath]) {
    loadIfNeeded()
    for indexPath in indexPaths {
      _ = existingRow(indexPath, in: "reconfigureRows")
      guard let shown = shownCells.first(where: { $0.indexPath == indexPath }) else { continue }
      reconfiguredCell = shown.cell
      _ = dataSource?.tableView(self, cellForRowAt: indexPath)
      reconfiguredCell = nil
      if !hasGivenHeights(inSection: indexPath[0]) { storedGeometry.setEstimate(ofRow: shown.row) }
    }
    setNeedsCellConfiguration()
  }
}
