import Foundation
import TestSupport
import Testing

/// What is in the folder of the pictures besides those that are drawn now.
@Suite struct PictureFilesTests {
  private static func scenario(taps: Int) -> String {
    """
    layoutsim: 2
    name: Film
    scene: {table: {rows: 30, editing: true}}
    steps:

    """ + (1...taps).map { "  - tap: row \($0)\n  - wait: 100ms\n" }.joined()
  }

  @Test func `frames of a longer film go, and no file of anybody else`() throws {
    try CommandBench.run { layoutsim in
      let folder = "\(layoutsim.folder)/rendered/a/frames"
      try layoutsim.write(Self.scenario(taps: 5), to: "a.sim.yaml")
      let render = ["render", "a.sim.yaml", "--format", "svg-frames"]
      #expect(try layoutsim(render).code == 0)
      let long = filesInFolder(folder)
      let others = [
        "frame-1.svg", "frame-00001.svg", "frame-0000.svg", "frame-0900.png", "frame-0900 (1).svg",
        "own.svg",
      ]
      for name in others { try layoutsim.write("<svg/>", to: "rendered/a/frames/\(name)") }

      try layoutsim.write(Self.scenario(taps: 2), to: "a.sim.yaml")
      let check = try layoutsim(render + ["--check"])
      #expect(check.code == 1)
      let last = try #require(long.filter { $0.hasPrefix("frame-") }.max())
      #expect(check.lines.contains("left over: rendered/a/frames/\(last)"), "\(check.output)")
      #expect(filesInFolder(folder).count == long.count + others.count)

      let run = try layoutsim(render)
      #expect(run.code == 0)
      #expect(
        run.errors.contains("of a longer film, from 'rendered/a/frames/frame-"),
        "\(run.errors)"
      )
      let short = filesInFolder(folder)
      #expect(Set(short).isSuperset(of: others))
      #expect(short.count < long.count + others.count && !short.contains(last))
      let again = try layoutsim(render + ["--check"])
      #expect(again.code == 0)
      #expect(again.output.isEmpty && again.errors.isEmpty, "\(again.output)\(again.errors)")
    }
  }

  @Test func `pictures in the way of each other are told before one is written`() throws {
    try CommandBench.run { layoutsim in
      let scenario = plainScenario + "pictures:\n  - {file: pan.svg/b.svg, at: after}\n"
      try layoutsim.write(scenario + "  - {file: pan.svg, at: after}\n", to: "a.sim.yaml")
      let one = try layoutsim("render", "a.sim.yaml", "--out", "o")
      #expect(one.code == 65)
      #expect(
        one.errors.contains("'pan.svg' would be a picture and a folder with another one in it"),
        "\(one.errors)"
      )
      try layoutsim.write(scenario, to: "a.sim.yaml")
      try layoutsim.write(
        scenario.replacing("pan.svg/b.svg", with: "pan.svg"),
        to: "b.sim.yaml"
      )
      let two = try layoutsim("render", "a.sim.yaml", "b.sim.yaml", "--out", "o")
      #expect(two.code == 64)
      #expect(
        two.errors.contains("'pan.svg' would be a picture and a folder with another one in it"),
        "\(two.errors)"
      )
      #expect(!FileManager.default.fileExists(atPath: "\(layoutsim.folder)/o"))

      let page = "<!-- layoutsim: a.sim.yaml -->\n<!-- /layoutsim -->\n"
      try layoutsim.write(page + page.replacing("a.sim", with: "b.sim"), to: "page.md")
      let docs = try layoutsim("docs", "page.md")
      #expect(docs.code == 65)
      #expect(docs.errors.contains("page.md:3:17: error: 'pan.svg'"), "\(docs.errors)")
    }
  }

  @Test func `no picture is written over the golden of a snapshot`() throws {
    try CommandBench.run { layoutsim in
      let scenario = plainScenario + "pictures:\n  - {file: pan/after.svg, at: after}\n"
      try layoutsim.write(scenario, to: "docs/pan.sim.yaml")
      #expect(try layoutsim("test", "docs").code == 0)
      let golden = try #require(layoutsim.text(of: "docs/pan/after.svg"))
      let words = "'docs/pan/after.svg' is the golden of the snapshot 'after'"
      let render = try layoutsim("render", "docs/pan.sim.yaml", "--out", "docs")
      #expect(render.code == 65)
      let line = try #require(scenario.split(separator: "\n").firstIndex { $0.contains("file:") })
      #expect(
        render.errors.hasPrefix("docs/pan.sim.yaml:\(line + 1):12: error: \(words)"),
        "\(render.errors)"
      )
      // So are pictures of snapshots that no list names.
      let frames = try layoutsim("render", "docs/pan.sim.yaml", "--format", "svg", "--out", "docs/")
      #expect(frames.code == 65, "\(frames.errors)")
      #expect(frames.errors.contains("is the golden of the snapshot 'after'"), "\(frames.errors)")

      try layoutsim.write(
        "<!-- layoutsim: pan.sim.yaml -->\n<!-- /layoutsim -->\n",
        to: "docs/a.md"
      )
      let docs = try layoutsim("docs", "docs/a.md")
      #expect(docs.code == 65)
      #expect(docs.errors.hasPrefix("docs/a.md:1:17: error: \(words)"), "\(docs.errors)")
      #expect(layoutsim.text(of: "docs/pan/after.svg") == golden)

      #expect(try layoutsim("render", "docs/pan.sim.yaml", "--out", "o").code == 0)
      #expect(try layoutsim("docs", "docs/a.md", "--out", "docs/images").code == 0)
    }
  }

  @Test func `a moving picture names its scenario`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.scenario(taps: 3), to: "a.sim.yaml")
      try layoutsim.write(
        Self.scenario(taps: 3) + "annotate: [{caption: Now}, {at: row 1, number: 1, text: One}]\n",
        to: "b/b.sim.yaml"
      )
      let run = try layoutsim(
        ["render", "a.sim.yaml", "b/b.sim.yaml", "--format", "animated-svg,apng", "--to", "9s"]
      )
      #expect(run.code == 1)
      for (format, file) in [("animated-svg", "a.sim.yaml"), ("apng", "b/b.sim.yaml")] {
        let words = "error: '\(format)' of '\(file)' is not drawn: its end '9s' is not reached"
        #expect(run.errors.contains(words), "\(run.errors)")
      }
      let note =
        "b/b.sim.yaml:11:28: note: pictures that move by an option have captions without 'in', and no other"
      #expect(run.errors.contains(note), "\(run.errors)")
      let unknown = try layoutsim(
        ["render", "a.sim.yaml", "b/b.sim.yaml", "--format", "animated-svg", "--from", "start"]
      )
      #expect(unknown.code == 64)
      #expect(unknown.errors.contains("nor a snapshot of 'b/b.sim.yaml'"), "\(unknown.errors)")
    }
  }

  @Test func `the legend has the numbers of the screen before the change, too`() throws {
    try CommandBench.run { layoutsim in
      let annotate = "annotate: [{at: row 1, number: 1, text: Earlier}, {caption: Old}]\n"
      try layoutsim.write(plainScenario + annotate, to: "old/a.sim.yaml")
      let picture = "pictures: [{file: p.svg, at: after, before: old/a.sim.yaml}]\n"
      try layoutsim.write(
        plainScenario + "annotate: [{at: row 2, number: 2, text: Later}]\n" + picture,
        to: "a.sim.yaml"
      )
      let run = try layoutsim("render", "a.sim.yaml", "--text", "text", "-o", "p.svg")
      #expect(run.code == 0, "\(run.errors)")
      let svg = try #require(layoutsim.text(of: "p.svg"))
      for words in ["Earlier", "Later"] { #expect(svg.contains(">\(words)</text>")) }
      #expect(!svg.contains(">Old</text>"))
    }
  }
}
