import Foundation
import LayoutViews

/// The way from one list of sections and items to another one, by their identifiers.
struct SnapshotDifference {
  /// The origins of all rows and sections.
  let transition: TableTransition
  /// The number of rows of each section afterwards.
  let counts: [Int]
  /// The sections and rows that come and go, with their animation.
  private(set) var updates = TableUpdates()

  /// Creates the difference of two snapshots.
  ///
  /// Each row and section that is in both keeps its identity wherever it goes, also out of a section that is gone.
  /// Rows that move are as few as can be in each section.
  ///
  /// - Complexity: O(items · log items).
  init<Section: Hashable, Item: Hashable>(
    from old: DiffableDataSourceSnapshot<Section, Item>,
    to new: DiffableDataSourceSnapshot<Section, Item>,
    animation: TableView.RowAnimation
  ) {
    var oldRows: [Item: (row: Int, path: IndexPath)] = [:]
    var oldSections: [Section: Int] = [:]
    for (number, section) in old.sectionIdentifiers.enumerated() {
      oldSections[section] = number
      for (index, item) in old.itemIdentifiers(inSection: section).enumerated() {
        oldRows[item] = (oldRows.count, IndexPath(row: index, section: number))
      }
    }
    let origins = new.sectionIdentifiers.map { oldSections[$0] }
    let reloadedItems = Set(new.reloadedItemIdentifiers)
    let reloadedSections = Set(new.reloadedSectionIdentifiers)
    var pieces: [[TableTransition.Piece]] = []
    var moves: [TableTransition.Move] = []
    var inserted: [IndexPath] = []
    var row = 0
    for (number, section) in new.sectionIdentifiers.enumerated() {
      let items = new.itemIdentifiers(inSection: section)
      var ofSection: [TableTransition.Piece] = []
      var stayed: [(old: Int, new: Int)] = []
      for (index, item) in items.enumerated() {
        let before = reloadedSections.contains(section) ? nil : oldRows[item]
        let isReloaded = reloadedItems.contains(item)
        ofSection.add(
          row,
          origin: isReloaded ? nil : before?.row,
          replaced: isReloaded ? before?.row : nil
        )
        if let before {
          if before.path[0] == origins[number] {
            stayed.append((before.row, row))
          } else {
            moves.append(.init(old: before.row, new: row))
          }
        } else if oldRows[item] == nil {
          inserted.append(IndexPath(row: index, section: number))
        }
        row += 1
      }
      let still = Set(stayed.map(\.old).longestIncreasing)
      moves += stayed.filter { !still.contains($0.old) }.map { .init(old: $0.old, new: $0.new) }
      pieces.append(ofSection)
    }
    transition = TableTransition(
      sectionOrigins: origins,
      reloadedSections: Set(
        new.sectionIdentifiers.indices.filter {
          origins[$0] != nil && reloadedSections.contains(new.sectionIdentifiers[$0])
        }
      ),
      sections: pieces,
      moves: moves.sorted { $0.new < $1.new }
    )
    counts = new.sectionIdentifiers.map(new.numberOfItems(inSection:))
    let present = Set(new.sectionIdentifiers)
    updates.inserted.add(IndexSet(origins.indices.filter { origins[$0] == nil }), animation)
    updates.inserted.add(inserted, animation)
    updates.deleted.add(
      IndexSet(
        old.sectionIdentifiers.indices.filter { !present.contains(old.sectionIdentifiers[$0]) }
      ),
      animation
    )
    updates.deleted.add(
      oldRows.filter { new.sectionOfItem[$0.key] == nil }.map(\.value.path).sorted(),
      animation
    )
  }
}

extension [TableTransition.Piece] {
  /// Adds a row to the last piece if it was behind that before as well, or else as a new piece.
  fileprivate mutating func add(_ row: Int, origin: Int?, replaced: Int?) {
    if let last, last.origin.map({ $0 + last.count }) == origin,
      last.replaced.map({ $0 + last.count }) == replaced
    {
      self[count - 1].count += 1
    } else {
      append(.init(first: row, count: 1, origin: origin, replaced: replaced))
    }
  }
}

extension [Int] {
  /// The most numbers that ascend in this order (Fredman, "On computing the length of longest increasing
  /// subsequences", 1975).
  ///
  /// - Complexity: O(*n* log *n*).
  var longestIncreasing: [Int] {
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: count)
    for index in indices {
      let place = ends.partitioningIndex { self[$0] >= self[index] }
      previous[index] = place > 0 ? ends[place - 1] : nil
      if place < ends.count { ends[place] = index } else { ends.append(index) }
    }
    var result: [Int] = []
    var next = ends.last
    while let index = next {
      result.append(self[index])
      next = previous[index]
    }
    return result.reversed()
  }
}
