import Foundation
import LayoutScenes
import LayoutSimulation
import TestSupport
import Testing

@Suite
struct DemoTests {
  @Test func `the built-in demo is the scenario of the package`() throws {
    let file = try String(
      contentsOfFile: "\(Repository.root)/Snapshots/demo.sim.yaml",
      encoding: .utf8
    )
    #expect(DemoScenario.text == file)
  }

  @Test func `the demo reads without a word and plays without a failure`() throws {
    let (scenario, diagnostics) = SceneReader.read(text: DemoScenario.text, file: "demo")
    #expect(diagnostics.isEmpty)
    let report = ScenarioPlayer.play(try #require(scenario))
    #expect(report.failures.isEmpty)
    #expect(report.findings.isEmpty)
    #expect(report.snapshots.map(\.name) == ["start", "select", "turn-back", "scroll", "lifted"])
  }
}
