import Foundation
import TableSelection
import TestSupport
import Testing

/// A way over rows of 50 pt and what is selected after it.
struct PanRow: CustomTestStringConvertible {
  let testDescription: String
  var heights: [CGFloat]
  var selectedBefore: Set<Int> = []
  var fixed: Set<Int> = []
  let selected: [Int]
}

@Suite struct PathFlipTests {
  @Test(arguments: [
    PanRow(
      testDescription: "down over five rows",
      heights: [125, 325],
      selected: [2, 3, 4, 5, 6]
    ),
    PanRow(testDescription: "up over five rows", heights: [325, 125], selected: [2, 3, 4, 5, 6]),
    PanRow(
      testDescription: "a selected first row makes the pan deselect",
      heights: [125, 325],
      selectedBefore: [0, 2, 4, 9],
      selected: [0, 9]
    ),
    PanRow(
      testDescription: "an unselected first row keeps selected ones selected",
      heights: [125, 325],
      selectedBefore: [4],
      selected: [2, 3, 4, 5, 6]
    ),
    PanRow(
      testDescription: "back from inside row 6 deselects row 6 and all that follow",
      heights: [125, 325, 175],
      selected: [2]
    ),
    PanRow(
      testDescription: "back from 4 pt inside row 6 turns in row 5: row 6 stays",
      heights: [125, 304, 175],
      selected: [2, 6]
    ),
    PanRow(
      testDescription: "back from 5 pt inside row 6 turns at its top, which is row 6",
      heights: [125, 305, 175],
      selected: [2]
    ),
    PanRow(
      testDescription: "back past the start deselects what is there",
      heights: [125, 325, 25],
      selectedBefore: [0, 1],
      selected: []
    ),
    PanRow(
      testDescription: "down, up and down again",
      heights: [125, 325, 225, 425],
      selected: [2, 3, 4, 5, 6, 7, 8]
    ),
    PanRow(
      testDescription: "up and down turns below the top: row 1 stays",
      heights: [225, 98, 175],
      selected: [1, 4]
    ),
    PanRow(
      testDescription: "4.9 pt back is no turn",
      heights: [125, 302, 297.1, 325],
      selected: [2, 3, 4, 5, 6]
    ),
    PanRow(
      testDescription: "4.9 pt into the next row at the start is no movement",
      heights: [148, 152.9],
      selected: [2]
    ),
    PanRow(
      testDescription: "5 pt into the next row at the start is",
      heights: [148, 153],
      selected: [2, 3]
    ),
    PanRow(
      testDescription: "small steps count from the start, not from the last event",
      heights: [148, 150, 152, 154],
      selected: [2, 3]
    ),
    PanRow(
      testDescription: "rows that may not be edited are skipped",
      heights: [125, 325],
      fixed: [3, 5],
      selected: [2, 4, 6]
    ),
    PanRow(
      testDescription: "rows that may not be edited decide nothing",
      heights: [125, 325],
      selectedBefore: [3, 4],
      fixed: [2],
      selected: []
    ),
    PanRow(
      testDescription: "a pan that starts on the lower edge of a row starts in the next one",
      heights: [150, 225],
      selected: [3, 4]
    ),
    PanRow(
      testDescription: "below the last row there is nothing more",
      heights: [925, 2000],
      selected: [18, 19]
    ),
    PanRow(
      testDescription: "from below the last row the first row met decides",
      heights: [1200, 925],
      selectedBefore: [19],
      selected: []
    ),
    PanRow(testDescription: "nothing but space below", heights: [1200, 1300], selected: []),
    PanRow(testDescription: "above all rows", heights: [-200, 25], selected: [0]),
  ])
  func `a pan selects`(_ row: PanRow) {
    var rows = RowList(count: 20)
    rows.selected = row.selectedBefore
    rows.fixed = row.fixed
    #expect(rows.selected(after: row.heights) == row.selected)
    #expect(rows.selected(after: row.heights.cut(into: 7)) == row.selected)
    #expect(rows.selected(after: row.heights.cut(into: 60)) == row.selected)
  }

  @Test func `a header is no row, and a pan that starts on it takes the first row it meets`() {
    var rows = RowList(count: 10, gaps: [0: 50, 5: 50])
    #expect(rows.selected(after: [25, 175]) == [0, 1, 2])
    #expect(rows.selected(after: [325, 175]) == [2, 3, 4])
    rows.selected = [4]
    #expect(rows.selected(after: [325, 175]) == [])
    rows.selected = []
    #expect(rows.selected(after: [275, 375]) == [4, 5])
  }

  @Test func `a turn over a header flips from the next row on`() {
    let rows = RowList(count: 10, gaps: [5: 50])
    #expect(rows.selected(after: [125, 280, 225]) == [2, 3])
    #expect(rows.selected(after: [125, 280, 150]) == [2])
  }

  @Test func `no rows, no selection`() {
    let rows = RowList(count: 0)
    #expect(rows.selected(after: [0, 100, 50]) == [])
  }

  @Test func `rows are named in the order in which they are passed`() throws {
    let rows = RowList(count: 20)
    var drag = rows.drag(from: 325)
    _ = drag.begin(in: rows)
    let outcome = try #require(drag.move(to: 125, in: rows).first)
    guard case .change(let sweep) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    var order: [Int] = []
    sweep.forEachRow { order.append($0) }
    #expect(order == [5, 4, 3, 2])
  }

  @Test func `a row is named once on a leg`() {
    let rows = RowList(count: 20)
    var drag = rows.drag(from: 125)
    #expect(drag.begin(in: rows).rows == [2..<3])
    #expect(drag.move(to: 140, in: rows).isEmpty)
    #expect(drag.move(to: 160, in: rows).rows == [3..<4])
    #expect(drag.move(to: 157, in: rows).isEmpty)
    #expect(drag.move(to: 190, in: rows).isEmpty)
  }

  @Test(arguments: UInt64(1)...200)
  func `the outcome does not depend on how often the finger reports`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...40, using: &random)
    let heights = (0..<count).map { _ in CGFloat(Int.random(in: 4...90, using: &random)) }
    var gaps: [Int: CGFloat] = [:]
    for row in 0..<count where Int.random(in: 0..<6, using: &random) == 0 {
      gaps[row] = CGFloat(Int.random(in: 0...60, using: &random))
    }
    var rows = RowList(heights: heights, gaps: gaps)
    for row in 0..<count {
      if Bool.random(using: &random) { rows.selected.insert(row) }
      if Int.random(in: 0..<8, using: &random) == 0 { rows.fixed.insert(row) }
    }
    let track = (0..<Int.random(in: 2...8, using: &random)).map { _ in
      CGFloat.random(in: -50...rows.contentHeight + 50, using: &random)
    }
    let once = rows.selected(after: track)
    for pieces in [2, 3, 10, 37] {
      #expect(
        rows.selected(after: track.cut(into: pieces)) == once,
        "seed \(seed), \(pieces) pieces"
      )
    }
  }

  @Test(arguments: UInt64(1)...100)
  func `no row outside of the swept span changes`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var rows = RowList(count: 30, height: 40)
    for row in 0..<30 where Bool.random(using: &random) { rows.selected.insert(row) }
    let track = (0..<6).map { _ in CGFloat.random(in: 0...1200, using: &random) }
    let low = try #require(track.min())
    let high = try #require(track.max())
    let after = Set(rows.selected(after: track))
    let changed = after.symmetricDifference(rows.selected)
    let swept = rows.rows(from: low, to: high)
    #expect(changed.allSatisfy(swept.contains), "seed \(seed)")
  }
}

extension [DragState.Outcome] {
  /// The rows that get a state.
  var rows: [Range<Int>] {
    compactMap { outcome in
      if case .change(let sweep) = outcome { sweep.rows } else { nil }
    }
  }
}
