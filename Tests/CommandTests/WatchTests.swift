import Foundation
import LayoutSnapshots
import TestSupport
import Testing

@Suite(.timeLimit(.minutes(1))) struct WatchTests {
  /// Waits until a condition holds, at most for some seconds.
  private static func wait(until condition: () -> Bool) {
    for _ in 0..<2000 where !condition() { usleep(10_000) }
  }

  private static let scenario =
    "layoutsim: 2\nname: n\nscene:\n  table: {rows: {file: rows.csv}}\nsteps:\n  - snapshot: a\n"

  /// Runs a command that watches a scenario, changes files while it does, and stops it.
  private static func watch(
    _ arguments: String...,
    in layoutsim: CommandBench,
    while body: () -> Void
  ) throws -> CommandRun {
    signal(SIGINT, SIG_DFL)
    return try layoutsim(arguments + ["--watch"]) { process in
      body()
      kill(process.processIdentifier, SIGINT)
    }
  }

  @Test func `a scenario is played again when it is saved, or a file that it names is`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write("text\nA\nB\n", to: "rows.csv")
      try layoutsim.write(Self.scenario, to: "list.sim.yaml")
      try layoutsim.write(plainScenario, to: "other.sim.yaml")
      let isThere = { (name: String) in { layoutsim.text(of: name) != nil } }
      let run = try Self.watch(
        "test",
        "--format",
        "human",
        "--format",
        "json:r.json",
        in: layoutsim
      ) {
        Self.wait(until: isThere("list/a.svg"))
        try? layoutsim.write(Self.scenario + "  - snapshot: b\n", to: "list.sim.yaml")
        Self.wait(until: isThere("list/b.svg"))
        try? layoutsim.write("text\nA\nC\n", to: "rows.csv")
        Self.wait { layoutsim.text(of: "r.json")?.contains("\"differs\"") == true }
      }
      #expect(run.code == -1)
      #expect(run.lines.contains("+ list › b  recorded"), "\(run.output)")
      #expect(run.lines.contains("✗ list › a  1 difference"), "\(run.output)")
      let others = run.lines.count { $0.hasPrefix("✓ other") }
      #expect(others == 1, "what did not change is played once")
      #expect(run.errors.contains("watching 2 scenarios; Control-C ends it"))
    }
  }

  @Test func `goldens are watched, and what a run writes itself is no change`() throws {
    try CommandBench.run { layoutsim in
      for name in ["a", "b"] { try layoutsim.write(plainScenario, to: "\(name).sim.yaml") }
      let report = { layoutsim.text(of: "r.txt") ?? "" }
      let run = try Self.watch(
        "test",
        "--format",
        "human",
        "--format",
        "human:r.txt",
        in: layoutsim
      ) {
        Self.wait { report().contains("2 scenarios: all is well") }
        // Long enough for two searches.
        usleep(1_500_000)
        let golden = layoutsim.text(of: "a/after.svg") ?? ""
        try? layoutsim.write(golden.replacing("</svg>", with: "<g/></svg>"), to: "a/after.svg")
        Self.wait { report().contains("✗ a › after") }
        _ = try? layoutsim("accept", "a/after")
        Self.wait { report().contains("1 scenario: all is well") }
        try? FileManager.default.removeItem(atPath: "\(layoutsim.folder)/b/after.svg")
        Self.wait { report().contains("+ b › after  recorded") }
        usleep(1_500_000)
      }
      let heads = run.lines.filter { $0.contains(" › ") || $0.hasPrefix("✓") }
      #expect(
        heads.map { $0.split(separator: "  ")[0] } == [
          "✓ a", "+ a › after", "✓ b", "+ b › after", "✗ a › after", "✓ a", "✓ b", "+ b › after",
        ],
        "\(run.output)\(run.errors)"
      )
    }
  }

  @Test func `goldens that nothing names are looked for after each run`() throws {
    try CommandBench.run { layoutsim in
      for name in ["a", "b"] { try layoutsim.write(plainScenario, to: "\(name).sim.yaml") }
      let isGone = "no scenario and no suite of tests has the goldens in 'b'"
      let report = { layoutsim.text(of: "r.txt") ?? "" }
      let run = try Self.watch(
        "test",
        "--obsolete",
        "delete",
        "--format",
        "human:r.txt",
        in: layoutsim
      ) {
        Self.wait { report().contains("2 scenarios: all is well") }
        try? FileManager.default.removeItem(atPath: "\(layoutsim.folder)/b.sim.yaml")
        Self.wait { report().contains(isGone) }
        try? layoutsim.write("", to: "r.txt")
        try? layoutsim.write(plainScenario + "\n", to: "a.sim.yaml")
        Self.wait { report().contains(isGone) }
      }
      #expect(run.errors.contains("'b.sim.yaml' is gone"), "\(run.errors)")
      #expect(report().contains(isGone), "\(report())\(run.errors)")
      #expect(layoutsim.text(of: "b/after.svg") != nil, "only the first run removes")
    }
  }

  @Test func `a mistake does not end it`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try Self.watch(
        "render",
        "pan.sim.yaml",
        "--format",
        "svg",
        "--out",
        "o",
        in: layoutsim
      ) {
        Self.wait { layoutsim.text(of: "o/pan/after.svg") != nil }
        try? layoutsim.write("layoutsim: 2\nname: [\n", to: "pan.sim.yaml")
        usleep(500_000)
        try? layoutsim.write(
          plainScenario.replacing("- snapshot: after", with: "- snapshot: later"),
          to: "pan.sim.yaml"
        )
        Self.wait { layoutsim.text(of: "o/pan/later.svg") != nil }
      }
      #expect(layoutsim.text(of: "o/pan/later.svg") != nil)
      #expect(run.errors.contains("pan.sim.yaml:"), "\(run.errors)")
    }
  }

  @Test(arguments: [
    (["render", "--watch"], "--watch needs a file or a folder"),
    (["test", "-", "--watch"], "--watch is for files, and '-' is the standard input"),
    (["test", "--jobs", "0"], "--jobs: at least 1"),
  ])
  func `what cannot be watched is refused`(_ arguments: [String], _ words: String) throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim(arguments)
      #expect(run.code == 64)
      #expect(run.errors.contains(words), "\(run.errors)")
    }
  }

  @Test func `the number of jobs changes no result`() throws {
    try CommandBench.run { layoutsim in
      for name in ["a", "b", "c"] { try layoutsim.write(plainScenario, to: "\(name).sim.yaml") }
      #expect(try layoutsim("test", "--jobs", "1").code == 0)
      let one = try layoutsim("test", "--jobs", "1")
      #expect(try layoutsim("test", "--jobs", "7").output == one.output)
      #expect(one.lines.map { $0.prefix(3) }.prefix(3) == ["✓ a", "✓ b", "✓ c"])
    }
  }
}
