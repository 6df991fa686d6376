import Foundation
import LayoutDiagnostics
import LayoutReports
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import TestSupport
import Testing

@Suite
struct HugeTableTests {
  private static let selectedRows =
    "{editing: true, row-height: 44, sections: [{rows: 10000000, selected: [0..9999999]}]}"

  @Test func `ten million selected rows cost no more than a few`() throws {
    let messages = try failures(
      """
      expect: {selected-count: 10000000, no-gaps: true}
      tap: row 2 on touchView
      settle
      expect: {selected-count: 9999999, no-gaps: true}
      """,
      table: Self.selectedRows
    )
    #expect(messages == ["there are gaps in the selection: row 2"])
  }

  @Test(.timeLimit(.minutes(1)))
  func `millions of rows without estimates have their heights in runs`() throws {
    let table = "{estimated-row-height: 0, sections: [{rows: 9000000}, {rows: 3, row-height: 50}]}"
    var player = ScenarioPlayer(
      try scenario(
        """
        insert: [row 0/5, row 0/8000000]
        rotate: landscape
        move-row: {from: row 1/0, to: row 0/2}
        """,
        table: table
      )
    )
    #expect(player.play(until: nil).isSuccess)
    let geometry = player.simulation.tableView.geometry
    #expect(geometry.rows(inSection: 0).count == 9_000_003)
    // The sums of the two sections are rounded apart.
    #expect(abs(geometry.span(ofRow: 9_000_004).maxY - (44 * 9_000_002 + 3 * 50)) < 0.001)
    #expect(geometry.span(ofRow: 2).height == 50)
  }

  @Test func `ten million rows are expected, and missed, as ranges`() throws {
    let messages = try failures(
      """
      expect: {selected: all}
      expect: {selected: rows 0..9999998}
      expect: {selected: none}
      expect: {selection-order: [row 3]}
      expect: {refused: all}
      expect: {no-gaps: false}
      """,
      table: Self.selectedRows
    )
    #expect(
      messages == [
        "selected are rows 0..9999999, expected rows 0..9999998",
        "selected are rows 0..9999999, expected none",
        "by age the selected rows are rows 0..19 and 9999980 more, expected row 3",
        "refused are none, expected rows 0..9999999",
        "there is no gap in the selection rows 0..9999999",
      ]
    )
  }

  @Test func `ten million rows are compared as ranges`() throws {
    let comparison = ScreenComparison(
      .modes,
      of: try scenario(
        "press: row 2 on touchView\nmove: {to: row 4, within: 100ms}\nrelease",
        table: Self.selectedRows
      )
    )
    let flipped = comparison.screens.filter { $0.name.hasSuffix("range, flip") }
    #expect(flipped.count == 4)
    for screen in flipped {
      #expect(
        screen.selected == [
          RowAddress(row: 0)...RowAddress(row: 1), RowAddress(row: 5)...RowAddress(row: 9_999_999),
        ]
      )
      #expect(screen.facts.first?.text == "rows 0..1, 5..9999999")
    }
  }

  @Test func `two hundred thousand selected rows are deleted at once`() throws {
    let messages = try failures(
      """
      tap: button Edit
      settle
      tap: row 3
      tap: button 'Delete (199999)'
      settle
      expect: {selected: none, editing: false}
      tap: row 0
      expect: {selected: all}
      """,
      table: "{row-height: 44, sections: [{rows: 200000, selected: all}]}",
      scene: "edit-screen: true"
    )
    #expect(messages == [])
  }

  @Test func `ten million selected rows are deleted as ranges`() throws {
    let time = try processorTime {
      let messages = try failures(
        """
        tap: button Edit
        settle
        tap: row 0/3
        tap: row 0/5
        expect: {action: Delete (9999998)}
        tap: button 'Delete (9999998)'
        settle
        expect: {selected: none, editing: false, log: action on 9999998 rows}
        tap: row 0/0
        tap: row 0/1
        expect: {selected: [row 0/0, row 0/1]}
        """,
        table: """
          {row-height: 44, sections: [{rows: 9000000, selected: all}, {rows: 1000000, selected: all}]}
          """,
        scene: "edit-screen: true"
      )
      #expect(messages == [])
    }
    // A fifth of a second; a look at every row takes half a minute.
    #expect(time < .seconds(5))
  }

  @Test func `millions of rows come, go and are loaded anew in a step`() throws {
    let time = try processorTime {
      let messages = try failures(
        """
        insert: rows 1/0..1/3999999
        settle
        expect: {selected: [rows 0/0..0/4999999, row 1/4000000]}
        delete: {rows: [rows 0/1..0/4999998, rows 1/1..1/3999998], animation: fade}
        settle
        expect: {selected: [rows 0/0..0/1, row 1/2], selected-per-section: [2, 1]}
        insert: {rows: rows 0/1..0/5000000}
        reload: rows 0/0..0/3000000
        settle
        expect: {selected: [row 0/5000001, row 1/2]}
        """,
        table: """
          {row-height: 44, sections: [{rows: 5000000, selected: all}, {rows: 3, selected: [0]}]}
          """
      )
      #expect(messages == [])
    }
    // A twentieth of a second; a look at every row takes a minute.
    #expect(time < .seconds(5))
  }

  @Test func `ranges in several sections are selected in their sections`() throws {
    let messages = try failures(
      "expect: {selected: [row 0/1, row 0/2, row 1/0, row 1/4]}",
      table: "{sections: [{rows: 3, selected: [1..2]}, {rows: 5, selected: [0, 4]}]}"
    )
    #expect(messages == [])
  }

  @Test(arguments: ["0", "[0, 0]"])
  func `rows without a height are not all made`(height: String) throws {
    let scenario = try scenario(
      "snapshot: a",
      table: "{rows: 10000000, row-height: \(height)}",
      allowing: ["row-without-height"]
    )
    let played = ScenarioPlayer.play(scenario)
    #expect(played.failures.isEmpty)
    #expect(played.snapshots.count == 1)
  }

  @Test func `a fixed row height is no guess`() throws {
    let simulation = Simulation(
      try scenario("snapshot: a", table: "{rows: 1000, row-height: 60}").scene
    )
    #expect(simulation.tableView.contentSize.height == 60_000)
  }

  @Test func `constraints that exclude each other are told where they are written`() throws {
    let played = ScenarioPlayer.play(
      try scenario(
        "snapshot: a",
        scene: """
          overlay:
            kind: scroll-and-select
            constraints:
              - touchView.width == 50
              - touchView.width == 60
          """
      )
    )
    let conflict = try #require(played.failures.first)
    #expect(conflict.mark?.file == "test.sim.yaml")
    #expect(conflict.mark.map { [9, 10].contains($0.line) && $0.column > 0 } == true)
  }
  @Test func `a hundred updates of a hundred rows cost what they change`() throws {
    let steps = (0..<100).map { "insert: rows \($0 * 3)..\($0 * 3 + 99)" }
    let time = try processorTime {
      let messages = try failures(
        steps.joined(separator: "\n") + "\nsettle\nexpect: {selected-count: 0}",
        table: "{rows: 1000, row-height: 44}",
        scene: "overlay: none"
      )
      #expect(messages.isEmpty)
    }
    // Half a second; a look at every row that came before for each new one takes a quarter of a minute.
    #expect(time < .seconds(5))
  }
}
