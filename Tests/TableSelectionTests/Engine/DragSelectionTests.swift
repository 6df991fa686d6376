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

  @Test(arguments: modesAndSeeds)
  func `no row outside of the swept span changes`(mode: SelectionMode, seed: UInt64) throws {
    var scene = RandomScene(seed: seed)
    let track = scene.track()
    let after = Set(scene.rows.selected(after: track, mode))
    let low = try #require(track.min())
    let high = try #require(track.max())
    let swept = scene.rows.rows(from: low, to: high)
    let changed = after.symmetricDifference(scene.rows.selected)
    #expect(changed.allSatisfy(swept.contains), "seed \(seed)")
    #expect(changed.isDisjoint(with: scene.rows.fixed), "seed \(seed)")
  }

  @Test(arguments: modesAndSeeds)
  func `how often the finger reports changes nothing`(mode: SelectionMode, seed: UInt64) {
    var scene = RandomScene(seed: seed)
    let track = scene.track()
    let limit = scene.limit()
    let once = scene.rows.selected(after: track, mode, limit: limit)
    for pieces in [2, 7, 31] {
      let cut = scene.rows.selected(after: track.cut(into: pieces), mode, limit: limit)
      #expect(cut == once, "seed \(seed), \(pieces) pieces")
    }
  }

  @Test(arguments: modesAndSeeds)
  func `a drag out and back to its start leaves what its mode promises`(
    mode: SelectionMode,
    seed: UInt64
  ) throws {
    guard mode.turningBack == .restore else { return }
    var scene = RandomScene(seed: seed)
    let limit = scene.limit()
    var track = scene.track()
    track.append(track[0])
    var rows = scene.rows
    var drag = rows.drag(from: track[0], mode, limit: limit)
    rows.apply(drag.begin(in: rows))
    let first = drag.drag.firstRow
    let start = rows
    for height in track.dropFirst() { rows.apply(drag.move(to: height, offset: 0, in: rows)) }
    guard first != nil else { return }
    switch mode.pass {
    case .range: #expect(rows.selected == start.selected, "seed \(seed)")
    case .path:
      // Within 5 pt of its furthest point the last movement is no turn.
      guard drag.drag.held.isEmpty else { return }
      #expect(rows.selected == scene.rows.selected, "seed \(seed)")
    }
  }

  @Test(arguments: modesAndSeeds)
  func `a cancelled drag leaves nothing`(mode: SelectionMode, seed: UInt64) {
    var scene = RandomScene(seed: seed)
    let limit = scene.limit()
    var rows = scene.rows
    let track = scene.track()
    var drag = rows.drag(from: track[0], mode, limit: limit)
    rows.apply(drag.begin(in: rows))
    for height in track.dropFirst() { rows.apply(drag.move(to: height, offset: 0, in: rows)) }
    rows.apply(drag.cancel())
    #expect(rows.selected == scene.rows.selected, "seed \(seed)")
  }

  @Test(arguments: modesAndSeeds)
  func `a drag never selects more than its limit`(mode: SelectionMode, seed: UInt64) {
    var scene = RandomScene(seed: seed)
    let limit = scene.limit()
    let most = max(limit.total ?? .max, scene.rows.selected.count)
    var rows = scene.rows
    let track = scene.track()
    var drag = rows.drag(from: track[0], mode, limit: limit)
    rows.apply(drag.begin(in: rows))
    for height in track.dropFirst() {
      rows.apply(drag.move(to: height, offset: 0, in: rows))
      #expect(rows.selected.count <= most, "seed \(seed)")
      #expect(rows.selectedRows == drag.selection.rows || limit.isNone, "seed \(seed)")
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
      var drag = DragSelection(
        RowDrag(start: 5, offset: 0, pass: pass, turningBack: turningBack),
        limit: limit,
        selection: OrderedSelection()
      )
      _ = drag.begin(in: rows)
      var outcomes = 0
      for height in [1e7, 2e7, 5e6, 9e7, 1e6, 5e7] {
        outcomes += drag.move(to: height, offset: 0, in: rows).count
        #expect(drag.selection.runs.count < 10, "\(limit)")
      }
      #expect(outcomes < 40, "\(limit)")
      #expect(drag.selection.count <= limit.total ?? .max, "\(limit)")
    }
  }

  private static let modes = SelectionMode.all.filter { $0.start == .stripPan }
  private static let modesAndSeeds = modes.flatMap { mode in
    (UInt64(1)...25).map { (mode, $0) }
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

/// Rows of any heights in sections, some selected and some that may not be changed.
private struct RandomScene {
  var rows: RowList
  var random: SeededGenerator

  init(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let count = Int.random(in: 1...40, using: &random)
    let heights = (0..<count).map { _ in CGFloat(Int.random(in: 6...90, using: &random)) }
    var gaps: [Int: CGFloat] = [:]
    var sections = [0]
    for row in 1..<max(2, count) where Int.random(in: 0..<8, using: &random) == 0 {
      gaps[row] = CGFloat(Int.random(in: 0...60, using: &random))
      sections.append(row)
    }
    rows = RowList(heights: heights, gaps: gaps)
    rows.sections = sections
    for row in 0..<count {
      if Int.random(in: 0..<3, using: &random) == 0 { rows.selected.insert(row) }
      if Int.random(in: 0..<8, using: &random) == 0 { rows.fixed.insert(row) }
    }
    self.random = random
  }

  mutating func track() -> [CGFloat] {
    (0..<Int.random(in: 2...8, using: &random)).map { _ in
      CGFloat.random(in: -50...rows.contentHeight + 50, using: &random)
    }
  }

  mutating func limit() -> SelectionLimit {
    guard Int.random(in: 0..<3, using: &random) > 0 else { return .none }
    let most = Int.random(in: rows.selected.count...rows.selected.count + 8, using: &random)
    let whenFull = SelectionLimit.WhenFull.allCases.randomElement(using: &random) ?? .skip
    return SelectionLimit(total: most, whenFull: whenFull)
  }
}
