import LayoutDiagnostics
import LayoutScenes
import Testing

@Suite struct `Mistakes of scenario files` {
  @Test func `all mistakes are reported at once, each in its place`() {
    expect(
      """
      layoutsim: 2
      1️⃣nam: three mistakes
      scene:
        device: 2️⃣iPhone 15 Plsu
        table: {rows: 10}
      steps:
        - tap: 3️⃣row 12
      """,
      [
        Mistake(
          1,
          "'nam' is not a key of the scenario",
          notes: [
            "the keys are 'layoutsim', 'base', 'name', 'alt', 'devices', 'scene', 'matrix', 'selection', 'allow', 'define', 'steps', 'annotate', 'pictures', 'limits'"
          ],
          hint: "write 'name'"
        ),
        Mistake(2, "no device is named 'iPhone 15 Plsu'", hint: "write 'iPhone 15 Plus'"),
        Mistake(3, "the table has no row 12", notes: ["it has 10 rows, counted from 0"]),
      ]
    )
  }

  @Test func `the keys of a map are listed once, and again where nothing is near`() {
    let text = """
      layoutsim: 2
      name: rows
      scene:
        table:
          cell-style: subtitle
          sections: [{rows: 3, titel: A}, {rows: 3, titel: B}, {rows: 3, xyzzy: C}]
      """
    let notes = SceneReader.read(text: text, file: "a").diagnostics.map { $0.notes.map(\.message) }
    #expect(notes.map(\.count) == [1, 0, 1], "\(notes)")
  }

  @Test func `a mistake in the table keeps no mistake about its rows back`() {
    expect(
      """
      layoutsim: 2
      name: rows
      scene:
        table:
          sections:
            - {rows: 5, selected: [2, 1️⃣7], 2️⃣heigth: 30}
            - {rows: 3, movable: 3️⃣some}
      steps:
        - tap: 4️⃣row 0/9
        - expect: {selected: 5️⃣row 1/77}
      """,
      [
        Mistake(1, "this section has no row 7", notes: ["it has 5 rows, counted from 0"]),
        Mistake(2, "'heigth' is not a key of a section"),
        Mistake(3, "'movable' is a list of rows such as [0, 3..8], 'all' or 'none', not 'some'"),
        Mistake(4, "section 0 has no row 9", notes: ["it has 5 rows, counted from 0"]),
        Mistake(5, "section 1 has no row 77", notes: ["it has 3 rows, counted from 0"]),
      ]
    )
  }

  @Test(arguments: ["title", "footer"])
  func `what is of sections is not of the table`(_ key: String) {
    expect(
      file(table: "rows: 5, 1️⃣\(key): End"),
      [
        Mistake(
          1,
          "'\(key)' is not a key of 'table'",
          hint: "sections have that: write 'sections: [{rows: 20, \(key): …}]'"
        )
      ]
    )
  }

  @Test(arguments: [
    ("motion: 1️⃣true", "'motion' is one of 'full', 'reduced', not 'true'", "full"),
    ("motion: 1️⃣off", "'motion' is one of 'full', 'reduced', not 'off'", "reduced"),
    ("1️⃣reduced-motion: true", "'reduced-motion' is not a key of 'scene'", "motion: reduced"),
    ("1️⃣reduce-motion: no", "'reduce-motion' is not a key of 'scene'", "motion: full"),
    ("1️⃣high-contrast: on", "'high-contrast' is not a key of 'scene'", "contrast: increased"),
    ("1️⃣bold-text: true", "'bold-text' is not a key of 'scene'", "text-weight: bold"),
    ("1️⃣dark-mode: true", "'dark-mode' is not a key of 'scene'", "theme: dark"),
    ("1️⃣landscape: false", "'landscape' is not a key of 'scene'", "orientation: portrait"),
    ("1️⃣rtl: true", "'rtl' is not a key of 'scene'", "direction: right-to-left"),
  ])
  func `a switch of a setting is answered with its choice`(
    _ line: String,
    _ message: String,
    _ hint: String
  ) {
    expect(file("  \(line)\n  table: {rows: 3}"), [Mistake(1, message, hint: "write '\(hint)'")])
  }

  @Test func `a section whose number of rows is not known leaves open which rows there are`() {
    expect(
      """
      layoutsim: 2
      name: rows
      scene:
        table: {sections: [{rows: 5}, {rows: 1️⃣many}]}
      steps:
        - tap: row 1/9
      """,
      [Mistake(1, "'rows' is a whole number from 0 to 10000000, not 'many'")]
    )
  }

  @Test func `the hint for a call over two sections is followed without another mistake`() throws {
    func text(_ calls: String) -> String {
      """
      layoutsim: 2
      name: calls
      scene:
        table: {sections: [{rows: 30}, {rows: 30}]}
      steps:
        - expect: {delegate-calls: \(calls)}
      """
    }
    let hint =
      "write the rows of each section by themselves, such as 'rows 0/8..9, 1/0..2'; between"
      + " brackets or braces the whole call needs quotes then"
    expect(
      text("[1️⃣didUpdateLongPressState.changed rows 0/1..1/1]"),
      [Mistake(1, "these rows lie in two sections", hint: hint)]
    )
    expect(
      text("[didUpdateLongPressState.changed rows 0/8..9, 1️⃣1/0..2]"),
      [
        Mistake(
          1,
          "'1/0..2' is no call of a delegate",
          hint: "a call with a comma needs quotes between brackets"
        )
      ]
    )
    _ = try scenario(text("['didUpdateLongPressState.changed rows 0/8..9, 1/0..2']"))
    _ = try scenario(text("'didUpdateLongPressState.changed rows 0/8..9, 1/0..2'"))
    expect(
      text("didUpdateLongPressState.changed rows 0/8..9, 1️⃣1/0..2"),
      [
        Mistake(
          1,
          "'1/0..2' is not a key of 'expect'",
          hint: "rows such as 'rows 0/8..9, 1/0..2' need quotes between braces"
        )
      ]
    )
  }

  @Test(arguments: [
    MistakeRow(
      "a comparison the other way round",
      "selected-count: 1️⃣'=> 4'",
      "'selected-count' is a number or a comparison such as \">= 40\", not '=> 4'",
      hint: "write \">= 4\""
    ),
    MistakeRow(
      "a call that is none",
      "delegate-calls: [1️⃣didSelectRow row 3]",
      "'didSelectRow' is no call of a delegate",
      notes: [
        "the calls are \(DelegateCall.Name.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", "))"
      ],
      hint: "write 'didSelectRowAt'"
    ),
    MistakeRow(
      "a call without its row",
      "delegate-calls: [1️⃣didSelectRowAt]",
      "'didSelectRowAt' names no row here",
      hint: "write 'didSelectRowAt row 3'"
    ),
    MistakeRow(
      "a call with a row too many",
      "delegate-calls: [1️⃣selectionFormRequestsCancel row 3]",
      "'selectionFormRequestsCancel' is called without rows",
      hint: "write 'selectionFormRequestsCancel'"
    ),
    MistakeRow(
      "a call for a row that is not there",
      "delegate-calls: [didSelectRowAt row 3, 1️⃣didSelectRowAt rows 5..40]",
      "the table has no row 40",
      notes: ["it has 30 rows, counted from 0"]
    ),
    MistakeRow(
      "rows backwards",
      "selected: 1️⃣rows 8..3",
      "these rows run backwards",
      hint: "write the upper row first"
    ),
    MistakeRow(
      "rows with a comma",
      "selected: rows 3, 1️⃣5",
      "'5' is not a key of 'expect'",
      hint: "several rows are a list such as [row 3, rows 5..8]"
    ),
    MistakeRow(
      "rows that are none",
      "selected: 1️⃣3..8",
      "'3..8' does not name rows",
      hint: "write 'rows 3..8'"
    ),
    MistakeRow(
      "the number of a row alone",
      "selected: [1️⃣1/3]",
      "'1/3' does not name rows",
      hint: "write 'row 1/3'"
    ),
    MistakeRow(
      "rows with another sign",
      "selected: 1️⃣rows 3-8",
      "'rows 3-8' does not name rows",
      hint: "write 'rows 3..8'"
    ),
    MistakeRow(
      "rows that mean nothing",
      "selected: 1️⃣rows a-b",
      "'rows a-b' does not name rows",
      hint: "write 'row 3', 'row 1/3', 'rows 3..8' or 'rows 0/8..1/2'"
    ),
    MistakeRow(
      "a section and a row with another sign",
      "selected: [1️⃣row 1.0]",
      "'row 1.0' does not name rows",
      hint: "write 'row 1/0'"
    ),
    MistakeRow(
      "a section and a row with a dash",
      "selected: [1️⃣row 1-0]",
      "'row 1-0' does not name rows",
      hint: "write 'row 1/0'"
    ),
    MistakeRow(
      "rows of a section in words",
      "selected: [1️⃣Row 3 in section 0]",
      "'Row 3 in section 0' does not name rows",
      hint: "write 'row 0/3'"
    ),
    MistakeRow(
      "a row that is not there",
      "selected: [row 3, 1️⃣rows 5..40]",
      "the table has no row 40",
      notes: ["it has 30 rows, counted from 0"]
    ),
    MistakeRow(
      "a direction that is none",
      "scrolling: 1️⃣on",
      "'scrolling' is one of 'none', 'up', 'down', not 'on'"
    ),
    MistakeRow(
      "a measure that is none",
      "touch-view: {1️⃣widht: 3}",
      "'widht' is not a key of 'touch-view'",
      notes: ["the keys are 'x', 'y', 'width', 'height', 'right', 'bottom'"],
      hint: "write 'width'"
    ),
    MistakeRow(
      "an edge by the word of constraints",
      "touch-view: {1️⃣top: 3}",
      "'top' is not a key of 'touch-view'",
      hint: "write 'y'"
    ),
    MistakeRow(
      "a touch view in a word",
      "touch-view: 1️⃣some",
      "'touch-view' is 'none' or a map such as {width: 72}, not 'some'"
    ),
  ])
  func `a wrong expectation is shown where it is wrong`(_ row: MistakeRow) {
    expect(file(steps: "  - expect: {\(row.text)}"), [row.mistake])
  }

  @Test func `what stands beside a scene that is none is looked at too`() {
    expect(
      "layoutsim: 2\nname: x\nscene: 1️⃣5\nallow: 2️⃣5",
      [
        Mistake(1, "'scene' is a map of keys, not '5'"),
        Mistake(2, "'allow' is a list of maps, not '5'", hint: "write [5]"),
      ]
    )
  }

  @Test(arguments: [
    MistakeRow(
      "no version",
      "1️⃣name: x\nscene: {table: {rows: 1}}",
      "'layoutsim' is missing in the scenario",
      hint: "write 'layoutsim: 2'"
    ),
    MistakeRow(
      "a later version",
      "layoutsim: 1️⃣3\nname: x\nscene: {table: {rows: 1}}",
      "this file is written in version 3 of the language, and this program reads 2",
      hint: "use a newer layoutsim"
    ),
    MistakeRow(
      "a version that is none",
      "layoutsim: 1️⃣one\nname: x\nscene: {table: {rows: 1}}",
      "'layoutsim' is the version of the language, 2, not 'one'",
      hint: "write 'layoutsim: 2'"
    ),
    MistakeRow(
      "a version with a fraction",
      "layoutsim: 1️⃣2.0\nname: x\nscene: {table: {rows: 1}}",
      "'layoutsim' is the version of the language, 2, not '2.0'",
      hint: "write 'layoutsim: 2'"
    ),
    MistakeRow(
      "the first version with a fraction",
      "layoutsim: 1️⃣1.0\nname: x\nscene: {table: {rows: 1}}",
      "'layoutsim' is the version of the language, 2, not '1.0'",
      hint: "write 'layoutsim: 1'"
    ),
    MistakeRow(
      "no scene",
      "1️⃣layoutsim: 2\nname: x",
      "'scene' is missing in the scenario",
      hint: "write 'scene: ' and a map"
    ),
    MistakeRow(
      "no table",
      "layoutsim: 2\nname: x\nscene: 1️⃣{}",
      "'table' is missing in 'scene'",
      hint: "write 'table: ' and a map"
    ),
    MistakeRow(
      "no rows",
      "layoutsim: 2\nname: x\nscene: {table: 1️⃣{style: plain}}",
      "the table says neither 'rows' nor 'sections'",
      hint: "write 'rows: 20', or 'sections:' and a list"
    ),
    MistakeRow(
      "no rows beside a list of texts",
      "layoutsim: 2\nname: x\nscene: {table: 1️⃣{text: [A, B, C], accessory: [disclosure, none]}}",
      "the table says neither 'rows' nor 'sections'",
      hint: "write 'rows: 3', as many as 'text' lists"
    ),
    MistakeRow(
      "no rows of a section beside a list of texts",
      "layoutsim: 2\nname: x\nscene: {table: {sections: [1️⃣{text: [A, B]}]}}",
      "'rows' is missing in a section",
      hint: "write 'rows: 2', as many as 'text' lists"
    ),
    MistakeRow(
      "contents of rows in a map",
      "layoutsim: 2\nname: x\nscene: {table: {rows: 1️⃣{text: [A, B]}}}",
      "'rows' is a number of rows, a list of them, or the map of a file, not a map",
      hint: "write a list of rows, each '- text: …', or 'text' beside 'rows' for all of them"
    ),
    MistakeRow(
      "no name after its key",
      "layoutsim: 2\n1️⃣name:\nscene: {table: {rows: 1}}",
      "nothing stands after 'name:'",
      hint: "write a text, or delete the key"
    ),
    MistakeRow(
      "a toolbar without a navigation controller",
      "layoutsim: 2\nname: x\nscene: {table: {rows: 1}, controller: plain-view, 1️⃣toolbar: true}",
      "'toolbar' has no bar to stand in without a navigation controller",
      hint: "write 'controller: navigation', or delete 'toolbar'"
    ),
    MistakeRow(
      "a list",
      "1️⃣- a\n- b",
      "the scenario is a map of keys, not [a, b]",
      notes: [
        "its keys are 'layoutsim', 'base', 'name', 'alt', 'devices', 'scene', 'matrix', 'selection', 'allow', 'define', 'steps', 'annotate', 'pictures', 'limits'"
      ]
    ),
    MistakeRow(
      "too many rows a second",
      "layoutsim: 2\nname: x\nscene: {table: {rows: 1}}\n"
        + "selection: {starts-with: long-press, auto-scroll: 1️⃣1000000}",
      "'auto-scroll' is 'none', 'by-depth' or a number of rows a second, above 0 and up to 1000, "
        + "not '1000000'"
    ),
    MistakeRow(
      "a key of many words",
      "layoutsim: 2\nname: x\nscene: {table: {rows: 1}}\n? 1️⃣[a]\n: b",
      "a key is a word, not [a]"
    ),
  ])
  func `a wrong file is shown where it is wrong`(_ row: MistakeRow) {
    expect(row.text, [row.mistake])
  }
}
