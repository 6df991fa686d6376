import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
import Testing

/// A scenario on an iPhone 15 with 40 rows of 44 pt, from the lines of its steps.
func scenario(
  _ steps: String,
  table: String = "{rows: 40, row-height: 44, editing: true}",
  scene: String = "",
  allowing allowed: Set<String> = []
) throws -> Scenario {
  let lines = steps.split(separator: "\n").map { "  - \($0)" }.joined(separator: "\n")
  // Nothing lies over the table of a screen that selects rows by itself.
  let isWhole = ["overlay:", "edit-screen:", "form:"].contains { scene.contains($0) }
  let scene = isWhole ? scene : "\(scene)\noverlay: scroll-and-select"
  let text = """
    layoutsim: 2
    name: test
    scene:
      table: \(table)
    \(scene.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"))
    steps:
    \(lines)
    """
  let (scenario, diagnostics) = SceneReader.read(text: text, file: "test.sim.yaml")
  #expect(diagnostics.allSatisfy { allowed.contains($0.code) }, "\(diagnostics)")
  return try #require(scenario)
}

/// The messages of what did not hold.
func failures(
  _ steps: String,
  table: String = "{rows: 40, row-height: 44, editing: true}",
  scene: String = "",
  allowing allowed: Set<String> = []
) throws -> [String] {
  let scenario = try scenario(steps, table: table, scene: scene, allowing: allowed)
  return ScenarioPlayer.play(scenario).failures.map(\.message)
}
