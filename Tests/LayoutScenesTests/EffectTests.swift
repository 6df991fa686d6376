import LayoutDiagnostics
import LayoutScenes
import Testing

/// Keys that others of the same scenario take the effect from, each with a warning at its place.
@Suite struct `A key without effect beside others` {
  private struct Row: CustomTestStringConvertible {
    let text: String
    let message: String
    let hint: String

    var testDescription: String { text }

    init(_ text: String, _ message: String, _ hint: String) {
      (self.text, self.message, self.hint) = (text, message, hint)
    }
  }

  private static func wholeScenario(_ scene: String, _ rest: String) -> String {
    "layoutsim: 2\nname: a\nscene:\n  \(scene.replacing("\n", with: "\n  "))\n\(rest)"
  }

  private static let still = "the table does not scroll"
  private static let unscrolled = "delete it, or 'scroll-enabled: false'"
  private static let edited = "write 'editing: true' in the table, or a step 'edit: true'"
  private static let sideways = "delete it, or 'orientation: landscape'"

  private static let hidden = "a row that is 0 high is not there: nothing of it is seen or touched"
  private static let shown = "leave the height out for that of the others, or leave the row out"

  private static let inScenes = [
    Row("table: {rows: 3, row-height: 1️⃣0}", hidden, shown),
    Row("table: {rows: 3, row-height: [44, 1️⃣0]}", hidden, shown),
    Row("table: {rows: [A, {text: B, height: 1️⃣0}]}", hidden, shown),
    Row(
      "title-segments: [A, B]\n1️⃣title: C\ntable: {rows: 3}",
      "'title' has no effect: 'title-segments' stands in the place of the title",
      "delete it"
    ),
    Row(
      "title-segments: [A, B]\n1️⃣large-title: true\ntable: {rows: 3}",
      "'large-title' has no effect: 'title-segments' stands in the place of the title",
      "delete it"
    ),
    Row(
      "device: iPhone 17 Pro\nsearch: {1️⃣hides-when-scrolling: false}\ntable: {rows: 3}",
      "'hides-when-scrolling' has no effect: the search bar is at the bottom of this phone, and stays there",
      "delete it, or write 'placement: stacked'"
    ),
    Row(
      "presentation: page-sheet\nbelow: {title: A, 1️⃣text: B}\ntable: {rows: 3}",
      "'text' has no effect: that screen has no rows",
      "write 'rows: 20' beside it"
    ),
    Row(
      "presentation: full-screen\n1️⃣below: {title: A}\ntable: {rows: 3}",
      "'below' has no effect: 'presentation: full-screen' is over all of it",
      "write 'presentation: page-sheet'"
    ),
    Row(
      "orientation: landscape\npresentation: page-sheet\n1️⃣detent: medium\ntable: {rows: 3}",
      "'detent' has no effect: on phones held sideways the screen is over all of the other one",
      sideways
    ),
    Row(
      "orientation: landscape\n1️⃣large-title: true\ntable: {rows: 3}",
      "'large-title' has no effect: titles are small on phones held sideways",
      sideways
    ),
    Row(
      "orientation: landscape\n1️⃣prompt: A\ntable: {rows: 3}",
      "'prompt' has no effect: bars of phones held sideways show none",
      sideways
    ),
    Row(
      "right-items: [{image: trash, 1️⃣done: true}]\ntable: {rows: 3}",
      "'done' has no effect: the picture stands in place of the title, whose letters it is about",
      "delete it"
    ),
    Row(
      "show: 1️⃣[touch-view]\ntable: {rows: 3}",
      "'touch-view' shows nothing: no overlay lies over the table",
      "write 'overlay: scroll-and-select', or delete it here"
    ),
    Row(
      "table: {rows: 3, scroll-enabled: false, 1️⃣paging-enabled: true}",
      "'paging-enabled' has no effect: \(still)",
      unscrolled
    ),
    Row(
      "table: {rows: 3, scroll-enabled: false, 1️⃣refresh: true}",
      "'refresh' has no effect: \(still)",
      unscrolled
    ),
    Row(
      "search: true\ntable: {rows: 3, scroll-enabled: false, 1️⃣keyboard-dismissal: on-drag}",
      "'keyboard-dismissal' has no effect: \(still)",
      unscrolled
    ),
    Row(
      "table: {rows: 3, 1️⃣keyboard-dismissal: on-drag}",
      "'keyboard-dismissal' has no effect: nothing on this screen gets the keyboard",
      "write 'search: true', or a 'text-field' or a 'text-view' somewhere"
    ),
    Row(
      "table: {rows: 3, 1️⃣index: automatic}",
      "'index' has no effect: no section has a 'title'",
      "write titles into the sections, or a list such as [A, B, C] here"
    ),
    Row(
      "table: {rows: 3, 1️⃣index: []}",
      "'index' has no effect: the list has no titles",
      "delete it"
    ),
    Row(
      "table: {rows: 3, cells: {1️⃣a: {views: [{label: B, name: c}]}}}",
      "no row has the cell 'a'",
      "write 'cell: a' in the table, a section or a row, or delete it"
    ),
    Row(
      "table: {sections: [{rows: 3, 1️⃣title: A, header-view: B}]}",
      "'title' has no effect: 'header-view' stands in its place",
      "delete it"
    ),
    Row(
      "table: {sections: [{rows: 3, 1️⃣footer: A, footer-view: B}]}",
      "'footer' has no effect: 'footer-view' stands in its place",
      "delete it"
    ),
    Row(
      "table: {1️⃣allows-multiple-selection: false, sections: [{rows: 3, selected: [0, 2]}]}",
      "of the 2 rows that are selected at the start one stays, as this is false",
      "write 'allows-multiple-selection: true', or select one row"
    ),
    Row(
      "edit-screen: true\ntable: {rows: 3, 1️⃣allows-multiple-selection-during-editing: false}",
      "'allows-multiple-selection-during-editing' has no effect: 'edit-screen' lets several rows be selected",
      "delete it"
    ),
    Row(
      "table: {sections: [{rows: 3, uneditable: [1..2], 1️⃣deletable: [1, 2]}]}",
      "'deletable' has no effect: row 1 of the section is 'uneditable'",
      "delete one of the two"
    ),
    Row(
      "table: {sections: [{rows: 3, uneditable: all, 1️⃣trailing-actions: [A]}]}",
      "'trailing-actions' has no effect: all rows of the section are 'uneditable'",
      "delete one of the two"
    ),
    Row(
      "table: {sections: [{rows: 3, 1️⃣movable: all}]}",
      "'movable' has no effect: rows are moved in editing mode",
      edited
    ),
    Row(
      "table: {rows: [A, {text: B, 1️⃣movable: true}]}",
      "'movable' has no effect: rows are moved in editing mode",
      edited
    ),
    Row(
      "table: {editing: true, sections: [{rows: 3, 1️⃣leading-actions: [A]}]}",
      "'leading-actions' has no effect: in editing mode a swipe uncovers nothing",
      "write a step 'edit: false', or delete it"
    ),
    Row(
      "table: {editing: true, sections: [{rows: 3, 1️⃣deletable: all}]}",
      "'deletable' has no effect: in editing mode rows have check marks in place of the minus",
      "write 'allows-multiple-selection-during-editing: false' in the table"
    ),
    Row(
      "form: {options: {a: A}, type: {section-max: 1}, 1️⃣alert: {title: B}}",
      "'alert' has no effect: without 'requires-selection: true' every selection is taken",
      "write 'requires-selection: true'"
    ),
    Row(
      "form: {options: {a: A}, type: {1️⃣min: 1}}",
      "'min' has no effect: without 'requires-selection: true' no minimum holds",
      "write 'requires-selection: true' beside 'type'"
    ),
    Row(
      "form: {options: {a: A}, type: {max: 1}, 1️⃣requires-selection: true}",
      "'requires-selection' has no effect: 'type' has no minimum",
      "write a minimum into 'type'"
    ),
    Row(
      "form: {options: {a: A}, type: multiple, 1️⃣when-full: skip}",
      "'when-full' has no effect: there is room for all options",
      "write a maximum into 'type'"
    ),
    Row(
      "form: {options: {a: A}}\ntable: {1️⃣allows-multiple-selection: false}",
      "'allows-multiple-selection' has no effect: 'form' lets several rows be selected",
      "delete it"
    ),
    Row(
      "table: {rows: 3}\nstack: {views: [{box: [1, 1]}, {box: [1, 1], 1️⃣spacing-after: 3}]}",
      "'spacing-after' has no effect: no view comes after the last",
      "delete it"
    ),
    Row(
      "table: {rows: 3}\nstack: {views: [{views: [{box: [1, 1]}], 1️⃣hugging: 3}]}",
      "'hugging' has no effect: a view with 'views' asks for no size",
      "delete it"
    ),
    Row(
      "table: {rows: 3}\nstack: {views: [{image: {shape: circle, color: red}, 1️⃣color: blue}]}",
      "'color' has no effect: 'image' has a color of its own",
      "delete one of the two"
    ),
  ]

  private static let ofViews = [
    Row(
      "table: {rows: 3, 1️⃣follows-readable-width: true}",
      "'follows-readable-width' has no effect: a screen 393 pt wide is readable all over",
      "delete it, or name a larger 'device'"
    ),
    Row(
      "table: {rows: 3, editing: true, 1️⃣accessory: disclosure}",
      "'accessory' has no effect: in editing mode cells show no accessory (UIKit's editingAccessoryType is none)",
      "write a step 'edit: false', or delete it"
    ),
    Row(
      "table: {sections: [{rows: [A, {text: B, 1️⃣accessory-view: {switch: on}}]}], editing: true}",
      "'accessory-view' has no effect: in editing mode cells show no accessory (UIKit's editingAccessoryType is none)",
      "write a step 'edit: false', or delete it"
    ),
    Row(
      "table: {rows: 3}\nstack: {views: [{label: A, 1️⃣corner-radius: 9}]}",
      "'corner-radius' has no effect: the view has no 'background'",
      "write 'background' beside it, or delete it"
    ),
    Row(
      "table: {rows: 3}\nstack: {views: [{image: star, 1️⃣corner-radius: 9}]}",
      "'corner-radius' has no effect: the view has no 'background'",
      "write 'background' beside it, or delete it"
    ),
  ]

  @Test(arguments: inScenes + ofViews)
  private func `is told with the reason`(_ row: Row) {
    let text = Self.wholeScenario(row.text, "steps: [{snapshot: a}]")
    expect(text, [Mistake(1, row.message, hint: row.hint)])
  }

  @Test func `is told of a way to select that needs editing mode`() {
    expect(
      Self.wholeScenario("table: {rows: 3}", "selection: 1️⃣edit-column-pan\nsteps: [{wait: 1s}]"),
      [
        Mistake(
          1,
          "'edit-column-pan' has no effect: the table is not in editing mode",
          hint: Self.edited
        )
      ]
    )
  }

  @Test(arguments: [
    ("title: A\nlarge-title: true\ntable: {rows: 3}", ""),
    (
      "device: iPhone 17 Pro\nsearch: {hides-when-scrolling: false, placement: stacked}\ntable: {rows: 3}",
      ""
    ),
    (
      "search: {hides-when-scrolling: false}\ntable: {rows: 3}",
      "matrix: {devices: [iPhone 17 Pro]}\n"
    ),
    (
      "orientation: landscape\nprompt: A\ntable: {rows: 3}",
      "matrix: {orientations: [portrait, landscape]}\n"
    ),
    ("device: iPhone 17 Pro\nright-items: [{image: trash, done: true}]\ntable: {rows: 3}", ""),
    ("overlay: scroll-and-select\nshow: [touch-view]\ntable: {rows: 3}", ""),
    ("show: [touch-view]\ntable: {rows: 3}", "selection: strip-pan\n"),
    ("table: {rows: 3, scroll-enabled: false, paging-enabled: false}", ""),
    (
      "table: {rows: 3, keyboard-dismissal: on-drag, accessory-view: {text-field: '', width: 90}}",
      ""
    ),
    ("table: {index: automatic, sections: [{title: A, rows: 3}]}", ""),
    ("device: iPad (10th generation)\ntable: {rows: 3, follows-readable-width: true}", ""),
    ("table: {rows: 3, follows-readable-width: true}", "matrix: {devices: [pads]}\n"),
    ("orientation: landscape\ntable: {rows: 3, follows-readable-width: true}", ""),
    ("table: {rows: 3, accessory: disclosure}", ""),
    ("table: {rows: 3, editing: true, accessory: none}", ""),
    ("table: {rows: 3, editing: true, uneditable: [1], accessory: disclosure}", ""),
    ("edit-screen: true\ntable: {rows: 3, accessory: disclosure}", ""),
    ("table: {rows: 3}\nstack: {views: [{label: A, background: red, corner-radius: 9}]}", ""),
    ("table: {rows: 3}\nstack: {views: [{box: [9, 9], corner-radius: 4}]}", ""),
    (
      "table: {sections: [{rows: 3, title: A, footer: B, header-view: {views: [{button: '{footer} {title}', name: a}], constraints: [a.top == superview.top, a.leading == superview.leading, a.bottom == superview.bottom]}, footer-view: C}]}",
      ""
    ),
    ("table: {index: automatic, sections: [{title: A, header-view: B, rows: 3}]}", ""),
    (
      "table: {cells: {a: {views: [{label: B, name: c}]}}, sections: [{cell: [none, a], rows: 3}]}",
      ""
    ),
    ("table: {allows-multiple-selection: false, sections: [{rows: 3, selected: [0]}]}", ""),
    ("table: {sections: [{rows: 3, uneditable: [1], deletable: all}]}", ""),
    ("table: {editing: true, sections: [{rows: 3, movable: all}]}", ""),
    ("edit-screen: true\ntable: {sections: [{rows: 3, movable: all, trailing-actions: [A]}]}", ""),
    ("table: {sections: [{rows: 3, movable: all}]}", "selection: two-finger-pan\n"),
    ("form: {options: {a: A}, requires-selection: true, alert: {title: A}}", ""),
    ("form: {options: {a: A}, type: {min: 0, max: 1}, when-full: skip}", ""),
    ("table: {rows: 3}\nstack: {views: [{box: [1, 1], spacing-after: 3}, {box: [1, 1]}]}", ""),
  ])
  func `is not told where it has one`(_ scene: String, _ rest: String) {
    expect(Self.wholeScenario(scene, rest + "steps: [{snapshot: a}]"), [])
  }

  @Test func `is not told where a step changes the mode`() {
    let scene = "table: {sections: [{rows: 3, movable: all}]}"
    let steps = "define: {a: [{edit: true}]}\nsteps: [{use: a}]"
    expect(Self.wholeScenario(scene, steps), [])
  }

  @Test func `is not told beside mistakes`() {
    expect(
      Self.wholeScenario("table: {rows: 3, keyboard-dismissal: on-drag}\n1️⃣titel: A", "steps: []"),
      [Mistake(1, "'titel' is not a key of 'scene'", hint: "write 'title'")]
    )
  }

  @Test func `is not told of what a base says for other files`() {
    let folder = SceneFolder(texts: [
      "base.yaml": "layoutsim: 2\nscene: {title: A, table: {rows: 3}}",
      "a.sim.yaml":
        "layoutsim: 2\nname: a\nbase: base.yaml\nscene: {title-segments: [B]}\nsteps: [{snapshot: a}]",
    ])
    #expect(folder.mistakes(of: "a.sim.yaml") == [])
  }
}
