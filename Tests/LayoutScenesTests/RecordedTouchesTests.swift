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

  @Test func `a touch beside a window is told of the window`() {
    let events = "\(Self.began.replacing("257", with: "557")), \(Self.ended)"
    let folder = SceneFolder(texts: [
      "own.sim.yaml": """
      layoutsim: 2
      name: a
      scene: {device: iPad (10th generation), window: 400x500, table: {rows: 20}}
      steps: [touches: drag.json]

      """,
      "drag.json": file(events),
    ])
    let found = folder.read("own.sim.yaml").diagnostics
    #expect(found.map(\.message) == ["40, 557 is not in the window"])
    let note = "the window on 'iPad (10th generation)' is 400 points wide and 500 high"
    #expect(found.map { $0.notes.map(\.message) } == [[note]])
  }

  private static let form = """
    write {"version": 1, "events": [{"t": 0, "id": 1, "phase": "began", "x": 40, "y": 257}, …]}; \
    'layoutsim help touches' shows a whole one
    """
  private static let began = "{\"t\": 0, \"id\": 1, \"phase\": \"began\", \"x\": 40, \"y\": 257}"
  private static let ended = "{\"t\": 1, \"id\": 1, \"phase\": \"ended\", \"x\": 40, \"y\": 257}"

  @Test(arguments: [
    (
      "{\"t\": 0, \"id\": 1, \"phase\": \"moved\", \"x\": 40, \"y\": 257}",
      """
      a/b/drag.json:2:1: error: touch 1 moves and is not down
      hint: an event with the phase "began" and the same id comes first
      """
    ),
    (
      ended,
      """
      a/b/drag.json:2:1: error: touch 1 ends and is not down
      hint: an event with the phase "began" and the same id comes first
      """
    ),
    (
      began,
      """
      a/b/drag.json:2:1: error: touch 1 never ends
      hint: its last event has the phase "ended" or "cancelled"
      """
    ),
    (
      "\(began),\n\(began),\n\(ended)",
      """
      a/b/drag.json:3:1: error: touch 1 begins again before it has ended
      a/b/drag.json:2:1: note: it began here
      hint: it ends first, or another finger has another id
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
      hint: subtract the time of the first event from that of each
      """
    ),
    (
      "\(began.replacing("began", with: "down")),\n\(ended)",
      """
      a/b/drag.json:2:28: error: 'phase' is one of 'began', 'moved', 'ended', 'cancelled', not 'down'
      hint: write "began"
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
      hint: write "y": with points
      """
    ),
    (
      "\(began.replacing("\"t\": 0", with: "\"t\": -1")),\n\(ended)",
      "a/b/drag.json:2:7: error: 't' is a number of seconds since the first event, from 0 to 600, not '-1'"
    ),
    (
      "\(began.replacing("257", with: "1e999")),\n\(ended)",
      "a/b/drag.json:2:51: error: 'y' is a number of points, from -1000000 to 1000000, not '1e999'"
    ),
    (
      "7,\n\(began)",
      """
      a/b/drag.json:2:1: error: an event of touches is a map of keys, not '7'
      hint: write {"t": 0, "id": 1, "phase": "began", "x": 40, "y": 257}
      """
    ),
    ("", "a/b/drag.json:1:26: error: there are no events\nhint: \(form)"),
  ])
  func `what cannot be is told with its place`(_ events: String, _ mistake: String) {
    #expect(mistakes(file(events)) == [mistake])
  }

  @Test(arguments: [
    (
      "", "a/b/drag.json:1:1: error: a file of touches is a map of keys, not nothing\nhint: \(form)"
    ),
    (
      "[]",
      "a/b/drag.json:1:1: error: a file of touches is a map of keys, not an empty list\nhint: \(form)"
    ),
    (
      "version: 1\nevents:\n  - {t: 0, id: 1, phase: began, x: 40, y: 257}\n",
      """
      a/b/drag.json:1:1: error: a file of touches is JSON, which begins with '{', and this begins with 'version:'
      hint: \(form)
      """
    ),
    (
      "- {t: 0}\n",
      """
      a/b/drag.json:1:1: error: a file of touches is JSON, which begins with '{', and this begins with '-'
      hint: \(form)
      """
    ),
    (
      "{\"version\": 1, \"events\": {}}",
      "a/b/drag.json:1:26: error: 'events' is a list of events, not a map\nhint: \(form)"
    ),
    (
      "{\"version\": 1, \"events\": [\(began)",
      """
      a/b/drag.json:1:81: error: a comma or ']' is missing here
      hint: the file ends in the middle: it was cut off, or brackets are not closed
      """
    ),
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

  /// A recording of one finger that goes down and up again and again, in one line as JSONEncoder writes it.
  private static func recording(_ count: Int) -> String {
    let events = (0..<count).map { number in
      let phase = number % 2 == 0 ? "began" : "ended"
      let time = Double(number) / 10_000
      return
        "{\"t\":\(time),\"id\":\(number / 2),\"phase\":\"\(phase)\",\"x\":40.333333333333336,\"y\":257}"
    }
    return "{\"events\":[\(events.joined(separator: ","))],\"version\":1}"
  }

  private func read(_ text: String) -> ReadScenario {
    let folder = SceneFolder(texts: [
      "own.sim.yaml":
        "layoutsim: 2\nname: a\nscene: {table: {rows: 20}}\nsteps: [touches: drag.json]\n",
      "drag.json": text,
    ])
    return folder.read("own.sim.yaml")
  }

  @Test func `a recording of very many events is read`() throws {
    let read = read(Self.recording(20_000))
    #expect(read.diagnostics == [])
    guard case .touches(let touches)? = read.scenario?.steps.first?.action else {
      Issue.record("no touches")
      return
    }
    #expect(touches.events.count == 20_000)
    #expect(
      touches.events.last
        == .init(
          .ended,
          id: 9_999,
          at: CGPoint(x: 40.333333333333336, y: 257),
          time: .microseconds(1_999_900)
        )
    )
  }

  @Test func `a file of too many events is refused at the first beyond them`() {
    let moved = #"{"t":0,"id":1,"phase":"moved","x":1,"y":1},"# + "\n"
    let events = Self.began + ",\n" + String(repeating: moved, count: 999_999) + Self.ended
    #expect(
      mistakes(file(events)) == [
        "a/b/drag.json:1000002:1: error: a file of touches has at most 1000000 events, and this is one more"
      ]
    )
  }

  @Test func `a file that is too large is refused by its size`() {
    let files = SceneFiles { _, limit throws(SceneFiles.Refusal) in
      #expect(limit == 64 << 20)
      throw .tooLarge
    }
    let text = "layoutsim: 2\nname: a\nscene: {table: {rows: 20}}\nsteps: [touches: drag.json]\n"
    let read = SceneReader.read(text: text, file: "a.sim.yaml", files: files)
    #expect(
      read.diagnostics.map(\.message) == ["'drag.json' cannot be read: it has more than 64 MB"]
    )
  }

  @Test func `all mistakes of a file are told, in one line too`() {
    let events = [
      "{\"t\":0,\"id\":1,\"phase\":\"began\",\"x\":40,\"y\":257}",
      "{\"t\":0.1,\"id\":1,\"phaes\":\"moved\",\"x\":40,\"y\":257}",
      "{\"t\":0.2,\"id\":1.5,\"phase\":\"moved\",\"x\":\"forty\",\"y\":257}", "7",
      "{\"t\":0.3,\"id\":1,\"phase\":\"ended\",\"x\":40,\"y\":257,\"t\":0.3}",
    ]
    let text = "{\"events\":[\(events.joined(separator: ","))],\"version\":1,\"device\":\"iPhone\"}"
    #expect(
      read(text).diagnostics.map { "\($0.mark?.line ?? 0):\($0.mark?.column ?? 0) \($0.message)" }
        == [
          "1:74 'phaes' is not a key of an event of touches",
          "1:120 'id' is a whole number from 0 to 2147483647, not '1.5'",
          "1:144 'x' is a number of points, from -1000000 to 1000000, not 'forty'",
          "1:161 an event of touches is a map of keys, not '7'",
          "1:210 't' is written twice in an event of touches",
          "1:232 'device' is not a key of a file of touches",
        ]
    )
  }

  @Test(arguments: [
    ("\u{FEFF}{\"version\": 1, \"events\": [\(began),\(ended)]}", nil),
    ("{\"version\": 1, \"events\": [\(began),\(ended),]}", "a value is missing here"),
    ("{\"version\": 1, \"events\": [\(began),\(ended)]} x", "something stands behind the events"),
    ("{\"version\": 1, \"events\": [\(began) \(ended)]}", "a comma or ']' is missing here"),
    ("{\"version\": 1, \"events\": [{: 0}]}", "a name in double quotes is missing here"),
    ("{\"version\": 1, \"events\": [\(began)", "a comma or ']' is missing here"),
    (
      "{\"version\": 1, \"x\": " + String(repeating: "[", count: 100_000),
      "values are nested too deeply here"
    ),
    (
      "{\"version\": 1, \"events\": [{\"t\": " + String(repeating: "[", count: 100_000),
      "values are nested too deeply here"
    ),
  ])
  func `what is no JSON is told`(_ text: String, _ mistake: String?) {
    #expect(read(text).diagnostics.map(\.message) == [mistake].compactMap(\.self))
  }

  @Test func `bytes that are no UTF-8 are shown in their line`() throws {
    let bytes = Array("{\"version\": 1,\n\"é\": \"".utf8) + [0xFF, 0x22, 0x7D]
    let files = SceneFiles { _, _ throws(SceneFiles.Refusal) in bytes }
    let text = "layoutsim: 2\nname: a\nscene: {table: {rows: 20}}\nsteps: [touches: drag.json]\n"
    let mistake = try #require(
      SceneReader.read(text: text, file: "a.sim.yaml", files: files).diagnostics.first
    )
    #expect(mistake.message == "this file is not UTF-8")
    #expect(mistake.mark?.line == 2 && mistake.mark?.column == 7)
  }

  @Test func `of very many mistakes in one line the last says that there are more`() {
    let event = "{\"t\":-1,\"id\":1,\"phase\":\"down\",\"x\":40,\"y\":257}"
    let events = Array(repeating: event, count: 500).joined(separator: ",")
    let found = read("{\"version\":1,\"events\":[\(events)]}").diagnostics.sortedByPlace()
    let columns = found.compactMap(\.mark?.column)
    #expect(columns.count == 101 && columns == columns.sorted())
    #expect(found.last?.message == "this file has more mistakes, which are not shown")
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
