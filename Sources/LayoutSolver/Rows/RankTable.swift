/// The priorities of a component, numbered from the top down from 0, which is required.
struct RankTable: ~Copyable {
  /// The rank in the component, by level that it has.
  private var ranks = Buffer<Int32>()
  /// The number of rows of the component, by level.
  private var counts = Buffer<Int32>()
  /// The levels of the component in order of rank: required first, whether or not a row has it.
  private var levels = Buffer<Int32>()

  init() {}

  /// The number of ranks.
  var count: Int { levels.count }

  /// Takes memory for as many priorities as most systems have.
  mutating func makeRoom(in arena: inout Arena) {
    ranks.reserve(PriorityLevels.commonCount, in: &arena)
    counts.reserve(PriorityLevels.commonCount, in: &arena)
    levels.reserve(PriorityLevels.commonCount, in: &arena)
  }

  /// Forgets the last component.
  mutating func removeAll(levelCount: Int) {
    for index in levels.indices { counts[levels[index]] = 0 }
    ranks.append(0, times: levelCount - ranks.count)
    counts.append(0, times: levelCount - counts.count)
    levels.removeAll()
    levels.append(PriorityLevels.required)
  }

  /// Takes in a row.
  mutating func include(_ level: Int32) {
    if counts[level] == 0, level != PriorityLevels.required { levels.append(level) }
    counts[level] += 1
  }

  /// Numbers the levels, when all rows are taken in.
  mutating func number(by priorities: borrowing PriorityLevels) {
    for index in levels.indices {
      var place = index
      while place > 0, priorities[levels[place - 1]] < priorities[levels[place]] {
        levels.swapAt(place, place - 1)
        place -= 1
      }
    }
    for index in levels.indices { ranks[levels[index]] = Int32(index) }
  }

  /// Returns the rank of a row of the component.
  func rank(of row: Row) -> Int32 { ranks[row.effectiveLevel] }

  /// Returns the number of rows of a rank.
  func rowCount(ofRank rank: Int) -> Int { Int(counts[levels[rank]]) }

  /// Returns the first rank of a priority that is not above another, or the number of ranks if there is none.
  func firstRank(notAbove priority: Priority, _ priorities: borrowing PriorityLevels) -> Int {
    levels.indices.first { priorities[levels[$0]] <= priority } ?? count
  }
}
