import LayoutScenes
import SelectionModel
import Testing

@Suite struct `Forms in a file` {
  private static let pizza = """
      form:
        options: {tomato: Tomatoes, ham: Ham, tuna: Tuna}
        details: {ham: smoked}
        section-titles: [Sauce, Meat]
        order: [[tomato], [tuna, ham]]
    """

  @Test func `a form has keyed options in sections and brings the rows along`() throws {
    let scene = try scenario(file(Self.pizza)).scene
    let form = try #require(scene.form)
    #expect(form.options.order == [["tomato"], ["tuna", "ham"]])
    #expect(form.options.titles["tuna"] == "Tuna")
    #expect(form.options.details == ["ham": "smoked"])
    #expect(form.options.sectionTitles == ["Sauce", "Meat"])
    #expect(form.selectionType == .single)
    #expect(!form.requiresSelection)
    #expect(scene.table.sections.map(\.rowCount) == [1, 2])
    #expect(scene.overlay == nil)
  }

  @Test func `without an order the options are one section as they are written`() throws {
    let options = "options: {b: B, a: A, c: C}, type: multiple, selected: [c, b]"
    let scene = try scenario(file("  form: {\(options)}")).scene
    #expect(scene.form?.options.order == [["b", "a", "c"]])
    #expect(scene.form?.selectedKeys == ["c", "b"])
    let list = try scenario(file("  form: {options: {b: B, a: A}, order: [a, b]}")).scene
    #expect(list.form?.options.order == [["a", "b"]])
  }

  struct TypeRow: CustomTestStringConvertible {
    let testDescription: String
    let type: SelectionType
  }

  @Test(arguments: [
    TypeRow(testDescription: "single", type: .single),
    TypeRow(testDescription: "single-sectioned", type: .singleSectioned),
    TypeRow(testDescription: "multiple", type: .multiple),
    TypeRow(testDescription: "multiple-sectioned", type: .multipleSectioned),
    TypeRow(testDescription: "{min: 1, max: 2}", type: .all(min: 1, max: 2)),
    TypeRow(testDescription: "{max: 2}", type: .all(min: 0, max: 2)),
    TypeRow(
      testDescription: "{section-min: 1, section-max: 2, total-min: 2, total-max: 3}",
      type: .sectioned(sectionMin: 1, sectionMax: 2, totalMin: 2, totalMax: 3)
    ),
    TypeRow(
      testDescription: "{total-max: 3}",
      type: .sectioned(sectionMin: 0, sectionMax: nil, totalMin: 0, totalMax: 3)
    ),
  ])
  func `a type is the name of a preset or limits`(_ row: TypeRow) throws {
    let required = row.testDescription.contains("min: ") ? "\n    requires-selection: true" : ""
    let type = "\n    type: \(row.testDescription)\(required)"
    let scene = try scenario(file(Self.pizza + type)).scene
    #expect(scene.form?.selectionType == row.type)
  }

  @Test func `all mistakes in the data of a form are told at once`() {
    expect(
      file(
        """
          form:
            options: {tomato: Tomatoes, 1️⃣ham: Ham, tuna: Tuna}
            details: {2️⃣hams: smoked}
            order: [[tomato, 3️⃣tunna], [tuna, 4️⃣tomato]]
            section-titles: 5️⃣[Sauce]
            selected: [6️⃣ham2]
        """
      ),
      [
        Mistake(
          1,
          "the option 'ham' is in no section",
          notes: ["'order' is here"],
          hint: "write it into 'order'"
        ),
        Mistake(
          2,
          "no option has the key 'hams'",
          notes: ["the keys are 'tomato', 'ham', 'tuna'"],
          hint: "write 'ham'"
        ),
        Mistake(
          3,
          "no option has the key 'tunna'",
          notes: ["the keys are 'tomato', 'ham', 'tuna'"],
          hint: "write 'tuna'"
        ),
        Mistake(
          4,
          "the option 'tomato' is there already",
          notes: ["the first one is here"]
        ),
        Mistake(5, "there is 1 section title for 2 sections"),
        Mistake(
          6,
          "no option has the key 'ham2'",
          notes: ["the keys are 'tomato', 'ham', 'tuna'"],
          hint: "write 'ham'"
        ),
      ]
    )
  }

  @Test func `a mistake in a form keeps no mistake of the file back`() {
    expect(
      file(
        """
          device: 1️⃣iPhone 99
          form:
            options: {tomato: Tomatoes, ham: Ham}
            details: {2️⃣hams: smoked}
            selected: 3️⃣[tomato, ham]
          table: {4️⃣rows: 3}
        """,
        after: "selection: {starts-with: long-press, 5️⃣limit: {total: 1}}",
        steps: """
            - tap: row 1
            - tap: 6️⃣row 2
            - expect: {keys: [7️⃣cheese], 8️⃣action: none}
          """
      ),
      [
        Mistake(1, "no device is named 'iPhone 99'", hint: "write 'iPhone 17'"),
        Mistake(2, "no option has the key 'hams'", hint: "write 'ham'"),
        Mistake(3, "2 options are selected but at most 1 may be"),
        Mistake(
          4,
          "'rows' is not for the table of a form, which shows its options",
          hint: "delete it"
        ),
        Mistake(
          5,
          "the form says how many options may be selected, in its 'type'",
          hint: "delete 'limit'"
        ),
        Mistake(6, "the table has no row 2"),
        Mistake(7, "no option has the key 'cheese'"),
        Mistake(
          8,
          "'action' is of 'edit-screen', and this scene has none",
          hint: "write 'edit-screen:' in the scene"
        ),
      ]
    )
  }

  @Test func `the rows of a form are its options: none come or go`() {
    let hint = "delete it"
    let notes = ["the form is here"]
    expect(
      file(
        "  form: {options: {a: A, b: B}}",
        steps: """
            - 1️⃣insert: row 7
            - 2️⃣delete: {rows: row 0}
            - reload: row 1
            - reload: section 0
            - tap: 3️⃣row 2
            - 4️⃣move-row: {from: row 0, to: row 1}
            - 5️⃣move-section: {from: section 0, to: section 0}
          """
      ),
      [
        Mistake(
          1,
          "'insert' is not for the table of a form, whose rows are its options",
          notes: notes,
          hint: hint
        ),
        Mistake(
          2,
          "'delete' is not for the table of a form, whose rows are its options",
          notes: notes,
          hint: hint
        ),
        Mistake(3, "the table has no row 2", notes: ["it has 2 rows, counted from 0"]),
        Mistake(
          4,
          "'move-row' is not for the table of a form, whose rows are its options",
          notes: notes,
          hint: hint
        ),
        Mistake(
          5,
          "'move-section' is not for the table of a form, whose rows are its options",
          notes: notes,
          hint: hint
        ),
      ]
    )
  }

  @Test func `a form whose rows are not known leaves open which rows there are`() {
    let form = "  form: {options: {tomato: Tomatoes, ham: }, order: [[tomato, ham]], type: multipl}"
    expect(
      file(
        form.replacing("ham: }", with: "1️⃣ham: }").replacing("multipl}", with: "2️⃣multipl}"),
        steps: "  - tap: row 7\n  - expect: {keys: [ham], 3️⃣acton: none}"
      ),
      [
        Mistake(1, "nothing stands after 'ham:'", hint: "write the text that is shown"),
        Mistake(
          2,
          "'type' is one of 'single', 'single-sectioned', 'multiple', 'multiple-sectioned',"
            + " not 'multipl'",
          hint: "write 'multiple'"
        ),
        Mistake(3, "'acton' is not a key of 'expect'", hint: "write 'action'"),
      ]
    )
  }

  @Test(arguments: [
    ("    type: multiple\n    selected: [ham, tuna, 1️⃣ham]", "wait: 1s"),
    ("", "expect: {keys: [ham, 1️⃣ham]}"), ("", "expect: {key-order: [ham, tuna, 1️⃣ham]}"),
  ])
  func `an option that is named twice is a mistake`(form: String, step: String) {
    expect(
      file(Self.pizza + "\n" + form, steps: "  - " + step),
      [Mistake(1, "the option 'ham' is there already", notes: ["the first one is here"])]
    )
  }

  @Test(arguments: [
    MistakeRow(
      "a preset that there is not",
      "type: 1️⃣singel",
      "'type' is one of 'single', 'single-sectioned', 'multiple', 'multiple-sectioned',"
        + " not 'singel'",
      hint: "write 'single'"
    ),
    MistakeRow(
      "limits of two kinds",
      "type: {min: 1, 1️⃣section-max: 2}",
      "'min' is of the whole table and 'section-max' of sections; a type has one or the other",
      notes: ["the other one is here"],
      hint: "write 'total-min' and 'total-max' beside the limits of sections"
    ),
    MistakeRow(
      "no limit",
      "type: 1️⃣{}",
      "the type says no limit",
      hint: "write 'min' or 'max', or the word 'multiple'"
    ),
    MistakeRow(
      "a limit that cannot be met",
      "type: 1️⃣{min: 4}\n    requires-selection: true",
      "at least 4 options must be selected but there are 3"
    ),
    MistakeRow(
      "a minimum above the maximum",
      "type: 1️⃣{min: 3, max: 2}",
      "at least 3 options must be selected but at most 2 may be"
    ),
    MistakeRow(
      "more options selected than may be",
      "type: single\n    selected: 1️⃣[ham, tuna]",
      "2 options are selected but at most 1 may be"
    ),
    MistakeRow(
      "another word for a key",
      "1️⃣requiresSelection: true",
      "'requiresSelection' is not a key of 'form'",
      hint: "write 'requires-selection'"
    ),
    MistakeRow(
      "what happens when it is full",
      "when-full: 1️⃣skipp",
      "'when-full' is one of 'replace-oldest', 'skip', 'stop', not 'skipp'",
      hint: "write 'skip'"
    ),
    MistakeRow(
      "another word in the alert",
      "alert: {1️⃣mesage: Too many}",
      "'mesage' is not a key of 'alert'",
      hint: "write 'message'"
    ),
    MistakeRow(
      "details that are no map",
      "details: 1️⃣[smoked]",
      "'details' is a map of keys and texts such as {tomato: Tomatoes}, not [smoked]"
    ),
  ])
  func `mistakes of a form are told in their place`(_ row: MistakeRow) {
    let form = "  form:\n    options: {tomato: Tomatoes, ham: Ham, tuna: Tuna}\n    "
    expect(file(form + row.text), [row.mistake])
  }

  @Test func `a form has one table, one limit and one screen`() {
    expect(
      file(
        """
          table: {1️⃣rows: 3, row-height: 44}
          form: {options: {a: A}}
          2️⃣edit-screen: true
        """,
        after: "selection: {starts-with: long-press, 3️⃣limit: {total: 3}}"
      ),
      [
        Mistake(
          1,
          "'rows' is not for the table of a form, which shows its options",
          hint: "delete it"
        ),
        Mistake(
          2,
          "a scene has 'edit-screen' or 'form', not both: their buttons are at the same places",
          notes: ["the other one is here"]
        ),
        Mistake(
          3,
          "the form says how many options may be selected, in its 'type'",
          hint: "delete 'limit'"
        ),
      ]
    )
  }
}
