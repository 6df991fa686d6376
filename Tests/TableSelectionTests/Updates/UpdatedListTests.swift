import Foundation
import LayoutViews
import TableSelection
import TestSupport
import Testing

/// A list that changes under the finger, against a twin that knows every row by who it is.
@Suite struct UpdatedListTests {
  private static let modes = SelectionMode.all.filter { $0.start == .stripPan }
  private static let modesAndSeeds = modes.flatMap { mode in
    (UInt64(1)...80).map { (mode, $0) }
  }
  private static let modesAndLimits = modes.flatMap { mode in
    SelectionLimit.samples.map { (mode, $0) }
  }

  @Test(arguments: modesAndSeeds)
  func `a drag follows its rows wherever they go`(mode: SelectionMode, seed: UInt64) {
    play(mode, .none, RandomList(seed: seed), "seed \(seed)")
  }

  @Test(arguments: modesAndLimits)
  func `a limit for all, for each section, or for both holds while the list changes`(
    mode: SelectionMode,
    limit: SelectionLimit
  ) {
    for seed in UInt64(1)...10 { play(mode, limit, RandomList(seed: seed), "seed \(seed)") }
  }

  @Test(arguments: modesAndLimits)
  func `a limit holds while the list stands still`(mode: SelectionMode, limit: SelectionLimit) {
    for seed in UInt64(11)...20 {
      play(mode, limit, RandomList(seed: seed, changes: false), "seed \(seed)")
    }
  }

  @Test(arguments: modes)
  func `a drag that stays in its section holds no row of another, whatever becomes of the list`(
    mode: SelectionMode
  ) {
    for seed in UInt64(1)...120 {
      var scene = RandomList(seed: seed)
      let start = scene.height()
      var rows = scene.list.rows(selected: scene.selected)
      var drag = DragState(
        DraggedRows(
          start: start,
          offset: 0,
          pass: mode.pass,
          turningBack: mode.turningBack,
          staysInSection: true
        ),
        selection: OrderedSelection(rows.selectedRows)
      )
      rows.apply(drag.begin(in: rows))
      for step in 0..<12 {
        if scene.chance(of: 3) {
          let old = scene.list
          let before = rows
          let reloaded = scene.change()
          let states = scene.names(of: before.selected, in: old)
            .intersection(scene.list.order).subtracting(reloaded)
          rows = scene.list.rows(selected: states)
          drag.follow(old.transition(to: scene.list, reloaded: reloaded), from: before, to: rows)
          rows.apply(drag.catchUp(in: rows))
        }
        let selectedBefore = scene.names(of: rows.selected, in: scene.list)
        rows.apply(drag.move(to: scene.height(), in: rows))
        let changed = selectedBefore.symmetricDifference(
          scene.names(of: rows.selected, in: scene.list)
        )
        let sections = Set(drag.drag.held.map { scene.list.section(of: scene.list.order[$0]) })
        #expect(sections.count <= 1, "seed \(seed), step \(step)")
        if drag.drag.selects == nil {
          #expect(changed.isEmpty, "seed \(seed), step \(step)")
        }
      }
    }
  }

  /// Drags over a list that changes, and compares selection, ages and refused rows at every step.
  private func play(
    _ mode: SelectionMode,
    _ limit: SelectionLimit,
    _ scene: RandomList,
    _ name: String
  ) {
    var scene = scene
    let start = scene.height()
    var rows = scene.list.rows(selected: scene.selected)
    var drag = rows.drag(from: start, mode, limit: limit)
    rows.apply(drag.begin(in: rows))
    var twin = TwinDrag(
      mode,
      from: start,
      in: scene.list,
      selected: scene.selected,
      limit: limit
    )
    func compare(_ moment: String) {
      #expect(
        scene.names(of: rows.selected, in: scene.list) == Set(twin.selected),
        "\(name), \(moment)"
      )
      let ages = drag.selection.rowsByAge.map { scene.list.order[$0] }
      #expect(ages == twin.selected, "\(name), \(moment)")
      #expect(rows.selected == Set(drag.selection.rowsByAge), "\(name), \(moment)")
      let refused = drag.refused.filter { $0.reason != .unselectable }.flatMap(\.rows)
      #expect(
        refused.map { scene.list.order[$0] }.sorted() == twin.refused.sorted(),
        "\(name), \(moment)"
      )
      #expect(
        drag.drag.held.map { scene.list.order[$0] }.sorted() == twin.held.sorted(),
        "\(name), \(moment)"
      )
    }
    compare("begun")
    for step in 0..<12 {
      if scene.changes, scene.chance(of: 2) {
        let old = scene.list
        let reloaded = scene.change()
        let before = rows
        let states = scene.names(of: before.selected, in: old)
          .intersection(scene.list.order).subtracting(reloaded)
        rows = scene.list.rows(selected: states)
        drag.follow(old.transition(to: scene.list, reloaded: reloaded), from: before, to: rows)
        twin.follow(to: scene.list, reloaded: reloaded)
        rows.apply(drag.catchUp(in: rows))
        twin.catchUp()
        compare("changed in step \(step)")
      }
      let height = scene.height()
      rows.apply(drag.move(to: height, in: rows))
      twin.move(to: height)
      compare("step \(step)")
    }
    rows.apply(drag.cancel(in: rows))
    #expect(drag.selection.rowsByAge.map { scene.list.order[$0] } == twin.original, "\(name)")
    #expect(
      scene.names(of: rows.selected, in: scene.list).subtracting(scene.list.fixed)
        == Set(twin.original).subtracting(scene.list.fixed),
      "\(name), cancelled"
    )
  }
}

/// A list at random, and what happens to it at random.
private struct RandomList {
  var list: TwinList
  var selected: Set<Int> = []
  /// Whether rows come and go.
  let changes: Bool
  private var random: SeededGenerator
  private var next: Int

  init(seed: UInt64, changes: Bool = true) {
    self.changes = changes
    random = SeededGenerator(seed: seed)
    let count = Int.random(in: 3...20, using: &random)
    next = count
    list = TwinList(order: Array(0..<count), heights: [:])
    var section = 0
    for row in 0..<count {
      if chance(of: 5) { section += 1 }
      list.sections[row] = section
      list.heights[row] = randomHeight()
    }
    for row in 0..<count {
      if chance(of: 3) { selected.insert(row) }
      if chance(of: 8) { list.fixed.insert(row) }
    }
  }

  private mutating func randomHeight() -> CGFloat {
    CGFloat(Int.random(in: 6...60, using: &random))
  }

  mutating func chance(of count: Int) -> Bool { Int.random(in: 0..<count, using: &random) == 0 }

  /// A height of the content, or somewhat beyond it.
  mutating func height() -> CGFloat {
    let end = list.order.last.map(list.bottom) ?? 0
    return CGFloat.random(in: -20...end + 20, using: &random)
  }

  func names(of rows: Set<Int>, in list: TwinList) -> Set<Int> { Set(rows.map { list.order[$0] }) }

  /// Puts a row somewhere, into the section of one of its neighbors or one between them.
  private mutating func place(_ row: Int) {
    let place = Int.random(in: 0...list.order.count, using: &random)
    let above = place > 0 ? list.section(of: list.order[place - 1]) : 0
    let below = place < list.order.count ? list.section(of: list.order[place]) : above + 1
    list.order.insert(row, at: place)
    list.sections[row] = Int.random(in: above...below, using: &random)
  }

  /// Deletes, inserts and moves rows; returns those that are loaded anew.
  mutating func change() -> Set<Int> {
    for _ in 0..<Int.random(in: 0...3, using: &random) where !list.order.isEmpty {
      list.order.remove(at: Int.random(in: 0..<list.order.count, using: &random))
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      place(next)
      list.heights[next] = randomHeight()
      if chance(of: 8) { list.fixed.insert(next) }
      next += 1
    }
    if chance(of: 3), list.order.count > 1 {
      let row = list.order.remove(at: Int.random(in: 0..<list.order.count, using: &random))
      place(row)
    }
    guard chance(of: 3), let row = list.order.randomElement(using: &random) else { return [] }
    return [row]
  }
}
