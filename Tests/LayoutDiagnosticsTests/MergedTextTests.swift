import LayoutDiagnostics
import Testing

@Suite struct MergedTextTests {
  private func text(_ bytes: [UInt8]?) -> String? {
    bytes.map { String(decoding: $0, as: UTF8.self) }
  }

  @Test func `a conflict has two sides and their names`() throws {
    let merged = try #require(
      MergedText(Array("a\n<<<<<<< HEAD\nb\nc\n=======\nd\n>>>>>>> a branch\ne\n".utf8))
    )
    #expect(merged.conflicts.map(\.line) == [2])
    #expect(merged.conflicts.map(\.middle) == [5])
    #expect(merged.conflicts.map(\.end) == [7])
    #expect(merged.conflicts.map(\.ours) == ["HEAD"])
    #expect(merged.conflicts.map(\.theirs) == ["a branch"])
    #expect(text(merged.ours) == "a\nb\nc\ne\n")
    #expect(text(merged.theirs) == "a\nd\ne\n")
    #expect(merged.isWhole)
  }

  @Test func `what both had before belongs to no side`() throws {
    let merged = try #require(
      MergedText(Array("<<<<<<< A\r\nb\r\n||||||| 1234567\r\nc\r\n=======\r\n>>>>>>> B\r\n".utf8))
    )
    #expect(text(merged.ours) == "b\r\n")
    #expect(text(merged.theirs) == "")
    #expect(merged.conflicts.first?.ours == "A")
    #expect(merged.conflicts.first?.theirs == "B")
    #expect(merged.isWhole)
  }

  @Test func `each conflict of a text is found`() throws {
    let one = "<<<<<<<\na\n=======\nb\n>>>>>>>\n"
    let merged = try #require(MergedText(Array("\(one)x\n\(one)".utf8)))
    #expect(merged.conflicts.map(\.line) == [1, 7])
    #expect(text(merged.ours) == "a\nx\na\n")
    #expect(text(merged.theirs) == "b\nx\nb\n")
  }

  @Test(arguments: 0..<20)
  func `a conflict is found wherever it begins`(_ place: Int) {
    let before = String(repeating: "<", count: place) + "\n"
    let text = before + "<<<<<<< A\na\n=======\nb\n>>>>>>> B\n"
    #expect(MergedText(Array(text.utf8))?.conflicts.map(\.line) == (place == 7 ? [1] : [2]))
  }

  @Test(arguments: [
    "", "a\n", "<<<<<< HEAD\n", "<<<<<<<HEAD\n", " <<<<<<< HEAD\n", "<<<<<<<< HEAD\n",
    "=======\n>>>>>>> B\n", "a <<<<<<< HEAD\n", "<svg>\n</svg>\n", "<",
  ])
  func `any other text has none`(_ text: String) {
    #expect(MergedText(Array(text.utf8)) == nil)
  }

  @Test(arguments: [
    "<<<<<<< HEAD\na\n", "<<<<<<< HEAD\na\n=======\nb\n", "<<<<<<< HEAD",
    "<<<<<<< A\n<<<<<<< B\n=======\n>>>>>>> B\n=======\n>>>>>>> A\n",
  ])
  func `a conflict that is cut off or holds another is not whole`(_ text: String) {
    #expect(MergedText(Array(text.utf8))?.isWhole == false)
  }
}
