import LayoutDiagnostics
import Testing

@Suite struct `Words for several things` {
  @Test func `equal keys come together at the place of the first`() {
    let groups = [3, 1, 13, 2, 21].grouped { $0 % 10 }
    #expect(groups.map(\.key) == [3, 1, 2])
    #expect(groups.map(\.elements) == [[3, 13], [1, 21], [2]])
    #expect([Int]().grouped { $0 }.isEmpty)
  }

  @Test func `one is counted without an s`() {
    #expect([0, 1, 2].map { counted($0, "row") } == ["0 rows", "1 row", "2 rows"])
  }
}
