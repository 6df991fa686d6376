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

}
