import Foundation
import LayoutDiagnostics
import LayoutScenes
import ScreenFrames
import Testing

@testable import LayoutSimulation

/// What the finger of a scenario does on the screens that are compared.
@Suite struct ComparedTracksTests {
  private static func comparison(
    _ subject: ScreenComparison.Subject,
    _ steps: String,
    selection: String? = nil,
    table: String = "{rows: 20, row-height: 44, editing: true}"
  ) throws -> ScreenComparison {
    let text = """
      layoutsim: 1
      name: tracks
      scene:
        device: iPhone SE (3rd generation)
        table: \(table)
      \(selection.map { "selection: \($0)" } ?? "")
      steps:
      \(steps.split(separator: "\n").map { "  - \($0)" }.joined(separator: "\n"))
      """
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "tracks.sim.yaml")
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    return ScreenComparison(subject, of: try #require(scenario))
  }

  private static let jump = """
    press: row 2 on touchView
    move: {to: row 9, within: 0s}
    move: {to: row 6, within: 0s}
    release
    """

  @Test(arguments: [
    "{starts-with: strip-pan, passes: range, turning-back: restore}",
    "{starts-with: strip-pan, limit: {total: 3}}",
  ])
  func `the pod is compared in its own mode and without a limit`(selection: String) throws {
    let own = try Self.comparison(.errata, Self.jump)
    let other = try Self.comparison(.errata, Self.jump, selection: selection)
    #expect(own.screens[0].selected != own.screens[1].selected)
    #expect(other.screens.map(\.selected) == own.screens.map(\.selected))
  }

  @Test func `what falls short of a minimum is said of each screen`() throws {
    let selection = "{starts-with: strip-pan, limit: {min: 5}}"
    let comparison = try Self.comparison(.modes, Self.jump, selection: selection)
    let few = comparison.screens.map { screen in
      screen.facts.first { $0.subject == .shortcomings }?.text
    }
    // Down over rows 2 to 9 and back to row 6.
    #expect(few[1...5] == [nil, nil, "too few: 4 of 5", "too few: 4 of 5", "too few: 4 of 5"])
    #expect(comparison.lines[3].hasSuffix("; too few: 4 of 5"))
  }

  @Test func `a finger that never comes down on the strip goes the same way on it`() throws {
    let own = try Self.comparison(.errata, Self.jump)
    let other = try Self.comparison(
      .errata,
      "press: row 2\nhold: 300ms\n"
        + Self.jump.split(separator: "\n").dropFirst().joined(separator: "\n"),
      selection: "long-press"
    )
    #expect(other.screens.flatMap(\.failures).isEmpty)
    #expect(other.screens.map(\.selected) == own.screens.map(\.selected))
  }

  @Test func `the marks of rows that were selected before go where their rows go`() throws {
    let steps = """
      press: row 1 on touchView
      move: {to: row 6, within: 300ms}
      delete: rows 2..3
      insert: row 0
      hold: 100ms
      release
      """
    let table = "{row-height: 44, editing: true, sections: [{rows: 12, selected: [4]}]}"
    let screens = try Self.comparison(.modes, steps, table: table).screens
    #expect(screens.flatMap(\.failures).isEmpty)
    for screen in screens {
      let marked = screen.rows.filter(\.wasSelected).map(\.address)
      #expect(marked == [RowAddress(row: 3)], "\(screen.name)")
    }
  }

  @Test func `a touch view is removed where a mode has one`() throws {
    let steps = "press: row 2 on touchView\nmove: {to: row 5, within: 100ms}\nremove: touchView"
    let screens = try Self.comparison(.modes, steps).screens
    #expect(screens.flatMap(\.failures).isEmpty)
    for screen in screens where !screen.name.hasPrefix("strip-pan") {
      #expect(screen.selected == [RowAddress(row: 2)...RowAddress(row: 5)], "\(screen.name)")
    }
  }

  @Test(arguments: ["1s", "0s"])
  func `a long press of the poster rests as long as it has to`(duration: String) throws {
    let screens = try Self.comparison(
      .modes,
      "press: row 2\nhold: 2s\nmove: {to: row 5, within: 100ms}\nrelease",
      selection: "{starts-with: long-press, minimum-press-duration: \(duration)}"
    ).screens
    #expect(screens.flatMap(\.failures).isEmpty)
    let pressed = screens.filter { $0.name == "long-press, range, restore" }
    #expect(pressed.map(\.selected) == [[RowAddress(row: 2)...RowAddress(row: 5)]])
  }

  @Test func `each way is drawn over the window in which it went`() throws {
    let steps = """
      press: row 2
      move: {to: row 9, within: 400ms}
      rotate: landscape
      move: {to: '500, 250', within: 400ms}
      release
      """
    let screens = try Self.comparison(.modes, steps).screens
    #expect(screens.flatMap(\.failures).isEmpty)
    for screen in screens {
      #expect(screen.tracks.map(\.goesOn) == [false, true], "\(screen.name)")
      #expect(screen.tracks.map { $0.windowSize.width < $0.windowSize.height } == [true, false])
      #expect(screen.shownTracks == [screen.tracks[1]])
      #expect(screen.tracks[1].points.allSatisfy { $0.y <= screen.frame.size.height })
    }
    let poster = try Self.comparison(.modes, steps + "\nrotate: portrait").screens
    #expect(poster.allSatisfy { $0.shownTracks == [$0.tracks[0]] })
  }
}
