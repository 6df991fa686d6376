import Foundation
import LayoutScenes
import Testing

@Suite struct `Steps and places` {
  private static let forms =
    "a place is 'row 3', 'row 1/3', 'top edge + 10', 'bottom edge - 20', '120, 300' or a view: "
    + "'touchView', 'tableView', 'superview', 'statusBar', 'navigationBar', 'title', 'toolbar'"

  struct PlaceRow: CustomTestStringConvertible {
    let testDescription: String
    let place: Place
    var canonical: String?

    init(_ text: String, _ place: Place, canonical: String? = nil) {
      testDescription = text
      self.place = place
      self.canonical = canonical
    }
  }

  @Test(arguments: [
    PlaceRow("row 3", Place(.row(RowAddress(row: 3))), canonical: "row 0/3"),
    PlaceRow("row 1/3 on touchView", Place(.row(RowAddress(section: 1, row: 3)), on: .touchView)),
    PlaceRow("row 1/3 + 10", Place(.row(RowAddress(section: 1, row: 3)), offset: 10)),
    PlaceRow("bottom edge - 20", Place(.bottomEdge, offset: -20)),
    PlaceRow(
      "top edge+10.5 on tableView",
      Place(.topEdge, offset: 10.5, on: .tableView),
      canonical: "top edge + 10.5 on tableView"
    ),
    PlaceRow("  bottom edge − 20 ", Place(.bottomEdge, offset: -20), canonical: "bottom edge - 20"),
    PlaceRow("120, 300", Place(.point(.init(x: 120, y: 300)))),
    PlaceRow("120.5,300", Place(.point(.init(x: 120.5, y: 300))), canonical: "120.5, 300"),
    PlaceRow("title", Place(.view(.title))),
  ])
  func `a place reads as it is written, and is written as it reads`(_ row: PlaceRow) throws {
    let scenario = try scenario(
      file(
        table: "sections: [{rows: 9}, {rows: 9}]",
        steps: "  - tap: '\(row.testDescription)'"
      )
    )
    guard case .tap(let target) = scenario.steps[0].action else {
      Issue.record("\(scenario.steps)")
      return
    }
    var place = target.place
    place.mark = nil
    #expect(place == row.place)
    #expect(place.description == row.canonical ?? row.testDescription)
  }

  @Test(arguments: [
    MistakeRow(
      "a point for the section",
      "row 1️⃣1.3",
      "'1.3' is not a row: section and row are whole numbers with a slash between them",
      hint: "write 'row 1/3'"
    ),
    MistakeRow(
      "a colon for the section",
      "row 1️⃣1:30",
      "'1:30' is not a row: section and row are whole numbers with a slash between them",
      hint: "write 'row 1/30'"
    ),
    MistakeRow("no number", "row1️⃣", "the number of the row is missing here", hint: "write 'row 3'"),
    MistakeRow(
      "a row before the first",
      "row 1️⃣-1",
      "rows are counted from 0, so that '-1' is none"
    ),
    MistakeRow("several rows", "1️⃣rows 3", "a place is one row", hint: "write 'row'"),
    MistakeRow(
      "a row that is not there",
      "1️⃣row 30",
      "the table has no row 30",
      notes: ["it has 30 rows, counted from 0"]
    ),
    MistakeRow(
      "a section that is not there",
      "1️⃣row 2/0",
      "the table has no section 2",
      notes: ["it has 1 section, counted from 0"]
    ),
    MistakeRow(
      "a row beyond all numbers",
      "row 1️⃣99999999999999999999",
      "'99999999999999999999' is not a row: section and row are whole numbers with a slash between them",
      hint: "write 'row 3' or 'row 1/3'"
    ),
    MistakeRow(
      "an edge without the word",
      "bottom 1️⃣- 20",
      "'edge' is missing here",
      hint: "write 'bottom edge'"
    ),
    MistakeRow("half an offset", "bottom edge -1️⃣", "a number of points is expected here"),
    MistakeRow(
      "a view misspelt",
      "row 3 on 1️⃣tochView",
      "no view is named 'tochView'",
      notes: [
        "the views are 'touchView', 'tableView', 'superview', 'statusBar', 'navigationBar', 'title', "
          + "'toolbar'"
      ],
      hint: "write 'touchView'"
    ),
    MistakeRow("no view", "row 3 on1️⃣", "the view is missing here"),
    MistakeRow(
      "no place",
      "1️⃣middle",
      "'middle' is not a place",
      notes: [forms]
    ),
    MistakeRow(
      "words after it",
      "row 3 1️⃣of touchView",
      "'of touchView' cannot stand after a place"
    ),
    MistakeRow(
      "one number",
      "120 1️⃣300",
      "a point has two numbers with a comma between them",
      hint: "write '120, 300', in points from the top left corner of the screen"
    ),
    MistakeRow(
      "a point outside",
      "1️⃣393, 20",
      "393, 20 is not on the screen",
      notes: ["the screen of 'iPhone 15' is 393 points wide and 852 high"]
    ),
    MistakeRow("a point without end", "1️⃣9999999, 20", "a number of points is expected here for x"),
    MistakeRow(
      "a bar that is not there",
      "1️⃣toolbar",
      "this scene has no 'toolbar'",
      notes: ["the scene does not say 'toolbar: true'"]
    ),
  ])
  func `a wrong place is shown where it is wrong`(_ row: MistakeRow) {
    expect(file(steps: "  - tap: \(row.text)"), [row.mistake])
    // A whole value begins at its quote.
    if !row.text.hasPrefix("1️⃣") {
      expect(file(steps: "  - tap: '\(row.text)'"), [row.mistake])
    }
  }

  @Test(arguments: [
    MistakeRow(
      "a bare number",
      "hold: 1️⃣400",
      "'hold' is a time with a unit, such as 400ms or 2s, not '400'",
      hint: "write 400ms or 400s"
    ),
    MistakeRow(
      "a small bare number",
      "hold: 1️⃣2",
      "'hold' is a time with a unit, such as 400ms or 2s, not '2'",
      hint: "write 2s or 2ms"
    ),
    MistakeRow(
      "minutes and seconds",
      "wait: 1️⃣1:30",
      "'wait' is a time with a unit, such as 400ms or 2s, not '1:30'",
      hint: "write 90s"
    ),
    MistakeRow(
      "a unit in words",
      "wait: 1️⃣2 seconds",
      "'wait' is a time with a unit, such as 400ms or 2s, not '2 seconds'",
      hint: "write 2s"
    ),
    MistakeRow(
      "minutes",
      "wait: 1️⃣1.5min",
      "'wait' is a time with a unit, such as 400ms or 2s, not '1.5min'",
      hint: "write 90s"
    ),
    MistakeRow("backwards", "wait: 1️⃣-1s", "'wait' is a time from above 0s to 600s, not '-1s'"),
    MistakeRow(
      "a tap on the status bar at a place",
      "tap-status-bar: 1️⃣row 3",
      "nothing stands after 'tap-status-bar', not 'row 3'",
      hint: "write '- tap-status-bar'"
    ),
    MistakeRow("no time at all", "hold: 1️⃣0s", "'hold' is a time from above 0s to 600s, not '0s'"),
    MistakeRow(
      "for ever",
      "settle: 1️⃣99999s",
      "'settle' is a time from above 0s to 600s, not '99999s'"
    ),
    MistakeRow(
      "not a number",
      "wait: 1️⃣.nans",
      "'wait' is a time with a unit, such as 400ms or 2s, not '.nans'"
    ),
    MistakeRow(
      "a move with a bare number",
      "move: {to: row 3, within: 1️⃣400}",
      "'within' is a time with a unit, such as 400ms or 2s, not '400'",
      hint: "write 400ms or 400s"
    ),
    MistakeRow(
      "a step that is none",
      "1️⃣drag: row 3",
      "'drag' is not a key of a step",
      hint: "write 'move'"
    ),
    MistakeRow(
      "a step without its colon",
      "1️⃣move row 3",
      "'move row 3' is not a step",
      notes: [
        "the steps are 'press', 'move', 'hold', 'release', 'cancel', 'tap', 'tap-status-bar', "
          + "'edit', 'wait', 'settle', 'expect', 'snapshot', 'repeat'"
      ],
      hint: "write 'move: row 3'"
    ),
    MistakeRow(
      "a step without its value",
      "1️⃣move",
      "nothing stands after 'move'",
      hint: "write 'move: ' and a place or a map"
    ),
    MistakeRow(
      "a colon and nothing",
      "1️⃣hold:",
      "nothing stands after 'hold:'",
      hint: "write a time, or delete the key"
    ),
    MistakeRow(
      "a value that is not inside",
      "move:\n    1️⃣to: row 3",
      "a step does one thing, and 'move' is already there",
      hint: "indent 'to' further, so that it belongs to 'move'"
    ),
    MistakeRow(
      "two steps in one",
      "wait: 1s\n    1️⃣hold: 1s",
      "a step does one thing, and 'wait' is already there",
      hint: "begin a new step with '- hold'"
    ),
    MistakeRow(
      "a release with a place",
      "release: 1️⃣row 3",
      "nothing stands after 'release', not 'row 3'",
      hint: "write '- release'"
    ),
    MistakeRow(
      "a list",
      "1️⃣[wait, hold]",
      "a step is a word or a map of one key, not a list"
    ),
    MistakeRow(
      "an unknown taker",
      "move: {1️⃣at: row 3, to: row 4}",
      "'at' is not a key of 'move'",
      hint: "'at' is a key of a touch and of a picture"
    ),
    MistakeRow(
      "a path that is no list",
      "move: {to: row 4, through: 1️⃣row 3}",
      "'through' is a list of places, not 'row 3'",
      hint: "write [row 3]"
    ),
  ])
  func `a wrong step is shown where it is wrong`(_ row: MistakeRow) {
    expect(file(steps: "  - press: row 2\n  - \(row.text)"), [row.mistake])
  }

  @Test func `fingers go down before they move and up before they go down`() {
    expect(
      file(
        steps: """
            - 1️⃣release
            - 2️⃣hold: 1s
            - press: row 1
            - 3️⃣tap: row 2
            - 4️⃣press: row 3
            - cancel
            - 5️⃣move: row 4
            - tap: row 5
          """
      ),
      [
        Mistake(
          1,
          "'release' needs a finger that is down",
          hint: "write '- press' and a place before it"
        ),
        Mistake(
          2,
          "'hold' needs a finger that is down",
          hint: "write '- wait' for time without a finger"
        ),
        Mistake(
          3,
          "the finger is already down",
          notes: ["it went down here"],
          hint: "write '- release' before it"
        ),
        Mistake(
          4,
          "the finger is already down",
          notes: ["it went down here"],
          hint: "write '- release' before it"
        ),
        Mistake(
          5,
          "'move' needs a finger that is down",
          hint: "write '- press' and a place before it"
        ),
      ]
    )
  }

  @Test func `a step that cannot be read says nothing about the steps after it`() {
    expect(
      file(
        steps: """
            - 1️⃣release
            - 2️⃣pres: row 1
            - move: row 4
            - release
          """
      ),
      [
        Mistake(
          1,
          "'release' needs a finger that is down",
          hint: "write '- press' and a place before it"
        ),
        Mistake(2, "'pres' is not a key of a step", hint: "write 'press'"),
      ]
    )
  }

  @Test func `a step with a wrong place is a step all the same`() {
    expect(
      file(
        steps: """
            - press: row 1️⃣x
            - move: row 4
            - release
            - 2️⃣release
          """
      ),
      [
        Mistake(1, "the number of the row is missing here", hint: "write 'row 3'"),
        Mistake(
          2,
          "'release' needs a finger that is down",
          hint: "write '- press' and a place before it"
        ),
      ]
    )
  }

  @Test func `repeated steps are written out`() throws {
    let scenario = try scenario(
      file(steps: "  - repeat: {times: 3, steps: [tap: row 1, wait: 1s]}\n  - snapshot: end")
    )
    #expect(
      scenario.steps.map(\.action.keyword) == [
        "tap", "wait", "tap", "wait", "tap", "wait", "snapshot",
      ]
    )
  }

  @Test func `several fingers go down at a place, and the status bar can be tapped`() throws {
    let scenario = try scenario(
      file(
        steps: """
            - press: {at: row 3, fingers: 2}
            - release
            - tap: {at: row 1, fingers: 3}
            - tap-status-bar
          """
      )
    )
    let fingers = scenario.steps.map { step in
      switch step.action {
      case .press(let target), .tap(let target): target.fingers
      default: 0
      }
    }
    #expect(fingers == [2, 0, 3, 0])
    #expect(scenario.steps.last?.action == .tapStatusBar)
    let row = MistakeRow(
      "too many fingers",
      "tap: {at: row 3, fingers: 1️⃣6}",
      "'fingers' is a whole number from 1 to 5, not '6'"
    )
    expect(file(steps: "  - \(row.text)"), [row.mistake])
  }

  @Test func `a snapshot has one name, also where it is repeated`() {
    expect(
      file(
        steps: """
            - snapshot: end
            - repeat: {times: 2, steps: [{1️⃣snapshot: again}]}
            - 2️⃣snapshot: End
            - snapshot: 3️⃣after hold!
            - snapshot: 4️⃣../x
            - snapshot: 5️⃣nul
          """
      ),
      [
        Mistake(1, "a snapshot is already named 'again'", notes: ["its step is repeated"]),
        Mistake(2, "a snapshot is already named 'End'", notes: ["the other one is here"]),
        Mistake(
          3,
          "'after hold!' cannot be the name of a snapshot: it has a space",
          hint: "write 'after-hold'"
        ),
        Mistake(
          4,
          "'../x' cannot be the name of a snapshot: it begins with '.'",
          hint: "write 'x'"
        ),
        Mistake(5, "'nul' cannot be the name of a snapshot: Windows keeps it for a device"),
      ]
    )
  }

  @Test func `too many steps are too many, also by repetition`() {
    expect(
      file(
        steps: """
            - 1️⃣repeat:
                times: 200
                steps: [{repeat: {times: 100, steps: [wait: 1s]}}]
            - repeat: {times: 2️⃣0, steps: [wait: 1s]}
          """
      ),
      [
        Mistake(1, "these are 20000 steps with repetitions, and 10000 are allowed"),
        Mistake(2, "'times' is a whole number from 1 to 1000, not '0'"),
      ]
    )
  }

  @Test func `views that a scene does not have cannot be touched`() {
    expect(
      """
      layoutsim: 1
      name: bare
      scene: {controller: bare, table: {rows: 3}}
      steps:
        - tap: 1️⃣row 1 on touchView
        - tap: 2️⃣title
      """,
      [
        Mistake(
          1,
          "this scene has no 'touchView'",
          notes: ["the table of a bare table view controller has no superview"]
        ),
        Mistake(2, "this scene has no 'title'", notes: ["the controller is not 'navigation'"]),
      ]
    )
    expect(
      file(overlay: "{enabled: false}", steps: "  - tap: {at: row 2, taken-by: 1️⃣touchView}"),
      [
        Mistake(
          1,
          "this scene has no 'touchView'",
          notes: ["the overlay says 'enabled: false'"]
        )
      ]
    )
    expect(
      file(overlay: "none", steps: "  - tap: 1️⃣touchView"),
      [Mistake(1, "this scene has no 'touchView'", notes: ["the overlay is 'none'"])]
    )
  }
}
