import Foundation
import LayoutTables
import LayoutViews
import TestSupport
import Testing

@Suite struct SelectedRowsTests {
  @Test(arguments: UInt64(1)...20)
  func `ranges agree with a set of rows`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var selection = SelectedRows()
    var rows: Set<Int> = []
    for _ in 0..<300 {
      let low = Int.random(in: 0..<200, using: &generator)
      let range = low..<low + Int.random(in: 0...30, using: &generator)
      #expect(selection.count(in: range) == rows.count { range.contains($0) }, "seed \(seed)")
      let selected = selection.ranges(in: range).flatMap(Array.init)
      #expect(selected == range.filter { rows.contains($0) }, "seed \(seed)")
      let others = selection.gaps(in: range).flatMap(Array.init)
      #expect(others == range.filter { !rows.contains($0) }, "seed \(seed)")
      #expect(selection.firstGap(in: range) == selection.gaps(in: range).first, "seed \(seed)")
      #expect(selection.lastGap(in: range) == selection.gaps(in: range).last, "seed \(seed)")
      let before = selection
      let rowsBefore = rows
      if Bool.random(using: &generator) {
        selection.insert(range)
        rows.formUnion(range)
      } else {
        selection.remove(range)
        rows.subtract(range)
      }
      #expect(selection.count == rows.count, "seed \(seed)")
      #expect(selection.first == rows.min(), "seed \(seed)")
      #expect((selection == before) == (rows == rowsBefore), "seed \(seed)")
      let gone = before.subtracting(selection).flatMap(Array.init)
      #expect(gone == rowsBefore.subtracting(rows).sorted(), "seed \(seed)")
      let (above, below) = selection.neighbors(of: low)
      #expect(above == rows.filter { $0 <= low }.max(), "seed \(seed)")
      #expect(below == rows.filter { $0 >= low }.min(), "seed \(seed)")
    }
    #expect((0..<240).allSatisfy { selection.contains($0) == rows.contains($0) }, "seed \(seed)")
    let ranges = selection.ranges
    #expect(ranges.flatMap(Array.init) == rows.sorted(), "seed \(seed)")
    #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.upperBound < $1.lowerBound })
    // Whole ranges, and rows one by one that touch.
    for parts in [ranges, rows.sorted().map { $0..<$0 + 1 }] {
      let made = SelectedRows(parts.shuffled(using: &generator))
      #expect(made == selection, "seed \(seed)")
      #expect(made.ranges == ranges, "seed \(seed)")
    }
  }

  @Test func `scattered rows lie in a shallow tree in whatever order they come`() {
    // 7919 is prime: the rows come in an order that jumps about.
    var selection = SelectedRows()
    for step in 0..<20_000 { selection.insert(scattered(step)) }
    #expect(selection.count == 20_000)
    #expect(selection.ranges.count == 20_000)
    #expect(selection.depth <= 18)
    for step in 0..<19_990 { selection.remove(scattered(step)) }
    #expect(selection.count == 10)
    #expect(selection.depth <= 4)
    for step in 19_990..<20_000 { selection.remove(scattered(step)) }
    #expect(selection.isEmpty)
    #expect(selection == SelectedRows())
  }

  private func scattered(_ step: Int) -> Range<Int> {
    let row = step * 7919 % 20_000 * 500
    return row..<row + 1
  }

  @Test(arguments: UInt64(1)...5)
  func `the rows of a table agree with a list of paths, the oldest first`(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let test = try TestTable(sections: (0..<7).map { .init(rows: $0 % 3 * 11) })
    test.table.allowsMultipleSelection = true
    let all = (0..<7).flatMap { section in
      (0..<section % 3 * 11).map { IndexPath(row: $0, section: section) }
    }
    var naive: [IndexPath] = []
    for _ in 0..<400 {
      let row = Int.random(in: all.indices, using: &generator)
      let path = all[row]
      let rows = row..<min(row + Int.random(in: 1...9, using: &generator), all.count)
      switch Int.random(in: 0..<5, using: &generator) {
      case 0:
        test.table.selectRow(at: path, animated: false, scrollPosition: .none)
        if !naive.contains(path) { naive.append(path) }
      case 1:
        test.table.deselectRow(at: path, animated: false)
        naive.removeAll { $0 == path }
      case 2:
        test.table.setSelected(false, rows: rows)
        naive.removeAll { all[rows].contains($0) }
      case let kind:
        let goesUp = kind == 3
        test.table.setSelected(true, rows: rows, goesUp: goesUp)
        let new = all[rows].filter { !naive.contains($0) }
        naive += goesUp ? new.reversed() : new
      }
      #expect(test.table.indexPathsForSelectedRows ?? [] == naive, "seed \(seed)")
    }
  }

  @Test func `the order of a million rows costs as much as its ranges`() throws {
    let test = try TestTable(sections: [.init(rows: 3_000_000)])
    test.content.height = { _ in 44 }
    test.table.allowsMultipleSelection = true
    let table = test.table
    for _ in 0..<2_000 {
      table.setSelected(true, rows: 1_000_000..<3_000_000, goesUp: true)
      table.setSelected(false, rows: 1_000_001..<2_999_999)
      table.setSelected(true, rows: 0..<1_000_000)
      table.setSelected(false, rows: 2..<1_000_000)
    }
    #expect(table.indexPathsForSelectedRows?.map(\.row) == [2_999_999, 1_000_000, 0, 1])
  }
}
