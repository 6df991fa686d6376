import Foundation
import LayoutViews
import TableSelection
import TestSupport
import Testing

/// A way over rows of 50 pt in a mode, and what is selected after it.
struct ModeRow: CustomTestStringConvertible {
  let testDescription: String
  var pass: SelectionMode.Pass
  var turningBack: SelectionMode.TurningBack
  var heights: [CGFloat]
  var before: Set<Int> = []
  var fixed: Set<Int> = []
  var gaps: [Int: CGFloat] = [:]
  var limit = SelectionLimit.none
  var selected: [Int]
  /// The rows for which there was no room.
  var refused: [Int] = []

  var mode: SelectionMode { SelectionMode(start: .stripPan, pass: pass, turningBack: turningBack) }
}

private let outAndBack: [CGFloat] = [125, 325, 175]

@Suite struct DragSelectionTests {
  @Test(arguments: [
    ModeRow(
      testDescription: "a range that flips: the turning row keeps what it has",
      pass: .range,
      turningBack: .flip,
      heights: outAndBack,
      selected: [2, 6]
    ),
    ModeRow(
      testDescription: "a range that flips, past its first row",
      pass: .range,
      turningBack: .flip,
      heights: [125, 325, 25],
      before: [0],
      selected: [6]
    ),
    ModeRow(
      testDescription: "a range that flips twice",
      pass: .range,
      turningBack: .flip,
      heights: [125, 325, 175, 275],
      selected: [2, 4, 5, 6]
    ),
    ModeRow(
      testDescription: "a range that shrinks deselects what it gives up",
      pass: .range,
      turningBack: .shrink,
      heights: outAndBack,
      before: [5, 9],
      selected: [2, 3, 9]
    ),
    ModeRow(
      testDescription: "a range that restores returns what it gives up",
      pass: .range,
      turningBack: .restore,
      heights: outAndBack,
      before: [5, 9],
      selected: [2, 3, 5, 9]
    ),
    ModeRow(
      testDescription: "a range past its first row extends the other way",
      pass: .range,
      turningBack: .restore,
      heights: [125, 325, 25],
      before: [4],
      selected: [0, 1, 2, 4]
    ),
    ModeRow(
      testDescription: "a deselecting range returns what it gives up",
      pass: .range,
      turningBack: .restore,
      heights: outAndBack,
      before: [2, 3, 5],
      selected: [5]
    ),
    ModeRow(
      testDescription: "a deselecting range that shrinks selects what it gives up",
      pass: .range,
      turningBack: .shrink,
      heights: outAndBack,
      before: [2],
      selected: [4, 5, 6]
    ),
    ModeRow(
      testDescription: "a range follows less than 5 pt",
      pass: .range,
      turningBack: .restore,
      heights: [148, 152, 149],
      selected: [2]
    ),
    ModeRow(
      testDescription: "a path gives up the row that it touches on its way back",
      pass: .path,
      turningBack: .restore,
      heights: outAndBack,
      before: [5],
      selected: [2, 5]
    ),
    ModeRow(
      testDescription: "a path that shrinks deselects it",
      pass: .path,
      turningBack: .shrink,
      heights: outAndBack,
      before: [5],
      selected: [2]
    ),
    ModeRow(
      testDescription: "a path keeps all within 5 pt of its furthest point",
      pass: .path,
      turningBack: .restore,
      heights: [125, 304, 299.5],
      selected: [2, 3, 4, 5, 6]
    ),
    ModeRow(
      testDescription: "a path past its start goes out the other way, first row included",
      pass: .path,
      turningBack: .restore,
      heights: [125, 325, 25],
      before: [5],
      selected: [0, 1, 2, 5]
    ),
    ModeRow(
      testDescription: "what was evicted comes back with the row that took its place",
      pass: .range,
      turningBack: .restore,
      heights: outAndBack,
      before: [10, 11],
      limit: SelectionLimit(total: 4),
      selected: [2, 3, 10, 11]
    ),
    ModeRow(
      testDescription: "skipped rows are selected when there is room again on the other side",
      pass: .range,
      turningBack: .restore,
      heights: [125, 325, 25],
      limit: SelectionLimit(total: 2, whenFull: .skip),
      selected: [1, 2],
      refused: [0]
    ),
    ModeRow(
      testDescription: "rows that may not be changed are passed over",
      pass: .range,
      turningBack: .restore,
      heights: [125, 325],
      fixed: [3, 5],
      limit: SelectionLimit(total: 3, whenFull: .stop),
      selected: [2, 4, 6]
    ),
    ModeRow(
      testDescription:
        "a range is between the first row and the finger, may that be changed or not",
      pass: .range,
      turningBack: .restore,
      heights: [275, 225, 375],
      fixed: [5],
      selected: [6, 7]
    ),
    ModeRow(
      testDescription:
        "so is one whose first rows may not be changed, and that goes out the other way",
      pass: .range,
      turningBack: .restore,
      heights: [275, 375, 175],
      fixed: [5, 6, 7],
      selected: [3, 4]
    ),
    ModeRow(
      testDescription: "a shrinking range too",
      pass: .range,
      turningBack: .shrink,
      heights: [275, 225, 375],
      before: [4],
      fixed: [5],
      selected: [4]
    ),
    ModeRow(
      testDescription: "a range that flips turns where the finger is",
      pass: .range,
      turningBack: .flip,
      heights: [275, 225, 375],
      fixed: [5],
      selected: [4]
    ),
    ModeRow(
      testDescription: "a turn before any row that may be changed flips nothing",
      pass: .range,
      turningBack: .flip,
      heights: [275, 375, 175],
      fixed: [5, 6, 7],
      selected: [3, 4]
    ),
    ModeRow(
      testDescription: "a path goes out the other way from the first row that it touched",
      pass: .path,
      turningBack: .restore,
      heights: [275, 375, 175],
      fixed: [5],
      selected: [3, 4]
    ),
    ModeRow(
      testDescription: "a shrinking range leaves selected rows that may not be changed",
      pass: .range,
      turningBack: .shrink,
      heights: outAndBack,
      before: [5],
      fixed: [5],
      selected: [2, 3, 5]
    ),
    ModeRow(
      testDescription: "rows that a shrinking drag deselects take no room",
      pass: .range,
      turningBack: .shrink,
      heights: [175, 275, 175],
      before: [2, 3],
      limit: SelectionLimit(total: 3, whenFull: .skip),
      selected: [2, 4, 5]
    ),
    ModeRow(
      testDescription: "nor do they push out others",
      pass: .range,
      turningBack: .shrink,
      heights: [175, 275, 175],
      before: [2, 3],
      limit: SelectionLimit(total: 3),
      selected: [2, 4, 5]
    ),
    ModeRow(
      testDescription:
        "nor do rows that it deselected and gave up again, which are as young as that",
      pass: .range,
      turningBack: .shrink,
      heights: [175, 325, 175],
      before: [2, 3, 4],
      limit: SelectionLimit(total: 3, whenFull: .skip),
      selected: [2, 5, 6],
      refused: [4]
    ),
    ModeRow(
      testDescription: "without room what it gives up later is refused",
      pass: .range,
      turningBack: .shrink,
      heights: [175, 375, 225],
      before: [3],
      limit: SelectionLimit(total: 2, whenFull: .skip),
      selected: [6, 7],
      refused: [5]
    ),
    ModeRow(
      testDescription: "and stops",
      pass: .range,
      turningBack: .shrink,
      heights: [175, 375, 175],
      before: [3],
      limit: SelectionLimit(total: 2, whenFull: .stop),
      selected: [6, 7],
      refused: [4, 5]
    ),
    ModeRow(
      testDescription: "where the oldest makes room what is given up last is the youngest",
      pass: .range,
      turningBack: .shrink,
      heights: [175, 375, 225],
      before: [3],
      limit: SelectionLimit(total: 2),
      selected: [5, 6]
    ),
    ModeRow(
      testDescription: "on both sides, in the order of the way",
      pass: .range,
      turningBack: .shrink,
      heights: [175, 325, 25, 175],
      before: [3],
      limit: SelectionLimit(total: 4, whenFull: .skip),
      selected: [0, 4, 5, 6],
      refused: [1, 2]
    ),
    ModeRow(
      testDescription: "a path from beside a row takes it on the one side alone",
      pass: .path,
      turningBack: .restore,
      heights: [160, 325, 75],
      gaps: [3: 40],
      selected: [1, 2]
    ),
    ModeRow(
      testDescription: "one that shrinks neither",
      pass: .path,
      turningBack: .shrink,
      heights: [160, 325, 75],
      before: [5, 9],
      gaps: [3: 40],
      selected: [1, 2, 9]
    ),
  ])
  func `a mode selects`(_ row: ModeRow) {
    var rows = RowList(count: 20, gaps: row.gaps)
    rows.selected = row.before
    rows.fixed = row.fixed
    for heights in [row.heights, row.heights.cut(into: 23)] {
      var after = rows
      let drag = after.play(heights, row.mode, limit: row.limit)
      #expect(after.selected.sorted() == row.selected)
      let crowdedOut = drag.refused.filter { $0.reason != .unselectable }
      #expect(crowdedOut.flatMap(\.rows).sorted() == row.refused)
    }
  }

  @Test(arguments: SelectionMode.Pass.allCases, SelectionMode.TurningBack.allCases)
  func `a drag over a million rows is a few ranges`(
    pass: SelectionMode.Pass,
    turningBack: SelectionMode.TurningBack
  ) {
    let rows = EqualRows(rowCount: 10_000_000)
    let limits = SelectionLimit.WhenFull.allCases.map {
      SelectionLimit(total: 3_000_000, whenFull: $0)
    }
    for limit in limits + [.none] {
      var drag = DragState(
        DraggedRows(start: 5, offset: 0, pass: pass, turningBack: turningBack),
        limit: limit,
        selection: OrderedSelection()
      )
      _ = drag.begin(in: rows)
      var outcomes = 0
      for height in [1e7, 2e7, 5e6, 9e7, 1e6, 5e7] {
        outcomes += drag.move(to: height, in: rows).count
        #expect(drag.selection.runs.count < 10, "\(limit)")
      }
      #expect(outcomes < 40, "\(limit)")
      #expect(drag.selection.count <= limit.total ?? .max, "\(limit)")
    }
  }
}

/// Rows of 10 pt, all of which may be changed.
private struct EqualRows: SelectableRows {
  let rowCount: Int
  func top(ofRow row: Int) -> CGFloat { CGFloat(row) * 10 }
  func bottom(ofRow row: Int) -> CGFloat { CGFloat(row + 1) * 10 }
  func estimatedHeight(ofRow row: Int) -> CGFloat { 10 }
  func isSelected(row: Int) -> Bool? { false }
  func fixedRows(in range: Range<Int>) -> RangeSet<Int> { RangeSet() }
}
