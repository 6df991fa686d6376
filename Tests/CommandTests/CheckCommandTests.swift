import TestSupport
import Testing

@Suite struct CheckCommandTests {
  @Test func `a scenario without a mistake is fine`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim("check", "pan.sim.yaml")
      #expect(run.lines == ["✓ pan  5 steps, 1 snapshot", "1 scenario: all is well"])
      #expect(run.errors == "")
      #expect(run.code == 0)
    }
  }

  @Test func `check looks at the file alone, and test at what comes of it`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        """
        layoutsim: 2
        name: a strip of two widths
        scene:
          table: {rows: 40}
          overlay:
            constraints:
              - touchView.width == 60
              - touchView.width == 70
              - touchView.leading == superview.leading
              - touchView.top == superview.top
              - touchView.height == 100
        steps:
          - expect: {selected: none}

        """,
        to: "strip.sim.yaml"
      )
      #expect(try layoutsim("check", "strip.sim.yaml").code == 0)
      let run = try layoutsim("test", "strip.sim.yaml")
      #expect(run.output.contains("touchView.width == 70"), "\(run.output)")
      #expect(run.code == 1)
    }
  }

  @Test(arguments: ["check", "test"])
  func `a scenario that checks and shows nothing is told`(_ command: String) throws {
    try CommandBench.run { layoutsim in
      let scenario = """
        layoutsim: 2
        name: a tap, and then
        scene: {table: {rows: 3}}
        steps:
          - tap: row 2

        """
      try layoutsim.write(scenario, to: "tap.sim.yaml")
      let run = try layoutsim(command, "tap.sim.yaml")
      let place = "tap.sim.yaml:5:5: warning: "
      #expect(
        run.lines.contains("\(place)this scenario checks nothing and shows nothing"),
        "\(run.output)"
      )
      #expect(run.code == 0)
    }
  }

  @Test func `places that are looked for when pictures are drawn are counted`() throws {
    try CommandBench.run { layoutsim in
      let pictures = """
        annotate:
          - {at: row 3, text: A row}
          - {at: button Gone, text: No button, in: after}
          - {caption: A pan}
        pictures:
          - {file: a.svg, at: after, crop: tableView}
          - {file: b.svg, at: after, crop: [0, 0, 100, 100]}

        """
      try layoutsim.write(plainScenario + pictures, to: "pan.sim.yaml")
      let run = try layoutsim("check", "pan.sim.yaml")
      #expect(
        run.lines.last
          == "1 scenario: all is well in what is written; 3 places in pictures are looked for by 'layoutsim render'"
      )
      #expect(run.code == 0)
      let bare = pictures.replacing("svg, at", with: "svg, annotations: none, at")
      try layoutsim.write(
        plainScenario + bare.replacing("crop: tableView", with: "width: 300"),
        to: "pan.sim.yaml"
      )
      #expect(try layoutsim("check", "pan.sim.yaml").lines.last == "1 scenario: all is well")
    }
  }

  @Test func `every mistake is told with its place`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(wrongScenario, to: "a/wrong.sim.yaml")
      let run = try layoutsim("check", "a/wrong.sim.yaml")
      for place in ["4:11: error: no device is named 'iPhone 51'", "5:17: error: ", "7:5: error: "]
      {
        #expect(run.output.contains("\na/wrong.sim.yaml:\(place)"))
      }
      #expect(run.lines.count { $0.contains(": error: ") } == 3)
      #expect(run.code == 65)
    }
  }

  @Test func `a mistake in one of several files does not hide the others`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      try layoutsim.write(wrongScenario, to: "wrong.sim.yaml")
      let run = try layoutsim("check", "wrong.sim.yaml", "none.sim.yaml", "pan.sim.yaml")
      #expect(run.lines.contains("✗ wrong"))
      #expect(run.lines.contains("✓ pan  5 steps, 1 snapshot"))
      #expect(
        run.lines.contains("error: cannot read 'none.sim.yaml': there is no such file")
      )
      #expect(run.code == 66)
    }
  }

  @Test func `reports go to files in the forms that programs read`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(wrongScenario, to: "wrong.sim.yaml")
      let run = try layoutsim(
        "check",
        "wrong.sim.yaml",
        "--format",
        "github",
        "--format",
        "json:out/report.json",
        "--format",
        "junit:out/report.xml"
      )
      #expect(run.code == 65)
      #expect(run.lines.count == 3)
      #expect(run.lines.allSatisfy { $0.hasPrefix("::error file=wrong.sim.yaml,line=") })
      let json = try #require(layoutsim.text(of: "out/report.json"))
      #expect(json.contains(#""code": "unknown-device", "#))
      #expect(
        json.contains(
          "\n  \"command\": \"check\",\n  \"status\": \"mistake\",\n  \"exitCode\": 65,\n"
        )
      )
      let xml = try #require(layoutsim.text(of: "out/report.xml"))
      #expect(xml.contains(#"<testsuites tests="1" failures="0" errors="1">"#))
      #expect(xml.contains("<error message=\"no device is named &apos;") == false)
      #expect(xml.contains("<error message=\"no device is named 'iPhone 51'\">"))
    }
  }

  @Test func `a scenario is read from the standard input`() throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("check", "-", input: plainScenario)
      #expect(run.lines.first == "✓ standard-input  5 steps, 1 snapshot")
      #expect(run.code == 0)
    }
  }

  @Test func `constraints are proven that a step enables`() throws {
    try CommandBench.run { layoutsim in
      let text = """
        layoutsim: 2
        name: later
        scene:
          table: {rows: 4}
          overlay: {enabled: false, constraints: [touchView.width == 3, touchView.width == 4]}
        steps:
          - enable: true
          - snapshot: s

        """
      try layoutsim.write(text, to: "a.sim.yaml")
      let run = try layoutsim("validate", "a.sim.yaml", "--device", "iPhone 15")
      #expect(run.output.contains("warning: the top edge of touchView can lie anywhere"))
      #expect(!run.output.contains("nothing happens"))
      #expect(run.code == 1)
    }
  }

  @Test func `verdicts on many files come in the order of the files`() throws {
    try CommandBench.run { layoutsim in
      let names = (0..<7).map { "s\($0)" }
      for name in names { try layoutsim.write(plainScenario, to: "a/\(name).sim.yaml") }
      for command in [["check"], ["validate", "--device", "iPhone 15"]] {
        let run = try layoutsim(command + ["a"])
        #expect(run.code == 0)
        // Remarks on a file stand below its verdict.
        let verdicts = run.lines.filter { $0.hasPrefix("✓") }
        #expect(verdicts.map { $0.split(separator: " ")[1] } == names.map { $0[...] })
      }
    }
  }

  @Test func `nothing that a file holds crashes the command`() throws {
    try CommandBench.run { layoutsim in
      for (index, text) in [
        "", "\u{0}", "{", "- a\n- b", "&a [*a, *a]", "layoutsim: 1e999\n",
        String(repeating: "[", count: 50_000),
      ].enumerated() {
        try layoutsim.write(text, to: "\(index).sim.yaml")
        let run = try layoutsim("check", "\(index).sim.yaml")
        #expect(run.code == 65, "file \(index): \(run.errors)")
      }
      try layoutsim.write("\u{1B}[2Jx: 1\n", to: "escape.sim.yaml")
      #expect(try layoutsim("check", "escape.sim.yaml").output.contains("\u{1B}") == false)
    }
  }
}
