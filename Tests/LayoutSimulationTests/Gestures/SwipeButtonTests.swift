import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
import LayoutTables
import Testing

/// The buttons beside a row that is swiped aside are places by their titles.
struct SwipeButtonTests {
  private static func scenario(_ steps: String) throws -> Scenario {
    let text = """
      layoutsim: 2
      name: swiped
      scene:
        device: iPhone 15
        table: {rows: 8, row-height: 60, trailing-actions: [Delete, {title: Flag, image: flag}]}
      steps:
        - press: row 2
        - move: {to: "60, 239", within: 250ms}
        - release
        - settle
      \(steps)
      """
    return try #require(SceneReader.read(text: text, file: "swiped.sim.yaml").scenario)
  }

  @Test func `a tap on a button performs its action`() throws {
    var player = ScenarioPlayer(try Self.scenario("  - tap: button Delete\n  - settle"))
    let report = player.play(until: nil)
    #expect(report.isSuccess, "\(report.failures)")
    #expect(player.simulation.tableView.numberOfRows(inSection: 0) == 7)
  }

  @Test func `a title that no button has is told with those that are there`() throws {
    var player = ScenarioPlayer(try Self.scenario("  - tap: button Archive"))
    let failure = try #require(player.play(until: nil).failures.first)
    #expect(failure.message.hasSuffix("there is no button 'Archive' on this screen"))
    #expect(failure.hint == "the buttons are 'Delete', 'Flag'")
  }
}
