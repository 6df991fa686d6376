import LayoutScenes
import SelectionModel
import Testing

@Suite struct `Edit screens, and what is of a screen, in a file` {
  @Test func `an edit screen has Mail's titles, or its own`() throws {
    let plain = try scenario(file("  table: {rows: 9}\n  edit-screen: true")).scene
    #expect(plain.editScreen?.title(forCount: 3) == "Delete (3)")
    #expect(plain.editScreen?.title(forCount: 0) == "No Action")
    #expect(plain.editScreen?.editTitle == "Edit" && plain.editScreen?.cancelTitle == "Cancel")
    #expect(plain.editScreen?.performs == .delete && plain.editScreen?.endsEditing == true)
    #expect(plain.overlay == nil)
    let own = try scenario(
      file(
        """
          table: {rows: 9}
          overlay: scroll-and-select
          edit-screen: {edit: Choose, cancel: Done, action: "Move {count}", no-action: Move,
            performs: nothing, ends-editing: false}
        """
      )
    ).scene
    #expect(own.editScreen?.title(forCount: 12) == "Move 12")
    #expect(own.editScreen?.title(forCount: 0) == "Move")
    #expect(own.editScreen?.editTitle == "Choose" && own.editScreen?.cancelTitle == "Done")
    #expect(own.editScreen?.performs == .nothing && own.editScreen?.endsEditing == false)
    #expect(own.overlay?.isEnabled == true && own.overlay?.errata == [])
    #expect(try scenario(file("  table: {rows: 9}\n  edit-screen: false")).scene.editScreen == nil)
  }

  @Test func `no more rows are selected at the start than the limit allows`() {
    let limit = "selection: {starts-with: long-press, 1️⃣limit: {total: 3, per-section: 2}}"
    let sections = "{rows: 6, selected: [0, 1]}"
    expect(
      file("  table: {sections: [\(sections), \(sections)]}", after: limit),
      [Mistake(1, "4 rows are selected at the start, and the limit is 3")]
    )
    expect(
      file("  table: {sections: [{rows: 2}, {rows: 6, selected: \"1..3\"}]}", after: limit),
      [
        Mistake(
          1,
          "3 rows of section 1 are selected at the start, and the limit is 2",
          notes: ["the section is here"]
        )
      ]
    )
  }

  @Test func `a word of the action goes with the number`() throws {
    let words = try scenario(
      file("  table: {rows: 9}\n  edit-screen: {action: 'Share {count} {photo|photos}'}")
    ).scene.editScreen
    #expect(words?.title(forCount: 1) == "Share 1 photo")
    #expect(words?.title(forCount: 2) == "Share 2 photos")
    #expect(words?.title(forCount: 0) == "No Action")
    #expect(CountText(pattern: "{|all }{ {count} {it|them} }").text(of: 2) == "all { 2 them }")
    #expect(CountText(pattern: "{count").text(of: 2) == "{count")
    expect(
      file("  table: {rows: 9}\n  edit-screen: {action: 1️⃣'{count} {one|two|many}'}"),
      [
        Mistake(
          1,
          "'{one|two|many}' stands for nothing in 'action'",
          hint: "'{count}' stands for the number, and '{row|rows}' for a word that goes with it"
        )
      ]
    )
  }

  @Test func `a limit has minima too`() throws {
    let limit = "{total: 5, min: 2, per-section: 4, min-per-section: 1, when-full: skip}"
    let selection = "selection: {starts-with: long-press, limit: \(limit)}"
    let sections = "{sections: [{rows: 3}, {rows: 3}]}"
    #expect(
      try scenario(file("  table: \(sections)", after: selection)).scene.selection?.limit
        == SelectionLimit(total: 5, perSection: 4, min: 2, minPerSection: 1, whenFull: .skip)
    )
    let least = "selection: {starts-with: long-press, limit: {min: 2}}"
    #expect(
      try scenario(file("  table: \(sections)", after: least)).scene.selection?.limit
        == SelectionLimit(min: 2)
    )
  }

  @Test(arguments: [
    (
      "{1️⃣min: 3, 2️⃣total: 2}", "at least 3 rows must be selected but at most 2 may be",
      ["the maximum is here"]
    ),
    (
      "{1️⃣min-per-section: 2, 2️⃣per-section: 1}",
      "at least 2 rows must be selected but at most 1 may be", ["the maximum is here"]
    ),
    ("{1️⃣min: 7}", "at least 7 rows must be selected but there are 6", []),
    (
      "{min: 1, 1️⃣min-per-section: 3}", "at least 3 rows of section 1 must be selected but it has 2",
      []
    ),
    (
      "{1️⃣min-per-section: 2, total: 3}", "at least 4 rows must be selected but at most 3 may be",
      []
    ),
    (
      "{1️⃣min: 3, per-section: 1}", "at least 3 rows must be selected but at most 2 may be", []
    ),
  ])
  func `minima that cannot be met are mistakes`(limit: String, message: String, notes: [String]) {
    let limit = limit.replacing("2️⃣", with: "")
    expect(
      file(
        "  table: {sections: [{rows: 4}, {rows: 2}]}",
        after: "selection: {starts-with: long-press, limit: \(limit)}"
      ),
      [Mistake(1, message, notes: notes)]
    )
  }

  @Test func `a minimum alone is never full, and what falls short is of a minimum`() {
    expect(
      file(
        "  table: {rows: 4}",
        after: "selection: {starts-with: long-press, limit: {min: 1, 1️⃣when-full: skip}}"
      ),
      [
        Mistake(
          1,
          "'when-full' does nothing without 'total' or 'per-section'",
          hint: "delete it: a minimum refuses nothing"
        )
      ]
    )
    expect(
      file(
        "  table: {rows: 4}",
        after: "selection: {starts-with: long-press, limit: {total: 1}}",
        steps: "  - expect: {1️⃣shortcomings: none}"
      ),
      [
        Mistake(
          1,
          "'shortcomings' is of the minima of a limit, or of a form, and this scene has none",
          hint: "write 'min' or 'min-per-section' in the 'limit' of 'selection'"
        )
      ]
    )
  }

  @Test func `an edit screen needs bars, and the toolbar for itself`() {
    expect(
      file("  table: {rows: 3}\n  1️⃣edit-screen: true\n  controller: plain-view"),
      [
        Mistake(
          1,
          "'edit-screen' has no bar to stand in without a navigation controller",
          hint: "write 'controller: navigation', or delete 'edit-screen'"
        )
      ]
    )
    expect(
      file(
        "  table: {rows: 3}\n  edit-screen: {action: 'Delete 1️⃣{cuont}'}"
          .replacing("'Delete 1️⃣{cuont}'", with: "1️⃣'Delete {cuont}'")
          + "\n  2️⃣toolbar: true"
      ),
      [
        Mistake(1, "'{cuont}' stands for nothing in 'action'", hint: "write '{count}'"),
        Mistake(2, "'edit-screen' has the toolbar for itself", hint: "delete 'toolbar'"),
      ]
    )
  }

  @Test func `steps and expectations are of their screens`() {
    expect(
      file(
        "  table: {rows: 3}",
        steps: """
            - 1️⃣request-dismissal
            - expect: {2️⃣action: none, 3️⃣keys: none}
          """
      ),
      [
        Mistake(
          1,
          "'request-dismissal' is for a form, and this scene has none",
          hint: "write 'form:' in the scene"
        ),
        Mistake(
          2,
          "'action' is of 'edit-screen', and this scene has none",
          hint: "write 'edit-screen:' in the scene"
        ),
        Mistake(
          3,
          "'keys' is of 'form', and this scene has none",
          hint: "write 'form:' in the scene"
        ),
      ]
    )
    expect(
      file(
        "  form: {options: {a: A, bee: B}}",
        steps: "  - expect: {keys: [1️⃣be], requested: 2️⃣dismisal}"
      ),
      [
        Mistake(1, "no option has the key 'be'", hint: "write 'bee'"),
        Mistake(
          2,
          "'requested' is one of 'none', 'dismissal', 'cancel', not 'dismisal'",
          hint: "write 'dismissal'"
        ),
      ]
    )
  }

  @Test(arguments: ["button Edit", "button 'Edit'", "button   Edit "])
  func `a button is a place by its title`(_ text: String) throws {
    let scene = "  table: {rows: 3}\n  edit-screen: true"
    let scenario = try scenario(file(scene, steps: "  - tap: \"\(text)\""))
    guard case .tap(let target) = scenario.steps[0].action else {
      Issue.record("\(scenario.steps)")
      return
    }
    #expect(target.place.anchor == .button("Edit"))
    #expect(target.place.description == "button 'Edit'")
  }
}
