import Foundation
import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import ScreenFrames
import Testing

/// Contents of rows while rows come, go and are moved.
@Suite struct RowContentPlayTests {
  private static let people = """
    {row-height: 44, text: '{name}', sections: [
      {rows: [{name: Anna, accessory-view: {switch: on}}, {name: Ben}, {name: Cara, disabled: true}]},
      {rows: 2, text: [Ada, Bea]}]}
    """

  /// The titles of rows on the screen, from the top.
  private func titles(_ steps: String, table: String = people) throws -> [String] {
    let scenario = try scenario(
      steps + "\nsettle\nsnapshot: end",
      table: table.replacing("\n", with: " "),
      scene: "overlay: none\nstatus-bar: false\ntitle: Titles"
    )
    let report = ScenarioPlayer.play(scenario)
    #expect(report.failures.map(\.message) == [])
    let frame = try #require(report.snapshots.last).frame
    var texts: [(y: CGFloat, text: String)] = []
    collect(frame.elements, at: 0, &texts)
    return texts.filter { $0.text != "Titles" }.sorted { $0.y < $1.y }.map(\.text)
  }

  private func collect(
    _ elements: [ScreenElement],
    at y: CGFloat,
    _ texts: inout [(y: CGFloat, text: String)]
  ) {
    for element in elements {
      switch element {
      case .group(let group): collect(group.children, at: y + group.offset.y, &texts)
      case .shape: break
      case .text(let text): texts.append((y + text.origin.y, text.string))
      }
    }
  }

  @Test(arguments: [
    ("wait: 1s", ["Anna", "Ben", "Cara", "Ada", "Bea"]),
    ("delete: row 0/1", ["Anna", "Cara", "Ada", "Bea"]),
    ("move-row: {from: row 0/2, to: row 0/0}", ["Cara", "Anna", "Ben", "Ada", "Bea"]),
    ("move-row: {from: row 0/0, to: row 1/1}", ["Ben", "Cara", "Ada", "Anna", "Bea"]),
    ("move-row: {from: row 1/1, to: row 0/0}", ["Bea", "Anna", "Ben", "Cara", "Ada"]),
    ("move-section: {from: section 1, to: section 0}", ["Ada", "Bea", "Anna", "Ben", "Cara"]),
    ("reload: rows 0/0..1/1", ["Anna", "Ben", "Cara", "Ada", "Bea"]),
    ("insert: row 0/1", ["Anna", "New row", "Ben", "Cara", "Ada", "Bea"]),
    (
      "insert: {sections: section 1, content: {rows: [{name: Dora}, {text: 'E {name}', name: E}]}}",
      ["Anna", "Ben", "Cara", "Dora", "E E", "Ada", "Bea"]
    ),
    (
      "insert: {sections: section 2, content: {rows: 2, text: [x, y]}}",
      ["Anna", "Ben", "Cara", "Ada", "Bea", "x", "y"]
    ),
  ])
  func `contents go with their rows`(_ step: String, _ shown: [String]) throws {
    #expect(try titles(step) == shown)
  }

  @Test(arguments: [
    (
      "insert: {rows: row 0/1, content: {name: Dora}}",
      ["Anna", "Dora", "Ben", "Cara", "Ada", "Bea"]
    ),
    ("insert: {rows: row 0/1, content: Dora}", ["Anna", "Dora", "Ben", "Cara", "Ada", "Bea"]),
    (
      "insert: {rows: row 1/0, content: {text: 'D{row}{section}'}}",
      ["Anna", "Ben", "Cara", "D01", "Ada", "Bea"]
    ),
    // What the content leaves out is as the section says, by the number of the row.
    (
      "insert: {rows: row 1/1, content: [{height: 50}]}",
      ["Anna", "Ben", "Cara", "Ada", "Bea", "Bea"]
    ),
    // In the order of the step, wherever the rows come.
    (
      "insert: {rows: [row 0/3, row 0/0, row 1/0], content: [{name: D}, {name: E}, F]}",
      ["E", "Anna", "Ben", "D", "Cara", "F", "Ada", "Bea"]
    ),
    // Contents stay with their rows, old and new.
    (
      "insert: {rows: rows 0/0..0/1, content: [D, E]}\ninsert: row 0/1\ndelete: row 0/3\n"
        + "move-row: {from: row 0/2, to: row 1/2}",
      ["D", "New row", "Ben", "Cara", "Ada", "Bea", "E"]
    ),
    (
      "insert: {rows: row 0/0, content: D}\nmove-section: {from: section 1, to: section 0}\n"
        + "delete: row 1/1\nreload: sections 0..1",
      ["Ada", "Bea", "D", "Ben", "Cara"]
    ),
    ("reload: {rows: row 0/1, content: {name: Ben!}}", ["Anna", "Ben!", "Cara", "Ada", "Bea"]),
    (
      "reload: {rows: [row 1/1, row 0/0], content: [{text: '{row}/{section}'}, Anna?]}",
      ["Anna?", "Ben", "Cara", "Ada", "1/1"]
    ),
    // A row that is loaded again keeps its number.
    (
      "insert: row 0/0\nreload: {rows: rows 0/0..0/1, content: ['{row}', '{row}']}",
      ["0", "0", "Ben", "Cara", "Ada", "Bea"]
    ),
    (
      "delete: row 1/0\nreload: {rows: row 1/0, content: {detail: x}}",
      ["Anna", "Ben", "Cara", "Bea", "x"]
    ),
    (
      "reload: {sections: section 1, content: {text: [x, y], rows: 3}}",
      ["Anna", "Ben", "Cara", "x", "y", "x"]
    ),
    (
      "reload: {sections: section 0, content: {rows: [{name: Z}]}}\ndelete: row 0/0",
      ["Ada", "Bea"]
    ),
  ])
  func `rows that come or are loaded again may hold something else`(
    _ steps: String,
    _ shown: [String]
  ) throws {
    #expect(try titles(steps) == shown)
  }

  @Test func `flags of new contents hold, and those of old ones no longer`() throws {
    let steps = """
      reload: {rows: [row 0/0, row 0/2], content: [{name: A, disabled: true}, {name: C}]}
      insert: {rows: row 1/0, content: {text: D, unselectable: true, height: 60}}
      settle
      tap: {at: row 0/0, taken-by: tableView}
      tap: row 1/0
      expect: {selected: none}
      tap: row 0/2
      expect: {selected: row 0/2}
      """
    let table = Self.people.replacing("\n", with: " ")
    #expect(try failures(steps, table: table, scene: "overlay: none") == [])
  }

  @Test func `contents from code must be those of the rows`() throws {
    let simulation = Simulation(try scenario("wait: 1s").scene)
    let rows = [RowAddress(row: 0), RowAddress(row: 1)]
    let one = SectionScene(rows: [RowScene(text: "A")])
    let failure = #expect(throws: Simulation.FailedAction.self) {
      try simulation.update(RowUpdate(.insert, rows, of: one))
    }
    #expect(failure?.diagnostic.message == "insert: the content has 1 row for 2")
    try simulation.update(RowUpdate(.insert, [rows[0]], of: one))
    try simulation.settle(within: .seconds(2))
    #expect(simulation.tableView.cellForRow(at: rows[0].indexPath)?.textLabel?.text == "A")
  }

  @Test func `a row that takes no touches takes none in another section`() throws {
    let steps = """
      move-row: {from: row 0/2, to: row 1/0}
      settle
      tap: {at: row 1/0, taken-by: tableView}
      expect: {selected: none}
      tap: row 1/1
      expect: {selected: row 1/1}
      """
    let table = Self.people.replacing("\n", with: " ")
    #expect(try failures(steps, table: table, scene: "overlay: none") == [])
  }

  @Test func `rows are as high as each of them says`() throws {
    let steps = """
      tap: "196, 330"
      tap: "196, 290"
      tap: "196, 170"
      expect: {selected: rows 1..3}
      """
    let table = "{row-height: 44, rows: [{height: 60}, {}, {height: 102}, {}]}"
    #expect(try failures(steps, table: table, scene: "overlay: none") == [])
  }
}
