import Foundation
import LayoutSnapshots
import TestSupport
import Testing

/// What lies in a folder of scenarios and is none, or comes there twice.
@Suite struct HostileFilesTests {
  @Test(.timeLimit(.minutes(1)))
  func `a pipe as golden or scenario is refused at once`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      try FileManager.default.createDirectory(
        atPath: "\(layoutsim.folder)/x",
        withIntermediateDirectories: false
      )
      #expect(mkfifo("\(layoutsim.folder)/x/a.svg", 0o600) == 0)
      let golden = try layoutsim("test")
      #expect(golden.code == 66)
      #expect(golden.output.contains("cannot read 'x/a.svg': it is no file"))
      #expect(mkfifo("\(layoutsim.folder)/y.sim.yaml", 0o600) == 0)
      let scenario = try layoutsim("check", ".")
      #expect(scenario.code == 66)
      #expect(scenario.output.contains("cannot read 'y.sim.yaml': it is no file"))
      #expect(try layoutsim(["check", "-"], input: smallScenario).code == 0)
    }
  }

  @Test func `folders are searched however deep they lie`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "deep/x.sim.yaml")
      let path = "deep/" + String(repeating: "d/", count: 33)
      try layoutsim.write("nonsense: 1", to: path + "bad.sim.yaml")
      for command in ["test", "check", "validate", "render"] {
        #expect(try layoutsim(command, "deep").code == 65, "\(command)")
      }
    }
  }

  private static let nobody = ["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]

  // Who may do anything can read any folder.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/setpriv") && getuid() == 0)
  )
  func `a folder that cannot be read is told by name`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      _ = try layoutsim("test")
      try layoutsim.write("nonsense: 1", to: "secret/bad.sim.yaml")
      #expect(chmod("\(layoutsim.folder)/secret", 0) == 0)
      for arguments in [
        ["test"], ["check", "."], ["render", "--check", "."], ["test", "--filter", "small"],
      ] {
        let run = try layoutsim(arguments, under: ["/usr/bin/env"] + Self.nobody)
        #expect(run.code == 66, "\(arguments)")
        #expect((run.output + run.errors).contains("cannot read 'secret': no permission"))
      }
      #expect(chmod("\(layoutsim.folder)/secret", 0o700) == 0)
    }
  }

  @Test func `two scenarios with one folder of goldens are refused with both names`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      _ = try layoutsim("test")
      let other = smallScenario.replacing("snapshot: a", with: "snapshot: b")
      try layoutsim.write(other, to: "x.sim.yml")
      try layoutsim.write("<svg/>", to: "x/b.svg")
      for arguments in [
        ["test", "--obsolete", "delete"], ["test", "x.sim.yaml"], ["test", "./x.sim.yml"],
      ] {
        let run = try layoutsim(arguments)
        #expect(run.code == 65)
        #expect(run.output.contains("x.sim.yaml'") && run.output.contains("x.sim.yml'"))
        #expect(run.output.contains("would keep their goldens in one folder"))
        #expect(filesInFolder("\(layoutsim.folder)/x") == ["a.svg", "b.svg"])
      }
      try layoutsim.write(other, to: "y.yaml")
      try layoutsim.write(other, to: "y.yml")
      #expect(try layoutsim("test", "y.yaml", "y.yml").code == 65)
      try layoutsim.write(other, to: "z.yaml")
      #expect(try layoutsim("test", "z.yaml", "./z.yaml").code == 0)
    }
  }

  @Test func `pictures of failures of scenarios of one name do not meet`() throws {
    try CommandBench.run { layoutsim in
      for folder in ["aa", "bb"] {
        try layoutsim.write(smallScenario, to: "\(folder)/s.sim.yaml")
        _ = try layoutsim("test", folder)
        try layoutsim.write("<svg/>", to: "\(folder)/s/a.svg")
      }
      try layoutsim.write("", to: "run/nothing")
      let inside = CommandBench(folder: "\(layoutsim.folder)/run")
      let run = try inside("test", "../aa", "\(layoutsim.folder)/bb")
      #expect(run.code == 1)
      if hasPNG {
        let drawn = "\(layoutsim.folder)/run/.layoutsim/failures"
        let files =
          FileManager.default.enumerator(atPath: drawn)?.compactMap { $0 as? String } ?? []
        #expect(files.count { $0.hasSuffix("a.new.png") } == 2)
      }
    }
  }

  @Test(arguments: [
    "-x", "_x", "a.new", "A.NEW", ".a", "a.", "a b", "é", "nul", "a@b", "a..b", "0", "1s", "0.5ms",
    "nans",
  ])
  func `check refuses the names that test refuses`(_ name: String) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario.replacing("t: a", with: "t: '\(name)'"), to: "x.sim.yaml")
      let (check, test) = (try layoutsim("check", "."), try layoutsim("test"))
      #expect(check.code == test.code)
      #expect(check.code == (["a..b", "0", "nans"].contains(name) ? 0 : 65))
      // These are words for moments as well, or names that some file systems do not have.
      let isName = ["a..b", "0", "nans", "nul", "a@b", "1s", "0.5ms"].contains(name)
      #expect((SnapshotName.problem(of: name) == nil) == isName)
    }
  }

  @Test func `nothing in a file's name or an option reaches the terminal as it is`() throws {
    try CommandBench.run { layoutsim in
      let name = "b\u{1B}]0;pwned\u{7}"
      try layoutsim.write(smallScenario, to: "\(name).sim.yaml")
      try layoutsim.write(smallScenario, to: "c.sim.yaml")
      let commands = [
        ["test"], ["render", "\(name).sim.yaml"],
        ["render", "--check", "--out", name, "c.sim.yaml"],
        ["compare", "\(name).sim.yaml"], ["test", "--\(name)"], ["test", "--record", name], [name],
        ["test", "--filter", name, "c.sim.yaml"],
        ["test", "--format", "json:\(name)", "--format", "junit:\(name)"],
        ["check", "\(name)"], ["hittest", name], ["hittest", "-o", name],
      ]
      for arguments in commands {
        let run = try layoutsim(arguments)
        let said = run.output + run.errors
        #expect(!said.contains("\u{1B}") && !said.contains("\u{7}"), "\(arguments)")
        #expect(said.contains("b\\u{1B}]0;pwned\\u{7}"), "\(arguments): \(said)")
      }
    }
  }

  @Test func `two reports cannot be one file`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      for (first, second) in [("r", "r"), ("r", "./r"), ("a/../R", "r")] {
        let run = try layoutsim("test", "--format", "json:\(first)", "--format", "junit:\(second)")
        #expect(run.code == 64)
        #expect(run.errors.contains("two reports would be written to '\(second)'"))
      }
      #expect(try layoutsim("test", "--format", "json:a.json", "--format", "junit:a.xml").code == 0)
    }
  }

  @Test func `a filter looks at files and names`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "one/x.sim.yaml")
      try layoutsim.write(smallScenario.replacing("a small", with: "a large"), to: "y.sim.yaml")
      #expect(
        try layoutsim("test", "--filter", "large screen").lines.last == "1 scenario: all is well"
      )
      #expect(try layoutsim("test", "--filter", "one/").lines.last == "1 scenario: all is well")
      #expect(try layoutsim("test", "--filter", "a ").lines.last == "2 scenarios: all is well")
      #expect(try layoutsim("test", "--filter", "huge").code == 66)
      try layoutsim.write(smallScenario.replacing("rows: 3", with: "row: 3"), to: "z.sim.yaml")
      let run = try layoutsim("test", "--filter", "large screen")
      #expect(run.lines.last == "2 scenarios: 1 not as it should be")
      #expect(run.code == 65)
    }
  }

  @Test(arguments: [SIGINT, SIGTERM])
  func `a run that is stopped leaves nothing half written`(_ number: Int32) throws {
    // Tests in the background are started to ignore signals of the terminal, and would hand that on.
    signal(number, SIG_DFL)
    try CommandBench.run { layoutsim in
      let steps = (0..<300).map { "  - snapshot: a\($0)\n" }.joined()
      try layoutsim.write(
        smallScenario.replacing("  - snapshot: a\n", with: steps),
        to: "x.sim.yaml"
      )
      let run = try layoutsim(["test", "--record", "all"]) { process in
        let start = "\(layoutsim.folder)/x"
        while process.isRunning, !filesInFolder(start).contains("a0.svg") { usleep(1000) }
        kill(process.processIdentifier, number)
      }
      #expect(run.code == -1, "\(run.output)")
      let files = filesInFolder("\(layoutsim.folder)/x")
      #expect(files.allSatisfy { $0.hasPrefix("a") && $0.hasSuffix(".svg") }, "\(files)")
      #expect(run.errors.contains("stopped; these files had been written:\n  x/a0.svg\n"))
    }
  }

  @Test func `nothing is written or removed through a link that leads out`() throws {
    try CommandBench.run { outer in
      let layoutsim = CommandBench(folder: "\(outer.folder)/in")
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      _ = try layoutsim("test")
      try FileManager.default.moveItem(
        atPath: "\(layoutsim.folder)/pan",
        toPath: "\(outer.folder)/out"
      )
      for name in ["pan", "rendered", ".layoutsim"] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(layoutsim.folder)/\(name)",
          withDestinationPath: "../out"
        )
      }
      try outer.write(try #require(outer.text(of: "out/after.svg")), to: "out/keep.svg")
      let files = filesInFolder("\(outer.folder)/out")
      for arguments in [
        ["test"], ["test", "--obsolete", "delete"], ["test", "--record", "all"],
        ["render", "pan.sim.yaml"],
      ] {
        let run = try layoutsim(arguments)
        #expect(run.code == 73)
        #expect((run.output + run.errors).contains("leads out by a link"))
      }
      try FileManager.default.removeItem(atPath: "\(layoutsim.folder)/pan")
      #expect(try layoutsim("test", "--record", "none").code == 1)
      #expect(filesInFolder("\(outer.folder)/out") == files)
    }
  }
}
