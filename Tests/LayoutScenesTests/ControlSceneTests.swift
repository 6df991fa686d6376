import Foundation
import LayoutDiagnostics
import LayoutScenes
import Testing

@Suite struct `Controls in a file` {
  private func file(_ view: String, steps: String = "  - wait: 1s") -> String {
    """
    layoutsim: 2
    name: a test
    scene:
      stack: {views: [\(view)]}
    steps:
    \(steps)
    """
  }

  struct ControlRow: CustomTestStringConvertible {
    let testDescription: String
    let control: ControlScene

    init(_ text: String, _ control: ControlScene) {
      testDescription = text
      self.control = control
    }
  }

  @Test(arguments: [
    ControlRow("{switch: on}", ControlScene(.switch(isOn: true))),
    ControlRow(
      "{switch: off, enabled: false, highlighted: true}",
      ControlScene(.switch(isOn: false), isEnabled: false, isHighlighted: true)
    ),
    ControlRow("{slider: 0.5}", ControlScene(.slider(0.5, in: 0...1))),
    ControlRow("{slider: -3, range: [-5, 5]}", ControlScene(.slider(-3, in: -5...5))),
    ControlRow("{stepper: 3}", ControlScene(.stepper(3, in: 0...100, step: 1))),
    ControlRow(
      "{stepper: 3, range: [1, 9], step: 0.5}",
      ControlScene(.stepper(3, in: 1...9, step: 0.5))
    ),
    ControlRow("{progress: 0.25}", ControlScene(.progress(0.25))),
    ControlRow("{activity-indicator: large}", ControlScene(.activityIndicator(.large))),
    ControlRow(
      "{text-field: '', placeholder: Name, border: none}",
      ControlScene(.textField("", placeholder: "Name", border: .none))
    ),
    ControlRow(
      "{text-view: Hello}",
      ControlScene(.textView("Hello", isEditable: true, scrolls: true))
    ),
    ControlRow(
      "{text-view: '', editable: false, scrolls: false}",
      ControlScene(.textView("", isEditable: false, scrolls: false))
    ),
    ControlRow("{button: Go}", ControlScene(.button("Go"))),
    ControlRow("{segments: [A, B]}", ControlScene(.segments(["A", "B"], selected: nil))),
    ControlRow(
      "{segments: [A, B], selected: 1}",
      ControlScene(.segments(["A", "B"], selected: 1))
    ),
  ])
  func `a control reads as it is written`(_ row: ControlRow) throws {
    let scene = try scenario(file(row.testDescription)).scene
    let mark = scene.stack?.views.first?.mark
    #expect(scene.stack?.views == [ViewScene(.control(row.control), mark: mark)])
    #expect(mark?.line == 4)
  }

  @Test(arguments: [
    MistakeRow(
      "a switch that is true",
      "{switch: 1️⃣true}",
      "'switch' is one of 'on', 'off', not 'true'",
      hint: "write 'on'"
    ),
    MistakeRow(
      "a value beyond the range",
      "{slider: 1️⃣12, range: [0, 10]}",
      "'slider' is a number from 0 to 10, not '12'"
    ),
    MistakeRow(
      "a range from high to low",
      "{stepper: 2, range: 1️⃣[9, 1]}",
      "'range' is two numbers such as [0, 10], the smaller one first, not [9, 1]"
    ),
    MistakeRow(
      "a range that is too wide",
      "{stepper: 2, range: 1️⃣[-100000000, 100000000]}",
      "the numbers of 'range' are from -1000000 to 1000000"
    ),
    MistakeRow(
      "a chosen segment that is not there",
      "{segments: [A, B], selected: 1️⃣2}",
      "'selected' is a whole number from 0 to 1, not '2'"
    ),
    MistakeRow(
      "no segments",
      "{segments: 1️⃣[]}",
      "'segments' is a list of at least one title, not an empty list"
    ),
    MistakeRow(
      "a key of another control",
      "{switch: on, 1️⃣range: [0, 1]}",
      "'range' is for 'slider', 'stepper', not for 'switch'",
      hint: "delete it"
    ),
    MistakeRow(
      "a tinted label",
      "{label: Hi, 1️⃣tint: red}",
      "'tint' is for controls, not for 'label'",
      hint: "delete it"
    ),
    MistakeRow(
      "UIKit's name",
      "{1️⃣UISlider: 0.5}",
      "'UISlider' is not a key of a view",
      hint: "write 'slider'"
    ),
  ])
  func `mistakes of a control are told in their place`(_ row: MistakeRow) {
    expect(file(row.text), [row.mistake])
  }

  @Test func `a row ends with a control that has a width, or is given one`() throws {
    func file(_ accessory: String) -> String {
      """
      layoutsim: 2
      name: a test
      scene:
        table: {rows: 2, \(accessory)}
      steps:
        - wait: 1s
      """
    }
    let scene = try scenario(file("accessory-view: {switch: on}")).scene
    #expect(scene.table.look.accessoryView?.values == [ControlScene(.switch(isOn: true))])
    expect(
      file("accessory-view: {1️⃣slider: 0.5}"),
      [
        Mistake(
          1,
          "'slider' has no width of its own, which an accessory view needs",
          hint: "add 'width: 120'"
        )
      ]
    )
    let wide = try scenario(file("accessory-view: {progress: 0.5, width: 120}")).scene
    #expect(wide.table.look.accessoryView?.values == [ControlScene(.progress(0.5), width: 120)])
    expect(
      file("accessory-view: {switch: on, 1️⃣width: 120}"),
      [
        Mistake(
          1,
          "'width' is for 'slider', 'progress', 'text-field', 'text-view', 'button', 'segments', not for 'switch'",
          hint: "delete it"
        )
      ]
    )
    expect(
      file("accessory: 1️⃣toggle"),
      [
        Mistake(
          1,
          "'accessory' is one of 'none', 'disclosure', 'detail-disclosure', 'checkmark', 'detail', not 'toggle'",
          hint: "write 'accessory-view: {switch: …}'"
        )
      ]
    )
    expect(
      file("accessory-view: {1️⃣date-picker: on}"),
      [
        Mistake(
          1,
          "pickers are not simulated",
          hint: "a choice among few is 'segments', one among many a 'form'"
        )
      ]
    )
    expect(
      file("accessory: disclosure, 1️⃣accessory-view: {switch: on}"),
      [
        Mistake(
          1,
          "a cell has 'accessory' or 'accessory-view', not both",
          notes: ["the other one is here"],
          hint: "delete one of them"
        )
      ]
    )
  }

  @Test(arguments: [
    MistakeRow(
      "a name that no control has",
      "{1️⃣wify: on}",
      "no control is named 'wify'",
      notes: ["the names are 'wifi', 'volume', 'period'"],
      hint: "write 'wifi'"
    ),
    MistakeRow(
      "a view without a value",
      "{1️⃣title: on}",
      "the view 'title' has no value",
      notes: ["the names are 'wifi', 'volume', 'period'"]
    ),
    MistakeRow(
      "a number for a switch",
      "{wifi: 1️⃣1}",
      "'wifi' is one of 'on', 'off', not '1'",
      hint: "write 'on'"
    ),
    MistakeRow(
      "a segment that is not there",
      "{period: 1️⃣Weak}",
      "'period' is one of 'Day', 'Week', 'none', not 'Weak'",
      hint: "write 'Week'"
    ),
  ])
  func `expected values are those of controls that are there`(_ row: MistakeRow) {
    let views =
      "{label: a, name: title}, {switch: on, name: wifi}, {slider: 0, name: volume},"
      + " {segments: [Day, Week], name: period}"
    expect(file(views, steps: "  - expect: {values: \(row.text)}"), [row.mistake])
  }

  @Test(arguments: [
    MistakeRow(
      "a control in a row",
      "tap: 1️⃣switch in row 0",
      "'switch' is not a place",
      hint: "write 'row 0 on accessory'"
    ),
    MistakeRow(
      "a control of a row that is scrolled to",
      "tap: 1️⃣toggle of row 2, scrolled into view",
      "'toggle' is not a place",
      hint: "write 'row 2 on accessory, scrolled into view'"
    ),
    MistakeRow(
      "the accessory view after the row",
      "tap: row 0 1️⃣accessory view",
      "'accessory view' cannot stand after a place",
      hint: "write 'row 0 on accessory'"
    ),
    MistakeRow(
      "a row on its control",
      "tap: row 0 on 1️⃣stepper",
      "no view is named 'stepper'",
      hint: "write 'row 0 on accessory'"
    ),
    MistakeRow(
      "a view without the word",
      "tap: 1️⃣field",
      "'field' is not a place",
      hint: "write 'view field'"
    ),
    MistakeRow(
      "a field without the word",
      "focus: 1️⃣field",
      "'field' is not a place",
      hint: "write 'view field'"
    ),
    MistakeRow(
      "a named control without its row",
      "tap: 1️⃣wifi",
      "'wifi' is not a place",
      hint: "write 'view wifi in row 0'"
    ),
    MistakeRow(
      "a named control with its row",
      "tap: 1️⃣wifi in row 2",
      "'wifi' is not a place",
      hint: "write 'view wifi in row 2'"
    ),
    MistakeRow(
      "a part of a row as a view",
      "tap: 1️⃣view reorder in row 1",
      "no view of a cell is named 'reorder'",
      notes: ["the names are 'wifi'"],
      hint: "write 'row 1 on reorder control'"
    ),
    MistakeRow(
      "a row on a named control",
      "tap: row 2 on 1️⃣wifi",
      "no view is named 'wifi'",
      hint: "write 'view wifi in row 2'"
    ),
    MistakeRow(
      "a control without its row",
      "tap: 1️⃣switch",
      "'switch' is not a place",
      hint: "write 'row 0 on accessory'"
    ),
    MistakeRow(
      "a share of a view without the word",
      "tap: 80 %, 50 % of 1️⃣field",
      "'field' has no shares",
      hint: "write '80 %, 50 % of view field'"
    ),
    MistakeRow(
      "a share of nothing",
      "tap: 80 %, 50 % of view1️⃣",
      "the name of the view is missing here",
      hint: "write 'of view wifi'"
    ),
    MistakeRow(
      "a value of a control in a row",
      "expect: {values: {1️⃣switch in row 0: on}}",
      "no control is named 'switch in row 0'",
      hint: "write 'accessory in row 0'"
    ),
    MistakeRow(
      "a value of a control without its row",
      "expect: {values: {1️⃣wifi: on}}",
      "no control is named 'wifi'",
      hint: "write 'wifi in row 0'"
    ),
    MistakeRow(
      "a value of a control misspelt",
      "expect: {values: {1️⃣wify in row 0: on}}",
      "no control is named 'wify in row 0'",
      notes: ["the names are 'wifi in row 0', 'accessory in row 0'"],
      hint: "write 'wifi in row 0'"
    ),
    MistakeRow(
      "the place of a control in a row",
      "expect: {frames: {1️⃣toggle in row 0: {width: 51}}}",
      "no view of a cell is named 'toggle'",
      notes: ["the names are 'wifi'"],
      hint: "write 'accessory in row 0'"
    ),
    MistakeRow(
      "the place of a row that is not there",
      "expect: {frames: {1️⃣row 9: {height: 44}}}",
      "the table has no row 9",
      notes: ["it has 3 rows, counted from 0"]
    ),
    MistakeRow(
      "the place of a bar that is not there",
      "expect: {frames: {1️⃣tabBar: {height: 83}}}",
      "this scene has no 'tabBar'",
      notes: ["the scene has no 'tab-bar'"]
    ),
  ])
  func `what is meant by words for controls at the end of rows is told`(_ row: MistakeRow) {
    let text = """
      layoutsim: 2
      name: a test
      scene:
        table: {rows: 3, accessory-view: {switch: on, name: wifi}}
        stack: {views: [{text-field: a, name: field}]}
      steps:
        - \(row.text)
      """
    expect(text, [row.mistake])
  }

  @Test func `a place on a view of the stack needs its name`() throws {
    let steps = try scenario(file("{switch: on, name: wifi}", steps: "  - tap: view wifi")).steps
    guard case .tap(let target) = steps.first?.action else {
      Issue.record("\(steps) do not tap")
      return
    }
    #expect(target.place.anchor == .stackView("wifi"))
    expect(
      file("{switch: on, name: wifi}", steps: "  - tap: 1️⃣view wify"),
      [
        Mistake(
          1,
          "no view is named 'wify'",
          notes: ["the names are 'stack', 'wifi'"],
          hint: "write 'view wifi'"
        )
      ]
    )
    expect(
      file("{switch: on}", steps: "  - tap: view1️⃣"),
      [
        Mistake(
          1,
          "the name of the view is missing here",
          hint: "write 'view wifi'"
        )
      ]
    )
  }
}
