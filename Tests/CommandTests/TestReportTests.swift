import TestSupport
import Testing

@Suite struct TestReportTests {
  @Test(arguments: ["pan.sim.yaml", "pan/after.svg", "new.sim.yaml", "A.PNG"])
  func `no report takes the place of a scenario or a picture`(_ path: String) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      #expect(try layoutsim("test").code == 0)
      let before = layoutsim.text(of: path)
      for arguments in [["test"], ["check", "pan.sim.yaml"]] {
        #expect(try layoutsim(arguments + ["--format", "json:./\(path)"]).code == 64)
        #expect(layoutsim.text(of: path) == before)
      }
    }
  }

  @Test func `reports hold warnings of what passes too`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      #expect(try layoutsim("test").code == 0)
      let golden = try #require(layoutsim.text(of: "pan/after.svg"))
      try layoutsim.write(golden, to: "pan/gone.svg")
      try layoutsim.write(golden, to: "left/gone.svg")
      let run = try layoutsim("test", "--format", "github", "--format", "junit:r.xml")
      #expect(run.code == 0)
      #expect(run.output.contains("::warning file=pan.sim.yaml,title=obsolete"))
      #expect(run.output.contains("::warning file=left,title=obsolete"))
      let report = try #require(layoutsim.text(of: "r.xml"))
      #expect(report.contains(#"failures="0" errors="0""#))
      #expect(report.contains("<system-out>warning: no snapshot of 'pan.sim.yaml' is kept in"))
      #expect(report.ranges(of: "<system-out>").count == 2)
    }
  }

  @Test func `programs and services get their own reports`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim(
        "test",
        "--record",
        "none",
        "--format",
        "github",
        "--format",
        "json:r.json",
        "--format",
        "junit:r.xml"
      )
      #expect(run.code == 1)
      #expect(run.output.hasPrefix("::error file=pan.sim.yaml,line=10,"))
      #expect(layoutsim.text(of: "r.json")?.contains(#""verdict": "missing""#) == true)
      #expect(layoutsim.text(of: "r.xml")?.contains(#"failures="1" errors="0""#) == true)
    }
  }
}
