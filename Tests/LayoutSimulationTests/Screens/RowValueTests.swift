import LayoutControls
import LayoutDiagnostics
import LayoutScenes
import LayoutSimulation
import LayoutViews
import Testing

/// What tables, sections and rows say, each for those below it.
@Suite struct RowValueTests {
  @Test func `texts of controls, headers and footers show the values of their rows and sections`()
    throws
  {
    let table = """
      {cell: {views: [{name: f, text-field: '{who}'}, {name: s, segments: ['{who}', B], selected: 0}, \
      {name: n, text-view: '{who}{{', scrolls: false}, {name: b, button: 'Call {who}'}], \
      constraints: ["H:|-[f]-|", "H:|-[s]", "H:|-[n]-|", "H:|-[b]", "V:|-[f]-[s]-[n]-[b]-|"]}, \
      accessory-view: {text-field: '{who}!', width: 60}, \
      sections: [{rows: [{who: Ada}, {who: Bob}], title: 'Part {section}', \
      footer: 'F', header-view: {views: [{name: h, button: '{title} {footer}'}], constraints: ["H:|-[h]", "V:|[h]|"]}}]}
      """
    let steps = """
      expect: {values: {f in row 0: Ada, s in row 0: Ada, f in row 1: Bob, s in row 1: Bob, n in row 0: "Ada{", accessory in row 1: Bob!}}
      """
    let scenario = try scenario(steps, table: table, scene: "overlay: none")
    #expect(ScenarioPlayer.play(scenario).failures.map(\.message) == [])
    let simulation = Simulation(scenario.scene)
    let texts = buttonTitles(in: simulation.window)
    #expect(texts.contains("Call Ada") && texts.contains("Part 0 F"))
  }

  private func buttonTitles(in view: View) -> [String] {
    ((view as? Button)?.title(for: .normal).map { [$0] } ?? [])
      + view.subviews.flatMap { buttonTitles(in: $0) }
  }

  @Test(arguments: [
    ("row-height: 80, rows: 2", [80, 80]),
    ("row-height: 80, sections: [{row-height: automatic, rows: 2}]", [44, 44]),
    ("row-height: 80, rows: [{text: A, height: automatic}, {text: B}]", [44, 80]),
    ("sections: [{row-height: 60, rows: [{text: A, height: automatic}, {height: 20}]}]", [44, 20]),
    (
      "row-height: 80, estimated-row-height: 0, sections: [{row-height: automatic, rows: 2}]",
      [44, 44]
    ),
    (
      "row-height: [30, 50], sections: [{row-height: automatic, rows: [{height: 33}, {text: A}]}]",
      [33, 44]
    ),
  ])
  func `automatic of a section or row counts over the heights around it`(
    _ table: String,
    _ heights: [Int]
  ) throws {
    let frames = heights.enumerated().map { "row \($0): {height: \($1)}" }.joined(separator: ", ")
    let failures = try failures(
      "expect: {frames: {\(frames)}}",
      table: "{\(table)}",
      scene: "overlay: none"
    )
    #expect(failures == [])
  }

  @Test(arguments: [
    ("unselectable: all, rows: 3", [String]()),
    ("unselectable: [0, 2], rows: 3", ["row 1"]),
    (
      "unselectable: all, rows: [{text: A, unselectable: false}, B, {text: C, unselectable: false}]",
      ["row 0", "row 2"]
    ),
    ("unselectable: all, sections: [{rows: 3, unselectable: none}]", ["row 0", "row 1", "row 2"]),
  ])
  func `flags of the table count where sections and rows say none`(
    _ table: String,
    _ rows: [String]
  ) throws {
    let taps = (0..<3).map { "tap: row \($0)" }.joined(separator: "\n")
    let selected = rows.isEmpty ? "none" : "[\(rows.joined(separator: ", "))]"
    let steps = "\(taps)\nexpect: {selected: \(selected)}"
    #expect(try failures(steps, table: "{\(table)}", scene: "overlay: none") == [])
  }

  @Test func `flags of the table name rows of its sections`() throws {
    let table =
      "{movable: 1/0..1, selected: [1/2, 0], trailing-actions: [Pin], sections: [{rows: 2}, {rows: 3, trailing-actions: []}]}"
    let sections = try scenario("edit: true", table: table, scene: "overlay: none").scene.table
      .sections
    #expect(sections.map(\.movable.ranges) == [[], [0...1]])
    #expect(sections.map(\.selected.ranges) == [[0...0], [2...2]])
    #expect(sections.map { $0.trailingActions.map(\.title) } == [["Pin"], []])
    let disabled =
      "{disabled: all, sections: [{rows: [{text: A, disabled: false}, B]}, {rows: 3, disabled: [1]}]}"
    let others = try scenario("wait: 1s", table: disabled, scene: "overlay: none").scene.table
      .sections
    #expect(others.map(\.disabled.ranges) == [[1...1], [1...1]])
  }
}
