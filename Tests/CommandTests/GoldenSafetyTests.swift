import Foundation
import TestSupport
import Testing

/// What a run may neither delete nor overwrite.
@Suite struct GoldenSafetyTests {
  private static func link(_ name: String, to place: String, in bench: CommandBench) throws {
    try FileManager.default.createSymbolicLink(
      atPath: "\(bench.folder)/\(name)",
      withDestinationPath: place
    )
  }

  private static func makeFolder(_ name: String, in bench: CommandBench) throws {
    try FileManager.default.createDirectory(
      atPath: "\(bench.folder)/\(name)",
      withIntermediateDirectories: true
    )
  }

  // MARK: Links

  @Test func `goldens behind a linked folder are those of their scenario`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      try Self.makeFolder("store", in: layoutsim)
      try Self.link("x", to: "store", in: layoutsim)
      #expect(try layoutsim("test").code == 0)
      for arguments in [["check", "."], ["test"], ["test", "--obsolete", "delete", "."]] {
        let run = try layoutsim(arguments, variables: ["CI": "1"])
        #expect(run.code == 0, "\(run.output)")
        #expect(!run.output.contains("no scenario"))
      }
      #expect(filesInFolder("\(layoutsim.folder)/store") == ["a.svg"])
      // What the scenario does not name is told under its own name.
      try layoutsim.write(try #require(layoutsim.text(of: "x/a.svg")), to: "store/b.svg")
      let check = try layoutsim("check", ".")
      #expect(check.output.contains("no snapshot of 'x.sim.yaml' is kept in 'x/b.svg'"))
      #expect(!check.output.contains("no scenario"))
      #expect(!check.output.contains("renamed"))
    }
  }

  @Test func `a scenario of another folder keeps the goldens to which its link leads`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "scenarios/x.sim.yaml")
      try Self.makeFolder("goldens/x", in: layoutsim)
      try Self.link("scenarios/x", to: "../goldens/x", in: layoutsim)
      #expect(try layoutsim("test").code == 0)
      let run = try layoutsim("test", "--obsolete", "delete", "scenarios", "goldens")
      #expect(run.code == 66)
      #expect(filesInFolder("\(layoutsim.folder)/goldens/x") == ["a.svg"])
    }
  }

  @Test func `a suite of tests keeps the goldens to which its link leads`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      try Self.makeFolder("store", in: layoutsim)
      try Self.makeFolder("Snapshots", in: layoutsim)
      try Self.link("Snapshots/List", to: "../store", in: layoutsim)
      try layoutsim.write("", to: "Tests/ListTests.swift")
      _ = try layoutsim("test")
      try layoutsim.write(try #require(layoutsim.text(of: "x/a.svg")), to: "store/a.svg")
      #expect(try layoutsim("check", ".", variables: ["CI": "1"]).code == 0)
      #expect(try layoutsim("test", "--obsolete", "delete").code == 0)
      #expect(filesInFolder("\(layoutsim.folder)/store") == ["a.svg"])
    }
  }

  @Test func `two scenarios whose links lead to one folder are refused`() throws {
    try CommandBench.run { layoutsim in
      try Self.makeFolder("store", in: layoutsim)
      for name in ["x", "y"] {
        try layoutsim.write(smallScenario, to: "\(name).sim.yaml")
        try Self.link(name, to: "store", in: layoutsim)
      }
      let run = try layoutsim("test")
      #expect(run.code == 65)
      #expect(run.output.contains("would keep their goldens in one folder"))
      #expect(filesInFolder("\(layoutsim.folder)/store").isEmpty)
    }
  }

  @Test func `a golden that is a link is compared and never replaced`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      _ = try layoutsim("test")
      let golden = try #require(layoutsim.text(of: "x/a.svg"))
      try layoutsim.write(golden, to: "store/a.svg")
      try FileManager.default.removeItem(atPath: "\(layoutsim.folder)/x/a.svg")
      try Self.link("x/a.svg", to: "../store/a.svg", in: layoutsim)
      #expect(try layoutsim("test", "--record", "none").code == 0)
      try layoutsim.write(smallScenario.replacing("rows: 3", with: "rows: 4"), to: "x.sim.yaml")
      for _ in ["a link", "a broken link"] {
        let run = try layoutsim("test", "--record", "changed")
        #expect(run.code == 73)
        #expect(run.output.contains("cannot write 'x/a.svg': it is a link"), "\(run.output)")
        #expect(
          (try? FileManager.default.destinationOfSymbolicLink(
            atPath: "\(layoutsim.folder)/x/a.svg"
          )) == "../store/a.svg"
        )
        try? FileManager.default.removeItem(atPath: "\(layoutsim.folder)/store")
      }
    }
  }

  // MARK: What is no golden

  @Test func `pictures of render are no goldens, with texts neither`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      _ = try layoutsim("test")
      _ = try layoutsim("render", "x.sim.yaml", "--text", "text", "--out", "docs")
      _ = try layoutsim("render", "x.sim.yaml", "--text", "text", "-o", "x/picture.svg")
      for arguments in [["check", "."], ["test", "--obsolete", "delete"]] {
        let run = try layoutsim(arguments, variables: ["CI": "1"])
        #expect(run.code == 0, "\(run.output)")
      }
      #expect(filesInFolder("\(layoutsim.folder)/docs/x") == ["a.svg"])
      #expect(filesInFolder("\(layoutsim.folder)/x") == ["a.svg", "picture.svg"])
    }
  }

  @Test(.enabled(if: hasPNG)) func `goldens of pixels are told from other PNG files`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      #expect(try layoutsim("test", "--goldens", "svg,png").code == 0)
      _ = try layoutsim("render", "x.sim.yaml", "-o", "x/logo.png")
      let golden = "\(layoutsim.folder)/x/a.png"
      try FileManager.default.copyItem(atPath: golden, toPath: "\(layoutsim.folder)/x/old.png")
      let run = try layoutsim("test", "--obsolete", "delete")
      #expect(run.code == 0)
      #expect(run.errors.contains("removed 'x/old.png'"))
      #expect(filesInFolder("\(layoutsim.folder)/x") == ["a.png", "a.svg", "logo.png"])
      // As former versions wrote it: without a mark, the same pixels.
      try FileManager.default.removeItem(atPath: golden)
      _ = try layoutsim("render", "x.sim.yaml", "-o", "x/a.png", "--scale", "3")
      let unmarked = try layoutsim("test", "--goldens", "png", "--record", "none")
      #expect(unmarked.code == 0, "\(unmarked.output)")
    }
  }

  // MARK: Runs that fail

  @Test(arguments: [
    // What is expected does not hold, so that the new name has no golden.
    ("x.sim.yaml", "  - expect: {selected: rows 1..2}\n", [:]),
    // The scenario has another name, and its golden may not be recorded.
    ("y.sim.yaml", "", ["CI": "1"]),
    // It does not come to its snapshot at all.
    ("y.sim.yaml", "  - press: row 9 on touchView\n", [:]),
  ])
  func `a run that fails deletes nothing`(
    _ file: String,
    _ step: String,
    _ variables: [String: String]
  ) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      _ = try layoutsim("test")
      try FileManager.default.removeItem(atPath: "\(layoutsim.folder)/x.sim.yaml")
      let name = file == "x.sim.yaml" ? "b" : "a"
      try layoutsim.write(
        smallScenario.replacing("  - snapshot: a\n", with: "\(step)  - snapshot: \(name)\n"),
        to: file
      )
      let run = try layoutsim(["test", "--obsolete", "delete"], variables: variables)
      #expect([1, 65].contains(run.code), "\(run.output)")
      #expect(run.output.contains("note: nothing is removed in a run that fails"), "\(run.output)")
      #expect(layoutsim.text(of: "x/a.svg") != nil)
      try layoutsim.write(smallScenario.replacing("t: a", with: "t: \(name)"), to: file)
      #expect(try layoutsim("test", "--obsolete", "delete").code == 0)
      #expect(layoutsim.text(of: "x/a.svg") == nil)
    }
  }

  @Test func `the hint for a golden of a newer version that nothing names is true`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      _ = try layoutsim("test")
      let golden = try #require(layoutsim.text(of: "x/a.svg"))
      try layoutsim.write(
        golden.replacing(#"data-layoutsim="1""#, with: #"data-layoutsim="2""#),
        to: "x/old.svg"
      )
      let run = try layoutsim("check", ".")
      #expect(
        run.output.contains(
          "hint: a newer layoutsim wrote 'x/old.svg': use that one, or remove it by hand"
        ),
        "\(run.output)"
      )
      #expect(!run.output.contains("layoutsim prune"))
    }
  }

  // MARK: One folder for two

  @Test(arguments: [
    ("x.sim.yaml", "x.yaml"), ("x.yml", "x.sim.yml"), ("x.yaml", "x.yml"),
    ("x.sim.yaml", "X.sim.yaml"), ("x.yaml", "X.sim.yml"),
  ])
  func `a scenario beside another with its folder of goldens is refused`(
    _ first: String,
    _ second: String
  ) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: first)
      _ = try layoutsim("test", first)
      let golden = layoutsim.text(of: "x/a.svg")
      try layoutsim.write(smallScenario.replacing("rows: 3", with: "rows: 4"), to: second)
      for file in [first, second] {
        let run = try layoutsim("test", "--record", "changed", file)
        #expect(run.code == 65, "\(run.output)")
        #expect(run.output.contains("'\(first)'") && run.output.contains("'\(second)'"))
        #expect(run.output.contains("would keep their goldens in one folder"))
      }
      #expect(layoutsim.text(of: "x/a.svg") == golden)
    }
  }

  @Test func `a file beside a scenario that is none does not matter`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      try layoutsim.write("colors: [red]\n", to: "x.yaml")
      #expect(try layoutsim("test").code == 0)
    }
  }

  @Test func `pictures of what failed cannot lie among goldens`() throws {
    try CommandBench.run { layoutsim in
      let names = ["s", "s.old", "s.difference"].map { "  - snapshot: \($0)\n" }.joined()
      let scenario = smallScenario.replacing("  - snapshot: a\n", with: names)
      try layoutsim.write(scenario, to: "b.sim.yaml")
      try layoutsim.write(scenario, to: "x/b.sim.yaml")
      #expect(try layoutsim("test").code == 0)
      let files = filesInFolder("\(layoutsim.folder)/b")
      for arguments in [
        [".", "--artifacts", "."], ["b.sim.yaml", "--artifacts", "x"],
        ["b.sim.yaml", "--artifacts", layoutsim.folder],
      ] {
        let run = try layoutsim(["test", "--record", "all"] + arguments)
        #expect(run.code == 64, "\(arguments)")
        #expect(run.errors.contains("would lie among the goldens in '"), "\(run.errors)")
      }
      let run = try layoutsim("test", "b.sim.yaml", variables: ["LAYOUTSIM_ARTIFACTS": "./"])
      #expect(run.code == 64)
      #expect(filesInFolder("\(layoutsim.folder)/b") == files)
      #expect(try layoutsim("test", "b.sim.yaml", "--artifacts", "b").code == 0)
    }
  }
}
