/// Solves one component at a time, and keeps what is known of all variables.
struct ComponentSolver: ~Copyable {
  var propagation = Propagation()
  var simplex = Simplex()
  /// The rows of the component in the order in which they are taken in: required equalities,
  /// required inequalities, then rank by rank; within each in order of activation.
  var queue = Buffer<Int32>()
  /// Where each rank starts in the queue, and where the last one ends.
  var rankStarts = Buffer<Int>()
  /// The component's rows and variables.
  var rows = Buffer<Int32>()
  var variables = Buffer<Int32>()
  /// Scratch: where the next row of each kind goes.
  private var places = Buffer<Int>()
  var rankTable = RankTable()
  /// What the simplex has found and the propagation does not know yet.
  var solved = Buffer<SolvedRoot>()

  struct SolvedRoot: BitwiseCopyable {
    var root: Int32
    var value: Double
    var isFree: Bool
  }

  /// Whether the propagation alone has determined all variables of the last component.
  var isPlain = false
  /// Whether to note how the roots that the simplex solves follow from their rows.
  var recordsWeights = false
  var weights = Buffer<SolvedWeight>()
  /// How often the simplex was called.
  var simplexRuns = 0

  init() {}

  /// How an attempt ended.
  enum Outcome {
    case solved
    /// These required rows, in no particular order, contradict each other.
    case conflict([Int32])
  }

  /// Solves a component; where required rows contradict each other, gives up as many as needed, and
  /// returns these conflicts.
  mutating func solve(
    _ component: Component,
    in partition: borrowing Partition,
    of storage: inout RowStorage
  ) -> [Conflict] {
    rows.removeAll()
    for place in component.rowPlaces { rows.append(partition.rows[place]) }
    variables.removeAll()
    for place in component.variablePlaces { variables.append(partition.variables[place]) }
    var conflicts: [Conflict] = []
    storage.restore(rows)
    while true {
      arrange(storage)
      guard case .conflict(let contradicting) = attempt(storage) else { break }
      let required = rows.copied()
      guard
        let conflict = storage.conflict(among: contradicting) ?? storage.conflict(among: required)
      else { break }
      storage.demote(conflict.broken)
      conflicts.append(conflict)
    }
    for index in conflicts.indices {
      conflicts[index].amount = error(of: conflicts[index].broken.rawValue, storage)
    }
    return conflicts
  }

  /// Puts the rows into the queue.
  private mutating func arrange(_ storage: borrowing RowStorage) {
    propagation.reserveRows(storage.count)
    rankTable.removeAll()
    var last = Priority.required
    for index in rows.indices {
      let priority = storage[Int(rows[index])].effectivePriority
      if priority == last { continue }
      last = priority
      rankTable.insert(priority)
    }
    // Required inequalities count as a rank of their own here.
    places.removeAll()
    places.append(0, times: rankTable.count + 2)
    last = .required
    var rank: Int32 = 0
    for index in rows.indices {
      let row = storage[Int(rows[index])]
      if row.effectivePriority != last {
        last = row.effectivePriority
        rank = rankTable.rank(of: last)
      }
      propagation.ranks[rows[index]] = rank
      propagation.isSettled[rows[index]] = false
      places[group(of: row, rank) + 1] += 1
    }
    rankStarts.removeAll()
    rankStarts.append(0)
    for group in 1..<places.count {
      places[group] += places[group - 1]
      if group > 1 { rankStarts.append(places[group]) }
    }
    queue.removeAll()
    queue.append(0, times: rows.count)
    for index in rows.indices {
      let row = storage[Int(rows[index])]
      let group = group(of: row, propagation.ranks[rows[index]])
      queue[places[group]] = rows[index]
      places[group] += 1
    }
  }

  /// The place of a row's kind in the queue: required equalities, other required rows, then by rank.
  private func group(of row: Row, _ rank: Int32) -> Int {
    rank == 0 && row.relation == .equal ? 0 : Int(rank) + 1
  }

  /// The part of the queue from one rank up to another.
  func places(from first: Int, to end: Int) -> Range<Int> {
    let last = min(end, rankTable.count)
    return rankStarts[min(first, last)]..<rankStarts[last]
  }

  /// The rows that determine a variable, with the rates at which it follows their constants.
  mutating func influences(
    on variable: Int,
    _ component: Component,
    in partition: borrowing Partition,
    of storage: inout RowStorage
  ) -> [WeightedRow] {
    let free = component.variablePlaces.map { partition.variables[$0] }.filter {
      propagation.slots[$0].rank == Rank.rest
    }
    recordsWeights = true
    _ = solve(component, in: partition, of: &storage)
    recordsWeights = false
    for variable in free { propagation.slots[variable].rank = Rank.rest }
    return propagation.influences(on: variable, solved: weights, of: storage)
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
