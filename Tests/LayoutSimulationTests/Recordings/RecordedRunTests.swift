import Foundation
import LayoutInteraction
import LayoutReports
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import LayoutViews
import ScreenFrames
import Testing

/// A run, moment by moment, is what the simulation itself says.
@Suite struct RecordedRunTests {
  private static func run(_ scenario: Scenario, most: Int = 60) -> RecordedRun {
    RecordedRun(scenario, mostMoments: most) {
      try? SVGWriter(.init(text: .text)).write($0)
    }
  }

  /// The words for the view that takes a touch at a point, as a page finds them.
  private static func taker(at point: CGPoint, in moment: RecordedMoment) -> String? {
    for line in moment.areas {
      let parts = line.split(separator: ";")
      for rect in parts.dropFirst() {
        let numbers = rect.split(separator: " ").compactMap { Double($0) }
        let isInside =
          point.x >= numbers[0] && point.x < numbers[0] + numbers[2]
          && point.y >= numbers[1] && point.y < numbers[1] + numbers[3]
        guard isInside, let place = Int(parts[0]) else { continue }
        return String(moment.tree[place].drop { $0 != "|" }.dropFirst())
      }
    }
    return nil
  }

  @Test(arguments: [
    "overlay: {kind: scroll-and-select, debug: true}",
    "title: Inbox\ndevice: iPhone SE (3rd generation)",
    "direction: right-to-left\ntoolbar: true",
  ])
  func `a touch anywhere is answered as by the simulation, at each snapshot`(_ scene: String) throws
  {
    let scenario = try scenario(
      """
      snapshot: first
      press: row 2 on touchView
      move: {to: row 6, within: 400ms}
      snapshot: down
      move: {to: bottom edge - 20, within: 300ms}
      hold: 500ms
      snapshot: scrolled
      """,
      scene: scene
    )
    let run = Self.run(scenario)
    let moments = run.moments.filter { $0.snapshot != nil }
    #expect(moments.compactMap(\.snapshot) == ["first", "down", "scrolled"])
    for moment in moments {
      var start = scenario
      let count = scenario.steps.firstIndex { $0.action == .snapshot(moment.snapshot ?? "") } ?? 0
      start.steps = Array(scenario.steps.prefix(count))
      var player = ScenarioPlayer(start)
      _ = player.play(until: nil)
      let simulation = player.simulation
      let lines = simulation.treeLines
      #expect(moment.tree.map { String($0.drop { $0 != "|" }.dropFirst()) } == lines.map(\.text))
      for x in stride(from: 1.3, to: 393, by: 11.7) {
        for y in stride(from: 0.7, to: 852, by: 7.9) {
          let point = CGPoint(x: x, y: y)
          let hit = simulation.window.hitTest(point, with: nil)
          let words = lines.first { $0.view === hit }?.text
          #expect(Self.taker(at: point, in: moment) == words, "\(point) at \(moment.time)")
        }
      }
    }
  }

  @Test func `moments go from the beginning to the end, and no two in a row are the same`() throws {
    let scenario = try scenario(
      """
      press: row 2 on touchView
      move: {to: row 6, within: 400ms}
      wait: 10s
      release
      """
    )
    let run = Self.run(scenario)
    #expect(run.moments.first?.time == .zero)
    #expect(run.duration >= .seconds(10))
    #expect(run.moments.count <= 62)
    #expect(zip(run.moments, run.moments.dropFirst()).allSatisfy { $0.time <= $1.time })
    #expect(zip(run.moments, run.moments.dropFirst()).allSatisfy { !$0.looksLike($1) })
    // Nothing happens in ten seconds of waiting.
    #expect(run.moments.count { $0.time > .seconds(1) } <= 2)
    #expect(run.trace.contains { $0.text.contains("moved") })
  }

  @Test func `the last moment of a run that fails is the one at which it ended`() throws {
    let scenario = try scenario("snapshot: first\ntap: row 30\nsnapshot: never")
    let run = Self.run(scenario)
    #expect(run.moments.compactMap(\.snapshot) == ["first"])
  }
}
