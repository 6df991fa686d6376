import TestSupport
import Testing

/// PNG files that would be too small or too large: each is told at its place, and the others are drawn.
@Suite struct PictureSizeTests {
  private static func scenario(_ pictures: String...) -> String {
    """
    layoutsim: 2
    name: Sizes
    scene: {table: {rows: 3}}
    steps: [{snapshot: s}]
    pictures:
      - {file: first.svg, at: s}

    """ + pictures.map { "  - \($0)\n" }.joined() + "  - {file: last.svg, at: s}\n"
  }

  struct Row: CustomTestStringConvertible {
    let testDescription: String
    let picture: String
    let pixels: String
    let hint: String
    /// Whether the size is known before anything is drawn.
    var isSeenBefore = true
  }

  @Test(arguments: [
    Row(
      testDescription: "too wide",
      picture: "{file: b.png, at: s, width: 10000, scale: 4}",
      pixels: "40000 × 86720",
      hint: "make 'scale' or 'width' smaller"
    ),
    Row(
      testDescription: "no pixel",
      picture: "{file: b.png, at: s, scale: 0.1, crop: [0, 0, 1, 1]}",
      pixels: "0 × 0",
      hint: "make 'scale' or 'width' larger, or show more"
    ),
    Row(
      testDescription: "too many in all, in the proportions of the screen",
      picture: "{file: b.png, at: s, width: 3800, scale: 2}",
      pixels: "7600 × 16478",
      hint: "make 'scale' or 'width' smaller"
    ),
    Row(
      testDescription: "a strip that is too wide",
      picture:
        "{file: b.png, strip: [\(Array(repeating: "s", count: 24).joined(separator: ", "))]}",
      pixels: "20064 × 1832",
      hint: "make 'scale' or 'width' smaller"
    ),
    Row(
      testDescription: "a row that is as wide as it is asked to be",
      picture: "{file: b.png, at: s, crop: row 0, width: 9000, scale: 2}",
      pixels: "18000 × 2060",
      hint: "make 'scale' or 'width' smaller"
    ),
    Row(
      testDescription: "a row of which too few pixels are left",
      picture: "{file: b.png, at: s, crop: row 0, width: 1, scale: 0.4}",
      pixels: "0 × 0",
      hint: "make 'scale' or 'width' larger, or show more",
      isSeenBefore: false
    ),
  ])
  func `a PNG out of bounds is an error of that picture`(_ row: Row) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.scenario(row.picture), to: "a.sim.yaml")
      let words =
        "a.sim.yaml:7:12: error: 'b.png' is not drawn: it would have \(row.pixels) pixels, and a PNG "
        + "has 1 to 16384 on a side and 64 million in all"
      let run = try layoutsim("render", "a.sim.yaml", "--out", "o")
      #expect(run.code == 1)
      #expect(run.lines == ["o/first.svg", "o/last.svg"])
      #expect(run.errors.contains(words), "\(run.errors)")
      #expect(run.errors.contains("hint: \(row.hint)\n"), "\(run.errors)")
      let check = try layoutsim("render", "a.sim.yaml", "--out", "o", "--check")
      #expect(check.code == 1)
      #expect(check.output.isEmpty)

      let seen = try layoutsim("check", "a.sim.yaml")
      #expect(seen.code == (row.isSeenBefore ? 65 : 0))
      #expect(
        seen.output.contains("a.sim.yaml:7:12: error: 'b.png' is not drawn") == row.isSeenBefore,
        "\(seen.output)"
      )

      let page = "<!-- layoutsim: a.sim.yaml#b -->\n<!-- /layoutsim -->\n"
      try layoutsim.write(page, to: "page.md")
      let docs = try layoutsim("docs", "page.md")
      #expect(docs.code == 1)
      #expect(docs.errors.contains(words), "\(docs.errors)")
      #expect(docs.errors.contains("page.md:1:17: error: 'b.png' of 'a.sim.yaml' is not drawn"))
      #expect(layoutsim.text(of: "page.md") == page)

      // A gallery has them all as SVG.
      #expect(try layoutsim("gallery", "a.sim.yaml", "--out", "site").code == 0)
    }
  }

  @Test(arguments: [
    "{file: b.png, at: s, width: 2000, scale: 2}",
    "{file: b.png, at: s, scale: 0.5, crop: [0, 0, 1, 1]}",
    "{file: b.png, at: s, crop: row 0, width: 8192}",
    "{file: b.svg, at: s, width: 10000}",
  ])
  func `a check does not tell what can be drawn`(_ picture: String) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.scenario(picture), to: "a.sim.yaml")
      #expect(try layoutsim("check", "a.sim.yaml").code == 0)
    }
  }

  @Test(arguments: [
    (
      "crop: [2000, 0, 10, 10]",
      "7:32: error: 'b.svg' is not drawn: the part to show reaches out of the screen, which is 393 by 852 points large"
    ),
    (
      "crop: [0, 0, 393, 852], sheet: {devices: [iPhone 15, iPhone SE (3rd generation)]}",
      "7:32: error: 'b.svg' is not drawn: the part to show reaches out of the screen, which is 375 by 667 points large"
    ),
    (
      "frame: device, sheet: {devices: [iPad (A16)], orientations: [landscape], windows: [half, full]}",
      "7:12: error: 'b.svg' is not drawn: a window that does not fill the screen has no body around it"
    ),
  ])
  func `a check tells a part that no screen has`(_ framing: String, _ message: String) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.scenario("{file: b.svg, at: s, \(framing)}"), to: "a.sim.yaml")
      let check = try layoutsim("check", "a.sim.yaml")
      #expect(check.code == 65)
      #expect(check.output.contains("a.sim.yaml:\(message)"), "\(check.output)")
    }
  }

  @Test func `a screen that turns has room for what is beside the first one`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        """
        layoutsim: 2
        name: Turned
        scene: {table: {rows: 3}}
        steps: [{rotate: landscape}, {snapshot: s}]
        pictures: [{file: b.png, at: s, crop: [500, 0, 200, 200]}]

        """,
        to: "a.sim.yaml"
      )
      #expect(try layoutsim("check", "a.sim.yaml").code == 0)
      if hasPNG {
        #expect(try layoutsim("render", "a.sim.yaml", "--out", "o").lines == ["o/b.png"])
      }
    }
  }

  @Test func `a moment that is too large for the option is told with the option`() throws {
    try CommandBench.run { layoutsim in
      let pad = "{name: Wall, like: iPad mini (A17 Pro), size: 4096x4096}"
      try layoutsim.write(
        """
        layoutsim: 2
        name: Wall
        devices: [\(pad)]
        scene: {device: Wall, table: {rows: 3}}
        steps: [{snapshot: s}]

        """,
        to: "a.sim.yaml"
      )
      let run = try layoutsim("render", "a.sim.yaml", "--format", "svg,png", "--scale", "4")
      #expect(run.code == 1)
      #expect(run.lines == ["rendered/a/s.svg"])
      #expect(
        run.errors.contains(
          "'s' of 'a.sim.yaml' is not drawn: it would have 16384 × 16384 pixels"
        ),
        "\(run.errors)"
      )
      #expect(run.errors.contains("hint: choose a smaller '--scale', or '--format svg'"))
    }
  }

  @Test(.enabled(if: hasPNG)) func `a name that the option contradicts is told`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.scenario("{file: b@2x.png, at: s}"), to: "a.sim.yaml")
      let run = try layoutsim("render", "a.sim.yaml", "--scale", "3")
      #expect(run.code == 0)
      #expect(
        run.errors.contains(
          "a.sim.yaml:7:12: warning: 'b@2x.png' says 2 pixels for each point, and it has 3"
        ),
        "\(run.errors)"
      )
      #expect(try layoutsim("render", "a.sim.yaml").errors.isEmpty)
      // A gallery has no PNG.
      #expect(try layoutsim("gallery", "--out", "site").errors.isEmpty)
    }
  }
}
