import TestSupport
import Testing

@Suite struct TestCommandTests {
  @Test func `the variable of Swift tests says what is recorded, and an option wins`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "pan.sim.yaml")
      let told = ["LAYOUTSIM_RECORD": "none"]
      #expect(try layoutsim("test", variables: told).code == 1)
      let wrong = try layoutsim("test", variables: ["LAYOUTSIM_RECORD": "al"])
      #expect(wrong.code == 64)
      #expect(
        wrong.errors.contains(
          "error: the variable LAYOUTSIM_RECORD is 'al', and can be 'missing', 'changed', 'all', 'none'"
        )
      )
      #expect(layoutsim.text(of: "pan/a.svg") == nil)
      #expect(try layoutsim("test", "--record", "missing", variables: told).code == 0)
      #expect(layoutsim.text(of: "pan/a.svg") != nil)
      try layoutsim.write(
        smallScenario.replacing("scene:\n", with: "scene:\n  title: Other\n"),
        to: "pan.sim.yaml"
      )
      let inCI = ["CI": "1", "LAYOUTSIM_RECORD": "changed"]
      #expect(try layoutsim("test", variables: inCI).code == 0)
      #expect(layoutsim.text(of: "pan/a.svg")?.contains("Other") == true)
    }
  }

  @Test func `the first run records, the second compares`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "a/pan.sim.yaml")
      let first = try layoutsim("test", "a/pan.sim.yaml")
      #expect(first.lines.contains("+ pan › after  recorded"))
      #expect(first.code == 0)
      let golden = try #require(layoutsim.text(of: "a/pan/after.svg"))
      #expect(golden.hasPrefix("<svg "))
      let second = try layoutsim("test")
      #expect(second.lines == ["✓ pan  1 snapshot", "1 scenario: all is well"])
      #expect(second.code == 0)
      #expect(layoutsim.text(of: "a/pan/after.svg") == golden)
    }
  }

  @Test func `a run that goes beyond a limit fails, and the option raises it`() throws {
    try CommandBench.run { layoutsim in
      let scenario = """
        layoutsim: 2
        name: a long wait
        scene: {table: {rows: 3}}
        limits: {time: 1s}
        steps:
          - wait: 2s
          - expect: {selected: none}

        """
      try layoutsim.write(scenario, to: "wait.sim.yaml")
      let run = try layoutsim("test", "wait.sim.yaml")
      #expect(
        run.output.contains(
          "wait.sim.yaml:6:5: error: step 1: more than 1s of time would pass, and nothing is played"
        ),
        "\(run.output)"
      )
      #expect(run.code == 1)
      #expect(try layoutsim("test", "--limit", "time=1min", "wait.sim.yaml").code == 0)
      #expect(try layoutsim("test", "--limit", "time=never", "wait.sim.yaml").code == 64)
    }
  }

  @Test func `a folder for pictures that cannot be made is told`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      #expect(try layoutsim("test", "--artifacts", "").code == 64)
      let run = try layoutsim("test", "--record", "none", "--artifacts", "pan.sim.yaml")
      #expect(run.code == 1)
      if hasPNG {
        #expect(run.errors.contains("no pictures of what failed: cannot create 'pan.sim.yaml'"))
      }
    }
  }

  @Test(.enabled(if: hasPNG), arguments: ["svg,png", "png,svg"])
  func `no pixels are recorded beside a picture that differs`(_ kinds: String) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      _ = try layoutsim("test")
      let golden = try #require(layoutsim.text(of: "pan/after.svg"))
      try layoutsim.write(
        golden.replacing(#"data-selected="true""#, with: #"data-selected="false""#),
        to: "pan/after.svg"
      )
      let run = try layoutsim("test", "--goldens", kinds)
      #expect(run.code == 1)
      #expect(layoutsim.text(of: "pan/after.png") == nil)
      #expect(!run.output.contains("--record missing"))
      #expect(try layoutsim("test", "--goldens", kinds, "--record", "changed").code == 0)
      #expect(filesInFolder("\(layoutsim.folder)/pan") == ["after.png", "after.svg"])
    }
  }

  @Test(arguments: [
    [".", "pan.sim.yaml", "./pan.sim.yaml"], ["--theme", "light,light"],
    ["--device", "iPhone 15,iphone 15"], ["--goldens", "svg,svg"],
  ])
  func `what is named twice is played once`(_ arguments: [String]) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim(["test"] + arguments)
      #expect(run.lines.count { $0.hasSuffix("recorded") } == 1)
      #expect(run.lines.last == "1 scenario: all is well")
    }
  }

  @Test(arguments: [
    ("pan.sim.yaml", "pan.sim.yaml", "pan/after"),
    ("-pan.sim.yaml", "./-pan.sim.yaml", "./-pan/after"),
    ("a\u{1B}'.sim.yaml", #"$'a\033\'.sim.yaml'"#, #"$'a\033\'/after'"#),
  ])
  func `the command that accepts can be followed`(
    _ file: String,
    _ words: String,
    _ name: String
  ) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: file)
      let test = ["test", "--record", "none", "--limit", "time=1h"]
      let there = try layoutsim(test, variables: ["CI": "true"])
      #expect(there.lines.contains("  accept  layoutsim accept --from FOLDER \(name)"))
      let nowhere = try layoutsim(test + ["--artifacts=\(file)"], variables: ["CI": "true"])
      #expect(
        nowhere.lines.contains(
          "  accept  layoutsim test --record missing --limit time=1h \(words)"
        )
      )
      let here = try layoutsim(test)
      #expect(here.lines.contains("  accept  layoutsim accept \(name)"))
    }
  }

  @Test func `snapshots of the standard input are not compared`() throws {
    try CommandBench.run { layoutsim in
      for arguments in [["test", "-"], ["test", "--record", "all", "--theme", "dark", "-"]] {
        let run = try layoutsim(arguments, input: plainScenario)
        #expect(run.output.contains("\nwarning: snapshot 'after' is not compared: goldens lie"))
        #expect(run.code == 0)
        #expect(filesInFolder(layoutsim.folder).isEmpty)
      }
      let wrong = plainScenario.replacing("rows 2..6}", with: "rows 2..7}")
      #expect(try layoutsim(["test", "-"], input: wrong).code == 1)
    }
  }

  @Test func `nothing is recorded in CI`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim("test", "pan.sim.yaml", variables: ["CI": "true"])
      #expect(run.lines.contains("✗ pan › after  has no golden"))
      #expect(run.lines.contains("  see     .layoutsim/failures/pan/after.new.svg"))
      #expect(run.lines.contains("  accept  layoutsim accept --from FOLDER pan/after"))
      #expect(
        run.lines.contains(
          "FOLDER is '.layoutsim/failures' of this run, wherever it was downloaded"
        )
      )
      #expect(run.code == 1)
      #expect(filesInFolder(layoutsim.folder) == [".layoutsim", "pan.sim.yaml"])
    }
  }

  @Test func `a difference is told in words and accepted when told`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      _ = try layoutsim("test", "pan.sim.yaml")
      let golden = try #require(layoutsim.text(of: "pan/after.svg"))
      let isSelected = #"data-row="4" data-section="0" data-selected="true""#
      try #require(golden.contains(isSelected))
      let edited = golden.replacing(isSelected, with: isSelected.replacing("true", with: "false"))
      try layoutsim.write(edited, to: "pan/after.svg")

      let run = try layoutsim("test", "pan.sim.yaml")
      let pictures =
        hasPNG
        ? [
          "  old     .layoutsim/failures/pan/after.old.png",
          "  new     .layoutsim/failures/pan/after.new.png",
          "  differs .layoutsim/failures/pan/after.difference.png",
        ] : []
      let words = [
        "✗ pan › after  1 difference",
        "    row 4: not selected → selected",
        "    first difference at 0.40 s",
        "    event 23 of the trace, at 0.17 s: row 4 selected",
        "  see     pan/after.new.svg",
      ]
      let rest = [
        "  accept  layoutsim accept pan/after",
        "1 scenario: 1 not as it should be",
      ]
      #expect(run.lines == words + pictures + rest)
      #expect(filesInFolder("\(layoutsim.folder)/.layoutsim/failures/pan").count == pictures.count)
      #expect(run.code == 1)
      #expect(layoutsim.text(of: "pan/after.new.svg") == golden)
      #expect(layoutsim.text(of: "pan/after.svg") == edited)

      let elsewhere = try layoutsim("test", "pan.sim.yaml", "--artifacts", "shown")
      #expect(elsewhere.lines.count == run.lines.count)
      #expect(filesInFolder("\(layoutsim.folder)/shown/pan").count == pictures.count)

      let accepted = try layoutsim("test", "pan.sim.yaml", "--record", "changed")
      #expect(accepted.lines.contains("~ pan › after  recorded anew"))
      #expect(accepted.code == 0)
      #expect(filesInFolder("\(layoutsim.folder)/pan") == ["after.svg"])
      #expect(layoutsim.text(of: "pan/after.svg") == golden)
    }
  }

  @Test func `no golden can crash a run, and one of a newer layoutsim is a mistake`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      _ = try layoutsim("test", "pan.sim.yaml")
      let golden = try #require(layoutsim.text(of: "pan/after.svg"))
      for short in [
        "<svg width=\"10\" height=\"10\"></svg>", "<svg>", golden.replacing("\n", with: ""),
      ] {
        try layoutsim.write(short, to: "pan/after.svg")
        let run = try layoutsim("test", "--record", "none", "--format", "json:report.json")
        #expect(run.code == 1)
        #expect(layoutsim.text(of: "report.json")?.contains(#""verdict": "differs""#) == true)
      }
      try layoutsim.write("<svg data-layoutsim=\"2\"></svg>", to: "pan/after.svg")
      let newer = try layoutsim("test", "--record", "all")
      #expect(newer.code == 65)
      #expect(newer.output.contains("'pan/after.svg' was written by a newer layoutsim"))
      #expect(layoutsim.text(of: "pan/after.svg") == "<svg data-layoutsim=\"2\"></svg>")
    }
  }

  @Test func `an expectation that does not hold is told with its place`() throws {
    try CommandBench.run { layoutsim in
      let scenario = plainScenario.replacing("rows 2..6}", with: "rows 2..7}")
      try layoutsim.write(scenario, to: "pan.sim.yaml")
      let run = try layoutsim("test", "pan.sim.yaml")
      #expect(run.lines.first == "✗ pan")
      #expect(run.output.contains("\npan.sim.yaml:9:"))
      #expect(run.code == 1)
    }
  }

  @Test func `each device has goldens of its own`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim(
        "test",
        "pan.sim.yaml",
        "--device",
        "iPhone 15,iPhone SE (3rd generation)"
      )
      #expect(run.lines.last == "1 scenario, 2 runs: all is well")
      #expect(run.code == 0)
      #expect(
        filesInFolder("\(layoutsim.folder)/pan") == [
          ".environments", "after@iPhone-15.svg", "after@iPhone-SE-3rd-generation.svg",
        ]
      )
    }
  }

  @Test func `a hint in every format names the file and the options that it accepts`() throws {
    try CommandBench.run { layoutsim in
      let file = "my lists/pan's.sim.yaml"
      try layoutsim.write(plainScenario, to: file)
      let command =
        "layoutsim test --record missing --device 'iPhone 15' "
        + #"'my lists/pan'\''s.sim.yaml'"#
      let run = try layoutsim(
        "test",
        "--record",
        "none",
        "--device",
        "iPhone 15",
        "--format",
        "human",
        "--format",
        "json:r.json",
        "--format",
        "junit:r.xml",
        "--format",
        "github:r.txt",
        "--artifacts",
        file,
        variables: ["CI": "true"]
      )
      #expect(run.lines.contains("  accept  \(command)"), "\(run.output)")
      #expect(layoutsim.text(of: "r.txt")?.contains("hint: record it with '\(command)'") == true)
      let inXML = command.replacing("&", with: "&amp;")
      #expect(layoutsim.text(of: "r.xml")?.contains("hint: record it with '\(inXML)'") == true)
      let inJSON = command.replacing("\\", with: "\\\\")
      #expect(layoutsim.text(of: "r.json")?.contains(#""accept": "\#(inJSON)""#) == true)
    }
  }

  @Test func `a mistake, a missing file and an empty folder have codes of their own`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(wrongScenario, to: "wrong.sim.yaml")
      #expect(try layoutsim("test").code == 65)
      #expect(try layoutsim("test", "none.sim.yaml").code == 66)
      // Nobody knows its name.
      #expect(try layoutsim("test", "--filter", "nothing").code == 65)
      #expect(try layoutsim("test", "--record", "maybe").code == 64)
    }
  }

  @Test func `a golden that cannot be written is told`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      try layoutsim.write("", to: "pan")
      let run = try layoutsim("test", "pan.sim.yaml")
      #expect(run.lines.contains { $0.hasPrefix("error: 'pan' is a file, and the goldens of") })
      #expect(run.code == 73)
    }
  }

  @Test func `a sweep fails for rows that depend on the rate of events, in every form`() throws {
    try CommandBench.run { layoutsim in
      let fast = """
        layoutsim: 2
        name: a fast pan
        scene:
          table: {rows: 40, row-height: 44, editing: true}
          overlay: {kind: scroll-and-select, errata: version-1.0.0}
        steps:
          - press: row 2 on touchView
          - move: {to: row 9, within: 100ms}
          - release

        """
      try layoutsim.write(fast, to: "released.sim.yaml")
      try layoutsim.write(
        fast.replacing("version-1.0.0", with: "none"),
        to: "manual.sim.yaml"
      )
      let manual = try layoutsim("test", "--sampling-sweep", "manual.sim.yaml")
      #expect(manual.lines.first == "✓ manual  the same rows under 8 samplings of the finger")
      #expect(manual.code == 0)
      #expect(try layoutsim("test", "released.sim.yaml").code == 0)
      let released = try layoutsim("test", "--sampling-sweep", "released.sim.yaml")
      #expect(released.code == 1)
      #expect(
        released.output.contains("released.sim.yaml:8:5: error: step 2 (move): whether rows ")
      )
      #expect(released.output.contains("hint: tried: without the 'errata' of the overlay"))
      let forms = try layoutsim(
        "test",
        "--sampling-sweep",
        "released.sim.yaml",
        "--format",
        "github",
        "--format",
        "json:report.json",
        "--format",
        "junit:report.xml"
      )
      #expect(forms.code == 1)
      #expect(forms.output.contains("::error file=released.sim.yaml,line=8,col=5"))
      #expect(layoutsim.text(of: "report.json")?.contains(#""comesFromErrata": true"#) == true)
      #expect(
        layoutsim.text(of: "report.xml")?.contains("<failure message=\"step 2 (move)") == true
      )
    }
  }
}
