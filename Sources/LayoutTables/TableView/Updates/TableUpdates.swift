import Foundation
import LayoutDiagnostics

/// A set of insertions, deletions, moves and reloads of an application.
///
/// As in UIKit's batch updates, deleted and reloaded things and the origins of moves are named as they
/// were before all of it, inserted things and the destinations of moves as they are after all of it; the
/// order of the calls makes no difference.
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
  /// The further rows that are deleted, by section.
  var deletedRanges: [Int: RangeSet<Int>] = [:]
  var insertedRows: [IndexPath] = []
  /// The further rows that are inserted, by section.
  var insertedRanges: [Int: RangeSet<Int>] = [:]
  var reloadedRows: [IndexPath] = []
  /// The further rows that are loaded again, by section.
  var reloadedRanges: [Int: RangeSet<Int>] = [:]
  var movedRows: [Move<IndexPath>] = []

  /// The animations of inserted rows and sections, by their numbers after the updates.
  private var coming = Animations()
  /// The animations of deleted rows and sections, by their numbers before the updates.
  private var going = Animations()
  /// The animation of everything that is loaded again, by the last call.
  private var reloading = TableView.RowAnimation.automatic

  private struct Animations {
    /// The rows of each section, in the order of the calls.
    private var rows: [Int: [(of: RangeSet<Int>, animation: TableView.RowAnimation)]] = [:]
    /// The whole sections, in the order of the calls, which may name more sections than there are.
    var sections: [(of: IndexSet, animation: TableView.RowAnimation)] = []

    mutating func add(_ paths: [IndexPath], _ animation: TableView.RowAnimation) {
      for (section, rows) in paths.rowsBySection {
        self.rows[section, default: []].append((RangeSet(numbers: rows), animation))
      }
    }

    mutating func add(_ ranges: [Int: RangeSet<Int>], _ animation: TableView.RowAnimation) {
      for (section, rows) in ranges { self.rows[section, default: []].append((rows, animation)) }
    }

    subscript(row: IndexPath) -> TableView.RowAnimation? {
      rows[row[0]]?.last { $0.of.contains(row[1]) }?.animation
        ?? sections.last { $0.of.contains(row[0]) }?.animation
    }
  }

  /// Returns the places of a table's rows after the updates.
  ///
  /// - Parameters:
  ///   - old: The number of rows of each section before.
  ///   - new: The number of rows of each section afterwards, by the data source.
  ///   - mark: The place in the source that ends the updates.
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

// MARK: - Recording

extension TableUpdates {
  mutating func insert(_ sections: IndexSet, _ animation: TableView.RowAnimation) {
    insertedSections.formUnion(sections)
    coming.sections.append((sections, animation))
  }

  mutating func insert(_ rows: [IndexPath], _ animation: TableView.RowAnimation) {
    insertedRows += rows
    coming.add(rows, animation)
  }

  mutating func insert(_ ranges: [Int: RangeSet<Int>], _ animation: TableView.RowAnimation) {
    insertedRanges.merge(ranges) { $0.union($1) }
    coming.add(ranges, animation)
  }

  mutating func delete(_ sections: IndexSet, _ animation: TableView.RowAnimation) {
    deletedSections.formUnion(sections)
    going.sections.append((sections, animation))
  }

  mutating func delete(_ rows: [IndexPath], _ animation: TableView.RowAnimation) {
    deletedRows += rows
    going.add(rows, animation)
  }

  mutating func delete(_ ranges: [Int: RangeSet<Int>], _ animation: TableView.RowAnimation) {
    deletedRanges.merge(ranges) { $0.union($1) }
    going.add(ranges, animation)
  }

  mutating func reload(_ sections: IndexSet, _ animation: TableView.RowAnimation) {
    reloadedSections.formUnion(sections)
    reloading = animation
  }

  mutating func reload(_ rows: [IndexPath], _ animation: TableView.RowAnimation) {
    reloadedRows += rows
    reloading = animation
  }

  mutating func reload(_ ranges: [Int: RangeSet<Int>], _ animation: TableView.RowAnimation) {
    reloadedRanges.merge(ranges) { $0.union($1) }
    reloading = animation
  }

  /// Returns the animation of a row that did not exist before.
  func animation(ofComing row: IndexPath) -> TableView.RowAnimation {
    coming[row] ?? reloading
  }

  /// Returns the animation of a row that does not exist afterwards.
  func animation(ofGoing row: IndexPath) -> TableView.RowAnimation {
    going[row] ?? reloading
  }
}

/// A set of mistakes of updates, never empty.
struct TableUpdateMistakes: Error {
  var diagnostics: [Diagnostic]
}
