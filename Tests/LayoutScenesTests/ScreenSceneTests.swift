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
    #expect(own.overlay != nil)
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
