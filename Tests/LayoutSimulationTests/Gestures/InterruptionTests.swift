import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutInteraction
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import Testing

/// What comes between a drag that selects and its end, in all ways to select.
@Suite struct `Interruptions of drags that select` {
  /// A way to select, with a drag from row 3 to row 8 that is under way.
  struct Way: CustomTestStringConvertible {
    let testDescription: String
    /// What stands under `selection`; nil for the overlay's own way.
    let selection: String?
    let isEditing: Bool
    let press: [String]
    /// The view whose removal ends the drag.
    let view: NamedView
    /// What is selected after a drag that was taken away, row 1 and row 5 having been selected before.
    let promise: String

    static let all = [
      Way(
        testDescription: "A, a strip: rows that were passed stay as they are",
        selection: nil,
        isEditing: true,
        press: ["press: row 3 on touchView"],
        view: .touchView,
        promise: "[row 1, rows 3..8]"
      ),
      Way(
        testDescription: "A, a strip that restores: all as before",
        selection: "{starts-with: strip-pan, passes: range, turning-back: restore}",
        isEditing: true,
        press: ["press: row 3 on touchView"],
        view: .touchView,
        promise: "[row 1, row 5]"
      ),
      Way(
        testDescription: "B, a long press: all as before",
        selection: "long-press",
        isEditing: false,
        press: ["press: row 3", "hold: 300ms"],
        view: .tableView,
        promise: "[row 1, row 5]"
      ),
      Way(
        testDescription: "C, two fingers: all as before",
        selection: "two-finger-pan",
        isEditing: false,
        press: ["press: {at: row 3, fingers: 2}"],
        view: .tableView,
        promise: "[row 1, row 5]"
      ),
      Way(
        testDescription: "D, the check marks: all as before",
        selection: "edit-column-pan",
        isEditing: true,
        press: ["press: '26, 218'"],
        view: .tableView,
        promise: "[row 1, row 5]"
      ),
    ]

    /// Plays the drag to row 8 and `steps` after it.
    func play(_ steps: [String]) throws -> (SimulationReport, Simulation) {
      let lines = press + ["move: {to: row 8, within: 400ms}", "expect: {selecting: true}"] + steps
      let text = """
        layoutsim: 2
        name: test
        scene:
          device: iPhone SE (3rd generation)
          table:
            editing: \(isEditing)
            row-height: 44
            sections: [{rows: 40, selected: [1, 5]}]
        \(selection.map { "selection: \($0)" } ?? "  overlay: scroll-and-select")
        steps:
        \(lines.map { "  - \($0)" }.joined(separator: "\n"))
        """
      let (scenario, diagnostics) = SceneReader.read(text: text, file: "test.sim.yaml")
      #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
      var player = ScenarioPlayer(try #require(scenario))
      let report = player.play(until: nil)
      return (report, player.simulation)
    }
  }

  @Test(arguments: Way.all, Interruption.allCases)
  func `what takes the touches away ends the drag as it promises`(
    _ way: Way,
    _ interruption: Interruption
  ) throws {
    let (report, simulation) = try way.play([
      "interrupt: \(interruption.rawValue)",
      "expect: {selecting: false, scrolling: none, selected: \(way.promise)}",
      "settle",
      // The table is as usable as before.
      "expect: {editing: \(simulationIsEditing(way))}",
      "tap: row 10\(way.view == .touchView ? " on touchView" : "")",
    ])
    #expect(report.failures.map(\.message) == [])
    #expect(!simulation.finger.isDown)
    #expect(
      texts(simulation, .lifecycle).contains("touches are taken away: \(interruption.sentence)")
    )
    #expect(texts(simulation, .selection).contains("drag cancelled"))
    #expect(!texts(simulation, .selection).contains("drag ended"))
  }

  @Test(arguments: Way.all)
  func `a view that is removed takes its drag along, and the finger stays down`(_ way: Way) throws {
    let (report, simulation) = try way.play([
      "remove: \(way.view.rawValue)",
      "expect: {selecting: false, scrolling: none, selected: \(way.promise)}",
      // The finger moves over nothing.
      "move: {to: '187, 600', within: 200ms}",
      "release",
      "settle",
      "expect: {selected: \(way.promise)}",
    ])
    #expect(report.failures.map(\.message) == [])
    #expect(texts(simulation, .selection).contains("drag cancelled"))
    #expect(simulation.view(named: way.view) == nil)
  }

  @Test(arguments: Way.all)
  func `a controller that is switched off gives up its drag and begins no other`(
    _ way: Way
  ) throws {
    let steps = [
      "enable: false",
      "expect: {selecting: false, scrolling: none, selected: \(way.promise)}",
      "move: {to: '187, 240', within: 200ms}",
      "expect: {selecting: false, selected: \(way.promise)}",
      "release",
      "settle",
    ]
    let (report, simulation) = try way.play(steps)
    #expect(!report.findings.contains { $0.message.contains("disabled") })
    #expect(report.failures.map(\.message) == [])
    #expect(texts(simulation, .selection).contains("drag cancelled"))
    // Switched on again it selects as before.
    let again = way.press + ["move: {to: row 5, within: 200ms}", "expect: {selecting: true}"]
    let (later, _) = try way.play(steps + ["enable: true"] + again)
    #expect(later.failures.map(\.message) == [])
  }

  @Test(arguments: Way.all)
  func `a drag goes on when the device is turned`(_ way: Way) throws {
    let (report, simulation) = try way.play([
      "rotate: landscape",
      "expect: {selecting: true}",
      "settle: 5s",
      "move: {to: row 4, within: 200ms}",
      "expect: {selecting: true}",
      "interrupt: call",
      "settle",
      "expect: {selecting: false}",
    ])
    #expect(report.failures.map(\.message) == [])
    #expect(simulation.window.bounds.width > simulation.window.bounds.height)
    let selected = (simulation.tableView.indexPathsForSelectedRows ?? []).map { $0[1] }.sorted()
    if way.promise == "[row 1, row 5]" {
      #expect(selected == [1, 5])
    } else {
      // A path flips where it turns; nothing outside of it changes.
      #expect(selected.contains(1) && selected.allSatisfy { (1...8).contains($0) })
    }
  }

  @Test func `a finger stays where it is on the glass`() throws {
    let (report, simulation) = try Way.all[4].play(["rotate: landscape"])
    #expect(report.failures.isEmpty)
    // 26 from the left edge and 438 from the top; the top is on the left now, and the left edge below.
    #expect(simulation.finger.location == CGPoint(x: 438, y: 349))
    simulation.rotate(to: .portrait)
    #expect(simulation.finger.location == CGPoint(x: 26, y: 438))
  }

  @Test func `a call takes a scrolling finger away and the content comes back`() throws {
    let messages = try failures(
      """
      press: row 2
      move: {to: row 9, within: 400ms}
      expect: {offset: "< -100", dragging: true}
      interrupt: call
      expect: {dragging: false, decelerating: true}
      settle: 2s
      expect: {offset: 0, selected: none, decelerating: false}
      """,
      scene: "overlay: none"
    )
    #expect(messages == [])
  }

  @Test func `a row that is pressed when a call comes in is not selected`() throws {
    let messages = try failures(
      """
      press: row 2
      hold: 300ms
      interrupt: call
      settle
      expect: {selected: none, did-select: none}
      """,
      scene: "overlay: none"
    )
    #expect(messages == [])
  }

  private func simulationIsEditing(_ way: Way) -> Bool {
    // Two fingers bring the table into editing mode, and it stays there.
    way.isEditing || way.selection == "two-finger-pan"
  }

  private func texts(_ simulation: Simulation, _ kind: EventLog.Kind) -> [String] {
    simulation.log.texts(of: kind)
  }
}
