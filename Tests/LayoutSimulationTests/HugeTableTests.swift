import Foundation
import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
import LayoutViews
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
      table: "{rows: 10000000, row-height: \(height)}"
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
    let conflict = try #require(played.findings.first { $0.severity == .error })
    #expect(conflict.mark?.file == "test.sim.yaml")
    #expect(conflict.mark.map { [9, 10].contains($0.line) && $0.column > 0 } == true)
  }
}
