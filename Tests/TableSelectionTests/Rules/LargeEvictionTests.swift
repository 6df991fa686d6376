import Foundation
import LayoutTables
import TableSelection
import TestSupport
import Testing

/// Drags over very many rows of which few may be selected: the oldest make room.
@Suite struct LargeEvictionTests {
  @Test(arguments: [1, 3, 500_000])
  func `each row is asked once, however often others make room`(most: Int) {
    let rows = CountingRows(rowCount: 1_000_000)
    var drag = DragState(
      DraggedRows(start: 5, offset: 0, pass: .range, turningBack: .restore),
      limit: SelectionLimit(total: most),
      selection: OrderedSelection()
    )
    _ = drag.begin(in: rows)
    for step in 1...100 { _ = drag.move(to: CGFloat(step) * 99_999, in: rows) }
    #expect(drag.selection.count == most)
    #expect(drag.selection.runs.count == 1)
    // The first row is asked before it decides.
    #expect(rows.asked.count <= 1_000_001)
    // And back: what had made room is selected anew.
    for step in (0...100).reversed() {
      _ = drag.move(to: CGFloat(step) * 99_999, in: rows)
    }
    #expect(drag.selection.rows.ranges == [0..<1])
    #expect(rows.asked.count <= 1_000_001)
  }

  @Test(arguments: [PanDirection.down, .up])
  func `scattered rows make room one after the other, at the cost of their ranges`(
    direction: PanDirection
  ) {
    let count = 10_000
    let rows = CountingRows(rowCount: 3 * count)
    var before = SelectedRows()
    for row in 0..<count { before.insert(3 * row..<3 * row + 1) }
    var selection = OrderedSelection(before)
    var locks = AskedRows()
    let time = processorTime {
      let outcome = SelectionLimit(total: count).select(
        0..<3 * count,
        direction,
        in: rows,
        locks: &locks,
        of: &selection
      )
      #expect(outcome.refused.isEmpty)
    }
    #expect(selection.count == count)
    let end = direction == .down ? 2 * count..<3 * count : 0..<count
    #expect(selection.rows.ranges == [end])
    // A look at all ranges for each of them takes far longer.
    #expect(time < .seconds(10))
  }
}

/// Rows of 10 pt that count how often they are asked.
private struct CountingRows: SelectableRows {
  final class Counter {
    var count = 0
  }

  let rowCount: Int
  let asked = Counter()

  func top(ofRow row: Int) -> CGFloat { CGFloat(row) * 10 }
  func bottom(ofRow row: Int) -> CGFloat { CGFloat(row + 1) * 10 }
  func estimatedHeight(ofRow row: Int) -> CGFloat { 10 }
  func isSelected(row: Int) -> Bool? { false }

  func fixedRows(in range: Range<Int>) -> RangeSet<Int> {
    asked.count += range.count
    return RangeSet()
  }
}
