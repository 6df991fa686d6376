import Foundation
import TableSelection
import TestSupport
import Testing

/// What holds for every mode, whatever the rows and the way of the finger.
@Suite struct RandomDragTests {
  private static let modes = SelectionMode.all.filter { $0.start == .stripPan }
  private static let modesAndSeeds = modes.flatMap { mode in
    (UInt64(1)...25).map { (mode, $0) }
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

  @Test(arguments: modesAndSeeds.filter { $0.0.turningBack != .restore })
  func `modes that differ in turning back alone agree where nothing turns back`(
    mode: SelectionMode,
    seed: UInt64
  ) {
    var scene = RandomScene(seed: seed)
    let track = Array(scene.track().prefix(2))
    let limit = scene.limit()
    let expected = scene.rows.selected(
      after: track,
      SelectionMode(start: mode.start, pass: mode.pass, turningBack: .restore),
      limit: limit
    )
    #expect(scene.rows.selected(after: track, mode, limit: limit) == expected, "seed \(seed)")
  }

  @Test(arguments: modesAndSeeds.filter { $0.0.turningBack == .restore })
  func `a drag out and back to its start leaves what its mode promises`(
    mode: SelectionMode,
    seed: UInt64
  ) throws {
    var scene = RandomScene(seed: seed)
    let limit = scene.limit()
    var track = scene.track()
    track.append(track[0])
    var rows = scene.rows
    var drag = rows.drag(from: track[0], mode, limit: limit)
    rows.apply(drag.begin(in: rows))
    let first = drag.drag.firstRow
    let start = rows
    for height in track.dropFirst() { rows.apply(drag.move(to: height, in: rows)) }
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
    for height in track.dropFirst() { rows.apply(drag.move(to: height, in: rows)) }
    rows.apply(drag.cancel(in: rows))
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
      rows.apply(drag.move(to: height, in: rows))
      #expect(rows.selected.count <= most, "seed \(seed)")
      // Without a limit nobody asks which rows there are.
      if !limit.isNone { #expect(rows.selectedRows == drag.selection.rows, "seed \(seed)") }
    }
  }
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
