import Foundation
import LayoutDiagnostics
import LayoutScenes
import Testing

@Suite struct `A file of touches` {
  private func mistakes(_ text: String) -> [String] {
    let folder = SceneFolder(texts: [
      "a/own.sim.yaml": """
      layoutsim: 2
      name: a test
      scene: {table: {rows: 20}}
      steps: [touches: b/drag.json]

      """,
      "a/b/drag.json": text,
    ])
    return folder.mistakes(of: "a/own.sim.yaml")
  }

  private func file(_ events: String) -> String { "{\"version\": 1, \"events\": [\n\(events)]}" }

  @Test func `it plays as a step`() throws {
    let folder = SceneFolder(texts: [
      "own.sim.yaml":
        "layoutsim: 2\nname: a\nscene: {table: {rows: 20}}\nsteps: [touches: drag.json]\n",
      "drag.json": file(
        """
        {"t": 0, "id": 7, "phase": "began", "x": 40, "y": 257.5},
        {"t": 1.5e-1, "id": 7, "phase": "moved", "x": 40, "y": 300},
        {"t": 0.25, "id": 7, "phase": "cancelled", "x": 40, "y": 300}
        """
      ),
    ])
    let read = folder.read("own.sim.yaml")
    #expect(read.diagnostics == [])
    #expect(read.paths == ["drag.json"])
    let step = try #require(read.scenario?.steps.first)
    guard case .touches(let touches) = step.action else {
      Issue.record("\(step)")
      return
    }
    #expect(touches.events.map(\.phase) == [.began, .moved, .cancelled])
    #expect(touches.events.map(\.time) == [.zero, .milliseconds(150), .milliseconds(250)])
    #expect(touches.events[0].location == CGPoint(x: 40, y: 257.5))
    #expect(touches.duration == .milliseconds(250))
  }

  private static let began = "{\"t\": 0, \"id\": 1, \"phase\": \"began\", \"x\": 40, \"y\": 257}"
  private static let ended = "{\"t\": 1, \"id\": 1, \"phase\": \"ended\", \"x\": 40, \"y\": 257}"

  @Test(arguments: [
    (
      "{\"t\": 0, \"id\": 1, \"phase\": \"moved\", \"x\": 40, \"y\": 257}",
      """
      a/b/drag.json:2:1: error: touch 1 moves and is not down
      hint: an event 'began' with the same id comes first
      """
    ),
    (
      ended,
      """
      a/b/drag.json:2:1: error: touch 1 ends and is not down
      hint: an event 'began' with the same id comes first
      """
    ),
    (
      began,
      """
      a/b/drag.json:2:1: error: touch 1 never ends
      hint: its last event is 'ended' or 'cancelled'
      """
    ),
    (
      "\(began),\n\(began),\n\(ended)",
      """
      a/b/drag.json:3:1: error: touch 1 begins again before it has ended
      a/b/drag.json:2:1: note: it began here
      """
    ),
    (
      "\(began.replacing("0,", with: "2,")),\n\(ended)",
      """
      a/b/drag.json:3:1: error: this event is at 1.00 s, before the one at 2.00 s
      a/b/drag.json:2:1: note: that one is here
      hint: events stand in the order of their times
      """
    ),
    (
      "\(began.replacing("257", with: "NaN")),\n\(ended)",
      "a/b/drag.json:2:51: error: 'y' is a number of points, from -1000000 to 1000000, not 'NaN'"
    ),
    (
      "\(began),\n\(ended.replacing("1,", with: "86400.5,", maxReplacements: 1))",
      """
      a/b/drag.json:3:7: error: 't' is a number of seconds since the first event, from 0 to 600, not \
      '86400.5'
      """
    ),
    (
      "\(began.replacing("began", with: "down")),\n\(ended)",
      """
      a/b/drag.json:2:28: error: 'phase' is one of 'began', 'moved', 'ended', 'cancelled', not 'down'
      """
    ),
    (
      "\(began.replacing("257", with: "2570")),\n\(ended)",
      """
      a/b/drag.json:2:1: error: 40, 2570 is not on the screen
      note: the screen of 'iPhone 15' is 393 points wide and 852 high
      """
    ),
    (
      "\(began.replacing(", \"y\": 257", with: "")),\n\(ended)",
      """
      a/b/drag.json:2:1: error: 'y' is missing in an event of touches
      hint: write 'y: ' and points
      """
    ),
    ("", "a/b/drag.json:1:26: error: there are no events"),
  ])
  func `what cannot be is told with its place`(_ events: String, _ mistake: String) {
    #expect(mistakes(file(events)) == [mistake])
  }

  @Test(arguments: [
    ("", "a/b/drag.json:1:1: error: a file of touches is a map of keys, not nothing"),
    ("[]", "a/b/drag.json:1:1: error: a file of touches is a map of keys, not an empty list"),
    (
      "{\"version\": 2, \"events\": [\(began), \(ended)]}",
      "a/b/drag.json:1:13: error: 'version' is the version of a file of touches, 1, not '2'"
    ),
    (
      "{\"version\": 1, \"touches\": []}",
      "a/b/drag.json:1:16: error: 'touches' is not a key of a file of touches"
    ),
    ("{\"version\": 1, \"events\": 5}", "a/b/drag.json:1:26: error: 'events' is a list of events"),
    ("{\"version\": 1", "a/b/drag.json:1:"),
  ])
  func `what is no file of touches is told`(_ text: String, _ mistake: String) {
    let told = mistakes(text)
    #expect(told.count == 1, "\(told)")
    #expect(told.first?.hasPrefix(mistake) == true, "\(told)")
  }

  @Test func `a missing file is told where it is named`() {
    let folder = SceneFolder(texts: [
      "own.sim.yaml":
        "layoutsim: 2\nname: a\nscene: {table: {rows: 20}}\nsteps: [touches: gone.json]\n"
    ])
    #expect(
      folder.mistakes(of: "own.sim.yaml")
        == ["own.sim.yaml:4:18: error: 'gone.json' cannot be read: there is no such file"]
    )
  }
}
