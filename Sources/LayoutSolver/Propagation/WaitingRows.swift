/// Rows with too many unknowns, each watching a few of its roots.
///
/// A row needs another look only when a watched root goes: an equality with three unknowns watches
/// three, an inequality two. So a row is touched a few times, however long it waits.
struct WaitingRows {
  private struct Watch: BitwiseCopyable {
    var root: Int32
    var next: Int32
  }

  private static let watchesPerRow = 3

  private(set) var rows: [Int32] = []
  private var isReleased: [Bool] = []
  private var watches: [Watch] = []
  private var ready: [Int32] = []
  private var readyStart = 0

  mutating func removeAll() {
    rows.removeAll(keepingCapacity: true)
    isReleased.removeAll(keepingCapacity: true)
    watches.removeAll(keepingCapacity: true)
    ready.removeAll(keepingCapacity: true)
    readyStart = 0
  }

  mutating func append(
    _ row: Int32,
    watching count: Int,
    of roots: [Int32],
    in states: inout [RootState]
  ) {
    rows.append(row)
    isReleased.append(false)
    for index in 0..<WaitingRows.watchesPerRow {
      guard index < count else {
        watches.append(Watch(root: -1, next: -1))
        continue
      }
      let root = Int(roots[index])
      watches.append(Watch(root: roots[index], next: states[root].watch))
      states[root].watch = Int32(watches.count - 1)
    }
  }

  /// The rows that still wait, in the order in which they came.
  func pending() -> [Int32] {
    rows.indices.filter { !isReleased[$0] }.map { rows[$0] }
  }

  var hasPending: Bool { isReleased.contains(false) }

  func next(after watch: Int32) -> Int32 { watches[Int(watch)].next }

  /// The row of a watch, unless it no longer waits.
  func row(of watch: Int32) -> Int32? {
    let index = Int(watch) / WaitingRows.watchesPerRow
    return isReleased[index] ? nil : rows[index]
  }

  mutating func release(_ watch: Int32) {
    let index = Int(watch) / WaitingRows.watchesPerRow
    isReleased[index] = true
    ready.append(rows[index])
  }

  /// Lets a watch pass to a root that its row does not watch yet.
  mutating func move(
    _ watch: Int32,
    toOneOf roots: [Int32],
    in states: inout [RootState]
  ) {
    let first = Int(watch) / WaitingRows.watchesPerRow * WaitingRows.watchesPerRow
    let place = Int(watch) - first
    let other = watches[first + (place + 1) % WaitingRows.watchesPerRow].root
    let another = watches[first + (place + 2) % WaitingRows.watchesPerRow].root
    for root in roots where root != other && root != another {
      watches[Int(watch)] = Watch(root: root, next: states[Int(root)].watch)
      states[Int(root)].watch = watch
      return
    }
  }

  mutating func popReady() -> Int32? {
    guard readyStart < ready.count else {
      if readyStart > 0 {
        ready.removeAll(keepingCapacity: true)
        readyStart = 0
      }
      return nil
    }
    defer { readyStart += 1 }
    return ready[readyStart]
  }
}
