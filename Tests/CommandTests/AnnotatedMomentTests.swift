import TestSupport
import Testing

/// Annotations of moments that are chosen, and of pictures that move.
@Suite struct AnnotatedMomentTests {
  private static let annotated =
    plainScenario + """
      annotate:
        - {at: row 3, number: 1, text: A row}
        - {at: row 30, number: 2, text: A row below}
        - {at: row 6, number: 3, text: The last row, in: after}
        - {path: finger}
        - {caption: A pan., side: top}

      """

  @Test func `a still of a time has what is there then, and says what is left out`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.annotated, to: "pan.sim.yaml")
      let run = try layoutsim(
        "render",
        "pan.sim.yaml",
        "--at",
        "0.2s",
        "--text",
        "text",
        "--out",
        "o"
      )
      #expect(run.code == 0, "\(run.errors)")
      let early = try #require(layoutsim.text(of: "o/pan/0.2s.svg"))
      let description =
        "Number 1 at row 3: A row. The finger's way up to this moment. Caption: A pan."
      for words in [">A row</text>", ">A pan.</text>", description] {
        #expect(early.contains(words), "\(words)")
      }
      #expect(!early.contains("below") && !early.contains("last row"))
      #expect(run.errors.contains("note: '0.2s' leaves this out: row 30 is not on the screen"))
      #expect(
        run.errors.contains("note: '0.2s' leaves this out: it is for the snapshots after 'in'")
      )
      #expect(run.errors.contains("pan.sim.yaml:14:"), "\(run.errors)")
      // The way of the finger grows.
      #expect(try layoutsim("render", "pan.sim.yaml", "--at", "0.3s", "--out", "o").code == 0)
      #expect(layoutsim.text(of: "o/pan/0.3s.svg") != early)
    }
  }

  @Test func `a variant of a sheet leaves out what only others show`() throws {
    try CommandBench.run { layoutsim in
      let row = "{at: row 12, number: 1, text: Low}"
      try layoutsim.write(
        """
        layoutsim: 2
        name: sheet
        scene: {device: iPhone 15, table: {rows: 60}}
        steps:
          - snapshot: there
        annotate: [\(row)]
        pictures:
          - {file: s.svg, at: there, sheet: {devices: [iPhone 15, iPhone SE (1st generation)]}}

        """,
        to: "sheet.sim.yaml"
      )
      let run = try layoutsim("render", "sheet.sim.yaml", "--pictures", "--out", "o")
      #expect(run.code == 0, "\(run.errors)")
      let note =
        "note: 's.svg' leaves this out: in 'iPhone SE (1st generation)', row 12 is not on the screen"
      #expect(run.errors.contains(note), "\(run.errors)")
      // The legend is of all.
      #expect(layoutsim.text(of: "o/s.svg")?.contains("Number 1 at row 12: Low") == true)

      let text = try #require(layoutsim.text(of: "sheet.sim.yaml"))
      try layoutsim.write(text.replacing("row 12", with: "row 50"), to: "sheet.sim.yaml")
      let wrong = try layoutsim("render", "sheet.sim.yaml", "--pictures", "--out", "o")
      #expect(wrong.code == 1)
      #expect(wrong.errors.contains("'s.svg' is not drawn: in 'iPhone 15'"), "\(wrong.errors)")
    }
  }

  @Test func `a snapshot that is chosen is drawn as without a choice`() throws {
    try CommandBench.run { layoutsim in
      let text = Self.annotated.replacing("row 30", with: "row 4")
      try layoutsim.write(text, to: "pan.sim.yaml")
      let run = try layoutsim("render", "pan.sim.yaml", "--at", "after", "-o", "chosen.svg")
      #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
      #expect(try layoutsim("render", "pan.sim.yaml", "-o", "usual.svg").code == 0)
      #expect(layoutsim.text(of: "chosen.svg") == layoutsim.text(of: "usual.svg"))
      try layoutsim.write(Self.annotated, to: "pan.sim.yaml")
      let wrong = try layoutsim("render", "pan.sim.yaml", "--at", "after", "-o", "wrong.svg")
      #expect(wrong.code == 1)
      #expect(wrong.errors.contains("at its snapshot 'after', row 30 is not on the screen"))
    }
  }

  @Test func `a picture that moves has captions`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.annotated, to: "pan.sim.yaml")
      let options = ["render", "pan.sim.yaml", "--format", "animated-svg", "--text", "text"]
      let run = try layoutsim(options + ["-o", "film.svg"])
      #expect(run.code == 0)
      #expect(
        run.errors.contains(
          "note: pictures that move by an option have captions without 'in', and no other annotations"
        )
      )
      let film = try #require(layoutsim.text(of: "film.svg"))
      #expect(film.contains("A pan.</text>") && film.contains(" Caption: A pan.</desc>"))
      #expect(!film.contains("A row</text>") && !film.contains("Number 1"))
      let text =
        plainScenario + """
          annotate:
            - {caption: A pan}
          pictures:
            - {file: film.svg, animate: true}
            - {file: none.svg, animate: true, annotations: none}

          """
      try layoutsim.write(text, to: "pan.sim.yaml")
      let listed = try layoutsim("render", "pan.sim.yaml", "--text", "text", "--out", "o")
      #expect(listed.code == 0 && listed.errors.isEmpty, "\(listed.errors)")
      #expect(layoutsim.text(of: "o/film.svg")?.contains("A pan</text>") == true)
      #expect(layoutsim.text(of: "o/none.svg")?.contains("A pan") == false)
    }
  }

  @Test func `what is left out for one reason has one note`() throws {
    try CommandBench.run { layoutsim in
      let annotations = [1, 2, 9, 3].map { "  - {at: row \($0), text: A row}\n" }.joined()
      let text =
        plainScenario + "annotate:\n\(annotations)"
        + "pictures:\n  - {file: a.svg, at: after, crop: row 9}\n"
      try layoutsim.write(text, to: "pan.sim.yaml")
      let run = try layoutsim("render", "pan.sim.yaml", "--out", "o")
      #expect(run.code == 0)
      #expect(run.errors.contains("'a.svg' leaves this and 2 others out: what it is about"))
      #expect(run.errors.contains("note: the same is so in lines 13, 15"), "\(run.errors)")
      #expect(run.errors.split(separator: "leaves").count == 2, "\(run.errors)")
    }
  }

  @Test func `an annotation of what is not there is told once for all pictures`() throws {
    try CommandBench.run { layoutsim in
      let text = """
        layoutsim: 2
        name: Mail
        matrix: {systems: [iOS 18, iOS 26]}
        scene: {device: iPhone 16, title: Inbox, table: {rows: 8}}
        steps: [{snapshot: s}]
        annotate: [{at: button Delete, number: 1, text: Delete}]
        pictures:
          - {file: a.svg, at: s}
          - {file: b.svg, at: s, annotations: inside}
          - {file: c.svg, strip: [s, s]}
          - {file: d.svg, at: s, annotations: none}

        """
      try layoutsim.write(text, to: "mail.sim.yaml")
      let run = try layoutsim("render", "mail.sim.yaml", "--out", "o")
      #expect(run.code == 1)
      #expect(run.lines.map { $0.prefix(3) } == ["o/d", "o/d"])
      #expect(run.errors.split(separator: "error:").count == 2, "\(run.errors)")
      for words in [
        "error: 3 pictures are not drawn: there is no button 'Delete' on this screen",
        "note: they are 'a.svg' at its snapshot 's', 'b.svg' at its snapshot 's', 'c.svg' at its snapshot 's'",
        "note: in all 2 environments",
      ] {
        #expect(run.errors.contains(words), "\(run.errors)")
      }
    }
  }

  @Test func `the way of a finger that has not been there is told`() throws {
    try CommandBench.run { layoutsim in
      func scenario(_ annotation: String, _ pictures: String) -> String {
        plainScenario.replacing("steps:\n", with: "steps:\n  - snapshot: before\n")
          + "annotate:\n  - {\(annotation)}\npictures:\n  - {file: a.svg, \(pictures)}\n"
      }
      try layoutsim.write(scenario("path: finger", "at: before"), to: "pan.sim.yaml")
      let none = try layoutsim("render", "pan.sim.yaml", "--out", "o")
      #expect(none.code == 0)
      #expect(
        none.errors.contains(
          "pan.sim.yaml:13:5: note: 'a.svg' leaves this out: no finger has been on the screen until then"
        ),
        "\(none.errors)"
      )
      try layoutsim.write(scenario("path: finger", "strip: [before, after]"), to: "pan.sim.yaml")
      let strip = try layoutsim("render", "pan.sim.yaml", "--out", "o")
      #expect(strip.code == 0 && strip.errors.isEmpty, "\(strip.errors)")
      try layoutsim.write(
        scenario("path: finger, in: [before, after]", "strip: [before, after]"),
        to: "pan.sim.yaml"
      )
      let named = try layoutsim("render", "pan.sim.yaml", "--out", "o")
      #expect(named.code == 1)
      #expect(
        named.errors.contains(
          "'a.svg' is not drawn: at its snapshot 'before', no finger has been on the screen until then"
        ),
        "\(named.errors)"
      )
    }
  }
}
