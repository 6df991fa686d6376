import LayoutInteraction
import LayoutScenes
import LayoutSimulation
import LayoutViews
import Testing

/// What the trace says of rows, editing mode, swipes, controls and the delegate of the table.
@Suite struct TraceTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    var table = "{rows: 10, row-height: 44, allows-multiple-selection: false}"
    let steps: String
    let kinds: Set<EventLog.Kind>
    let lines: [String]
  }

  private static let swiped = """
    press: "360, 300"
    move: {to: "20, 300", within: 300ms}
    release
    settle
    """

  @Test(arguments: [
    Row(
      testDescription: "rows that come, go and are asked for anew",
      steps: """
        insert: [row 0, rows 3..4]
        delete: [row 1, row 5, rows 7..8]
        reload: row 7
        """,
      kinds: [.lifecycle],
      lines: [
        "row 0 and rows 3..4 inserted", "row 1, row 5 and rows 7..8 deleted", "row 7 reloaded",
      ]
    ),
    Row(
      testDescription: "many rows in several sections",
      table: "{sections: [{rows: 10}, {rows: 8}]}",
      steps: "delete: [row 0/0, row 0/2, row 0/4, row 0/6, rows 0/8..9, rows 1/0..2, row 1/5]",
      kinds: [.lifecycle],
      lines: ["row 0/0, row 0/2, row 0/4, row 0/6, rows 0/8..9 and 4 more deleted"]
    ),
    Row(
      testDescription: "sections that come and go, empty ones too",
      table: "{sections: [{rows: 2}, {rows: 0}, {rows: 3}, {rows: 1}]}",
      steps: """
        delete: {sections: section 1}
        insert: {sections: [section 0, section 2], content: {rows: 2}}
        delete: {sections: sections 0..1}
        move-section: {from: section 1, to: section 0}
        """,
      kinds: [.lifecycle],
      lines: [
        "section 1 deleted", "section 0 inserted", "section 2 inserted",
        "rows 0/0..1 and rows 2/0..1 inserted", "sections 0..1 deleted",
        "rows 0/0..1 and rows 1/0..1 deleted", "section 1 moved to section 0",
      ]
    ),
    Row(
      testDescription: "a tap on a row",
      table: "{row-height: 44, allows-multiple-selection: false,"
        + " sections: [{rows: 10, selected: [1]}]}",
      steps: "tap: row 3",
      kinds: [.delegate, .selection],
      lines: [
        "didHighlightRowAt row 3", "didUnhighlightRowAt row 3", "willSelectRowAt row 3",
        "willDeselectRowAt row 1", "row 1 deselected", "didDeselectRowAt row 1",
        "row 3 selected", "didSelectRowAt row 3",
      ]
    ),
    Row(
      testDescription: "a swipe over the whole row that deletes it",
      table: "{row-height: 44, sections: [{rows: 10, deletable: all}]}",
      steps: Self.swiped,
      kinds: [.delegate, .lifecycle],
      lines: [
        "willBeginEditingRowAt row 4", "action 'Delete' of row 4", "commit delete forRowAt row 4",
        "didEndEditingRowAt row 4", "row 4 deleted",
      ]
    ),
    Row(
      testDescription: "a swipe over the whole row with an action of its own",
      table: "{row-height: 44, sections: [{rows: 10, trailing-actions: [Flag]}]}",
      steps: Self.swiped,
      kinds: [.delegate, .lifecycle],
      lines: [
        "willBeginEditingRowAt row 4", "action 'Flag' of row 4", "didEndEditingRowAt row 4",
      ]
    ),
    Row(
      testDescription: "editing mode takes the selection away and brings it back",
      table: "{row-height: 44, allows-multiple-selection-during-editing: false,"
        + " allows-multiple-selection: false, sections: [{rows: 10, selected: [1]}]}",
      steps: "edit: true\nsettle\nedit: false\nsettle",
      kinds: [.selection, .lifecycle],
      lines: [
        "editing began", "row 1 deselected: editing began", "editing ended",
        "row 1 selected again: editing ended",
      ]
    ),
    Row(
      testDescription: "selected rows that are asked for anew",
      table: "{row-height: 44, sections: [{rows: 10, selected: [1, 4..6, 8]}]}",
      steps: "reload: [row 1, row 3, rows 5..6]",
      kinds: [.selection, .lifecycle],
      lines: [
        "row 1, row 3 and rows 5..6 reloaded",
        "row 1 and rows 5..6 deselected: loaded anew",
      ]
    ),
    Row(
      testDescription: "a row that is moved to where the table scrolls",
      table: "{row-height: 44, sections: [{rows: 18, movable: all}]}",
      steps: """
        edit: true
        settle
        press: "375, 190"
        move: {to: "375, 840", within: 100ms}
        hold: 1s
        release
        settle
        """,
      kinds: [.scroll],
      lines: ["-87.67", "-77.67", "-67.67", "-57.67", "-47.67", "-37.67", "-27.67", "-26"].map {
        "tableView at (0, \($0))"
      }
    ),
    Row(
      testDescription: "a row that is moved",
      table: "{row-height: 44, sections: [{rows: 10, movable: all}]}",
      steps: """
        edit: true
        settle
        press: row 2 on reorder control
        hold: 300ms
        move: {to: row 5 on reorder control, within: 400ms}
        release
        settle
        """,
      kinds: [.delegate, .lifecycle],
      lines: ["editing began", "moveRowAt row 2 to row 5", "row 2 moved to row 5"]
    ),
    Row(
      testDescription: "a switch in a row",
      table: "{rows: 3, row-height: 44, accessory-view: {switch: on}}",
      steps: "tap: \"350, 120\"",
      kinds: [.delegate, .hit],
      lines: ["finger 1 hits Switch in row 0", "valueChanged of Switch in row 0: off"]
    ),
    Row(
      testDescription: "a row and a header",
      table: "{row-height: 44, sections: [{title: One, rows: 3}, {title: Two, rows: 3}]}",
      steps: "tap: \"200, 170\"\ntap: \"200, 130\"",
      kinds: [.hit],
      lines: ["finger 1 hits View in row 0/0", "finger 2 hits View in header of section 0"]
    ),
    Row(
      testDescription: "a drag that scrolls",
      table: "{rows: 100, row-height: 44}",
      steps: """
        press: "200, 600"
        move: {to: "200, 500", within: 200ms}
        hold: 200ms
        release
        settle
        """,
      kinds: [.delegate],
      lines: ["scrollViewWillBeginDragging", "scrollViewDidEndDragging willDecelerate: false"]
    ),
  ])
  func `the trace tells what becomes of the table`(_ row: Row) throws {
    let scenario = try scenario(row.steps, table: row.table, scene: "overlay: none")
    let report = ScenarioPlayer.play(scenario)
    #expect(report.failures.isEmpty)
    let entries = report.trace.filter { row.kinds.contains($0.kind) }
    #expect(entries.map(\.text) == row.lines)
  }

  @Test func `how a scene begins is not told`() throws {
    let simulation = Simulation(try scenario("wait: 1s", scene: "overlay: none").scene)
    #expect(simulation.log.entries.isEmpty)
  }
}
