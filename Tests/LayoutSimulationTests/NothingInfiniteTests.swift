import LayoutDiagnostics
import LayoutGeometry
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// Views without room: what is drawn of them is finite.
@Suite struct `Views without room` {
  struct SceneRow: CustomTestStringConvertible {
    let testDescription: String
    let scene: String
  }

  @Test(arguments: [
    SceneRow(
      testDescription: "the outline of a touch view without width",
      scene: """
        {table: {rows: 10}, overlay: {constraints: [touchView.height <= superview.height]}, show: [touch-view]}
        """
    ),
    SceneRow(
      testDescription: "the border of a text field",
      scene: "{table: {rows: 2}, stack: {views: [{box: [500, 40]}, {text-field: a}]}}"
    ),
    SceneRow(
      testDescription: "the chosen segment",
      scene: """
        {table: {rows: 2}, stack: {views: [{box: [500, 40]}, {segments: [a, b], selected: 0, compression: 1}]}}
        """
    ),
    SceneRow(
      testDescription: "all controls",
      scene: """
        {table: {rows: 2}, stack: {width: 0, leading: 0, top: 0, views: [{switch: on}, {slider: 0.5}, \
        {stepper: 1}, {progress: 0.5}, {button: a}, {text-field: a, border: line}, {text-field: b, border: bezel}]}}
        """
    ),
  ])
  func `a picture of them can be written`(_ row: SceneRow) throws {
    let text = "layoutsim: 2\nname: a test\nscene: \(row.scene)\nsteps: [{snapshot: a}]\n"
    let (read, diagnostics) = SceneReader.read(text: text, file: "test.sim.yaml")
    #expect(!diagnostics.contains { $0.severity == .error })
    let report = ScenarioPlayer.play(try #require(read))
    let frame = try #require(report.snapshots.first?.frame)
    _ = try SVGWriter().write(frame)
  }
}
