import TableSelection

/// Selected rows by age under a limit, row by row: the slow and certain way.
///
/// Rows are numbers that say who they are; who knows their sections says so.
struct TwinSelection {
  /// The selected rows, the oldest first.
  var byAge: [Int]
  let limit: SelectionLimit
  /// Rows that may not be changed: they neither come nor make room.
  let fixed: Set<Int>
  /// What section a row is in.
  let section: (Int) -> Int
  /// The rows for which there was no room, in order.
  private(set) var refused: [Int] = []
  private var hasStopped = false

  init(
    _ byAge: [Int],
    limit: SelectionLimit,
    fixed: Set<Int>,
    section: @escaping (Int) -> Int
  ) {
    self.byAge = byAge
    self.limit = limit
    self.fixed = fixed
    self.section = section
  }

  private func count(inSectionOf row: Int) -> Int {
    byAge.count { section($0) == section(row) }
  }

  /// Selects a row if there is room, or makes room for it.
  mutating func select(_ row: Int) {
    guard !byAge.contains(row), !fixed.contains(row) else { return }
    let isImpossible = limit.total == 0 || limit.perSection == 0
    if limit.whenFull == .replaceOldest, !isImpossible {
      byAge.append(row)
      let section = section
      while count(inSectionOf: row) > limit.perSection ?? .max,
        evictOldest(where: { section($0) == section(row) })
      {}
      while byAge.count > limit.total ?? .max, evictOldest(where: { _ in true }) {}
      return
    }
    let isFull =
      byAge.count >= limit.total ?? .max || count(inSectionOf: row) >= limit.perSection ?? .max
    guard isFull || hasStopped else {
      byAge.append(row)
      return
    }
    refused.append(row)
    hasStopped = limit.whenFull == .stop
  }

  /// Deselects the oldest row of some; returns whether there was one that may be changed.
  private mutating func evictOldest(where isOne: (Int) -> Bool) -> Bool {
    guard let index = byAge.firstIndex(where: { isOne($0) && !fixed.contains($0) }) else {
      return false
    }
    byAge.remove(at: index)
    return true
  }

  /// Deselects a row.
  mutating func deselect(_ row: Int) {
    if !fixed.contains(row) { byAge.removeAll { $0 == row } }
  }
}

extension SelectionLimit {
  /// Every kind of limit: for the table, for a section, for both at once; tight and loose; and none.
  static let samples: [SelectionLimit] =
    [.none]
    + WhenFull.allCases.flatMap { whenFull in
      [(4, nil), (nil, 2), (5, 2), (3, 3), (0, nil), (6, 0), (1, 1)].map { total, perSection in
        SelectionLimit(total: total, perSection: perSection, whenFull: whenFull)
      }
    }
}
