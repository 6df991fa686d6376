import Foundation
import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
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
