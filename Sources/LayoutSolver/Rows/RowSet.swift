/// A set of rows that is mostly empty.
struct RowSet: ~Copyable {
  private var members = Buffer<Int32>()
  /// Whether a row is in the set, by row, as far as needed.
  private var isMember = Buffer<Bool>()

  init() {}

  var isEmpty: Bool { members.isEmpty }
  var indices: Range<Int> { members.indices }

  /// The members in the order in which they came.
  subscript(index: Int) -> Int32 { members[index] }

  @inline(__always)
  func contains(_ row: Int32) -> Bool {
    !members.isEmpty && Int(row) < isMember.count && isMember[row]
  }

  mutating func insert(_ row: Int32) {
    if contains(row) { return }
    if isMember.count <= Int(row) { isMember.append(false, times: Int(row) + 1 - isMember.count) }
    isMember[row] = true
    members.append(row)
  }

  mutating func removeAll() {
    for index in members.indices { isMember[members[index]] = false }
    members.removeAll()
  }
}
