import Foundation
import LayoutDiagnostics
import LayoutGeometry
import LayoutInteraction
import LayoutReports
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import TestSupport
import Testing

/// A key of the language with a file in which it makes a difference.
struct KeyRow: CustomTestStringConvertible {
  let group: KeyGroup
  let key: String
  /// The file; what stands in ⟦ ⟧ is there or not, and of ⟦this‖that⟧ one or the other.
  let file: String

  init(_ group: KeyGroup, _ key: String, _ file: String) {
    self.group = group
    self.key = key
    self.file = file
  }

  var testDescription: String { "\(key) of \(group.rawValue)" }

  /// The file with the key, and the file without it or with another value.
  var files: (with: String, without: String) {
    var with = ""
    var without = ""
    for (index, part) in file.split(separator: "⟦", omittingEmptySubsequences: false).enumerated() {
      guard index > 0, let end = part.firstIndex(of: "⟧") else {
        with += part
        without += part
        continue
      }
      let choice = part[..<end].split(separator: "‖", omittingEmptySubsequences: false)
      let rest = part[part.index(after: end)...]
      with += choice[0] + rest
      without += (choice.count > 1 ? choice[1] : "") + rest
    }
    return (Self.whole(with), Self.whole(without))
  }

  /// A file with what every file has, where it does not say so itself.
  private static func whole(_ text: String) -> String {
    guard !text.contains("layoutsim"), !text.contains("name: the test") else { return text }
    let steps = text.contains("steps:") ? "" : "\nsteps: [{snapshot: end}]"
    return "layoutsim: 2\nname: a test\n\(text)\(steps)\n"
  }
}

/// All that can be seen of a file that is read and played.
struct SeenOutcome: Equatable {
  var mistakes: [String]
  var failures: [String] = []
  var trace: [String] = []
  var screens: [String] = []
  var pictures: [String] = []

  /// The files that a row may name.
  private static let files = SceneFiles { path, _ throws(SceneFiles.Refusal) in
    let texts = [
      "base.yaml": "layoutsim: 2\nscene: {title: Base}\nsteps: [{tap: row 1}]\n",
      "old.sim.yaml":
        "layoutsim: 2\nname: Old\nscene: {table: {rows: 9}}\nsteps: [{snapshot: a}]\n",
      "one.csv": "text\nA\n", "other.csv": "text\nB\n",
      "touches.json": """
      {"version": 1, "events": [
      {"t": 0, "id": 1, "phase": "began", "x": 200, "y": 300},
      {"t": 0.05, "id": 1, "phase": "ended", "x": 200, "y": 300}]}
      """,
    ]
    if path.hasSuffix(".ttf") {
      let folder = Repository.root + "/Tests/Documentation/languages/fonts/"
      guard let font = FileManager.default.contents(atPath: folder + path) else {
        throw .reason("there is no such font")
      }
      return Array(font)
    }
    guard let text = texts[path] else { throw .reason("there is no such file") }
    return Array(text.utf8)
  }

  /// Returns the pictures of snapshots with their annotations, or none if there are none.
  private static func annotated(_ scenario: Scenario) throws -> [String] {
    guard !scenario.annotations.isEmpty else { return [] }
    let run = AnnotatedRun(scenario)
    return try run.report.snapshots.flatMap { snapshot in
      let moment = try #require(run.moments[snapshot.name])
      let frames = AnnotatedScreen.frames(
        [(FramedScreen(snapshot.frame), moment)],
        .beside,
        style: .light
      )
      let annotations = scenario.annotations.filter { $0.isShown(in: snapshot.name) }
      return try frames.map { frame in
        try SVGWriter().write(
          AnnotatedScreen.withLegend(frame, of: annotations, style: .light)
        )
      }
    }
  }

  init(of text: String) throws {
    let read = SceneReader.read(text: text, file: "test.sim.yaml", files: Self.files)
    mistakes = read.diagnostics.map { "\($0.severity): \($0.message)" }
    guard let scenario = read.scenario else { return }
    var snapshots: [SimulationReport.Snapshot] = []
    for variation in scenario.matrix.variations(in: scenario.scene.environment) {
      var scenario = scenario
      scenario.scene.environment = variation.applied(to: scenario.scene.environment)
      let report = ScenarioPlayer.play(scenario)
      snapshots += report.snapshots
      failures += (report.failures + report.findings).map(\.message)
      trace += report.trace.map { "\($0)" }
      screens += try report.snapshots.map { try SVGWriter().write($0.frame) }
      screens += try Self.annotated(scenario)
    }
    pictures = scenario.pictures.map { picture in
      let shown = picture.snapshots.compactMap { name in
        snapshots.first { $0.name == name }?.frame
      }
      let words = PictureDescription.words(for: picture, of: shown, in: scenario)
      var plain = picture
      plain.mark = nil
      return "\(plain): \(words)"
    }
  }
}
