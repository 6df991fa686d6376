import LayoutScenes
import Testing

@Suite struct `Steps` {
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

  @Test func `some of several fingers go up, and no more than are down`() throws {
    let scenario = try scenario(
      file(
        steps: """
            - press: {at: row 3, fingers: 3}
            - release: {fingers: 1}
            - hold: 100ms
            - release: {fingers: 2}
            - press: {at: row 3, fingers: 2}
            - release: {fingers: 1}
            - release
          """
      )
    )
    #expect(scenario.steps[1].action == .release(fingers: 1))
    #expect(scenario.steps[1].action.keyword == "release")
    #expect(scenario.steps[6].action == .release(fingers: nil))
    expect(
      file(
        steps: """
            - press: {at: row 3, fingers: 2}
            - release: {fingers: 1}
            - 1️⃣release: {fingers: 2}
            - 2️⃣release: {fingers: 1}
            - press: row 1
            - release: 3️⃣{}
            - press: row 1
            - release: {fingers: 4️⃣none}
          """
      ),
      [
        Mistake(
          1,
          "2 fingers cannot go up where 1 is down",
          notes: ["what is down went down here"]
        ),
        Mistake(
          2,
          "'release' needs a finger that is down",
          hint: "write '- press' and a place before it"
        ),
        Mistake(3, "'fingers' is missing in 'release'", hint: "write 'fingers: ' and 1 to 5"),
        Mistake(4, "'fingers' is a whole number from 1 to 5, not 'none'"),
      ]
    )
  }

  @Test func `what a newcomer writes is answered with what is meant`() {
    expect(
      file(
        "  table: {rows: 30}\n  edit-screen: true",
        steps: """
            - tap: 1️⃣Edit
            - press: {at: row 3, fingers: 3, 2️⃣for: 500ms}
            - release: 3️⃣1
            - hold: 100ms
            - release
          """
      ),
      [
        Mistake(1, "'Edit' is not a place", hint: "write 'button Edit'"),
        Mistake(
          2,
          "'for' is not a key of a touch",
          hint: "time passes in a step of its own: '- hold: 300ms'"
        ),
        Mistake(3, "'release' is a word alone or a map, not '1'", hint: "write {fingers: 1}"),
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
        Mistake(
          2,
          "a snapshot is already named 'end', which some disks do not tell from 'End'",
          notes: ["the other one is here"]
        ),
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
      layoutsim: 2
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
