import LayoutDiagnostics
import LayoutScenes
import Testing

/// What stands beside the screen of a picture: other environments, and the scenario before a change.
@Suite struct PictureCompanyTests {
  private static func read(_ picture: String, _ others: [String: String]) -> ReadScenario {
    let files = SceneFiles { path, _ throws(SceneFiles.Refusal) in
      guard let text = others[path] else { throw .reason("there is no such file") }
      return Array(text.utf8)
    }
    let text = """
      layoutsim: 2
      name: New
      scene: {table: {rows: 3}}
      steps: [{snapshot: end}]
      pictures: [\(picture)]

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
}
