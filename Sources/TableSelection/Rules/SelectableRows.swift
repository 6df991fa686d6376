package import Foundation
import LayoutTables

/// A list of rows one below the other, numbered through all sections from 0, as a selection sees them.
///
/// Coordinates are those of the content. Rows do not overlap, and later ones lie lower; there may be
/// gaps between them, such as headers.
package protocol SelectableRows {
  /// The number of rows.
  var rowCount: Int { get }
  /// Returns the upper edge of a row.
  func top(ofRow row: Int) -> CGFloat
  /// Returns the lower edge of a row, which belongs to the next one.
  func bottom(ofRow row: Int) -> CGFloat
  /// Returns the height that the table expects of a row.
  func estimatedHeight(ofRow row: Int) -> CGFloat
  /// Returns whether the height of a row is a guess until the row shows.
  func isEstimate(row: Int) -> Bool
  /// Returns whether a row is selected, or `nil` for a row that may be neither selected nor deselected.
  func isSelected(row: Int) -> Bool?
  /// Returns the rows of `range` that may be neither selected nor deselected.
  func fixedRows(in range: Range<Int>) -> RangeSet<Int>
  /// Returns the rows of `range` that may not be edited while the table is: they are fixed too.
  func uneditableRows(in range: Range<Int>) -> RangeSet<Int>
  /// Returns the rows of `range` that keep their state even if they would make room for others.
  func lockedRows(in range: Range<Int>) -> RangeSet<Int>
  /// Returns all rows of the section that a row is in.
  func section(aroundRow row: Int) -> Range<Int>
  /// Returns the number of sections without rows between two rows.
  func emptySections(between first: Int, and second: Int) -> Int
}

extension SelectableRows {
  package func isEstimate(row: Int) -> Bool { false }

  package func fixedRows(in range: Range<Int>) -> RangeSet<Int> {
    var fixed = RangeSet<Int>()
    for row in range where isSelected(row: row) == nil { fixed.insert(contentsOf: row..<row + 1) }
    return fixed
  }

  package func lockedRows(in range: Range<Int>) -> RangeSet<Int> { fixedRows(in: range) }

  package func uneditableRows(in range: Range<Int>) -> RangeSet<Int> { RangeSet() }

  /// Returns why the table or its delegate does not let a row be changed.
  func reason(forRow row: Int) -> RefusalReason {
    uneditableRows(in: row..<row + 1).isEmpty ? .unselectable : .uneditable
  }

  package func section(aroundRow row: Int) -> Range<Int> { 0..<rowCount }

  package func emptySections(between first: Int, and second: Int) -> Int { 0 }

  /// Returns the rows that a finger touches on its path between two heights, those at both ends included.
  ///
  /// - Returns: The rows; empty on a gap or outside of all rows.
  /// - Complexity: O(log rows).
  package func rows(from first: CGFloat, to second: CGFloat) -> Range<Int> {
    let upper = min(first, second)
    let lower = max(first, second)
    let start = firstRow { bottom(ofRow: $0) > upper }
    let end = firstRow { top(ofRow: $0) > lower }
    return start..<max(start, end)
  }

  /// Returns the number of the first row for which `condition` holds, as it does for all after it.
  private func firstRow(where condition: (Int) -> Bool) -> Int {
    var low = 0
    var high = rowCount
    while low < high {
      let middle = low + (high - low) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

/// The direction in which a finger goes over the rows.
public enum PanDirection: String, Sendable, Hashable, CaseIterable {
  /// Towards later rows.
  case down
  /// Towards earlier rows.
  case up

  /// The other direction.
  package var opposite: Self { self == .down ? .up : .down }
  /// The sign of movements in the direction: 1 down, −1 up.
  var sign: CGFloat { self == .down ? 1 : -1 }
  /// Returns whether a finger that goes this way comes to one row, or height, before another one.
  func puts<Place: Comparable>(_ first: Place, before second: Place) -> Bool {
    self == .down ? first < second : first > second
  }
}

extension Range<Int> {
  /// Returns the last row in a direction; nil if there is none.
  func end(_ direction: PanDirection) -> Int? { direction == .down ? last : first }

  /// Returns the rows behind some of them in a direction.
  func rest(behind part: Self, _ direction: PanDirection) -> Self {
    direction == .down ? part.upperBound..<upperBound : lowerBound..<part.lowerBound
  }

  /// Splits rows into the first `count` in a direction and the others.
  func split(after count: Int, _ direction: PanDirection) -> (Self, Self) {
    switch direction {
    case .down: (lowerBound..<lowerBound + count, lowerBound + count..<upperBound)
    case .up: (upperBound - count..<upperBound, lowerBound..<upperBound - count)
    }
  }
}

extension SelectedRows {
  /// Returns the rows of a range that a finger comes to first of those that are not selected; nil if all are.
  func nextGap(in range: Range<Int>, _ direction: PanDirection) -> Range<Int>? {
    direction == .down ? firstGap(in: range) : lastGap(in: range)
  }
}

extension RangeSet<Int> {
  /// Returns the ranges in the order in which a finger comes to them.
  func ordered(_ direction: PanDirection) -> [Range<Int>] {
    direction == .down ? Array(ranges) : ranges.reversed()
  }
}

/// A change of neighboring rows, which a drag has just passed, to one state.
package struct RowChange: Sendable, Hashable {
  /// The rows, at least one.
  package var rows: Range<Int>
  /// The order in which they were passed.
  package var direction: PanDirection
  /// Whether they get selected; otherwise they get deselected.
  package var selects: Bool

  /// Creates a change.
  package init(rows: Range<Int>, direction: PanDirection, selects: Bool) {
    self.rows = rows
    self.direction = direction
    self.selects = selects
  }

  /// Calls `body` with each row in the order in which it was passed.
  package func forEachRow(_ body: (Int) -> Void) {
    switch direction {
    case .down: for row in rows { body(row) }
    case .up: for row in rows.reversed() { body(row) }
    }
  }
}
