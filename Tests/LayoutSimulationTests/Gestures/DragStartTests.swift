import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
import Testing

/// Where a drag that selects starts, and what is said where none does.
@Suite struct DragStartTests {
  private func read(
    _ selection: String,
    _ steps: String,
    table: String = "{rows: 20, row-height: 44}",
    device: String = "iPhone SE (3rd generation)",
    direction: String = "left-to-right"
  ) -> (scenario: Scenario?, diagnostics: [Diagnostic]) {
    let lines = steps.split(separator: "\n").map { "  - \($0)" }.joined(separator: "\n")
    let text = """
      layoutsim: 2
      name: starts
      scene:
        device: \(device)
        direction: \(direction)
        table: \(table)
      selection: \(selection)
      steps:
      \(lines)
      """
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "starts.sim.yaml")
    return (scenario, diagnostics)
  }

  @Test(
    arguments: ["iPhone SE (3rd generation)", "iPhone 16 Pro Max", "iPad Pro 11-inch (M4)"],
    ["left-to-right", "right-to-left"]
  )
  func `a place on the check marks is there on every device and in both directions`(
    device: String,
    direction: String
  ) throws {
    let (scenario, diagnostics) = read(
      "edit-column-pan",
      """
      press: row 2 on check mark
      move: {to: row 6 on check mark, within: 300ms}
      release
      expect: {selected: rows 2..6}
      press: top edge + 10 on check mark
      move: {to: row 3, within: 300ms}
      release
      expect: {selected: rows 0..6}
      """,
      table: "{rows: 20, row-height: 44, editing: true}",
      device: device,
      direction: direction
    )
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    let played = ScenarioPlayer.play(try #require(scenario))
    #expect(played.failures.map(\.message) == [])
  }

  @Test func `a table that is not edited has no check marks to come down on`() throws {
    let (scenario, _) = read("edit-column-pan", "press: row 2 on check mark")
    let played = ScenarioPlayer.play(try #require(scenario))
    let failure = try #require(played.failures.first)
    #expect(
      failure.message
        == "step 1: no check mark is on the screen at 'row 2 on check mark'"
    )
  }

  struct NoteRow: CustomTestStringConvertible {
    let testDescription: String
    var table = "{rows: 20, row-height: 44}"
    var press = "press: row 3"
    let note: String?
  }

  @Test(arguments: [
    NoteRow(
      testDescription: "strip-pan",
      table: "{rows: 20, row-height: 44, editing: true}",
      note: "a finger selects on the strip: 'row 3 on touchView'"
    ),
    NoteRow(
      testDescription: "long-press",
      note: "a finger selects once it rested on a row for 0.20 s: 'hold'"
    ),
    NoteRow(
      testDescription: "two-finger-pan",
      note: "two fingers select: '{at: row 3, fingers: 2}'"
    ),
    NoteRow(
      testDescription: "{starts-with: two-finger-pan, should-begin: false}",
      press: "press: {at: row 3, fingers: 2}",
      note: "the delegate does not let two fingers select: 'should-begin: false'"
    ),
    NoteRow(
      testDescription: "two-finger-pan",
      press: "enable: false\npress: {at: row 3, fingers: 2}",
      note: "what selects rows is off: 'enable: false'"
    ),
    NoteRow(
      testDescription: "two-finger-pan",
      table: "{rows: 20, row-height: 44, allows-multiple-selection-during-editing: false}",
      press: "press: {at: row 3, fingers: 2}",
      note: "the table does not allow multiple selection during editing"
    ),
    NoteRow(testDescription: "edit-column-pan", note: "the table is not in editing mode"),
    NoteRow(
      testDescription: "edit-column-pan",
      table: "{rows: 20, row-height: 44, editing: true}",
      note: "a finger selects over the check marks: 'row 3 on check mark'"
    ),
    NoteRow(
      testDescription: "edit-column-pan",
      table: "{rows: 20, row-height: 44, editing: true}",
      press: "press: row 3 on check mark",
      note: nil
    ),
  ])
  func `where no drag began a wrong selection says why`(_ row: NoteRow) throws {
    let (scenario, diagnostics) = read(
      row.testDescription,
      "\(row.press)\nmove: {to: row 6, within: 300ms}\nexpect: {selected: row 19}",
      table: row.table
    )
    // A table that is never in editing mode is warned of in the file already.
    let isTold = row.note == "the table is not in editing mode"
    #expect(diagnostics.map(\.code) == (isTold ? ["no-effect"] : []))
    let played = ScenarioPlayer.play(try #require(scenario))
    let notes = try #require(played.failures.first).notes.map(\.message)
    #expect(
      notes.first { $0.hasPrefix("no drag began: ") } == row.note.map { "no drag began: \($0)" }
    )
  }

  @Test(arguments: [
    ("edit-screen: true", "selection: edit-column-pan"),
    ("overlay: none", "selection: long-press"),
  ])
  func `a scene without any drag that selects says so once in a step`(
    scene: String,
    selection: String
  ) throws {
    let steps = """
      press: row 3 on check mark
      move: {to: row 6, within: 300ms}
      expect: {editing: false, selected-count: 4, selected: rows 3..6}
      """
    let played = ScenarioPlayer.play(
      try scenario(steps, table: "{rows: 20, row-height: 44, editing: true}", scene: scene)
    )
    #expect(
      played.failures.map { $0.notes.map(\.message) } == [
        [], ["no drag began: the scene says nothing of drags that select, such as '\(selection)'"],
        ["not selected: rows 3..6"],
      ]
    )
  }

  @Test func `a drag on the strip needs the strip`() {
    let text = """
      layoutsim: 2
      name: no strip
      scene:
        table: {rows: 20}
        overlay: none
      selection: strip-pan
      """
    let (_, diagnostics) = SceneReader.read(text: text, file: "strip.sim.yaml")
    #expect(
      diagnostics.map(\.message)
        == ["'strip-pan' needs the strip, which 'overlay: none' takes away"]
    )
    #expect(diagnostics.first?.hint == "delete 'overlay: none'")
  }

  @Test func `a row below the safe area is not told to be on the screen`() throws {
    let played = ScenarioPlayer.play(
      try scenario("tap: row 17", table: "{rows: 30, row-height: 44}", scene: "overlay: none")
    )
    let failure = try #require(played.failures.first)
    #expect(failure.message == "step 1: row 17 is not on the screen")
    #expect(
      failure.hint
        == "on the screen are row 0 to row 16; scroll the table first, as 'row 17, scrolled into view' does before a finger goes down"
    )
  }

  @Test(arguments: [
    ("by-depth", "the table scrolls while the finger is at 'bottom edge - 20' or 'top edge + 20'"),
    (
      "none",
      "scroll the table first, as 'row 19, scrolled into view' does before a finger goes down"
    ),
  ])
  func `a drag to a row off the screen is told how the table scrolls`(
    autoScroll: String,
    advice: String
  ) throws {
    let (scenario, _) = read(
      "{starts-with: long-press, auto-scroll: \(autoScroll)}",
      "press: row 3\nhold: 300ms\nmove: row 4\nmove: row 19"
    )
    let played = ScenarioPlayer.play(try #require(scenario))
    let failure = try #require(played.failures.first)
    #expect(failure.message == "step 4: row 19 is not on the screen")
    #expect(failure.hint?.hasSuffix("; \(advice)") == true)
  }

  @Test func `check marks that slide in take no touches yet`() throws {
    let (scenario, _) = read("edit-column-pan", "edit: true\npress: row 2 on check mark")
    let played = ScenarioPlayer.play(try #require(scenario))
    let failure = try #require(played.failures.first)
    #expect(
      failure.hint
        == "it is on its way and takes no touches yet; 'settle' waits until nothing moves"
    )
  }
}
