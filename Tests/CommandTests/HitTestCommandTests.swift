import LayoutSnapshots
import TestSupport
import Testing

@Suite struct HitTestCommandTests {
  @Test func `a place is touched by a view, with the chain that leads there`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim("hittest", "pan.sim.yaml", "row 3 on touchView")
      #expect(run.lines.first?.contains("'touchView' is touched at ") == true)
      #expect(run.lines.dropFirst().first?.hasPrefix("chain  Window 'window' › ") == true)
      #expect(run.lines.contains("behind row 3, which would be touched otherwise"))
      #expect(run.code == 0)
      let option = try layoutsim("hittest", "pan.sim.yaml", "--at", "row 3 on touchView")
      #expect(option.output == run.output)
      let beside = try layoutsim("hittest", "pan.sim.yaml", "--at", "-50, 10", "--format", "json")
      #expect(beside.output.contains(#""taker": null"#))
    }
  }

  @Test func `without a place the whole screen is mapped`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim("hittest", "pan.sim.yaml")
      #expect(run.lines.contains { $0.hasPrefix("row 0 to row ") })
      #expect(run.lines.contains { $0.hasPrefix("View 'touchView' lies over row 0 to row ") })
      let json = try layoutsim("hittest", "pan.sim.yaml", "--format", "json")
      let words = json.output.split { $0.isWhitespace }.joined(separator: " ")
      #expect(
        words.contains(#""name": "row 3", "kind": "row", "section": 0, "row": 3, "rects": [ ["#)
      )
      #expect(words.contains(#""by": "View 'touchView'", "unreachable": false, "rects": [ [0, "#))
    }
  }

  @Test func `pictures are written and checked`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      for arguments in [["pan.sim.yaml"], ["pan.sim.yaml", "30,300"]] {
        let picture = try layoutsim(["hittest"] + arguments + ["-o", "a/hits.svg"])
        #expect(picture.output == "a/hits.svg\n")
        #expect(picture.code == 0)
        let text = try #require(layoutsim.text(of: "a/hits.svg"))
        #expect(try layoutsim(["hittest"] + arguments + ["--format", "svg"]).output == text)
        let check = try layoutsim(["hittest"] + arguments + ["-o", "a/hits.svg", "--check"])
        #expect(check.code == 0)
        try layoutsim.write("<svg/>", to: "a/hits.svg")
        let stale = try layoutsim(["hittest"] + arguments + ["-o", "a/hits.svg", "--check"])
        #expect(stale.output == "out of date: a/hits.svg\n")
        #expect(stale.code == 1)
      }
    }
  }

  private struct UsageRow: CustomTestStringConvertible, Sendable {
    let arguments: [String]
    let code: Int32
    var testDescription: String { arguments.joined(separator: " ") }

    init(_ code: Int32, _ arguments: String...) {
      (self.arguments, self.code) = (arguments, code)
    }
  }

  private static let usageRows = [
    UsageRow(64, "pan.sim.yaml", "rw 3"),
    UsageRow(1, "pan.sim.yaml", "row 100"),
    UsageRow(64, "pan.sim.yaml", "1,2", "--at", "3,4"),
    UsageRow(64, "pan.sim.yaml", "nan,3"),
    UsageRow(64, "pan.sim.yaml", "--format", "gif"),
    UsageRow(64, "pan.sim.yaml", "-o", "a.gif"),
    UsageRow(64, "pan.sim.yaml", "--check"),
    UsageRow(64, "pan.sim.yaml", "--format", "json", "-o", "a.json"),
    UsageRow(64, "pan.sim.yaml", "--format", "png", "-o", "a.svg"),
    UsageRow(66, "none.sim.yaml"),
    UsageRow(0, "120, 300"),
    UsageRow(0),
  ]

  @Test(arguments: usageRows)
  private func `the exit code says what was wrong`(_ row: UsageRow) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim(["hittest"] + row.arguments)
      #expect(run.code == row.code, "\(run.errors)")
    }
  }

  /// What `Scripts/test` checks too: the pictures of the documentation.
  @Test func `the committed pictures are what the command draws`() throws {
    try CommandBench.run { layoutsim in
      let snapshots = "\(Repository.root)/Snapshots"
      for (place, name) in [([], "hit-map"), (["340,260"], "hit-chain")] {
        let run = try layoutsim(
          ["hittest", "\(snapshots)/covered-buttons.sim.yaml"] + place
            + ["--time", "start", "--check", "-o", "\(snapshots)/pictures/\(name).svg"]
        )
        #expect(run.code == 0, "\(run.output)\(run.errors)")
      }
    }
  }
}
