import Foundation
import GestureFuzzing
import LayoutDevices
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import Testing

/// Random fingers on whole screens: the released pod's departures from its manual are bugs that were planted.
@Suite struct GestureFuzzerTests {
  /// A departure, and a promise that it breaks.
  struct Planted: Sendable, CustomTestStringConvertible {
    let erratum: String
    let code: String
    var testDescription: String { erratum }
  }

  static let planted = [
    Planted(erratum: "fast-pan-fills-onward", code: "gap-in-drag"),
    Planted(erratum: "loses-first-rows", code: "gap-in-drag"),
    Planted(erratum: "only-handled-events", code: "rate-dependent-rows"),
    Planted(erratum: "selects-uneditable-rows", code: "locked-row-changed"),
  ]

  private static func text(_ overlay: String) -> String {
    """
    layoutsim: 2
    name: planted
    scene:
      device: iPhone SE (3rd generation)
      table: {row-height: 44, editing: true, sections: [{title: A, rows: 12, uneditable: [7]}]}
      overlay: \(overlay)
    """
  }

  private static func scenario(_ overlay: String) throws -> Scenario {
    let (scenario, diagnostics) = SceneReader.read(text: text(overlay), file: "planted.sim.yaml")
    return try #require(scenario, "\(diagnostics)")
  }

  /// Returns the outcome of the first run that breaks a promise, of so many.
  private static func first(
    _ code: String,
    _ fuzzer: GestureFuzzer,
    of count: Int
  ) async throws -> (GestureFuzzer.Outcome, Invariant)? {
    for outcome in try await fuzzer.play(0..<count) {
      if let broken = outcome.broken.first(where: { $0.invariant.code == code }) {
        return (outcome, broken.invariant)
      }
    }
    return nil
  }

  @Test(arguments: planted) func `a planted bug is found, and its scenario fails`(
    _ row: Planted
  ) async throws {
    let overlay = "{kind: scroll-and-select, errata: [\(row.erratum)]}"
    let scenario = try Self.scenario(overlay)
    let fuzzer = GestureFuzzer([scenario.scene], seed: 1)
    let (outcome, invariant) = try #require(try await Self.first(row.code, fuzzer, of: 60))
    let finding = try #require(fuzzer.shrink(outcome, invariant))
    let steps = finding.run.gestures.flatMap(\.gesture.steps)
    #expect(steps.count <= 6, "\(steps.map(\.line))")
    #expect(steps.count <= finding.original.flatMap(\.steps).count)
    let written = FuzzedScenario(
      finding,
      name: "planted",
      base: "planted.sim.yaml",
      changes: [],
      replacesMatrix: false,
      command: "layoutsim fuzz"
    )
    let base = Self.text(overlay)
    let files = SceneFiles { _, _ throws(SceneFiles.Refusal) in Array(base.utf8) }
    let read = SceneReader.read(
      bytes: Array(written.text.utf8),
      file: "found.sim.yaml",
      files: files
    )
    let played = try #require(read.scenario, "\(read.diagnostics)")
    #expect(!ScenarioPlayer.play(played).isSuccess, "\(written.text)")
    // Without the bug the scenario holds; which of two rates is right nobody but the manual says.
    guard row.code != "rate-dependent-rows" else { return }
    var mended = played
    mended.scene.overlay?.errata = []
    #expect(ScenarioPlayer.play(mended).failures == [], "\(written.text)")
  }

  @Test func `nothing is found where nothing is wrong`() async throws {
    let fuzzer = GestureFuzzer([try Self.scenario("scroll-and-select").scene], seed: 1)
    let outcomes = try await fuzzer.play(0..<60)
    #expect(outcomes.allSatisfy { $0.broken.isEmpty })
    #expect(outcomes.reduce(0) { $0 + $1.drags } > 60)
  }

  @Test func `runs play the screens in turn, and find on each what they find on it alone`()
    async throws
  {
    let scenario = try Self.scenario("{kind: scroll-and-select, errata: [fast-pan-fills-onward]}")
    var dark = scenario.scene
    dark.environment.style = .dark
    let fuzzer = GestureFuzzer([scenario.scene, dark, scenario.scene], seed: 1)
    let outcomes = try await fuzzer.play(0..<60)
    #expect(outcomes.map(\.screen) == (0..<60).map { $0 % 3 })
    #expect(Set(outcomes.filter { !$0.broken.isEmpty }.map(\.screen)) == [0, 1, 2])
    let number = try #require(outcomes.first { $0.screen == 1 && !$0.broken.isEmpty }).number
    let alone = try #require(try await fuzzer.play(number..<number + 1).first)
    #expect(
      alone.broken.map(\.violation.message) == outcomes[number].broken.map(\.violation.message)
    )
  }

  @Test func `gestures come before all is at rest, and the device is turned`() async throws {
    let surfaces = try GesturePlayer(try Self.scenario("scroll-and-select").scene).surfaces()
    #expect(surfaces.map(\.orientation) == [.portrait, .landscape])
    #expect(surfaces[0].window.width == surfaces[1].window.height)
    let gestures = (0..<40).flatMap { run in
      var generator = GestureGenerator(surfaces, seed: 1, run: run)
      return generator.gestures()
    }
    #expect(gestures.contains { $0.pause != nil })
    let turns = gestures.filter { $0.steps.contains(.rotate(.landscape)) }
    #expect(!turns.isEmpty && turns.allSatisfy { $0.start == nil })
  }

  @Test func `the same run finds the same`() async throws {
    let scenario = try Self.scenario("{kind: scroll-and-select, errata: [fast-pan-fills-onward]}")
    let fuzzer = GestureFuzzer([scenario.scene], seed: 3)
    let (outcome, invariant) = try #require(try await Self.first("gap-in-drag", fuzzer, of: 60))
    let number = outcome.number
    let again = try #require(try await fuzzer.play(number..<number + 1).first)
    let findings = [outcome, again].compactMap { fuzzer.shrink($0, invariant) }
    #expect(findings.count == 2)
    #expect(
      findings[0].run.gestures.map(\.gesture) == findings[1].run.gestures.map(\.gesture)
    )
  }
}
