import LayoutTables
import TableSelection
import TestSupport
import Testing

/// Selected rows by age in an array, the slow and certain way.
private struct NaiveSelection {
  var rows: [Int] = []

  mutating func insert(_ range: Range<Int>, _ direction: PanDirection) {
    for row in direction == .down ? Array(range) : range.reversed() where !rows.contains(row) {
      rows.append(row)
    }
  }

  mutating func remove(_ range: Range<Int>) { rows.removeAll(where: range.contains) }

  mutating func removeOldest(_ count: Int, in range: Range<Int>) {
    for row in rows.filter(range.contains).prefix(max(0, count)) { rows.removeAll { $0 == row } }
  }
}

@Suite struct OrderedSelectionTests {
  @Test(arguments: UInt64(1)...150)
  func `rows that come back are as old as they were`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func range() -> Range<Int> {
      let start = Int.random(in: 0..<30, using: &random)
      return start..<min(30, start + Int.random(in: 1...6, using: &random))
    }
    func direction() -> PanDirection { Bool.random(using: &random) ? .down : .up }
    var selection = OrderedSelection()
    for _ in 0..<8 { selection.insert(range(), direction()) }
    let before = selection
    var aside = RangeSet<Int>()
    for _ in 0..<3 {
      for row in range() where before.rows.contains(row) { aside.insert(contentsOf: row..<row + 1) }
    }
    for range in aside.ranges { selection.remove(range) }
    // Others come, go, and come again.
    for _ in 0..<4 {
      selection.remove(range())
      for open in RangeSet(range()).subtracting(aside).ranges {
        selection.insert(open, direction())
      }
    }
    let old = before.rowsByAge
    var expected = selection.rowsByAge
    for row in old where aside.contains(row) {
      let age = old.firstIndex(of: row) ?? 0
      let place = expected.firstIndex { other in old.firstIndex(of: other).map { $0 > age } ?? true
      }
      expected.insert(row, at: place ?? expected.count)
    }
    selection.bringBack(aside, asIn: before)
    #expect(selection.rowsByAge == expected)
    #expect(selection.rows.ranges == RangeSet(expected.map { $0..<$0 + 1 }).ranges.map { $0 })
  }

  @Test(arguments: UInt64(1)...150)
  func `ranges by age are what rows by age are`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var selection = OrderedSelection()
    var naive = NaiveSelection()
    for step in 0..<40 {
      let start = Int.random(in: 0..<40, using: &random)
      let range = start..<min(40, start + Int.random(in: 0...12, using: &random))
      let direction: PanDirection = Bool.random(using: &random) ? .down : .up
      switch Int.random(in: 0..<5, using: &random) {
      case 0:
        selection.remove(range)
        naive.remove(range)
      case 1:
        let count = Int.random(in: -1...6, using: &random)
        selection.removeOldest(count, in: range)
        naive.removeOldest(count, in: range)
      default:
        selection.insert(range, direction)
        naive.insert(range, direction)
      }
      #expect(selection.rowsByAge == naive.rows, "seed \(seed), step \(step)")
      #expect(selection.count == naive.rows.count, "seed \(seed), step \(step)")
      #expect(selection.rows.ranges.flatMap(Array.init) == naive.rows.sorted(), "seed \(seed)")
      #expect(selection.runs.allSatisfy { !$0.rows.isEmpty }, "seed \(seed)")
    }
  }

  @Test func `rows selected one by one are one run`() {
    var selection = OrderedSelection()
    for row in 0..<1000 { selection.insert(row..<row + 1, .down) }
    for row in (2000..<3000).reversed() { selection.insert(row..<row + 1, .up) }
    #expect(selection.runs.count == 2)
  }

  @Test func `what somebody else selected is the youngest`() {
    var selection = OrderedSelection()
    selection.insert(5..<8, .up)
    var other = selection.rows
    other.remove(6..<7)
    other.insert(0..<2)
    selection.reconcile(with: other)
    #expect(selection.rowsByAge == [7, 5, 0, 1])
  }
}
