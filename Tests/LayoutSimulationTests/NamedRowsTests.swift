import LayoutDiagnostics
import LayoutSimulation
import Testing

/// Scenarios that name rows after rows came and went.
@Suite struct NamedRowsTests {
  private static let sections =
    "{row-height: 44, sections: [{rows: 3, selected: all}, {rows: 3, selected: all}]}"

  @Test(arguments: [
    "insert: row 5\nsettle\ntap: row 5\nexpect: {selected: row 5}",
    "insert: row 0\nsettle\ntap: row 5\nexpect: {selected: row 5}",
    "repeat: {times: 3, steps: [insert: row 0, settle, tap: row 5]}\nexpect: {selected: rows 5..7}",
  ])
  func `rows that came can be touched`(_ steps: String) throws {
    let table = "{rows: 5, row-height: 44, editing: true}"
    #expect(try failures(steps, table: table, scene: "overlay: none") == [])
  }

  @Test(arguments: [
    ("tap: row 16", false), ("press: row 16", false), ("tap: row 15", true), ("tap: row 14", true),
    ("tap: {at: row 16, taken-by: tableView}", true), ("tap: \"196, 824\"", true),
  ])
  func `a row that is wholly behind a toolbar's background is not touched by its name`(
    _ step: String,
    isTouched: Bool
  ) throws {
    let scenario = try scenario(
      step,
      table: "{rows: 30, row-height: 44}",
      scene: "overlay: none\ntoolbar: true"
    )
    let report = ScenarioPlayer.play(scenario)
    #expect(report.isSuccess == isTouched)
    guard step.hasSuffix(" row 16") else { return }
    let failure = try #require(report.failures.first)
    #expect(
      failure.message.hasSuffix(
        "at 'row 16': the row is behind the background of Toolbar 'toolbar'"
      )
    )
    #expect(
      failure.hint
        == "scroll the row to where it shows, or write '{at: row 16, taken-by: tableView}'"
    )
  }

  // 4400 points are not a whole number of pixels more than the bar's end at a third of a point.
  @Test(arguments: [44, 440, 4400, 8800])
  func `a row that ends at the end of a bar is behind it at 3x too`(offset: Int) throws {
    let row = offset / 44 - 1
    let messages = try failures(
      "tap: row \(row)",
      table: "{rows: 400, row-height: 44, content-offset: \(offset)}",
      scene: "overlay: none"
    )
    #expect(
      messages == [
        "step 1: tap at 'row \(row)' missed: NavigationBar 'navigationBar' takes the touch"
      ]
    )
  }

  // 16 pt of row 0 show below the header, and 13 pt of row 15 above the footer.
  @Test(arguments: [(0, 50), (15, 75)])
  func `the middle of a row's visible part is beside sticky headers and footers`(
    row: Int,
    offset: Int
  ) throws {
    let messages = try failures(
      "tap: row \(row)",
      table: "{style: plain, row-height: 44, content-offset: \(offset),"
        + " sections: [{title: A, rows: 30, footer: F}]}",
      scene: "overlay: none\ntitle: T\ntoolbar: true"
    )
    #expect(messages == [])
  }

  @Test func `all rows are those that are there`() throws {
    let table = "{rows: 3, row-height: 44, editing: true}"
    let steps = "insert: row 0\nsettle\ntap: row 0\ntap: row 1\ntap: row 2"
    #expect(
      try failures("\(steps)\nexpect: {selected: all}", table: table, scene: "overlay: none")
        == ["selected are rows 0..2, expected rows 0..3"]
    )
    #expect(
      try failures(
        "\(steps)\ntap: row 3\nexpect: {selected: all}",
        table: table,
        scene: "overlay: none"
      ) == []
    )
  }

  @Test func `all rows, and rows across sections, after a deletion`() throws {
    let steps = """
      delete: row 0/2
      settle
      expect: {selected-count: 5, selected: all}
      expect: {selected: rows 0/0..1/2}
      """
    #expect(try failures(steps, table: Self.sections) == [])
  }

  @Test func `rows that the action of an edit screen deleted are missing in the run`() throws {
    let steps = """
      tap: {at: button 'Edit'}
      settle
      tap: row 4
      tap: {at: button 'Delete (1)'}
      settle
      expect: {acted-on: row 4}
      tap: row 4
      """
    #expect(
      try failures(steps, table: "{rows: 5, row-height: 44}", scene: "edit-screen: true")
        == ["step 7: the table has no row 4"]
    )
  }

  @Test func `rows that are selected at the start are as old as they are written`() throws {
    let table =
      "{row-height: 44, sections: [{rows: 20, selected: [9, 2, 5..6]}, {rows: 3, selected: [2, 0]}]}"
    let order = "[row 0/9, row 0/2, row 0/5, row 0/6, row 1/2, row 1/0]"
    #expect(
      try failures("expect: {selection-order: \(order)}", table: table, scene: "overlay: none")
        == []
    )
    let single = table.replacing(
      "{row-height",
      with: "{allows-multiple-selection: false, row-height"
    )
    #expect(
      try failures(
        "expect: {selection-order: row 1/0}",
        table: single,
        scene: "overlay: none",
        allowing: ["no-effect"]
      ) == []
    )
  }
}
