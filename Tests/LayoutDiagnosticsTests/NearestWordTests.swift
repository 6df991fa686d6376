import LayoutDiagnostics
import Testing

@Suite struct `Nearest words` {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let word: String
    var candidates = ["row-height", "rows", "title", "steps", "at", "to", "x"]
    let nearest: String?
  }

  @Test(arguments: [
    Row(testDescription: "a letter missing", word: "row-hight", nearest: "row-height"),
    Row(testDescription: "two letters swapped", word: "tilte", nearest: "title"),
    Row(testDescription: "a letter too many", word: "stepps", nearest: "steps"),
    Row(testDescription: "a letter wrong", word: "stops", nearest: "steps"),
    Row(testDescription: "hyphens and case do not count", word: "rowHeight", nearest: "row-height"),
    Row(testDescription: "a singular", word: "row", nearest: "rows"),
    Row(testDescription: "the beginning of one", word: "Row-He", nearest: "row-height"),
    Row(
      testDescription: "the beginning of two",
      word: "fast-pan",
      candidates: ["fast-pan-fills-onward", "fast-pan-flips-backward"],
      nearest: nil
    ),
    Row(testDescription: "nothing near", word: "background", nearest: nil),
    Row(testDescription: "one letter is not near another", word: "y", nearest: nil),
    Row(testDescription: "nothing written", word: "", nearest: nil),
    Row(testDescription: "only hyphens", word: "--", nearest: nil),
    Row(
      testDescription: "of equally near ones the first",
      word: "cat",
      candidates: ["car", "bat"],
      nearest: "car"
    ),
    Row(
      testDescription: "a very long word",
      word: String(repeating: "rows", count: 100_000),
      nearest: nil
    ),
  ])
  func `the nearest word is what was meant`(_ row: Row) {
    #expect(nearestWord(to: row.word, among: row.candidates) == row.nearest)
  }

  @Test func `quotes cut what goes on for too long`() {
    #expect(quoted("abc") == "'abc'")
    #expect(quoted("abcdef", limit: 3) == "'abc…'")
    #expect(quotedList(["a", "b"]) == "'a', 'b'")
    #expect(quotedList(["a", "b", "c", "d"], limit: 2) == "'a', 'b' and 2 more")
  }
}
