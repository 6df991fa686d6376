/// The number of rows in each section of a table, followed from step to step while they are read.
///
/// A finger may delete rows or move them to other sections, which is known only in a run. From then on the
/// counts are the greatest possible ones.
struct FollowedRows: Equatable {
  /// The freedom of a finger to change the rows.
  struct Freedom: Equatable {
    /// Whether rows can be deleted, by a swipe, a button or the action of an edit screen.
    var deletes = false
    /// Whether rows can be dragged to other sections.
    var moves = false
  }

  /// The present or greatest number of rows in each section.
  var counts: [Int]
  /// The most rows that each section had so far.
  private(set) var greatestCounts: [Int]
  /// Whether the counts are known, and not just the greatest possible ones.
  private(set) var isExact = true
  /// The present or greatest number of rows in the table.
  var total: Int

  /// Creates the numbers of the scene.
  init(_ counts: [Int]) {
    self.counts = counts
    greatestCounts = counts
    total = counts.reduce(0, +)
  }

  /// Follows the move of a row.
  mutating func followMove(of row: RowAddress, to place: RowAddress) {
    change(row.section, by: -1)
    change(place.section, by: 1)
    noteGreatest()
  }

  /// Follows the move of a section; both places exist.
  mutating func followMove(ofSection section: Int, to place: Int) {
    guard counts.indices.contains(section), counts.indices.contains(place) else { return }
    counts.insert(counts.remove(at: section), at: place)
    noteGreatest()
  }

  /// Follows a finger that was on the screen.
  mutating func followTouch(_ freedom: Freedom) {
    let moves = freedom.moves && counts.count > 1
    if freedom.deletes || moves { isExact = false }
    guard moves else { return }
    counts = counts.map { _ in total }
    noteGreatest()
  }

  mutating func change(_ section: Int, by number: Int) {
    guard counts.indices.contains(section) else { return }
    counts[section] = max(0, counts[section] + number)
    total = max(0, total + number)
  }

  mutating func noteGreatest() {
    let common = zip(greatestCounts, counts).map { max($0, $1) }
    greatestCounts =
      common + greatestCounts.dropFirst(common.count) + counts.dropFirst(common.count)
  }
}
