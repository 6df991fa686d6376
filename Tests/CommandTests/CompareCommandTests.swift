import TestSupport
import Testing

@Suite struct CompareCommandTests {
  @Test func `every mode is told in a line`() throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("compare", "--format", "text")
      #expect(run.lines.count == 24)
      for start in ["strip-pan", "long-press", "two-finger-pan", "edit-column-pan"] {
        let own = run.lines.filter { $0.hasPrefix(start + ",") }
        let outcomes = own.map { $0.dropFirst(start.count + 2).split(separator: "  ") }
        #expect(
          outcomes.map { $0.map { $0.trimming(" ") } } == [
            ["range, flip", "rows 2, 6"], ["range, shrink", "rows 2..3"],
            ["range, restore", "rows 2..3, 5"], ["path, flip", "row 2"],
            ["path, shrink", "row 2"], ["path, restore", "rows 2, 5"],
          ]
        )
      }
      #expect(run.errors == "")
      #expect(run.code == 0)
    }
  }

  @Test func `lines of several screens say whose they are`() throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("compare", "--format", "text", "--theme", "light,dark")
      #expect(run.lines.count == 48)
      #expect(run.lines.first?.hasPrefix("comparison@light: strip-pan, range, flip ") == true)
      #expect(run.lines.last?.hasPrefix("comparison@dark: edit-column-pan, ") == true)
    }
  }

  @Test func `a poster is drawn, in light and in dark, and checked`() throws {
    try CommandBench.run { layoutsim in
      let arguments = ["compare", "--theme", "light,dark"]
      let run = try layoutsim(arguments)
      #expect(run.lines == ["rendered/comparison@light.svg", "rendered/comparison@dark.svg"])
      let light = try #require(layoutsim.text(of: run.lines[0]))
      #expect(light.contains("data-name=\"long-press, range, restore\""))
      #expect(light != layoutsim.text(of: run.lines[1]))
      #expect(try layoutsim(arguments + ["--check"]).code == 0)
      try layoutsim.write(light + " ", to: run.lines[0])
      let check = try layoutsim(arguments + ["--check"])
      #expect(check.lines == ["out of date: rendered/comparison@light.svg"])
      #expect(check.code == 1)
    }
  }

  @Test func `the manual and the release are told apart`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(jumpingScenario, to: "jump.sim.yaml")
      let all = try layoutsim("compare", "jump.sim.yaml", "--by", "errata", "--format", "text")
      #expect(all.lines == ["by the manual  rows 2..6", "as released    row 6"])
      try layoutsim.write(
        jumpingScenario.replacing("debug: true", with: "errata: [loses-first-rows]"),
        to: "jump.sim.yaml"
      )
      let one = try layoutsim("compare", "jump.sim.yaml", "--by", "errata", "--format", "text")
      #expect(one.lines == ["by the manual  rows 2..6", "as released    rows 2..6"])
    }
  }

  @Test func `a way that the finger cannot go is told once, with its screens`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        jumpingScenario.replacing("row 6", with: "row 29"),
        to: "jump.sim.yaml"
      )
      let run = try layoutsim("compare", "jump.sim.yaml", "--format", "text")
      #expect(run.errors.split(separator: "row 29 is not on the screen").count == 2)
      #expect(run.errors.contains("on every screen: row 29 is not on the screen"))
      #expect(run.lines.count == 24)
      #expect(run.code == 1)
    }
  }

  @Test func `a layout in conflict and a run that failed are told, and not drawn`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        jumpingScenario.replacing(
          "debug: true",
          with: "constraints: [touchView.width == 40, touchView.width == 80, "
            + "touchView.top == superview.top, touchView.bottom == superview.bottom, "
            + "touchView.leading == superview.leading]"
        ),
        to: "jump.sim.yaml"
      )
      let conflict = try layoutsim("compare", "jump.sim.yaml", "--by", "errata")
      #expect(conflict.errors.contains("on every screen: "))
      #expect(conflict.lines == [])
      #expect(conflict.code == 1)
      try layoutsim.write(jumpingScenario + "limits: {events: 1}\n", to: "jump.sim.yaml")
      let limited = try layoutsim("compare", "jump.sim.yaml", "--by", "errata")
      #expect(limited.errors.contains("more than 1 event"))
      #expect(limited.lines == [])
      #expect(limited.code == 1)
    }
  }

  @Test func `one file takes one poster`() throws {
    try CommandBench.run { layoutsim in
      let poster = try layoutsim("compare", "-o", "-")
      #expect(poster.output.hasPrefix("<svg "))
      let two = try layoutsim("compare", "-o", "a.svg", "--theme", "light,dark")
      #expect(two.errors.contains("-o takes one picture, and here are 2"))
      #expect(two.errors.contains("name one scenario, device, theme and format"))
      #expect(!two.errors.contains("--at"))
      #expect(two.code == 64)
      let wrong = try layoutsim("compare", "--by", "mode")
      #expect(wrong.errors.contains("did you mean 'modes'?"))
    }
  }

  /// What `Scripts/test` checks too: the pictures of the documentation.
  @Test func `the posters of the package are up to date`() throws {
    try CommandBench.run { layoutsim in
      let snapshots = Repository.root + "/Snapshots"
      let tracks = ["-replace-oldest", "-skip", "-stop"].map {
        "\(snapshots)/selection/comparison\($0).sim.yaml"
      }
      let errata = filesInFolder("\(snapshots)/errata").filter {
        $0.hasSuffix("-released.sim.yaml")
      }
      #expect(errata.count == 12)
      for arguments in [
        ["--theme", "light,dark", "--out", "\(snapshots)/pictures"],
        ["--out", "\(snapshots)/pictures"] + tracks,
        ["--by", "errata", "--out", "\(snapshots)/pictures/errata"]
          + errata.map { "\(snapshots)/errata/\($0)" },
      ] {
        let run = try layoutsim(["compare", "--check"] + arguments)
        #expect(run.output == "")
        #expect(run.errors == "")
        #expect(run.code == 0)
      }
    }
  }
}

/// A scenario whose finger jumps over rows on the strip.
let jumpingScenario = """
  layoutsim: 2
  name: a jump
  scene:
    table: {rows: 30, row-height: 44, editing: true}
    overlay: {kind: scroll-and-select, debug: true}
  steps:
    - press: row 2 on touchView
    - move: {to: row 6, within: 0s}
    - release

  """

extension Substring {
  /// Without the spaces at both ends.
  fileprivate func trimming(_ character: Character) -> String {
    String(drop { $0 == character }.reversed().drop { $0 == character }.reversed())
  }
}
