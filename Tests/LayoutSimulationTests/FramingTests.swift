import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutReports
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// The part of a screen that a picture shows, and what is around it.
@Suite struct FramingTests {
  private func played(
    _ scene: String = "device: iPhone 15"
  ) throws -> Played {
    let scenario = try scenario(
      "snapshot: now",
      table: "{rows: 60, row-height: 44}",
      scene: scene
    )
    let run = AnnotatedRun(scenario)
    #expect(run.report.failures.isEmpty)
    return Played(
      frame: try #require(run.report.snapshots.last?.frame),
      environment: scenario.scene.environment,
      areas: try #require(run.moments["now"]?.areas)
    )
  }

  /// A snapshot, with what it takes to frame it.
  private struct Played {
    let frame: ScreenFrame
    let environment: ScreenEnvironment
    let areas: ShownAreas

    func framed(by framing: Picture.Framing) throws(FramingProblem) -> FramedScreen {
      try frame.framed(by: framing, on: environment, with: areas)
    }
  }

  private func framed(
    _ crop: Picture.Framing.Crop,
    padding: CGFloat = 0,
    in scene: String = "device: iPhone 15"
  ) throws -> ScreenFrame {
    var framing = Picture.Framing()
    (framing.crop, framing.padding) = (crop, padding)
    return try played(scene).framed(by: framing).frame
  }

  /// The group that a crop makes: how far it is moved, and what of it shows.
  private func shown(_ frame: ScreenFrame) throws -> ElementGroup {
    let groups = frame.elements.compactMap { element -> ElementGroup? in
      if case .group(let group) = element, group.tag.id == "shown" { group } else { nil }
    }
    return try #require(groups.last)
  }

  @Test(arguments: [nil, 0, 3.3, 24] as [CGFloat?], [1, 2, nil] as [Int?])
  func `a strip is whole points large`(spacing: CGFloat?, columns: Int?) {
    let frame = ScreenFrame(
      name: "a",
      size: CGSize(width: 100.4, height: 50.25),
      scale: 3,
      time: .start,
      elements: []
    )
    let strip = FilmStrip.joined(
      [frame, frame, frame],
      named: "strip",
      columns: columns,
      spacing: spacing
    )
    #expect(strip.size.width == strip.size.width.rounded())
    #expect(strip.size.height == strip.size.height.rounded())
  }

  @Test func `words stand below the screen, not below the screen with its notes`() throws {
    let played = try played()
    var scenario = try scenario("snapshot: now", table: "{rows: 60, row-height: 44}")
    var annotation = Annotation(.thing(Place(.row(RowAddress(row: 5)))))
    annotation.text = "A note beside it"
    scenario.annotations = [annotation]
    let moment = try #require(AnnotatedRun(scenario).moments["now"])
    let screens = AnnotatedScreen.frames(
      [(FramedScreen(played.frame), moment)],
      .beside,
      style: .light
    )
    let strip = FilmStrip.joined(screens, named: "a", captions: ["below"])
    let caption = strip.elements.compactMap { element -> TextRun? in
      if case .text(let run) = element { run } else { nil }
    }.first
    let middle = try #require(caption.map { $0.origin.x + $0.width / 2 })
    // 24 around the frame, 16 around the screen, half of the screen.
    #expect(abs(middle - (24 + 16 + 393 / 2)) < 1, "\(middle)")
    #expect(middle < strip.size.width / 2 - 20)
  }

  @Test func `rows, a view and a rectangle are shown with what is around them`() throws {
    let screen = try played().frame
    let row = try #require(screen.shownBox { $0.id == "tableView.row-0-2" })
    #expect(row.height == 44)
    let rows = try framed(.rows(.init(row: 2), .init(row: 4)))
    let three = CGRect(x: 0, y: row.minY, width: 393, height: 132).integral
    #expect(rows.size == three.size)
    #expect(try shown(rows).offset == CGPoint(x: 0, y: -three.minY))
    let padded = try framed(.rows(.init(row: 2), .init(row: 2)), padding: 8)
    // Nothing is left and right of a row.
    #expect(padded.size == CGSize(width: 393, height: row.integral.height + 16))
    let view = try framed(.view("tableView.row-0-2.content.title"), padding: 2)
    #expect(view.size.height < 44 && view.size.width < 200)
    // The line around the screen is none of a view.
    #expect(screen.elements.contains { $0.id == "edge" })
    #expect(try !shown(rows).children.contains { $0.id == "edge" })
    let part = try framed(.rectangle(CGRect(x: 10, y: 20, width: 30, height: 40)))
    #expect(part.size == CGSize(width: 30, height: 40))
    #expect(try shown(part).clip == CGRect(x: 10, y: 20, width: 30, height: 40))
  }

  @Test(arguments: [
    (Picture.Framing.Crop.view("tabelView"), "no view 'tabelView' is seen in 'now'"),
    (.rows(.init(row: 40), .init(row: 40)), "row 0/40 is not on the screen in 'now'"),
    (.rows(.init(row: 40), .init(row: 42)), "row 0/40 to row 0/42 are not on the screen in 'now'"),
    (
      .rows(.init(row: 0), .init(row: 30)),
      "of row 0/0 to row 0/30 only row 0/0 to row 0/17 are on the screen in 'now'"
    ),
    (
      .rows(.init(row: 17), .init(row: 18)),
      "of row 0/17 to row 0/18 only row 0/17 is on the screen in 'now'"
    ),
    (
      .rectangle(CGRect(x: 300, y: 0, width: 100, height: 10)),
      "the part to show reaches out of the screen, which is 393 by 852 points large"
    ),
  ])
  func `what is not on the screen is told`(_ crop: Picture.Framing.Crop, _ message: String) throws {
    let problem = #expect(throws: FramingProblem.self) { try framed(crop) }
    #expect(problem?.message == message)
    #expect(problem?.hint.isEmpty == false)
  }

  @Test(arguments: [
    (
      "device: iPhone 15\ntitle: Inbox", "navigationBar",
      CGRect(x: 0, y: 53, width: 393, height: 45)
    ),
    ("device: iPhone 15", "statusBar", CGRect(x: 0, y: 0, width: 393, height: 54)),
    ("device: iPhone 15\ntoolbar: true", "toolbar", CGRect(x: 0, y: 774, width: 393, height: 44)),
    ("device: iPhone 15", "tableView", CGRect(x: 0, y: 0, width: 393, height: 852)),
  ])
  func `a bar is shown whole, whatever is drawn on it`(
    _ scene: String,
    _ name: String,
    _ area: CGRect
  ) throws {
    let part = try framed(.view(name), in: scene)
    #expect(part.size == area.size)
    #expect(try shown(part).clip == area)
  }

  @Test func `a large title is shown by the name that it has for a finger`() throws {
    let scene = "device: iPhone 17\ntitle: Inbox\nlarge-title: true"
    let part = try framed(.view("title"), in: scene)
    let clip = try #require(try shown(part).clip)
    #expect((40...43).contains(clip.height), "\(clip)")
    #expect(clip.minY > 116, "below the bar's first row")
    let problem = #expect(throws: FramingProblem.self) { try framed(.view("card"), in: scene) }
    #expect(
      problem?.hint
        == "what is seen is 'navigationBar', 'statusBar', 'superview', 'tableView', 'title', 'touchView'"
    )
  }

  @Test(arguments: [("touch-view", true), ("outlines", true), ("finger", false)])
  func `a clear view is shown where its edges are drawn`(_ guide: String, _ isDrawn: Bool) throws {
    let played = try played(
      "device: iPhone 15\nshow: [\(guide)]"
    )
    var framing = Picture.Framing()
    framing.crop = .view("touchView")
    do throws(FramingProblem) {
      let shown = try played.framed(by: framing).frame
      #expect(isDrawn && shown.size == CGSize(width: 68, height: 852), "\(shown.size)")
    } catch {
      let message =
        "nothing of view 'touchView' is seen in 'now': it is clear, or outside the screen"
      #expect(!isDrawn && error.message == message)
      #expect(error.hint == "draw its edges with 'show: [outlines]', or show another part")
    }
  }

  @Test(arguments: Device.catalogue, Orientation.allCases)
  func `every device has a body around its screen`(
    _ device: Device,
    _ orientation: Orientation
  ) throws {
    let environment = ScreenEnvironment(device: device, orientation: orientation)
    let size = environment.size
    let frame = ScreenFrame(name: "a", size: size, scale: 2, time: .start, elements: [])
    var framing = Picture.Framing()
    framing.frame = .device
    let framed = try frame.framed(by: framing, on: environment, with: .none).frame
    let whole = CGRect(origin: .zero, size: framed.size)
    #expect(framed.size.width > size.width && framed.size.height > size.height)
    let group = try shown(framed)
    let screen = CGRect(origin: group.offset, size: size)
    // The same border at both sides.
    #expect(abs(screen.midX - whole.midX) < 0.01 && abs(screen.midY - whole.midY) < 0.01)
    for case .shape(let shape) in framed.elements {
      guard case .rectangle(let rect, let radius) = shape.outline else { continue }
      #expect(whole.contains(rect), "\(shape.tag.id)")
      #expect(radius * 2 <= min(rect.width, rect.height) + 0.01, "\(shape.tag.id)")
      if shape.tag.id == "device-body" { #expect(rect.contains(screen)) }
      if shape.tag.id == "device-button" { #expect(!rect.intersects(screen)) }
    }
    let hasButton = device.portraitSafeArea.bottom == 0
    #expect(framed.elements.contains { $0.id == "device-button" } == hasButton)
  }

  @Test func `a device that was turned lies on its side`() throws {
    var environment = ScreenEnvironment(
      device: try #require(Device.named("iPhone 15")),
      orientation: .landscape
    )
    let frame = ScreenFrame(
      name: "a",
      size: environment.size,
      scale: 2,
      time: .start,
      elements: []
    )
    var framing = Picture.Framing()
    framing.frame = .device
    let sideways = try frame.framed(by: framing, on: environment, with: .none).frame
    environment.orientation = .portrait
    #expect(try frame.framed(by: framing, on: environment, with: .none).frame == sideways)
  }

  @Test func `only what is in the part is drawn and said`() throws {
    let rows = try framed(.rows(.init(row: 2), .init(row: 3)))
    let svg = try SVGWriter().write(rows)
    #expect(svg.contains("row-0-2") && svg.contains("row-0-3"))
    #expect(!svg.contains("row-0-1.") && !svg.contains("row-0-4"))
  }

  @Test func `annotations are around the body, and those of what is cut off are left out`() throws {
    let text = """
      layoutsim: 2
      name: test
      scene: {device: iPhone 15, table: {rows: 40, row-height: 44, editing: true}, overlay: scroll-and-select}
      steps:
        - press: row 2 on touchView
        - move: {to: row 5, within: 300ms}
        - snapshot: down
      annotate:
        - {at: row 3, text: A row}
        - {at: row 9, text: Another}
        - {path: finger}
        - {measure: row 3.height}
        - {measure: row 9.height}
        - {measure: touchView.width}
        - {bracket: rows 3..9}
        - {arrow: [row 3, row 9]}
        - {caption: All}
        - {at: row 6, text: The next}
      """
    let (made, diagnostics) = SceneReader.read(text: text, file: "test.sim.yaml")
    #expect(diagnostics.isEmpty)
    let scenario = try #require(made)
    let run = AnnotatedRun(scenario)
    let (frame, moment) = (
      try #require(run.report.snapshots.first?.frame), try #require(run.moments["down"])
    )
    var framing = Picture.Framing()
    framing.frame = .device
    let body = try frame.framed(
      by: framing,
      on: scenario.scene.environment,
      with: moment.areas
    )
    #expect(moment.shown(on: body).leftOut.isEmpty)
    let around = AnnotatedScreen.frames([(body, moment)], .beside, style: .light)[0]
    #expect(around.size.width > body.frame.size.width + 60)

    framing.frame = nil
    framing.crop = .rows(.init(row: 2), .init(row: 5))
    let part = try frame.framed(
      by: framing,
      on: scenario.scene.environment,
      with: moment.areas
    )
    let (shown, leftOut) = moment.shown(on: part)
    #expect(leftOut.map { scenario.annotations.firstIndex(of: $0.annotation) } == [1, 4, 7, 9])
    guard case .thing(let row) = shown.placed[0].target,
      case .width(let left, let right) = shown.placed[3].target,
      case .bracket(let rows) = shown.placed[4].target
    else { throw Missing() }
    #expect(abs(row.minY - 44) < 1 && row.height.rounded() == 44)
    // The measure counts what lies beyond the screen, and the bracket goes on beyond the part.
    #expect(right.midX - left.midX == 78 && left.midX == -10)
    #expect((rows.height / 44).rounded() == 7)
    let bracket = try #require(
      AnnotationLayout(shown.placed, on: part.shown.size, .beside, isRightToLeft: false).brackets
        .first
    )
    #expect(bracket.range.upperBound == part.shown.height)
    #expect(bracket.isOpenAtBottom && !bracket.isOpenAtTop)

    // The way of the finger goes right through.
    framing.crop = .rows(.init(row: 3), .init(row: 4))
    let middle = try frame.framed(by: framing, on: scenario.scene.environment, with: moment.areas)
    let way = moment.shown(on: middle).moment.placed.first { $0.annotation.subject == .path }
    #expect(way != nil)
  }

  @Test func `a window beside another app has no body`() throws {
    let played = try played(
      "device: iPad (A16)\norientation: landscape\nwindow: half"
    )
    var framing = Picture.Framing()
    framing.frame = .device
    #expect(throws: FramingProblem.self) { try played.framed(by: framing) }
  }

  @Test func `a strip has words of single screens above and below these`() throws {
    let frame = try played().frame
    var words = FilmStrip.Words()
    (words.above, words.below) = (["Now"], ["Chosen"])
    let strip = FilmStrip.joined([frame, frame], named: "a", words: [.init(), words])
    // A line above is 20 points high, and 8 from the screens; below stands one more.
    #expect(strip.size == CGSize(width: 2 * 393 + 3 * 24, height: 24 + 28 + 852 + 40 + 20))
    func middle(of id: String) throws -> CGFloat {
      guard case .text(let run)? = strip.elements.first(where: { $0.id == id }) else {
        throw Missing()
      }
      return run.origin.x + run.width / 2
    }
    let second = 24 + 393 + 24 + 393.0 / 2
    #expect(abs(try middle(of: "frame-2-title") - second) < 0.01)
    #expect(abs(try middle(of: "frame-2-caption-2") - second) < 0.01)
    #expect(!strip.elements.contains { $0.id == "frame-1-title" || $0.id == "frame-1-caption-2" })
  }

  @Test func `a strip wraps, and has the background and the width that it is given`() throws {
    let frame = try played().frame
    let frames = [frame, frame, frame]
    let row = FilmStrip.joined(frames, named: "a")
    #expect(row.size == CGSize(width: 3 * 393 + 4 * 24, height: 24 + 852 + 40))
    let wrapped = FilmStrip.joined(frames, named: "a", columns: 2, spacing: 10, page: .clear)
    #expect(wrapped.size == CGSize(width: 2 * 393 + 3 * 10, height: 2 * (10 + 852 + 40)))
    #expect(!wrapped.elements.contains { $0.id == "page" })
    #expect(row.elements.contains { $0.id == "page" })
    var framing = Picture.Framing()
    framing.width = 196.5
    let half = frame.finished(by: framing, style: .light)
    #expect(half.size == CGSize(width: 196.5, height: 426))
    // No line of pixels is half covered.
    framing.width = 200
    let other = frame.finished(by: framing, style: .light)
    #expect(other.size == CGSize(width: 200, height: 434))
    let strip = FilmStrip.joined([frame], named: "a")
    #expect(strip.finished(by: framing, style: .light).size.height == 415)
    framing.background = .color(.black)
    let page = frame.finished(by: framing, style: .light).elements.first
    #expect(page?.id == "page")
  }
}

extension ScreenElement {
  /// The id of a shape or a group.
  fileprivate var id: String {
    switch self {
    case .group(let group): group.tag.id
    case .shape(let shape): shape.tag.id
    case .text(let text): text.tag.id
    }
  }
}

private struct Missing: Error {}
