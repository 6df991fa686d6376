import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import TestSupport
import Testing

@Suite
struct ScenarioPlayerTests {
  struct FailureRow: CustomTestStringConvertible {
    let testDescription: String
    let steps: String
    var scene = ""
    var table = "{rows: 40, row-height: 44, editing: true}"
    let messages: [String]
  }

  @Test(arguments: [
    FailureRow(
      testDescription: "what holds says nothing",
      steps: """
        press: row 2 on touchView
        move: {to: row 4, within: 200ms}
        release
        expect: {selected: rows 2..4, selected-count: 3, scrolling: none, offset: 0, no-gaps: true}
        expect: {did-select: [row 2, row 3, row 4], did-deselect: none, editing: true}
        expect: {panning-did-begin: 1, panning-did-end: 1, touch-view: {width: 78, right: 68}}
        """,
      messages: []
    ),
    FailureRow(
      testDescription: "wrong rows are told in the scenario's words",
      steps: """
        tap: row 2 on touchView
        expect: {selected: rows 2..4}
        """,
      messages: ["selected are row 2, expected rows 2..4"]
    ),
    FailureRow(
      testDescription: "every expectation that does not hold is told",
      steps: """
        expect: {selected-count: ">= 3", scrolling: down, editing: false}
        """,
      messages: [
        "the number of selected rows is 0, expected >= 3",
        "scrolling is 'none', expected 'down'", "the table is editing",
      ]
    ),
    FailureRow(
      testDescription: "a press that the touch view takes misses the table",
      steps: """
        press: row 2 on tableView
        release
        press: {at: "30, 300", taken-by: tableView}
        """,
      messages: ["step 3: press at '30, 300' missed: View 'touchView' takes the touch"]
    ),
    FailureRow(
      testDescription: "a row that takes no touches is not what is touched",
      steps: "tap: row 3",
      scene: "overlay: none",
      table: "{sections: [{rows: 40, disabled: [3]}], row-height: 44}",
      messages: ["step 1: tap at 'row 3' missed: TableView 'tableView' takes the touch"]
    ),
    FailureRow(
      testDescription: "what takes the touch instead of the row can be said",
      steps: "tap: {at: row 3, taken-by: tableView}",
      scene: "overlay: none",
      table: "{sections: [{rows: 40, disabled: [3]}], row-height: 44}",
      messages: []
    ),
    FailureRow(
      testDescription: "a row beside the strip that is named is not on the strip",
      steps: "press: row 1 on touchView",
      scene:
        "overlay: {kind: scroll-and-select, constraints: [touchView.leading == superview.leading, "
        + "touchView.width == 60, touchView.top == superview.top + 400, "
        + "touchView.bottom == superview.bottom]}",
      messages: [
        "step 1: press at 'row 1 on touchView' missed: row 1 takes the touch"
      ]
    ),
    FailureRow(
      testDescription: "every finger must touch what is named, and the one that does not is told",
      steps: "press: {at: row 1 on touchView, fingers: 4}",
      messages: [
        "step 1: press at 'row 1 on touchView' missed with finger 4 of 4: View in row 1 "
          + "takes the touch"
      ]
    ),
    FailureRow(
      testDescription: "a tap of three fingers beside a switch",
      steps: "tap: {at: row 3, fingers: 3}",
      scene: "overlay: none",
      table: "{sections: [{rows: 40, accessory: detail}], row-height: 44}",
      messages: []
    ),
    FailureRow(
      testDescription: "five fingers are on the row",
      steps: "tap: {at: row 3, fingers: 5}",
      scene: "overlay: none",
      messages: []
    ),
    FailureRow(
      testDescription: "a row that is not on the screen cannot be touched",
      steps: "press: row 39 on touchView",
      messages: ["step 1: row 39 is not on the screen"]
    ),
    FailureRow(
      testDescription: "a view that is hidden cannot be touched",
      steps: "tap: view go",
      scene: "overlay: none\nstack: {top: 20, views: [{button: Go, name: go, hidden: true}]}",
      messages: ["step 1: view 'go' is hidden"]
    ),
    FailureRow(
      testDescription: "a gap is named",
      steps: """
        tap: row 2 on touchView
        tap: row 5 on touchView
        expect: {no-gaps: true}
        """,
      messages: ["there are gaps in the selection: rows 3..4"]
    ),
    FailureRow(
      testDescription: "a table without a superview has no touch view",
      steps: """
        expect: {touch-view: none}
        expect: {touch-view: {x: 0}}
        """,
      scene: "controller: bare",
      messages: ["there is no touch view"]
    ),
  ])
  func `a scenario says what did not hold`(_ row: FailureRow) throws {
    #expect(try failures(row.steps, table: row.table, scene: row.scene) == row.messages)
  }

  @Test func `a missed touch names who took it, with the chain, and ends the run`() throws {
    let played = ScenarioPlayer.play(
      try scenario(
        """
        press: {at: "30, 300", taken-by: tableView}
        release
        expect: {selected: all}
        """
      )
    )
    let failure = try #require(played.failures.first)
    #expect(played.failures.count == 1)
    #expect(failure.mark?.line == 7)
    let notes = failure.notes.map(\.message)
    #expect(notes.first == "the finger is at (30, 300); View 'touchView' takes the touch")
    #expect(
      notes.dropFirst().first
        == "chain: Window 'window' > NavigationContainer 'navigation' > View 'superview' > View 'touchView'"
    )
  }

  @Test(arguments: [
    ("row 3 on check mark", "row 3 on touchView"),
    ("'30, 300'", "30, 300 on touchView"),
  ])
  func `a hint names a place that can be written`(place: String, meant: String) throws {
    let played = ScenarioPlayer.play(try scenario("press: {at: \(place), taken-by: tableView}"))
    #expect(
      played.failures.first?.hint
        == "the touch view lies over it; write '\(meant)' if it is meant"
    )
    let again = ScenarioPlayer.play(try scenario("press: \(meant)"))
    #expect(again.failures.isEmpty)
  }

  /// Asks for a layout for ever from a time on.
  private final class RestlessView: View {
    var isRestless: () -> Bool = { false }

    override func layoutSubviews() {
      super.layoutSubviews()
      if isRestless() { superview?.setNeedsLayout() }
    }
  }

  @Test func `what becomes wrong in a step is a failure at the place of the step`() throws {
    let scenario = try scenario("wait: 1s\nwait: 1s\nexpect: {offset: 0}")
    var player = ScenarioPlayer(scenario)
    let restless = RestlessView()
    let clock = player.simulation.clock
    restless.isRestless = { [unowned restless] in
      if clock.now.sinceStart > .seconds(1) { restless.setNeedsLayout() }
      return clock.now.sinceStart > .seconds(1)
    }
    player.simulation.window.addSubview(restless)
    clock.schedule(after: .milliseconds(1500)) { restless.setNeedsLayout() }
    let report = player.play(until: nil)
    #expect(!report.isSuccess)
    let failure = try #require(report.failures.first)
    #expect(failure.code == "unsettled-layout")
    #expect(failure.message.hasPrefix("step 2: the layout did not settle"))
    #expect(failure.mark == scenario.steps[1].mark)
    #expect(report.findings.isEmpty)
  }

  @Test func `a mistake of the table is a failure at the place of the step, not of our code`()
    throws
  {
    let scenario = try scenario("wait: 1s\nwait: 1s")
    var player = ScenarioPlayer(scenario)
    let table = player.simulation.tableView
    player.simulation.clock.schedule(after: .milliseconds(1500)) {
      table.deselectRow(
        at: IndexPath(row: 99, section: 0),
        animated: false,
        fileID: "LayoutSimulation/SceneTable.swift",
        line: 111
      )
      table.deselectRow(at: IndexPath(row: 98, section: 0), animated: false)
    }
    let report = player.play(until: nil)
    #expect(report.failures.map(\.code) == ["missing-row", "missing-row"])
    #expect(report.failures.first?.mark == scenario.steps[1].mark)
    // What the application's code asks for has its place there.
    #expect(
      report.failures.last?.mark?.file == "LayoutSimulationTests/ScenarioPlayerTests.swift"
    )
  }

  @Test func `a finger that holds an edge keeps the screen from settling`() throws {
    let messages = try failures(
      """
      press: row 3 on touchView
      move: {to: bottom edge - 20, within: 200ms}
      settle: 200ms
      """
    )
    #expect(messages == ["step 3: after 0.20 s something still moves"])
  }

  @Test func `two runs give the same trace and the same frames`() throws {
    let scenario = try scenario(
      """
      press: row 3 on touchView
      move: {to: bottom edge - 20, within: 300ms}
      hold: 1s
      snapshot: held
      release
      """
    )
    let (first, second) = (ScenarioPlayer.play(scenario), ScenarioPlayer.play(scenario))
    #expect(first.trace == second.trace)
    #expect(first.snapshots == second.snapshots)
    #expect(first.snapshots.map(\.name) == ["held"])
    #expect(first.trace.count == 161)
  }

  @Test(arguments: 1...12)
  func `the event rate does not change what a pan selects`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var steps = "press: row \(Int.random(in: 2...6, using: &random)) on touchView\n"
    for _ in 0..<4 {
      let row = Int.random(in: 1...12, using: &random)
      let time = Int.random(in: 0...6, using: &random) * 90
      steps += "move: {to: row \(row), within: \(time)ms}\n"
    }
    steps += "release\nsnapshot: end"
    let selections = try [7, 30, 60, 120, 240].map { rate in
      var scenario = try scenario(steps)
      scenario.scene.eventsPerSecond = rate
      var player = ScenarioPlayer(scenario)
      let report = player.play(until: nil)
      #expect(report.failures.isEmpty, "seed \(seed)")
      return player.simulation.tableView.indexPathsForSelectedRows
    }
    #expect(selections.allSatisfy { $0 == selections[0] }, "seed \(seed): \(selections)")
  }
}

@Suite
struct PlayingUntilTests {
  @Test(arguments: [(0, 0), (200, 1), (400, 2), (1000, 3), (1400, 4), (2000, 5), (5000, 5)])
  func `a run that stops in a step is where the step is then`(
    milliseconds: Int,
    count: Int
  ) throws {
    var player = ScenarioPlayer(
      try scenario(
        """
        press: row 2 on touchView
        move: {to: row 6, within: 2s}
        hold: 1s
        """
      )
    )
    let end = Instant(sinceStart: .milliseconds(milliseconds))
    #expect(player.play(until: end).failures.isEmpty)
    #expect(player.simulation.clock.now == min(end, Instant(sinceStart: .seconds(3))))
    #expect((player.simulation.tableView.indexPathsForSelectedRows ?? []).count == count)
  }
}
