import Foundation
import LayoutCapture
import LayoutGeometry
import LayoutInteraction
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// The way of the finger in annotated pictures, beside the check marks that it makes.
@Suite struct FingerWayTests {
  /// Returns the way of a finger over the touch view, and the check marks of the selected rows.
  private func way(
    _ scene: String,
    _ steps: String
  ) throws -> (track: DrawnTrack, marks: [CGRect], finger: CGFloat) {
    var made = try scenario(
      steps + "\nsnapshot: now",
      table: "{rows: 40, row-height: 52, editing: true, style: inset-grouped}",
      scene: scene
    )
    made.annotations = [Annotation(.path)]
    let run = AnnotatedRun(made)
    let moment = try #require(run.moments["now"])
    guard case .path(let tracks) = moment.placed.first?.target else { throw Missing() }
    var player = ScenarioPlayer(made)
    _ = player.play(until: nil)
    let simulation = player.simulation
    return (try #require(tracks.first), simulation.checkMarkAreas, simulation.finger.middle.x)
  }

  private struct Missing: Error {}

  /// Returns the ways in the picture of the snapshot `now`, none where that leaves them out.
  private func tracks(of scenario: Scenario) throws -> [DrawnTrack] {
    var scenario = scenario
    scenario.annotations = [Annotation(.path)]
    let moment = try #require(AnnotatedRun(scenario).moments["now"])
    guard case .path(let tracks)? = moment.placed.first?.target else { return [] }
    return tracks
  }

  @Test(
    arguments: ["iPhone 15", "iPhone 17", "iPhone SE (1st generation)"],
    ["left-to-right", "right-to-left"]
  )
  func `the way lies beside the check marks`(_ device: String, _ direction: String) throws {
    let scene = """
      device: \(device)
      direction: \(direction)
      overlay: {kind: scroll-and-select}
      """
    let steps = """
      press: row 1 on touchView
      hold: 200ms
      move: {to: row 5, within: 300ms}
      """
    let (track, marks, finger) = try way(scene, steps)
    #expect(marks.count == 5)
    // The ring may touch the edge of one.
    let inner = marks.map { $0.insetBy(dx: 1.5, dy: 1.5) }
    let ring = CGRect(origin: track.points[0], size: .zero).insetBy(dx: -8, dy: -8)
    #expect(!inner.contains(where: ring.intersects), "\(ring), \(marks)")
    let end = try #require(track.points.last)
    let head = CGRect(origin: end, size: .zero).insetBy(dx: -4, dy: -4)
    #expect(!inner.contains(where: head.intersects), "\(head), \(marks)")
    #expect(abs(track.points[0].x - finger) <= 30)
    #expect(track.fingers[0].x == track.points[0].x)
    #expect(ring.minX >= 0 && ring.maxX <= track.windowSize.width)
  }

  @Test(arguments: [
    "device: iPad (A16)\npresentation: popover",
    "device: iPhone 16\ndirection: right-to-left",
  ])
  func `the way keeps off check marks and the outline of one`(_ scene: String) throws {
    let screen = EverydayScreen(
      "check marks",
      scene + "\ntable: {rows: 12, row-height: 60, editing: true}",
      ["press: row 1 on check mark", "move: {to: row 4 on check mark, within: 400ms}"],
      annotating: "path: finger\nat: row 2 on check mark, number: 1",
      selection: "{starts-with: edit-column-pan}"
    )
    let layout = screen.layout([0, 1], .beside)
    let way = try screen.way()
    let outline = try #require(layout.things.first).area.insetBy(dx: -3, dy: -3)
    let xs = outline.minX...outline.maxX
    let (start, end) = (way.points[0], try #require(way.points.last))
    #expect(start.x == end.x && !xs.contains(start.x - 1) && !xs.contains(start.x + 1), "\(xs)")
    for point in [start, end] {
      let reach = CGRect(origin: point, size: .zero).insetBy(dx: -5, dy: -5)
      // A check mark is 22 wide.
      #expect(abs(point.x - outline.midX) > 11 + 5, "\(point), \(outline)")
      let words = layout.texts.map { $0.insetBy(dx: 1.5, dy: 0) }
      #expect(!words.contains(where: reach.intersects), "\(point), \(words)")
    }
  }

  /// Returns the number of ways in the picture of a snapshot after some steps.
  private func ways(after steps: String) throws -> Int {
    try tracks(of: scenario(steps + "\nsnapshot: now", scene: "overlay: none")).count
  }

  @Test(arguments: [
    ("tap: row 1\ntap: row 3", 2),
    ("tap: row 1\nfling: {from: row 8, direction: up, velocity: 700}\nsettle", 1),
    ("fling: {from: row 8, direction: up, velocity: 700}\nsettle\ntap: first visible row", 2),
    ("tap: row 1\ntap: row 30, scrolled into view", 1),
  ])
  func `ways are those since the content stood elsewhere, and that which moved it`(
    _ steps: String,
    _ count: Int
  ) throws {
    #expect(try ways(after: steps) == count)
  }

  /// An alert lies over the button that opened it, and is gone after its own.
  @Test(arguments: [
    ("tap: button Order", 1), ("tap: button Order\nsettle", 0),
    ("tap: row 1\ntap: button Order\nsettle", 0),
    ("tap: button Order\nsettle\ntap: button I see", 1),
    ("tap: row 1\ntap: button Order\nsettle\ntap: button I see\nsettle", 2),
  ])
  func `ways that began on what is covered or gone are left out`(
    _ steps: String,
    _ count: Int
  ) throws {
    let made = try scenario(
      steps + "\nsnapshot: now",
      table: "{style: inset-grouped}",
      scene: """
        device: iPhone 17
        form:
          options: {tomato: Tomatoes, pesto: Pesto, ham: Ham}
          requires-selection: true
          type: {total-min: 3, total-max: 4}
          alert: {title: Not yet, button: I see}
          done: Order
        """
    )
    #expect(try tracks(of: made).count == count)
  }

  /// A tap on Edit puts Cancel in its place, and one on that Edit.
  @Test(arguments: [
    ("tap: button Edit\nsettle", 0), ("tap: button Edit\nsettle\ntap: row 2", 1),
    ("tap: button Edit\nsettle\ntap: row 2\ntap: row 3\ntap: button Cancel\nsettle", 3),
    ("press: button Edit\nhold: 300ms", 1),
  ])
  func `ways that began on a control in whose place another one is are left out`(
    _ steps: String,
    _ count: Int
  ) throws {
    let made = try scenario(
      steps + "\nsnapshot: now",
      table: "{rows: 12}",
      scene: "device: iPhone 17\nedit-screen: {action: Archive}"
    )
    #expect(try tracks(of: made).count == count)
  }

  /// Once a row is deleted, others are where the finger was.
  @Test(arguments: [
    ("tap: row 1\nswipe: row 2", 2),
    ("swipe: row 2\ntap: button Delete", 2),
    ("swipe: row 2\ntap: button Delete\nsettle", 0),
    ("tap: row 1\nswipe: row 2\ntap: button Delete\nsettle\ntap: row 3", 1),
  ])
  func `ways over rows in whose place others are now are left out`(
    _ steps: String,
    _ count: Int
  ) throws {
    let steps = steps.replacing(
      "swipe: row 2",
      with: "press: row 2\nmove: {to: \"90, 230\", within: 300ms}\nrelease\nsettle"
    )
    let made = try scenario(
      steps + "\nsnapshot: now",
      table: "{rows: 12, trailing-actions: [Delete]}",
      scene: "overlay: none"
    )
    #expect(try tracks(of: made).count == count)
  }

  @Test func `the way back lies between the check marks and the words`() throws {
    let steps = "press: row 1 on touchView\nmove: {to: row 5, within: 300ms}\nmove: row 3"
    let made = try scenario(
      steps + "\nsnapshot: now",
      table: "{rows: 40, editing: true}",
      scene: "device: iPhone 17\noverlay: {kind: scroll-and-select}"
    )
    let tracks = try tracks(of: made)
    // Circles are from 16 to 38, and titles begin at 54; the dot has a radius of 5.
    let x = tracks[0].points[0].x
    #expect(x >= 38 + 5 && x + tracks[0].legDistance < 54, "\(x), \(tracks[0].legDistance)")
  }

  /// Circles are from 16 to 38, and titles begin at 54.
  @Test func `three legs between the check marks and the words are closer to each other`() throws {
    let steps = """
      press: row 1 on touchView
      move: {to: row 5, within: 300ms}
      move: {to: row 3, within: 300ms}
      move: {to: row 8, within: 300ms}
      snapshot: now
      """
    let made = try scenario(
      steps,
      table: "{rows: 40, editing: true}",
      scene: "device: iPhone 17\noverlay: {kind: scroll-and-select}"
    )
    let track = try #require(try tracks(of: made).first)
    #expect(track.points.count == 4 && track.isStraight)
    #expect(track.points[0].x > 38 && track.points[0].x + 2 * track.legDistance < 51)
  }

  /// One leg has room at the left of the marks, and two have not.
  @Test func `the way is on one side of the check marks in all pictures of a movement`() throws {
    let steps = """
      press: row 1 on touchView
      move: {to: row 5, within: 300ms}
      snapshot: first
      move: {to: row 3, within: 300ms}
      snapshot: second
      move: {to: row 8, within: 300ms}
      snapshot: third
      """
    var made = try scenario(steps, scene: "device: iPhone 15\noverlay: scroll-and-select")
    made.annotations = [Annotation(.path)]
    let run = AnnotatedRun(made)
    let xs = try ["first", "second", "third"].map { name in
      let moment = try #require(run.moments[name])
      guard case .path(let tracks)? = moment.placed.first?.target else { throw Missing() }
      return try #require(tracks.first?.points.first).x
    }
    // Circles are from 15 to 37.
    #expect(xs.allSatisfy { $0 > 37 }, "\(xs)")
  }

  @Test(arguments: [
    ("wait: 1s", "no finger has been on the screen until then"),
    (
      "fling: {from: row 8, direction: up, velocity: 700}\nsettle\ntap: statusBar\nsettle",
      "the table was scrolled since the finger was there"
    ),
    (
      "tap: button Edit\nsettle",
      "the button that the finger touched is gone, or has another title"
    ),
    (
      "tap: searchBar\nsettle\ntap: key a\nrotate: landscape\nsettle",
      "the window has another size since the finger was there"
    ),
  ])
  func `a missing way has its reason`(_ steps: String, _ reason: String) throws {
    var made = try scenario(
      steps + "\nsnapshot: now",
      table: "{rows: 40}",
      scene: "device: iPhone 17\nsearch: true\nedit-screen: {action: Archive}"
    )
    made.annotations = [Annotation(.path)]
    let run = AnnotatedRun(made)
    let frame = try #require(run.report.snapshots.last?.frame)
    let shown = try #require(run.moments["now"]).shown(on: FramedScreen(frame))
    #expect(shown.leftOut.map(\.reason) == [reason])
  }

  @Test(arguments: [(0.0, true), (6, true), (17, false), (80, false)])
  func `a way that drifts aside is drawn as it went`(_ drift: Double, _ isStraight: Bool) throws {
    let steps = "press: \"200, 300\"\nmove: {to: \"\(200 - drift), 200\", within: 300ms}"
    let (track, _, _) = try way("overlay: none", steps)
    #expect(track.isStraight == isStraight)
  }

  @Test(arguments: [44, 52, 66, 80, 100], [-8, 0, 8])
  func `a swipe is drawn beside the buttons that it uncovers`(
    _ height: Int,
    _ offset: Int
  ) throws {
    let y = 98 + height + height / 2 + offset
    let steps = """
      press: "330, \(y)"
      move: {to: "130, \(y)", within: 300ms}
      release
      settle
      snapshot: now
      """
    let made = try scenario(
      steps,
      table: "{rows: 8, row-height: \(height), trailing-actions: [Delete, Flag]}",
      scene: "device: iPhone 17\noverlay: none"
    )
    let track = try #require(try tracks(of: made).first)
    let frame = try #require(AnnotatedRun(made).report.snapshots.last?.frame)
    let buttons = frame.elements.flatMap { areas(in: $0, of: "swipe-action") }
    #expect(buttons.count == 2)
    for point in track.points {
      // As far as the arrow head and the dot reach, which may touch the edge.
      let level = CGRect(x: 0, y: point.y - 3, width: 402, height: 6)
      #expect(!buttons.contains(where: level.intersects), "\(point) and \(buttons)")
      #expect(abs(point.y - CGFloat(y)) <= 40)
    }
  }

  /// The buttons are higher than a way goes aside, and above and below them are words.
  @Test(arguments: [
    ("leading", "press: row 3\nmove: {to: \"350, 344\", within: 400ms}\nhold: 100ms"),
    ("trailing", "press: \"200, 300\"\nmove: {to: \"50, 320\", within: 400ms}\nhold: 100ms"),
    ("trailing", "press: \"200, 300\"\nmove: {to: \"50, 300\", within: 400ms}\nhold: 100ms"),
  ])
  func `a slanted swipe is drawn on no words`(_ edge: String, _ steps: String) throws {
    let rows = """
      {rows: 8, row-height: 76, text: "Dentist {row}", detail: A reminder of your appointment,
      \(edge)-actions: [Delete, {title: Flag, image: flag}, {title: Archive, image: archivebox}]}
      """
    let made = try scenario(
      steps + "\nrelease\nsettle\nsnapshot: now",
      table: rows.replacing("\n", with: " "),
      scene: "device: iPhone 16\nsystem: iOS 18\noverlay: none"
    )
    let track = try #require(try tracks(of: made).first)
    let frame = try #require(AnnotatedRun(made).report.snapshots.last?.frame)
    let texts = frame.elements.flatMap { $0.texts() }
    let (start, end) = (track.points[0], try #require(track.points.last))
    for share in stride(from: 0, through: 1, by: 0.02) {
      let point = CGPoint(
        x: start.x + (end.x - start.x) * share,
        y: start.y + (end.y - start.y) * share
      )
      #expect(!texts.contains { $0.contains(point) }, "\(track.points)")
    }
  }

  private func areas(in element: ScreenElement, of role: String) -> [CGRect] {
    guard case .group(let group) = element else { return [] }
    if group.tag.role == role { return [element.bounds] }
    return group.children.flatMap { areas(in: $0, of: role) }
      .map { $0.offsetBy(dx: group.offset.x, dy: group.offset.y) }
  }

  @Test func `the way stays where the finger was if it hides no check mark`() throws {
    let scene = "overlay: none"
    let (track, _, _) = try way(scene, "press: row 1\nmove: {to: row 5, within: 300ms}")
    let bare = try way(scene, "press: row 1").finger
    #expect(track.points[0].x == bare)
  }
}
