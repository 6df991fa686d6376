import LayoutDiagnostics
import LayoutScenes
import Testing

@Suite struct `Rows of a file that cannot be read as they are` {
  private static func read(
    _ name: String,
    _ content: [UInt8],
    _ entries: String = ""
  ) -> ReadScenario {
    let files = SceneFiles { _, _ throws(SceneFiles.Refusal) in content }
    let text = file(table: "rows: {file: \(name)}\(entries)")
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

  @Test func `names of a file are known behind its first line`() {
    for (csv, messages) in [
      ("name\n\"A\n", ["this quote is not closed"]), ("", ["this file is empty"]),
      (
        "nam,height\nA,x\n",
        ["'height' is a number of points, not 'x'", "'{name}' stands for nothing in 'text'"]
      ),
      ("nam\n", ["'{name}' stands for nothing in 'text'"]),
    ] {
      let found = Self.read("people.csv", Array(csv.utf8), ", text: '{name}'").diagnostics
      #expect(Set(found.map(\.message)) == Set(messages))
    }
    #expect(Self.read("people.json", Array("[]".utf8), ", text: '{name}'").diagnostics.isEmpty)
  }

  @Test func `a file that is too large is refused by its size`() throws {
    let files = SceneFiles { _, limit throws(SceneFiles.Refusal) in
      #expect(limit == 256 << 20)
      throw .tooLarge
    }
    let text = file(table: "rows: {file: a.csv}")
    let read = SceneReader.read(text: text, file: "a.sim.yaml", files: files)
    #expect(
      read.diagnostics.map(\.message) == ["'a.csv' cannot be read: it has more than 256 MB"]
    )
  }

  @Test(arguments: [
    MistakeRow(
      "a file of another kind",
      "rows: {file: 1️⃣people.txt}",
      "'file' is the name of a file that ends with .csv or .json, not 'people.txt'"
    ),
    MistakeRow(
      "a file whose names nobody knows",
      "text: '{name} {age}', rows: {file: 1️⃣people.csv}",
      "'people.csv' cannot be read: this scenario is a text that is in no folder"
    ),
    MistakeRow(
      "a file whose names nobody knows, in a section",
      "text: '{name}', sections: [{rows: {file: 1️⃣people.csv}, detail: '{age}'}, {rows: 2, text: A}]",
      "'people.csv' cannot be read: this scenario is a text that is in no folder"
    ),
    MistakeRow(
      "a file without its key",
      "text: '{name}', rows: 1️⃣people.csv",
      "'rows' is a number of rows, a list of them, or the map of a file, not 'people.csv'",
      hint: "write '{file: people.csv}'"
    ),
    MistakeRow(
      "no file",
      "rows: 1️⃣{}",
      "'file' is missing in 'rows'",
      hint: "write 'file: ' and a file name that ends in .csv or .json"
    ),
    MistakeRow(
      "a text in no folder",
      "rows: {file: 1️⃣people.csv}",
      "'people.csv' cannot be read: this scenario is a text that is in no folder"
    ),
  ])
  func `a wrong file is shown where it is named`(_ row: MistakeRow) {
    expect(file(table: row.text), [row.mistake])
  }
}
