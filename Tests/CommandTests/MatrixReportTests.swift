import LayoutSnapshots
import TestSupport
import Testing

@Suite struct MatrixReportTests {
  private static let devices =
    "[iPhone 8, iPhone SE (3rd generation), iPhone 13 mini, iPhone 14, iPhone 15, iPhone 15 Plus, iPhone 15 Pro, "
    + "iPhone 15 Pro Max, iPhone 16, iPhone 16 Plus]"

  private static func scenario(rows: Int = 30, _ steps: String = "  - snapshot: a\n") -> String {
    """
    layoutsim: 2
    name: n
    scene:
      table: {rows: \(rows), row-height: 44}
    steps:
    \(steps)matrix: {devices: \(devices)}

    """
  }

  @Test func `many runs of a scenario that pass are one line`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.scenario(), to: "list.sim.yaml")
      let first = try layoutsim("test")
      #expect(
        first.lines == [
          "✓ list  10 runs, 10 snapshots", "+ list  10 snapshots recorded",
          "1 scenario, 10 runs: all is well",
        ],
        "\(first.output)"
      )
    }
  }

  @Test func `what many screens have in common is told once`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.scenario(), to: "list.sim.yaml")
      #expect(try layoutsim("test").code == 0)
      try layoutsim.write(
        Self.scenario().replacing("row-height: 44", with: "row-height: 46"),
        to: "list.sim.yaml"
      )
      let run = try layoutsim("test", "--contact-sheet", "sheet.svg")
      #expect(run.code == 1)
      let heading = "✗ list  10 of 10 runs, all because all rows: 2 pt taller"
      #expect(run.lines.first?.hasPrefix(heading) == true, "\(run.output)")
      #expect(run.lines.count { $0.hasPrefix("✗ list › a@") } == 1, "one is shown whole")
      #expect(run.output.contains("accept all  layoutsim accept"))
      let sheet = try #require(layoutsim.text(of: "sheet.svg"))
      #expect(sheet.ranges(of: "data-role=\"screen\"").count == 10)
      #expect(sheet.ranges(of: "✗ list@").count == 10, "each is marked as wrong")
    }
  }

  @Test func `an expectation that fails on some screens says on how many`() throws {
    try CommandBench.run { layoutsim in
      let steps = "  - tap: row 15\n  - snapshot: a\n"
      try layoutsim.write(Self.scenario(steps), to: "list.sim.yaml")
      let run = try layoutsim("test")
      #expect(run.code == 1)
      let line = try #require(run.lines.first)
      #expect(line.hasPrefix("✗ list  ") && line.contains(" of 10 runs"), "\(run.output)")
      #expect(run.lines.contains { $0.hasPrefix("    on list@") })
    }
  }

  @Test func `a snapshot that was not taken is a tile with the reason`() throws {
    try CommandBench.run { layoutsim in
      let steps = "  - snapshot: a\n  - tap: row 15\n  - snapshot: b\n  - snapshot: c\n"
      try layoutsim.write(Self.scenario(steps), to: "list.sim.yaml")
      try layoutsim.write("layoutsim: 2\nname: [\n", to: "wrong.sim.yaml")
      let run = try layoutsim("test", "--contact-sheet", "sheet.svg")
      #expect(run.code == 65, "\(run.output)")
      #expect(run.errors.contains("not on the contact sheet: 1 scenario that cannot be played"))
      let sheet = try #require(layoutsim.text(of: "sheet.svg"))
      #expect(sheet.ranges(of: "data-role=\"screen\"").count == 30)
      // Row 15 is below two small screens alone.
      #expect(sheet.ranges(of: "\"step 2: row 15 ").count == 4)
      let one = try layoutsim("test", "--filter", "list/c", "--contact-sheet", "one.svg")
      #expect(one.code == 65)
      let tiles = try #require(layoutsim.text(of: "one.svg")).ranges(of: "data-role=\"screen\"")
      #expect(tiles.count == 10)
    }
  }

  @Test(arguments: ["sheet.jpg", ""])
  func `a contact sheet has a name that says what it is`(_ name: String) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.scenario(), to: "list.sim.yaml")
      #expect(try layoutsim("test", "--contact-sheet", name).code == 64)
    }
  }

  @Test func `the first moment that differs is told with its event`() throws {
    try CommandBench.run { layoutsim in
      let steps = { (row: Int) in
        "  - snapshot: a\n  - tap: row 1\n  - settle\n  - snapshot: b\n  - tap: row \(row)\n  - settle\n"
          + "  - snapshot: c\n"
      }
      let scenario = { (row: Int) in
        "layoutsim: 2\nname: n\nscene:\n  table: {rows: 9, editing: true}\nsteps:\n\(steps(row))"
      }
      try layoutsim.write(scenario(3), to: "taps.sim.yaml")
      #expect(try layoutsim("test").code == 0)
      try layoutsim.write(scenario(4), to: "taps.sim.yaml")
      let run = try layoutsim("test")
      let moment = try #require(
        run.lines.first { $0.contains("first difference at ") },
        "\(run.output)"
      )
      #expect(moment.contains("in 'b', all is as in the golden"))
      let trace = try layoutsim("trace", "taps.sim.yaml")
      let number = try #require(trace.lines.firstIndex { $0.hasSuffix("selection row 4 selected") })
      #expect(run.output.contains("    event \(number + 1) of the trace, at "), "\(run.output)")
      let json = try layoutsim("test", "--format", "json")
      #expect(json.output.contains("\"firstMoment\""))
    }
  }

  @Test func `an event after the snapshot is not its cause, be it at the same time`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        """
        layoutsim: 2
        name: n
        scene:
          table: {rows: 9, editing: true}
        steps:
          - snapshot: a
          - tap: row 4
          - snapshot: b
          - reload: row 4

        """,
        to: "tap.sim.yaml"
      )
      #expect(try layoutsim("test").code == 0)
      let selected = #"data-row="4" data-section="0" data-selected="true""#
      let golden = try #require(layoutsim.text(of: "tap/b.svg"))
      try #require(golden.contains(selected))
      try layoutsim.write(
        golden.replacing(selected, with: selected.replacing("true", with: "false")),
        to: "tap/b.svg"
      )
      let trace = try layoutsim("trace", "tap.sim.yaml").lines
      let number = try #require(trace.firstIndex { $0.hasSuffix("selection row 4 selected") })
      let other = try #require(trace.firstIndex { $0.contains("selection row 4 deselected") })
      #expect(trace[number].prefix { $0 != " " } == trace[other].prefix { $0 != " " })
      let run = try layoutsim("test")
      #expect(
        run.lines.contains { $0.hasPrefix("    event \(number + 1) of the trace, at ") },
        "\(run.output)"
      )
    }
  }
}
