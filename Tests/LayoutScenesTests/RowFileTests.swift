import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutScenes
import Testing

@Suite struct `Rows of a file beside the scenario` {
  private static func read(_ name: String, _ content: [UInt8], _ entries: String) -> ReadScenario {
    let files = SceneFiles { path, limit throws(SceneFiles.Refusal) in
      guard path == name else { throw .reason("there is no such file") }
      guard content.count <= limit else { throw .tooLarge }
      return content
    }
    let text = file(table: "rows: {file: \(name)}\(entries)")
    return SceneReader.read(text: text, file: "a.sim.yaml", files: files)
  }

  private func table(_ name: String, _ content: String, _ entries: String = "") throws -> TableScene
  {
    let read = Self.read(name, Array(content.utf8), entries)
    #expect(read.diagnostics.filter { $0.code != "no-glyph" }.map(\.message) == [])
    #expect(read.paths == [name])
    return try #require(read.scenario).scene.table
  }

  /// Title and detail of each row.
  private func texts(of table: TableScene) -> [[String?]] {
    let content = table.sections[0]
    return (0..<content.rowCount).map { row in
      let look = table.look(ofRow: row, from: content, in: content, isInScene: true)
      let values = table.values(of: RowAddress(row: row), from: content, look)
      return [values.title, values.detail]
    }
  }

  @Test(arguments: [
    ("text,detail\nA,B\nC,D", [["A", "B"], ["C", "D"]]),
    ("text,detail\r\nA,B\r\nC,D\r\n", [["A", "B"], ["C", "D"]]),
    ("\u{FEFF}text\n\"a, b\"\n\"say \"\"hi\"\"\"\n", [["a, b", nil], ["say \"hi\"", nil]]),
    ("text,detail\n\"two\nlines\",\nÄ {row},ß\n", [["two\nlines", nil], ["Ä {row}", "ß"]]),
    ("text\n\"\"\nx\n", [["", nil], ["x", nil]]), ("text\n", []),
  ])
  func `CSV is read by RFC 4180`(_ text: String, _ shown: [[String?]]) throws {
    #expect(texts(of: try table("people.csv", text)) == shown)
  }

  @Test(arguments: [
    (#"[{"text": "A", "detail": "B"}, {"detail": "D", "text": "C"}]"#, [["A", "B"], ["C", "D"]]),
    (#"[{"text": "A"}, {"text": "B", "detail": 1.5}]"#, [["A", nil], ["B", "1.5"]]),
    (#"[ {"text":"\u00e4\ud83d\ude00\n\"\\\/","detail":null} ]"#, [["ä😀\n\"\\/", nil]]),
    (#"[{"text": true}]"#, [["true", nil]]), ("[]", []),
    ("\u{FEFF}\r\n[{\"text\":\r\n-0.5e+3}]\r\n", [["-0.5e+3", nil]]),
    (#"[{"text": "\n\u0041 a\tb"}, {"text": ""}]"#, [["\nA a\tb", nil], ["", nil]]),
  ])
  func `JSON is a list of objects`(_ text: String, _ shown: [[String?]]) throws {
    #expect(texts(of: try table("people.json", text)) == shown)
  }

  @Test func `other columns are values that texts name`() throws {
    let csv = "name,phone\nAnna,123\nBen,\n"
    let table = try table("people.csv", csv, ", text: 'Dear {name}', detail: 'call {phone}'")
    #expect(texts(of: table) == [["Dear Anna", "call 123"], ["Dear Ben", "call "]])
  }

  @Test func `columns of keys are read by the keys`() throws {
    let csv = """
      text,height,accessory,selected,disabled,image
      A,60,checkmark,true,,star
      B,,,false,true,
      C,44,none,true,true,M0 0h24v24z
      """
    let section = try table("people.csv", csv).sections[0]
    #expect(section.selected.ranges == [0...0, 2...2])
    #expect(section.disabled.ranges == [1...2])
    #expect((0..<3).map { section.rows.height(ofRow: $0) } == [60, nil, 44])
    #expect(section.rows[0]?.look.accessory?.values == [.checkmark])
    #expect(section.rows[1]?.look.accessory == nil)
    #expect(section.rows[0]?.look.image?[0]?.symbol == .star)
    #expect(section.rows[2]?.look.image?[0]?.path?.count == 4)
  }

  @Test func `a key of JSON may be a map`() throws {
    let json = """
      [{"text": "Wi-Fi", "accessory-view": {"switch": "on"}, "selected": true},
       {"text": "Bluetooth", "accessory-view": {"switch": "off"}, "height": 50}]
      """
    let section = try table("settings.json", json).sections[0]
    #expect(section.rows[0]?.look.accessoryView?[0] == ControlScene(.switch(isOn: true)))
    #expect(section.rows[1]?.look.accessoryView?[0] == ControlScene(.switch(isOn: false)))
    #expect(section.rows.height(ofRow: 1) == 50)
    #expect(section.selected.ranges == [0...0])
  }

  struct FileRow: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let content: String
    /// Where, as "line:column".
    let place: String
    let message: String
    var hint: String?

    init(
      _ description: String,
      _ content: String,
      _ place: String,
      _ message: String,
      _ hint: String? = nil
    ) {
      testDescription = description
      (self.content, self.place, self.message, self.hint) = (content, place, message, hint)
    }
  }

  @Test(arguments: [
    FileRow("too few columns", "a,b\n1,2\n3\n", "3:1", "this row has 1 of 2 columns"),
    FileRow(
      "too many columns",
      "a,b\n1,2,3\n",
      "2:5",
      "this row has more columns than the 2 that have names",
      "put quotes around a text with a comma"
    ),
    FileRow(
      "an empty line",
      "a,b\n1,2\n\n",
      "3:1",
      "this row has 1 of 2 columns",
      "delete the empty line"
    ),
    FileRow(
      "semicolons",
      "text;detail\nA;B\n",
      "1:1",
      "columns are separated by semicolons, and here it is commas that separate them",
      "save it with commas, or put quotes around a name that has one of these in it"
    ),
    FileRow(
      "tabs",
      "text\tdetail\nA\tB\n",
      "1:1",
      "columns are separated by tabs, and here it is commas that separate them",
      "save it with commas, or put quotes around a name that has one of these in it"
    ),
    FileRow(
      "a map",
      "text,image\nA,\"{shape: circle}\"\n",
      "2:3",
      "'image' is a word in a CSV file, not '{shape: circle}'",
      "maps are for a JSON file"
    ),
    FileRow("a name twice", "a,b,a\n", "1:5", "two columns are named 'a'"),
    FileRow("no name", "a,,c\n", "1:3", "column 2 has no name"),
    FileRow(
      "nothing",
      "",
      "1:1",
      "this file is empty",
      "begin with a line of names such as 'text,detail'"
    ),
    FileRow("an open quote", "a\n\"b\nc\n", "2:1", "this quote is not closed"),
    FileRow(
      "a quote inside",
      "a\nb\"c\n",
      "2:2",
      "a quote stands in a text that is not in quotes",
      "put quotes around the text, and double the ones in it"
    ),
    FileRow(
      "letters behind a quote",
      "a\n\"b\"c\n",
      "2:4",
      "a comma or the end of the line is missing behind a quote",
      "double the quotes inside of a text"
    ),
    FileRow("a mark of the byte order", "\u{FEFF}a,,c\n", "1:3", "column 2 has no name"),
    FileRow(
      "a line break in quotes",
      "a,b\r\n\"x\r\ny\",1\r\n3\r\n",
      "4:1",
      "this row has 1 of 2 columns"
    ),
    FileRow("an empty first line", "\n", "1:1", "column 1 has no name"),
    FileRow("CR alone", "a\rb\r", "1:2", "a line ends with CR alone", "end lines with LF or CRLF"),
    FileRow(
      "a wrong height behind wide letters",
      "text,height\nÄÖ,tall\n",
      "2:4",
      "'height' is a number of points, not 'tall'"
    ),
    FileRow(
      "a merge conflict",
      "text\nA\n<<<<<<< HEAD\nB\n=======\nC\n>>>>>>> feature\n",
      "3:1",
      "an unresolved merge conflict begins here, with the lines of 'HEAD'",
      "keep the lines that are meant, and delete those that begin with <<<<<<<, ======= and >>>>>>>"
    ),
    FileRow(
      "a wrong flag",
      "text,selected\nA,true\nB,ture\nC,ture\n",
      "3:3",
      "'selected' is true or false, not 'ture'",
      "write true"
    ),
  ])
  func `a mistake in CSV is shown in its line`(_ row: FileRow) {
    expectMistake(row, in: "people.csv")
  }

  private static let cutOff =
    "the file ends in the middle: it was cut off, or brackets are not closed"

  @Test(arguments: [
    FileRow(
      "no list",
      "{\"a\": 1}",
      "1:1",
      "this file is no list of objects",
      "write [{\"text\": \"A\"}, {\"text\": \"B\"}]"
    ),
    FileRow("a row that is no object", "[{},\n 3]", "2:2", "row 1 is no object"),
    FileRow("an open list", "[{}", "1:4", "a comma or ']' is missing here", cutOff),
    FileRow("an open object", "[{\"a\": 1", "1:9", "a comma or '}' is missing here", cutOff),
    FileRow("no colon", "[{\"a\" 1}]", "1:7", "a colon is missing behind a name"),
    FileRow(
      "a word",
      "[{\"a\": yes}]",
      "1:8",
      "a value is missing here",
      "put double quotes around a text"
    ),
    FileRow("a name twice", "[{\"a\": 1, \"a\": 2}]", "1:11", "'a' is written twice in a row"),
    FileRow("no name", "[{\"\": 1}]", "1:3", "a value has no name"),
    FileRow("an open text", "[{\"a\": \"b}]", "1:8", "this text is not closed"),
    FileRow("half a pair", "[{\"a\": \"\\ud800\"}]", "1:9", "this escape stands for nothing"),
    FileRow("more", "[]\n[]", "2:1", "something stands behind the list"),
    FileRow(
      "nothing",
      " ",
      "1:2",
      "this file is no list of objects",
      "write [{\"text\": \"A\"}, {\"text\": \"B\"}]"
    ),
    FileRow("a list in a list", "[[1]]", "1:2", "row 0 is no object"),
    FileRow(
      "a comma too many",
      "[{\"a\": 1},\r\n]",
      "2:1",
      "a value is missing here",
      "delete the comma before it"
    ),
    FileRow(
      "a number of its own",
      "[{\"a\": 01}]",
      "1:8",
      "a value is missing here",
      "put double quotes around a text"
    ),
    FileRow(
      "half a number",
      "[{\"a\": 1.}]",
      "1:8",
      "a value is missing here",
      "put double quotes around a text"
    ),
    FileRow(
      "half an exponent",
      "[{\"a\": 1e+}]",
      "1:8",
      "a value is missing here",
      "put double quotes around a text"
    ),
    FileRow(
      "a value that is nested deeply",
      "[{\"a\": " + String(repeating: "[", count: 100_000),
      "1:24",
      "values are nested too deeply here"
    ),
    FileRow("a line break in a text", "[{\"a\": \"b\nc\"}]", "1:8", "this text is not closed"),
    FileRow(
      "a key twice in a map",
      "[{\"image\": {\"symbol\": \"star\", \"symbol\": \"bell\"}}]",
      "1:31",
      "'symbol' is written twice in 'image'"
    ),
    FileRow(
      "a list for a row",
      "[{\"image\": [\"star\", \"bell\"]}]",
      "1:12",
      "'image' is one value in a row, not [star, bell]"
    ),
    FileRow(
      "a map as a value",
      "[{\"a\": {\"b\": 1}}]",
      "1:8",
      "'a' is a text, a number, true or false"
    ),
    FileRow(
      "a wrong key of a map",
      "[{\"image\": {\"shape\": \"cirle\"}}]",
      "1:22",
      "'shape' is one of 'circle', 'square', 'rounded-square', not 'cirle'",
      "write 'circle'"
    ),
  ])
  func `a mistake in JSON is shown at its place`(_ row: FileRow) {
    expectMistake(row, in: "people.json")
  }

  private func expectMistake(_ row: FileRow, in name: String) {
    let read = Self.read(name, Array(row.content.utf8), "")
    #expect(read.scenario == nil)
    let found = read.diagnostics.map { diagnostic in
      let mark = diagnostic.mark
      return "\(mark?.file ?? ""):\(mark?.line ?? 0):\(mark?.column ?? 0): \(diagnostic.message)"
    }
    #expect(found == ["\(name):\(row.place): \(row.message)"])
    #expect(read.diagnostics.first?.hint == row.hint)
    #expect(read.sources.map(\.file) == [name])
  }

  @Test func `bytes that are no UTF-8 are shown in their line`() throws {
    let read = Self.read("a.csv", Array("text\nab".utf8) + [0xFF], "")
    let mistake = try #require(read.diagnostics.first)
    #expect(mistake.message == "this file is not UTF-8")
    #expect(mistake.mark?.line == 2 && mistake.mark?.column == 3)
  }

  @Test func `all wrong values of a file are told, with a line for each`() {
    let csv = "text,height,selected,accessory\nA,tall,no,none\nB,44,true,chekmark\nC,-1,true,none\n"
    let read = Self.read("people.csv", Array(csv.utf8), "")
    #expect(
      read.diagnostics.map { "\($0.mark?.line ?? 0):\($0.mark?.column ?? 0) \($0.message)" } == [
        "2:3 'height' is a number of points, not 'tall'",
        "2:8 'selected' is true or false, not 'no'",
        "3:11 'accessory' is one of 'none', 'disclosure', 'detail-disclosure', 'checkmark', 'detail', "
          + "not 'chekmark'", "4:3 'height' is a number of points from 0 to 1000000, not '-1'",
      ]
    )
  }

  @Test(arguments: [
    ("people.csv", "text,detial\nA,B\n", "1:6", "detial", "detail"),
    ("people.csv", "icon,text\nA,B\n", "1:1", "icon", "image"),
    (
      "people.json", "[{\"text\": \"A\"},\n {\"text\": \"B\", \"subtitle\": \"C\"}]", "2:16",
      "subtitle", "detail"
    ),
  ])
  func `a column that is called nearly like a key is told`(
    _ name: String,
    _ content: String,
    _ place: String,
    _ column: String,
    _ key: String
  ) throws {
    let read = Self.read(name, Array(content.utf8), "")
    #expect(read.scenario != nil)
    let warning = try #require(read.diagnostics.first)
    #expect(read.diagnostics.count == 1 && warning.severity == .warning)
    #expect(warning.message == "no text names the column '\(column)'")
    #expect(warning.hint == "write '\(key)' if that key is meant, or '{\(column)}' in a text")
    #expect("\(warning.mark?.line ?? 0):\(warning.mark?.column ?? 0)" == place)
    #expect(Self.read(name, Array(content.utf8), ", text: '{\(column)}'").diagnostics.count == 0)
  }

  @Test func `a file has a hundred columns, and no more`() {
    let names = (0..<100).map { "n\($0)" }
    let header = names.joined(separator: ",")
    let object = names.map { "\"\($0)\":1" }.joined(separator: ",")
    let message = "a file has at most 100 columns, and this is one more"
    for (name, fine, wrong) in [
      ("a.csv", header, "\(header),z\n"), ("a.json", "[{\(object)}]", "[{\(object),\"z\":1}]"),
    ] {
      #expect(Self.read(name, Array(fine.utf8), ", text: '{n1}'").diagnostics.isEmpty)
      let found = Self.read(name, Array(wrong.utf8), "").diagnostics
      #expect(found.map(\.message) == [message])
      #expect(found.first?.mark?.column == wrong.count - (name == "a.csv" ? 1 : 6))
    }
  }

  @Test func `different values in every row are read in one pass`() throws {
    let rows = (0..<20_000).map { "Ä,\(100 + $0)" }
    let csv = "text,height\n" + rows.joined(separator: "\n")
    #expect(try table("a.csv", csv).sections[0].rows.height(ofRow: 19_999) == 20_099)
    let json = "[" + rows.map { "{\"height\":\($0.dropFirst(2))}" }.joined(separator: ",") + "]"
    #expect(try table("a.json", json).sections[0].rows.height(ofRow: 19_999) == 20_099)
  }

  @Test func `a million rows are read, and no more`() throws {
    let rows = Array("a\n".utf8) + Array(repeating: Array("1\n".utf8), count: 1_000_000).joined()
    let read = Self.read("a.csv", rows, ", text: '{a}'")
    #expect(read.scenario?.scene.table.sections[0].rowCount == 1_000_000)
    let more = Self.read("a.csv", rows + Array("2\n".utf8), "")
    #expect(
      more.diagnostics.map(\.message) == ["a file has at most 1000000 rows, and this is one more"]
    )
    #expect(more.diagnostics.first?.mark?.line == 1_000_002)
  }
}
