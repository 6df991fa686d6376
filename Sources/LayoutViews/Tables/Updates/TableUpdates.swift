import Foundation
import LayoutDiagnostics

/// What an application inserts, deletes, moves and loads anew in one go.
///
/// As in UIKit's batch updates, deleted and reloaded things and the origins of moves are named as they
/// were before all of it, inserted things and the destinations of moves as they are after all of it; in
/// which order they are told makes no difference.
struct TableUpdates {
  /// A row or a section on its way.
  struct Move<Place> {
    var from: Place
    var to: Place
  }

  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Move<Int>] = []
  var deletedRows: [IndexPath] = []
  var insertedRows: [IndexPath] = []
  var reloadedRows: [IndexPath] = []
  var movedRows: [Move<IndexPath>] = []

  /// Where the rows of a table are after the updates.
  ///
  /// - Parameters:
  ///   - old: How many rows each section had before.
  ///   - new: How many rows each section has afterwards, as the data source says.
  ///   - mark: Where the application ends the updates.
  /// - Returns: The transition; or everything that does not fit, each thing a mistake that UIKit answers
  ///   with an exception.
  /// - Complexity: O(sections + updates · log updates).
  func transition(
    from old: [Int],
    to new: [Int],
    at mark: SourceMark? = nil
  ) -> Result<TableTransition, TableUpdateMistakes> {
    var plan = TableUpdatePlan(self, old: old, new: new, mark: mark)
    return plan.transition()
  }
}

/// What does not fit about updates; never empty.
struct TableUpdateMistakes: Error {
  var diagnostics: [Diagnostic]
}
