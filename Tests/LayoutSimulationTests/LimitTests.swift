import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutReports
import LayoutScenes
import LayoutSimulation
import Testing

@Suite
struct LimitTests {
  private static let endless = """
    press: row 2
    repeat: {times: 1000, steps: [{move: {to: row 8, within: 600s}}, {move: {to: row 2, within: 600s}}]}
    release
    """

  private func outcome(
    _ steps: String,
    _ limits: ScenarioLimits
  ) throws -> [(message: String, line: Int?)] {
    var scenario = try scenario(steps)
    scenario.limits = limits
    let failures = ScenarioPlayer.play(scenario).failures
    return failures.map { ($0.message, $0.mark?.line) }
  }

  @Test func `what must take too much time is not played`() throws {
    let found = try outcome(Self.endless, ScenarioLimits(time: .seconds(700)))
    #expect(
      found.map(\.message) == [
        "step 3: more than 700s of time would pass, and nothing is played"
      ]
    )
    #expect(found.first?.line == 8)
    var player = ScenarioPlayer(try scenario(Self.endless))
    let report = player.play(until: nil)
    #expect(report.failedStep?.number == 8)
    #expect(report.trace.isEmpty)
    #expect(player.simulation.clock.now == .start)
  }

  @Test func `a moment within the time is reached, whatever comes after it`() throws {
    var player = ScenarioPlayer(try scenario("wait: 1s\nwait: 2s"))
    #expect(player.play(until: Instant(sinceStart: .milliseconds(1500))).isSuccess)
    var limited = try scenario("wait: 1s\nwait: 2s")
    limited.limits = ScenarioLimits(time: .seconds(2))
    player = ScenarioPlayer(limited)
    #expect(player.play(until: Instant(sinceStart: .milliseconds(1500))).isSuccess)
    #expect(player.simulation.clock.now.sinceStart == .milliseconds(1500))
  }

  @Test func `tracks that must take too much time are not compared`() throws {
    let comparison = ScreenComparison(.modes, of: try scenario(Self.endless))
    #expect(comparison.screens.count == 24)
    #expect(
      comparison.screens.allSatisfy {
        $0.failures.map(\.message)
          == ["\($0.name): more than 1h of time would pass, and nothing is played"]
      }
    )
  }

  @Test func `a run ends at the step that goes beyond the time`() throws {
    let found = try outcome(
      "tap: row 2\ntap: row 3\ntap: row 4\ntap: row 5",
      ScenarioLimits(time: .milliseconds(120))
    )
    #expect(
      found.map(\.message) == [
        "step 3: more than 120ms of time have passed, and the run ends here"
      ]
    )
  }

  @Test func `a run ends at the step that sends too many events`() throws {
    let found = try outcome(
      "press: row 2\nmove: {to: row 5, within: 1s}\nmove: {to: row 2, within: 1s}\nrelease",
      ScenarioLimits(events: 70)
    )
    #expect(
      found.map(\.message) == [
        "step 3: more than 70 events of fingers were sent, and the run ends here"
      ]
    )
  }

  @Test func `a run ends at the snapshot too many`() throws {
    let found = try outcome(
      "snapshot: a\nsnapshot: b\nsnapshot: c\nexpect: {selected-count: 3}",
      ScenarioLimits(frames: 2)
    )
    #expect(
      found.map(\.message) == [
        "step 3: more than 2 snapshots were taken, and the run ends here"
      ]
    )
  }

  @Test(arguments: [
    ("wait: 2s", ScenarioLimits(time: .seconds(2))),
    ("tap: row 2", ScenarioLimits(events: 2)),
    ("snapshot: a\nsnapshot: b", ScenarioLimits(frames: 2)),
  ])
  func `a run may take all that its limits allow`(steps: String, limits: ScenarioLimits) throws {
    #expect(try outcome(steps, limits).isEmpty)
  }

  @Test func `the snapshot too many is not taken`() throws {
    var scenario = try scenario("snapshot: a\nsnapshot: b")
    scenario.limits = ScenarioLimits(frames: 1)
    #expect(ScenarioPlayer.play(scenario).snapshots.map(\.name) == ["a"])
  }

  @Test func `the hint says what to raise`() throws {
    var scenario = try scenario("wait: 2s")
    scenario.limits = ScenarioLimits(time: .seconds(1))
    let failure = try #require(ScenarioPlayer.play(scenario).failures.first)
    #expect(
      failure.hint
        == "raise it with 'limits: {time: …}' in the scenario, or with '--limit time=…'"
    )
  }

  @Test func `a log that nobody asks for is not kept`() throws {
    let steps = "press: row 2\nmove: {to: row 5, within: 1s}\nrelease"
    #expect(ScenarioPlayer.play(try scenario(steps), keepsLog: false).trace.isEmpty)
    let trace = ScenarioPlayer.play(try scenario(steps)).trace
    #expect(trace.count == 129)
    let expecting = try scenario("\(steps)\nexpect: {log: up at}")
    let report = ScenarioPlayer.play(expecting, keepsLog: false)
    #expect(report.failures.isEmpty)
    #expect(report.trace.prefix(trace.count) == trace[...])
  }

  @Test func `what is found of drags does not hang on the log`() throws {
    let steps = "press: row 2\nmove: {to: row 5, within: 1s}\nrelease\nexpect: {selected: none}"
    let plain = ScenarioPlayer.play(try scenario(steps))
    let quiet = ScenarioPlayer.play(try scenario(steps), keepsLog: false)
    #expect(plain.findings == quiet.findings)
    #expect(plain.failures == quiet.failures)
  }
}
