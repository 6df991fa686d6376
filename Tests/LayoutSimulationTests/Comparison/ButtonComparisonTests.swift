import LayoutDiagnostics
import LayoutReports
import LayoutScenes
import LayoutSimulation
import Testing

/// One finger over the rows of a screen with buttons, which are no part of its way.
@Suite struct ButtonComparisonTests {
  private static let scenario = """
    layoutsim: 2
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
      #expect(screen.selected == [RowAddress(row: 2)...RowAddress(row: 5)], "\(screen.name)")
    }
  }

  @Test(arguments: [
    "press: button Cancel\n  - release",
    "press: button Cancel\n  - move: {to: row 4, within: 100ms}\n  - release",
    "press: button Cancel\n  - hold: 1s\n  - cancel", "tap: navigationBar",
    "fling: {from: button Cancel, to: row 4}",
    "fling: {from: navigationBar, direction: down, velocity: 900}",
  ])
  func `so are presses, with what the finger does until it is up`(steps: String) throws {
    let screens = try Self.comparison(.modes, endingWith: steps).screens
    let shorter = try Self.comparison(.modes).screens
    #expect(screens.flatMap(\.failures).isEmpty)
    #expect(screens.map(\.selected) == shorter.map(\.selected))
  }

  @Test(arguments: [
    "remove: toolbar", "remove: toolbar\n  - remove: navigationBar",
    "remove: navigationBar\n  - remove: title",
  ])
  func `a bar is removed in the modes that have it`(steps: String) throws {
    let screens = try Self.comparison(.modes, endingWith: steps).screens
    let shorter = try Self.comparison(.modes).screens
    #expect(screens.flatMap(\.failures).map(\.message) == [])
    #expect(screens.map(\.selected) == shorter.map(\.selected))
  }

  @Test(arguments: ["to: row 5, within: 200ms", "direction: down, velocity: 1320"])
  func `a fling over rows scrolls in every mode`(way: String) throws {
    let fling = "press: row 2\n  - move: {to: row 5, within: 300ms}\n  - release"
    let text = Self.scenario.replacing(fling, with: "fling: {from: row 2, \(way)}")
      .replacing("BUTTON", with: "settle")
    #expect(text.contains("fling"))
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "edit.sim.yaml")
    #expect(diagnostics.isEmpty)
    let screens = ScreenComparison(.modes, of: try #require(scenario)).screens
    #expect(screens.flatMap(\.failures).isEmpty)
    #expect(screens.allSatisfy { $0.selected.isEmpty })
  }

  @Test func `the button of an alert is tapped: nothing else can be touched`() throws {
    let text = """
      layoutsim: 2
      name: alert
      scene:
        device: iPhone SE (3rd generation)
        form:
          options: {a: A, b: B, c: C, d: D, e: E}
          requires-selection: true
          type: {total-min: 2}
          alert: {title: Not yet, button: I see}
      steps:
        - request-dismissal
        - settle
        - tap: button I see
        - settle
        - press: row 2
        - move: {to: row 4, within: 300ms}
        - release
      """
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "alert.sim.yaml")
    #expect(diagnostics.isEmpty)
    let screens = ScreenComparison(.modes, of: try #require(scenario)).screens
    #expect(screens.flatMap(\.failures).isEmpty)
    #expect(screens.allSatisfy { $0.selected == [RowAddress(row: 2)...RowAddress(row: 4)] })
  }

  @Test func `where the finger is the scenario's own, buttons are tapped`() throws {
    let screens = try Self.comparison(.errata).screens
    #expect(screens.flatMap(\.failures).isEmpty)
    #expect(screens.map(\.selected) == [[], []])
  }
}
