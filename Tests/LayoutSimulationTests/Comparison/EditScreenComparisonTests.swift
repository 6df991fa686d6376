import LayoutScenes
import LayoutSimulation
import Testing

/// One finger over the rows of an edit screen, whose buttons are no part of its way.
@Suite struct EditScreenComparisonTests {
  private static let scenario = """
    layoutsim: 1
    name: edit
    scene:
      device: iPhone SE (3rd generation)
      table: {rows: 20, row-height: 44}
      edit-screen: true
    steps:
      - tap: button Edit
      - settle
      - press: row 2
      - move: {to: row 5, within: 300ms}
      - release
      - BUTTON
      - settle
    """

  private static func comparison(
    _ subject: ScreenComparison.Subject,
    endingWith step: String = "tap: button Cancel"
  ) throws -> ScreenComparison {
    let text = scenario.replacing("BUTTON", with: step)
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "edit.sim.yaml")
    #expect(diagnostics.isEmpty)
    return ScreenComparison(subject, of: try #require(scenario))
  }

  @Test func `taps on buttons are left out, and the rows are those of the finger`() throws {
    let screens = try Self.comparison(.modes).screens
    #expect(screens.flatMap(\.failures).isEmpty)
    #expect(screens.count == 24)
    for screen in screens {
      #expect(screen.selected.map(\.row) == [2, 3, 4, 5], "\(screen.name)")
    }
  }

  @Test(arguments: [
    "press: button Cancel\n  - release",
    "press: button Cancel\n  - move: {to: row 4, within: 100ms}\n  - release",
    "press: button Cancel\n  - hold: 1s\n  - cancel", "tap: navigationBar",
  ])
  func `so are presses, with what the finger does until it is up`(steps: String) throws {
    let screens = try Self.comparison(.modes, endingWith: steps).screens
    let shorter = try Self.comparison(.modes).screens
    #expect(screens.flatMap(\.failures).isEmpty)
    #expect(screens.map(\.selected) == shorter.map(\.selected))
  }

  @Test func `where the finger is the scenario's own, buttons are tapped`() throws {
    let screens = try Self.comparison(.errata).screens
    #expect(screens.flatMap(\.failures).isEmpty)
    #expect(screens.map(\.selected) == [[], []])
  }
}
