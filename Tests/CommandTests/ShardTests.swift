import Foundation
import TestSupport
import Testing

/// Runs that play parts of the scenarios, and their reports joined.
@Suite struct ShardTests {
  private static let names = ["a", "b", "c", "d", "e"]

  /// A bench with goldens of five scenarios, of which `c` has another title since.
  static func run(_ body: (CommandBench) throws -> Void) throws {
    try CommandBench.run { layoutsim in
      for name in names { try layoutsim.write(smallScenario, to: "s/\(name).sim.yaml") }
      #expect(try layoutsim("test").code == 0)
      try layoutsim.write(
        smallScenario.replacing("scene:\n", with: "scene:\n  title: Other\n"),
        to: "s/c.sim.yaml"
      )
      try body(layoutsim)
    }
  }

  private static func played(_ run: CommandRun) -> [String] {
    run.lines.filter { $0.hasPrefix("✓") || $0.hasPrefix("✗") }.map { line in
      String(line.dropFirst(2).prefix { $0 != " " })
    }
  }

  @Test func `parts are all of the scenarios, each once, and may be empty`() throws {
    try Self.run { layoutsim in
      for total in [2, 3, 7] {
        var all: [String] = []
        for index in 1...total {
          let run = try layoutsim("test", "--shard", "\(index)/\(total)")
          let names = Self.played(run)
          #expect(run.errors == "shard \(index) of \(total): \(names.count) of 5 scenarios\n")
          #expect(run.code == (names.contains("c") ? 1 : 0))
          all += names
        }
        #expect(all.sorted() == Self.names)
      }
      #expect(Self.played(try layoutsim("test", "--shard", "1/1")) == Self.names)
    }
  }

  @Test(arguments: ["0/2", "3/2", "2", "1/2/3", "a/b", "1/0", "-1/2", "1/99999"])
  func `what is no part is told`(_ text: String) throws {
    try Self.run { layoutsim in
      let run = try layoutsim("test", "--shard=\(text)")
      #expect(run.code == 64)
      #expect(
        run.errors.contains("'\(text)' is no part; the second of five is '2/5'"),
        "\(run.errors)"
      )
    }
  }

  @Test(arguments: [
    (["TEST_SHARD_INDEX": "1", "TEST_TOTAL_SHARDS": "5"], [], ["b"]),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "5"], [], ["a"]),
    (["CI_NODE_TOTAL": "1"], [], Self.names),
    (["CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "5"], ["--shard", "4/5"], ["d"]),
    (
      [
        "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "5", "TEST_SHARD_INDEX": "1",
        "TEST_TOTAL_SHARDS": "5",
      ], ["--shard", "5/5"], ["e"]
    ),
  ])
  func `variables say which part, and the option goes before them`(
    _ variables: [String: String],
    _ options: [String],
    _ names: [String]
  ) throws {
    try Self.run { layoutsim in
      let run = try layoutsim(["test", "--filter", "s/"] + options, variables: variables)
      #expect(Self.played(run) == names, "\(run.output)\(run.errors)")
    }
  }

  @Test(arguments: [
    [
      "CI_NODE_INDEX": "1", "CI_NODE_TOTAL": "2", "TEST_SHARD_INDEX": "0", "TEST_TOTAL_SHARDS": "2",
    ],
    ["CI_NODE_INDEX": "1"], ["TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "2"],
    ["CI_NODE_INDEX": "0", "CI_NODE_TOTAL": "2"], ["CI_NODE_INDEX": "x", "CI_NODE_TOTAL": "2"],
    ["TEST_SHARD_INDEX": "9223372036854775807", "TEST_TOTAL_SHARDS": "2"],
  ])
  func `variables that say nothing, or two things, are told`(_ variables: [String: String]) throws {
    try Self.run { layoutsim in
      let run = try layoutsim(["test"], variables: variables)
      #expect(run.code == 64)
      #expect(run.errors.contains("'--shard' decides"))
      #expect(try layoutsim(["test", "--shard", "1/5"], variables: variables).code == 0)
    }
  }

  @Test func `Bazel finds what it asks for`() throws {
    try Self.run { layoutsim in
      let run = try layoutsim(
        ["test"],
        variables: [
          "BAZEL_TEST": "1", "TEST_SHARD_INDEX": "2", "TEST_TOTAL_SHARDS": "5",
          "TEST_SHARD_STATUS_FILE": "status", "XML_OUTPUT_FILE": "out/test.xml",
          "TEST_UNDECLARED_OUTPUTS_DIR": "outputs",
        ]
      )
      #expect(run.code == 1)
      #expect(layoutsim.text(of: "status") == "")
      #expect(
        layoutsim.text(of: "out/test.xml")?.contains(#"<testsuites tests="2" failures="1""#) == true
      )
      #expect(layoutsim.text(of: "outputs/s/c/a.new.svg") != nil)
      #expect(layoutsim.text(of: "outputs/layoutsim-report-3-of-5.json") != nil)
      #expect(filesInFolder("\(layoutsim.folder)/s/c") == ["a.svg"])
    }
  }

  @Test func `joined reports say what one run would have said`() throws {
    try Self.run { layoutsim in
      let golden = try #require(layoutsim.text(of: "s/a/a.svg"))
      try layoutsim.write(golden, to: "s/a/gone.svg")
      try layoutsim.write(golden, to: "s/left/a.svg")
      let formats = ["--format", "github:g.txt", "--format", "junit:j.xml"]
      let whole = try layoutsim(["test"] + formats + ["--format", "human"], variables: ["CI": "1"])
      let (annotations, cases) = (layoutsim.text(of: "g.txt"), layoutsim.text(of: "j.xml"))
      try FileManager.default.removeItem(atPath: "\(layoutsim.folder)/.layoutsim")
      for index in 1...2 {
        _ = try layoutsim(
          ["test", "--shard", "\(index)/2"],
          variables: ["CI": "1", "LAYOUTSIM_ARTIFACTS": "shards/\(index)"]
        )
      }
      let joined = try layoutsim(
        ["report", "merge", "shards"] + formats + ["--format", "human"],
        variables: ["CI": "1"]
      )
      func words(_ text: String?) -> String? {
        text?.replacing("shards/1", with: ".layoutsim/failures")
          .replacing(/\ time="[0-9.]+"/, with: "")
      }
      #expect(words(joined.output) == words(whole.output))
      #expect(joined.code == 1 && whole.code == 1)
      #expect(words(layoutsim.text(of: "g.txt")) == words(annotations))
      #expect(words(layoutsim.text(of: "j.xml")) == words(cases))
      #expect(
        joined.output.contains("no scenario and no suite of tests has the goldens in 's/left'")
      )
      #expect(layoutsim.text(of: "s/left/a.svg") != nil)
      let again = try layoutsim("report", "merge", "shards", "--format", "json:all.json")
      #expect(again.code == 1)
      #expect(try layoutsim("report", "merge", "all.json").code == 1)
    }
  }

  @Test func `shards that pass join to a run that passes`() throws {
    try Self.run { layoutsim in
      #expect(try layoutsim("test", "-u").code == 0)
      for index in 1...3 {
        let report = "json:shard-\(index).json"
        #expect(try layoutsim("test", "--shard", "\(index)/3", "--format", report).code == 0)
      }
      let joined = try layoutsim("report", "merge", "shard-1.json", "shard-2.json", "shard-3.json")
      #expect(joined.code == 0, "\(joined.output)")
      #expect(joined.lines.last == "5 scenarios: all is well")
      let lost = try layoutsim("report", "merge", "shard-1.json", "shard-3.json")
      #expect(lost.code == 66)
      #expect(lost.output.contains("error: shard 2 of 3 has left no report"))
      #expect(lost.lines.last == "3 scenarios: 1 shard not as it should be", "\(lost.output)")
      // The same bytes in another file are the same report.
      let again = try #require(layoutsim.text(of: "shard-2.json"))
      try layoutsim.write(again, to: "again.json")
      #expect(try layoutsim("report", "merge", ".").code == 0)
      try layoutsim.write(again + "\n", to: "again.json")
      let twice = try layoutsim("report", "merge", ".")
      #expect(twice.code == 64)
      #expect(
        twice.output.contains("shard 2 of 3 has left 2 reports: './again.json', './shard-2.json'"),
        "\(twice.output)"
      )
      _ = try layoutsim("test", "--shard", "2/4", "--format", "json:other.json")
      let other = try layoutsim("report", "merge", "shard-1.json", "other.json")
      #expect(other.code == 64)
      #expect(other.errors.contains("they are not parts of the same number of parts"))
    }
  }

  @Test func `goldens are not judged where the scenarios are not`() throws {
    try Self.run { layoutsim in
      for index in 1...2 {
        _ = try layoutsim("test", "--shard", "\(index)/2", "--format", "json:r/\(index).json")
      }
      try FileManager.default.removeItem(atPath: "\(layoutsim.folder)/s")
      let joined = try layoutsim("report", "merge", "r")
      #expect(joined.code == 1)
      #expect(joined.output.contains("warning: goldens that nothing names are not looked for"))
      #expect(joined.output.contains("✗ c › a  2 differences"))
    }
  }

  @Test func `what is no report is told, and other files beside reports are passed over`() throws {
    try Self.run { layoutsim in
      try layoutsim.write("{}", to: "r/other.json")
      #expect(try layoutsim("report", "merge", "r").code == 66)
      #expect(try layoutsim("report", "merge", "none").code == 66)
      #expect(try layoutsim("report", "merge", "r/other.json").code == 65)
      #expect(try layoutsim("report", "merge").code == 64)
      _ = try layoutsim("check", "s", "--format", "json:check.json")
      let check = try layoutsim("report", "merge", "check.json")
      #expect(check.errors.contains("it is one of 'layoutsim check'"), "\(check.errors)")
      try layoutsim.write(
        #"{"layoutsim": "9.0", "form": 9, "command": "test"}"#,
        to: "new.json"
      )
      let new = try layoutsim("report", "merge", "new.json")
      #expect(new.code == 65 && new.errors.contains("layoutsim 9.0 wrote it in a newer form"))
      _ = try layoutsim("test", "--format", "json:r/1.json")
      let run = try layoutsim("report", "merge", "r")
      #expect(run.code == 1 && run.output.contains("✗ c › a"))
      let cut = try #require(layoutsim.text(of: "r/1.json")).dropLast(9)
      try layoutsim.write(String(cut), to: "r/layoutsim-report.json")
      #expect(try layoutsim("report", "merge", "r").code == 65)
      #expect(try layoutsim("report", "merge", "r/1.json", "--obsolete", "delete").code == 64)
      #expect(try layoutsim("test", "--shard", "1/2", "--obsolete", "fail").code == 64)
    }
  }
}
