import Foundation
import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
import Testing

/// A set-up that does not work, and the key that a warning about it stands at.
struct TroubleRow: CustomTestStringConvertible {
  let key: String
  let table: String
  var overlay = ""
  var scene = ""
  var root = ""

  var testDescription: String { key }

  var text: String {
    """
    layoutsim: 2
    name: trouble
    scene:
      table: {rows: 40\(table)}
      overlay: {kind: scroll-and-select\(overlay)}
    \(scene)
    \(root)
    """
  }
}

@Suite struct TroubleMarkTests {
  @Test(arguments: [
    TroubleRow(key: "allows-multiple-selection", table: ", allows-multiple-selection: false"),
    TroubleRow(
      key: "allows-multiple-selection-during-editing",
      table: ", editing: true, allows-multiple-selection-during-editing: false"
    ),
    TroubleRow(key: "scroll-enabled", table: ", editing: true, scroll-enabled: false"),
    TroubleRow(key: "enabled", table: ", editing: true", overlay: ", enabled: false"),
    TroubleRow(
      key: "top-scrolling-anchor",
      table: ", editing: true",
      overlay: ", top-scrolling-anchor: -1"
    ),
    TroubleRow(
      key: "bottom-scrolling-anchor",
      table: ", editing: true",
      overlay: ", bottom-scrolling-anchor: 1"
    ),
    TroubleRow(
      key: "estimated-row-height",
      table: ", editing: true, row-height: 60, estimated-row-height: 44"
    ),
    TroubleRow(key: "controller", table: ", editing: true", scene: "  controller: bare"),
    TroubleRow(
      key: "total",
      table: ", editing: true",
      root: "selection: {starts-with: strip-pan, limit: {total: 0}}"
    ),
  ])
  func `a warning stands at the key that causes it`(_ row: TroubleRow) throws {
    let (scenario, diagnostics) = SceneReader.read(text: row.text, file: "trouble.sim.yaml")
    let scene = try #require(scenario, "\(diagnostics)").scene
    let warnings = Simulation(scene).findings.filter { $0.severity == .warning }
    let mark = try #require(warnings.first?.mark, "\(warnings)")
    let lines = row.text.split(separator: "\n", omittingEmptySubsequences: false)
    let place = lines[mark.line - 1].dropFirst(mark.column - 1)
    #expect(place.hasPrefix("\(row.key):"), "\(place)")
    #expect(mark.length == row.key.count)
  }

  @Test(arguments: ["touchView", "tableView"])
  func `a warning of what a step removed stands at the step`(_ view: String) throws {
    let text = """
      layoutsim: 2
      name: trouble
      scene: {table: {rows: 4}, overlay: scroll-and-select}
      steps:
        - remove: \(view)
        - snapshot: a
      """
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "trouble.sim.yaml")
    let report = ScenarioPlayer.play(try #require(scenario, "\(diagnostics)"))
    #expect(report.findings.map(\.mark?.line) == [5])
  }
}
