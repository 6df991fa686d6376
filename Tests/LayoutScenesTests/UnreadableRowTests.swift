import LayoutDiagnostics
import LayoutScenes
import Testing

@Suite struct `Rows of a file that cannot be read as they are` {
  private static func read(_ name: String, _ content: [UInt8]) -> ReadScenario {
    let files = SceneFiles { _, _ throws(SceneFiles.Refusal) in content }
    let text = file(table: "rows: {file: \(name)}")
    return SceneReader.read(text: text, file: "a.sim.yaml", files: files)
  }

  @Test(arguments: ["people.csv", "people.json"], [true, false])
  func `UTF-16 is told by its name`(_ name: String, _ hasMark: Bool) {
    let text = (hasMark ? "\u{FEFF}" : "") + "[{}]"
    for isLittle in [true, false] {
      let bytes = text.utf16.flatMap { unit in
        isLittle ? [UInt8(unit & 255), UInt8(unit >> 8)] : [UInt8(unit >> 8), UInt8(unit & 255)]
      }
      let read = Self.read(name, bytes)
      #expect(read.diagnostics.map(\.message) == ["this file is UTF-16 and not UTF-8"])
      #expect(read.diagnostics.map(\.hint) == ["save it as UTF-8"])
      let scenario = SceneReader.read(bytes: bytes, file: "a").diagnostics
      #expect(scenario.map(\.message) == ["this file is UTF-16 and not UTF-8"])
    }
  }

  @Test func `characters that are not shown are told, each at its place`() {
    let read = Self.read("people.csv", Array("text\nA\0B\n\u{7F}\tC\r\n".utf8))
    #expect(
      read.diagnostics.map { "\($0.mark?.line ?? 0):\($0.mark?.column ?? 0) \($0.message)" } == [
        "2:2 the character U+0000 cannot stand in a file",
        "3:1 the character U+007F cannot stand in a file",
      ]
    )
    #expect(read.diagnostics.map(\.hint) == ["delete it", "delete it"])
    let many = Self.read("people.json", Array("[]".utf8) + Array(repeating: 0, count: 100))
    #expect(many.diagnostics.count == 20)
  }

  @Test func `all rows with other columns are told, and the values in them`() {
    let csv = "text,height\nA\nB,44,x,\"y\nz\"\nC,tall\nD,1,2\nE,50\n"
    let read = Self.read("people.csv", Array(csv.utf8))
    #expect(
      read.diagnostics.map { "\($0.mark?.line ?? 0):\($0.mark?.column ?? 0) \($0.message)" } == [
        "2:1 this row has 1 of 2 columns",
        "3:6 this row has more columns than the 2 that have names",
        "5:3 'height' is a number of points, not 'tall'",
        "6:5 this row has more columns than the 2 that have names",
      ]
    )
    let wrong = "text,height\n" + String(repeating: "A\n", count: 1_000)
    #expect(Self.read("people.csv", Array(wrong.utf8)).diagnostics.count == 101)
  }

  @Test(arguments: ["+041", "00g0", "12"])
  func `an escape has four hexadecimal digits`(_ digits: String) {
    let read = Self.read("people.json", Array("[{\"a\": \"\\u\(digits)\"}]".utf8))
    #expect(read.diagnostics.map(\.message) == ["this escape stands for nothing"])
    #expect(read.diagnostics.map(\.mark?.column) == [9])
  }
}
