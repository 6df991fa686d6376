import Foundation
import LayoutDiagnostics
import LayoutScenes
import TestSupport
import Testing

@Suite struct `Heights of rows in a file` {
  /// Returns the height of each row, or the messages about them.
  private func heights(_ name: String, _ content: String) -> (all: [CGFloat?], told: [String]) {
    let files = SceneFiles { _, _ in Array(content.utf8) }
    let text = file(table: "rows: {file: \(name)}")
    let read = SceneReader.read(text: text, file: "a.sim.yaml", files: files)
    let rows = read.scenario?.scene.table.sections[0].rows
    let all = (0..<(rows?.count ?? 0)).map { rows?.height(ofRow: $0)?.height(ofRow: 0) }
    return (all, read.diagnostics.map { "\($0.mark?.line ?? 0): \($0.message)" })
  }

  /// Returns a number of some digits, and perhaps a point between them.
  private func number(_ generator: inout SeededGenerator) -> String {
    let digits = Int.random(in: 1...18, using: &generator)
    var text = (0..<digits).map { _ in "\(Int.random(in: 0...9, using: &generator))" }.joined()
    let whole = Int.random(in: 1...7, using: &generator)
    if whole < digits { text.insert(".", at: text.index(text.startIndex, offsetBy: whole)) }
    return text
  }

  @Test(arguments: ["a.csv", "a.json"])
  func `are those of the same numbers with a sign`(_ name: String) {
    var generator = SeededGenerator(seed: 17)
    let texts = (0..<20_000).map { _ in number(&generator) }
    // A sign has a number read as a text.
    func content(_ sign: String) -> String {
      guard name == "a.csv" else {
        return "[" + texts.map { "{\"height\": \"\(sign)\($0)\"}" }.joined(separator: ",") + "]"
      }
      return "height\n" + texts.map { sign + $0 + "\n" }.joined()
    }
    let (plain, signed) = (heights(name, content("")), heights(name, content("+")))
    #expect(plain.all == signed.all)
    #expect(
      plain.told.map { $0.replacing("+", with: "") }
        == signed.told.map { $0.replacing("+", with: "") }
    )
  }

  @Test(arguments: [
    ("44", 44), ("044.50", 44.5), ("1000000", 1_000_000), ("+7.25", 7.25), ("0.1", 0.1),
    ("123456.789012345", 123456.789012345), ("0.000000000000001", 1e-15),
    ("65536.12345678901234567", 65536.12345678901234567),
  ])
  func `are numbers of points`(_ text: String, _ height: CGFloat) {
    let found = heights("a.csv", "text,height\nA,\(text)\nB,\nC,\(text)\n")
    #expect(found.told == [])
    #expect(found.all == [height, nil, height])
  }

  @Test(arguments: ["0", "-0", "0.00"]) func `of 0 hide rows, which is told once`(_ text: String) {
    let found = heights("a.csv", "text,height\nA,44\nB,\(text)\nC,\(text)\n")
    #expect(found.all == [44, 0, 0])
    #expect(
      found.told == ["3: a row that is 0 high is not there: nothing of it is seen or touched"]
    )
  }

  @Test(arguments: [
    "1000000.1", "1000001", "4.", ".5", "1e3", "4.4.4", "0x10", "1_000", "inf", "nan", "44pt",
    "4 4",
    "99999999999999999999", "-1",
  ])
  func `are no other words`(_ text: String) {
    let found = heights("a.csv", "height\n\(text)\n\(text)\n44\n")
    // The same value is told once.
    #expect(found.told.count == 1)
    #expect(found.told.first?.hasPrefix("2: 'height' is a number of points") == true)
  }
}
