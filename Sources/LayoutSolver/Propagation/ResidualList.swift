/// A group of unknown roots and of the rows that connect them, as places in a list.
struct Residual: BitwiseCopyable {
  fileprivate var rootStart: Int32 = 0
  fileprivate var rootCount: Int32 = 0
  fileprivate var rowStart: Int32 = 0
  fileprivate var rowCount: Int32 = 0

  var rootPlaces: Range<Int> { Int(rootStart)..<Int(rootStart + rootCount) }
  var rowPlaces: Range<Int> { Int(rowStart)..<Int(rowStart + rowCount) }
}

/// The groups of unknown roots and of the rows that connect them.
struct ResidualList: ~Copyable {
  private var groups = Buffer<Residual>()
  /// The roots and the rows of all groups, group after group.
  private(set) var roots = Buffer<Int32>()
  private(set) var rows = Buffer<Int32>()

  init() {}

  var count: Int { groups.count }
  var indices: Range<Int> { groups.indices }
  subscript(group: Int) -> Residual { groups[group] }

  mutating func removeAll() {
    groups.removeAll()
    roots.removeAll()
    rows.removeAll()
  }

  mutating func appendGroup() { groups.append(Residual()) }

  /// Counts a root, or a row, that will be added to a group.
  mutating func countRoot(in group: Int32) { groups[group].rootCount += 1 }
  mutating func countRow(in group: Int32) { groups[group].rowCount += 1 }

  /// Makes room for all that is announced.
  mutating func makeRoom() {
    var rootCount: Int32 = 0
    var rowCount: Int32 = 0
    for index in groups.indices {
      groups[index].rootStart = rootCount
      groups[index].rowStart = rowCount
      rootCount += groups[index].rootCount
      rowCount += groups[index].rowCount
      groups[index].rootCount = 0
      groups[index].rowCount = 0
    }
    roots.append(-1, times: Int(rootCount))
    rows.append(-1, times: Int(rowCount))
  }

  mutating func add(root: Int32, to group: Int32) {
    roots[groups[group].rootPlaces.upperBound] = root
    groups[group].rootCount += 1
  }

  mutating func add(row: Int32, to group: Int32) {
    rows[groups[group].rowPlaces.upperBound] = row
    groups[group].rowCount += 1
  }
}
