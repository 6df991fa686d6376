import Foundation
import LayoutDiagnostics
import LayoutReports
import LayoutScenes
import LayoutSimulation
import LayoutViews
import Testing

/// Touches on the status bar, which are the system's.
@Suite struct StatusBarTests {
  private static let table = "{rows: 100, row-height: 44, content-offset: 360}"
  private static let phone = "device: iPhone SE (3rd generation)\noverlay: none"

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let steps: String
    var scene = StatusBarTests.phone
  }

  @Test(arguments: [
    Row(
      testDescription: "a tap scrolls to the top and selects nothing",
      steps: "tap: \"187, 10\"\nsettle\nexpect: {selected: none, offset: 0}"
    ),
    Row(
      testDescription: "a tap on the bar by its name",
      steps: "tap: statusBar\nsettle\nexpect: {selected: none, offset: 0}"
    ),
    Row(
      testDescription: "a finger that begins on it scrolls nothing",
      steps: """
        press: "187, 10"
        move: {to: "187, 300", within: 300ms}
        release
        settle
        expect: {selected: none, offset: 360}
        """
    ),
    Row(
      testDescription: "where it does not show the row behind gets the touch",
      steps: "tap: \"187, 10\"\nsettle\nexpect: {selected-count: 1, offset: 360}",
      scene: StatusBarTests.phone + "\nstatus-bar: false"
    ),
    Row(
      testDescription: "on a phone held sideways there is none",
      steps: "tap: \"300, 100\"\nsettle\nexpect: {selected-count: 1, offset: 360}",
      scene: StatusBarTests.phone + "\norientation: landscape"
    ),
    Row(
      testDescription: "after a turn it is as wide as the screen",
      steps: """
        rotate: landscape
        rotate: portrait
        tap: "370, 5"
        settle
        expect: {selected: none, offset: 0}
        """
    ),
  ])
  func `the status bar has the touches that begin on it`(_ row: Row) throws {
    #expect(try failures(row.steps, table: Self.table, scene: row.scene).isEmpty)
  }

  struct MissingRow: CustomTestStringConvertible {
    let testDescription: String
    var steps = "tap-status-bar"
    var step = 1
    let scene: String
    let note: String
  }

  @Test(arguments: [
    MissingRow(
      testDescription: "a phone held sideways",
      scene: StatusBarTests.phone + "\norientation: landscape",
      note: "iPhone SE (3rd generation) shows none in landscape"
    ),
    MissingRow(
      testDescription: "a phone that is turned",
      steps: "rotate: landscape\ntap-status-bar",
      step: 2,
      scene: "device: iPhone 15\noverlay: none",
      note: "iPhone 15 shows none in landscape"
    ),
  ])
  func `a bar that does not show cannot be tapped`(_ row: MissingRow) throws {
    let report = ScenarioPlayer.play(
      try scenario(row.steps, table: Self.table, scene: row.scene)
    )
    #expect(
      report.failures.map(\.message) == ["step \(row.step): tap-status-bar: no status bar shows"]
    )
    #expect(report.failures.first?.notes.map(\.message) == [row.note])
    #expect(report.failures.first?.mark?.line == 9)
  }

  @Test func `on a tablet held sideways it shows`() throws {
    let scene = "device: iPad Pro 11-inch (M4)\norientation: landscape\noverlay: none"
    let steps = "tap-status-bar\nsettle\nexpect: {offset: 0}"
    #expect(try failures(steps, table: Self.table, scene: scene).isEmpty)
  }

  @Test func `hit reports and maps call it the status bar`() throws {
    let simulation = Simulation(
      try scenario("wait: 1s", table: Self.table, scene: Self.phone).scene
    )
    let report = HitReport(simulation.window, at: CGPoint(x: 187, y: 10))
    #expect(report.taker?.treeName == "StatusBar 'statusBar'")
    let map = HitMap(simulation.window)
    let region = try #require(map.regions.first)
    #expect(region.name == "status bar")
    #expect(region.rects == [CGRect(x: 0, y: 0, width: 375, height: 20)])
  }
}
