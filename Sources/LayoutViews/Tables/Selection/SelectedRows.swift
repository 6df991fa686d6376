/// The selected rows of a table, as ranges of row numbers.
///
/// Rows are numbered through all sections. A range costs the same whether it holds one row or ten
/// million, and the count is kept, not counted.
package struct SelectedRows: Sendable, Hashable {
  /// The rows as sorted ranges that do not touch.
  package private(set) var rows = RangeSet<Int>()
  /// How many rows are selected.
  package private(set) var count = 0

  /// Makes an empty selection.
  package init() {}

  /// Whether nothing is selected.
  package var isEmpty: Bool { count == 0 }

  /// The sorted ranges of row numbers.
  package var ranges: RangeSet<Int>.Ranges { rows.ranges }

  /// The first selected row; nil where none is.
  package var first: Int? { rows.ranges.first?.lowerBound }

  /// Whether a row is selected.
  package func contains(_ row: Int) -> Bool { rows.contains(row) }

  /// How many rows of `range` are selected.
  ///
  /// - Complexity: O(log ranges + ranges that overlap).
  package func count(in range: Range<Int>) -> Int {
    let ranges = rows.ranges
    var next = index(ofFirstRangeEndingAfter: range.lowerBound)
    var count = 0
    while next < ranges.count, ranges[next].lowerBound < range.upperBound {
      count += ranges[next].clamped(to: range).count
      next += 1
    }
    return count
  }

  /// The selected rows nearest to a row, on both sides; the row itself twice where it is selected.
  ///
  /// - Complexity: O(log ranges).
  package func neighbors(of row: Int) -> (above: Int?, below: Int?) {
    let ranges = rows.ranges
    let next = index(ofFirstRangeEndingAfter: row)
    if next < ranges.count, ranges[next].contains(row) { return (row, row) }
    return (
      above: next > 0 ? ranges[next - 1].upperBound - 1 : nil,
      below: next < ranges.count ? ranges[next].lowerBound : nil
    )
  }

  private func index(ofFirstRangeEndingAfter row: Int) -> Int {
    let ranges = rows.ranges
    var low = 0
    var high = ranges.count
    while low < high {
      let middle = (low + high) / 2
      if ranges[middle].upperBound <= row { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// Selects all rows of `range`.
  package mutating func insert(_ range: Range<Int>) {
    count += range.count - count(in: range)
    rows.insert(contentsOf: range)
  }

  /// Deselects all rows of `range`.
  package mutating func remove(_ range: Range<Int>) {
    count -= count(in: range)
    rows.remove(contentsOf: range)
  }

  /// Deselects everything.
  package mutating func removeAll() {
    self = SelectedRows()
  }
}
