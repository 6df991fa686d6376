import Foundation
import TestSupport
import Testing

/// Snapshots that wait for review: named, told apart, accepted and rejected.
@Suite struct ReviewCommandTests {
  private static let small = smallScenario + "  - snapshot: b\n"
  /// What differs after `change(in:)`.
  private static let waiting = ["s/pan/a", "s/pan/b"]

  /// A bench with goldens of a scenario `s/pan` whose snapshots `a` and `b` wait with another title.
  private static func run(_ body: (CommandBench) throws -> Void) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(small, to: "s/pan.sim.yaml")
      #expect(try layoutsim("test").code == 0)
      try layoutsim.write(
        small.replacing("scene:\n", with: "scene:\n  title: Other\n"),
        to: "s/pan.sim.yaml"
      )
      #expect(try layoutsim("test").code == 1)
      try body(layoutsim)
    }
  }

  private static func names(_ layoutsim: CommandBench) throws -> [String] {
    try layoutsim("pending").lines.compactMap { $0.split(separator: " ").first.map(String.init) }
  }

  @Test func `what waits is named, and told in words`() throws {
    try Self.run { layoutsim in
      #expect(try Self.names(layoutsim) == Self.waiting)
      let list = try layoutsim("pending", "--format", "json")
      #expect(list.output.contains(#""name": "s/pan/a""#))
      #expect(list.output.contains(#""isNew": false"#))
      let one = try layoutsim("diff", "pan/a")
      #expect(one.code == 1)
      #expect(one.lines.first?.hasPrefix("s/pan/a  ") == true)
      #expect(one.lines.contains(#"    added title "Other""#))
      #expect(one.lines.contains("  waits   s/pan/a.new.svg"))
      #expect(!one.output.contains("s/pan/b"))
      #expect(try layoutsim("diff").output.contains("s/pan/b"))
    }
  }

  @Test func `one is accepted by its name, and the others stay`() throws {
    try Self.run { layoutsim in
      let new = layoutsim.text(of: "s/pan/a.new.svg")
      let run = try layoutsim("accept", "pan/a")
      #expect(run.code == 0)
      #expect(run.lines == ["accepted s/pan/a"])
      #expect(layoutsim.text(of: "s/pan/a.svg") == new)
      #expect(try Self.names(layoutsim) == ["s/pan/b"])
      #expect(try layoutsim("accept", "--all").lines == ["accepted s/pan/b"])
      #expect(try layoutsim("test", variables: ["CI": "1"]).code == 0)
      #expect(filesInFolder("\(layoutsim.folder)/.layoutsim/failures/s/pan").isEmpty)
    }
  }

  @Test func `one is rejected, and its golden stays`() throws {
    try Self.run { layoutsim in
      let old = layoutsim.text(of: "s/pan/a.svg")
      let run = try layoutsim("reject", "s/pan/a")
      #expect(run.lines == ["rejected s/pan/a"])
      #expect(layoutsim.text(of: "s/pan/a.svg") == old)
      #expect(try Self.names(layoutsim) == ["s/pan/b"])
      #expect(try layoutsim("reject", "pan").lines == ["rejected s/pan/b"])
    }
  }

  @Test func `a name that several have, or none, settles nothing`() throws {
    try Self.run { layoutsim in
      try layoutsim.write(Self.small, to: "t/pan.sim.yaml")
      _ = try layoutsim("test", "--record", "none", "t")
      let several = try layoutsim("accept", "pan/a", "s/pan/b")
      #expect(several.code == 64)
      #expect(several.errors.contains("error: 'pan/a' may be 's/pan/a', 't/pan/a'"))
      let none = try layoutsim("accept", "s/pan/aa")
      #expect(none.code == 66)
      #expect(none.errors.contains("hint: did you mean 's/pan/a'?"))
      #expect(try layoutsim("accept").code == 64)
      #expect(try layoutsim("reject", "--all", "a").code == 64)
      #expect(try Self.names(layoutsim) == Self.waiting + ["t/pan/a", "t/pan/b"])
    }
  }

  @Test func `each is settled by a key`() throws {
    try Self.run { layoutsim in
      let run = try layoutsim("review", input: "what\nr\na\n")
      #expect(run.code == 0)
      #expect(
        run.lines.filter { $0.contains("ed s/") } == ["rejected s/pan/a", "accepted s/pan/b"]
      )
      #expect(run.lines.first?.hasPrefix("1 of 2  s/pan/a  ") == true)
      #expect(try Self.names(layoutsim).isEmpty)
    }
    try Self.run { layoutsim in
      #expect(try layoutsim("review", input: "s\nq\n").code == 1)
      let shown = try layoutsim("review", input: "")
      #expect(shown.code == 1)
      #expect(shown.output.contains("1 of 2  s/pan/a  "))
      #expect(shown.output.contains("2 of 2  s/pan/b  "), "all are shown, and none is settled")
      #expect(shown.errors.contains("2 snapshots still wait"))
      let all = try layoutsim("review", input: "A\n")
      #expect(all.lines.count { $0.hasPrefix("accepted") } == 2)
      #expect(try layoutsim("review").code == 0)
    }
  }

  @Test func `a golden that may not be replaced stays, and so does what waits`() throws {
    try Self.run { layoutsim in
      let golden = "\(layoutsim.folder)/s/pan/a.svg"
      try FileManager.default.moveItem(atPath: golden, toPath: golden + ".kept")
      try FileManager.default.createSymbolicLink(atPath: golden, withDestinationPath: "a.svg.kept")
      let run = try layoutsim("accept", "--all")
      #expect(run.code == 73)
      #expect(run.errors.contains("it is a link"))
      #expect(run.lines == ["accepted s/pan/b"])
      #expect(try Self.names(layoutsim) == ["s/pan/a"])
    }
    try Self.run { layoutsim in
      let newer = #"<svg xmlns="http://www.w3.org/2000/svg" data-layoutsim="9"/>"#
      try layoutsim.write(newer, to: "s/pan/a.svg")
      let run = try layoutsim("accept", "s/pan/a")
      #expect(run.errors.contains("a newer layoutsim wrote it"))
      #expect(layoutsim.text(of: "s/pan/a.svg") == newer)
    }
  }

  @Test func `an environment that was accepted is played by somebody`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.small, to: "pan.sim.yaml")
      #expect(try layoutsim("test", "--device", "iPhone 15").code == 0)
      _ = try layoutsim("test", "--device", "iPhone 16", "--record", "none")
      #expect(try layoutsim("accept", "a@iPhone-16").lines == ["accepted pan/a@iPhone-16"])
      #expect(layoutsim.text(of: "pan/.environments")?.contains("iPhone-16") == true)
      let check = try layoutsim("check", ".", variables: ["CI": "1"])
      #expect(check.code == 0, "\(check.output)")
    }
  }

  @Test func `one snapshot is compared by its name`() throws {
    try Self.run { layoutsim in
      let run = try layoutsim("test", "--filter", "pan/b")
      #expect(run.code == 1)
      #expect(!run.output.contains("pan › a") && run.output.contains("pan › b"))
      #expect(try layoutsim("test", "--filter", "pan/c").code == 66)
      #expect(try layoutsim("test", "--filter", "pan/b", "-u").code == 0)
      #expect(try Self.names(layoutsim) == ["s/pan/a"])
      #expect(try layoutsim("test", "--update", "--record", "none").code == 64)
    }
  }

  @Test func `what nothing names is removed, and first told`() throws {
    try Self.run { layoutsim in
      #expect(try layoutsim("test", "-u").code == 0)
      #expect(try layoutsim("prune").errors.contains("every golden has its snapshot"))
      try layoutsim.write(
        Self.small.replacing("scene:\n", with: "scene:\n  title: Other\n")
          .replacing("  - snapshot: a\n", with: ""),
        to: "s/pan.sim.yaml"
      )
      let told = try layoutsim("prune", "--dry-run")
      #expect(told.code == 1)
      #expect(told.lines == ["would remove 's/pan/a.svg'"])
      #expect(try layoutsim("prune", "s/pan.sim.yaml").code == 64)
      #expect(try layoutsim("prune", "s").lines == ["removed 's/pan/a.svg'"])
      #expect(filesInFolder("\(layoutsim.folder)/s/pan") == ["b.svg"])
      try layoutsim.write("scene: {", to: "s/wrong.sim.yaml")
      try layoutsim.write(
        Self.small.replacing("snapshot: b", with: "snapshot: c"),
        to: "s/pan.sim.yaml"
      )
      let wrong = try layoutsim("prune")
      #expect(wrong.code == 65)
      #expect(wrong.errors.contains("'s/wrong.sim.yaml' has a mistake, and nothing is removed"))
      #expect(filesInFolder("\(layoutsim.folder)/s/pan") == ["b.svg"])
    }
  }

  @Test func `a scenario that was renamed takes its goldens along`() throws {
    try Self.run { layoutsim in
      #expect(try layoutsim("test", "-u").code == 0)
      let a = layoutsim.text(of: "s/pan/a.svg")
      let folder = layoutsim.folder
      try FileManager.default.moveItem(
        atPath: "\(folder)/s/pan.sim.yaml",
        toPath: "\(folder)/s/fling.sim.yaml"
      )
      _ = try layoutsim("test", "--record", "none")
      let kept = try layoutsim("prune")
      #expect(kept.errors.contains("kept 's/pan/a.svg': it looks as 's/fling/a.new.svg'"))
      #expect(filesInFolder("\(folder)/s/pan") == ["a.svg", "b.svg"])
      let run = try layoutsim("prune", "--rename")
      #expect(run.lines.first == "renamed 's/pan/a.svg' to 's/fling/a.svg'")
      #expect(layoutsim.text(of: "s/fling/a.svg") == a)
      #expect(filesInFolder("\(folder)/s") == ["fling", "fling.sim.yaml"])
      #expect(try layoutsim("test", variables: ["CI": "1"]).code == 0)
    }
  }
}
