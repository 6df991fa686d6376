import Foundation
import TestSupport
import Testing

/// Goldens that nothing names: found without playing anything, told in groups, deleted with care.
@Suite struct ObsoleteGoldensTests {
  private static let small = smallScenario + "  - snapshot: b\n"

  /// A bench with a scenario `s/pan` and its goldens.
  private static func run(_ body: (CommandBench) throws -> Void) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(small, to: "s/pan.sim.yaml")
      #expect(try layoutsim("test").code == 0)
      try body(layoutsim)
    }
  }

  private static func move(_ from: String, _ to: String, in layoutsim: CommandBench) throws {
    try FileManager.default.moveItem(
      atPath: "\(layoutsim.folder)/\(from)",
      toPath: "\(layoutsim.folder)/\(to)"
    )
  }

  @Test func `a snapshot that is gone leaves a golden that nothing names`() throws {
    try Self.run { layoutsim in
      try layoutsim.write(Self.small.replacing("  - snapshot: a\n", with: ""), to: "s/pan.sim.yaml")
      let told = "no snapshot of 's/pan.sim.yaml' is kept in 's/pan/a.svg'"
      let local = try layoutsim("test")
      #expect(local.output.contains("warning: \(told)"))
      #expect(local.code == 0)
      #expect(
        local.output.contains("hint: remove it: 'layoutsim prune s' does so")
      )
      // The other snapshot looks the same, and has its golden since long.
      #expect(!local.output.contains("renamed"))
      let server = try layoutsim("test", "s/pan.sim.yaml", variables: ["CI": "1"])
      #expect(server.output.contains("error: \(told)"))
      #expect(server.code == 1)
      let check = try layoutsim("check", ".", variables: ["CI": "1"])
      #expect(check.output.contains("error: \(told)"))
      #expect(check.code == 1)
      #expect(try layoutsim("check", "s").output.contains("warning: \(told)"))
      #expect(try layoutsim("test", "--obsolete", "delete").code == 0)
      #expect(filesInFolder("\(layoutsim.folder)/s/pan") == ["b.svg"])
    }
  }

  @Test func `a snapshot that was renamed is told with where its golden is now`() throws {
    try Self.run { layoutsim in
      try layoutsim.write(
        Self.small.replacing("  - snapshot: a\n", with: "  - snapshot: begin\n"),
        to: "s/pan.sim.yaml"
      )
      let server = try layoutsim("test", variables: ["CI": "1"])
      #expect(
        server.output.contains(
          "renamed: 's/pan/a.svg' waits as '.layoutsim/failures/s/pan/begin.new.svg'"
        )
      )
      #expect(!server.output.contains("renamed: 's/pan/b.svg'"))
      let local = try layoutsim("test")
      #expect(local.output.contains("renamed: 's/pan/a.svg' is 's/pan/begin.svg' now"))
      #expect(
        local.output.contains(
          "hint: 'layoutsim prune s' removes what is left under the old name"
        )
      )
    }
  }

  @Test func `a scenario that was renamed is told with where its goldens are now`() throws {
    try Self.run { layoutsim in
      try Self.move("s/pan.sim.yaml", "s/fling.sim.yaml", in: layoutsim)
      let server = try layoutsim("test", variables: ["CI": "1"])
      #expect(server.code == 1)
      #expect(
        server.output.contains(
          "error: no scenario and no suite of tests has the goldens in 's/pan'"
        )
      )
      #expect(server.output.contains("the files are 'a.svg', 'b.svg'"))
      #expect(
        server.output.contains(
          "renamed: 's/pan/a.svg' waits as '.layoutsim/failures/s/fling/a.new.svg'"
        )
      )
      #expect(
        server.lines.last
          == "1 scenario: 1 not as it should be, 1 folder with goldens that nothing names"
      )
      let local = try layoutsim("test")
      #expect(local.code == 0)
      #expect(local.output.contains("warning: no scenario and no suite of tests has"))
      #expect(local.output.contains("renamed: 's/pan/b.svg' is 's/fling/b.svg' now"))
      #expect(try layoutsim("check", "s", variables: ["CI": "1"]).code == 1)
      let deleting = try layoutsim("test", "--obsolete", "delete")
      #expect(deleting.code == 0)
      #expect(deleting.errors.contains("removed 's/pan/a.svg'"))
      #expect(filesInFolder("\(layoutsim.folder)/s") == ["fling", "fling.sim.yaml"])
    }
  }

  @Test func `what this package did not write is neither told nor deleted`() throws {
    try Self.run { layoutsim in
      let kept = ["s/pan/logo.svg", "s/icons/logo.svg", "s/icons/logo.png", "s/pan/notes.md"]
      for file in kept {
        try layoutsim.write("<svg xmlns=\"http://www.w3.org/2000/svg\"/>", to: file)
      }
      _ = try layoutsim("render", "s/pan.sim.yaml", "--out", "s/pictures")
      let pictures = filesInFolder("\(layoutsim.folder)/s/pictures/pan")
      #expect(pictures.count == 2)
      for arguments in [["test"], ["test", "--obsolete", "delete"], ["check", "."]] {
        let run = try layoutsim(arguments, variables: ["CI": "1"])
        #expect(run.code == 0)
        #expect(!run.output.contains("error") && !run.output.contains("warning"))
      }
      for file in kept { #expect(layoutsim.text(of: file) != nil) }
      #expect(filesInFolder("\(layoutsim.folder)/s/pictures/pan") == pictures)
    }
  }

  @Test func `a folder of which something is kept by hand stays`() throws {
    try Self.run { layoutsim in
      try layoutsim.write("words", to: "s/pan/notes.md")
      try FileManager.default.removeItem(atPath: "\(layoutsim.folder)/s/pan.sim.yaml")
      try layoutsim.write(Self.small, to: "other.sim.yaml")
      #expect(try layoutsim("test", "--obsolete", "delete").code == 0)
      #expect(filesInFolder("\(layoutsim.folder)/s/pan") == ["notes.md"])
    }
  }

  @Test(arguments: [["s/pan.sim.yaml"], ["--filter", "pan"], ["s", "x.sim.yaml"]])
  func `a run of a part deletes nothing`(_ arguments: [String]) throws {
    try Self.run { layoutsim in
      try layoutsim.write(Self.small, to: "x.sim.yaml")
      _ = try layoutsim("test", "x.sim.yaml")
      try Self.move("s/pan", "s/old", in: layoutsim)
      let run = try layoutsim(["test", "--obsolete", "delete"] + arguments)
      #expect(run.code == 64)
      #expect(run.errors.contains("'--obsolete delete' is for whole folders"))
      #expect(filesInFolder("\(layoutsim.folder)/s/old") == ["a.svg", "b.svg"])
      #expect(filesInFolder("\(layoutsim.folder)/s/pan").isEmpty)
      // Nor does it judge what it has not seen.
      guard arguments[0] != "s" else { return }
      #expect(try layoutsim(["test", "--obsolete", "fail"] + arguments).code == 0)
    }
  }

  @Test func `a folder whose name begins with a hyphen is no option in a hint`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.small, to: "-x/pan.sim.yaml")
      _ = try layoutsim("test")
      try layoutsim.write(
        Self.small.replacing("snapshot: a", with: "snapshot: c"),
        to: "-x/pan.sim.yaml"
      )
      let command = "'layoutsim prune ./-x'"
      #expect(
        try layoutsim("check", "--", "-x").output.contains("hint: remove it: \(command) does")
      )
    }
  }

  @Test func `an environment that no options name any more is found`() throws {
    try Self.run { layoutsim in
      func test(_ device: String, ci: Bool = false) throws -> CommandRun {
        try layoutsim(["test", "--device", device], variables: ci ? ["CI": "1"] : [:])
      }
      #expect(try test("iPhone 15").code == 0)
      #expect(try test("iPhone SE (3rd generation)").code == 0)
      #expect(
        layoutsim.text(of: "s/pan/.environments") == """
          # layoutsim test --device 'iPhone 15'
          iPhone-15
          # layoutsim test --device 'iPhone SE (3rd generation)'
          iPhone-SE-3rd-generation

          """
      )
      // Every run knows what the others play.
      #expect(try layoutsim("test", variables: ["CI": "1"]).code == 0)
      #expect(try test("iPhone 15", ci: true).code == 0)
      #expect(try layoutsim("check", ".", variables: ["CI": "1"]).code == 0)
      // Whoever gives options up removes their lines.
      try layoutsim.write(
        "# layoutsim test --device 'iPhone 15'\niPhone-15\n",
        to: "s/pan/.environments"
      )
      let run = try layoutsim("test", variables: ["CI": "1"])
      #expect(run.code == 1)
      #expect(
        run.output.contains(
          "error: no run plays 'iPhone-SE-3rd-generation', for which there is 2 files of 's/pan'"
        )
      )
      #expect(try layoutsim("check", ".", variables: ["CI": "1"]).code == 1)
      #expect(try layoutsim("test", "--obsolete", "delete").code == 0)
      #expect(
        filesInFolder("\(layoutsim.folder)/s/pan") == [
          ".environments", "a.svg", "a@iPhone-15.svg", "b.svg", "b@iPhone-15.svg",
        ]
      )
    }
  }

  @Test func `goldens are found and removed where no scenario is left`() throws {
    try Self.run { layoutsim in
      try FileManager.default.removeItem(atPath: "\(layoutsim.folder)/s/pan.sim.yaml")
      for arguments in [["test"], ["test", "s"], ["check", "s"]] {
        let run = try layoutsim(arguments)
        #expect(run.code == 0)
        #expect(run.output.contains("hint: remove it: 'layoutsim prune s'"))
        #expect(run.lines.last == "there is no scenario")
      }
      #expect(try layoutsim("test", "--obsolete", "delete", "s").code == 0)
      #expect(filesInFolder("\(layoutsim.folder)/s").isEmpty)
      for command in ["test", "check"] {
        let run = try layoutsim(command, "s")
        #expect(run.code == 66)
        #expect((run.output + run.errors).contains("there is no scenario in 's'"))
        #expect(!run.output.contains("1 scenario"))
      }
    }
  }

  @Test func `an obsolete golden of a newer version stays`() throws {
    try Self.run { layoutsim in
      try FileManager.default.removeItem(atPath: "\(layoutsim.folder)/s/pan.sim.yaml")
      let golden = try #require(layoutsim.text(of: "s/pan/a.svg"))
      let newer = golden.replacing(#"data-layoutsim="1""#, with: #"data-layoutsim="99""#)
      try #require(newer != golden)
      try layoutsim.write(newer, to: "s/pan/a.svg")
      let report = try layoutsim("test", "--format", "junit")
      #expect(report.output.contains(#"tests="0""#))
      let run = try layoutsim("test", "--obsolete", "delete")
      #expect(run.code == 73)
      #expect(run.output.contains("cannot remove 's/pan/a.svg': a newer layoutsim wrote it"))
      #expect(layoutsim.text(of: "s/pan/a.svg") == newer)
    }
  }

  @Test func `nothing is recorded where environments cannot be noted`() throws {
    try Self.run { layoutsim in
      try FileManager.default.createDirectory(
        atPath: "\(layoutsim.folder)/s/pan/.environments",
        withIntermediateDirectories: false
      )
      for arguments in [["test", "--theme", "dark"], ["check", "."]] {
        let run = try layoutsim(arguments)
        #expect(run.code == 66)
        #expect(run.output.contains("cannot read 's/pan/.environments': it is a folder"))
      }
      #expect(
        filesInFolder("\(layoutsim.folder)/s/pan") == [".environments", "a.svg", "b.svg"]
      )
    }
  }

  @Test func `goldens of environments are not judged where no file says which there are`() throws {
    try Self.run { layoutsim in
      _ = try layoutsim("test", "--device", "iPhone 15")
      try FileManager.default.removeItem(atPath: "\(layoutsim.folder)/s/pan/.environments")
      #expect(try layoutsim("test", variables: ["CI": "1"]).code == 0)
      let other = try layoutsim("test", "--device", "iPhone 15", variables: ["CI": "1"])
      #expect(other.code == 0)
      #expect(layoutsim.text(of: "s/pan/.environments") == nil)
    }
  }

  @Test func `goldens of Swift tests are compared with the manifest of their suite`() throws {
    try Self.run { layoutsim in
      try Self.move("s/pan.sim.yaml", "pan.sim.yaml", in: layoutsim)
      try layoutsim.write("", to: "Tests/AppTests/ListTests.swift")
      try FileManager.default.createDirectory(
        atPath: "\(layoutsim.folder)/Snapshots",
        withIntermediateDirectories: false
      )
      try Self.move("s/pan", "Snapshots/List", in: layoutsim)
      func code() throws -> Int32 { try layoutsim("test", variables: ["CI": "1"]).code }
      _ = try layoutsim("test")
      // Without a manifest nothing is known but that there are tests.
      #expect(try code() == 0)
      try layoutsim.write("a.svg\nb.svg\n", to: "Snapshots/List/.manifest")
      #expect(try code() == 0)
      try layoutsim.write("b.svg\n", to: "Snapshots/List/.manifest")
      let check = try layoutsim("check", ".", variables: ["CI": "1"])
      #expect(check.code == 1)
      #expect(
        check.output.contains(
          "no snapshot of 'Snapshots/List/.manifest' is kept in 'Snapshots/List/a.svg'"
        )
      )
      try Self.move(
        "Tests/AppTests/ListTests.swift",
        "Tests/AppTests/RowTests.swift",
        in: layoutsim
      )
      let gone = try layoutsim("check", ".", variables: ["CI": "1"])
      #expect(gone.code == 1)
      #expect(
        gone.output.contains(
          "no scenario and no suite of tests has the goldens in 'Snapshots/List'"
        )
      )
      #expect(try layoutsim("test", "--obsolete", "delete").code == 0)
      #expect(filesInFolder("\(layoutsim.folder)/Snapshots").isEmpty)
    }
  }

  @Test func `a folder with goldens of Swift tests alone says who compares them`() throws {
    try Self.run { layoutsim in
      try layoutsim.write(layoutsim.text(of: "s/pan/a.svg") ?? "", to: "Snapshots/List/a.svg")
      try FileManager.default.removeItem(atPath: "\(layoutsim.folder)/s")
      try layoutsim.write("", to: "Tests/AppTests/ListTests.swift")
      for folder in [".", "Snapshots"] {
        let run = try layoutsim("test", folder)
        #expect(run.code == 66)
        let place = folder == "." ? "here" : "in 'Snapshots'"
        #expect(
          run.errors.hasPrefix(
            "error: there is no scenario \(place), but goldens of Swift tests, in 'Snapshots/List'\n"
              + "hint: 'swift test' compares them"
          ),
          "\(run.errors)"
        )
      }
    }
  }
}
