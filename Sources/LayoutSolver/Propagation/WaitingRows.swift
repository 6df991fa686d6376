/// The rows with too many unknowns, each of which watches a few of its roots.
///
/// A row needs another look only when a watched root goes: an equality with three unknowns watches
/// three, an inequality two. So a row is touched a few times, however long it waits. The idea is that of the
/// watched literals of SAT solvers (Moskewicz and others, "Chaff", DAC 2001).
struct WaitingRows: ~Copyable {
  struct Watch: BitwiseCopyable {
    var root: Int32
    var next: Int32
  }

  private static let watchesPerRow = 3

  private var rows = Buffer<WaitingRow>()
  /// The watches of each row, by its place in `rows`.
  private var watches = Buffer<Watch>()
  private var ready = Buffer<Int32>()
  private var readyStart = 0

  init() {}

  /// Takes memory for the part of the rows that mostly has to wait.
  mutating func makeRoom(rows count: Int, in arena: inout Arena) {
    let share = count / 4 + 8
    rows.reserve(share, in: &arena)
    watches.reserve(share * WaitingRows.watchesPerRow, in: &arena)
    ready.reserve(8, in: &arena)
  }

  mutating func removeAll() {
    rows.removeAll()
    watches.removeAll()
    ready.removeAll()
    readyStart = 0
    pendingCount = 0
  }

  /// Takes over the state of another list, of which no row is ready.
  mutating func assign(_ other: borrowing WaitingRows) {
    precondition(other.readyStart == other.ready.count, "rows are ready to be taken in")
    rows.assign(other.rows)
    watches.assign(other.watches)
    ready.removeAll()
    readyStart = 0
    pendingCount = other.pendingCount
  }

  /// Lets a row wait, with as many unknowns as its relation needs to be watched.
  mutating func append(
    _ row: Int32,
    _ relation: Relation,
    _ rank: Int32,
    as reduced: borrowing ReducedRow,
    in states: inout Buffer<RootState>
  ) {
    rows.append(WaitingRow(row, relation, rank, as: reduced))
    pendingCount += 1
    let count = relation == .equal ? 3 : 2
    for index in 0..<WaitingRows.watchesPerRow {
      guard index < count else {
        watches.append(Watch(root: -1, next: -1))
        continue
      }
      let root = reduced[index].root
      watches.append(Watch(root: root, next: states[root].watch))
      states[root].watch = Int32(watches.count - 1)
    }
  }

  /// Lists the rows that still wait and are not in a set, in the order in which they came.
  func listPending(except settled: borrowing RowSet, into list: inout Buffer<Int32>) {
    list.removeAll()
    for index in rows.indices where rows[index].waits && !settled.contains(rows[index].row) {
      list.append(rows[index].row)
    }
  }

  /// The number of rows that still wait.
  private(set) var pendingCount = 0

  var hasPending: Bool { pendingCount > 0 }

  func next(after watch: Int32) -> Int32 { watches[Int(watch)].next }

  /// Returns the row of a watch, unless it no longer waits.
  func row(of watch: Int32) -> Int32? {
    let row = rows[WaitingRows.place(of: watch)].row
    return row >= 0 ? row : nil
  }

  /// Returns the inequality of a watch, if it is one that has two unknowns.
  func pair(of watch: Int32) -> UnknownPair? {
    let place = WaitingRows.place(of: watch)
    let row = rows[place]
    guard row.waits, row.rank >= 0 else { return nil }
    let first = place * WaitingRows.watchesPerRow
    let isFirst = Int(watch) == first
    return UnknownPair(
      row: row.row,
      own: isFirst ? row.first : row.second,
      other: isFirst ? row.second : row.first,
      otherRoot: watches[isFirst ? first + 1 : first].root,
      constant: row.constant,
      rank: row.rank
    )
  }

  /// Returns whether the row of a watch is an inequality of two unknowns: with one of them known it can be solved.
  func isPair(_ watch: Int32) -> Bool { rows[WaitingRows.place(of: watch)].rank >= 0 }

  mutating func release(_ watch: Int32) {
    let place = WaitingRows.place(of: watch)
    pendingCount -= 1
    ready.append(rows[place].row)
    rows[place].leave()
  }

  /// Lets a watch pass to a root that its row does not watch yet.
  mutating func move(
    _ watch: Int32,
    _ relation: Relation,
    _ rank: Int32,
    toOneOf reduced: borrowing ReducedRow,
    in states: inout Buffer<RootState>
  ) {
    let place = WaitingRows.place(of: watch)
    let first = place * WaitingRows.watchesPerRow
    let own = Int(watch) - first
    let other = watches[first + (own + 1) % WaitingRows.watchesPerRow].root
    let another = watches[first + (own + 2) % WaitingRows.watchesPerRow].root
    for index in 0..<reduced.count {
      let root = reduced[index].root
      if root == other || root == another { continue }
      watches[Int(watch)] = Watch(root: root, next: states[Int(root)].watch)
      states[Int(root)].watch = watch
      break
    }
    rows[place] = WaitingRow(rows[place].row, relation, rank, as: reduced)
    if reduced.count == 2, reduced[0].root != watches[first].root { rows[place].exchange() }
  }

  private static func place(of watch: Int32) -> Int { Int(watch) / watchesPerRow }

  var hasReady: Bool {
    @inline(__always)
    get { !ready.isEmpty }
  }

  mutating func popReady() -> Int32? {
    guard readyStart < ready.count else {
      if readyStart > 0 {
        ready.removeAll()
        readyStart = 0
      }
      return nil
    }
    defer { readyStart += 1 }
    return ready[readyStart]
  }
}

/// A waiting row, with its inequality if it has two unknowns.
///
/// Those two are watched, so that this stays true until one of them goes.
private struct WaitingRow: BitwiseCopyable {
  /// The row, or -1 when it no longer waits.
  var row: Int32
  /// The lowest rank that the inequality depends on, or -1 if it does not have two unknowns.
  var rank: Int32
  /// The inequality `first · root of the first watch + second · root of the second <= constant`.
  var first: Double
  var second: Double
  var constant: Double

  @inline(__always)
  init(_ row: Int32, _ relation: Relation, _ rank: Int32, as reduced: borrowing ReducedRow) {
    self.row = row
    let isPair = relation != .equal && reduced.count == 2
    let sign: Double = relation == .lessThanOrEqual ? 1 : -1
    self.rank = isPair ? max(rank, reduced.rank) : -1
    first = isPair ? sign * reduced[0].coefficient : 0
    second = isPair ? sign * reduced[1].coefficient : 0
    constant = sign * reduced.constant
  }

  var waits: Bool { row >= 0 }

  mutating func exchange() { swap(&first, &second) }

  mutating func leave() { row = -1 }
}

/// A waiting inequality, seen from one of its two unknowns: `own · root + other · otherRoot <= constant`.
struct UnknownPair {
  var row: Int32
  var own: Double
  var other: Double
  var otherRoot: Int32
  var constant: Double
  /// The lowest rank that it rests on.
  var rank: Int32
}
