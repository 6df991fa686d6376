import LayoutDevices
import LayoutScenes
import Testing

@Suite struct `Flings and interruptions in a file` {
  private func action(_ step: String) throws -> StepAction {
    let scenario = try scenario(file(steps: "  - press: row 1 on touchView\n  - \(step)"))
    return scenario.steps[1].action
  }

  private func fling(_ map: String) throws -> Fling {
    let scenario = try scenario(file(steps: "  - fling: {\(map)}"))
    guard case .fling(var fling) = scenario.steps[0].action else {
      throw NoFling()
    }
    fling.start.place.mark = nil
    if case .to(var end, let time) = fling.way {
      end.mark = nil
      fling.way = .to(end, within: time)
    }
    return fling
  }

  private struct NoFling: Error {}

  @Test func `a fling goes to a place or in a direction`() throws {
    let start = TouchTarget(.row(12))
    #expect(
      try fling("from: row 12, to: row 4")
        == Fling(from: start, .to(.row(4), within: .milliseconds(100)))
    )
    #expect(
      try fling("from: row 12, to: row 4, within: 160ms")
        == Fling(from: start, .to(.row(4), within: .milliseconds(160)))
    )
    #expect(
      try fling("from: row 12, direction: up, velocity: 2200, taken-by: touchView")
        == Fling(
          from: TouchTarget(.row(12), takenBy: .view(.touchView)),
          .toward(.up, velocity: 2200)
        )
    )
  }

  @Test func `interruptions are one word each`() throws {
    #expect(try action("interrupt: call") == .interrupt(.call))
    #expect(try action("interrupt: background") == .interrupt(.background))
    #expect(try action("remove: touchView") == .remove(.touchView))
    #expect(try action("enable: false") == .enable(false))
    #expect(try action("rotate: landscape") == .rotate(.landscape))
  }

  @Test func `points after a turn are on the turned screen`() throws {
    _ = try scenario(file(steps: "  - rotate: landscape\n  - tap: '700, 300'"))
    expect(
      file(steps: "  - rotate: landscape\n  - tap: 1️⃣'300, 700'"),
      [
        Mistake(
          1,
          "300, 700 is not on the screen",
          notes: ["the screen of 'iPhone 15' is 852 points wide and 393 high"]
        )
      ]
    )
  }

  @Test(arguments: [
    MistakeRow(
      "no way",
      "fling: 1️⃣{from: row 1}",
      "'to' is missing in 'fling'",
      hint: "write 'to: ' and a place"
    ),
    MistakeRow(
      "a way too many",
      "fling: {from: row 1, to: row 3, 1️⃣velocity: 300}",
      "a fling goes 'to' a place or has a 'velocity', not both",
      notes: ["the other one is here"],
      hint: "write 'within' for the speed on the way to a place"
    ),
    MistakeRow(
      "a time without a place",
      "fling: {from: row 1, direction: up, velocity: 300, 1️⃣within: 1s}",
      "'within' is for a fling that goes 'to' a place",
      hint: "write 'to: ' and a place, or delete 'within'"
    ),
    MistakeRow(
      "a direction alone",
      "fling: 1️⃣{from: row 1, direction: up}",
      "'velocity' is missing in 'fling'",
      hint: "write 'velocity: ' and 200 to 20000"
    ),
    MistakeRow(
      "a direction that there is not",
      "fling: {from: row 1, direction: 1️⃣upp, velocity: 400}",
      "'direction' is one of 'up', 'down', 'left', 'right', not 'upp'",
      hint: "write 'up'"
    ),
    MistakeRow(
      "a speed with a unit",
      "fling: {from: row 1, direction: up, velocity: 1️⃣400pt/s}",
      "'velocity' is a speed from 200 to 20000 points a second, not '400pt/s'"
    ),
    MistakeRow(
      "a crawl",
      "fling: {from: row 1, direction: up, velocity: 1️⃣20}",
      "'velocity' is a speed from 200 to 20000 points a second, not '20'"
    ),
    MistakeRow(
      "another word",
      "1️⃣flick: {from: row 1}",
      "'flick' is not a key of a step",
      hint: "write 'fling'"
    ),
    MistakeRow(
      "an interruption that there is not",
      "interrupt: 1️⃣cal",
      "'interrupt' is one of 'call', 'alert', 'background', not 'cal'",
      hint: "write 'call'"
    ),
    MistakeRow(
      "a view that there is not",
      "remove: 1️⃣touchview",
      "'remove' is one of 'touchView', 'tableView', 'superview', 'statusBar', 'navigationBar',"
        + " 'title', 'toolbar', 'searchBar', 'tabBar', 'sectionIndex', 'refreshControl', 'keyboard', 'alert', not 'touchview'",
      hint: "write 'touchView'"
    ),
    MistakeRow(
      "a view that the scene does not have",
      "remove: 1️⃣toolbar",
      "this scene has no 'toolbar'",
      notes: ["the scene does not say 'toolbar: true'"]
    ),
    MistakeRow(
      "a view of the system",
      "remove: 1️⃣statusBar",
      "'statusBar' is the system's and cannot be removed",
      hint: "write 'status-bar: false' in the scene"
    ),
    MistakeRow(
      "a way to hold the device that there is not",
      "rotate: 1️⃣landscap",
      "'rotate' is one of 'portrait', 'landscape', not 'landscap'",
      hint: "write 'landscape'"
    ),
    MistakeRow(
      "neither on nor off",
      "enable: 1️⃣off",
      "'enable' is true or false, not 'off'",
      hint: "write false"
    ),
  ])
  func `mistakes are told in their place`(_ row: MistakeRow) {
    let steps = "  - press: row 0 on touchView\n  - release\n  - \(row.text)\n"
    let needsFinger = row.text.hasPrefix("interrupt")
    expect(
      file(steps: needsFinger ? steps.replacing("  - release\n", with: "") : steps),
      [row.mistake]
    )
  }

  @Test func `a status bar that the scene hides cannot be tapped`() {
    expect(
      file(
        overlay: "none\n  status-bar: false",
        steps: "  - 1️⃣tap-status-bar\n  - 2️⃣tap-status-bar:"
      ),
      [1, 2].map {
        Mistake($0, "this scene has no 'statusBar'", notes: ["the scene says 'status-bar: false'"])
      }
    )
  }

  @Test func `what comes between needs a finger, and a fling none`() {
    expect(
      file(
        steps: """
            - 1️⃣interrupt: call
            - press: row 1 on touchView
            - 2️⃣fling: {from: row 1 on touchView, to: row 3}
            - interrupt: call
            - 3️⃣release
          """
      ),
      [
        Mistake(
          1,
          "'interrupt' needs a finger that is down",
          hint: "write '- press' and a place before it"
        ),
        Mistake(
          2,
          "the finger is already down",
          notes: ["it went down here"],
          hint: "write '- release' before it"
        ),
        Mistake(
          3,
          "'release' needs a finger that is down",
          hint: "write '- press' and a place before it"
        ),
      ]
    )
  }

  @Test func `there must be something to switch off`() {
    expect(
      file(overlay: "none", steps: "  - 1️⃣enable: false"),
      [
        Mistake(
          1,
          "nothing in this scene can be switched on or off",
          hint: "'enable' is for an 'overlay' or a 'selection'"
        )
      ]
    )
  }

  @Test func `a touch view can be named as soon as a step enables its overlay`() throws {
    let steps = "  - tap: 1️⃣row 0 on touchView\n  - enable: true\n  - tap: row 1 on touchView"
    expect(
      file(overlay: "{enabled: false}", steps: steps),
      [
        Mistake(
          1,
          "this scene has no 'touchView'",
          notes: ["the overlay says 'enabled: false'"]
        )
      ]
    )
    let errata = "{enabled: false, debug: true, errata: [options-add-touch-view]}"
    _ = try scenario(file(overlay: errata, steps: "  - tap: row 0 on touchView"))
  }
}
