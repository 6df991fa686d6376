import LayoutDevices
import LayoutGeometry
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import Testing

/// Contrast, bold text and reduced motion, as a scenario chooses them.
@Suite struct `Settings of the reader` {
  private func pictures(_ scene: String, steps: String = "[{snapshot: a}]") throws -> [String] {
    let text = "layoutsim: 2\nname: a test\nscene: {\(scene)}\nsteps: \(steps)\n"
    let read = SceneReader.read(text: text, file: "a.sim.yaml")
    #expect(read.diagnostics.isEmpty)
    let report = ScenarioPlayer.play(try #require(read.scenario))
    #expect(report.isSuccess)
    return try report.snapshots.map { try SVGWriter().write($0.frame) }
  }

  @Test func `increased contrast shows the values of the system for it`() throws {
    let scene = "table: {rows: 3, style: inset-grouped, accessory: checkmark}"
    let normal = try pictures(scene)[0]
    let high = try pictures("contrast: increased, " + scene)[0]
    #expect(normal.contains("#007aff") && normal.contains("#f2f2f7"))
    #expect(high.contains("#0040dd") && high.contains("#ebebf0"))
    #expect(!high.contains("#007aff") && !high.contains("#f2f2f7"))
    let dark = try pictures("contrast: increased, theme: dark, " + scene)[0]
    #expect(dark.contains("#409cff") && dark.contains("#242426"))
    // What the scene says itself stays.
    let own = try pictures("contrast: increased, table: {rows: 3, text-color: '#007aff'}")[0]
    #expect(own.contains("#007aff"))
  }

  @Test(arguments: [
    ("presentation: page-sheet", true), ("presentation: popover, device: iPad (A16)", true),
    ("presentation: full-screen", false),
    ("presentation: page-sheet, orientation: landscape", false),
    ("device: iPad (A16), window: one-third", true), ("device: iPad (A16)", false),
  ])
  func `dark backgrounds are lighter in cards and in windows beside others`(
    _ scene: String,
    _ isElevated: Bool
  ) throws {
    let table = "table: {rows: 3, style: inset-grouped}"
    let dark = try pictures("theme: dark, \(scene), \(table)")[0]
    #expect(dark.contains("#2c2c2e") == isElevated)
    let high = try pictures("theme: dark, contrast: increased, \(scene), \(table)")[0]
    #expect(high.contains("#363638") == isElevated)
  }

  @Test func `bold text is heavier, and wraps earlier`() throws {
    let scene =
      "table: {rows: 1, text: 'A long title that needs more than one line here', lines: 0}"
    let regular = try pictures(scene)[0]
    let bold = try pictures("text-weight: bold, " + scene)[0]
    #expect(!regular.contains(#"font-weight="600">A long"#))
    #expect(regular != bold)
    #expect(bold.contains("600"))
  }

  @Test func `with reduced motion the keyboard fades in its place`() throws {
    let scene = "table: {sections: [{rows: 3, accessory-view: {text-field: '', width: 120}}]}"
    let steps = "[{focus: row 1}, {wait: 100ms}, {snapshot: a}, settle, {snapshot: b}]"
    func keyboards(_ scene: String) throws -> [Int] {
      try pictures(scene, steps: steps).map { picture in
        let place = try #require(picture.firstMatch(of: /id="keyboard"[^>]*>/)).output
        return place.contains("opacity") ? 1 : 0
      }
    }
    #expect(try keyboards(scene) == [0, 0])
    #expect(try keyboards("motion: reduced, " + scene) == [1, 0])
    let ends = try [scene, "motion: reduced, " + scene].map { try pictures($0, steps: steps)[1] }
    #expect(ends[0] == ends[1])
  }

  @Test func `with reduced motion a toolbar fades in its place`() throws {
    let steps = "[{tap: button Edit}, {wait: 100ms}, {snapshot: a}, settle, {snapshot: b}]"
    let scene = "edit-screen: true, table: {rows: 3}"
    let full = try pictures(scene, steps: steps)
    let reduced = try pictures("motion: reduced, " + scene, steps: steps)
    #expect(full[0] != reduced[0])
    #expect(full[1] == reduced[1])
  }
}
