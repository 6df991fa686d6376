import Foundation
import LayoutTables
import TestSupport
import Testing

@Suite struct RowHeightsTests {
  @Test func `equal rows are one run`() {
    let rows = RowHeights(runs: [
      RowRun(count: 4_000_000, height: 44), RowRun(count: 0, height: 7),
      RowRun(count: 6_000_000, height: 44),
    ])
    #expect(rows.count == 10_000_000)
    #expect(rows.runCount == 1)
    #expect(rows.length == 440_000_000)
  }

  @Test(
    arguments: [
      (height: -5, counts: 0), (height: .nan, counts: 0), (height: .infinity, counts: 1_000_000),
      (height: 0, counts: 0), (height: 12.5, counts: 12.5),
    ] as [(height: CGFloat, counts: CGFloat)]
  )
  func `an absurd height counts as a usable one`(_ row: (height: CGFloat, counts: CGFloat)) {
    #expect(RowHeights(count: 1, height: row.height).length == row.counts)
  }

  @Test(arguments: [(1, 0), (1, 7), (2, 1), (3, 10), (65, 1000), (200, 199), (7, 12_345)])
  func `heights that repeat are those of a list`(turn: Int, count: Int) {
    let heights = (0..<turn).map { CGFloat($0 % 5) * 10.25 + 1 }
    let rows = RowHeights(repeating: heights, count: count)
    #expect(rows.count == count)
    #expect((0..<count).map { rows[$0] } == (0..<count).map { heights[$0 % turn] })
    #expect(RowHeights(repeating: [], count: count).count == 0)
    #expect(RowHeights(repeating: heights, count: -1).count == 0)
  }

  @Test func `a billion rows of heights that repeat are made in no time`() {
    var rows = RowHeights(repeating: [40, 60, 44.5], count: .max)
    #expect(rows.count == RowHeights.maximumCount)
    #expect(rows.depth <= 30)
    let length: CGFloat = 333_333_333 * 144.5 + 40
    #expect(rows.length == length)
    rows.setHeight(80, of: 500_000_000..<500_000_001)
    #expect(rows[500_000_000] == 80)
    #expect(rows[500_000_003] == 44.5)
  }

  @Test func `an absurd count is cut`() {
    #expect(RowHeights(count: -1, height: 44).count == 0)
    let most = RowHeights(runs: [
      RowRun(count: .max, height: 44), RowRun(count: .max, height: 45),
    ])
    #expect(most.count == RowHeights.maximumCount)
  }

  @Test func `measuring equal rows one by one leaves few runs`() {
    var rows = RowHeights(count: 100_000, height: 44, isEstimate: true)
    for row in 0..<5000 { rows.setHeight(60, of: row..<row + 1) }
    for row in stride(from: 9999, through: 5000, by: -1) { rows.setHeight(60, of: row..<row + 1) }
    #expect(rows.runCount == 2)
    #expect(rows.length == 4_560_000)
    #expect(!rows.isEstimate(9999))
    #expect(rows.isEstimate(10_000))
  }

  @Test func `the tree of different rows is as shallow as leaves of 64 let it be`() {
    var rows = RowHeights(runs: (0..<50_000).map { RowRun(count: 1, height: CGFloat($0 % 2 + 40)) })
    #expect(rows.runCount == 50_000)
    #expect(rows.depth <= 10)
    rows.remove(10..<49_990)
    #expect(rows.count == 20)
    #expect(rows.depth <= 4)
  }

  @Test func `the tree of a million different rows is shallow`() {
    var rows = RowHeights(repeating: [40, 41], count: 1_000_000)
    #expect(rows.runCount == 1_000_000)
    #expect(rows.depth <= 16)
    rows.remove(10..<999_990)
    #expect(rows.count == 20)
    #expect(rows.depth <= 4)
  }

  @Test(arguments: UInt64(1)...30)
  func `changes agree with an array of heights`(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    var plain: [CGFloat] = []
    var rows = RowHeights()
    for step in 0..<400 {
      let low = Int.random(in: 0...plain.count, using: &generator)
      let high = min(plain.count, low + Int.random(in: 0...20, using: &generator))
      let height = CGFloat(Int.random(in: 0...4, using: &generator)) * 10.25
      if step % 3 == 0 {
        let added = (0..<Int.random(in: 0...90, using: &generator)).map { _ in
          CGFloat(Int.random(in: 0...9, using: &generator)) * 5.5
        }
        plain.replaceSubrange(low..<high, with: added)
        rows.replace(low..<high, with: added.map { RowRun(count: 1, height: $0) })
      } else {
        for row in low..<high { plain[row] = height }
        rows.setHeight(height, of: low..<high)
      }
    }
    #expect((0..<rows.count).map { rows[$0] } == plain, "seed \(seed)")
    #expect(rows.length == plain.reduce(0, +), "seed \(seed)")
    #expect(rows.depth <= 12, "seed \(seed)")
  }
}
