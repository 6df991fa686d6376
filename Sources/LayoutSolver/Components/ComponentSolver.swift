/// Solves one component at a time, and keeps what is known of all variables.
struct ComponentSolver: ~Copyable {
  var propagation = Propagation()
  var simplex = Simplex()
  /// The rows of the component in the order in which they are taken in: required equalities,
  /// required inequalities, then rank by rank; within each in order of activation.
  var queue: [Int32] = []
  /// Where each rank starts in the queue.
  var rankStarts: [Int] = []
  var rankTable = RankTable()
  /// What the simplex has found and the propagation does not know yet.
  var solved: [SolvedRoot] = []

  struct SolvedRoot: BitwiseCopyable {
    var root: Int32
    var value: Double
    var isFree: Bool
  }

  /// How often the simplex was called.
  var simplexRuns = 0

  init() {}

  /// How an attempt ended.
  enum Outcome {
    case solved
    /// These required rows, in no particular order, contradict each other.
    case conflict([Int32])
  }

  /// Solves a component; where required rows contradict each other, gives up as many as needed.
  ///
  /// - Returns: The conflicts found.
  mutating func solve(_ component: Component, of storage: inout RowStorage) -> [Conflict] {
    var conflicts: [Conflict] = []
    storage.restore(component.rows)
    while true {
      arrange(component.rows, storage)
      guard case .conflict(let rows) = attempt(component, storage) else { break }
      let conflict = storage.conflict(among: rows)
      storage.demote(conflict.broken)
      conflicts.append(conflict)
    }
    for index in conflicts.indices {
      conflicts[index].amount = error(of: conflicts[index].broken.rawValue, storage)
    }
    return conflicts
  }

  /// Puts the rows into the queue.
  private mutating func arrange(_ rows: [Int32], _ storage: borrowing RowStorage) {
    propagation.reserveRows(storage.count)
    rankTable.removeAll()
    var last = Priority.required
    for row in rows where storage[Int(row)].effectivePriority != last {
      last = storage[Int(row)].effectivePriority
      rankTable.insert(last)
    }
    // Required inequalities count as a rank of their own here.
    var counts = [Int](repeating: 0, count: rankTable.count + 2)
    for row in rows { counts[place(of: row, storage) + 1] += 1 }
    for index in 1..<counts.count { counts[index] += counts[index - 1] }
    rankStarts = Array(counts[1...])
    rankStarts[0] = 0
    queue.removeAll(keepingCapacity: true)
    queue.append(contentsOf: repeatElement(0, count: rows.count))
    for row in rows {
      let place = place(of: row, storage)
      queue[counts[place]] = row
      counts[place] += 1
      propagation.ranks[Int(row)] = Int32(max(place - 1, 0))
      propagation.isSettled[Int(row)] = false
    }
  }

  private func place(of row: Int32, _ storage: borrowing RowStorage) -> Int {
    let row = storage[Int(row)]
    let rank = Int(rankTable.rank(of: row.effectivePriority))
    return rank == 0 && row.relation == .equal ? 0 : rank + 1
  }

  /// The part of the queue from one rank up to another.
  func places(from first: Int, to end: Int) -> Range<Int> {
    let last = min(end, rankTable.count)
    return rankStarts[min(first, last)]..<rankStarts[last]
  }

  /// By how much a row misses its constant.
  func error(of row: Int32, _ storage: borrowing RowStorage) -> Double {
    let row = storage[Int(row)]
    var error = -row.constant
    for place in row.terms {
      let term = storage.terms[place]
      error += term.coefficient * propagation.slots[term.variable.index].beta
    }
    switch row.relation {
    case .equal: return abs(error)
    case .lessThanOrEqual: return max(error, 0)
    case .greaterThanOrEqual: return max(-error, 0)
    }
  }
}
