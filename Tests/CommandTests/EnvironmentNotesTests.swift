import Foundation
import TestSupport
import Testing

/// The file `.environments`, which says what is played: noted in time, and believed only where it is whole.
@Suite struct EnvironmentNotesTests {
  private static let notes = "x/.environments"

  private static func run(_ body: (CommandBench) throws -> Void) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      #expect(try layoutsim("test", "--device", "iPhone 15,iPhone 14").code == 0)
      try body(layoutsim)
    }
  }

  @Test func `environments whose goldens were there before the file are not judged`() throws {
    try Self.run { layoutsim in
      try FileManager.default.removeItem(atPath: "\(layoutsim.folder)/\(Self.notes)")
      let dark = try layoutsim("test", "--theme", "dark", "--obsolete", "delete")
      #expect(dark.code == 0)
      #expect(!dark.output.contains("no run plays"))
      #expect(
        layoutsim.text(of: Self.notes) == """
          # there before this file
          iPhone-14
          iPhone-15
          # layoutsim test --theme dark
          dark

          """
      )
      #expect(try layoutsim("check", ".", variables: ["CI": "1"]).code == 0)
      // As soon as options name them they are theirs.
      #expect(try layoutsim("test", "--device", "iPhone 15").code == 0)
      #expect(
        layoutsim.text(of: Self.notes)?.hasPrefix(
          "# there before this file\niPhone-14\n# layoutsim test --device 'iPhone 15'\niPhone-15\n"
        ) == true
      )
    }
  }

  @Test(arguments: [SIGTERM])
  func `a run that is stopped has noted what it was about to record`(_ signal: Int32) throws {
    try CommandBench.run { layoutsim in
      let steps = (0..<100).map { "  - snapshot: a\($0)\n" }.joined()
      try layoutsim.write(
        smallScenario.replacing("  - snapshot: a\n", with: steps),
        to: "x.sim.yaml"
      )
      let run = try layoutsim(["test", "--device", "all"]) { process in
        let isRecorded = {
          filesInFolder("\(layoutsim.folder)/x").contains { $0.hasSuffix(".svg") }
        }
        while process.isRunning, !isRecorded() { usleep(1000) }
        kill(process.processIdentifier, signal)
      }
      #expect(run.code == -1)
      #expect(layoutsim.text(of: Self.notes)?.contains("iPhone-15\n") == true)
      _ = try layoutsim("test", "--theme", "dark")
      #expect(!(try layoutsim("check", ".").output.contains("no run plays")))
    }
  }

  @Test(arguments: [
    ("garbage\n", 1), ("", 1), ("\n\n", 1),
    ("# layoutsim test --device a\niPhone-15\nan iPad\n", 3),
    ("# layoutsim test --device a\n\n<<<<<<< HEAD\n", 3), ("# ours\n", 1),
    ("# layoutsim test --device \u{FFFD}\n", 1),
  ])
  func `a damaged file is told with its line, and nothing is judged by it`(
    _ text: String,
    _ line: Int
  ) throws {
    try Self.run { layoutsim in
      try layoutsim.write(text, to: Self.notes)
      let files = filesInFolder("\(layoutsim.folder)/x")
      for arguments in [
        ["check", "."], ["test"], ["test", "--theme", "dark"], ["test", "--obsolete", "delete"],
      ] {
        let run = try layoutsim(arguments)
        #expect(run.code == 66)
        #expect(
          run.output.contains(
            "error: cannot read 'x/.environments': it is damaged in line \(line)"
          ),
          "\(run.output)"
        )
        #expect(!run.output.contains("no run plays"))
      }
      #expect(layoutsim.text(of: Self.notes) == text)
      #expect(filesInFolder("\(layoutsim.folder)/x") == files)
    }
  }

  @Test(arguments: ["x/.environments", ".manifest", "x/.ENVIRONMENTS"])
  func `no report takes the place of what says which goldens there are`(_ file: String) throws {
    try Self.run { layoutsim in
      let before = layoutsim.text(of: file)
      for command in ["check", "test"] {
        let run = try layoutsim(command, "x.sim.yaml", "--format", "json:\(file)")
        #expect(run.code == 64)
        #expect(run.errors.contains("'\(file)' says which goldens there are, and is no report"))
      }
      #expect(layoutsim.text(of: file) == before)
    }
  }
}
