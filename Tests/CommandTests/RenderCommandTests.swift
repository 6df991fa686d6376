import LayoutSnapshots
import TestSupport
import Testing

@Suite struct RenderCommandTests {
  @Test(arguments: [
    ["-o", "a.svg", "--out", "b"], ["--scale", "3", "--format", "svg"],
    ["--text", "text", "--format", "png"], ["--scale", "3"],
  ])
  func `no option is passed over`(_ options: [String]) throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim(["render"] + options)
      #expect(run.code == 64)
      #expect(filesInFolder(layoutsim.folder).isEmpty)
    }
  }

  @Test(arguments: ["0", "0.05", "4.5", "nan", "-1"])
  func `a scale that no picture has is refused`(_ scale: String) throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("render", "--format", "png", "--scale=\(scale)")
      #expect(run.code == 64)
      #expect(run.errors.contains("--scale: from 0.1 to 4"), "\(run.errors)")
    }
  }

  @Test(.enabled(if: hasPNG)) func `a scale below 1 makes a smaller picture`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let words = ["render", "pan.sim.yaml", "--format", "png", "-o", "a.png", "--scale"]
      #expect(try layoutsim(words + ["0.5"]).code == 0)
      let header = try WholeFile.read("\(layoutsim.folder)/a.png")
      // The width and the height of 393 by 852 points, in the last bytes of their four.
      #expect(header[16...19] == [0, 0, 0, 197] && header[20...23] == [0, 0, 1, 170])
    }
  }

  @Test func `a scenario without pictures says so where only those are drawn`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim("render", "--pictures", "pan.sim.yaml")
      #expect(run.code == 0)
      #expect(run.errors == "nothing is drawn: no picture is listed\n")
    }
  }

  @Test func `a folder without scenarios is told`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write("", to: "e/notes.md")
      for options in [[], ["--check"], ["--pictures"]] {
        let run = try layoutsim(["render", "e"] + options)
        #expect(run.errors.hasPrefix("error: there is no scenario in 'e'\nhint: "))
        #expect(run.code == 66)
      }
    }
  }

  @Test(arguments: [("p.png", "x.svg"), ("p.svg", "x.png")])
  func `a listed picture is not written to a file of another kind`(
    _ picture: String,
    _ file: String
  ) throws {
    try CommandBench.run { layoutsim in
      let scenario = plainScenario + "pictures: [{file: \(picture), at: after}]\n"
      try layoutsim.write(scenario, to: "pan.sim.yaml")
      let run = try layoutsim("render", "pan.sim.yaml", "--pictures", "-o", file)
      #expect(
        run.errors
          == "error: -o: '\(file)' is not the name of a file for the listed picture '\(picture)'\n"
      )
      #expect(run.code == 64)
    }
  }

  @Test func `the demo is drawn where no file is named`() throws {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("render")
      #expect(run.lines.isEmpty == false)
      #expect(run.lines.allSatisfy { $0.hasPrefix("rendered/demo/") && $0.hasSuffix(".svg") })
      #expect(run.errors == "")
      #expect(run.code == 0)
      for path in run.lines {
        #expect(layoutsim.text(of: path)?.hasPrefix("<svg ") == true)
      }
    }
  }

  @Test func `every snapshot is drawn, and the last moment where there is none`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      #expect(try layoutsim("render", "pan.sim.yaml").lines == ["rendered/pan/after.svg"])
      try layoutsim.write(
        plainScenario.replacing("- snapshot: after", with: "- wait: 1s"),
        to: "still.sim.yaml"
      )
      let run = try layoutsim("render", "still.sim.yaml", "--out", "p/q")
      #expect(run.lines == ["p/q/still/end.svg"])
    }
  }

  @Test func `a folder stands for the scenarios in it`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "all/pan.sim.yaml")
      try layoutsim.write(plainScenario, to: "all/inside/other.sim.yaml")
      let run = try layoutsim("render", "all")
      #expect(run.lines == ["rendered/other/after.svg", "rendered/pan/after.svg"])
    }
  }

  @Test func `moments, devices and themes are chosen`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim(
        "render",
        "pan.sim.yaml",
        "--at",
        "0.2s,after",
        "--theme",
        "light,dark",
        "--out",
        "o"
      )
      #expect(
        run.lines == [
          "o/pan/0.2s@light.svg", "o/pan/after@light.svg", "o/pan/0.2s@dark.svg",
          "o/pan/after@dark.svg",
        ]
      )
      #expect(layoutsim.text(of: run.lines[0]) != layoutsim.text(of: run.lines[2]))
      let wrong = try layoutsim("render", "pan.sim.yaml", "--at", "aftr")
      #expect(wrong.errors.contains("did you mean 'after'?"))
      #expect(wrong.code == 64)
    }
  }

  @Test func `the pictures that a scenario lists are drawn and checked`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        plainScenario + """
          pictures:
            - {file: docs/after.svg, at: after}
            - {file: strip.svg, strip: [after], theme: dark}

          """,
        to: "pan.sim.yaml"
      )
      let run = try layoutsim("render", "pan.sim.yaml", "--out", ".")
      #expect(run.lines == ["docs/after.svg", "strip.svg"])
      let picture = try #require(layoutsim.text(of: "docs/after.svg"))
      let check = ["render", "pan.sim.yaml", "--out", ".", "--check"]
      #expect(try layoutsim(check).code == 0)

      try layoutsim.write(picture + " ", to: "docs/after.svg")
      let stale = try layoutsim(check)
      #expect(stale.lines == ["out of date: docs/after.svg"])
      #expect(stale.code == 1)
      #expect(layoutsim.text(of: "docs/after.svg") == picture + " ")
      try WholeFile.remove("\(layoutsim.folder)/strip.svg")
      let lines = ["out of date: docs/after.svg", "missing: strip.svg"]
      #expect(try layoutsim(check).lines == lines)
    }
  }

  @Test func `one picture goes to a file or to the standard output`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let piped = try layoutsim("render", "pan.sim.yaml", "-o", "-", "--text", "text")
      #expect(piped.output.hasPrefix("<svg "))
      #expect(piped.output.contains("<text"))
      let run = try layoutsim("render", "pan.sim.yaml", "-o", "one.svg", "--text", "text")
      #expect(run.lines == ["one.svg"])
      #expect(layoutsim.text(of: "one.svg") == piped.output)
      let several = try layoutsim(
        "render",
        "pan.sim.yaml",
        "-o",
        "one.svg",
        "--theme",
        "light,dark"
      )
      #expect(several.code == 64)
    }
  }

  @Test func `a PNG is drawn where the command can, and told where it cannot`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let run = try layoutsim("render", "pan.sim.yaml", "--format", "svg,png", "--scale", "1")
      if hasPNG {
        #expect(run.lines == ["rendered/pan/after.svg", "rendered/pan/after.png"])
        #expect(layoutsim.text(of: "rendered/pan/after.png")?.contains("PNG\r\n") == true)
        #expect(run.code == 0)
      } else {
        #expect(run.errors.contains("--traits PNG"))
        #expect(run.code == 69)
      }
    }
  }

  @Test func `a failed expectation is told, and the pictures are drawn all the same`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        plainScenario.replacing("rows 2..6}", with: "rows 2..7}"),
        to: "pan.sim.yaml"
      )
      let run = try layoutsim("render", "pan.sim.yaml")
      #expect(run.lines == ["rendered/pan/after.svg"])
      #expect(run.errors.hasPrefix("pan.sim.yaml:9:"))
      #expect(run.code == 1)
    }
  }

  /// The scenario of `plainScenario` with a step that fails before the snapshot.
  private var stuckScenario: String {
    plainScenario.replacing("  - snapshot: after", with: "  - press: row 39\n  - snapshot: after")
      .replacing("  - press: row 2", with: "  - snapshot: before\n  - press: row 2")
  }

  @Test func `no picture is written of a moment that was not reached`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(stuckScenario, to: "pan.sim.yaml")
      try layoutsim.write("old", to: "rendered/pan/after.svg")
      let run = try layoutsim("render", "pan.sim.yaml")
      #expect(run.lines == ["rendered/pan/before.svg"])
      let words = "pan.sim.yaml:12:5: error: 'after' is not drawn: step 6 failed before it"
      #expect(run.errors.contains(words), "\(run.errors)")
      #expect(run.errors.contains("hint: a file that was drawn before is left as it is"))
      #expect(run.code == 1)
      #expect(layoutsim.text(of: "rendered/pan/after.svg") == "old")
      let chosen = try layoutsim("render", "pan.sim.yaml", "--at", "after,9s,0.1s", "--out", "o")
      #expect(chosen.lines == ["o/pan/0.1s.svg"])
      for name in ["after", "9s"] {
        let words = "error: '\(name)' of 'pan.sim.yaml' is not drawn: step 6 failed before it"
        #expect(chosen.errors.contains(words))
      }
      #expect(chosen.code == 1)
      let one = try layoutsim("render", "pan.sim.yaml", "--at", "after", "-o", "one.svg")
      #expect(one.code == 1)
      #expect(layoutsim.text(of: "one.svg") == nil)
    }
  }

  @Test func `a strip or picture with a moment that was not reached is not drawn`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        stuckScenario + """
          pictures:
            - {file: before.svg, at: before}
            - {file: after.svg, at: after}
            - {file: strip.svg, strip: [before, after]}

          """,
        to: "pan.sim.yaml"
      )
      let run = try layoutsim("render", "pan.sim.yaml")
      #expect(run.lines == ["rendered/before.svg"])
      for file in ["after.svg", "strip.svg"] {
        #expect(
          run.errors.contains(
            "error: '\(file)' is not drawn: step 6 failed before its snapshot 'after'"
          ),
          "\(run.errors)"
        )
      }
      #expect(run.code == 1)
    }
  }

  @Test func `the end is not drawn of a run that did not come to it, nor a time after it`() throws {
    try CommandBench.run { layoutsim in
      let stuck = plainScenario.replacing("  - snapshot: after", with: "  - press: row 39")
      try layoutsim.write(stuck, to: "pan.sim.yaml")
      let run = try layoutsim("render", "pan.sim.yaml")
      #expect(run.lines.isEmpty)
      #expect(
        run.errors.contains(
          "error: the end of 'pan.sim.yaml' is not drawn: step 5 failed before it"
        )
      )
      #expect(run.code == 1)
      let hits = try layoutsim("hittest", "pan.sim.yaml", "--format", "svg", "-o", "hits.svg")
      #expect(hits.code == 1)
      #expect(layoutsim.text(of: "hits.svg") == nil)

      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      let late = try layoutsim("render", "pan.sim.yaml", "--at", "90s")
      #expect(late.lines.isEmpty)
      #expect(
        late.errors.contains(
          "error: '90s' of 'pan.sim.yaml' is not drawn: the scenario ends at 0.4"
        )
      )
      #expect(late.code == 1)
      let tree = try layoutsim("tree", "pan.sim.yaml", "--at", "90s")
      #expect(tree.errors.contains("error: the moment '90s' is not reached"))
    }
  }

  @Test func `what cannot be read or written has a code of its own`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(plainScenario, to: "pan.sim.yaml")
      try layoutsim.write(plainScenario, to: "other/pan.sim.yaml")
      try layoutsim.write(wrongScenario, to: "wrong.sim.yaml")
      try layoutsim.write("", to: "file")
      #expect(try layoutsim("render", "none.sim.yaml").code == 66)
      #expect(try layoutsim("render", "wrong.sim.yaml").code == 65)
      #expect(try layoutsim("render", "pan.sim.yaml", "--out", "file").code == 73)
      let twins = try layoutsim("render", "pan.sim.yaml", "other/pan.sim.yaml")
      #expect(
        twins.errors.contains(
          "two pictures would be written to 'pan/after.svg': one of 'pan.sim.yaml' and one of 'other/pan.sim.yaml'"
        )
      )
      #expect(twins.code == 64)
    }
  }

  @Test func `the same scenario gives the same bytes in other surroundings`() throws {
    try CommandBench.run { layoutsim in
      let first = try layoutsim("render", "--at", "0.3s", "-o", "-")
      let second = try layoutsim(
        "render",
        "--at",
        "0.3s",
        "-o",
        "-",
        variables: ["TZ": "Asia/Kathmandu", "LC_ALL": "de_DE.UTF-8"]
      )
      #expect(first.code == 0)
      #expect(first.output == second.output)
    }
  }

  @Test func `an annotation of what is not there is told, and its picture is not drawn`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        plainScenario + """
          annotate:
            - {at: row 30, number: 1, text: A row}
            - {at: row 29, number: 2, text: Another}
          pictures:
            - {file: with.svg, at: after}
            - {file: without.svg, at: after, annotations: none}

          """,
        to: "pan.sim.yaml"
      )
      let run = try layoutsim("render", "--pictures", "--out", "o", "pan.sim.yaml")
      #expect(run.code == 1)
      for row in [29, 30] {
        #expect(
          run.errors.contains(
            "'with.svg' is not drawn: at its snapshot 'after', row \(row) is not on the screen"
          ),
          "\(run.errors)"
        )
      }
      #expect(filesInFolder("\(layoutsim.folder)/o") == ["without.svg"])
      let shown = try #require(layoutsim.text(of: "pan.sim.yaml"))
        .replacing("row 30, number", with: "row 3, number")
        .replacing("row 29, number", with: "row 4, number")
      try layoutsim.write(shown, to: "pan.sim.yaml")
      let drawn = try layoutsim("render", "--pictures", "--out", "o", "pan.sim.yaml")
      #expect(drawn.code == 0, "\(drawn.errors)")
      #expect(try #require(layoutsim.text(of: "o/with.svg")).contains("Number 1 at row 3: A row."))
    }
  }
}
