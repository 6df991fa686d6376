import LayoutDiagnostics
import LayoutScenes
import Testing

@Suite struct `Letters without a glyph` {
  private func warnings(_ text: String) -> [String] {
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "a.sim.yaml")
    #expect(scenario != nil)
    return diagnostics.filter { $0.code == "no-glyph" }.map {
      "\($0.mark?.line ?? 0):\($0.mark?.column ?? 0) \($0.severity): \($0.message)"
    }
  }

  @Test func `they are told once for each text, with the place of the first`() {
    let text = """
      layoutsim: 2
      name: 試験
      scene:
        title: To 東京
        table:
          sections:
            - {title: "🦊", rows: 400}
            - {title: "🦊", rows: 3}
          text: 行 {row} 行
      steps:
        - snapshot: a
      """
    #expect(
      warnings(text) == [
        "4:13 warning: 2 letters have no glyph and are drawn as boxes: 東 京",
        "7:18 warning: a letter has no glyph and is drawn as a box: 🦊",
        "9:11 warning: a letter has no glyph and is drawn as a box: 行",
      ]
    )
  }

  @Test(arguments: [
    // A ring above e; the same twice; with a box; a circle around a number.
    ("e\u{30A}", "a letter has marks without a glyph and is drawn without them: e\u{30A}"),
    (
      "me\u{30A}r e\u{30A}",
      "a letter has marks without a glyph and is drawn without them: e\u{30A}"
    ),
    (
      "e\u{30A} u\u{332}",
      "2 letters have marks without a glyph and are drawn without them: e\u{30A} u\u{332}"
    ),
    (
      "e\u{30A} 京",
      "2 letters have no glyph of their own and are drawn as boxes or without their marks: e\u{30A} 京"
    ),
    ("1\u{20DD}", "a letter has marks without a glyph and is drawn without them: 1\u{20DD}"),
    // A mark that has no letter to stand on, and the sign that Arabic sets under numbers.
    ("\u{301}", "a letter has marks without a glyph and is drawn without them: \u{301}"),
    ("\u{600}", "a letter has marks without a glyph and is drawn without them: \u{600}"),
    // Composed, the tables have it; and what nobody sees is not missing.
    ("e\u{301} e\u{323}\u{302}", nil), ("a\u{200D}b\u{200B}c\u{AD}d\u{200E}", nil),
    ("→\u{FE0E}", nil),
  ])
  func `a mark without a glyph is told`(_ title: String, _ message: String?) {
    let text = """
      layoutsim: 2
      name: a
      scene:
        title: "\(title)"
        table: {rows: 3}
      steps:
        - snapshot: a
      """
    let found = warnings(text).map { $0.drop { $0 != "w" }.drop { $0 != ":" }.dropFirst(2) }
    #expect(found.map(String.init) == (message.map { [$0] } ?? []))
  }

  @Test func `a detail that no cell shows is told, not drawn as boxes`() {
    let text = """
      layoutsim: 2
      name: a
      scene:
        table: {rows: 4, detail: 東京, cell-style: default}
      steps:
        - snapshot: a
      """
    #expect(warnings(text) == [])
    #expect(warnings(text.replacing("default", with: "value1")).count == 1)
    let (_, diagnostics) = SceneReader.read(text: text, file: "a.sim.yaml")
    #expect(
      diagnostics.map(\.message) == [
        "'detail' has no effect: cells of the style 'default' have none"
      ]
    )
    #expect(diagnostics.map(\.mark?.column) == [20])
  }

  @Test func `letters of the tables, and what is not drawn, are not told`() {
    let text = """
      layoutsim: 2
      name: 試験
      alt: 東京
      scene:
        title: Grüße, Ελλάδα, Привет “→ … €”
        table: {rows: 3}
      steps:
        - expect: {log: 東}
      """
    let (_, diagnostics) = SceneReader.read(text: text, file: "a.sim.yaml")
    #expect(!diagnostics.contains { $0.code == "no-glyph" })
  }

  @Test func `the identifier of a constraint is told where labels show it`() {
    func file(_ guide: String) -> String {
      """
      layoutsim: 2
      name: a test
      scene:
        table: {rows: 3}
        overlay: {constraints: [{constraint: touchView.width == 40, id: 漢i}]}
        show: [\(guide)]
      steps:
        - snapshot: a
      """
    }
    #expect(
      warnings(file("constraints")) == [
        "5:67 warning: a letter has no glyph and is drawn as a box: 漢"
      ]
    )
    #expect(warnings(file("constraint-values")) == [])
  }

  @Test(arguments: ["constraints", "outlines", "hit-areas", "constraint-values", "margins"])
  func `the name of a view is told where guides show it`(_ guide: String) {
    let text = """
      layoutsim: 2
      name: 試験
      scene:
        table: {rows: 3}
        views: [{name: 漢, box: [20, 20]}]
        show: [\(guide)]
      steps:
        - snapshot: a
      """
    let isShown = !["constraint-values", "margins"].contains(guide)
    let message = "5:18 warning: a letter has no glyph and is drawn as a box: 漢"
    #expect(warnings(text) == (isShown ? [message] : []))
  }

  private func warnings(_ name: String, _ content: String, _ entries: String) -> [String] {
    let folder = SceneFolder(texts: [
      "a.sim.yaml": file(table: "rows: {file: \(name)}\(entries)"), name: content,
    ])
    return folder.read("a.sim.yaml").diagnostics.filter { $0.code == "no-glyph" }.map {
      "\($0.mark?.file ?? ""):\($0.mark?.line ?? 0):\($0.mark?.column ?? 0): \($0.message)"
    }
  }

  @Test func `those of a file of rows are told in its lines, if a text shows them`() {
    let csv = "text,city,note\nAnna,東京,試\nÄnne,東京,験\n🦊,Rom,\n"
    #expect(
      warnings("a.csv", csv, ", detail: '{city}'") == [
        "a.csv:2:6: 2 letters have no glyph and are drawn as boxes: 東 京",
        "a.csv:4:1: a letter has no glyph and is drawn as a box: 🦊",
      ]
    )
    let json = "[{\"text\": \"A\"},\n {\"text\": \"\\u6771\"}]"
    #expect(
      warnings("a.json", json, "") == [
        "a.json:2:11: a letter has no glyph and is drawn as a box: 東"
      ]
    )
  }

  @Test func `of very many texts of a file the last are counted`() {
    let csv = "text\n" + (0..<30).map { "東\($0)\n" }.joined()
    let warnings = warnings("a.csv", csv, "")
    #expect(warnings.count == 21)
    #expect(warnings.last == "a.csv:22:1: 10 more texts have letters without a glyph")
  }

  @Test func `of very many texts the last are counted`() {
    let sections = (0..<30).map { "      - {title: 東\($0), rows: 1}" }.joined(separator: "\n")
    let text = """
      layoutsim: 2
      name: a test
      scene:
        table:
          sections:
      \(sections)
      """
    let warnings = warnings(text)
    #expect(warnings.count == 21)
    #expect(warnings.last?.hasSuffix("10 more texts have letters without a glyph") == true)
  }
}
