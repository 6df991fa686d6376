public import Foundation
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

  /// Begins updates that take effect together when as many `endUpdates` have followed.
  public func beginUpdates() {
    if updateDepth == 0 { loadIfNeeded() }
    updateDepth += 1
  }

  /// Ends updates; the last end makes them take effect, and finds all heights again.
  public func endUpdates(fileID: String = #fileID, line: Int = #line) {
    let mark = SourceMark(file: fileID, line: line)
    guard updateDepth > 0 else {
      record(.unbalancedUpdates(mark))
      return
    }
    updateDepth -= 1
    guard updateDepth == 0 else { return }
    let updates = pendingUpdates
    pendingUpdates = TableUpdates()
    commit(updates, mark)
  }

  /// Makes the updates of a closure take effect together.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and reports insertions, deletions, moves and reloads.
  ///   - completion: A closure called with true when the rows have arrived.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line of the call.
  public func performBatchUpdates(
    _ updates: () -> Void,
    completion: ((Bool) -> Void)? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    beginUpdates()
    updates()
    endUpdates(fileID: fileID, line: line)
    if let completion { afterMotion(completion) }
  }

  /// Makes the updates of a closure take effect together, of which there may be none.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and reports insertions, deletions, moves and reloads, or `nil`.
  ///   - completion: A closure called with true when the rows have arrived.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line of the call.
  public func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    performBatchUpdates({ updates?() }, completion: completion, fileID: fileID, line: line)
  }

  // MARK: Sections

  /// Inserts sections, numbered as after the updates.
  public func insertSections(
    _ sections: IndexSet,
    with animation: RowAnimation,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    update(fileID, line) { $0.inserted.add(sections, animation) }
  }

  /// Deletes sections, numbered as before the updates.
  public func deleteSections(
    _ sections: IndexSet,
    with animation: RowAnimation,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    update(fileID, line) { $0.deleted.add(sections, animation) }
  }

  /// Loads sections again, numbered as before the updates; their rows are no longer selected.
  public func reloadSections(
    _ sections: IndexSet,
    with animation: RowAnimation,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    update(fileID, line) { $0.reloaded.add(sections, animation) }
  }

  /// Moves a section, numbered as before the updates, to a place as it is after them.
  public func moveSection(
    _ section: Int,
    toSection newSection: Int,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    update(fileID, line) { $0.movedSections.append(.init(from: section, to: newSection)) }
  }

  // MARK: Rows

  /// Inserts rows, numbered as after the updates.
  public func insertRows(
    at indexPaths: [IndexPath],
    with animation: RowAnimation,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    update(fileID, line) { $0.inserted.add(indexPaths, animation) }
  }

  /// Inserts rows into each section, numbered as after the updates.
  ///
  /// - Complexity: That of their ranges, however many rows they are.
  package func insertRows(
    _ ranges: [Int: RangeSet<Int>],
    with animation: RowAnimation,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    update(fileID, line) { $0.inserted.add(ranges, animation) }
  }

  /// Deletes rows, numbered as before the updates.
  public func deleteRows(
    at indexPaths: [IndexPath],
    with animation: RowAnimation,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    update(fileID, line) { $0.deleted.add(indexPaths, animation) }
  }

  /// Deletes rows of each section, numbered as before the updates.
  ///
  /// - Complexity: That of their ranges, however many rows they are.
  package func deleteRows(
    _ ranges: [Int: RangeSet<Int>],
    with animation: RowAnimation,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    update(fileID, line) { $0.deleted.add(ranges, animation) }
  }

  /// Loads rows again, numbered as before the updates, with new cells and without selection.
  public func reloadRows(
    at indexPaths: [IndexPath],
    with animation: RowAnimation,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    update(fileID, line) { $0.reloaded.add(indexPaths, animation) }
  }

  /// Asks for rows of each section again, numbered as before the updates.
  ///
  /// - Complexity: That of their ranges, however many rows they are.
  package func reloadRows(
    _ ranges: [Int: RangeSet<Int>],
    with animation: RowAnimation,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    update(fileID, line) { $0.reloaded.add(ranges, animation) }
  }

  /// Moves a row, numbered as before the updates, to a place as it is after them.
  public func moveRow(
    at indexPath: IndexPath,
    to newIndexPath: IndexPath,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    update(fileID, line) { $0.movedRows.append(.init(from: indexPath, to: newIndexPath)) }
  }

  /// Lets the data source fill the cells of rows on the screen again, and finds their heights.
  ///
  /// The selection stays. A data source that dequeues a cell gets the existing one.
  public func reconfigureRows(
    at indexPaths: [IndexPath],
    fileID: String = #fileID,
    line: Int = #line
  ) {
    loadIfNeeded()
    for indexPath in indexPaths {
      let mark = SourceMark(file: fileID, line: line)
      _ = existingRow(indexPath, in: "reconfigureRows", at: mark)
      guard let shown = shownCells.first(where: { $0.indexPath == indexPath }) else { continue }
      reconfiguredCell = shown.cell
      _ = dataSource?.tableView(self, cellForRowAt: indexPath)
      reconfiguredCell = nil
      if !hasGivenHeights(inSection: indexPath[0]) { storedGeometry.setEstimate(ofRow: shown.row) }
    }
    setNeedsCellConfiguration()
  }

  private func update(_ fileID: String, _ line: Int, _ change: (inout TableUpdates) -> Void) {
    beginUpdates()
    change(&pendingUpdates)
    endUpdates(fileID: fileID, line: line)
  }
}
