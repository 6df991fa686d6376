import TestSupport
import Testing

/// What is wrong in many places for one cause is told once.
@Suite struct CauseGroupTests {
  private static let devices = "iPhone 8,iPhone 15,iPhone 16 Pro Max"

  /// Returns the annotations of a run after goldens were recorded and scenarios changed.
  private static func annotations(
    of scenarios: [(file: String, old: String, new: String)],
    _ options: [String] = []
  ) throws -> [String] {
    try CommandBench.run { layoutsim in
      for scenario in scenarios { try layoutsim.write(scenario.old, to: scenario.file) }
      #expect(try layoutsim(["test"] + options).code == 0)
      for scenario in scenarios { try layoutsim.write(scenario.new, to: scenario.file) }
      let run = try layoutsim(["test", "--format", "github"] + options)
      #expect(run.code == 1)
      return run.lines
    }
  }

  private static func titled(_ title: String) -> String {
    smallScenario.replacing("scene:\n", with: "scene:\n  title: \(title)\n")
  }

  @Test func `one change of many snapshots is one annotation at the first`() throws {
    let lines = try Self.annotations(
      of: ["a", "b"].map { ("\($0).sim.yaml", Self.titled("Inbox"), Self.titled("Mail")) },
      ["--device", Self.devices]
    )
    #expect(lines.count == 1, "\(lines)")
    let line = try #require(lines.first)
    #expect(line.hasPrefix("::error file=a.sim.yaml,line=7,"), "\(line)")
    #expect(
      line.contains(
        #"::6 snapshots: title: text "Inbox" → "Mail"; first a/a@iPhone-8%0A"#
          + "note: all: a/a@iPhone-8, a/a@iPhone-15, a/a@iPhone-16-Pro-Max, b/a@iPhone-8"
      ),
      "\(line)"
    )
  }

  @Test func `other amounts are the same cause, other rows are not`() throws {
    let rows = smallScenario.replacing("{rows: 3}", with: "{rows: 3, row-height: 44}")
    let taller = try Self.annotations(of: [
      ("a.sim.yaml", rows, rows.replacing("44", with: "46")),
      ("b.sim.yaml", rows, rows.replacing("44", with: "52")),
    ])
    #expect(taller.count == 1, "\(taller)")
    #expect(
      taller.first?.contains("::2 snapshots: all rows: 2 pt taller") == true
        && taller.first?.contains("elsewhere by other amounts; first a/a") == true,
      "\(taller)"
    )
    let selected = { (row: Int) in
      smallScenario.replacing("{rows: 3}", with: "{rows: 3, selected: \(row)}")
    }
    let others = try Self.annotations(of: [
      ("a.sim.yaml", smallScenario, selected(1)), ("b.sim.yaml", smallScenario, selected(2)),
      ("c.sim.yaml", smallScenario, Self.titled("Other")),
    ])
    #expect(others.count == 3, "\(others)")
  }

  @Test func `what fails in a line on every screen is one annotation`() throws {
    let wrong = plainScenario.replacing("rows 2..6}", with: "rows 2..7}")
    let lines = try Self.annotations(
      of: [("pan.sim.yaml", plainScenario, wrong)],
      ["--device", Self.devices]
    )
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("line=9,") == true && lines.first?.contains("::3 runs: ") == true)
  }

  @Test func `snapshots without a golden are one annotation`() throws {
    try CommandBench.run { layoutsim in
      for name in ["a", "b"] { try layoutsim.write(smallScenario, to: "\(name).sim.yaml") }
      let run = try layoutsim("test", "--record", "none", "--format", "github")
      #expect(run.lines.count == 1)
      #expect(run.output.contains("title=snapshot-missing::2 snapshots: no golden; first a/a%0A"))
    }
  }
}
