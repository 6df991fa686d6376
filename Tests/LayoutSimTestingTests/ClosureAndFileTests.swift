import LayoutSVG
import LayoutSimTesting
import ScreenFrames
import TestSupport
import Testing

/// The same constraints from a scenario file and from a closure of an app.
struct ClosureAndFileTests {
  private let scenario: Scenario

  init() throws {
    let path = "Snapshots/right-hand-strip.sim.yaml"
    let text = try String(contentsOfFile: "\(Repository.root)/\(path)", encoding: .utf8)
    scenario = try #require(SceneReader.read(text: text, file: path).scenario)
  }

  @Test func `both give the same frame to the byte`() throws {
    let report = ScenarioPlayer.play(scenario)
    #expect(report.failures.isEmpty)
    let fromFile = try #require(report.snapshots.first { $0.name == "six-rows" }).frame

    let (sim, picker) = screen { touchView in
      guard let superview = touchView.superview else { return nil }
      let safe = superview.safeAreaLayoutGuide
      let width = touchView.widthAnchor.constraint(equalToConstant: 72)
      width.priority = .defaultHigh
      width.identifier = "strip width"
      return [
        touchView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        width,
        touchView.topAnchor.constraint(equalTo: safe.topAnchor),
        touchView.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
      ]
    }
    defer { picker.invalidate() }

    let (closure, file) = (try svg(frameOfSixRows(sim)), try svg(fromFile))
    #expect(closure == file)
    #expect(closure.contains("strip width"))
  }

  @Test func `a closure that differs by a point gives another frame`() throws {
    let report = ScenarioPlayer.play(scenario)
    let fromFile = try #require(report.snapshots.first).frame
    let (sim, picker) = screen { touchView in
      guard let superview = touchView.superview else { return nil }
      let safe = superview.safeAreaLayoutGuide
      let width = touchView.widthAnchor.constraint(equalToConstant: 73)
      width.priority = .defaultHigh
      width.identifier = "strip width"
      return [
        touchView.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        width,
        touchView.topAnchor.constraint(equalTo: safe.topAnchor),
        touchView.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -8),
      ]
    }
    defer { picker.invalidate() }

    let (closure, file) = (try svg(frameOfSixRows(sim)), try svg(fromFile))
    #expect(closure != file)
  }

  /// The scenario's screen with an overlay that code makes.
  private func screen(
    _ closure: @escaping (UIView) -> [NSLayoutConstraint]?
  ) -> (Simulation, TableViewScrollAndSelectController) {
    var scene = scenario.scene
    scene.overlay = nil
    let sim = Simulation(scene)
    let picker = TableViewScrollAndSelectController(tableView: sim.tableView)
    picker.setDebugMode(
      on: true,
      color: UIColor(red: 88 / 255, green: 86 / 255, blue: 214 / 255, alpha: 1)
    )
    picker.setCustomConstraints(closure)
    picker.enabled = true
    return (sim, picker)
  }

  private func svg(_ frame: ScreenFrame) throws -> String {
    try SVGWriter().write(frame)
  }

  private func frameOfSixRows(_ sim: Simulation) throws -> ScreenFrame {
    try sim.press(.row(3, on: .touchView))
    try sim.move(to: .row(8), within: .milliseconds(400))
    return sim.frame(named: "six-rows")
  }
}
