import TestSupport
import Testing

/// Pictures that move, as the command writes them.
@Suite struct RenderFilmTests {
  private static let frames = "pan/frames/frames.ffconcat"

  @Test func `a run is one SVG that moves, with the words of the scenario`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim(
        "render",
        "pan.sim.yaml",
        "--format",
        "animated-svg",
        "--out",
        "."
      )
      #expect(run.code == 0, "\(run.errors)")
      #expect(run.lines == ["pan/animation.svg"])
      let text = layoutsim.text(of: "pan/animation.svg") ?? ""
      #expect(text.contains(">a slow pan</title>"))
      #expect(text.contains("@keyframes"))
      #expect(!text.contains("<script") && !text.contains("<animate"))
      let check = try layoutsim(
        "render",
        "pan.sim.yaml",
        "--format",
        "animated-svg",
        "--out",
        ".",
        "--check"
      )
      #expect(check.code == 0, "\(check.output)")
    }
  }

  @Test func `frames have numbers, and a list with their times`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim(
        "render",
        "pan.sim.yaml",
        "--format",
        "svg-frames",
        "--every",
        "100ms",
        "--last-frame",
        "2s",
        "--out",
        "."
      )
      #expect(run.code == 0, "\(run.errors)")
      #expect(
        run.lines == (1...5).map { "pan/frames/frame-000\($0).svg" } + [Self.frames],
        "\(run.lines)"
      )
      #expect(
        layoutsim.text(of: Self.frames) == """
          ffconcat version 1.0
          file frame-0001.svg
          duration 0.1
          file frame-0002.svg
          duration 0.1
          file frame-0003.svg
          duration 0.1
          file frame-0004.svg
          duration 0.1
          file frame-0005.svg
          duration 2
          file frame-0005.svg

          """
      )
    }
  }

  @Test func `frames of both kinds are asked for one by one, since each has a list`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim("render", "pan.sim.yaml", "--format", "frames,svg-frames")
      #expect(run.code == 64)
      #expect(
        run.errors.contains("two lists of frames would be written to 'pan/frames/frames.ffconcat'")
          && run.errors.contains("hint: ask for 'frames' and 'svg-frames' one by one")
      )
    }
  }

  @Test func `pictures that a scenario lists move in each appearance`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        plainScenario + """
          pictures:
            - {file: pair.svg, animate: true, theme: [light, dark], every: 100ms}
            - {file: auto.svg, animate: true, theme: auto, every: 100ms}
            - {file: margins.svg, animate: true, show: [margins], every: 100ms, alt: Margins.}

          """,
        to: "pan.sim.yaml"
      )
      let run = try layoutsim("render", "pan.sim.yaml", "--out", "p")
      #expect(run.code == 0, "\(run.errors)")
      #expect(run.lines == ["p/pair.svg", "p/pair~dark.svg", "p/auto.svg", "p/margins.svg"])
      let texts = ["pair", "pair~dark", "auto", "margins"].map {
        layoutsim.text(of: "p/\($0).svg") ?? ""
      }
      #expect(texts.allSatisfy { $0.contains("prefers-reduced-motion") })
      #expect(texts.map { $0.contains("prefers-color-scheme") } == [false, false, true, false])
      #expect(texts[3].contains("Margins."))
      #expect(try layoutsim("render", "pan.sim.yaml", "--out", "p", "--check").code == 0)
    }
  }

  @Test(.enabled(if: hasPNG))
  func `a film shows a part of the screen, in the size and on the ground that are asked for`()
    throws
  {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        plainScenario + """
          pictures:
            - {file: rows.svg, animate: true, crop: rows 1..7, padding: 4, width: 200}
            - {file: body.svg, animate: true, frame: device, background: white, scale: 0.5}
            - {file: body.png, animate: true, every: 200ms, frame: device, scale: 0.5}
            - {file: lost.svg, animate: true, crop: row 35}
            - {file: back.svg, animate: true, from: 0.3s, to: 0.1s}
            - {file: late.svg, animate: true, to: 9s}

          """,
        to: "pan.sim.yaml"
      )
      let run = try layoutsim("render", "pan.sim.yaml", "--out", "p")
      #expect(run.code == 1)
      #expect(run.lines == ["p/rows.svg", "p/body.svg", "p/body.png"])
      for words in [
        "pan.sim.yaml:15:43: error: 'lost.svg' is not drawn: row 0/35 is not on the screen in 'the last frame'",
        "pan.sim.yaml:16:53: error: 'back.svg' is not drawn: it would begin at 0.3 s and end at 0.1 s",
        "pan.sim.yaml:17:41: error: 'late.svg' is not drawn: its end '9s' is not reached",
      ] {
        #expect(run.errors.contains(words), "\(run.errors)")
      }
      #expect(
        layoutsim.text(of: "p/rows.svg")?.contains(
          "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"200\""
        ) == true
      )
      #expect(layoutsim.text(of: "p/body.svg")?.contains("@keyframes") == true)
    }
  }

  struct RefusalRow: CustomTestStringConvertible {
    let testDescription: String
    let options: [String]
    let code: Int32
    let words: String
  }

  @Test(arguments: [
    RefusalRow(
      testDescription: "no time between frames",
      options: ["--every", "0s"],
      code: 64,
      words: "error: --every: a time such as 50ms or 2s, up to 600s"
    ),
    RefusalRow(
      testDescription: "the end before the beginning",
      options: ["--from", "0.3s", "--to", "0.1s"],
      code: 1,
      words:
        "'animated-svg' of 'pan.sim.yaml' is not drawn: it would begin at 0.3 s and end at 0.1 s"
    ),
    RefusalRow(
      testDescription: "a unit that is none",
      options: ["--every", "40us"],
      code: 64,
      words: "error: --every: a time such as 50ms or 2s, up to 600s"
    ),
    RefusalRow(
      testDescription: "ten thousand frames",
      options: ["--every", "0.04ms"],
      code: 1,
      words: "it would have 10001 frames, and at most 3600 are drawn"
    ),
    RefusalRow(
      testDescription: "a time after the run",
      options: ["--to", "7s"],
      code: 1,
      words: "its end '7s' is not reached"
    ),
    RefusalRow(
      testDescription: "a snapshot that is none",
      options: ["--from", "befor"],
      code: 64,
      words: "'befor'"
    ),
    RefusalRow(
      testDescription: "a time for a still picture",
      options: ["--still", "0.1s"],
      code: 64,
      words: "error: --still: '0.1s' is a time"
    ),
    RefusalRow(
      testDescription: "moments",
      options: ["--at", "0.1s"],
      code: 64,
      words: "--at is for moments; a part of the run has '--from' and '--to'"
    ),
    RefusalRow(
      testDescription: "a speed that is none",
      options: ["--speed", "0"],
      code: 64,
      words: "--speed: from 0.01 to 100"
    ),
  ])
  func `a run that cannot be drawn so is refused`(_ row: RefusalRow) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim(
        ["render", "pan.sim.yaml", "--format", "animated-svg", "-o", "a.svg"] + row.options
      )
      #expect(run.code == row.code, "\(run.errors)")
      #expect(run.errors.contains(row.words), "\(run.errors)")
      #expect(layoutsim.text(of: "a.svg") == nil)
    }
  }

  @Test func `options of moving pictures need one`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim("render", "pan.sim.yaml", "--once")
      #expect(run.code == 64)
      #expect(run.errors.contains("--once is for pictures that move: add '--format animated-svg'"))
    }
  }
}
