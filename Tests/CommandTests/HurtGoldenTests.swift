import Foundation
import TestSupport
import Testing

/// Goldens, and files beside them, that a merge, a full disk, a killed run or another run at the same time has hurt.
@Suite struct HurtGoldenTests {
  /// A scenario with many snapshots.
  private static let many = smallScenario.replacing(
    "  - snapshot: a\n",
    with: (0..<60).map { "  - snapshot: a\($0)\n" }.joined()
  )

  /// Returns the goldens in a folder of the bench that are not whole.
  private static func broken(_ folder: String, in bench: CommandBench) -> [String] {
    filesInFolder("\(bench.folder)/\(folder)").filter { name in
      bench.text(of: "\(folder)/\(name)")?.hasSuffix("</svg>\n") != true
    }
  }

  private static func conflict(_ ours: String, _ theirs: String) -> String {
    "<<<<<<< HEAD\n\(ours)=======\n\(theirs)>>>>>>> feature\n"
  }

  // MARK: Merge conflicts

  @Test func `a golden in conflict is told with both sides, and accepting settles it`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      _ = try layoutsim("test")
      let golden = try #require(layoutsim.text(of: "x/a.svg"))
      let other = golden.replacing(">0<", with: ">9<").replacing("Row 0", with: "Row 9")
      try #require(other != golden)
      try layoutsim.write(Self.conflict(golden, other), to: "x/a.svg")
      let run = try layoutsim("test")
      #expect(run.code == 1)
      #expect(run.lines.first == "✗ x › a  1 difference")
      #expect(
        run.output.contains(
          "the golden holds an unresolved merge conflict in line 1: 'HEAD' has this picture, 'feature' has another ("
        ),
        "\(run.output)"
      )
      #expect(run.output.contains("  accept  layoutsim accept x/a\n"))
      #expect(try layoutsim("accept", "x/a").code == 0)
      #expect(layoutsim.text(of: "x/a.svg") == golden)
    }
  }

  @Test func `a scenario in conflict is told with both sides`() throws {
    try CommandBench.run { layoutsim in
      let sides = Self.conflict("  - snapshot: a\n", "  - snapshot: b\n")
      try layoutsim.write(
        smallScenario.replacing("  - snapshot: a\n", with: sides),
        to: "x.sim.yaml"
      )
      let line =
        try #require(smallScenario.split(separator: "\n").firstIndex(of: "  - snapshot: a")) + 1
      let run = try layoutsim("test")
      #expect(run.code == 65)
      #expect(
        run.output.contains(
          "x.sim.yaml:\(line):1: error: an unresolved merge conflict begins here, with the lines of 'HEAD'\n"
        ),
        "\(run.output)"
      )
      #expect(
        run.output.contains("x.sim.yaml:\(line + 2):1: note: the lines of 'feature' begin here\n")
      )
      let before = layoutsim.text(of: "x.sim.yaml")
      #expect(try layoutsim("fmt", "x.sim.yaml").code == 65)
      #expect(layoutsim.text(of: "x.sim.yaml") == before)
    }
  }

  @Test func `no golden is judged by a manifest in conflict`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      _ = try layoutsim("test")
      let golden = try #require(layoutsim.text(of: "x/a.svg"))
      for name in ["a", "b"] { try layoutsim.write(golden, to: "Snapshots/List/\(name).svg") }
      try layoutsim.write("", to: "Tests/ListTests.swift")
      try layoutsim.write("a.svg\n" + Self.conflict("", "b.svg\n"), to: "Snapshots/List/.manifest")
      for arguments in [["check", "."], ["test", "--obsolete", "delete"]] {
        let run = try layoutsim(arguments)
        #expect(run.code == 66)
        #expect(
          run.output.contains(
            "cannot read 'Snapshots/List/.manifest': it is damaged in line 2 by an unresolved merge conflict"
          ),
          "\(run.output)"
        )
        #expect(run.output.contains("a full run of the tests writes it anew"))
      }
      #expect(
        filesInFolder("\(layoutsim.folder)/Snapshots/List") == [".manifest", "a.svg", "b.svg"]
      )
    }
  }

  // MARK: No room

  @Test func `a report that cannot be written hides no other`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      try layoutsim.write("", to: "file")
      let run = try layoutsim(
        "test",
        "--format",
        "json:file/r.json",
        "--format",
        "human",
        "--format",
        "junit:r.xml"
      )
      #expect(run.code == 73)
      #expect(run.errors.contains("error: cannot "))
      #expect(run.lines.last == "1 scenario: all is well")
      #expect(layoutsim.text(of: "r.xml")?.contains("<testsuite") == true)
    }
  }

  @Test func `a golden that is hurt says nothing of when the run differs`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      #expect(try layoutsim("test").code == 0)
      let golden = try #require(layoutsim.text(of: "pan/after.svg"))
      try layoutsim.write(String(golden.prefix(2000)), to: "pan/after.svg")
      let run = try layoutsim("test")
      #expect(run.output.contains("the golden is cut off"), "\(run.output)")
      #expect(!run.output.contains("first difference"), "\(run.output)")
    }
  }

  @Test func `what a former run left and cannot be removed is told, and changes no status`() throws
  {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "x.sim.yaml")
      #expect(try layoutsim("test").code == 0)
      // A folder is not removed as a file is.
      try layoutsim.write("", to: "x/a.new.svg/file")
      let run = try layoutsim("test")
      #expect(run.code == 0)
      #expect(
        run.output.contains(
          "warning: what a former run left of 1 snapshot stays: it is a folder\nnote: 'x/a.new.svg'\n"
        ),
        "\(run.output)"
      )
    }
  }

  // Only who may mount has a disk that is read-only.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/unshare") && getuid() == 0)
  )
  func `on a disk that is read-only old results are told, and nothing else`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(smallScenario, to: "disk/x.sim.yaml")
      try layoutsim.write(smallScenario, to: "disk/y.sim.yaml")
      let script = """
        cd disk && "$@" >&2 && cp x/a.svg x/a.new.svg && cd .. || exit
        mount --bind disk disk && mount -o remount,ro,bind disk && cd disk || exit
        "$@"
        echo "ended $?"
        """
      let run = try layoutsim(
        ["test"],
        under: ["/usr/bin/unshare", "--mount", "/bin/sh", "-c", script, "sh"]
      )
      #expect(run.lines.contains("ended 0"), "\(run.output)\(run.errors)")
      #expect(
        run.output.contains("what a former run left of 1 snapshot stays: the disk is read-only")
      )
      #expect(run.output.ranges(of: "warning: ").count == 1, "\(run.output)")
    }
  }

  // Only who may mount has a small disk.
  @Test(
    .enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/unshare") && getuid() == 0)
  )
  func `on a full disk goldens are whole or not there, and the status says so`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.many, to: "x.sim.yaml")
      try layoutsim.write("", to: "disk/nothing")
      let script = """
        mount -t tmpfs -o size=200k tmpfs disk && cp x.sim.yaml disk && cd disk || exit
        "$@"
        echo "ended $?"
        cp -r x ..
        mkdir -p .layoutsim/failures
        "$@" --device 'iPhone 8' --record none >&2
        mount -o remount,size=9m .
        "$@"
        echo "ended $?"
        ls x | grep -c '^a[0-9]*.svg$'
        """
      let run = try layoutsim(
        ["test"],
        under: ["/usr/bin/unshare", "--mount", "/bin/sh", "-c", script, "sh"]
      )
      #expect(run.lines.contains("ended 74"), "\(run.output)\(run.errors)")
      #expect(run.output.contains("the disk is full"))
      if hasPNG {
        #expect(
          run.errors.contains(
            "there are no pictures of what failed: '.layoutsim/failures': the disk is full"
          ),
          "\(run.errors)"
        )
      }
      #expect(run.lines.suffix(2) == ["ended 0", "60"])
      let kept = filesInFolder("\(layoutsim.folder)/x")
      #expect(!kept.isEmpty && kept.count < 60)
      #expect(Self.broken("x", in: layoutsim) == [])
    }
  }

  // MARK: Killed, and at the same time

  @Test func `killed runs leave no half golden, and the next one removes what they left`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.many, to: "x.sim.yaml")
      let folder = "\(layoutsim.folder)/x"
      for count in [1, 7, 20, 41, 59] {
        let goldens = { filesInFolder(folder).count { !$0.hasPrefix(".") } }
        _ = try layoutsim(["test", "--record", "all"]) { process in
          while process.isRunning, goldens() < count { usleep(200) }
          kill(process.processIdentifier, SIGKILL)
        }
        #expect(goldens() >= count)
        #expect(Self.broken("x", in: layoutsim).allSatisfy { $0.hasPrefix(".layoutsim-") })
      }
      #expect(try layoutsim("test").code == 0)
      #expect(filesInFolder(folder).count == 60)
      #expect(Self.broken("x", in: layoutsim) == [])
    }
  }

  @Test func `runs at the same time do not harm each other`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.many, to: "x.sim.yaml")
      let commands = [
        ["test", "--record", "all"], ["test"], ["test", "--update"], ["test", "--record", "none"],
        ["accept", "--all"], ["reject", "--all"], ["test", "--obsolete", "delete"], ["prune"],
      ]
      /// Starts a command, and while it runs the others.
      func start(_ commands: ArraySlice<[String]>) {
        guard let command = commands.first else { return }
        let run = try? layoutsim(command) { _ in start(commands.dropFirst()) }
        #expect(run.map { [0, 1].contains($0.code) } == true, "\(command): \(run?.errors ?? "")")
      }
      start(commands[...])
      #expect(try layoutsim("test").code == 0)
      #expect(filesInFolder("\(layoutsim.folder)/x").count == 60)
      #expect(Self.broken("x", in: layoutsim) == [])
    }
  }
}
