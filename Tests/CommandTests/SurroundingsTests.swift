import Foundation
import LayoutSnapshots
import TestSupport
import Testing

/// What the command is given by whoever starts it: streams, a working folder, names of files.
@Suite struct SurroundingsTests {
  /// Runs a command with some of its streams closed.
  private static func run(
    _ arguments: [String],
    closing streams: String,
    in layoutsim: CommandBench
  ) throws -> CommandRun {
    try layoutsim(arguments, under: ["/bin/sh", "-c", "exec \"$@\" \(streams)", "sh"])
  }

  private static let commands = [
    ["check", "pan.sim.yaml"], ["devices"], ["render", "pan.sim.yaml", "-o", "-"],
    ["test", "--format", "json", "pan.sim.yaml"], ["--help"],
  ]

  @Test(.timeLimit(.minutes(1)), arguments: commands, ["<&- >&-", ">&-", "<&- >&- 2>&-"])
  func `output that nobody takes is told`(_ arguments: [String], _ streams: String) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try Self.run(arguments, closing: streams, in: layoutsim)
      let words = "error: cannot write to the standard output\n"
      #expect(run.errors == (streams.contains("2") ? "" : words))
      #expect(run.code == 74)
    }
  }

  @Test(arguments: [["--help"], ["--version"], ["help", "test"], ["test", "--help"], []])
  func `help that cannot be written is told`(_ arguments: [String]) throws {
    try CommandBench.run { layoutsim in
      let run = try Self.run(arguments, closing: ">&-", in: layoutsim)
      #expect(run.errors == "error: cannot write to the standard output\n")
      #expect(run.code == 74)
    }
  }

  @Test(.timeLimit(.minutes(1)), arguments: ["check", "test", "validate", "render", "tree"])
  func `a standard input that is closed is told`(_ command: String) throws {
    try CommandBench.run { layoutsim in
      let run = try Self.run([command, "-"], closing: "<&-", in: layoutsim)
      #expect((run.output + run.errors).contains("error: the standard input is closed\n"))
      #expect(run.code == 66)
    }
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "check", "test", "validate", "render", "compare", "tree", "trace", "hittest", "devices",
    ]
  )
  func `a working folder that was deleted is told at once`(_ command: String) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let file = command == "devices" ? [] : ["\(layoutsim.folder)/pan.sim.yaml"]
      let shell = ["/bin/sh", "-c", #"mkdir gone; cd gone; rmdir ../gone; exec "$@""#, "sh"]
      let run = try layoutsim([command] + file, under: shell)
      #expect(run.errors.hasPrefix("error: the working folder is not there any more\n"))
      #expect(run.output == "")
      #expect(run.code == 66)
    }
  }

  @Test func `a link to a scenario is another scenario, and one to a folder is the folder`() throws
  {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "real/pan.sim.yaml")
      _ = try layoutsim("test")
      try layoutsim.write("<svg/>", to: "real/pan/after.svg")
      for (link, target) in [("a.sim.yaml", "real/pan.sim.yaml"), ("same", "real")] {
        try FileManager.default.createSymbolicLink(
          atPath: "\(layoutsim.folder)/\(link)",
          withDestinationPath: target
        )
      }
      let run = try layoutsim("test")
      #expect(run.lines.contains("+ a › after  recorded"))
      #expect(run.lines.last == "2 scenarios: 1 not as it should be")
      #expect(run.code == 1)
      #expect(
        try layoutsim("test", "real", "same/pan.sim.yaml").lines.last
          == "1 scenario: 1 not as it should be"
      )
    }
  }

  @Test(arguments: ["test", "check", "validate", "render"])
  func `a folder that lies too deep is told`(_ command: String) throws {
    try CommandBench.run { layoutsim in
      // Two halves of a path that the system takes, and one in the other.
      let half = Array(repeating: String(repeating: "y", count: 200), count: 15)
        .joined(separator: "/")
      try layoutsim.write("", to: "deep/\(half)/notes.md")
      try layoutsim.write(plainScenario, to: "low/\(half)/pan.sim.yaml")
      let (outside, inside) = ("\(layoutsim.folder)/low", "\(layoutsim.folder)/deep/\(half)/low")
      try FileManager.default.moveItem(atPath: outside, toPath: inside)
      defer { try? FileManager.default.moveItem(atPath: inside, toPath: outside) }
      let run = try layoutsim(command, ".")
      let words = (run.output + run.errors).split(separator: "\n").filter {
        $0.hasPrefix("error: cannot read 'deep/yyy") && $0.hasSuffix("yyy…': its name is too long")
      }
      #expect(words.count == 1)
      #expect(run.code == 66)
    }
  }

  #if os(Linux)
  @Test func `a name that is no text is told, of a file and of a folder`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let script = #"""
        name=$(printf 'a\377'); cp pan.sim.yaml "$name.sim.yaml"; mkdir "$name"; exec "$@"
        """#
      let run = try layoutsim(["check", "."], under: ["/bin/sh", "-c", script, "sh"])
      for name in ["a\u{FFFD}.sim.yaml", "a\u{FFFD}"] {
        let words = "error: cannot read '\(name)': its name is not UTF-8, or there is no such file"
        #expect(run.lines.contains(words), "\(run.output)")
      }
      #expect(run.code == 66)
    }
  }
  #endif
}
