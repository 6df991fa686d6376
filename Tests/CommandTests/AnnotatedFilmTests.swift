import TestSupport
import Testing

/// Annotations of pictures that move: those of things that stand still.
@Suite struct AnnotatedFilmTests {
  private static func scenario(_ annotations: String, _ keys: String = "") -> String {
    plainScenario + """
      annotate:
      \(annotations)
      pictures:
        - {file: film.svg, animate: true\(keys)}

      """
  }

  private static let standing = """
      - {at: touchView, number: 1, text: The strip}
      - {measure: touchView.width}
      - {bracket: rows 2..6, text: five rows}
      - {caption: A pan}
      - {at: row 30, text: Elsewhere, in: after}
    """

  @Test(arguments: ["", ", annotations: inside", ", crop: rows 1..7", ", width: 200"])
  func `what stands still is annotated, once for all frames`(_ keys: String) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.scenario(Self.standing, keys), to: "pan.sim.yaml")
      let run = try layoutsim(
        "render",
        "pan.sim.yaml",
        "--pictures",
        "--text",
        "text",
        "--out",
        "."
      )
      #expect(run.code == 0 && run.errors.isEmpty, "\(run.errors)")
      let film = try #require(layoutsim.text(of: "film.svg"))
      for words in [">The strip<", ">78 pt<", ">five rows<", ">A pan<"] {
        #expect(film.ranges(of: words).count == 1, "\(words)")
      }
      #expect(!film.contains("Elsewhere") && film.contains("Number 1 at touchView: The strip."))
    }
  }

  @Test func `what moves is named with its place and time`() throws {
    try CommandBench.run { layoutsim in
      let text = Self.scenario("  - {at: row 1, text: A row}").replacing(
        "  - release\n",
        with: "  - move: {to: bottom edge - 20, within: 300ms}\n  - hold: 1s\n  - release\n"
      )
      try layoutsim.write(text, to: "pan.sim.yaml")
      let run = try layoutsim("render", "pan.sim.yaml", "--pictures", "--out", ".")
      #expect(run.code == 1)
      #expect(
        run.errors.contains("'film.svg' is not drawn: at 0.7") && run.errors.contains("elsewhere"),
        "\(run.errors)"
      )
      #expect(run.errors.contains("{at: row 1, text: A row}") && run.errors.contains("after 'in'"))
    }
  }

  @Test func `what is not on the screen of a frame is named, and a part may leave things out`()
    throws
  {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.scenario("  - {at: row 39, text: Low}"), to: "low.sim.yaml")
      let low = try layoutsim("render", "low.sim.yaml", "--pictures", "--out", ".")
      #expect(low.code == 1 && low.errors.contains("row 39 is not on the screen"), "\(low.errors)")
      try layoutsim.write(
        Self.scenario(Self.standing, ", crop: [100, 0, 200, 80]"),
        to: "part.sim.yaml"
      )
      let part = try layoutsim("render", "part.sim.yaml", "--pictures", "--out", ".")
      #expect(part.code == 0)
      #expect(part.errors.contains("'film.svg' leaves this and 2 others out"), "\(part.errors)")
    }
  }
}
