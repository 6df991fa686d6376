import LayoutDiagnostics
import LayoutScenes
import Testing

/// Texts of views in which values have places.
@Suite struct ViewTextTests {
  private func file(_ table: String, version: Int = 2, scene: String = "") -> String {
    """
    layoutsim: \(version)
    name: a test
    scene:
      table: {\(table)}
      \(scene)
    steps:
      - wait: 1s
    """
  }

  @Test(arguments: [
    MistakeRow(
      "the title of a section",
      "sections: [{rows: 3, title: 1️⃣'{who}'}]",
      "'{who}' stands for nothing in 'title'",
      hint: "what stands for something is '{section}'"
    ),
    MistakeRow(
      "the footer of a section",
      "sections: [{rows: 3, footer: 1️⃣'{sectoin}'}]",
      "'{sectoin}' stands for nothing in 'footer'",
      hint: "write '{section}'"
    ),
    MistakeRow(
      "a label of a section's header",
      "sections: [{rows: [{who: A}], header-view: {views: [{label: 1️⃣'{who}'}]}}]",
      "'{who}' stands for nothing in 'label'",
      hint: "what stands for something is '{section}', '{title}', '{footer}'"
    ),
    MistakeRow(
      "a button of a section's footer",
      "sections: [{rows: 3, footer-view: {views: [{button: 1️⃣'{tilte}'}]}}]",
      "'{tilte}' stands for nothing in 'button'",
      hint: "write '{title}'"
    ),
    MistakeRow(
      "the text of a section's header",
      "sections: [{rows: 3, header-view: 1️⃣'{row}'}]",
      "'{row}' stands for nothing in 'header-view'",
      hint: "what stands for something is '{section}', '{title}', '{footer}'"
    ),
    MistakeRow(
      "the table's header",
      "rows: 3, header-view: {text: 1️⃣'{section}'}",
      "'{section}' stands for nothing in 'text'",
      hint: "nothing has a value here; a brace is written '{{'"
    ),
    MistakeRow(
      "a field in a cell",
      "rows: [{who: A}], cell: {views: [{label: '{who}'}, {text-field: 1️⃣'{whom}'}]}",
      "'{whom}' stands for nothing in 'text-field'",
      hint: "write '{who}'"
    ),
    MistakeRow(
      "a button at the end of a row",
      "rows: [{who: A, text: '{who}', accessory-view: {button: 1️⃣'{whom}'}}]",
      "'{whom}' stands for nothing in 'button'",
      hint: "write '{who}'"
    ),
  ])
  func `names without a value are told in every text`(_ row: MistakeRow) {
    expect(file(row.text), [row.mistake])
  }

  @Test func `braces of views around the table stand for themselves`() throws {
    let scene = try scenario(
      file("rows: 3", scene: "stack: {views: [{button: '{who}'}, {segments: ['{', '{a}']}]}")
    ).scene
    #expect(scene.stack?.views[0].content == .control(ControlScene(.button("{who}"))))
    #expect(
      scene.stack?.views[1].content
        == .control(ControlScene(.segments(["{", "{a}"], selected: nil)))
    )
  }

  @Test func `braces of the first version stand for themselves in titles and controls`() throws {
    let table = "sections: [{rows: 2, title: 'A {b}', accessory-view: {button: '{c}'}}]"
    let (read, diagnostics) = SceneReader.read(text: file(table, version: 1), file: "a")
    #expect(!diagnostics.contains { $0.severity == .error })
    let section = try #require(read?.scene.table.sections.first)
    #expect(section.title == "A {{b}")
    #expect(section.look.accessoryView?[0]?.kind == .button("{{c}"))
  }
}
