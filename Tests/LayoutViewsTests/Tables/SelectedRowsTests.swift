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
      if Bool.random(using: &generator) {
        selection.insert(range)
        rows.formUnion(range)
      } else {
        selection.remove(range)
        rows.subtract(range)
      }
      #expect(selection.count == rows.count, "seed \(seed)")
      #expect(selection.first == rows.min(), "seed \(seed)")
      let (above, below) = selection.neighbors(of: low)
      #expect(above == rows.filter { $0 <= low }.max(), "seed \(seed)")
      #expect(below == rows.filter { $0 >= low }.min(), "seed \(seed)")
    }
    #expect((0..<240).allSatisfy { selection.contains($0) == rows.contains($0) }, "seed \(seed)")
  }
}
