/// The rows of a component whose constants have changed: at most two, or too many.
struct ChangedRows: BitwiseCopyable {
  private(set) var first: Int32 = -1
  private(set) var second: Int32 = -1
  /// Whether more than two constants, or other things, have changed.
  private(set) var isOverflowing = false

  static let other: ChangedRows = {
    var rows = ChangedRows()
    rows.isOverflowing = true
    return rows
  }()

  mutating func insert(_ row: Int32) {
    if row == first || row == second { return }
    if first < 0 {
      first = row
    } else if second < 0 {
      second = row
    } else {
      isOverflowing = true
    }
  }

  /// Returns the constants of the rows, 0 if there is no row.
  @inline(__always)
  func constants(_ storage: borrowing RowStorage) -> SIMD2<Double> {
    SIMD2<Double>(
      first >= 0 ? storage[Int(first)].constant : 0,
      second >= 0 ? storage[Int(second)].constant : 0
    )
  }

  func contains(_ other: ChangedRows) -> Bool {
    !isOverflowing && !other.isOverflowing && contains(other.first) && contains(other.second)
  }

  private func contains(_ row: Int32) -> Bool { row < 0 || row == first || row == second }
}
