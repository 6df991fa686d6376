import LayoutDiagnostics
import LayoutInteraction
import LayoutScenes
import LayoutSimulation
import LayoutViews
import Testing

/// Version 1.0.0 of the pod, which crashes where a pan was on no row and comes into the zone.
@Suite struct CrashTests {
  private static func report(
    _ expectation: String,
    errata: String = "version-1.0.0"
  ) throws
    -> SimulationReport
  {
    let steps = """
      press: {at: "30, 120", taken-by: touchView}
      move: {to: "30, 135", within: 0s}
      move: {to: bottom edge - 20, within: 0s}
      hold: 500ms
      release
      tap: {at: "30, 300", taken-by: touchView}
      \(expectation)
      """
    return ScenarioPlayer.play(
      try scenario(
        steps,
        table: "{sections: [{title: A, rows: 40}], row-height: 44, editing: true}",
        scene: "overlay: {errata: \(errata)}"
      )
    )
  }

  @Test func `a crash fails the step in which it happens`() throws {
    let report = try Self.report("snapshot: after")
    #expect(report.failures.map(\.code) == ["crash"])
    #expect(report.failures.first?.message.hasPrefix("step 4: version 1.0.0 of the pod") == true)
    #expect(report.failures.first?.mark?.line == 10)
    #expect(report.trace.count { $0.kind == .crash } == 1)
  }

  @Test func `a crash that is expected fails nothing, and ends what the controller does`() throws {
    let report = try Self.report(
      "expect: {crash: true, selected: none, offset: 0, panning-did-end: 0}"
    )
    #expect(report.failures == [])
  }

  @Test func `that it crashes can be wrong to expect`() throws {
    #expect(
      try Self.report("expect: {crash: false}").failures.map(\.code) == ["crash", "expectation"]
    )
    let manual = try Self.report("expect: {crash: true}", errata: "none")
    #expect(manual.failures.map(\.message) == ["the pod did not crash"])
  }
}
