import LayoutDiagnostics
import LayoutScenes
import Testing

struct VersionTests {
  @Test(arguments: [
    ("table: {rows: 3}", "", true),
    ("table: {rows: 3}\n  overlay: none", "", false),
    ("table: {rows: 3}\n  overlay: scroll-and-select", "", true),
    ("table: {rows: 3}\n  edit-screen: true", "", false),
    ("form: {options: {a: A}}", "", false),
    ("stack: {views: [{box: [1, 1], name: a}]}", "", false),
    ("table: {rows: 3}", "selection: strip-pan", true),
    ("table: {rows: 3}", "selection: long-press", false),
  ])
  func `a file of the first version has the overlay that it had`(
    scene: String,
    selection: String,
    hasOverlay: Bool
  ) throws {
    let (scenario, diagnostics) = SceneReader.read(
      text: text(1, scene, selection),
      file: "a.sim.yaml"
    )
    #expect((try #require(scenario).scene.overlay != nil) == hasOverlay)
    #expect(diagnostics.map(\.severity) == [.note])
    #expect(diagnostics.map(\.code) == ["older-version"])
  }

  @Test(arguments: [
    ("table: {rows: 3}", "", false),
    ("table: {rows: 3}\n  overlay: none", "", false),
    ("table: {rows: 3}\n  overlay: scroll-and-select", "", true),
    ("table: {rows: 3}\n  overlay: {enabled: false}", "", true),
    ("table: {rows: 3}", "selection: strip-pan", true),
    ("table: {rows: 3}", "selection: long-press", false),
  ])
  func `a file has an overlay only if it says so, or a selection needs it`(
    scene: String,
    selection: String,
    hasOverlay: Bool
  ) throws {
    let (scenario, diagnostics) = SceneReader.read(
      text: text(2, scene, selection),
      file: "a.sim.yaml"
    )
    #expect(diagnostics == [])
    #expect((try #require(scenario).scene.overlay != nil) == hasOverlay)
  }

  @Test func `what the first version leaves unsaid is told`() {
    let unsaid = SceneReader.read(text: text(1, "table: {rows: 3}"), file: "a.sim.yaml")
    #expect(
      unsaid.diagnostics == [
        Diagnostic(
          .note,
          code: "older-version",
          "this file is written in version 1 of the language, where an overlay lies over the table unsaid",
          at: SourceMark(file: "a.sim.yaml", line: 1, column: 12),
          hint: "write 'layoutsim: 2', and 'overlay: scroll-and-select' in the scene"
        )
      ]
    )
    let said = SceneReader.read(
      text: text(1, "table: {rows: 3}\n  overlay: none"),
      file: "a.sim.yaml"
    )
    #expect(
      said.diagnostics.map(\.message) == [
        "this file is written in version 1 of the language, and means the same in version 2"
      ]
    )
    #expect(said.diagnostics.map(\.hint) == ["write 'layoutsim: 2'"])
  }

  @Test func `a touch view that nothing brings is missing`() {
    let place = "steps:\n  - tap: 1️⃣row 1 on touchView"
    expect(
      text(2, "table: {rows: 3}", place),
      [
        Mistake(
          1,
          "this scene has no 'touchView'",
          notes: ["the scene has no 'overlay'"],
          hint: "write 'overlay: scroll-and-select' in the scene"
        )
      ]
    )
  }

  private func text(_ version: Int, _ scene: String, _ after: String = "") -> String {
    "layoutsim: \(version)\nname: a\nscene:\n  \(scene)\n\(after)\n"
  }
}
