import Foundation
import TestSupport
import Testing

@Suite struct FuzzCommandTests {
  private static let pod = """
    layoutsim: 2
    name: The released pod
    scene:
      device: iPhone SE (3rd generation)
      table: {rows: 12, row-height: 44, editing: true}
      overlay: {kind: scroll-and-select, errata: [fast-pan-fills-onward]}
    matrix: {themes: [light, dark]}
    """

  @Test func `what is found is a scenario that fails, with its strip`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.pod, to: "pods/pod.sim.yaml")
      let run = try layoutsim("fuzz", "pods/pod.sim.yaml", "--runs", "30", "--out", "a/found")
      #expect(run.code == 1, "\(run.errors)")
      #expect(run.output.contains("[gap-in-drag]"), "\(run.output)")
      let path = "a/found/pod-gap-in-drag.sim.yaml"
      #expect(run.lines.contains("  written  \(path)"))
      let text = try #require(layoutsim.text(of: path))
      #expect(text.contains("base: \"../../pods/pod.sim.yaml\"\n"))
      #expect(text.contains("matrix: ~\n"))
      // Its runs play the screens of the matrix in turn.
      let number = try #require(text.firstMatch(of: /--first (\d+) --runs 1/)?.1)
      let theme = (Int(number) ?? 0).isMultiple(of: 2) ? "light" : "dark"
      #expect(text.contains("  theme: \(theme)\n"))
      #expect(run.lines.contains("  screen   iPhone SE (3rd generation), \(theme)"))
      #expect(run.output.contains("that changed rows, on 2 of 2 screens\n"))
      // Without its time a movement would take the usual one.
      let moves = text.split(separator: "\n").filter { $0.contains("- move: ") }
      #expect(!moves.isEmpty && moves.allSatisfy { $0.contains("within: ") }, "\(moves)")
      #expect(layoutsim.text(of: "a/found/pod-gap-in-drag.svg")?.contains("<svg") == true)
      #expect(try layoutsim("test", path).code == 1)
      #expect(try layoutsim("fmt", "--check", path).code == 0)
      // The command in the file finds the same again.
      let comment = try #require(text.split(separator: "\n").first { $0.hasPrefix("# Found by: ") })
      let words = comment.dropFirst("# Found by: layoutsim ".count).split(separator: " ").map(
        String.init
      )
      let again = try layoutsim(words + ["--out", "b/found"])
      #expect(again.code == 1)
      let found = try #require(layoutsim.text(of: "b/found/pod-gap-in-drag.sim.yaml"))
      #expect(
        found.components(separatedBy: "steps:").last == text.components(separatedBy: "steps:").last
      )
    }
  }

  @Test func `options replace the matrix, and the command that repeats a run has them`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.pod, to: "pod.sim.yaml")
      let run = try layoutsim(
        "fuzz",
        "pod.sim.yaml",
        "--runs",
        "40",
        "--out",
        "found",
        "--device",
        "iPhone 15,iPad mini (A17 Pro)",
        "--theme",
        "dark",
        "--direction",
        "right-to-left,left-to-right"
      )
      #expect(run.code == 1, "\(run.errors)")
      #expect(run.output.contains("on 4 of 4 screens\n"))
      let again = try #require(run.lines.first { $0.hasPrefix("  again    layoutsim ") })
      let words = [
        "--device 'iPhone 15,iPad mini (A17 Pro)'", "--direction right-to-left,left-to-right",
      ]
      #expect(words.allSatisfy(again.contains), "\(again)")
      let text = try #require(layoutsim.text(of: "found/pod-gap-in-drag.sim.yaml"))
      #expect(
        text.contains("  device: i") && text.contains("  direction: ")
          && text.contains("  theme: dark\n")
      )
      #expect(try layoutsim("test", "found/pod-gap-in-drag.sim.yaml").code == 1)
    }
  }

  @Test func `names with signs and spaces are no obstacle`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.pod, to: "a 'b/é \"pod.sim.yaml")
      let run = try layoutsim("fuzz", "a 'b/é \"pod.sim.yaml", "--runs", "30", "--out", "the found")
      #expect(run.code == 1, "\(run.errors)")
      #expect(try layoutsim("test", "the found/pod-gap-in-drag.sim.yaml").code == 1)
      #expect(layoutsim.text(of: "the found/pod-gap-in-drag.svg") != nil, "\(run.output)")
    }
  }

  @Test func `nothing found says what was looked at, and what not`() throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("fuzz", "--runs", "5", "--seed", "9", "--theme", "dark")
      #expect(run.code == 0, "\(run.output)\(run.errors)")
      #expect(run.lines.first?.hasPrefix("seed 9: 5 runs from 0 on, ") == true)
      #expect(run.lines.contains("not looked at: limit-exceeded: there is no limit"))
      #expect(run.lines.last == "nothing found")
      #expect(layoutsim.text(of: ".layoutsim/fuzz/demo.sim.yaml") == nil)
      let json = try layoutsim("fuzz", "--runs", "5", "--seed", "9", "--format", "json")
      #expect(json.output.contains("\"findings\": []"), "\(json.output)")
    }
  }

  @Test func `fingers come after the steps, as after a tap on Edit`() throws {
    try CommandBench.run { layoutsim in
      let text = """
        layoutsim: 2
        name: Mail
        scene:
          device: iPhone SE (3rd generation)
          table: {rows: 12, row-height: 44}
          edit-screen: true
          overlay: {kind: scroll-and-select, errata: [fast-pan-fills-onward]}
        steps:
          - snapshot: start
          - tap: button Edit
          - settle
        """
      try layoutsim.write(text, to: "mail.sim.yaml")
      let arguments = ["fuzz", "mail.sim.yaml", "--runs", "30", "--out", "found"]
      let run = try layoutsim(arguments + ["--after-steps"])
      #expect(run.code == 1)
      let path = "found/mail-gap-in-drag.sim.yaml"
      #expect(layoutsim.text(of: path)?.contains("  - base\n") == true, "\(run.output)")
      let test = try layoutsim("test", path)
      #expect(test.code == 1 && test.output.contains("not selected: row"), "\(test.output)")
      try layoutsim.write(text + "\n  - press: row 3 on touchView\n", to: "mail.sim.yaml")
      let down = try layoutsim(arguments + ["--after-steps"])
      #expect(down.code == 1 && down.errors.contains("end the steps with 'release'"))
    }
  }

  @Test func `a run without a drag says so`() throws {
    try CommandBench.run { layoutsim in
      let text = Self.pod.replacing(
        "scroll-and-select,",
        with: "scroll-and-select, enabled: false,"
      )
      try layoutsim.write(text, to: "off.sim.yaml")
      let run = try layoutsim("fuzz", "off.sim.yaml", "--runs", "10")
      #expect(
        run.lines.contains("no drag began, so that what holds of drags was not looked at"),
        "\(run.output)"
      )
    }
  }

  @Test func `a screen on which nothing can be selected is not called well`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        "layoutsim: 2\nname: still\nscene: {table: {sections: [{rows: 3, unselectable: 0..2}]}}\n",
        to: "still.sim.yaml"
      )
      let run = try layoutsim("fuzz", "still.sim.yaml", "--runs", "3")
      #expect(run.code == 1)
      #expect(run.lines.last == "nothing is proved: no gesture selected or deselected a row")
    }
  }

  @Test(arguments: [
    ["--runs", "0"], ["--for", "soon"], ["--first", "-1"], ["--format", "xml"], ["--seed", "-1"],
  ]) func `wrong options are refused`(_ arguments: [String]) throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim(["fuzz"] + arguments)
      #expect(run.code == 64)
    }
  }

  @Test func `a scenario without a name cannot be written about`() throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("fuzz", "-", "--runs", "1", input: Self.pod)
      #expect(run.code == 64)
      #expect(run.errors.contains("save it as a file first"), "\(run.errors)")
    }
  }
}
