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

  @Test(arguments: modesAndSeeds)
  func `a drag follows its rows wherever they go`(mode: SelectionMode, seed: UInt64) {
    var scene = RandomList(seed: seed)
    let start = scene.height()
    var rows = scene.list.rows(selected: scene.selected)
    var drag = rows.drag(from: start, mode)
    rows.apply(drag.begin(in: rows))
    var twin = TwinDrag(mode, from: start, in: scene.list, selected: scene.selected)
    #expect(scene.names(rows.selected) == twin.selected, "seed \(seed)")
    for step in 0..<12 {
      if scene.chance(of: 2) {
        let old = scene.list
        let reloaded = scene.change()
        let transition = old.transition(to: scene.list, reloaded: reloaded)
        let before = rows
        let states = Set(before.selected.map { old.order[$0] })
          .intersection(scene.list.order).subtracting(reloaded)
        rows = scene.list.rows(selected: states)
        drag.follow(transition, from: before, to: rows)
        twin.follow(to: scene.list, reloaded: reloaded)
        rows.apply(drag.catchUp(in: rows))
        twin.catchUp()
        #expect(
          scene.names(rows.selected) == twin.selected,
          "seed \(seed), changed in step \(step)"
        )
      }
      let height = scene.height()
      rows.apply(drag.move(to: height, offset: 0, in: rows))
      twin.move(to: height)
      #expect(scene.names(rows.selected) == twin.selected, "seed \(seed), step \(step)")
      #expect(drag.drag.held.map { scene.list.order[$0] }.sorted() == twin.held.sorted())
    }
    rows.apply(drag.cancel())
    #expect(
      scene.names(rows.selected).subtracting(scene.list.fixed)
        == twin.original.subtracting(scene.list.fixed),
      "seed \(seed), cancelled"
    )
  }

  @Test(arguments: modesAndSeeds)
  func `a limit holds while the list changes, and ages go with their rows`(
    mode: SelectionMode,
    seed: UInt64
  ) {
    var scene = RandomList(seed: seed)
    scene.list.fixed = []
    let most = scene.selected.count + Int(seed % 4)
    let whenFull = SelectionLimit.WhenFull.allCases[Int(seed) % 3]
    var rows = scene.list.rows(selected: scene.selected)
    var drag = rows.drag(
      from: scene.height(),
      mode,
      limit: SelectionLimit(total: most, whenFull: whenFull)
    )
    rows.apply(drag.begin(in: rows))
    for step in 0..<12 {
      let old = scene.list
      let ages = drag.selection.rowsByAge.map { old.order[$0] }
      let reloaded = scene.change()
      let before = rows
      let states = Set(before.selected.map { old.order[$0] })
        .intersection(scene.list.order).subtracting(reloaded)
      rows = scene.list.rows(selected: states)
      drag.follow(old.transition(to: scene.list, reloaded: reloaded), from: before, to: rows)
      #expect(
        drag.selection.rowsByAge.map { scene.list.order[$0] } == ages.filter(states.contains),
        "seed \(seed), step \(step)"
      )
      rows.apply(drag.catchUp(in: rows))
      rows.apply(drag.move(to: scene.height(), offset: 0, in: rows))
      #expect(rows.selected.count <= most, "seed \(seed), step \(step)")
      #expect(drag.selection.rows == rows.selectedRows, "seed \(seed), step \(step)")
    }
  }
}

/// A list at random, and what happens to it at random.
private struct RandomList {
  var list: TwinList
  var selected: Set<Int> = []
  private var random: SeededGenerator
  private var next: Int

  init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
    let count = Int.random(in: 3...20, using: &random)
    next = count
    list = TwinList(order: Array(0..<count), heights: [:])
    for row in 0..<count { list.heights[row] = randomHeight() }
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

  func names(_ rows: Set<Int>) -> Set<Int> { Set(rows.map { list.order[$0] }) }

  /// Deletes, inserts and moves rows; returns those that are loaded anew.
  mutating func change() -> Set<Int> {
    for _ in 0..<Int.random(in: 0...3, using: &random) where !list.order.isEmpty {
      list.order.remove(at: Int.random(in: 0..<list.order.count, using: &random))
    }
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      list.order.insert(next, at: Int.random(in: 0...list.order.count, using: &random))
      list.heights[next] = randomHeight()
      if chance(of: 8) { list.fixed.insert(next) }
      next += 1
    }
    if chance(of: 3), list.order.count > 1 {
      let row = list.order.remove(at: Int.random(in: 0..<list.order.count, using: &random))
      list.order.insert(row, at: Int.random(in: 0...list.order.count, using: &random))
    }
    guard chance(of: 3), let row = list.order.randomElement(using: &random) else { return [] }
    return [row]
  }
}
