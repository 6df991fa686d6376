import LayoutDiagnostics
import LayoutInteraction
import LayoutReports
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import TestSupport
import Testing

@Suite
struct SamplingSweepTests {
  /// The scenario with or without the departures of the released pod.
  private func sweep(
    _ steps: String,
    errata: Set<ScrollAndSelectErratum> = [],
    table: String = "{rows: 40, row-height: 44, editing: true}"
  ) throws -> SamplingReport {
    var scenario = try scenario(steps, table: table)
    scenario.scene.overlay?.errata = errata
    return SamplingSweep(scenario).report()
  }

  private let fastPan = """
    press: row 2 on touchView
    move: {to: row 9, within: 100ms}
    release
    """

  @Test func `a scenario is played at the rates of devices and with losses`() throws {
    let names = try sweep(fastPan).samplings.map(\.description)
    #expect(
      names == [
        "60 events a second", "30 events a second", "120 events a second",
        "60 events a second, every 2nd lost", "60 events a second, every 3rd lost",
        "60 events a second, every 5th lost", "60 events a second, 33 % lost (seed 1)",
        "60 events a second, 67 % lost (seed 2)",
      ]
    )
  }

  @Test func `a fast pan by the manual does not depend on the rate`() throws {
    let report = try sweep(fastPan)
    #expect(report.isEmpty)
    #expect(report.diagnostics.isEmpty)
  }

  @Test func `a fast pan of the released pod depends on the rate, and each row is named`() throws {
    let report = try sweep(fastPan, errata: [.version1_0_0])
    let rows = report.rows.flatMap { ($0.rows.lowerBound.row...$0.rows.upperBound.row) }
    #expect(rows == [3, 4, 5, 6, 8, 10])
    for found in report.rows {
      #expect(!found.selected.isEmpty && !found.notSelected.isEmpty)
      #expect(found.selected.count + found.notSelected.count == report.samplings.count)
      #expect((found.step, found.end) == (2, 3))
      #expect(found.mark?.line == 8)
      #expect(found.endMark?.line == 9)
    }
    let diagnostic = try #require(report.diagnostics.first)
    #expect(report.diagnostics.count == 1)
    #expect(diagnostic.code == "sampling-rows")
    #expect(diagnostic.message.hasPrefix("step 2 (move): whether rows "))
    #expect(
      diagnostic.message.hasSuffix(" are selected depends on how often the finger is sampled")
    )
    #expect(diagnostic.mark?.line == 8)
    #expect(diagnostic.mark?.column == 5)
    #expect(report.comesFromErrata)
    #expect(diagnostic.hint == "tried: without the 'errata' of the overlay nothing depends on it")
  }

  @Test func `the rows that a sampling selects are those of a run with it`() throws {
    var scenario = try scenario(fastPan)
    scenario.scene.overlay?.errata = [.version1_0_0]
    let report = SamplingSweep(scenario).report()
    for sampling in report.samplings {
      var player = ScenarioPlayer(scenario, sampling: sampling)
      _ = player.play(until: nil)
      let selected = Set(
        (player.simulation.tableView.indexPathsForSelectedRows ?? []).map(\.row)
      )
      for found in report.rows {
        let rows = found.rows.lowerBound.row...found.rows.upperBound.row
        #expect(rows.allSatisfy { selected.contains($0) == found.selected.contains(sampling) })
      }
    }
  }

  @Test func `a row is named for the first gesture that leaves it in different states`() throws {
    let report = try sweep(
      fastPan + "\nsettle\ntap: row 12 on touchView",
      errata: [.fastPanFillsOnward, .onlyHandledEvents]
    )
    #expect(report.rows.map(\.end) == [3, 3, 3, 3, 3, 3])
  }

  @Test func `an expectation that holds at the scene's own rate alone is told`() throws {
    let errata: Set<ScrollAndSelectErratum> = [.version1_0_0]
    var pan = try scenario(fastPan)
    pan.scene.overlay?.errata = errata
    var player = ScenarioPlayer(pan)
    _ = player.play(until: nil)
    let rows = (player.simulation.tableView.indexPathsForSelectedRows ?? []).map { "row \($0.row)" }
    let list = rows.joined(separator: ", ")
    let report = try sweep(fastPan + "\nexpect: {selected: [\(list)]}", errata: errata)
    let failure = try #require(report.failures.first)
    #expect(failure.diagnostic.mark?.line == 10)
    #expect(failure.samplings == Array(report.samplings.dropFirst()))
    #expect(report.diagnostics.last?.code == "sampling-expectation")
  }

  @Test func `what is wrong at every rate is not the rate's fault`() throws {
    #expect(try sweep(fastPan + "\nexpect: {selected: none}").isEmpty)
    #expect(try sweep("press: row 39 on touchView").isEmpty)
  }

  @Test(arguments: 1...6)
  func `a gesture by the manual ends alike at all rates`(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var steps = "press: row \(Int.random(in: 2...6, using: &random)) on touchView\n"
    for _ in 0..<4 {
      let row = Int.random(in: 1...12, using: &random)
      steps += "move: {to: row \(row), within: \(Int.random(in: 1...6, using: &random) * 70)ms}\n"
    }
    let report = try sweep(
      steps + "move: {to: bottom edge - 20, within: 150ms}\nhold: 400ms\nrelease"
    )
    #expect(report.isEmpty, "seed \(seed): \(report.diagnostics)")
  }

  @Test func `ten million rows cost no more than a few`() throws {
    let report = try sweep(
      fastPan,
      errata: [.version1_0_0],
      table:
        "{sections: [{rows: 10000000, selected: [20..9999999]}], row-height: 44, editing: true}"
    )
    let rows = report.rows.flatMap { ($0.rows.lowerBound.row...$0.rows.upperBound.row) }
    #expect(rows == [3, 4, 5, 6, 8, 10])
  }
}
