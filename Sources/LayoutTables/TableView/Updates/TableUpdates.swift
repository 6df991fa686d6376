import Foundation

/// A set of insertions, deletions, moves and reloads of an application.
///
/// As in UIKit's batch updates, deleted and reloaded things and the origins of moves are named as they
/// were before all of it, inserted things and the destinations of moves as they are after all of it; the
/// order of the calls makes no difference.
struct TableUpdates {
  /// A row or a section on its way.
  struct Move<Address> {
    var from: Address
    var to: Address
  }

  /// The sections and rows of one kind of update, with their animations.
  struct Changes {
    private(set) var sections = IndexSet()
    private(set) var rows: [IndexPath] = []
    /// The further rows, by section.
    private(set) var ranges: [Int: RangeSet<Int>] = [:]
    /// The animation of the last call.
    private(set) var lastAnimation = TableView.RowAnimation.automatic
    /// The animations of the rows of each section, in the order of the calls.
    private var rowAnimations: [Int: [(of: RangeSet<Int>, animation: TableView.RowAnimation)]] = [:]
    /// The animations of whole sections, in the order of the calls.
    private var sectionAnimations: [(of: IndexSet, animation: TableView.RowAnimation)] = []

    mutating func add(_ sections: IndexSet, _ animation: TableView.RowAnimation) {
      self.sections.formUnion(sections)
      sectionAnimations.append((sections, animation))
      lastAnimation = animation
    }

    mutating func add(_ rows: [IndexPath], _ animation: TableView.RowAnimation) {
      self.rows += rows
      animate(rows.rowsBySection.mapValues(RangeSet.init(numbers:)), animation)
    }

    mutating func add(_ ranges: [Int: RangeSet<Int>], _ animation: TableView.RowAnimation) {
      self.ranges.merge(ranges) { $0.union($1) }
      animate(ranges, animation)
    }

    private mutating func animate(
      _ ranges: [Int: RangeSet<Int>],
      _ animation: TableView.RowAnimation
    ) {
      for (section, rows) in ranges {
        rowAnimations[section, default: []].append((rows, animation))
      }
      lastAnimation = animation
    }

    /// Returns the animation of a row, by the last call that names it or its section, or `nil` if none does.
    func animation(of row: IndexPath) -> TableView.RowAnimation? {
      rowAnimations[row[0]]?.last { $0.of.contains(row[1]) }?.animation
        ?? sectionAnimations.last { $0.of.contains(row[0]) }?.animation
    }
  }

  var inserted = Changes()
  var deleted = Changes()
  var reloaded = Changes()
  var movedSections: [Move<Int>] = []
  var movedRows: [Move<IndexPath>] = []

  /// Returns the animation of a row that did not exist before.
  func animation(ofComing row: IndexPath) -> TableView.RowAnimation {
    inserted.animation(of: row) ?? reloaded.lastAnimation
  }

  /// Returns the animation of a row that does not exist afterwards.
  func animation(ofGoing row: IndexPath) -> TableView.RowAnimation {
    deleted.animation(of: row) ?? reloaded.lastAnimation
  }
}
