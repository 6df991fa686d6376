import Foundation
import TestSupport
import Testing

/// A scenario that names its environments: tests, pictures and validation take them, and options win.
@Suite struct MatrixTests {
  private static let matrix =
    smallScenario + "matrix: {devices: [iPhone 15, iPhone 8], themes: [light, dark]}\n"
  private static let goldens = [
    "a@iPhone-15-dark.svg", "a@iPhone-15-light.svg", "a@iPhone-8-dark.svg", "a@iPhone-8-light.svg",
  ]

  private static func run(_ body: (CommandBench) throws -> Void) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(matrix, to: "x.sim.yaml")
      try body(layoutsim)
    }
  }

  @Test func `a test has the goldens that options would give`() throws {
    try Self.run { layoutsim in
      let run = try layoutsim("test")
      #expect(run.code == 0)
      #expect(run.output.contains("1 scenario, 4 runs: all is well"))
      #expect(filesInFolder("\(layoutsim.folder)/x") == Self.goldens)
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      let options = ["--device", "iPhone 15,iPhone 8", "--theme", "light,dark"]
      let same = try layoutsim(["test", "--record", "none"] + options)
      #expect(same.code == 0)
    }
  }

  @Test func `a word that means a theme is advised on`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim("render", "pan.sim.yaml", "--theme", "night")
      #expect(run.code == 64)
      #expect(run.errors.contains("'night' is none of 'light', 'dark'; did you mean 'dark'?"))
    }
  }

  @Test func `options win over the file, and are noted`() throws {
    try Self.run { layoutsim in
      let run = try layoutsim("test", "--theme", "dark")
      #expect(run.code == 0)
      #expect(
        filesInFolder("\(layoutsim.folder)/x")
          == ["a@iPhone-15-dark.svg", "a@iPhone-8-dark.svg"]
      )
      #expect(try layoutsim("test", "--device", "iPhone 14", "--theme", "dark").code == 0)
      #expect(
        layoutsim.text(of: "x/.environments")
          == "# layoutsim test --device 'iPhone 14' --theme dark\niPhone-14-dark\n"
      )
      #expect(try layoutsim("check", ".", variables: ["CI": "1"]).code == 0)
    }
  }

  @Test func `goldens of other environments, and of none, are obsolete`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      #expect(try layoutsim("test").code == 0)
      try layoutsim.write(
        smallScenario + "matrix: {devices: [iPhone 15, iPhone 8]}\n",
        to: "x.sim.yaml"
      )
      #expect(try layoutsim("test").code == 0)
      let check = try layoutsim("check", ".", variables: ["CI": "1"])
      #expect(check.code == 1)
      #expect(
        check.output.contains(
          "error: 'x.sim.yaml' has a matrix, and 'x/a.svg' is of no environment"
        ),
        "\(check.output)"
      )
      try layoutsim.write(smallScenario + "matrix: {devices: iPhone 8}\n", to: "x.sim.yaml")
      let test = try layoutsim("test")
      #expect(test.code == 0)
      #expect(test.output.contains("no run plays 'iPhone-15'"), "\(test.output)")
      #expect(try layoutsim("test", "--obsolete", "delete").code == 0)
      #expect(filesInFolder("\(layoutsim.folder)/x") == ["a@iPhone-8.svg"])
    }
  }

  @Test func `each gets a poster that compares`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        jumpingScenario + "matrix: {themes: [light, dark]}\n",
        to: "x.sim.yaml"
      )
      let run = try layoutsim("compare", "x.sim.yaml", "--out", "p")
      #expect(run.lines == ["p/x@light.svg", "p/x@dark.svg"], "\(run.errors)")
      let one = try layoutsim("compare", "x.sim.yaml", "--theme", "dark", "--out", "q")
      #expect(one.lines == ["q/x.svg"], "\(one.errors)")
    }
  }

  @Test func `pictures are drawn of each`() throws {
    try Self.run { layoutsim in
      let run = try layoutsim("render", "x.sim.yaml", "--theme", "dark", "--out", "p")
      #expect(run.code == 0)
      #expect(run.lines == ["p/x/a@iPhone-15.svg", "p/x/a@iPhone-8.svg"])
      let one = try layoutsim("render", "x.sim.yaml", "-o", "a.svg")
      #expect(one.code == 64)
      #expect(one.errors.contains("name one device"))
    }
  }

  @Test func `what fails in some environments is told once, with their names`() throws {
    try CommandBench.run { layoutsim in
      let matrix = "matrix: {devices: [iPhone 15, iPhone 15 Pro Max, iPhone 8]}\n"
      let steps = "steps: [{tap: row 12}, {snapshot: a}]\n"
      try layoutsim.write(
        "layoutsim: 2\nname: X\n\(matrix)scene: {table: {rows: 40, row-height: 56}}\n\(steps)",
        to: "x.sim.yaml"
      )
      let run = try layoutsim("render", "x.sim.yaml")
      #expect(run.code == 1)
      #expect(run.lines.count == 2)
      #expect(run.errors.contains("row 12 is not on the screen"), "\(run.errors)")
      #expect(run.errors.contains("note: in 1 of 3 environments: iPhone-8\n"), "\(run.errors)")
      let one = try layoutsim("render", "x.sim.yaml", "--device", "iPhone 8")
      #expect(!one.errors.contains("environments"))
      try layoutsim.write(
        "layoutsim: 2\nname: X\n\(matrix)scene: {table: {rows: 40}}\n"
          + "steps: [{expect: {selected: all}}, {snapshot: a}]\n",
        to: "x.sim.yaml"
      )
      let all = try layoutsim("render", "x.sim.yaml").errors
      #expect(all.contains("note: in all 3 environments\n"), "\(all)")
      #expect(all.matches(of: /expected rows 0..39/).count == 1, "\(all)")
    }
  }

  @Test(arguments: [
    (
      "device: iPhone 15", ["--device", "iPad (10th generation)", "--window", "half"],
      "a tablet held upright has no window of a half", "write one of 'full'"
    ),
    (
      "device: iPad (10th generation), orientation: landscape, window: half",
      ["--orientation", "portrait"], "a tablet held upright has no window of a half",
      "'X' says half; '--window' replaces it"
    ),
    (
      "system: iOS 18", ["--device", "iPhone 17"], "iPhone 17 does not run iOS 18",
      "'X' says iOS 18; '--system' replaces it"
    ),
    (
      "device: iPhone 15", ["--design", "glass"], "the design 'glass' came with iOS 26", "--system"
    ),
  ])
  func `options that no device of the scene has are refused`(
    scene: String,
    options: [String],
    message: String,
    hint: String
  ) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        "layoutsim: 2\nname: X\nscene: {table: {rows: 3}, \(scene)}\nsteps: [{snapshot: a}]\n",
        to: "x.sim.yaml"
      )
      for command in ["render", "test", "tree"] {
        let run = try layoutsim([command, "x.sim.yaml"] + options)
        let text = run.output + run.errors
        #expect(run.code == 64, "\(command): \(text)")
        #expect(text.contains(message), "\(command): \(text)")
        #expect(text.contains(hint), "\(command): \(text)")
      }
    }
  }

  @Test func `validation takes the screens, and all of what is left open`() throws {
    try Self.run { layoutsim in
      let run = try layoutsim("validate", "x.sim.yaml")
      #expect(run.output.contains("8 screens"), "\(run.output)")
      let one = try layoutsim("validate", "--direction", "left-to-right", "x.sim.yaml")
      #expect(one.output.contains("4 screens"), "\(one.output)")
    }
  }

  @Test func `a command that shows one screen shows the scene's own`() throws {
    try Self.run { layoutsim in
      let run = try layoutsim("tree", "x.sim.yaml")
      #expect(run.code == 0)
    }
  }
}
