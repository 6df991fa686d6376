import Foundation
import LayoutScenes
import TestSupport
import Testing

@Suite struct `Values of a scenario` {
  @Test func `a set of rows is the rows of its ranges`() {
    for seed in 0..<50 as Range<UInt64> {
      var random = SeededGenerator(seed: seed)
      var rows: Set<Int> = []
      var ranges: [ClosedRange<Int>] = []
      for _ in 0..<Int.random(in: 0..<8, using: &random) {
        let first = Int.random(in: 0..<40, using: &random)
        let last = first + Int.random(in: 0..<8, using: &random)
        ranges.append(first...last)
        rows.formUnion(first...last)
      }
      let set = RowSet(ranges)
      #expect(set.count == rows.count, "seed \(seed)")
      #expect(set.isEmpty == rows.isEmpty, "seed \(seed)")
      for row in -1..<60 {
        #expect(set.contains(row) == rows.contains(row), "seed \(seed), row \(row)")
      }
      for (one, next) in zip(set.ranges, set.ranges.dropFirst()) {
        #expect(one.upperBound + 1 < next.lowerBound, "seed \(seed)")
      }
    }
  }

  @Test(
    arguments: [
      ([9...9, 2...2, 5...5], [9...9, 2...2, 5...5]), ([2...2, 3...3, 4...6], [2...6]),
      ([5...6, 3...4], [5...6, 3...4]), ([5...5, 3...8, 4...4], [5...5, 3...4, 6...8]),
      ([3...3, 3...3], [3...3]), ([], []), ([0 ... .max, .max ... .max], [0...(.max - 1)]),
    ] as [([ClosedRange<Int>], [ClosedRange<Int>])]
  )
  func `a sequence of rows keeps its order, and each row once`(
    _ written: [ClosedRange<Int>],
    _ ranges: [ClosedRange<Int>]
  ) {
    #expect(RowSequence(written).ranges == ranges)
  }

  @Test(arguments: [
    ("Row {row}", "Row 7"), ("{section}/{row}", "2/7"), ("{row", "{row"), ("{{row}}", "{row}}"),
    ("", ""),
    ("{other}{row}{", "{other}7{"),
  ])
  func `a text of cells has the numbers in their places`(_ pattern: String, _ text: String) {
    #expect(CellText(pattern: pattern).text(of: RowAddress(section: 2, row: 7)) == text)
  }

  @Test(arguments: [
    (Comparison.Operator.equal, [false, true, false]), (.notEqual, [true, false, true]),
    (.atMost, [true, true, false]), (.atLeast, [false, true, true]), (.less, [true, false, false]),
    (.more, [false, false, true]),
  ])
  func `a comparison takes a third of a point for 0.33`(
    _ operator: Comparison.Operator,
    _ holds: [Bool]
  ) {
    let comparison = Comparison(`operator`, 0.33)
    let thirds: [Double] = [0, 1.0 / 3, 2.0 / 3]
    #expect(thirds.map(comparison.holds) == holds)
  }

  @Test(arguments: ["0", ">= 0", "<= 0", "> 7", "!= 0", "!= 3", "< 1", "< 0.5", "3"])
  func `a comparison that some number of rows meets may be expected`(comparison: String) throws {
    _ = try scenario(file(steps: "  - expect: {selected-count: \"\(comparison)\"}"))
  }

  @Test func `a table of the most rows opens anywhere`() throws {
    let table = "rows: 10000000, row-height: 44, content-offset: 220000000"
    let scene = try scenario(file(table: table, steps: "  - expect: {offset: 220000000}")).scene
    #expect(scene.table.contentOffset == 220_000_000)
  }

  @Test func `every key says what it means`() {
    for key in SceneLanguage.keys {
      #expect(key.summary.hasSuffix("."), "\(key.name)")
      #expect(!key.values.isEmpty, "\(key.name)")
      if key.group != .delegateCalls {
        #expect(key.name.allSatisfy { $0.isLowercase || $0 == "-" }, "\(key.name)")
      }
      let same = SceneLanguage.keys(of: key.group).filter { $0.name == key.name }
      #expect(same.count == 1, "\(key.name) stands twice in \(key.group)")
    }
    #expect(SceneLanguage.keys(named: "rows").map(\.group) == [.below, .table, .section, .update])
  }
}
