import Foundation
import TestSupport
import Testing

/// Pages in Markdown whose pictures are kept up to date.
@Suite struct DocsCommandTests {
  static let scenario = """
    layoutsim: 2
    name: Rows
    alt: Row 1 is selected.
    scene: {table: {rows: 3, editing: true}}
    steps:
      - tap: row 1
      - snapshot: end
    pictures:
      - {file: film.svg, at: end, theme: [light, dark]}
      - {file: in/auto.svg, at: end, theme: auto}

    """
  static let page = """
    # Rows

    <!-- layoutsim: s.sim.yaml#film -->
    <!-- /layoutsim -->

    <!-- layoutsim: s.sim.yaml#auto -->
    <!-- /layoutsim -->
    and again
    <!-- layoutsim: s.sim.yaml#film.svg -->
    <!-- /layoutsim -->

    """
  private static let written = """
    # Rows

    <!-- layoutsim: s.sim.yaml#film -->
    <picture>
    <source media="(prefers-color-scheme: dark)" srcset="film~dark.svg">
    <img alt="Row 1 is selected." src="film.svg">
    </picture>
    <!-- /layoutsim -->

    <!-- layoutsim: s.sim.yaml#auto -->
    ![Row 1 is selected.](in/auto.svg)
    <!-- /layoutsim -->
    and again
    <!-- layoutsim: s.sim.yaml#film.svg -->
    <picture>
    <source media="(prefers-color-scheme: dark)" srcset="film~dark.svg">
    <img alt="Row 1 is selected." src="film.svg">
    </picture>
    <!-- /layoutsim -->

    """

  static func run(_ body: (CommandBench) throws -> Void) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(scenario, to: "Guide/s.sim.yaml")
      try layoutsim.write(page, to: "Guide/page.md")
      try body(layoutsim)
    }
  }

  @Test func `pictures are drawn beside the page, and shown in it`() throws {
    try Self.run { layoutsim in
      let first = try layoutsim("docs", "Guide/page.md")
      #expect(first.code == 0, "\(first.errors)")
      #expect(
        first.lines == [
          "Guide/film.svg", "Guide/film~dark.svg", "Guide/in/auto.svg", "Guide/page.md",
        ]
      )
      #expect(layoutsim.text(of: "Guide/page.md") == Self.written)
      for arguments in [["docs"], ["docs", "--check"]] {
        let again = try layoutsim(arguments + ["Guide/page.md", "Guide/../Guide/page.md"])
        #expect(again.code == 0)
        #expect(again.output.isEmpty && again.errors.isEmpty, "\(again.output)\(again.errors)")
      }
      #expect(layoutsim.text(of: "Guide/page.md") == Self.written)
    }
  }

  @Test func `pictures in a folder of their own are shown from the page`() throws {
    try Self.run { layoutsim in
      let run = try layoutsim("docs", "--out", "Pictures", "Guide/page.md")
      #expect(run.lines.first == "Pictures/film.svg")
      let text = layoutsim.text(of: "Guide/page.md")
      #expect(text?.contains("src=\"../Pictures/film.svg\"") == true)
      #expect(text?.contains("(../Pictures/in/auto.svg)") == true)
    }
  }

  @Test func `a check names the lines of what is out of date, and writes nothing`() throws {
    try Self.run { layoutsim in
      let new = try layoutsim("docs", "--check", "Guide/page.md")
      #expect(new.code == 1)
      #expect(new.lines.first == "Guide/page.md:3: out of date")
      #expect(new.lines.contains("Guide/page.md:3: missing: Guide/film~dark.svg"))
      #expect(new.lines.contains("Guide/page.md:9: missing: Guide/film.svg"))
      #expect(layoutsim.text(of: "Guide/page.md") == Self.page)
      #expect(filesInFolder("\(layoutsim.folder)/Guide") == ["page.md", "s.sim.yaml"])
      _ = try layoutsim("docs", "Guide/page.md")
      try layoutsim.write(
        Self.scenario.replacing("tap: row 1", with: "tap: row 2"),
        to: "Guide/s.sim.yaml"
      )
      let old = try layoutsim("docs", "--check", "Guide/page.md")
      #expect(old.code == 1)
      #expect(old.lines.first == "Guide/page.md:3: out of date: Guide/film.svg")
      #expect(old.lines.count == 5)
    }
  }

  @Test(arguments: [("k", "k@2x.png"), ("pair", "pair~dark.svg"), ("k@2", "k@2x")])
  func `a name without what stands at its end is known in a hint`(
    _ name: String,
    _ meant: String
  ) throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        smallScenario + """
          pictures:
            - {file: k@2x.png, at: a, scale: 2}
            - {file: pair~dark.svg, at: a, theme: dark}

          """,
        to: "s.sim.yaml"
      )
      try layoutsim.write(
        "<!-- layoutsim: s.sim.yaml#\(name) -->\n<!-- /layoutsim -->\n",
        to: "page.md"
      )
      let run = try layoutsim("docs", "page.md")
      #expect(run.code == 65)
      #expect(run.errors.contains("hint: write 's.sim.yaml#\(meant)'"), "\(run.errors)")
    }
  }

  @Test(arguments: [
    (
      "s.sim.yaml#flim", 65, "Guide/page.md:1:17: error: no picture of 's.sim.yaml' is named 'flim'"
    ),
    ("s.sim.yaml", 65, "Guide/page.md:1:17: error: 's.sim.yaml' lists 2 pictures"),
    (
      "t.sim.yaml#film", 65,
      "Guide/page.md:1:17: error: cannot read 'Guide/t.sim.yaml': there is no such file"
    ),
    (
      "../../x.sim.yaml#film", 65,
      "Guide/page.md:1:17: error: '../../x.sim.yaml' leads out of the page's folder"
    ),
    (
      "/etc/hosts#film", 65,
      "Guide/page.md:1:17: error: '/etc/hosts' leads out of the page's folder"
    ),
  ])
  func `a block with a mistake leaves the page as it is`(
    _ reference: String,
    _ code: Int32,
    _ words: String
  ) throws {
    try Self.run { layoutsim in
      let page = "<!-- layoutsim: \(reference) -->\n<!-- /layoutsim -->\n\(Self.page)"
      try layoutsim.write(page, to: "Guide/page.md")
      let run = try layoutsim("docs", "Guide/page.md")
      #expect(run.code == code)
      #expect(run.errors.contains(words), "\(run.errors)")
      #expect(layoutsim.text(of: "Guide/page.md") == page)
      #expect(filesInFolder("\(layoutsim.folder)/Guide") == ["page.md", "s.sim.yaml"])
    }
  }

  @Test func `a page that is not there, or has no block, is told`() throws {
    try CommandBench.run { layoutsim in
      #expect(try layoutsim("docs", "a.md").code == 66)
      try layoutsim.write("# A\n", to: "a.md")
      let run = try layoutsim("docs", "a.md")
      #expect(run.code == 0)
      let form =
        "write '<!-- layoutsim: strip.sim.yaml#film -->' on a line of its own, and '<!-- /layoutsim -->' below it"
      #expect(run.errors == "'a.md' has no block; \(form)\n")
      let scenario = try layoutsim("docs", "a.sim.yaml")
      #expect(scenario.code == 64)
      #expect(scenario.errors.contains("'a.sim.yaml' is a scenario; name the page that shows"))
      #expect(try layoutsim("docs").code == 64)
    }
  }

  @Test func `a run that fails draws nothing`() throws {
    try Self.run { layoutsim in
      try layoutsim.write(
        Self.scenario.replacing(
          "  - snapshot: end",
          with: "  - expect: {selected: none}\n  - snapshot: end"
        ),
        to: "Guide/s.sim.yaml"
      )
      let run = try layoutsim("docs", "Guide/page.md")
      // As 'render' and 'test' end.
      #expect(run.code == 1)
      #expect(try layoutsim("docs", "--check", "Guide/page.md").code == 1)
      #expect(run.errors.contains("a run of 's.sim.yaml' failed"), "\(run.errors)")
      #expect(layoutsim.text(of: "Guide/page.md") == Self.page)
    }
  }

  @Test func `a picture that is not drawn is told at its block`() throws {
    try Self.run { layoutsim in
      try layoutsim.write(
        Self.scenario.replacing("theme: auto}", with: "crop: button Gone}"),
        to: "Guide/s.sim.yaml"
      )
      let run = try layoutsim("docs", "Guide/page.md")
      #expect(run.code == 1)
      #expect(run.errors.contains("Guide/s.sim.yaml:10:"), "\(run.errors)")
      #expect(
        run.errors.contains(
          "Guide/page.md:6:17: error: 'in/auto.svg' of 's.sim.yaml' is not drawn"
        ),
        "\(run.errors)"
      )
    }
  }

  @Test func `a light and a dark file have words for both`() throws {
    try Self.run { layoutsim in
      try layoutsim.write(
        Self.scenario.replacing("alt: Row 1 is selected.\n", with: ""),
        to: "Guide/s.sim.yaml"
      )
      #expect(try layoutsim("docs", "Guide/page.md").code == 0)
      let page = try #require(layoutsim.text(of: "Guide/page.md"))
      let words = page.split(separator: "light or dark appearance. A table").count - 1
      #expect(words == 3, "\(page)")
      let dark = try #require(layoutsim.text(of: "Guide/film~dark.svg"))
      #expect(dark.contains("in portrait, dark appearance. A table"))
    }
  }

  @Test func `a mistake of a scenario is told once for all blocks and pages`() throws {
    try Self.run { layoutsim in
      try layoutsim.write(
        Self.scenario.replacing("- tap: row 1", with: "- tap: row 9"),
        to: "Guide/s.sim.yaml"
      )
      try layoutsim.write(Self.page, to: "Guide/other.md")
      let run = try layoutsim("docs", "Guide/page.md", "Guide/other.md")
      #expect(run.errors.ranges(of: "Guide/s.sim.yaml:").count == 1, "\(run.errors)")
      #expect(run.errors.ranges(of: "Guide/page.md:").count == 3, "\(run.errors)")
      #expect(run.errors.ranges(of: "Guide/other.md:").count == 3, "\(run.errors)")
    }
  }

  @Test func `an article of a documentation catalogue shows images by their names`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(Self.scenario, to: "Mail.docc/s.sim.yaml")
      let page = Self.page.replacing("s.sim", with: "../s.sim")
      try layoutsim.write(page, to: "Mail.docc/Articles/page.md")
      #expect(
        try layoutsim("docs", "--out", "Mail.docc/Resources", "Mail.docc/Articles/page.md").code
          == 0
      )
      let written = try #require(layoutsim.text(of: "Mail.docc/Articles/page.md"))
      let images = written.split(separator: "\n").filter { !$0.hasPrefix("<!--") }
      #expect(
        images == [
          "# Rows", "![Row 1 is selected.](film.svg)", "![Row 1 is selected.](auto.svg)",
          "and again", "![Row 1 is selected.](film.svg)",
        ]
      )
    }
  }

  @Test(arguments: [
    ("\"{theme}/film.svg\"", "[light, dark]", "light/film.svg"),
    ("\"film-{theme}.svg\"", "[light, dark]", "film-light.svg"),
    ("film.svg", "[dark, light]", "film.svg"),
  ])
  func `a version that a documentation catalogue would not find is a mistake`(
    _ file: String,
    _ themes: String,
    _ first: String
  ) throws {
    try CommandBench.run { layoutsim in
      let scenario = Self.scenario.replacing("film.svg", with: file)
        .replacing("[light, dark]", with: themes)
      let block = "<!-- layoutsim: s.sim.yaml#\(first) -->\n<!-- /layoutsim -->\n"
      for folder in ["Mail.docc", "Guide"] {
        try layoutsim.write(scenario, to: "\(folder)/s.sim.yaml")
        try layoutsim.write(block, to: "\(folder)/page.md")
      }
      let run = try layoutsim("docs", "Mail.docc/page.md")
      #expect(run.code == 65)
      #expect(
        run.errors.contains(
          "Mail.docc/page.md:1:17: error: DocC finds the dark version of an image by '~dark' behind its name"
        ),
        "\(run.errors)"
      )
      #expect(layoutsim.text(of: "Mail.docc/page.md") == block)
      #expect(try layoutsim("docs", "Guide/page.md").code == 0)
    }
  }

  @Test func `two pictures of one name in a documentation catalogue are a mistake`() throws {
    try CommandBench.run { layoutsim in
      try layoutsim.write(
        Self.scenario.replacing(
          "film.svg, at: end, theme: [light, dark]",
          with: "Auto.svg, at: end"
        ),
        to: "Mail.docc/s.sim.yaml"
      )
      let page = """
        <!-- layoutsim: s.sim.yaml#in/auto.svg -->
        <!-- /layoutsim -->
        <!-- layoutsim: s.sim.yaml#Auto.svg -->
        <!-- /layoutsim -->

        """
      try layoutsim.write(page, to: "Mail.docc/page.md")
      let run = try layoutsim("docs", "Mail.docc/page.md")
      #expect(run.code == 65)
      #expect(
        run.errors.contains(
          "Mail.docc/page.md:3:17: error: DocC finds images by their names alone, and another picture has that of 'Auto.svg', too"
        ),
        "\(run.errors)"
      )
      #expect(run.errors.contains("Mail.docc/page.md:1:17: note: the other one is here"))
    }
  }

  @Test func `a mistake beside a run that fails is the weightier`() throws {
    try Self.run { layoutsim in
      try layoutsim.write(
        Self.scenario.replacing("- tap: row 1", with: "- expect: {selected: row 1}"),
        to: "Guide/s.sim.yaml"
      )
      let page = Self.page + "<!-- layoutsim: s.sim.yaml#flim -->\n<!-- /layoutsim -->\n"
      try layoutsim.write(page, to: "Guide/page.md")
      #expect(try layoutsim("docs", "Guide/page.md").code == 65)
    }
  }

  @Test func `two pages that write one file are told at the second`() throws {
    try Self.run { layoutsim in
      let block = "<!-- layoutsim: s.sim.yaml#auto -->\n<!-- /layoutsim -->\n"
      let other = Self.scenario.replacing("rows: 3", with: "rows: 4")
      try layoutsim.write(other, to: "Other/s.sim.yaml")
      try layoutsim.write(block, to: "Guide/one.md")
      try layoutsim.write(block, to: "Other/two.md")
      let run = try layoutsim("docs", "--out", "Pictures", "Guide/one.md", "Other/two.md")
      #expect(run.code == 65)
      #expect(
        run.errors.contains(
          "Other/two.md:1:17: error: 'in/auto.svg' would be written for another picture, too"
        ),
        "\(run.errors)"
      )
      #expect(run.errors.contains("Guide/one.md:1:17"), "\(run.errors)")
      #expect(layoutsim.text(of: "Other/two.md") == block)
      // In folders of their own they are two files.
      #expect(try layoutsim("docs", "Guide/one.md", "Other/two.md").code == 0)
    }
  }

  @Test func `two blocks that write one file are told at the second`() throws {
    try Self.run { layoutsim in
      try layoutsim.write(Self.scenario, to: "Guide/t.sim.yaml")
      let page = """
        <!-- layoutsim: s.sim.yaml#auto -->
        <!-- /layoutsim -->
        <!-- layoutsim: t.sim.yaml#auto -->
        <!-- /layoutsim -->

        """
      try layoutsim.write(page, to: "Guide/twice.md")
      // Equal pictures are one.
      #expect(try layoutsim("docs", "Guide/twice.md").code == 0)
      let other = Self.scenario.replacing("rows: 3", with: "rows: 4")
      try layoutsim.write(other, to: "Guide/t.sim.yaml")
      let run = try layoutsim("docs", "Guide/twice.md")
      #expect(run.code == 65)
      #expect(
        run.errors.contains(
          "Guide/twice.md:4:17: error: 'in/auto.svg' would be written for another picture, too"
        )
      )
      #expect(run.errors.contains("Guide/twice.md:1:17: note: the other one is here"))
    }
  }
}
