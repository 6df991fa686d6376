import Foundation
import LayoutDiagnostics
import LayoutScenes
import Testing

@Suite struct SchemaCommandTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Snapshots")

  private static func schema(_ kind: String = "scenario") throws -> JSONSchema {
    try CommandBench.run { layoutsim in
      let run = try layoutsim("schema", kind)
      #expect(run.code == 0)
      return try JSONSchema(run.output)
    }
  }

  @Test func `it accepts every scenario of this package`() throws {
    let schema = try Self.schema()
    let files = FileManager.default.enumerator(at: Self.folder, includingPropertiesForKeys: nil)
    var count = 0
    while let file = files?.nextObject() as? URL {
      guard file.path.hasSuffix(".sim.yaml") else { continue }
      let value = try #require(PlainYAML(String(contentsOf: file, encoding: .utf8)), "\(file)")
      let mistakes = try schema.mistakes(of: value)
      #expect(mistakes.isEmpty, "\(file.lastPathComponent): \(mistakes)")
      count += 1
    }
    #expect(count > 50)
  }

  @Test func `it says what each key may hold, and what that means`() throws {
    for key in SceneLanguage.keys + SceneLanguage.keysBeside {
      #expect(key.shape.isKnown, "\(key.group.topic).\(key.name)")
      let isSentence = key.summary.contains(" ") && key.summary.hasSuffix(".")
      #expect(isSentence, "\(key.group.topic).\(key.name): \(key.summary)")
    }
    for group in KeyGroup.allCases {
      #expect(!SceneLanguage.keys(of: group).isEmpty, "\(group)")
      let isOfTouches = group == .touches || group == .touchEvent
      #expect(SceneLanguage.leads(to: group) != isOfTouches, "\(group)")
    }
  }

  @Test(arguments: [
    ("{version: 1, events: [{t: 0, id: 1, phase: began, x: 40, y: 2.5e2}]}", true),
    ("{version: 1, events: []}", true), ("{version: 2, events: []}", false),
    ("{version: 1}", false), ("[]", false),
    ("{version: 1, events: [{t: 0, id: 1, phase: begins, x: 40, y: 2}]}", false),
    ("{version: 1, events: [{t: 0, id: 1, phase: ended, x: 40}]}", false),
    ("{version: 1, events: [{t: -1, id: 1, phase: ended, x: 40, y: 0}]}", false),
    ("{version: 1, events: [], device: phone}", false),
  ])
  func `files of touches have one too`(text: String, fits: Bool) throws {
    let mistakes = try Self.schema("touches").mistakes(of: try #require(PlainYAML(text)))
    #expect(mistakes.isEmpty == fits, "\(mistakes)")
  }

  @Test func `it accepts the touches of this package`() throws {
    let file = Self.folder.appending(path: "reuse/recorded-drag.json")
    let value = try #require(PlainYAML(String(contentsOf: file, encoding: .utf8)))
    #expect(try Self.schema("touches").mistakes(of: value) == [])
  }

  /// Values of each kind, among them some of most keys.
  private static let probes = [
    "3", "0.5", "-1", "a text", "true", "\"true\"", "400ms", "none", "\">= 3\"", "row 3", "~",
    "[1, 2]", "[row 3]", "[]", "[[a]]", "{unheard-of: 1}", "[{unheard-of: 1}]", "{}",
  ]

  @Test func `it agrees with the reader on what keys may hold`() throws {
    let schema = try Self.schema()
    for key in SceneLanguage.keys
    where key.shape.isKnown && SceneLanguage.leads(to: key.group) {
      for probe in Self.probes + [SceneLanguage.value(of: key) ?? "~"] {
        let text = Self.scenario(SceneLanguage.example(of: key, with: probe))
        let (scenario, diagnostics) = SceneReader.read(text: text, file: "probe")
        let value = try #require(PlainYAML(text), "\(text)")
        let mistakes = try schema.mistakes(of: value)
        if scenario != nil {
          #expect(mistakes.isEmpty, "the reader accepts\n\(text)")
        }
        // A row has values of its own, whose names only the reader knows: those that texts have.
        let wrong = diagnostics.filter {
          $0.severity == .error && ["unknown-key", "wrong-type"].contains($0.code)
            && !$0.message.hasSuffix("is not a key of a row")
        }
        if !wrong.isEmpty {
          #expect(!mistakes.isEmpty, "the reader says \(wrong.map(\.message)) of\n\(text)")
        }
      }
    }
  }

  /// A complete file of the lines that show a key.
  private static func scenario(_ lines: [String]) -> String {
    var lines = lines
    for (key, value) in [
      ("scene:", "scene: {table: {rows: 20}}"), ("name:", "name: a probe"),
      ("layoutsim:", "layoutsim: 2"),
    ] where lines.first?.hasPrefix(key) == false {
      lines.insert(value, at: 0)
    }
    if let index = lines.firstIndex(of: "scene:"),
      !lines.contains(where: { $0.hasPrefix("  table:") })
    {
      lines.insert("  table: {rows: 20}", at: index + 1)
    }
    return lines.joined(separator: "\n") + "\n"
  }
}
