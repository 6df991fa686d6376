import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutReports
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import TestSupport
import Testing

/// Films are played by a reader of their own and compared with the frames that they are made of.
@Suite
struct FilmPlayTests {
  /// Scenarios of the package in which everything moves that can: rows, bars, alerts, cards, keyboards, the finger.
  static let scenarios = [
    "demo", "flung-table", "pulled-table", "auto-scroll-up", "screens/edit-screen",
    "screens/form-single",
    "screens/form-sectioned", "screens/chat",
    "screens/search-in-toolbar", "screens/large-title", "screens/inbox",
    "screens/segments-and-refresh",
    "screens/section-headers", "tables/row-animations", "tables/section-animations",
    "tables/reordering", "tables/swipe-actions", "tables/swipe-to-delete", "tables/pages",
    "selection/rows-move-under-a-drag", "selection/long-press-on-pinned-header",
    "gestures/turned-while-selecting", "controls/rows",
    "screens/form-with-keyboard", "screens/bars-26", "looks/alert", "looks/editing",
    "tables/changing-contents", "tables/swipe-icons",
  ]

  static func scenario(named name: String) throws -> Scenario {
    let path = "\(Repository.root)/Snapshots/\(name).sim.yaml"
    let text = try String(contentsOfFile: path, encoding: .utf8)
    return try #require(SceneReader.read(text: text, file: path).scenario)
  }

  @Test(arguments: scenarios)
  func `what a film shows is what its frames show`(_ name: String) throws {
    try Self.compare(FilmPlan(Picture.Animation()), name)
  }

  /// Other surroundings of a screen.
  static let environments:
    [(scenario: String, change: @Sendable (inout ScreenEnvironment) -> Void)] =
      [
        ("screens/edit-screen", { $0.direction = .rightToLeft }),
        ("tables/row-animations", { $0.direction = .rightToLeft }),
        ("tables/swipe-actions", { $0.direction = .rightToLeft }),
        ("tables/swipe-actions", { $0.style = .dark }),
        ("screens/edit-screen", { $0.contentSizeCategory = .accessibilityLarge }),
        ("screens/large-title", { $0.contentSizeCategory = .accessibilityLarge }),
        ("screens/edit-screen", { $0.device = Device.named("iPhone 17") ?? $0.device }),
      ]

  @Test(arguments: environments.indices)
  func `a film in other surroundings shows what its frames show`(_ index: Int) throws {
    let (name, change) = Self.environments[index]
    var scenario = try Self.scenario(named: name)
    change(&scenario.scene.environment)
    try Self.compare(FilmPlan(Picture.Animation()), name, scenario)
  }

  /// Buttons of a swipe grow from a point that is nearly nothing where the finger goes a little aside.
  @Test func `what grows from nothing is as large as in each frame`() throws {
    let text = """
      layoutsim: 2
      name: grown
      scene:
        device: iPhone 17
        title: Mail
        table:
          rows: 20
          row-height: 52
          trailing-actions: [{title: Delete}, {title: Flag, color: orange}]
      steps:
        - press: "300, 421"
        - move: {to: "120, 420", within: 300ms}
        - release
        - settle
        - snapshot: open
      """
    let scenario = try #require(SceneReader.read(text: text, file: "grown.sim.yaml").scenario)
    try Self.compare(FilmPlan(Picture.Animation()), "grown", scenario)
  }

  @Test func `a fade below a bar is as high as in each frame`() throws {
    let text = """
      layoutsim: 2
      name: fade
      scene:
        device: iPhone 17
        title: Contacts
        table:
          row-height: 44
          sections: [{title: A, rows: 8}, {title: B, rows: 8}, {title: C, rows: 8}, {title: D, rows: 8}]
      steps:
        - fling: {from: row 0/6, direction: up, velocity: 1500}
        - settle
      """
    let scenario = try #require(SceneReader.read(text: text, file: "fade.sim.yaml").scenario)
    try Self.compare(FilmPlan(Picture.Animation()), "fade", scenario)
  }

  @Test func `a film with captions shows what its frames show`() throws {
    var scenario = try Self.scenario(named: "tables/row-animations")
    var top = Annotation(.caption("Rows come and go"))
    top.side = .top
    scenario.annotations = [top, Annotation(.caption("in the middle of a table"))]
    var plan = FilmPlan(Picture.Animation())
    plan.showsCaptions = true
    try Self.compare(plan, "captions", scenario)
    let captioned = try #require(plan.film(of: scenario, every: .milliseconds(100)).film)
    plan.showsCaptions = false
    let bare = try #require(plan.film(of: scenario, every: .milliseconds(100)).film)
    #expect(captioned.size.width == bare.size.width && captioned.size.height > bare.size.height)
  }

  /// Parts of screens, bodies of devices, pages behind, and other sizes.
  static let framings: [(scenario: String, framing: Picture.Framing, scale: Double?)] = [
    ("flung-table", Picture.Framing(crop: .view("tableView"), width: 300), nil),
    ("demo", Picture.Framing(crop: .view("touchView"), padding: 10), nil),
    (
      "screens/edit-screen",
      Picture.Framing(crop: .rectangle(CGRect(x: 20, y: 60, width: 300, height: 200))), 0.5
    ),
    ("tables/row-animations", Picture.Framing(frame: .device, background: .color(.white)), 0.75),
    ("gestures/turned-while-selecting", Picture.Framing(frame: .device, width: 250), nil),
    ("controls/rows", Picture.Framing(background: .color(.black)), 2),
  ]

  @Test(arguments: framings.indices)
  func `what a framed film shows is what its frames show`(_ index: Int) throws {
    let (scenario, framing, scale) = Self.framings[index]
    try Self.compare(FilmPlan(Picture.Animation(), framing, scale: scale), scenario)
  }

  private static func compare(
    _ plan: FilmPlan,
    _ name: String,
    _ scenario: Scenario? = nil
  ) throws {
    let scenario = try scenario ?? Self.scenario(named: name)
    let outcome = plan.film(of: scenario, every: .seconds(1) / 60)
    let film = try #require(outcome.film, "\(outcome.reason ?? "")")
    let writer = SVGWriter(.init(text: .outlines))
    let file = String(decoding: try writer.bytes(of: film), as: UTF8.self)
    let played = PlayedFilm(file)
    // A moment after each frame: keys are rounded down to two microseconds.
    let late = 0.000_005
    for index in film.frames.indices where index % 5 == 0 || index == film.frames.count - 1 {
      let frame = film.frames[index]
      let still = PlayedFilm(try writer.write(frame)).drawing(at: nil)
      let time = (film.interval * index).inSeconds + late
      let words = played.drawing(at: min(time, played.duration - 1e-9))
        .difference(from: still, tolerance: 0.25)
      guard let words else { continue }
      Issue.record("\(name), frame \(index) of \(film.frames.count) at \(time) s: \(words)")
      return
    }
    let still = PlayedFilm(try writer.write(film.still)).drawing(at: nil)
    #expect(played.drawing(at: nil).difference(from: still, tolerance: 0.01) == nil)
  }
}

extension Picture.Framing {
  init(
    frame: Frame? = nil,
    crop: Crop? = nil,
    padding: CGFloat = 0,
    background: Background? = nil,
    width: CGFloat? = nil
  ) {
    self.init()
    (self.frame, self.crop, self.padding) = (frame, crop, padding)
    (self.background, self.width) = (background, width)
  }
}
