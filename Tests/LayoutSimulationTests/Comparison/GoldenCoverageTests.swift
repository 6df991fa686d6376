import Foundation
import LayoutReports
import LayoutScenes
import LayoutSimulation
import TestSupport
import Testing

/// Every combination has its file: whoever adds a member has to add a scenario.
@Suite struct GoldenCoverageTests {
  private static let snapshots = Repository.root + "/Snapshots"

  private static func scenario(_ path: String) throws -> Scenario {
    let text = try String(contentsOfFile: "\(snapshots)/\(path)", encoding: .utf8)
    let (scenario, diagnostics) = SceneReader.read(text: text, file: path)
    #expect(diagnostics.isEmpty)
    return try #require(scenario)
  }

  private static let modes = SelectionMode.Start.allCases.flatMap { start in
    SelectionMode.Pass.allCases.flatMap { pass in
      SelectionMode.TurningBack.allCases.map {
        SelectionScene(start: start, pass: pass, turningBack: $0)
      }
    }
  }

  @Test(arguments: modes)
  func `a mode has a scenario with expectations and a golden`(mode: SelectionScene) throws {
    let name = mode.words.joined(separator: "-")
    let scenario = try Self.scenario("selection/modes/\(name).sim.yaml")
    let selection = try #require(scenario.scene.selection)
    #expect(selection.words == mode.words)
    let expects = scenario.steps.count { if case .expect = $0.action { true } else { false } }
    #expect(expects >= 3)
    #expect(!scenario.snapshotNames.isEmpty)
    #expect(
      filesInFolder("\(Self.snapshots)/selection/modes/\(name)")
        == scenario.snapshotNames.map { "\($0).svg" }.sorted()
    )
  }

  @Test func `there are no scenarios of modes that are none`() {
    let names = Set(Self.modes.map { $0.words.joined(separator: "-") })
    for file in filesInFolder("\(Self.snapshots)/selection/modes") {
      #expect(names.contains(file.replacing(".sim.yaml", with: "")), "\(file)")
    }
  }

  @Test(
    arguments: ["@light", "@dark"] + SelectionLimit.WhenFull.allCases.map { "-\($0.rawValue)" }
  )
  func `a poster shows every mode, without a limit and with each`(suffix: String) throws {
    let poster = try String(
      contentsOfFile: "\(Self.snapshots)/pictures/comparison\(suffix).svg",
      encoding: .utf8
    )
    for mode in Self.modes {
      let name = mode.words.joined(separator: ", ")
      #expect(poster.contains("data-name=\"\(name)\""), "\(name)")
    }
    guard let whenFull = SelectionLimit.WhenFull(rawValue: String(suffix.dropFirst())) else {
      return
    }
    let scenario = try Self.scenario("selection/comparison\(suffix).sim.yaml")
    #expect(scenario.scene.selection?.limit.whenFull == whenFull)
  }

  @Test
  func `each departure of the released pod, and the release itself, have a pair and a picture`()
    throws
  {
    var shown: [ScrollAndSelectErratum] = []
    var showsRelease = false
    for file in filesInFolder("\(Self.snapshots)/errata") where file.hasSuffix(".sim.yaml") {
      guard file.hasSuffix("-released.sim.yaml") else {
        #expect(file.hasSuffix("-manual.sim.yaml"))
        continue
      }
      let pair = file.replacing("-released.sim.yaml", with: "")
      var released = try Self.scenario("errata/\(file)")
      let manual = try Self.scenario("errata/\(pair)-manual.sim.yaml")
      let errata = try #require(released.scene.overlay?.errata)
      if errata == [.version1_0_0] {
        showsRelease = true
      } else {
        #expect(errata.count == 1)
        shown += errata
      }
      // The two are the same but for the departure.
      released.scene.overlay?.errata = []
      #expect(manual.scene.overlay?.errata == [])
      #expect(released.scene.withoutMarks == manual.scene.withoutMarks)
      #expect(
        filesInFolder("\(Self.snapshots)/pictures/errata").contains("\(pair)-released.svg")
      )
      let comparison = ScreenComparison(.errata, of: try Self.scenario("errata/\(file)"))
      #expect(comparison.screens.flatMap(\.failures).isEmpty)
      #expect(comparison.screens[0].facts.contains { $0.differs }, "\(pair)")
    }
    #expect(showsRelease)
    #expect(
      shown.map(\.rawValue).sorted()
        == ScrollAndSelectErratum.approximations.map(\.rawValue).sorted()
    )
  }

  @Test func `the built-in track of compare is the scenario of the package`() throws {
    let file = try String(
      contentsOfFile: "\(Self.snapshots)/selection/comparison.sim.yaml",
      encoding: .utf8
    )
    #expect(ComparisonScenario.text == file)
  }
}

extension SelectionScene {
  /// The words of its mode, as a scenario file has them.
  fileprivate var words: [String] { [start.rawValue, pass.rawValue, turningBack.rawValue] }
}

extension Scene {
  /// The scene without the places where a file says it.
  fileprivate var withoutMarks: Self {
    var scene = self
    scene.mark = nil
    scene.keyMarks = KeyMarks()
    scene.table.mark = nil
    scene.overlay?.mark = nil
    for index in scene.table.sections.indices { scene.table.sections[index].mark = nil }
    return scene
  }
}
