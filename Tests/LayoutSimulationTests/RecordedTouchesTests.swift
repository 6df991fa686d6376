import Foundation
import LayoutDiagnostics
import LayoutInteraction
import LayoutScenes
import LayoutSimulation
import Testing

/// Touches of a device play at their own times.
@Suite struct RecordedTouchesTests {
  private func trace(_ steps: String, _ events: String = "") throws -> [String] {
    let text = """
      layoutsim: 2
      name: a test
      scene:
        events-per-second: 50
        table: {rows: 40, row-height: 44, editing: true}
        overlay: scroll-and-select
      steps:
      \(steps)

      """
    let files = SceneFiles { _, _ throws(SceneFiles.Refusal) in
      Array("{version: 1, events: [\(events)]}".utf8)
    }
    let read = SceneReader.read(text: text, file: "a.sim.yaml", files: files)
    #expect(read.diagnostics == [])
    let report = ScenarioPlayer.play(try #require(read.scenario))
    #expect(report.failures == [])
    return report.trace.map { "\($0)" }
  }

  private static func moved(_ milliseconds: Int, _ y: Double) -> String {
    "{t: \(Double(milliseconds) / 1000), id: 3, phase: moved, x: 34, y: \(y)}"
  }

  @Test func `events are the same as those of steps`() throws {
    let steps = """
        - press: "34, 213"
        - move: {to: "34, 301", within: 200ms}
        - move: {to: "34, 257", within: 100ms}
        - hold: 150ms
        - release
        - settle
      """
    var moves: [String] = []
    for number in 1...10 { moves.append(Self.moved(number * 20, 213 + 8.8 * Double(number))) }
    for number in 1...5 { moves.append(Self.moved(200 + number * 20, 301 - 8.8 * Double(number))) }
    let events =
      ["{t: 0, id: 3, phase: began, x: 34, y: 213}"] + moves
      + ["{t: 0.45, id: 3, phase: ended, x: 34, y: 257}"]
    let recorded = try trace("  - touches: a.json\n  - settle", events.joined(separator: ",\n"))
    #expect(recorded == (try trace(steps)))
    #expect(recorded.contains { $0.contains("didSelect") || $0.contains("select") })
  }

  @Test func `several fingers go by their numbers`() throws {
    let events = """
      {t: 0, id: 1, phase: began, x: 150, y: 213}, {t: 0, id: 2, phase: began, x: 210, y: 213},
      {t: 0.1, id: 1, phase: moved, x: 150, y: 240}, {t: 0.1, id: 2, phase: moved, x: 210, y: 240},
      {t: 0.2, id: 2, phase: ended, x: 210, y: 240}, {t: 0.3, id: 1, phase: cancelled, x: 150, y: 240}
      """
    let trace = try trace("  - touches: a.json\n  - tap: row 5", events)
    for word in ["finger 1 down", "finger 2 moved", "finger 2 up", "finger 1 taken away"] {
      #expect(trace.contains { $0.contains(word) }, "\(word)")
    }
  }

  @Test func `a finger that is down is in the way`() throws {
    let (scenario, diagnostics) = SceneReader.read(
      text: """
        layoutsim: 2
        name: a test
        scene: {table: {rows: 40}}
        steps: [press: row 1, touches: a.json, release]
        """,
      file: "a.sim.yaml"
    )
    #expect(scenario == nil)
    #expect(diagnostics.contains { $0.message == "the finger is already down" })
  }
}
