import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutScenes
import Testing

@Suite struct `A file over its base` {
  private static let base = """
    layoutsim: 2
    name: the base
    scene:
      device: iPhone 17
      table: {rows: 40, row-height: 44, editing: true}
      overlay: {kind: scroll-and-select, debug: true}
    steps:
      - press: row 2
      - release
      - snapshot: first
    pictures: [{file: base.svg, at: first}]

    """

  private func folder(_ text: String, base: String = Self.base) -> SceneFolder {
    SceneFolder(texts: ["a/own.sim.yaml": text, "a/b/base.yaml": base])
  }

  private func read(_ text: String, base: String = Self.base) throws -> Scenario {
    let read = folder(text, base: base).read("a/own.sim.yaml")
    #expect(read.diagnostics == [])
    return try #require(read.scenario)
  }

  @Test func `it has what it says itself, and else what the base says`() throws {
    let scenario = try read(
      """
      layoutsim: 2
      name: own
      base: b/base.yaml
      scene: {device: iPad (10th generation), table: {rows: 3}}
      """
    )
    #expect(scenario.name == "own")
    #expect(scenario.scene.environment.device.name == "iPad (10th generation)")
    #expect(scenario.scene.table.sections.map(\.rowCount) == [3])
    #expect(scenario.scene.table.rowHeight == .fixed(44))
    #expect(scenario.scene.table.isEditing)
    #expect(scenario.scene.overlay != nil)
    #expect(scenario.steps.map(\.action.keyword) == ["press", "release", "snapshot"])
    #expect(scenario.pictures == [])
  }

  @Test func `places stay in their own files`() throws {
    let scenario = try read(
      """
      layoutsim: 2
      name: own
      base: b/base.yaml
      steps: [base, wait: 1s]
      """
    )
    #expect(scenario.steps.map(\.action.keyword) == ["press", "release", "snapshot", "wait"])
    let places = scenario.steps.map { "\($0.mark?.file ?? ""):\($0.mark?.line ?? 0)" }
    #expect(
      places == ["a/b/base.yaml:8", "a/b/base.yaml:9", "a/b/base.yaml:10", "a/own.sim.yaml:4"]
    )
    #expect(scenario.scene.table.mark?.file == "a/b/base.yaml")
  }

  @Test func `steps replace those of the base`() throws {
    let scenario = try read("layoutsim: 2\nname: own\nbase: b/base.yaml\nsteps: [wait: 1s]")
    #expect(scenario.steps.map(\.action.keyword) == ["wait"])
  }

  @Test func `lists replace, and a tilde takes a key away`() throws {
    let scenario = try read(
      """
      layoutsim: 2
      name: own
      base: b/base.yaml
      scene: {table: {rows: ~, sections: [{rows: 5}, {rows: 6}]}, overlay: {debug: ~}}
      steps: [press: row 1/2]
      """
    )
    #expect(scenario.scene.table.sections.map(\.rowCount) == [5, 6])
    #expect(scenario.scene.overlay != nil)
    #expect(scenario.scene.overlay?.debug == nil)
  }

  @Test func `rows over sections of a base, or the reverse, are told at the file's own`() {
    let rows = "rows: 3"
    let sections = "sections: [{rows: 3}]"
    for (own, base, key) in [(rows, sections, "sections"), (sections, rows, "rows")] {
      let folder = folder(
        "layoutsim: 2\nname: own\nbase: b/base.yaml\nscene: {table: {\(own)}}\n",
        base: "layoutsim: 2\nscene:\n  table:\n    style: plain\n    \(base)\n"
      )
      let found = folder.read("a/own.sim.yaml").diagnostics
      #expect(found.map(\.message) == ["a table has 'rows' or 'sections', not both"])
      #expect(found.map(\.mark?.file) == ["a/own.sim.yaml"])
      #expect(found.map(\.notes.first?.mark?.file) == ["a/b/base.yaml"])
      #expect(found.map(\.hint) == ["write '\(key): null' as well"])
    }
  }

  @Test func `a base has a base of its own, beside itself`() {
    let folder = SceneFolder(texts: [
      "a/own.sim.yaml": "layoutsim: 2\nname: own\nbase: ../b/base.yaml\n",
      "a/../b/base.yaml": "layoutsim: 2\nbase: ./screen.yaml\nsteps: [wait: 1s]\n",
      "a/../b/./screen.yaml": "layoutsim: 2\nscene: {table: {rows: 7}}\n",
    ])
    let read = folder.read("a/own.sim.yaml")
    #expect(read.diagnostics == [])
    #expect(read.scenario?.scene.table.sections.map(\.rowCount) == [7])
    #expect(read.paths == ["a/../b/base.yaml", "a/../b/./screen.yaml"])
    #expect(read.sources.map(\.file) == read.paths)
  }

  @Test func `mistakes in the base have its file and line`() {
    let base = "layoutsim: 2\nscene:\n  table: {rows: 40, row-hight: 44}\n  divice: iPhone 17\n"
    let own = "layoutsim: 2\nname: own\nbase: b/base.yaml\nsteps: [wait: 1]\n"
    let folder = folder(own, base: base)
    let places = folder.read("a/own.sim.yaml").diagnostics.map { diagnostic in
      "\(diagnostic.mark?.file ?? ""):\(diagnostic.mark?.line ?? 0) \(diagnostic.hint ?? "")"
    }
    #expect(
      places == [
        "a/b/base.yaml:3 write 'row-height'", "a/b/base.yaml:4 write 'device'",
        "a/own.sim.yaml:4 write 1s or 1ms",
      ]
    )
  }

  @Test func `what was read is known also if there are mistakes`() {
    let folder = SceneFolder(texts: ["own.sim.yaml": "layoutsim: 2\nname: 5\nbase: gone.yaml\n"])
    let read = folder.read("own.sim.yaml")
    #expect(read.scenario == nil)
    #expect(read.paths == ["gone.yaml"])
  }

  @Test(arguments: [
    (
      "base: gone.yaml",
      """
      a/own.sim.yaml:3:7: error: 'gone.yaml' cannot be read: there is no such file
      note: its path from here is 'a/gone.yaml'
      """
    ),
    (
      "base: [b/base.yaml]",
      "a/own.sim.yaml:3:7: error: 'base' is the name of a file, not [b/base.yaml]"
    ),
    ("base:", "a/own.sim.yaml:3:1: error: nothing stands after 'base:'"),
    ("base: ''", "a/own.sim.yaml:3:7: error: 'base' is the name of a file, not ''"),
    (
      "base: own.sim.yaml",
      "a/own.sim.yaml:3:7: error: 'own.sim.yaml' is based on itself"
    ),
    (
      "base: ./b/../own.sim.yaml",
      "a/own.sim.yaml:3:7: error: './b/../own.sim.yaml' is based on itself"
    ),
    (
      "base: list.yaml",
      """
      a/list.yaml:1:1: error: a base is a map of keys, not [a, b]
      a/own.sim.yaml:3:7: note: it is the base here
      """
    ),
    (
      "base: empty.yaml",
      """
      a/empty.yaml:1:1: error: a base is a map of keys, not nothing
      a/own.sim.yaml:3:7: note: it is the base here
      """
    ),
    ("base: bad.yaml", "a/bad.yaml:1:5: error: a ':' cannot stand here"),
    (
      "base: one.yaml",
      """
      a/one.yaml:1:12: error: this base is written in version 1 of the language, and what it is the \
      base of in version 2
      hint: write both in the same version
      """
    ),
    (
      "base: large.yaml",
      """
      a/own.sim.yaml:3:7: error: 'large.yaml' cannot be read: it has more than 256 kB
      note: its path from here is 'a/large.yaml'
      """
    ),
  ])
  func `a wrong base is told with its place`(_ line: String, _ mistake: String) {
    let folder = SceneFolder(texts: [
      "a/own.sim.yaml": "layoutsim: 2\nname: own\n\(line)\nscene: {table: {rows: 5}}\n",
      "a/list.yaml": "[a, b]", "a/empty.yaml": "", "a/bad.yaml": "a: b: c",
      "a/one.yaml": "layoutsim: 1\n",
      "a/large.yaml": String(repeating: "#", count: 300_000),
    ])
    let told = folder.mistakes(of: "a/own.sim.yaml")
    #expect(told.count == 1)
    #expect(told.first?.hasPrefix(mistake) == true, "\(told)")
  }

  @Test func `files that include each other are told with the way around`() {
    let folder = SceneFolder(texts: [
      "a.yaml": "layoutsim: 2\nbase: b.yaml\n",
      "b.yaml": "layoutsim: 2\nbase: c.yaml\n",
      "c.yaml": "layoutsim: 2\nname: c\nbase: b.yaml\nscene: {table: {rows: 1}}\n",
      "own.yaml": "layoutsim: 2\nname: own\nbase: a.yaml\n",
    ])
    #expect(
      folder.mistakes(of: "own.yaml") == [
        """
        c.yaml:3:7: error: 'b.yaml' is based on itself
        b.yaml:2:7: note: it goes on from here
        """
      ]
    )
  }

  @Test(arguments: [
    ("b/bas.yaml", "b/base.yaml"), ("b/base", "b/base.yaml"), ("./b/BASE.yml", "./b/base.yaml"),
    ("b/nothing.yaml", nil), ("c/base.yaml", nil),
  ])
  func `a file that is not there is perhaps another one`(name: String, meant: String?) {
    let folder = folder("layoutsim: 2\nname: own\nbase: \(name)\n")
    let told = folder.read("a/own.sim.yaml").diagnostics
    #expect(told.map(\.message) == ["'\(name)' cannot be read: there is no such file"])
    #expect(told.map(\.hint) == [meant.map { "write '\($0)'" }])
  }

  @Test func `a chain has an end`() {
    var folder = SceneFolder(texts: ["0.yaml": "layoutsim: 2\nscene: {table: {rows: 1}}\n"])
    for number in 1...10 {
      folder.texts["\(number).yaml"] = "layoutsim: 2\nname: n\nbase: \(number - 1).yaml\n"
    }
    #expect(folder.mistakes(of: "8.yaml") == [])
    let told = folder.mistakes(of: "9.yaml")
    #expect(told.count == 1)
    #expect(told.first?.contains("1.yaml:3:7: error: this is the base of a base") == true)
  }

  @Test func `what a base that cannot be read would bring is not missed too`() {
    let folder = SceneFolder(texts: [
      "own.yaml": """
      layoutsim: 2
      name: own
      base: nowhere.yaml
      scene: {device: Foldable}
      steps: [base, use: three-rows, snapshot: a]
      colour: red
      """
    ])
    let mistakes = folder.read("own.yaml").diagnostics.map { "\($0.mark?.line ?? 0): \($0.code)" }
    #expect(mistakes == ["3: file", "6: unknown-key"])
  }

  @Test func `a text that is in no folder has no base`() {
    let text = "layoutsim: 2\nname: own\nbase: b.yaml\nscene: {table: {rows: 1}}\n"
    let (_, diagnostics) = SceneReader.read(text: text, file: "own.yaml")
    #expect(
      diagnostics.map(\.message) == [
        "'b.yaml' cannot be read: this scenario is a text that is in no folder"
      ]
    )
  }

  @Test func `the word for the steps of a base needs some`() {
    let folder = folder("layoutsim: 2\nname: own\nscene: {table: {rows: 1}}\nsteps: [base]\n")
    #expect(
      folder.mistakes(of: "a/own.sim.yaml") == [
        """
        a/own.sim.yaml:4:9: error: 'base' stands for no steps here
        hint: write it in the list after 'steps' of a file whose 'base' has steps
        """
      ]
    )
  }
}
