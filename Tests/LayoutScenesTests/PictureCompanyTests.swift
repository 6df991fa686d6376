import LayoutDiagnostics
import LayoutScenes
import Testing

/// What stands beside the screen of a picture: other environments, and the scenario before a change.
@Suite struct PictureCompanyTests {
  private static func read(
    _ picture: String,
    _ others: [String: String],
    annotate: String = "[]"
  ) -> ReadScenario {
    let files = SceneFiles(
      // Names of files that are links say so.
      following: { path, _ in !path.contains("linked") },
      reading: { path, _ throws(SceneFiles.Refusal) in
        guard let text = others[path] else { throw .reason("there is no such file") }
        return Array(text.utf8)
      }
    )
    let text = """
      layoutsim: 2
      name: New
      scene: {table: {rows: 3}}
      steps: [{snapshot: end}]
      pictures: [\(picture)]
      annotate: \(annotate)

      """
    return SceneReader.read(text: text, file: "a/new.sim.yaml", files: files)
  }

  private static func old(_ pictures: String = "", snapshot: String = "end") -> String {
    "layoutsim: 2\nname: Old\nscene: {table: {rows: 9}}\nsteps: [{snapshot: \(snapshot)}]\n\(pictures)"
  }

  @Test func `the scenario before a change is read with its files`() throws {
    let others = [
      "a/old.sim.yaml": "base: shared.yaml\nname: Old\nsteps: [{snapshot: end}]\n",
      "a/shared.yaml": "layoutsim: 2\nscene: {table: {rows: 9}}\n",
    ]
    let read = Self.read("{file: a.svg, at: end, before: old.sim.yaml}", others)
    #expect(read.diagnostics.isEmpty, "\(read.diagnostics)")
    #expect(read.scenario?.pictures.first?.before == "a/old.sim.yaml")
    let before = try #require(read.scenario?.before.first)
    #expect(before.name == "Old" && before.file == "a/old.sim.yaml")
    #expect(before.scene.table != read.scenario?.scene.table)
    #expect(read.paths == ["a/old.sim.yaml", "a/shared.yaml"])
  }

  @Test func `two scenarios may each show the other`() {
    let pictures = "pictures: [{file: b.svg, at: end, before: new.sim.yaml}]\n"
    let others = ["a/old.sim.yaml": Self.old(pictures)]
    let read = Self.read("{file: a.svg, at: end, before: old.sim.yaml}", others)
    #expect(read.diagnostics.isEmpty, "\(read.diagnostics)")
  }

  @Test func `what cannot be shown before is told at its place`() throws {
    for (others, file, message) in [
      ([:], "old.sim.yaml", "'old.sim.yaml' cannot be read: there is no such file"),
      ([:], "new.sim.yaml", "this is the file itself"),
      (
        ["old.sim.yaml": Self.old()], "../old.sim.yaml",
        "'../old.sim.yaml' leaves the scenario's folder"
      ),
      (
        ["/old.sim.yaml": Self.old()], "/old.sim.yaml",
        "'/old.sim.yaml' leaves the scenario's folder"
      ),
      (
        ["a/linked.sim.yaml": Self.old()], "linked.sim.yaml",
        "'linked.sim.yaml' leaves the scenario's folder by a link"
      ),
      (
        ["a/old.sim.yaml": Self.old(snapshot: "start")], "old.sim.yaml",
        "'old.sim.yaml' takes no snapshot 'end'"
      ),
      (
        ["a/old.sim.yaml": "layoutsim: 2\nname: Old\nscene: {table: {rwos: 9}}\n"], "old.sim.yaml",
        "'old.sim.yaml' has mistakes, the first of them: 'rwos' is not a key of 'table'"
      ),
    ] {
      var others = others
      others["a/new.sim.yaml"] = Self.old()
      let read = Self.read("{file: a.svg, at: end, before: \(file)}", others)
      #expect(read.diagnostics.map(\.message) == [message])
      let mark = try #require(read.diagnostics.first?.mark)
      #expect(mark.file == "a/new.sim.yaml" && mark.line == 5 && mark.column == 43)
      #expect(read.scenario == nil)
    }
  }

  @Test func `letters without a glyph before a change are told at their place`() {
    let old = Self.old("").replacing("name: Old", with: "name: Old\nalt: \"\"")
      .replacing("rows: 9", with: "rows: [שלום, שלום]")
    let read = Self.read(
      "{file: a.svg, at: end, before: old.sim.yaml}, {file: b.svg, at: end, before: old.sim.yaml}",
      ["a/old.sim.yaml": old.replacing("alt: \"\"\n", with: "")]
    )
    #expect(read.scenario != nil)
    #expect(
      read.diagnostics.map(\.message) == ["4 letters have no glyph and are drawn as boxes: ש ל ו ם"]
    )
    #expect(read.diagnostics.first?.mark?.file == "a/old.sim.yaml")
    #expect(read.sources.contains { $0.file == "a/old.sim.yaml" })
  }

  @Test(arguments: [
    ("{file: a.svg, at: end, before: old.sim.yaml}", "Here", true),
    ("{file: a.svg, at: end, before: old.sim.yaml, annotations: none}", "Here", false),
    ("{file: a.svg, at: end, before: old.sim.yaml}", "There", false),
    ("{file: a.svg, at: end}", "Here", false),
  ])
  func `a number with another text before the change is told`(
    _ picture: String,
    _ text: String,
    _ isTold: Bool
  ) {
    let old = Self.old() + "annotate: [{at: row 1, number: 1, text: There}]\n"
    let annotate = "[{at: row 2, number: 1, text: \(text)}]"
    let read = Self.read(picture, ["a/old.sim.yaml": old], annotate: annotate)
    let message = "number 1 has another text before the change, and 'a.svg' has one legend"
    #expect(read.diagnostics.map(\.message) == (isTold ? [message] : []))
    #expect(read.diagnostics.first?.notes.first?.mark?.file == (isTold ? "a/old.sim.yaml" : nil))
  }
}
