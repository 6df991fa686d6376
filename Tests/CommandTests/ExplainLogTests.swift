import Foundation
import TestSupport
import Testing

@Suite struct ExplainLogTests {
  private static let log =
    (try? String(
      contentsOfFile: "\(Repository.root)/Tests/Documentation/console.log",
      encoding: .utf8
    )) ?? ""

  private static let message = "a conflict by 9 pt of width: 20 + 160 + 44 > 375 − 160"

  @Test func `a file is explained, and the exit code is 1`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.log, to: "console.log")
      for arguments in [["console.log"], ["./console.log"], ["--log", "console.log"]] {
        let run = try layoutsim(["explain"] + arguments)
        #expect(run.lines.first == "\(arguments.last ?? ""):2: warning: \(Self.message)")
        #expect(run.code == 1 && run.errors == "")
      }
    }
  }

  @Test func `a filter passes the lines of others`() throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("explain", "-", input: Self.log)
      #expect(run.lines.first == "Test Case 'InboxTests.testRow' started.")
      #expect(run.lines.dropFirst().first == "-:2: warning: \(Self.message)")
      #expect(run.lines.last == "Test Case 'InboxTests.testRow' passed (0.041 seconds).")
      #expect(!run.output.contains("Will attempt to recover"))
      #expect(run.code == 0)
      #expect(try layoutsim("explain", "--log", input: Self.log).output == run.output)
    }
  }

  @Test func `a filter changes nothing of a log without conflicts`() throws {
    try CommandBench.run { layoutsim in
      for text in ["", "one\r\ntwo", "\u{1B}[1mbold\u{0}\n\n"] {
        let run = try layoutsim("explain", "-", input: text)
        #expect(run.output == text && run.errors == "" && run.code == 0)
      }
    }
  }

  @Test func `a line with a conflict and more stays, for what else it has`() throws {
    try CommandBench.run { layoutsim in
      let line =
        "{\"a\":\"" + Self.log.replacing("\"", with: "\\\"").replacing("\n", with: "\\n")
        + "\",\"b\":1}\n"
      let run = try layoutsim(
        "explain",
        "-",
        "--out",
        "drawn",
        input: line + line.replacing("(44)", with: "(60)")
      )
      #expect(run.output.hasPrefix(line + "-:1: warning: \(Self.message)"))
      #expect(run.errors == "drawn/conflict-1.svg\ndrawn/conflict-2.svg\n")
      let both = try layoutsim(
        "explain",
        "-",
        "--out",
        "both",
        input: line.dropLast() + line.replacing("(44)", with: "(60)")
      )
      #expect(both.errors == "both/conflict-1.svg\nboth/conflict-1-2.svg\n")
    }
  }

  @Test func `names cannot make annotations of their own`() throws {
    try CommandBench.run { layoutsim in
      for name in [
        "::error file=a::b", "%0A::error::b", "\u{1B}[31m", "\\n::error::b", "a\r::error::b",
      ] {
        let log = Self.log.replacing("'Unread'", with: "'\(name)'")
        let run = try layoutsim("explain", "-", "--format", "github", input: log)
        let commands = run.output.split { $0.isNewline }.filter { $0.hasPrefix("::") }
        #expect(commands.count == 1 && commands[0].hasPrefix("::warning title=log-conflict::"))
        #expect(!run.output.contains("\u{1B}"), "\(name.debugDescription)")
      }
    }
  }

  @Test func `a reader that goes away is no mistake`() throws {
    try CommandBench.run { layoutsim in
      // The status of the command, not of the last one of the pipe, ends the output.
      let pipe = ["/bin/bash", "-c", "\"$@\" | head -1; echo ${PIPESTATUS[0]}", "bash"]
      let log = String(repeating: "other\n" + Self.log, count: 100)
      let run = try layoutsim(["explain", "-"], input: log, under: pipe)
      #expect(run.lines.first == "other" && run.lines.count == 2)
      // The signal ends it, or where that is ignored a failed write.
      #expect(["141", "74"].contains(run.lines.last), "\(run.lines)")
    }
  }

  @Test func `a conflict that comes again is named by the line of the first`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.log + Self.log.replacing("0x7f9a", with: "0x7f8b"), to: "a.log")
      let run = try layoutsim("explain", "a.log")
      #expect(run.lines.last == "a.log:22: note: the same as in line 2")
      #expect(run.output.contains(Self.message))
    }
  }

  @Test func `programs get the findings alone`() throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("explain", "--format", "json", "-", input: Self.log)
      let list = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]]
      )
      #expect(list.map { $0["message"] as? String } == [Self.message])
      #expect(run.code == 1)
      let empty = try layoutsim("explain", "--format", "json", "-", input: "nothing\n")
      #expect(empty.output == "[]\n" && empty.code == 0)
    }
  }

  @Test func `GitHub gets ten annotations`() throws {
    try CommandBench.run { layoutsim in
      let logs = (1...12).map { Self.log.replacing("(44)", with: "(\(100 + $0))") }
      let run = try layoutsim("explain", "--format", "github", "-", input: logs.joined())
      let annotations = run.lines.filter { $0.hasPrefix("::") }
      #expect(annotations.count == 10)
      #expect(
        annotations.first?.hasPrefix("::warning title=log-conflict::a conflict by 66 pt of width")
          == true
      )
      #expect(run.lines.count { $0.contains(": warning: a conflict") } == 12)
    }
  }

  @Test func `a list alone is explained where it contradicts itself`() throws {
    try CommandBench.run { layoutsim in
      let list = { (second: Int) in
        """
        (
            "<NSLayoutConstraint:0x1 UIView:0x9.height == 84   (active)>",
            "<NSLayoutConstraint:0x2 UIView:0x9.\(second == 84 ? "width" : "height") == \(second)   (active)>"
        )

        """
      }
      let sound = try layoutsim("explain", "-", input: list(84))
      #expect(sound.output == list(84))
      let conflict = try layoutsim("explain", "-", input: list(200))
      #expect(conflict.output.hasPrefix(list(200)))
      #expect(
        conflict.output.contains("a conflict by 116 pt of height: 200 > 84"),
        "\(conflict.output)"
      )
    }
  }

  @Test func `half a log is explained as far as it goes, and kept`() throws {
    try CommandBench.run { layoutsim in
      let end = try #require(Self.log.firstRange(of: "Will attempt"))
      let half = String(Self.log[..<end.lowerBound])
      let run = try layoutsim("explain", "-", input: half)
      #expect(run.output.hasPrefix(half + "-:2: warning: "))
      #expect(run.output.contains("the log ends before it says which constraint is given up"))
      #expect(run.code == 0)
    }
  }

  @Test func `a heading without a list is told`() throws {
    try CommandBench.run { layoutsim in
      let heading = "Unable to simultaneously satisfy constraints."
      try layoutsim.write("started\n\(heading)\n", to: "a.log")
      let run = try layoutsim("explain", "a.log")
      #expect(
        run.errors
          == "no conflict and no ambiguity in 'a.log': the heading in line 2 has no list of constraints behind it\n"
      )
    }
  }

  @Test func `bytes that are no text are no mistake`() throws {
    try CommandBench.run { layoutsim in
      // Without its heading a list is still read.
      let headless = Array(Self.log.utf8).map { $0 == UInt8(ascii: "U") ? 0xFF : $0 }
      try Data(headless).write(to: URL(fileURLWithPath: layoutsim.folder + "/b.log"))
      let list = try layoutsim("explain", "b.log")
      #expect(list.code == 1 && list.lines.first?.hasSuffix(Self.message) == true)
      let damaged = headless.map { $0 == UInt8(ascii: "C") ? 0xFF : $0 }
      try Data(damaged).write(to: URL(fileURLWithPath: layoutsim.folder + "/a.log"))
      let run = try layoutsim("explain", "a.log")
      #expect(run.code == 0 && run.output == "")
      #expect(run.errors == "no conflict and no ambiguity in 'a.log'\n")
    }
  }

  @Test func `a log that is not there is told of`() throws {
    try CommandBench.run { layoutsim in
      for name in ["no/such.log", "."] {
        let run = try layoutsim("explain", "--log", name)
        #expect(run.errors.hasPrefix("error: cannot read the log '\(name)': "))
        #expect(run.code == 66 && run.output == "")
      }
      #expect(try layoutsim("explain", "--format", "json", "row-height").code == 64)
      #expect(try layoutsim("explain", "--format", "yaml", "-").code == 64)
      #expect(try layoutsim("explain", "--log", "--key", "-").code == 64)
    }
  }

  @Test func `each conflict is drawn into a folder`() throws {
    try CommandBench.run { layoutsim in
      let other = Self.log.replacing("-(44)-", with: "-(60)-")
      try layoutsim.write(Self.log + Self.log + other, to: "console.log")
      let run = try layoutsim("explain", "console.log", "--out", "drawn")
      #expect(run.code == 1)
      // A conflict that comes again is drawn once.
      #expect(run.errors == "drawn/conflict-2.svg\ndrawn/conflict-42.svg\n")
      let picture = try #require(layoutsim.text(of: "drawn/conflict-2.svg"))
      for name in ["UILabel &#39;Unread&#39;", "RowView", "UIButton &#39;Flag&#39;"] {
        let plain = name.replacing("&#39;", with: "'")
        #expect(picture.contains(name) || picture.contains(plain), "\(name)")
      }
      // No font of a host is needed.
      #expect(!picture.contains("<text"))
      let filter = try layoutsim("explain", "-", "--out", "drawn", input: Self.log)
      #expect(filter.code == 0 && !filter.output.contains(".svg"))
      #expect(filter.errors == "drawn/conflict-2.svg\n")
    }
  }

  @Test func `letters without a glyph are told once, and their words are in the picture`() throws {
    try CommandBench.run { layoutsim in
      let arabic = "\u{645}\u{631}"
      let log = Self.log.replacing("'Unread'", with: "'\(arabic)'")
      let run = try layoutsim("explain", "-", "--out", "drawn", input: log)
      #expect(
        run.errors.hasSuffix(
          "2 letters have no glyph and are drawn as boxes, whose title has the text: \u{645} \u{631}\n"
        ),
        "\(run.errors)"
      )
      let picture = try #require(layoutsim.text(of: "drawn/conflict-2.svg"))
      #expect(picture.contains("<title>UILabel '\(arabic)'</title>"))
    }
  }

  @Test func `without a contradiction nothing is drawn`() throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("explain", "-", "--out", "drawn", input: "nothing\n")
      #expect(run.code == 0 && run.errors == "nothing is drawn: nothing contradicts\n")
    }
  }

  @Test(arguments: [
    (["explain", "row-height", "--out", "x"], "--out is for a log"),
    (["explain", "-", "--pictures", "png"], "--pictures needs a folder"),
    (["explain", "-", "--out", "x", "--pictures", "gif"], "gif"),
    (["explain", "-", "--out", ""], "the name of a folder is missing"),
  ])
  func `options of pictures are refused where they are of no use`(
    _ arguments: [String],
    _ words: String
  ) throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim(arguments)
      #expect(run.code == 64 && run.errors.contains(words))
    }
  }
}
