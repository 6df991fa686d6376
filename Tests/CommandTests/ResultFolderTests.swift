import Foundation
import LayoutSnapshots
import TestSupport
import Testing

/// What a run in CI leaves, and what becomes of it elsewhere.
@Suite struct ResultFolderTests {
  private static let other = smallScenario.replacing("scene:\n", with: "scene:\n  title: Other\n")
  private static let failures = ".layoutsim/failures"
  private static let pictures = hasPNG ? ["a.difference.png", "a.new.png", "a.old.png"] : []

  /// A bench with a golden `s/small/a.svg`, and what a run in CI has left of another picture, in `there`.
  private static func run(_ body: (CommandBench) throws -> Void) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "s/small.sim.yaml")
      #expect(try layoutsim("test").code == 0)
      try layoutsim.write(other, to: "s/small.sim.yaml")
      #expect(try layoutsim("test", "--artifacts", "there", variables: ["CI": "1"]).code == 1)
      try body(layoutsim)
    }
  }

  @Test func `a run in CI keeps all that accepting needs, and leaves the work tree alone`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "s/small.sim.yaml")
      #expect(try layoutsim("test").code == 0)
      let golden = layoutsim.text(of: "s/small/a.svg")
      try layoutsim.write(Self.other, to: "s/small.sim.yaml")
      let run = try layoutsim("test", variables: ["CI": "1"])
      #expect(run.lines.contains("  see     .layoutsim/failures/s/small/a.new.svg"))
      #expect(filesInFolder("\(layoutsim.folder)/s/small") == ["a.svg"])
      #expect(layoutsim.text(of: ".layoutsim/.gitignore") == "*\n")
      let kept = "\(layoutsim.folder)/\(Self.failures)"
      #expect(filesInFolder(kept) == ["layoutsim-report.json", "layoutsim-results.txt", "s"])
      #expect(
        filesInFolder("\(kept)/s/small")
          == (["a.difference.txt", "a.new.svg", "a.old.svg"] + Self.pictures).sorted()
      )
      #expect(layoutsim.text(of: "\(Self.failures)/s/small/a.old.svg") == golden)
      let words = layoutsim.text(of: "\(Self.failures)/s/small/a.difference.txt")
      #expect(
        words?.hasPrefix("s/small/a.svg differs from its golden:\n  added title \"Other\"\n")
          == true
      )
      try layoutsim.write(smallScenario, to: "s/small.sim.yaml")
      #expect(try layoutsim("test", variables: ["CI": "1"]).code == 0)
      #expect(filesInFolder(kept).isEmpty)
    }
  }

  @Test func `version control sees nothing of a run in CI`() throws {
    try Self.run { layoutsim in
      func git(_ arguments: String...) throws -> CommandRun {
        let words = ["git", "-c", "safe.directory=*", "-c", "user.name=n", "-c", "user.email=e"]
        return try layoutsim(arguments, through: ["/usr/bin/env"] + words)
      }
      try FileManager.default.removeItem(atPath: "\(layoutsim.folder)/there")
      guard try git("init", "-q").code == 0 else { return }
      #expect(try git("add", "-A").code == 0)
      #expect(try git("commit", "-qm", "All").code == 0)
      #expect(try layoutsim("test", variables: ["CI": "1"]).code == 1)
      #expect(try git("status", "--porcelain").output.isEmpty)
    }
  }

  @Test func `results of a run elsewhere are shown and accepted by their names`() throws {
    try Self.run { layoutsim in
      try FileManager.default.createDirectory(
        atPath: "\(layoutsim.folder)/downloads",
        withIntermediateDirectories: true
      )
      try FileManager.default.moveItem(
        atPath: "\(layoutsim.folder)/there",
        toPath: "\(layoutsim.folder)/downloads/shard 1"
      )
      let new = layoutsim.text(of: "downloads/shard 1/s/small/a.new.svg")
      let list = try layoutsim("pending", "--from", "downloads")
      #expect(list.lines.count == 1 && list.lines[0].hasPrefix("s/small/a  "), "\(list.output)")
      #expect(try layoutsim("pending").lines.isEmpty)
      let told = try layoutsim("diff", "--from", "downloads", "small/a")
      #expect(told.lines.contains(#"    added title "Other""#))
      #expect(told.lines.contains("  waits   downloads/shard 1/s/small/a.new.svg"))
      #expect(
        told.lines.contains("  differs downloads/shard 1/s/small/a.difference.png")
          == !Self.pictures.isEmpty
      )
      let run = try layoutsim("accept", "--from", "downloads/", "a")
      #expect(run.code == 0, "\(run.errors)")
      #expect(run.lines == ["accepted s/small/a"])
      #expect(layoutsim.text(of: "s/small/a.svg") == new)
      #expect(try layoutsim("test", variables: ["CI": "1"]).code == 0)
      #expect(try layoutsim("accept", "--from", "downloads", "--all").code == 0)
    }
  }

  @Test func `a first golden is accepted too, and what is rejected stays in the folder`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "small.sim.yaml")
      _ = try layoutsim("test", "--artifacts", "there", variables: ["CI": "1"])
      let shown = try layoutsim("review", "--from", "there", input: "r\n")
      #expect(shown.lines.last == "rejected small/a")
      #expect(layoutsim.text(of: "small/a.svg") == nil)
      #expect(try layoutsim("accept", "--from", "there", "small").lines == ["accepted small/a"])
      #expect(try layoutsim("test", variables: ["CI": "1"]).code == 0)
    }
  }

  @Test func `a golden that has changed since is not replaced, nor any other then`() throws {
    try Self.run { layoutsim in
      try layoutsim.write(smallScenario, to: "t/small.sim.yaml")
      _ = try layoutsim("test", "--artifacts", "there", variables: ["CI": "1"])
      let changed = try #require(layoutsim.text(of: "s/small/a.svg")) + "\n"
      try layoutsim.write(changed, to: "s/small/a.svg")
      let run = try layoutsim("accept", "--from", "there", "--all")
      #expect(run.code == 1)
      #expect(
        run.errors == """
          error: s/small/a: the golden has changed since that run
          error: nothing was accepted, because of 1 result
          hint: name the others to accept these; run the tests again for what has changed

          """
      )
      #expect(layoutsim.text(of: "s/small/a.svg") == changed)
      #expect(layoutsim.text(of: "t/small/a.svg") == nil)
      #expect(try layoutsim("accept", "--from", "there", "t").lines == ["accepted t/small/a"])
    }
  }

  @Test(arguments: [
    ("_outside/etc/b", "its golden lies outside the folder in which the tests ran"),
    ("docs/logo", "no scenario and no suite of tests here has such goldens"),
    ("logo", "no scenario and no suite of tests here has such goldens"),
    ("s/small/b c", "a name is made of letters"),
    ("out/small/a", "its folder leads out by a link"),
  ])
  func `a result of nothing here is told and not written`(_ place: String, _ reason: String) throws
  {
    try Self.run { layoutsim in
      try withTemporaryFolder { elsewhere in
        try FileManager.default.createSymbolicLink(
          atPath: "\(layoutsim.folder)/out",
          withDestinationPath: elsewhere
        )
        try WholeFile.write(smallScenario.utf8, to: "\(elsewhere)/small.sim.yaml")
        let result = try #require(layoutsim.text(of: "there/s/small/a.new.svg"))
        try FileManager.default.removeItem(atPath: "\(layoutsim.folder)/there/s")
        try layoutsim.write(result, to: "there/\(place).new.svg")
        let before = filesInFolder(layoutsim.folder)
        let run = try layoutsim("accept", "--from", "there", "--all")
        #expect(run.code == 1)
        #expect(run.errors.contains(": \(reason)"), "\(run.errors)")
        #expect(filesInFolder(layoutsim.folder) == before)
        #expect(filesInFolder(elsewhere) == ["small.sim.yaml"])
      }
    }
  }

  @Test(arguments: [
    ("", "the result is no well-formed XML in line 1"),
    ("no picture", "the result"),
    ("<svg xmlns=\"http://www.w3.org/2000/svg\"><script/></svg>", "the result is no picture"),
    ("CUT", "the result is cut off in line"),
    ("SCRIPT", "the result is no picture as goldens are"),
    ("NEWER", "a newer layoutsim wrote the result, with version 9"),
    ("LINK", "the result is a link"),
  ])
  func `a result that our writer did not write is told and not taken`(
    _ content: String,
    _ reason: String
  ) throws {
    try Self.run { layoutsim in
      let path = "there/s/small/a.new.svg"
      let result = try #require(layoutsim.text(of: path))
      switch content {
      case "CUT": try layoutsim.write(String(result.dropLast(20)), to: path)
      case "SCRIPT":
        try layoutsim.write(result.replacing("</svg>", with: "<script>x</script></svg>"), to: path)
      case "NEWER":
        try layoutsim.write(
          result.replacing(#"data-layoutsim="1""#, with: #"data-layoutsim="9""#),
          to: path
        )
      case "LINK":
        try FileManager.default.moveItem(
          atPath: "\(layoutsim.folder)/\(path)",
          toPath: "\(layoutsim.folder)/kept.svg"
        )
        try FileManager.default.createSymbolicLink(
          atPath: "\(layoutsim.folder)/\(path)",
          withDestinationPath: "\(layoutsim.folder)/kept.svg"
        )
      default: try layoutsim.write(content, to: path)
      }
      let golden = layoutsim.text(of: "s/small/a.svg")
      let run = try layoutsim("accept", "--from", "there", "a")
      #expect(run.code == 1)
      #expect(run.errors.contains("error: s/small/a: \(reason)"), "\(run.errors)")
      #expect(layoutsim.text(of: "s/small/a.svg") == golden)
      let told = try layoutsim("diff", "--from", "there")
      #expect(told.lines.first?.hasPrefix("s/small/a  cannot be accepted: \(reason)") == true)
    }
  }

  @Test func `two results for one golden are told apart by nobody`() throws {
    try Self.run { layoutsim in
      let result = try #require(layoutsim.text(of: "there/s/small/a.new.svg"))
      let note = try #require(layoutsim.text(of: "there/layoutsim-results.txt"))
      for (folder, text) in [("1", result), ("2", result.replacing("Other", with: "Third"))] {
        try layoutsim.write(text, to: "all/\(folder)/s/small/a.new.svg")
        try layoutsim.write(
          try #require(layoutsim.text(of: "there/s/small/a.old.svg")),
          to: "all/\(folder)/s/small/a.old.svg"
        )
        try layoutsim.write(note, to: "all/\(folder)/layoutsim-results.txt")
      }
      let run = try layoutsim("accept", "--from", "all", "--all")
      #expect(run.errors.contains("there is another result for it in 'all/2/s/small'"))
      try layoutsim.write(result, to: "all/2/s/small/a.new.svg")
      #expect(try layoutsim("accept", "--from", "all", "--all").lines == ["accepted s/small/a"])
    }
  }

  @Test func `a folder without results is told`() throws {
    try Self.run { layoutsim in
      try FileManager.default.createDirectory(
        atPath: "\(layoutsim.folder)/empty",
        withIntermediateDirectories: true
      )
      try layoutsim.write("zip", to: "there.zip")
      for (folder, words) in [
        ("empty", "no result of a run is in 'empty'"), ("none", "there is no such folder"),
        ("there.zip", "it is a file; unpack it, and name its folder"),
      ] {
        let run = try layoutsim("accept", "--from", folder, "--all")
        #expect(run.code == 66)
        #expect(run.errors.contains(words), "\(run.errors)")
      }
      #expect(try layoutsim("accept", "--from", "", "--all").code == 64)
      #expect(try layoutsim("accept", "--from", "there", "b").code == 66)
      #expect(try layoutsim("reject", "--from", "there", "a").code == 64)
    }
  }
}
