import Foundation
import LayoutDiagnostics
import LayoutInteraction
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import TestSupport
import Testing

/// What the finger of a scenario does on the screens that are compared.
@Suite struct ComparedTracksTests {
  private static func comparison(
    _ subject: ScreenComparison.Subject,
    _ steps: String,
    selection: String? = nil,
    table: String = "{rows: 20, row-height: 44, editing: true}"
  ) throws -> ScreenComparison {
    ScreenComparison(subject, of: try scenario(steps, selection: selection, table: table))
  }

  private static func scenario(
    _ steps: String,
    selection: String? = nil,
    table: String = "{rows: 20, row-height: 44, editing: true}"
  ) throws -> Scenario {
    let text = """
      layoutsim: 2
      name: tracks
      scene:
        device: iPhone SE (3rd generation)
        table: \(table)
      \(selection.map { "selection: \($0)" } ?? "  overlay: scroll-and-select")
      steps:
      \(steps.split(separator: "\n").map { "  - \($0)" }.joined(separator: "\n"))
      """
    let (scenario, diagnostics) = SceneReader.read(text: text, file: "tracks.sim.yaml")
    #expect(diagnostics.isEmpty, "\(diagnostics.map(\.message))")
    return try #require(scenario)
  }

  @Test func `a poster shows the whole of screens of different sizes`() throws {
    let text = """
      layoutsim: 2
      name: sizes
      scene:
        device: iPhone SE (3rd generation)
        table: {rows: 20}
        overlay: {kind: scroll-and-select, enabled: false, errata: [options-add-touch-view],
          touch-view-width: 60}
      steps:
        - tap: row 5 on touchView
        - rotate: landscape
      """
    let scenario = try #require(SceneReader.read(text: text, file: "sizes.sim.yaml").scenario)
    let comparison = ScreenComparison(.errata, of: scenario)
    let poster = ComparisonPoster(comparison, of: scenario).frame
    #expect(
      comparison.screens.map(\.frame.size)
        == [CGSize(width: 375, height: 667), CGSize(width: 667, height: 375)]
    )
    // A square of 300 points, and up to 350 for headings, facts and the legend; upright or across it would be 534 or 169.
    #expect(550...650 ~= poster.size.height)
  }

  private static let jump = """
    press: row 2 on touchView
    move: {to: row 9, within: 0s}
    move: {to: row 6, within: 0s}
    release
    """

  @Test(arguments: ScreenComparison.Subject.allCases)
  func `screens played side by side are as those one after the other`(
    _ subject: ScreenComparison.Subject
  ) async throws {
    let scenario = try Self.scenario(Self.jump)
    let alone = ScreenComparison(subject, of: scenario)
    let sideBySide = await ScreenComparison.sideBySide(subject, of: scenario)
    #expect(alone.lines == sideBySide.lines)
    #expect(alone.screens.map(\.frame) == sideBySide.screens.map(\.frame))
    #expect(alone.screens.map(\.facts) == sideBySide.screens.map(\.facts))
  }

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

  @Test(arguments: [Duration.seconds(1), .zero])
  func `a long press of the poster rests as long as it has to`(duration: Duration) throws {
    var scenario = try Self.scenario(
      "press: row 2 on touchView\nmove: {to: row 5, within: 100ms}\nrelease",
      selection: "strip-pan"
    )
    scenario.scene.selection?.minimumPressDuration = duration
    let screens = ScreenComparison(.modes, of: scenario).screens
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

  // MARK: What selects in the scenario, and what does not

  /// A finger over a long list, and what is selected where its drags start as they are written, and elsewhere.
  struct Written: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var start: SelectionMode.Start
    var steps: String
    var own: [ClosedRange<RowAddress>]
    /// Nil where the other starts need not come to the same.
    var others: [ClosedRange<RowAddress>]?
  }

  private static let written = [
    Written(
      testDescription: "a fling scrolls",
      start: .longPress,
      steps: """
        fling: {from: row 12, to: row 4, within: 160ms}
        settle
        press: row 33
        hold: 300ms
        move: row 36
        release
        """,
      own: [RowAddress(row: 33)...RowAddress(row: 36)],
      others: [RowAddress(row: 33)...RowAddress(row: 36)]
    ),
    Written(
      testDescription: "one finger scrolls where two select",
      start: .twoFingerPan,
      steps: """
        press: row 12
        move: {to: row 4, within: 1s}
        hold: 300ms
        release
        settle
        press: {at: row 14, fingers: 2}
        move: row 16
        release
        """,
      own: [RowAddress(row: 14)...RowAddress(row: 16)],
      others: [RowAddress(row: 14)...RowAddress(row: 16)]
    ),
    Written(
      testDescription: "a finger that rests at the edge rests no longer",
      start: .longPress,
      steps: "press: bottom edge - 2\nhold: 1s\nrelease",
      own: [RowAddress(row: 13)...RowAddress(row: 31)]
    ),
    Written(
      testDescription: "a finger scrolls beside the strip and the check marks",
      start: .longPress,
      steps: "press: '20, 400'\nmove: {to: '20, 200', within: 400ms}\nrelease",
      own: [],
      others: []
    ),
    Written(
      testDescription: "two fingers scroll where one selects",
      start: .longPress,
      steps: "press: {at: row 9, fingers: 2}\nmove: {to: row 3, within: 400ms}\nrelease",
      own: [],
      others: []
    ),
    Written(
      testDescription: "a tap is a tap",
      start: .stripPan,
      steps: """
        tap: row 3
        press: row 6 on touchView
        move: row 8 on touchView
        release
        """,
      own: [
        RowAddress(row: 3)...RowAddress(row: 3), RowAddress(row: 6)...RowAddress(row: 8),
      ],
      others: [
        RowAddress(row: 3)...RowAddress(row: 3), RowAddress(row: 6)...RowAddress(row: 8),
      ]
    ),
  ]

  @Test(arguments: written)
  func `what selects in the scenario selects on each screen, and what scrolls does not`(
    written: Written
  ) throws {
    let screens = try Self.comparison(
      .modes,
      written.steps,
      selection: written.start.rawValue,
      table: "{rows: 300, row-height: 44, editing: \(written.start == .stripPan)}"
    ).screens
    #expect(screens.flatMap(\.failures).isEmpty)
    let own = SelectionScene(written.start)
    for screen in screens {
      if screen.name
        == "\(own.start.rawValue), \(own.pass.rawValue), \(own.turningBack.rawValue)"
      {
        #expect(screen.selected == written.own, "\(screen.name)")
      } else if !screen.name.hasPrefix(own.start.rawValue), let others = written.others {
        #expect(screen.selected == others, "\(screen.name)")
      }
    }
  }

  @Test func `each press selects where a scenario says nothing of drags`() throws {
    let text = """
      layoutsim: 2
      name: no way to select
      scene:
        table: {rows: 300, row-height: 44}
        overlay: none
      steps:
        - fling: {from: row 12, to: row 4, within: 160ms}
        - settle
        - press: row 36
        - move: {to: row 39, within: 100ms}
        - release
      """
    let scenario = try #require(SceneReader.read(text: text, file: "none.sim.yaml").0)
    let screens = ScreenComparison(.modes, of: scenario).screens
    #expect(screens.flatMap(\.failures).isEmpty)
    for screen in screens {
      #expect(screen.selected == [RowAddress(row: 36)...RowAddress(row: 39)], "\(screen.name)")
    }
  }

  @Test func `the buttons are pressed where drags start as in the scenario`() throws {
    let text = """
      layoutsim: 2
      name: rows are deleted
      scene:
        table: {rows: 12, row-height: 44}
        edit-screen: true
      selection: edit-column-pan
      steps:
        - tap: button Edit
        - settle
        - press: row 2 on check mark
        - move: {to: row 4 on check mark, within: 300ms}
        - release
        - tap: button 'Delete (3)'
        - settle
      """
    let scenario = try #require(SceneReader.read(text: text, file: "delete.sim.yaml").0)
    let screens = ScreenComparison(.modes, of: scenario).screens
    #expect(screens.flatMap(\.failures).isEmpty)
    for screen in screens {
      let isOwn = screen.name.hasPrefix("edit-column-pan")
      #expect(screen.rows.count == (isOwn ? 9 : 12), "\(screen.name)")
      let selected = isOwn ? [] : [RowAddress(row: 2)...RowAddress(row: 4)]
      #expect(screen.selected == selected, "\(screen.name)")
    }
  }

  @Test func `a scenario that is played for its way happens as it does in a test`() throws {
    var count = 0
    for folder in ["", "/selection", "/gestures", "/screens", "/errata", "/tables"] {
      for file in filesInFolder(Repository.root + "/Snapshots" + folder)
      where file.hasSuffix(".sim.yaml") {
        let scenario = try Self.scenario(ofSnapshot: "\(folder)/\(file)")
        let trace = ScenarioPlayer.play(scenario).trace
        var player = TrackPlayer(scenario)
        player.simulation.log.isRecording = true
        try player.play()
        let entries = player.simulation.log.entries.prefix(trace.count)
        #expect(entries.map(\.text) == trace.map(\.text), "\(folder)/\(file)")
        #expect(entries.map(\.time) == trace.map(\.time), "\(folder)/\(file)")
        count += 1
      }
    }
    #expect(count > 100)
  }

  private static func scenario(ofSnapshot file: String) throws -> Scenario {
    let path = "\(Repository.root)/Snapshots/\(file)"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    let files = SceneFiles { path, _ throws(SceneFiles.Refusal) in
      guard let data = FileManager.default.contents(atPath: "\(Repository.root)/Snapshots/\(path)")
      else { throw .reason("there is no such file") }
      return Array(data)
    }
    let read = SceneReader.read(text: text, file: file, files: files)
    return try #require(read.scenario, "\(read.diagnostics)")
  }
}
