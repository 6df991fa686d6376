import Foundation
import LayoutDiagnostics
import LayoutScenes
import Testing

@Suite struct `How rows are selected` {
  /// A scenario with something after `selection:`, in one line.
  private static func file(_ selection: String) -> String {
    """
    layoutsim: 2
    name: a test
    scene: {table: {rows: 30}}
    selection: \(selection)
    """
  }

  @Test func `a long press has UIKit's two settings`() throws {
    let words =
      "{starts-with: long-press, minimum-press-duration: 500ms, allowable-movement: 10}"
    let selection = try #require(scenario(Self.file(words)).scene.selection)
    #expect(selection.mode == .longPressAndDrag)
    #expect(selection.minimumPressDuration == .milliseconds(500))
    #expect(selection.allowableMovement == 10)
    let own = try #require(scenario(Self.file("long-press")).scene.selection)
    #expect(own.minimumPressDuration == nil)
    #expect(own.allowableMovement == nil)
  }

  @Test(arguments: [
    MistakeRow(
      "the word for the duration that people use",
      "{starts-with: long-press, 1️⃣minimum-duration: 500ms}",
      "'minimum-duration' is not a key of 'selection'",
      hint: "write 'minimum-press-duration'"
    ),
    MistakeRow(
      "a duration without a unit",
      "{starts-with: long-press, minimum-press-duration: 1️⃣0.5}",
      "'minimum-press-duration' is a time with a unit, such as 400ms or 2s, not '0.5'",
      hint: "write 0.5s or 0.5ms"
    ),
    MistakeRow(
      "a movement below zero",
      "{starts-with: long-press, allowable-movement: 1️⃣-1}",
      "'allowable-movement' is a number of points from 0 to 1000000, not '-1'"
    ),
    MistakeRow(
      "a press that is none",
      "{starts-with: two-finger-pan, 1️⃣allowable-movement: 10}",
      "'allowable-movement' is not for 'two-finger-pan'",
      hint: "delete it: it is about 'long-press'"
    ),
    MistakeRow(
      "an answer that nobody asks for",
      "{starts-with: long-press, 1️⃣should-begin: false}",
      "'should-begin' is not for 'long-press'",
      hint: "delete it: only 'two-finger-pan' asks the delegate"
    ),
    MistakeRow(
      "UIKit's name of the answer",
      "{starts-with: two-finger-pan, 1️⃣shouldBeginMultipleSelectionInteractionAt: false}",
      "'shouldBeginMultipleSelectionInteractionAt' is not a key of 'selection'",
      hint: "write 'should-begin'"
    ),
    MistakeRow(
      "a zone below zero",
      "{starts-with: long-press, auto-scroll-zone: 1️⃣-5}",
      "'auto-scroll-zone' is a number of points from 0 to 1000000, not '-5'"
    ),
    MistakeRow(
      "a zone without scrolling",
      "{starts-with: long-press, auto-scroll: none, 1️⃣auto-scroll-zone: 30}",
      "'auto-scroll-zone' does nothing with 'auto-scroll: none'",
      hint: "delete one of them"
    ),
    MistakeRow(
      "sections and a strip",
      "{starts-with: strip-pan, 1️⃣crosses-sections: false}",
      "'crosses-sections' is not for 'strip-pan'",
      hint: "delete it: a strip selects in all sections"
    ),
    MistakeRow(
      "scrolling and a strip",
      "{starts-with: strip-pan, 1️⃣auto-scroll: 20}",
      "'auto-scroll' is not for 'strip-pan'",
      hint: "say how the strip scrolls in 'overlay'"
    ),
    MistakeRow(
      "a limit that is a number",
      "{starts-with: long-press, limit: 1️⃣3}",
      "'limit' is a map such as {total: 3}, not '3'",
      hint: "write {total: 3}"
    ),
    MistakeRow(
      "a limit without a number",
      "{starts-with: long-press, limit: {1️⃣when-full: skip}}",
      "the limit says no number",
      hint: "write 'total' or 'per-section' and a number, or delete 'limit'"
    ),
    MistakeRow(
      "a limit with nothing in it",
      "{starts-with: long-press, limit: 1️⃣{}}",
      "the limit says no number",
      hint: "write 'total' or 'per-section' and a number, or delete 'limit'"
    ),
  ])
  func `a wrong selection is shown where it is wrong`(_ row: MistakeRow) {
    expect(Self.file(row.text), [row.mistake])
  }

  @Test func `a wrong start keeps no other mistake back`() {
    expect(
      Self.file("{passes: 1️⃣rang, turning-back: 2️⃣restor, starts-with: 3️⃣longpress}"),
      [
        Mistake(1, "'passes' is one of 'range', 'path', not 'rang'", hint: "write 'range'"),
        Mistake(
          2,
          "'turning-back' is one of 'flip', 'shrink', 'restore', not 'restor'",
          hint: "write 'restore'"
        ),
        Mistake(
          3,
          "'starts-with' is one of 'strip-pan', 'long-press', 'two-finger-pan', 'edit-column-pan',"
            + " not 'longpress'",
          hint: "write 'long-press'"
        ),
      ]
    )
  }

  @Test(arguments: [
    ("selection", "layoutsim: 2\nname: x\nscene: {table: {rows: 1}}\n1️⃣selection:"),
    ("scene", "layoutsim: 2\nname: x\n1️⃣scene:"),
    ("overlay", "layoutsim: 2\nname: x\nscene:\n  table: {rows: 1}\n  1️⃣overlay:"),
    ("table", "layoutsim: 2\nname: x\nscene:\n  1️⃣table:"),
    ("sections", "layoutsim: 2\nname: x\nscene:\n  table:\n    1️⃣sections:"),
    ("stack", "layoutsim: 2\nname: x\nscene:\n  1️⃣stack:"),
    ("pictures", "layoutsim: 2\nname: x\nscene: {table: {rows: 1}}\n1️⃣pictures:"),
    ("steps", "layoutsim: 2\nname: x\nscene: {table: {rows: 1}}\n1️⃣steps:"),
    ("expect", "layoutsim: 2\nname: x\nscene: {table: {rows: 1}}\nsteps:\n- 1️⃣expect:"),
    ("fling", "layoutsim: 2\nname: x\nscene: {table: {rows: 1}}\nsteps:\n- 1️⃣fling:"),
    ("repeat", "layoutsim: 2\nname: x\nscene: {table: {rows: 1}}\nsteps:\n- 1️⃣repeat:"),
  ])
  func `a key with nothing after it is one mistake`(key: String, text: String) throws {
    let scenario = MarkedScenario(text)
    let (_, diagnostics) = SceneReader.read(text: scenario.text, file: "a.sim.yaml")
    #expect(diagnostics.map(\.message) == ["nothing stands after '\(key):'"])
    #expect(diagnostics.first?.mark.map { [$0.line, $0.column] } == scenario.places[1])
  }
}
