import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import Testing

@Suite struct SelectionOrderTests {
  @Test(arguments: [
    ("row 8", "row 3", [8, 7, 6, 5, 4, 3]), ("row 3", "row 8", [3, 4, 5, 6, 7, 8]),
  ])
  func `rows are selected in the order of the finger, whether anybody hears of each or not`(
    start: String,
    end: String,
    rows: [Int]
  ) throws {
    let scenario = try scenario(
      "press: \(start) on touchView\nmove: {to: \(end), within: 20ms}\nrelease"
    )
    for keepsLog in [true, false] {
      var player = ScenarioPlayer(scenario)
      player.keepsLog = keepsLog
      _ = player.play(until: nil)
      #expect(player.simulation.tableView.indexPathsForSelectedRows?.map(\.row) == rows)
    }
  }
}
