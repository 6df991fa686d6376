import TestSupport
import Testing

struct UsageRow: CustomTestStringConvertible {
  let arguments: [String]
  /// A part of what is said on standard error.
  let words: String

  var testDescription: String { arguments.joined(separator: " ") }
}

@Suite struct UsageTests {
  @Test(arguments: [
    UsageRow(arguments: ["chek"], words: "did you mean 'check'?"),
    UsageRow(arguments: ["check"], words: "error: missing expected argument '<files>"),
    UsageRow(arguments: ["check", "a", "--format", "jsno"], words: "did you mean 'json'?"),
    UsageRow(
      arguments: ["check", "a", "--format", "json", "--format", "github"],
      words: "only one report can go to the standard output"
    ),
    UsageRow(arguments: ["devices", "iPhone 15 Prp"], words: "did you mean 'iPhone 15 Pro'?"),
    UsageRow(
      arguments: ["validate", "a", "--device", "iPhone 8, pads", "--system", "iOS 26"],
      words: "iPhone 8 does not run iOS 26; it runs iOS 11 to 16"
    ),
    UsageRow(
      arguments: ["validate", "a", "--device", "phones", "--window", "half"],
      words: "shows a window on its whole screen"
    ),
    UsageRow(
      arguments: ["validate", "a", "--window", "500"],
      words: "or a size as in 500x700, not '500'"
    ),
    UsageRow(
      arguments: ["render", "-o", "a.jpg"],
      words: "'a.jpg' ends neither in '.svg' nor in '.png'"
    ),
    UsageRow(
      arguments: ["render", "-o", "a.svg", "--format", "png"],
      words: "'a.svg' is not the name of a file for '--format png'"
    ),
    UsageRow(arguments: ["devices", "--colour"], words: "error: unknown option '--colour'"),
    UsageRow(arguments: ["devices", "--colour"], words: "\nusage: layoutsim devices"),
    UsageRow(
      arguments: ["devices", "--colour"],
      words: "\nhint: 'layoutsim devices --help' says more\n"
    ),
    UsageRow(arguments: ["help", "chek"], words: "did you mean 'check'?"),
    UsageRow(arguments: ["version"], words: "did you mean 'layoutsim --version'?"),
    UsageRow(arguments: ["lint"], words: "did you mean 'check'?"),
    UsageRow(arguments: ["help", "exit"], words: "did you mean 'layoutsim explain exit-codes'?"),
    UsageRow(
      arguments: ["render", "--dark"],
      words: "error: unknown option '--dark'; did you mean '--theme dark'?\n"
    ),
    UsageRow(
      arguments: ["render", "--output-dir", "x"],
      words: "error: unknown option '--output-dir'; did you mean '--out'?\n"
    ),
    UsageRow(
      arguments: ["check", "--dir", "x"],
      words: "error: unknown option '--dir'\n"
    ),
    UsageRow(
      arguments: ["render", "--scale", "2x"],
      words: "error: '2x' is no value for '--scale <number>'\n"
    ),
    UsageRow(
      arguments: ["render", "--format", "gif"],
      words: "'svg-frames'; did you mean 'apng'?"
    ),
    UsageRow(
      arguments: ["render", "--format", "mp4"],
      words: "'svg-frames'; did you mean 'frames'?"
    ),
    UsageRow(
      arguments: ["render", "--out", "a.png"],
      words: "error: --out: 'a.png' is the name of a picture, not of a folder; take '-o'"
    ),
    UsageRow(
      arguments: ["render", "-o", "."],
      words: "error: -o: '.' is a folder; take '--out', or name a file in it"
    ),
    UsageRow(arguments: ["render", "--at", "2"], words: "hint: did you mean '2s'?"),
    UsageRow(
      arguments: ["help", "photographs"],
      words: "hint: the subcommands are 'render', 'check'"
    ),
    UsageRow(arguments: ["help", "test", "all"], words: "error: 'all' is one word too many"),
    UsageRow(
      arguments: ["test", "--record", "none", "--record=all"],
      words: "error: '--record' is there 2 times, and takes one value"
    ),
    UsageRow(
      arguments: ["render", "-o", "a.svg", "--output", "b.svg"],
      words: "error: '--output' is there 2 times"
    ),
    UsageRow(arguments: ["test", "--filter", ""], words: "error: --filter: the text is missing"),
    UsageRow(arguments: ["render", "--at", "0s,1s,0s"], words: "error: --at: '0s' is there twice"),
    UsageRow(
      arguments: ["render", "--show", "none,finger"],
      words: "'none' goes with nothing else"
    ),
    UsageRow(arguments: ["render", "--show", "each"], words: "'selected-rows', 'all', 'none'"),
    UsageRow(
      arguments: ["render", "--theme", "light,dark", "-o", "a.svg"],
      words:
        "hint: name one device, orientation, direction, text size and theme, or choose a folder"
    ),
    UsageRow(
      arguments: ["compare", "-o", "a.svg", "--out", "b"],
      words: "error: --out and -o: choose one of them"
    ),
    UsageRow(
      arguments: ["compare", "--format", "text", "--check"],
      words: "error: --check is for pictures, and '--format text' draws none"
    ),
    UsageRow(
      arguments: ["hittest", "pan.sim.yaml", "touchview"],
      words: "error: the place: 'touchview' is not a place; write 'touchView'\n"
    ),
    UsageRow(
      arguments: ["render", "--pictures", "--at", "0s"],
      words: "error: --at is not for '--pictures'"
    ),
    UsageRow(
      arguments: ["render", "--pictures", "--format", "png"],
      words: "error: --format is not for '--pictures'"
    ),
    UsageRow(
      arguments: ["render", "--id-prefix", "a b/é"],
      words: "error: --id-prefix: ' ' cannot stand in an id"
    ),
    UsageRow(
      arguments: ["render", "--scale", "3", "-o", "z.svg", "--at", "0s"],
      words: "error: --scale is for PNG, and here is none"
    ),
    UsageRow(
      arguments: ["render", "--id-prefix", "p", "-o", "z.png", "--at", "0s"],
      words: "error: --id-prefix is for SVG, and here is none"
    ),
    UsageRow(
      arguments: ["test", "-", "--filter", "a"],
      words: "error: --filter is for files, and '-' is the standard input"
    ),
    UsageRow(
      arguments: ["compare", "--scale", "3"],
      words: "error: --scale is for PNG, and here is '--format svg'"
    ),
  ])
  func `wrong usage is told with the right word`(_ row: UsageRow) throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim(row.arguments)
      #expect(run.errors.contains(row.words), "\(run.errors)")
      #expect(run.errors.hasPrefix("error: "))
      #expect(run.output == "")
      #expect(run.code == 64)
    }
  }

  @Test(arguments: [
    "test --filter", "test --device", "test --obsolete", "test --goldens", "test --record",
    "test --tolerance", "test --artifacts", "validate --device", "render -o", "render --out",
    "render --at", "render --show", "render --theme", "render --format", "render --scale",
    "render --text", "render --id-prefix", "hittest --time", "hittest --at", "hittest --format",
    "tree --at", "trace --only", "trace --format", "compare --by", "compare --format",
    "devices --format",
  ])
  func `an option of one value is refused where it is there twice`(_ option: String) throws {
    try CommandBench.run { layoutsim in
      let words = option.split(separator: " ").map(String.init)
      let run = try layoutsim([words[0], words[1], "1", "\(words[1])=2"])
      #expect(run.errors.hasPrefix("error: '\(words[1])' is there 2 times"), "\(run.errors)")
      #expect(run.code == 64)
    }
  }

  @Test func `a limit is named once`() throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("test", "--limit", "time=2h", "--limit", "time=1s")
      #expect(run.errors.hasPrefix("error: --limit: 'time' is there twice"))
      #expect(run.code == 64)
    }
  }

  @Test(arguments: [
    (["render", "--out", ""], "--out: the name of a folder"),
    (["render", "-o", ""], "-o: the name of a file"),
    (["compare", "--out", ""], "--out: the name of a folder"),
    (["compare", "-o", ""], "-o: the name of a file"),
    (["hittest", "-o", ""], "-o: the name of a file"),
    (["test", "--artifacts", ""], "--artifacts: the name of a folder"),
  ])
  func `an empty name is refused`(_ arguments: [String], _ words: String) throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim(arguments)
      #expect(run.errors.hasPrefix("error: \(words) is missing\n"), "\(run.errors)")
      #expect(run.code == 64)
    }
  }

  @Test(arguments: ["check", "compare", "devices"])
  func `help teaches by examples`(command: String) throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim(command, "--help")
      #expect(run.output.contains("Examples:\n  layoutsim \(command)"))
      #expect(run.code == 0)
    }
  }

  @Test func `help on a command is the command's`() throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("help", "check")
      #expect(run.output == (try layoutsim("check", "--help")).output)
      #expect(run.code == 0)
    }
  }

  @Test func `help comes where nothing is asked for`() throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim()
      #expect(run.output.contains("First steps:"))
      #expect(run.lines.allSatisfy { $0.count <= 80 })
      #expect(run.code == 0)
    }
  }

  @Test func `a report that cannot be made is told`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      try layoutsim.write("", to: "file")
      let run = try layoutsim("check", "pan.sim.yaml", "--format", "json:file/report.json")
      #expect(run.errors.hasPrefix("error: cannot create 'file'"))
      #expect(run.code == 73)
    }
  }
}
