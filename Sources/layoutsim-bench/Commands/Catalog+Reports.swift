import Foundation
import LayoutReports
import LayoutSVG
import LayoutScenes
import LayoutSimulation

extension Catalog {
  /// The page of a test in which a thousand snapshots differ: its size, and the time until a browser has opened it.
  static var reports: [Measurement] {
    [
      Measurement("report-page", tools: [.chromium]) { laboratory in
        let page = try await DifferingSnapshots.page()
        let size = Double(page.utf8.count) / 1e6
        // The page says itself when it is ready, in place of all that it shows.
        let ready = "<script>document.documentElement.textContent = performance.now()</script>\n"
        let files = try TemporaryFiles([Array((page + ready).utf8)], suffix: ".html")
        let browser = Subprocess(
          try laboratory.path(of: .chromium),
          ["--headless", "--no-sandbox", "--disable-gpu", "--dump-dom", "file://\(files.paths[0])"]
        )
        var times: [Double] = []
        for _ in 0..<min(5, laboratory.rounds) {
          let shown = try browser.output().firstMatch(of: /[0-9]+(\.[0-9]+)?/)
          times.append(shown.flatMap { Double($0.output.0) } ?? .nan)
        }
        return [
          Result(
            name: "report-page-size",
            title: "a page of 1,000 snapshots that differ",
            ours: size,
            unit: "MB",
            goal: .atMost(20)
          ),
          Result(
            name: "report-page-opening",
            title: "the same, until Chromium has opened it",
            ours: median(times),
            unit: "ms",
            goal: .atMost(1000),
            isRight: !times.contains { $0.isNaN }
          ),
        ]
      }
    ]
  }
}

/// A thousand snapshots of two hundred screens with texts of their own, each beside a golden of other colors.
private enum DifferingSnapshots {
  /// Returns the page of them, with as many runs from moment to moment as the command records.
  static func page() async throws -> String {
    var page = SnapshotPage(title: "Test", summary: "1000 snapshots differ")
    for number in 0..<200 {
      let scenario = try scenario(number)
      var run = SnapshotPage.Run(name: "screen-\(number)", file: "screen-\(number).sim.yaml")
      for snapshot in ScenarioPlayer.play(scenario).snapshots {
        let svg = try SVGWriter(.init(text: .text)).write(snapshot.frame)
        var shown = ShownSnapshot(name: snapshot.name, step: snapshot.name, state: .differs)
        shown.lines = (0..<4).map { line in
          .init(
            "row \(line): another color",
            at: [.init(CGRect(x: 0, y: 100, width: 393, height: 44), isInGolden: false)]
          )
        }
        shown.picture = .svg(Array(svg.utf8))
        shown.golden = .svg(Array(svg.replacing("#e5e5ea", with: "#e0e0ff").utf8))
        run.snapshots.append(shown)
      }
      if number < 40 {
        run.recording = RecordedRun(scenario, mostMoments: 60) {
          try? SVGWriter(.init(text: .text)).write($0)
        }
      }
      page.runs.append(run)
    }
    return page.text
  }

  private static func scenario(_ number: Int) throws -> Scenario {
    let rows = (0..<40).map { "Person \(number)-\($0)" }.joined(separator: ", ")
    let text = """
      layoutsim: 2
      name: screen \(number)
      scene:
        device: iPhone 15
        title: Screen \(number)
        table: {rows: 40, text: [\(rows)], row-height: \(44 + number % 7), editing: true}
        overlay: {kind: scroll-and-select, debug: true}
      steps:
        - snapshot: start
        - press: row 1 on touchView
        - move: {to: row \(3 + number % 3), within: 400ms}
        - snapshot: select
        - move: {to: row 2, within: 300ms}
        - snapshot: back
        - move: {to: bottom edge - 20, within: 500ms}
        - hold: 600ms
        - snapshot: scroll
        - release
        - settle
        - snapshot: end

      """
    guard let scenario = SceneReader.read(text: text, file: "screen.sim.yaml").scenario else {
      throw MissingPeer(name: "the scenario of the page")
    }
    return scenario
  }
}
