import Foundation
import LayoutScenes
import Testing

@Suite struct `Rows with contents of their own` {
  private func table(_ entries: String) throws -> TableScene {
    try scenario(file(table: entries.replacing("\n", with: " "))).scene.table
  }

  /// Title and detail of each row of a section.
  private func texts(of table: TableScene, section: Int = 0) -> [[String?]] {
    let content = table.sections[section]
    return (0..<content.rowCount).map { row in
      let look = table.look(ofRow: row, from: content, in: content, isInScene: true)
      let values = table.values(of: RowAddress(section: section, row: row), from: content, look)
      return [values.title, values.detail]
    }
  }

  @Test func `rows are a list of maps, or of titles`() throws {
    let table = try table("rows: [{text: Anna, detail: Hello, height: 60}, Ben, {detail: D}]")
    #expect(texts(of: table) == [["Anna", "Hello"], ["Ben", nil], ["Row 2", "D"]])
    #expect(table.sections[0].rowCount == 3)
    #expect((0..<3).map { table.height(of: RowAddress(row: $0)) } == [60, nil, nil])
  }

  @Test func `lists repeat by the number of the row in its section`() throws {
    let table = try table(
      """
      text: [A, B, C], accessory: [none, checkmark], sections: [{rows: 4}, {rows: 2, text: [D, E]},
        {rows: [{text: F}, {}], detail: [x, y]}]
      """
    )
    #expect(texts(of: table).map { $0[0] } == ["A", "B", "C", "A"])
    #expect(texts(of: table, section: 1).map { $0[0] } == ["D", "E"])
    #expect(texts(of: table, section: 2) == [["F", "x"], ["B", "y"]])
    #expect(table.look.accessory?[3] == .checkmark)
  }

  @Test func `a name between braces is the row's own value`() throws {
    let table = try table(
      """
      text: '{name} {row}', sections: [{rows: [{name: Anna, phone: 123}, {phone: 5}],
        detail: 'call {phone}'}, {rows: [{text: '{name}!', name: '{row}'}]}]
      """
    )
    #expect(texts(of: table) == [["Anna 0", "call 123"], [" 1", "call 5"]])
    #expect(texts(of: table, section: 1) == [["{row}!", nil]])
  }

  @Test func `values are found by name, with what the cell shows`() throws {
    let table = try table("rows: [{name: Anna}], text: 'Dear {name}'")
    let content = table.sections[0]
    let look = table.look(ofRow: 0, from: content, in: content, isInScene: true)
    let values = table.values(of: RowAddress(row: 0), from: content, look)
    #expect(values["name"] == "Anna")
    #expect(values["text"] == "Dear Anna")
    #expect(values["row"] == "0")
    #expect(values["detail"] == "")
    #expect(values["other"] == nil)
  }

  @Test(arguments: [
    ("'a {{ {row}'", "a { 0", "a {{ 0"), ("'{{row}}'", "{row}}", "{0}"),
    ("'{ {row}'", "{ 0", "{ 0"), ("'{{{row}'", "{0", "{{0"),
  ])
  func `a doubled brace is one, and two in the first version`(
    _ text: String,
    _ shown: String,
    _ before: String
  ) throws {
    let file = file(table: "rows: 1, text: \(text)")
    #expect(texts(of: try scenario(file).scene.table) == [[shown, nil]])
    let first = file.replacing("layoutsim: 2", with: "layoutsim: 1")
    let read = SceneReader.read(text: first, file: "a.sim.yaml").scenario
    #expect(texts(of: try #require(read).scene.table) == [[before, nil]])
  }

  @Test func `flags of rows are in the lists of their section`() throws {
    let table = """
      sections: [{uneditable: [0], selected: [2], rows: [{selected: true}, {uneditable: true},
        {unselectable: true, disabled: true}, {movable: true, deletable: true, disabled: false}]}]
      """
    let text = file(table: table.replacing("\n", with: " "), steps: "  - edit: true")
    let section = try scenario(text).scene.table.sections[0]
    #expect(section.selected.ranges == [2...2, 0...0])
    #expect(section.uneditable.ranges == [0...1])
    #expect(section.unselectable.ranges == [2...2])
    #expect(section.disabled.ranges == [2...2])
    #expect(section.movable.ranges == [3...3])
    #expect(section.deletable.ranges == [3...3])
  }

  @Test func `a row has a control with a value of its own`() throws {
    let rows = try table("rows: [{accessory-view: {switch: on}}, {accessory-view: {switch: off}}]")
      .sections[0].rows
    #expect(rows[0]?.look.accessoryView?.values == [ControlScene(.switch(isOn: true))])
    #expect(rows[1]?.look.accessoryView?.values == [ControlScene(.switch(isOn: false))])
  }

  @Test func `rows are without a control among others that have one`() throws {
    let table = try table(
      "accessory-view: [{switch: on}, none], sections: [{rows: 2}, {rows: [{accessory-view: none}]}]"
    )
    let control = ControlScene(.switch(isOn: true))
    #expect(table.look.accessoryView?.values == [control, nil])
    let section = table.sections[1]
    let look = table.look(ofRow: 0, from: section, in: section, isInScene: true)
    #expect(look.accessoryView?.values == [nil])
  }

  @Test(arguments: [
    MistakeRow(
      "a control without its map",
      "accessory-view: 1️⃣switch",
      "'accessory-view' is none or a map of a control, not 'switch'",
      hint: "a control is written with its value: '{switch: …}'"
    ),
    MistakeRow(
      "a word that is no control",
      "accessory-view: 1️⃣chevron",
      "'accessory-view' is none or a map of a control, not 'chevron'",
      hint: "write '{switch: on}'"
    ),
    MistakeRow(
      "a switch in words of YAML",
      "accessory-view: {switch: 1️⃣true}",
      "'switch' is one of 'on', 'off', not 'true'",
      hint: "write 'on'"
    ),
    MistakeRow(
      "nothing in a list of texts",
      "text: [Wi-Fi, 1️⃣~]",
      "nothing stands here in 'text'",
      hint: "write a text, or delete it"
    ),
  ])
  func `a wrong control or text is told where it stands`(_ row: MistakeRow) {
    expect(file(table: "rows: 3, \(row.text)"), [row.mistake])
  }

  @Test(arguments: [
    MistakeRow(
      "a section of a number of rows",
      "text: '{name}', sections: [{rows: [{name: Anna}]}, 1️⃣{rows: 3}]",
      "'{name}' stands for nothing in these rows",
      notes: ["'text' of the table names it here", "they have no values of their own"],
      hint: "give each row its 'name', or the section a 'text' of its own"
    ),
    MistakeRow(
      "a section with other values",
      "detail: 'call {phone}', text: '{name}', sections: [{rows: [{name: A, phone: 1}]}, "
        + "1️⃣{rows: [{name: B}, {text: C}]}]",
      "'{phone}' stands for nothing in these rows",
      notes: ["'detail' of the table names it here", "their values are 'name'"],
      hint: "give each row its 'phone', or the section a 'detail' of its own"
    ),
  ])
  func `a text of the table that a section cannot show is told where the section is`(
    _ row: MistakeRow
  ) {
    expect(file(table: row.text), [row.mistake])
    // Braces stand for themselves in the first version.
    let first = file(table: row.text).replacing("layoutsim: 2", with: "layoutsim: 1")
      .replacing("1️⃣", with: "")
    #expect(SceneReader.read(text: first, file: "a.sim.yaml").scenario != nil)
  }

  @Test(arguments: [
    "text: '{name}', sections: [{rows: [{name: Anna}]}, {rows: 3, text: B}]",
    "text: '{name}', sections: [{rows: [{name: Anna}]}, {rows: [{text: B}, C]}]",
    "text: '{name}', sections: [{rows: [{name: Anna}]}, {rows: 0}]",
    "text: '{name}', sections: [{rows: [{name: Anna}]}, {rows: 2, cell: {views: [{label: A}]}}]",
    "text: '{row} {section}', sections: [{rows: 2}, {rows: [A]}]",
  ])
  func `a text of the table that no row shows is no mistake`(_ table: String) throws {
    _ = try self.table(table)
  }

  @Test func `rows that come are told the values that they lack`() {
    expect(
      """
      layoutsim: 2
      name: a test
      scene:
        table: {text: '{name}', rows: [{name: Anna}]}
      steps:
        - insert: {rows: row 0, content: 1️⃣{detail: B}}
        - insert: {sections: section 0, content: 2️⃣{rows: [{detail: B}]}}
        - insert: {sections: section 0, content: {rows: 2}}
        - insert: row 0/0
      """,
      [
        Mistake(
          1,
          "'{name}' stands for nothing in these rows",
          hint: "give each row its 'name', or the section a 'text' of its own"
        ),
        Mistake(
          2,
          "'{name}' stands for nothing in these rows",
          hint: "give each row its 'name', or the section a 'text' of its own"
        ),
      ]
    )
  }

  @Test(arguments: [
    MistakeRow(
      "a key that no text names",
      "rows: [{text: A, 1️⃣detial: B}]",
      "'detial' is not a key of a row",
      hint: "write 'detail'"
    ),
    MistakeRow(
      "a value that no text names",
      "rows: [{text: A, 1️⃣phone: B}]",
      "'phone' is not a key of a row",
      hint: "write '{phone}' in a text if it is a value of the row's own"
    ),
    MistakeRow(
      "a name that no row has",
      "rows: [{name: Anna}], text: '{name}', detail: 1️⃣'{nmae}'",
      "'{nmae}' stands for nothing in 'detail'",
      hint: "write '{name}'"
    ),
    MistakeRow(
      "a name that is like no other",
      "rows: [{name: Anna}], text: '{name}', detail: 1️⃣'{telephone}'",
      "'{telephone}' stands for nothing in 'detail'",
      hint: "what stands for something is '{row}', '{section}', '{name}'"
    ),
    MistakeRow(
      "a list in a row",
      "rows: [{text: 1️⃣[A, B]}]",
      "'text' is one value in a row, not [A, B]"
    ),
    MistakeRow(
      "a map of rows",
      "rows: {1️⃣fiel: people.csv}",
      "'fiel' is not a key of 'rows'",
      hint: "write 'file'"
    ),
    MistakeRow(
      "a row that is a list",
      "rows: [A, 1️⃣[B]]",
      "'rows' is a text, not [B]"
    ),
    MistakeRow(
      "an empty list that repeats",
      "rows: 3, text: 1️⃣[]",
      "'text' is a list with at least one value, not an empty list"
    ),
    MistakeRow(
      "one wrong value of several",
      "rows: 3, accessory: [none, 1️⃣chekmark]",
      "'accessory' is one of 'none', 'disclosure', 'detail-disclosure', 'checkmark', 'detail', not 'chekmark'",
      hint: "write 'checkmark'"
    ),
    MistakeRow(
      "two accessories of a row",
      "rows: [{accessory: checkmark, 1️⃣accessory-view: {switch: on}}]",
      "a cell has 'accessory' or 'accessory-view', not both",
      hint: "delete one of them"
    ),
    MistakeRow(
      "a height that is none",
      "rows: [{height: 1️⃣tall}]",
      "'height' is a number of points, not 'tall'"
    ),
    MistakeRow(
      "a flag that is none",
      "rows: [{selected: 1️⃣yes}]",
      "'selected' is true or false, not 'yes'",
      hint: "write true"
    ),
    MistakeRow(
      "a value twice",
      "text: '{name}', rows: [{name: A, 1️⃣name: B}]",
      "'name' is written twice in a row",
      notes: ["the first one is here"]
    ),
  ])
  func `a wrong row is shown where it is wrong`(_ row: MistakeRow) {
    expect(file(table: row.text), [row.mistake])
  }
}
