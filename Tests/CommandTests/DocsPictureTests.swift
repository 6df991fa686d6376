import Foundation
import TestSupport
import Testing

/// Pictures of pages in Markdown that cannot be drawn, or are of another size.
@Suite struct DocsPictureTests {
  @Test func `a page in UTF-16 is refused, and not taken for one without blocks`() throws {
    try CommandBench.run { layoutsim in
      let bytes = DocsCommandTests.page.data(using: .utf16LittleEndian) ?? Data()
      try bytes.write(to: URL(fileURLWithPath: "\(layoutsim.folder)/page.md"))
      let run = try layoutsim("docs", "--check", "page.md")
      #expect(run.code == 65)
      #expect(run.errors.contains("page.md:1:1: error: this file is UTF-16 and not UTF-8"))
    }
  }

  @Test func `a small PNG keeps its size`() throws {
    try DocsCommandTests.run { layoutsim in
      let pictures =
        "pictures:\n  - {file: film.png, at: end, scale: 0.5}\n  - {file: auto.png, at: end}\n"
      let kept = DocsCommandTests.scenario.split(separator: "pictures:", maxSplits: 1)[0]
      try layoutsim.write(kept + pictures, to: "Guide/s.sim.yaml")
      try layoutsim.write(
        DocsCommandTests.page.replacing("film.svg", with: "film"),
        to: "Guide/page.md"
      )
      #expect(try layoutsim("docs", "Guide/page.md").code == 0)
      let page = try #require(layoutsim.text(of: "Guide/page.md"))
      #expect(page.contains("![Row 1 is selected.](film.png)"), "\(page)")
      #expect(page.contains(#"src="auto.png" width="393">"#), "\(page)")
    }
  }

  @Test func `an annotation that several pictures cannot have is told once`() throws {
    try DocsCommandTests.run { layoutsim in
      try layoutsim.write(
        DocsCommandTests.scenario + "annotate:\n  - {at: button Gone, text: Tap}\n",
        to: "Guide/s.sim.yaml"
      )
      let run = try layoutsim("docs", "Guide/page.md")
      #expect(run.code == 1)
      #expect(run.errors.ranges(of: "Guide/s.sim.yaml:12:").count == 1, "\(run.errors)")
      #expect(run.errors.contains("2 pictures are not drawn: "), "\(run.errors)")
    }
  }
}
