/// How many rows each section of a table has, followed from step to step while they are read.
///
/// A finger may delete rows or move them to other sections, and what it did is known only in a run. From then
/// on the counts are the most that there may be.
struct FollowedRows: Equatable {
  /// What a finger can do to the rows.
  struct Freedom: Equatable {
    /// Rows can be deleted, by a swipe, a button or the action of an edit screen.
    var deletes = false
    /// Rows can be dragged to other sections.
    var moves = false
  }

  /// How many rows each section has, or at most has.
  private(set) var counts: [Int]
  /// The most rows that each section had so far.
  private(set) var greatestCounts: [Int]
  /// Whether the counts are known, and not just the most that there may be.
  private(set) var isExact = true
  /// How many rows the table has, or at most has.
  private var total: Int

  /// Starts with the rows of the scene.
  init(_ counts: [Int]) {
    self.counts = counts
    greatestCounts = counts
    total = counts.reduce(0, +)
  }

  /// Goes on after an update whose rows are all in the table.
  mutating func follow(_ update: RowUpdate) {
    switch update.kind {
    case .insert:
      for row in update.rows { change(row.section, by: 1) }
    case .delete:
      for row in Set(update.rows) { change(row.section, by: -1) }
    case .reload: break
    }
    noteGreatest()
  }

  /// Goes on after a finger was on the screen.
  mutating func followTouch(_ freedom: Freedom) {
    let moves = freedom.moves && counts.count > 1
    if freedom.deletes || moves { isExact = false }
    guard moves else { return }
    counts = counts.map { _ in total }
    noteGreatest()
  }

  private mutating func change(_ section: Int, by number: Int) {
    guard counts.indices.contains(section) else { return }
    counts[section] = max(0, counts[section] + number)
    total = max(0, total + number)
  }

  private mutating func noteGreatest() {
    greatestCounts = zip(greatestCounts, counts).map { max($0, $1) }
  }
}

extension FollowedRows.Freedom {
  /// What a finger can do to the rows of a scene.
  init(in scene: Scene) {
    deletes =
      scene.editScreen?.performs == .delete
      || scene.table.sections.contains { section in
        !section.deletable.isEmpty
          || (section.leadingActions + section.trailingActions).contains(where: \.isDelete)
      }
    moves = scene.table.sections.contains { !$0.movable.isEmpty }
  }
}
