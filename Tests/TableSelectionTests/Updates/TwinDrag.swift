import Foundation
import LayoutTables
import TableSelection

/// A list whose rows are known by who they are, and what somebody does to it.
struct TwinList {
  /// Who the rows are, from top to bottom.
  var order: [Int]
  var heights: [Int: CGFloat]
  /// Those that may not be changed.
  var fixed: Set<Int> = []
  /// What section each row is in; sections are in order.
  var sections: [Int: Int] = [:]

  func section(of row: Int) -> Int { sections[row] ?? 0 }

  func index(of row: Int) -> Int? { order.firstIndex(of: row) }

  func top(of row: Int) -> CGFloat {
    order.prefix { $0 != row }.reduce(0) { $0 + (heights[$1] ?? 0) }
  }

  func bottom(of row: Int) -> CGFloat { top(of: row) + (heights[row] ?? 0) }

  /// Those that a finger touches on its way between two heights.
  func touched(_ first: CGFloat, _ second: CGFloat) -> [Int] {
    var bottom: CGFloat = 0
    return order.filter { row in
      let top = bottom
      bottom += heights[row] ?? 0
      return bottom > min(first, second) && top <= max(first, second)
    }
  }

  /// From one row to another, both included.
  func between(_ first: Int, _ last: Int) -> [Int] {
    guard let from = index(of: first), let to = index(of: last) else { return [] }
    return from <= to ? Array(order[from...to]) : order[to...from].reversed()
  }

  /// The list as the engine sees it.
  func rows(selected: Set<Int>) -> RowList {
    var rows = RowList(heights: order.map { heights[$0] ?? 0 })
    rows.selected = Set(order.indices.filter { selected.contains(order[$0]) })
    rows.fixed = Set(order.indices.filter { fixed.contains(order[$0]) })
    rows.sections = order.indices.filter {
      $0 == 0 || section(of: order[$0]) != section(of: order[$0 - 1])
    }
    return rows
  }

  /// Where each row comes from that is in `other` or was loaded anew.
  func transition(to other: Self, reloaded: Set<Int>) -> TableTransition {
    let pieces = other.order.enumerated().map { place, row in
      let old = index(of: row)
      let isReloaded = reloaded.contains(row)
      return TableTransition.Piece(
        first: place,
        count: 1,
        origin: isReloaded ? nil : old,
        replaced: isReloaded ? old : nil
      )
    }
    return TableTransition(sectionOrigins: [0], reloadedSections: [], sections: [pieces])
  }
}

/// A drag that knows its rows by who they are, row by row: what the engine has to come to.
struct TwinDrag {
  let pass: SelectionMode.Pass
  let turningBack: SelectionMode.TurningBack
  var list: TwinList
  let limit: SelectionLimit
  /// What is selected now, what was before the drag, and what was before the present leg, by age.
  var selected: [Int]
  var original: [Int]
  private var base: [Int]
  /// The rows for which there is no room, in the order in which the drag came to them.
  private(set) var refused: [Int] = []
  /// Those of the legs before.
  private var refusedBefore: [Int] = []
  private var selects: Bool?
  /// From the first one to the last one.
  private(set) var held: [Int] = []
  private var isDown = true
  /// Where giving up changes rows: those that were given up and are not held again, in order.
  private var givenUp: [Int] = []
  /// Those that were given up at any time of the leg.
  private var everGivenUp: Set<Int> = []
  /// What was held when rows were settled last, and whether downward.
  private var heldBefore: [Int] = []
  private var wasDown = true
  private var anchor: Int?
  private var current: Int?
  /// The place behind which the present leg of a range began; nil on the first leg.
  private var turn: Int?
  private var track: FingerTrack
  private var legStart: CGFloat
  private var reached: CGFloat

  init(
    _ mode: SelectionMode,
    from height: CGFloat,
    in list: TwinList,
    selected: Set<Int>,
    limit: SelectionLimit = .none
  ) {
    pass = mode.pass
    turningBack = mode.turningBack
    self.limit = limit
    self.list = list
    let selected = list.order.filter(selected.contains)
    self.selected = selected
    original = selected
    base = selected
    track = FingerTrack(start: height)
    legStart = height
    reached = height
    meet(list.touched(height, height), true)
    settle()
  }

  // MARK: The finger

  mutating func move(to height: CGFloat) {
    switch (track.move(to: height), pass) {
    case (.none, .path): return
    case (.turned(let turn), .path):
      reached = turn
      if turningBack == .flip {
        legStart = turn
        startLeg()
      }
      followPath(to: height)
    case (_, .path): followPath(to: height)
    case (_, .range): followRange(to: height)
    }
    settle()
  }

  private mutating func followPath(to height: CGFloat) {
    let goesDown = track.direction == .down
    let way = list.touched(legStart, height)
    if turningBack == .flip {
      if goesDown ? height >= reached : height <= reached { reached = height }
      guard goesDown ? height >= legStart : height <= legStart else { return }
      let places = held.compactMap { list.index(of: $0) }
      let new = way.compactMap { list.index(of: $0) }
      guard selects != nil, let top = places.min(), let bottom = places.max() else {
        return meet(goesDown ? way : way.reversed(), goesDown)
      }
      guard let first = new.first, let last = new.last else { return }
      // A leg grows onward only.
      let all = goesDown ? top...max(bottom, last) : min(top, first)...bottom
      hold(Array(list.order[all]), goesDown)
      return
    }
    reached = height
    if goesDown ? height > legStart : height < legStart {
      guard selects != nil, let anchor else {
        return meet(goesDown ? way : way.reversed(), goesDown)
      }
      guard let far = goesDown ? way.last : way.first else { return hold([], goesDown) }
      let all = list.between(anchor, far)
      // The other way round nothing lies between them.
      let isBelow = (list.index(of: anchor) ?? 0) < (list.index(of: far) ?? 0)
      let isRight = all.count == 1 || isBelow == goesDown
      hold(isRight ? all : [], goesDown)
    } else {
      let out = Set(list.touched(height, goesDown ? -.infinity : .infinity))
      hold(held.filter { !out.contains($0) }, !goesDown)
    }
  }

  private mutating func followRange(to height: CGFloat) {
    let goesDown = height >= reached
    let way = list.touched(reached, height)
    reached = height
    let steps = goesDown ? way : way.reversed()
    guard let anchor, let old = current else { return meet(steps, goesDown) }
    guard let row = steps.last, row != old,
      let place = list.index(of: row), let oldPlace = list.index(of: old)
    else { return }
    current = row
    let start = turn ?? list.index(of: anchor) ?? 0
    if turningBack == .flip, oldPlace != start, (place > oldPlace) != (oldPlace > start) {
      startLeg()
      turn = oldPlace
    }
    let leg: [Int]
    if let turn {
      leg = Array(
        place > turn ? list.order[(turn + 1)...place] : list.order[place..<max(place, turn)]
      )
    } else {
      leg = list.between(anchor, row)
    }
    guard decide(steps.filter(leg.contains)) != nil else { return }
    hold(leg, turn.map { place > $0 } ?? (place >= start))
  }

  /// Comes to rows in an order: the first that may be changed decides, where nothing is decided.
  private mutating func meet(_ way: [Int], _ isDown: Bool) {
    guard let near = way.first, let far = way.last else { return }
    guard selects == nil else {
      if anchor == nil || pass == .range {
        anchor = near
        turn = nil
      }
      hold(way, isDown)
      current = held.last
      return
    }
    let first = anchor ?? near
    anchor = first
    current = far
    guard let decider = decide(way) else { return }
    let start = pass == .path && turningBack == .flip ? decider : first
    let isBelow = (list.index(of: far) ?? 0) > (list.index(of: start) ?? 0)
    hold(list.between(start, far), far == start ? isDown : isBelow)
  }

  /// Returns the row that decides, which is none of these where it was decided before.
  private mutating func decide(_ way: [Int]) -> Int? {
    guard selects == nil else { return anchor }
    guard let row = way.first(where: { !list.fixed.contains($0) }) else { return nil }
    selects = !selected.contains(row)
    return row
  }

  private mutating func hold(_ rows: [Int], _ isDown: Bool) {
    held = rows.sorted {
      let (first, second) = (list.index(of: $0) ?? 0, list.index(of: $1) ?? 0)
      return isDown ? first < second : first > second
    }
    self.isDown = isDown
    if pass == .path, let last = held.last { current = last }
  }

  private mutating func startLeg() {
    held = []
    selects?.toggle()
    base = selected
    everGivenUp = []
    refusedBefore = refused
  }

  /// Gives every row the state that it is to have.
  private mutating func settle() {
    guard let selects else { return }
    var twin = TwinSelection(base, limit: limit, fixed: list.fixed, section: list.section)
    if turningBack == .shrink { giveUp() }
    // Rows that have the state already keep their age until they are given up.
    for row in (selects ? [] : held) + everGivenUp { twin.deselect(row) }
    for row in selects ? held : givenUp { twin.select(row) }
    selected = twin.byAge
    let changed = Set(selected).symmetricDifference(base)
    refused = refusedBefore.filter { !changed.contains($0) }
    refused += twin.refused.filter { !refused.contains($0) }
  }

  /// Rows are given up as the finger goes back over them.
  private mutating func giveUp() {
    let gone = heldBefore.filter { !held.contains($0) }.sorted {
      let (first, second) = (list.index(of: $0) ?? 0, list.index(of: $1) ?? 0)
      return wasDown ? first > second : first < second
    }
    givenUp = givenUp.filter { !held.contains($0) } + gone
    everGivenUp.formUnion(gone)
    heldBefore = held
    wasDown = isDown
  }

  // MARK: The list changes

  mutating func follow(to list: TwinList, reloaded: Set<Int>) {
    let old = self.list
    self.list = list
    let there = Set(list.order)
    let kept = there.subtracting(reloaded)
    for path in [\Self.selected, \.base, \.original] {
      self[keyPath: path].removeAll { !kept.contains($0) }
    }
    givenUp.removeAll { !kept.contains($0) }
    everGivenUp.formIntersection(kept)
    heldBefore.removeAll { !kept.contains($0) }
    refusedBefore.removeAll { !kept.contains($0) }
    held = held.filter(there.contains)
    let start = old.touched(legStart, legStart).first.flatMap { row in
      there.contains(row)
        ? min(list.top(of: row) + legStart - old.top(of: row), list.bottom(of: row).nextDown) : nil
    }
    anchor = anchor.flatMap { there.contains($0) ? $0 : nil } ?? held.first
    guard let first = held.first, let last = held.last else {
      current = current.flatMap { there.contains($0) ? $0 : nil }
      // The place of a row that is gone is none.
      turn = turn.flatMap { place in
        old.order.indices.contains(place) ? list.index(of: old.order[place]) : nil
      }
      legStart = start ?? reached
      return
    }
    if first != last { isDown = (list.index(of: first) ?? 0) < (list.index(of: last) ?? 0) }
    held = list.between(first, last)
    current = last
    if pass == .range, let row = list.touched(reached, reached).first { current = row }
    if turn != nil { turn = (list.index(of: first) ?? 0) + (isDown ? -1 : 1) }
    legStart = start ?? (isDown ? list.top(of: first) : list.bottom(of: first).nextDown)
  }

  /// What the next event makes of a changed list.
  mutating func catchUp() { settle() }
}
