import Foundation
import LayoutDiagnostics
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// A picture may show the part at a place of the language, as an annotation may be at it.
struct CroppedPlaceTests {
  /// Returns the part of a screen with buttons, check marks and an index that a picture shows.
  private func part(_ crop: String, padding: Int = 0) throws -> CGRect? {
    try group(crop, padding: padding)?.clip
  }

  /// Returns the group that a crop makes.
  private func group(
    _ crop: String,
    padding: Int = 0,
    on device: String = "iPhone 15",
    after steps: String = ""
  ) throws -> ElementGroup? {
    let text = """
      layoutsim: 2
      name: test
      scene:
        device: \(device)
        title: Inbox
        right-items: [Edit]
        overlay: none
        table: {row-height: 44, editing: true, index: [A, B], sections: [{title: A, rows: 5}, {title: B, rows: 40}]}
      steps: [\(steps){snapshot: now}]
      pictures: [{file: a.svg, at: now, crop: "\(crop)", padding: \(padding)}]
      """
    let (made, diagnostics) = SceneReader.read(text: text, file: "test.sim.yaml")
    let scenario = try #require(made, "\(diagnostics)")
    let run = AnnotatedRun(scenario)
    let screen = try #require(run.report.snapshots.last?.frame).framed(
      by: try #require(scenario.pictures.first).framing,
      on: scenario.scene.environment,
      with: try #require(run.moments["now"]?.areas)
    )
    if case .group(let group)? = screen.frame.elements.last { return group }
    return nil
  }

  /// With the line around the screen that ends in the middle of it, and a row would be half clear at its ends.
  @Test(arguments: ["iPhone 15", "iPhone 17 Pro Max", "iPad (A16)"])
  func `a row that is shown alone reaches to the edges of the screen`(_ device: String) throws {
    let shown = try #require(try group("row 1/2", on: device))
    guard case .group(let window)? = shown.children.first else {
      Issue.record("there is no window")
      return
    }
    let xs = window.clipPath.compactMap(\.end).map(\.x)
    #expect(xs.min() == 0 && xs.max() == window.clip?.width)
  }

  @Test func `the places of annotations are shown, too`() throws {
    let button = try #require(try part("button Edit"))
    #expect(button.minX > 300 && button.maxY < 110, "\(button)")
    let mark = try #require(try part("row 1/2 on check mark", padding: 4))
    #expect(mark.maxX < 60 && mark.width < 40, "\(mark)")
    // Rounded out to whole points.
    #expect(try #require(try part("second visible row")).height == 45)
    let letter = try #require(try part("index B", padding: 2))
    #expect(letter.minX > 370 && letter.width <= 20, "\(letter)")
    #expect(try #require(try part("200, 300", padding: 20)).size == CGSize(width: 40, height: 40))
  }

  @Test(arguments: [
    ("button Done", "there is no button 'Done' on this screen in 'now'"),
    ("key A", "there is no keyboard on this screen in 'now'"),
  ])
  func `a place that is not there is told`(_ crop: String, _ message: String) throws {
    let problem = #expect(throws: FramingProblem.self) { try part(crop) }
    #expect(problem?.message == message)
    #expect(problem?.hint.isEmpty == false)
  }

  @Test(arguments: [("hint", "'keyboard'"), ("tabBar", "'keyboard'"), ("under", "'cover'")])
  func `a view of which nothing is seen is refused as a part and as a place`(
    _ name: String,
    _ cover: String
  ) throws {
    let text = """
      layoutsim: 2
      name: test
      scene:
        device: iPhone 16
        tab-bar: [Inbox, Sent]
        table: {rows: 30, accessory-view: {text-field: "", width: 150}}
        views:
          - {label: Hidden hint, name: hint}
          - {label: Under, name: under}
          - {box: [200, 60], background: white, name: cover}
        constraints:
          - hint.centerX == superview.centerX
          - hint.bottom == superview.bottom - 100
          - under.centerX == superview.centerX
          - under.top == superview.top + 300
          - cover.centerX == under.centerX
          - cover.centerY == under.centerY
      steps: [{focus: row 1}, settle, {snapshot: typing}]
      pictures: [{file: a.svg, at: typing, crop: \(name)}]
      annotate: [{at: \(NamedView(rawValue: name) == nil ? "view " : "")\(name), text: A}]
      """
    let (made, diagnostics) = SceneReader.read(text: text, file: "test.sim.yaml")
    let scenario = try #require(made, "\(diagnostics)")
    let run = AnnotatedRun(scenario)
    let moment = try #require(run.moments["typing"])
    let message = "view '\(name)' is behind \(cover)"
    #expect(moment.areas.covers[name] == cover)
    let problem = #expect(throws: FramingProblem.self) {
      try run.report.snapshots[0].frame.framed(
        by: scenario.pictures[0].framing,
        on: scenario.scene.environment,
        with: moment.areas
      )
    }
    #expect(problem?.message == "\(message) in 'typing'")
    #expect(moment.placed.isEmpty)
  }

  @Test(arguments: [
    ("accessory in row 1/0", "write 'row 1/0 on accessory'"),
    ("switch of row 1/0", "write 'row 1/0 on accessory'"),
    ("row 1/0 accessory", "write 'row 1/0 on accessory'"),
    ("minus of row 1/0", "write 'row 1/0 on edit control'"),
    ("section 1 row 0", "write 'row 1/0'"),
    ("row 1.0", "write 'row 1/0'"),
  ])
  func `a row in other words is a mistake with the place that is meant`(
    _ crop: String,
    _ hint: String
  ) {
    let text = """
      layoutsim: 2
      name: test
      scene: {table: {sections: [{rows: 5}, {rows: 40}]}}
      steps: [{snapshot: now}]
      pictures: [{file: a.svg, at: now, crop: "\(crop)"}]
      """
    let (_, diagnostics) = SceneReader.read(text: text, file: "test.sim.yaml")
    #expect(diagnostics.map(\.hint) == [hint], "\(diagnostics)")
  }

  @Test(arguments: [
    (
      "row 4", "the table has no row 0/4 in 'now'",
      "rows count from 0, as sections do, up to section 1: those of section 0 are 'row 0/0' to 'row 0/3'"
    ),
    (
      "row 1/30", "row 1/30 is not on the screen in 'now'",
      "take a snapshot in which it is seen, or show other rows"
    ),
  ])
  func `a row that the table has no more is another mistake than one that is not seen`(
    _ crop: String,
    _ message: String,
    _ hint: String
  ) throws {
    let problem = #expect(throws: FramingProblem.self) {
      try group(crop, after: "{delete: row 4}, ")
    }
    #expect(problem?.message == message)
    #expect(problem?.hint == hint)
  }
}
