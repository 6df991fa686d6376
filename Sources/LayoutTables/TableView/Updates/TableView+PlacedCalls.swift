public import Foundation
import LayoutDiagnostics
import LayoutViews

// The methods of `RowList` with the line of the call.
extension TableView {
  /// Ends updates; the last end makes them take effect, and finds all heights again.
  public final func endUpdates(
    fileID: String = #fileID,
    line: Int = #line,
    function: String = #function
  ) {
    call("endUpdates()", from: function, fileID, line) {
      super.endUpdates()
    } ofList: {
      $0.endUpdates()
    }
  }

  /// Makes the updates of a closure take effect together.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and reports insertions, deletions, moves and reloads.
  ///   - completion: A closure called with true when the rows have arrived.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line of the call.
  ///   - function: The method that the call is written in.
  public final func performBatchUpdates(
    _ updates: () -> Void,
    completion: ((Bool) -> Void)? = nil,
    fileID: String = #fileID,
    line: Int = #line,
    function: String = #function
  ) {
    withoutActuallyEscaping(updates) { updates in
      call("performBatchUpdates(_:completion:)", from: function, fileID, line) {
        super.performBatchUpdates(updates, completion: completion)
      } ofList: {
        $0.performBatchUpdates(updates, completion: completion)
      }
    }
  }

  /// Makes the updates of a closure take effect together, of which there may be none.
  ///
  /// - Parameters:
  ///   - updates: A closure that changes the data and reports insertions, deletions, moves and reloads, or `nil`.
  ///   - completion: A closure called with true when the rows have arrived.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line of the call.
  ///   - function: The method that the call is written in.
  public final func performBatchUpdates(
    _ updates: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil,
    fileID: String = #fileID,
    line: Int = #line,
    function: String = #function
  ) {
    performBatchUpdates(
      { updates?() },
      completion: completion,
      fileID: fileID,
      line: line,
      function: function
    )
  }

  // MARK: Sections

  /// Inserts sections, numbered as after the updates.
  public final func insertSections(
    _ sections: IndexSet,
    with animation: RowAnimation,
    fileID: String = #fileID,
    line: Int = #line,
    function: String = #function
  ) {
    call("insertSections(_:with:)", from: function, fileID, line) {
      super.insertSections(sections, with: animation)
    } ofList: {
      $0.insertSections(sections, with: animation)
    }
  }

  /// Deletes sections, numbered as before the updates.
  public final func deleteSections(
    _ sections: IndexSet,
    with animation: RowAnimation,
    fileID: String = #fileID,
    line: Int = #line,
    function: String = #function
  ) {
    call("deleteSections(_:with:)", from: function, fileID, line) {
      super.deleteSections(sections, with: animation)
    } ofList: {
      $0.deleteSections(sections, with: animation)
    }
  }

  /// Loads sections again, numbered as before the updates; their rows are no longer selected.
  public final func reloadSections(
    _ sections: IndexSet,
    with animation: RowAnimation,
    fileID: String = #fileID,
    line: Int = #line,
    function: String = #function
  ) {
    call("reloadSections(_:with:)", from: function, fileID, line) {
      super.reloadSections(sections, with: animation)
    } ofList: {
      $0.reloadSections(sections, with: animation)
    }
  }

  /// Moves a section, numbered as before the updates, to a place as it is after them.
  public final func moveSection(
    _ section: Int,
    toSection newSection: Int,
    fileID: String = #fileID,
    line: Int = #line,
    function: String = #function
  ) {
    call("moveSection(_:toSection:)", from: function, fileID, line) {
      super.moveSection(section, toSection: newSection)
    } ofList: {
      $0.moveSection(section, toSection: newSection)
    }
  }

  // MARK: Rows

  /// Inserts rows, numbered as after the updates.
  public final func insertRows(
    at indexPaths: [IndexPath],
    with animation: RowAnimation,
    fileID: String = #fileID,
    line: Int = #line,
    function: String = #function
  ) {
    call("insertRows(at:with:)", from: function, fileID, line) {
      super.insertRows(at: indexPaths, with: animation)
    } ofList: {
      $0.insertRows(at: indexPaths, with: animation)
    }
  }

  /// Deletes rows, numbered as before the updates.
  public final func deleteRows(
    at indexPaths: [IndexPath],
    with animation: RowAnimation,
    fileID: String = #fileID,
    line: Int = #line,
    function: String = #function
  ) {
    call("deleteRows(at:with:)", from: function, fileID, line) {
      super.deleteRows(at: indexPaths, with: animation)
    } ofList: {
      $0.deleteRows(at: indexPaths, with: animation)
    }
  }

  /// Loads rows again, numbered as before the updates, with new cells and without selection.
  public final func reloadRows(
    at indexPaths: [IndexPath],
    with animation: RowAnimation,
    fileID: String = #fileID,
    line: Int = #line,
    function: String = #function
  ) {
    call("reloadRows(at:with:)", from: function, fileID, line) {
      super.reloadRows(at: indexPaths, with: animation)
    } ofList: {
      $0.reloadRows(at: indexPaths, with: animation)
    }
  }

  /// Moves a row, numbered as before the updates, to a place as it is after them.
  public final func moveRow(
    at indexPath: IndexPath,
    to newIndexPath: IndexPath,
    fileID: String = #fileID,
    line: Int = #line,
    function: String = #function
  ) {
    call("moveRow(at:to:)", from: function, fileID, line) {
      super.moveRow(at: indexPath, to: newIndexPath)
    } ofList: {
      $0.moveRow(at: indexPath, to: newIndexPath)
    }
  }

  /// Lets the data source fill the cells of rows on the screen again, and finds their heights.
  ///
  /// The selection stays. A data source that dequeues a cell gets the existing one.
  public final func reconfigureRows(
    at indexPaths: [IndexPath],
    fileID: String = #fileID,
    line: Int = #line,
    function: String = #function
  ) {
    call("reconfigureRows(at:)", from: function, fileID, line) {
      super.reconfigureRows(at: indexPaths)
    } ofList: {
      $0.reconfigureRows(at: indexPaths)
    }
  }

  // MARK: Selecting and showing

  /// Selects a row without notice to the delegate.
  ///
  /// If only one row can be selected, the one before is deselected.
  ///
  /// - Parameters:
  ///   - indexPath: The row; `nil` deselects all. One that does not exist is recorded as a mistake.
  ///   - animated: Whether a movement to the row takes time.
  ///   - scrollPosition: The place for the row; `none` does not scroll.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line of the call.
  ///   - function: The method that the call is written in.
  public final func selectRow(
    at indexPath: IndexPath?,
    animated: Bool,
    scrollPosition: TableView.ScrollPosition,
    fileID: String = #fileID,
    line: Int = #line,
    function: String = #function
  ) {
    call("selectRow(at:animated:scrollPosition:)", from: function, fileID, line) {
      super.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    } ofList: {
      $0.selectRow(at: indexPath, animated: animated, scrollPosition: scrollPosition)
    }
  }

  /// Deselects a row without notice to the delegate; a row that is not selected stays so.
  public final func deselectRow(
    at indexPath: IndexPath,
    animated: Bool,
    fileID: String = #fileID,
    line: Int = #line,
    function: String = #function
  ) {
    call("deselectRow(at:animated:)", from: function, fileID, line) {
      super.deselectRow(at: indexPath, animated: animated)
    } ofList: {
      $0.deselectRow(at: indexPath, animated: animated)
    }
  }

  /// Scrolls until a row is at the given place, or the end of the content is reached.
  ///
  /// If heights are estimates, rows that come on the screen on the way are measured; the row is at its
  /// place with the heights that are known at the end, that is, after the next layout or the animation.
  ///
  /// - Parameters:
  ///   - indexPath: The row; one that does not exist is recorded as a mistake.
  ///   - scrollPosition: The place for it.
  ///   - animated: Whether the movement takes time.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line of the call.
  ///   - function: The method that the call is written in.
  public final func scrollToRow(
    at indexPath: IndexPath,
    at scrollPosition: TableView.ScrollPosition,
    animated: Bool,
    fileID: String = #fileID,
    line: Int = #line,
    function: String = #function
  ) {
    call("scrollToRow(at:at:animated:)", from: function, fileID, line) {
      super.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    } ofList: {
      $0.scrollToRow(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Runs a call with the line that it is written in, for findings; that of the first call stays for what overrides it.
  ///
  /// - Parameters:
  ///   - name: The name of the method that is called.
  ///   - function: The method that the call is written in: one with `super` if it is of the same name.
  ///   - fileID: The file that the call is written in.
  ///   - line: The line of the call.
  ///   - above: The method of the class above.
  ///   - ofList: The method of the list, which may be overridden.
  private func call(
    _ name: String,
    from function: String,
    _ fileID: String,
    _ line: Int,
    above: () -> Void,
    ofList: (RowList) -> Void
  ) {
    let isSuper = function == name
    let outer = callMark
    if outer == nil || !isSuper { callMark = SourceMark(file: fileID, line: line) }
    if isSuper { above() } else { ofList(self) }
    callMark = outer
  }
}
