import LayoutDiagnostics
import LayoutScenes
import Testing

@Suite struct `Examples of keys` {
  /// The mistakes that lie in what an example leaves out: other files, other lines of the scenario.
  private static let others = [
    "file", "unknown-definition", "no-base", "no-such-view", "no-such-control", "no-form",
    "no-edit-screen", "no-minimum",
  ]

  @Test func `each is read without a mistake`() throws {
    for key in SceneLanguage.keys
    where key.shape.isKnown && SceneLanguage.leads(to: key.group) && !Self.isOfOthers(key) {
      let text = Self.scenario(SceneLanguage.example(of: key))
      let found = SceneReader.read(text: text, file: "example").diagnostics.filter {
        $0.severity == .error && !Self.others.contains($0.code)
      }
      #expect(found.isEmpty, "\(found.map(\.message)) of\n\(text)")
    }
  }

  /// Returns whether a key is in each file already, or speaks of what else the scene has.
  private static func isOfOthers(_ key: SceneKey) -> Bool {
    switch key.group {
    case .scenario: ["layoutsim", "name"].contains(key.name)
    case .step: key.name == "enable"
    default: false
    }
  }

  @Test func `each form of a place can be read`() {
    for place in PlaceForm.all.flatMap(\.examples) {
      let scene = "scene: {table: {rows: 40}}"
      let text = "layoutsim: 2\nname: a\n\(scene)\nsteps:\n  - tap: \"\(place)\"\n"
      let found = SceneReader.read(text: text, file: "place").diagnostics
      #expect(!found.contains { $0.code == "place" }, "\(place)")
    }
  }

  /// A complete file of the lines that show a key.
  private static func scenario(_ lines: [String]) -> String {
    var lines = lines
    for (key, value) in [
      ("scene:", "scene: {table: {rows: 20}}"), ("name:", "name: an example"),
      ("layoutsim:", "layoutsim: 2"),
    ] where lines.first?.hasPrefix(key) == false {
      lines.insert(value, at: 0)
    }
    let isForm = lines.contains("  form:") || lines.contains { $0.hasPrefix("  form: ") }
    if let index = lines.firstIndex(of: "scene:"), !isForm,
      !lines.contains(where: { $0.hasPrefix("  table:") })
    {
      lines.insert("  table: {rows: 20}", at: index + 1)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
