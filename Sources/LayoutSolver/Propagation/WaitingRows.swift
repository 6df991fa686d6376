/// Rows with too many unknowns, each watching a few of its roots.
///
/// A row needs another look only when a watched root goes: an equality with three unknowns watches
/// three, an inequality two. So a row is touched a few times, however long it waits.
struct WaitingRows: ~Copyable {
  struct Watch: BitwiseCopyable {
    var root: Int32
    var next: Int32
  }

  private static let watchesPerRow = 3

  /// By place: the row, or -1 when it no longer waits.
  private var rows = Buffer<Int32>()
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

  mutating func append(
    _ row: Int32,
    watching count: Int,
    of reduced: borrowing ReducedRow,
    in states: inout Buffer<RootState>
  ) {
    rows.append(row)
    pendingCount += 1
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
    for index in rows.indices where rows[index] >= 0 && !settled.contains(rows[index]) {
      list.append(rows[index])
    }
  }

  /// The number of rows that still wait.
  private(set) var pendingCount = 0

  var hasPending: Bool { pendingCount > 0 }

  func next(after watch: Int32) -> Int32 { watches[Int(watch)].next }

  /// The row of a watch, unless it no longer waits.
  func row(of watch: Int32) -> Int32? {
    let row = rows[Int(watch) / WaitingRows.watchesPerRow]
    return row >= 0 ? row : nil
  }

  mutating func release(_ watch: Int32) {
    let index = Int(watch) / WaitingRows.watchesPerRow
    pendingCount -= 1
    ready.append(rows[index])
    rows[index] = -1
  }

  /// Lets a watch pass to a root that its row does not watch yet.
  mutating func move(
    _ watch: Int32,
    toOneOf reduced: borrowing ReducedRow,
    in states: inout Buffer<RootState>
  ) {
    let first = Int(watch) / WaitingRows.watchesPerRow * WaitingRows.watchesPerRow
    let place = Int(watch) - first
    let other = watches[first + (place + 1) % WaitingRows.watchesPerRow].root
    let another = watches[first + (place + 2) % WaitingRows.watchesPerRow].root
    for index in 0..<reduced.count {
      let root = reduced[index].root
      if root == other || root == another { continue }
      watches[Int(watch)] = Watch(root: root, next: states[Int(root)].watch)
      states[Int(root)].watch = watch
      return
    }
  }

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
