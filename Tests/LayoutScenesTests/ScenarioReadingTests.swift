import Foundation
import LayoutDevices
import LayoutDiagnostics
import LayoutGeometry
import LayoutScenes
import Testing

@Suite struct `Reading scenarios` {
  @Test func `a whole scenario becomes a value`() throws {
    let scenario = try scenario(
      """
      layoutsim: 2
      name: pan from row 3, then hold at the bottom edge
      scene:
        device: iPhone 15
        controller: navigation          # gives the table a superview, as in an app
        table: {rows: 100, row-height: 44, editing: true}
        overlay: scroll-and-select      # the pod's defaults; write a map here to change them
      steps:
        - press: row 3 on touchView     # finger down on the strip, level with row 3
        - move: {to: row 8, within: 400ms}
        - expect: {selected: rows 3..8, scrolling: none}
        - snapshot: six-rows
        - move: {to: bottom edge - 20, within: 300ms}
        - hold: 2s                      # the finger is still; scrolling must go on
        - expect: {scrolling: down, selected-count: ">= 40"}
        - snapshot: while-holding
        - release
        - settle: {within: 1s}
        - expect: {scrolling: none, no-gaps: true}
      pictures:
        - {file: pan-to-edge.svg, strip: [six-rows, while-holding]}
      """
    )
    #expect(scenario.name == "pan from row 3, then hold at the bottom edge")
    #expect(scenario.scene.environment.device.name == "iPhone 15")
    #expect(scenario.scene.table.sections.map(\.rowCount) == [100])
    #expect(scenario.scene.table.rowHeight == .fixed(44))
    #expect(scenario.scene.table.isEditing)
    let overlay = try #require(scenario.scene.overlay)
    #expect(overlay.isEnabled)
    #expect(overlay.constraints == nil)
    let rows = RowSelection.rows([RowRange(section: 0, rows: 3...8)])
    let actions = scenario.steps.map { unmarked($0.action) }
    #expect(
      actions == [
        .press(TouchTarget(Place(.row(RowAddress(row: 3)), on: .touchView))),
        .move(through: [Place(.row(RowAddress(row: 8)))], within: .milliseconds(400)),
        .expect([Expectation(.selected(rows)), Expectation(.scrolling(.none))]),
        .snapshot("six-rows"),
        .move(through: [Place(.bottomEdge, offset: -20)], within: .milliseconds(300)),
        .hold(.seconds(2)),
        .expect([
          Expectation(.scrolling(.down)), Expectation(.selectedCount(Comparison(.atLeast, 40))),
        ]),
        .snapshot("while-holding"),
        .release(fingers: nil),
        .settle(within: .seconds(1)),
        .expect([Expectation(.scrolling(.none)), Expectation(.noGaps(true))]),
      ]
    )
    #expect(scenario.snapshotNames == ["six-rows", "while-holding"])
    let picture = try #require(scenario.pictures.first)
    #expect(picture.file == "pan-to-edge.svg")
    #expect(picture.format == .svg)
    #expect(picture.isStrip)
    #expect(picture.snapshots == ["six-rows", "while-holding"])
  }

  @Test func `steps, expectations, places and constraints know their lines`() throws {
    let scenario = try scenario(
      """
      layoutsim: 2
      name: marks
      scene:
        table: {rows: 10}
        overlay:
          constraints:
            - touchView.width == 72
            - {constraint: touchView.top == superview.top, id: top}
      steps:
        - tap: "row 2"
        - release
      """.replacingOccurrences(of: "\n  - release", with: "\n  - expect: {editing: false}")
    )
    let constraints = try #require(scenario.scene.overlay?.constraints)
    #expect(
      constraints.map(\.mark) == [
        SourceMark(file: "a.sim.yaml", line: 7, column: 9, length: 21),
        SourceMark(file: "a.sim.yaml", line: 8, column: 22, length: 30),
      ]
    )
    #expect(constraints.map(\.identifier) == [nil, "top"])
    #expect(
      scenario.steps[0].mark == SourceMark(file: "a.sim.yaml", line: 10, column: 5, length: 3)
    )
    guard case .tap(let target) = scenario.steps[0].action,
      case .expect(let expectations) = scenario.steps[1].action
    else {
      Issue.record("\(scenario.steps)")
      return
    }
    #expect(target.place.mark == SourceMark(file: "a.sim.yaml", line: 10, column: 10, length: 7))
    #expect(
      expectations[0].mark == SourceMark(file: "a.sim.yaml", line: 11, column: 14, length: 7)
    )
  }

  @Test func `every key of the language can be read`() throws {
    let scenario = try scenario(
      """
      layoutsim: 2
      name: everything
      alt: A table
      scene:
        device: iPad (10th generation)
        orientation: landscape
        direction: right-to-left
        text-size: accessibility-5
        theme: dark
        events-per-second: 120
        controller: navigation
        title: Inbox
        toolbar: true
        status-bar: false
        show: [finger, safe-area, margins, constraints, touch-view]
        table:
          style: inset-grouped
          sections:
            - title: One
              footer: The end
              rows: 20
              row-height: [44, 60.5]
              selected: [0, 3..5]
              uneditable: 7
              unselectable: all
            - {rows: 0}
            - {rows: 5, selected: none, row-height: automatic}
          row-height: 50
          estimated-row-height: 48
          editing: true
          allows-multiple-selection: false
          allows-multiple-selection-during-editing: true
          scroll-enabled: false
          content-inset: {top: 1, left: 2, bottom: 3, right: 4}
          content-offset: 120
          separators: false
          text: "{section}: {row}"
          detail: detail
        overlay:
          kind: scroll-and-select
          enabled: true
          scrolling-speed: 15.5
          touch-view-width: 72
          respects-safe-area: true
          top-scrolling-anchor: 30
          bottom-scrolling-anchor: -30
          uses-estimated-row-height: false
          debug: {color: "#ff8800"}
      steps:
        - press: {at: row 2/3 + 4 on touchView, taken-by: touchView}
        - move: {through: [row 2/4, "120, 300"], to: top edge, within: 0s}
        - hold: 1s
        - cancel
        - tap: {at: [10, 20], taken-by: nothing}
        - wait: 400ms
        - settle
        - settle: 2s
        - repeat:
            times: 3
            steps:
              - press: toolbar
              - release
        - expect:
            selected: [row 0/1, rows 0/3..0/5, rows 0/19..2/0]
            selected-count: 4
            scrolling: up
            offset: "< 10"
            touch-view: {x: 0, y: 1, width: 2, height: 3, right: 4, bottom: "!= 5"}
            no-gaps: false
            crash: false
            did-select: [row 2/3, row 0/1]
            did-deselect: none
            panning-did-begin: 1
            panning-did-end: ">= 1"
            editing: true
            log: [one, two]
        - snapshot: end
      pictures:
        - {file: pictures/end.png, at: end, theme: light, scale: 3, show: none}
        - {file: end.svg, strip: [end], show: all}
        - {file: more.svg, at: end, show: [all, outlines]}
        - {file: bare.svg, at: end, show: [none]}
      """
    )
    let scene = scenario.scene
    #expect(scene.environment.orientation == .landscape)
    #expect(scene.environment.direction == .rightToLeft)
    #expect(scene.environment.contentSizeCategory == .accessibilityExtraExtraExtraLarge)
    #expect(scene.environment.style == .dark)
    #expect(scene.eventsPerSecond == 120)
    #expect(scene.title == "Inbox")
    #expect(scene.showsToolbar && !scene.showsStatusBar)
    #expect(scene.guides == [.finger, .safeArea, .margins, .constraints, .touchView])
    let table = scene.table
    #expect(table.style == .insetGrouped)
    #expect(table.sections.map(\.rowCount) == [20, 0, 5])
    #expect(table.sections[0].selected.ranges == [0...0, 3...5])
    #expect(table.sections[0].uneditable.ranges == [7...7])
    #expect(table.sections[0].unselectable.ranges == [0...19])
    #expect(table.height(of: RowAddress(section: 0, row: 3)) == 60.5)
    #expect(table.height(of: RowAddress(section: 2, row: 3)) == nil)
    #expect(table.contentInset == EdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(table.look.text?[7].text(of: RowAddress(section: 2, row: 7)) == "2: 7")
    #expect(!table.isScrollEnabled && !table.allowsMultipleSelection && !table.showsSeparators)
    let overlay = try #require(scene.overlay)
    #expect(overlay.scrollingSpeed == .custom(rowsPerSecond: 15.5))
    #expect(overlay.debug?.color == Color(rgb: 0xFF8800))
    #expect(overlay.respectsSafeArea == true && overlay.usesEstimatedRowHeight == false)
    #expect(scenario.steps.count == 16)
    guard case .expect(let expectations) = scenario.steps[14].action else {
      Issue.record("\(scenario.steps[14])")
      return
    }
    #expect(
      expectations.first?.fact
        == .selected(
          .rows([
            RowRange(section: 0, rows: 1...1), RowRange(section: 0, rows: 3...5),
            RowRange(section: 0, rows: 19...19), RowRange(section: 2, rows: 0...0),
          ])
        )
    )
    #expect(expectations.count == 14)
    #expect(scenario.pictures.map(\.format) == [.png, .svg, .svg, .svg])
    let more = ShownGuide.all.union([.outlines])
    #expect(scenario.pictures.map(\.guides) == [[], ShownGuide.all, more, []])
  }

  @Test func `anchors, quotes and blocks are YAML as usual`() throws {
    let scenario = try scenario(
      """
      layoutsim: 2
      name: &n 'it''s a name'
      alt: |
        two
        lines
      scene: {table: {rows: 3}, title: *n}
      steps:
        - wait: &t 1s
        - wait: *t
      """
    )
    #expect(scenario.name == "it's a name")
    #expect(scenario.scene.title == "it's a name")
    #expect(scenario.alternativeText == "two\nlines\n")
    #expect(scenario.steps.map(\.action) == [.wait(.seconds(1)), .wait(.seconds(1))])
  }

  @Test func `line ends and a byte order mark make no difference`() throws {
    let text = file(steps: "  - tap: row 3")
    let plain = try scenario(text)
    for other in [
      text.replacingOccurrences(of: "\n", with: "\r\n"),
      text.replacingOccurrences(of: "\n", with: "\r"), "\u{FEFF}" + text,
    ] {
      #expect(try scenario(other) == plain)
    }
  }

  @Test func `numbers are read letter by letter`() throws {
    let scenario = try scenario(
      """
      layoutsim: 2
      name: 1.10
      scene: {title: on, table: {rows: 010, row-height: 44.25, text: 0x10, detail: 1:30}}
      """
    )
    #expect(scenario.name == "1.10")
    #expect(scenario.scene.title == "on")
    #expect(scenario.scene.table.sections[0].rowCount == 10)
    #expect(scenario.scene.table.look.text?[0].pattern == "0x10")
    #expect(scenario.scene.table.look.detail?[0].pattern == "1:30")
  }
}

/// The action without the marks of its places and expectations.
private func unmarked(_ action: StepAction) -> StepAction {
  func unmarked(_ place: Place) -> Place {
    Place(place.anchor, offset: place.offset, on: place.view)
  }
  switch action {
  case .press(let target): return .press(TouchTarget(unmarked(target.place), takenBy: target.taker))
  case .tap(let target): return .tap(TouchTarget(unmarked(target.place), takenBy: target.taker))
  case .move(let places, let time): return .move(through: places.map(unmarked), within: time)
  case .expect(let expectations): return .expect(expectations.map { Expectation($0.fact) })
  default: return action
  }
}
