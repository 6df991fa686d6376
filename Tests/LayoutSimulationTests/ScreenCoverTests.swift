import Foundation
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// Lines around things that lie partly below an alert, the glass of a bar, a card, or the keyboard.
@Suite struct `Lines below what covers a screen` {
  struct CoverRow: CustomTestStringConvertible {
    let testDescription: String
    let scene: String
    let steps: String
    let name: String
    let place: Place.Anchor
    /// The identifier of what covers the place, or its role, or `nil` for nothing.
    let cover: String?
    var table = "{style: plain}"
  }

  private static let form = """
    form:
      options: {tomato: Tomatoes, pesto: Pesto, ham: Ham, olives: Olives, salt: Salt, basil: Basil}
      section-titles: [Sauce, Meat]
      order: [[tomato, pesto], [ham, olives, salt, basil]]
      type: {section-max: 1, total-min: 2}
      requires-selection: true
      alert: {title: Not yet}
    """
  private static let asking = "tap: row 1/1\nrequest-dismissal\nsettle\nsnapshot: now"

  private static let rows = [
    CoverRow(
      testDescription: "a row below an alert",
      scene: "device: iPhone 17\n\(form)",
      steps: asking,
      name: "row 1/1",
      place: .row(RowAddress(section: 1, row: 1)),
      cover: "alert-box"
    ),
    CoverRow(
      testDescription: "a row beside an alert",
      scene: "device: iPhone 17\n\(form)",
      steps: asking,
      name: "row 0/0",
      place: .row(RowAddress(section: 0, row: 0)),
      cover: nil
    ),
    CoverRow(
      testDescription: "what is around an alert",
      scene: "device: iPhone 17\n\(form)",
      steps: asking,
      name: "superview",
      place: .view(.superview),
      cover: nil
    ),
    CoverRow(
      testDescription: "a row below the capsule of tabs",
      scene: "device: iPhone 17\ntab-bar: [{title: Mail}, {title: Files}]",
      steps: "snapshot: now",
      name: "row 16",
      place: .row(RowAddress(row: 16)),
      cover: "tab-capsule",
      table: "{rows: 40, row-height: 44}"
    ),
  ]

  private func groups(in elements: [ScreenElement]) -> [ElementGroup] {
    elements.flatMap { element -> [ElementGroup] in
      guard case .group(let group) = element else { return [] }
      return [group] + groups(in: group.children)
    }
  }

  /// The holes in what is shown of some elements.
  private func holes(in elements: [ScreenElement]) -> [CGRect] {
    groups(in: elements).filter(\.clipsEvenOdd).compactMap { group in
      let commands = group.clipPath
      guard let second = commands.lastIndex(where: { if case .move = $0 { true } else { false } })
      else { return nil }
      return Outline.path(Array(commands[second...])).bounds
    }
  }

  private func cover(_ name: String?, in frame: ScreenFrame) throws -> [CGRect] {
    guard let name else { return [] }
    return [try #require(frame.shownBox { $0.id.hasSuffix(name) || $0.role == name })]
  }

  private func isClose(_ holes: [CGRect], to areas: [CGRect]) -> Bool {
    holes.count == areas.count
      && zip(holes, areas).allSatisfy { hole, area in
        hole.insetBy(dx: -1, dy: -1).contains(area) && area.insetBy(dx: -1, dy: -1).contains(hole)
      }
  }

  @Test(arguments: rows)
  private func `an outline ends at what covers a part of it`(_ row: CoverRow) throws {
    let made = try scenario(
      row.steps,
      table: row.table,
      scene: "\(row.scene)\nshow: [outlines]"
    )
    let frame = try #require(ScenarioPlayer.play(made).snapshots.last?.frame)
    let id = "guides.outline-\(row.name)"
    let outline = try #require(groups(in: frame.elements).first { $0.tag.id == id })
    #expect(isClose(holes(in: [.group(outline)]), to: try cover(row.cover, in: frame)))
  }

  @Test(arguments: rows)
  private func `the ring of an annotation ends at what covers a part of it`(
    _ row: CoverRow
  ) throws {
    var made = try scenario(row.steps, table: row.table, scene: row.scene)
    var annotation = Annotation(.thing(Place(row.place)))
    annotation.number = 1
    made.annotations = [annotation]
    let run = AnnotatedRun(made)
    let moment = try #require(run.moments["now"])
    let frame = try #require(run.report.snapshots.last?.frame)
    let framed = try frame.framed(
      by: Picture.Framing(),
      on: made.scene.environment,
      with: moment.areas
    )
    let picture = try #require(
      AnnotatedScreen.frames([(framed, moment)], .beside, style: .light).first
    )
    // The glow below ends at texts, too.
    let lines = groups(in: picture.elements).filter { $0.clipsEvenOdd && $0.strokes.max() == 1.5 }
    let ends = holes(in: lines.map { .group($0) })
    #expect(isClose(ends, to: try cover(row.cover, in: frame)))
  }

  @Test(arguments: [AnnotationPlacement.beside, .inside])
  func `a measure ends at the keyboard that covers a part of it`(
    _ placement: AnnotationPlacement
  ) throws {
    let text = """
      layoutsim: 2
      name: test
      scene:
        device: iPhone 17
        search: true
        table: {rows: 40}
        overlay: scroll-and-select
        show: [safe-area]
      steps: [{tap: searchBar}, settle, {snapshot: now}]
      annotate: [{measure: touchView.height}]
      pictures: [{file: now.svg, at: now}]
      """
    let made = try #require(SceneReader.read(text: text, file: "test.sim.yaml").scenario)
    let run = AnnotatedRun(made)
    let moment = try #require(run.moments["now"])
    let frame = try #require(run.report.snapshots.last?.frame)
    let keyboard = try cover("keyboard", in: frame)
    let guides = groups(in: frame.elements).filter { $0.tag.id == "guides.safe-area" }
    #expect(isClose(holes(in: guides.map { .group($0) }), to: keyboard))
    let picture = try #require(
      AnnotatedScreen.frames([(FramedScreen(frame), moment)], placement, style: .light).first
    )
    let art = groups(in: picture.elements).filter { $0.tag.id == "annotations" }
    // On the screen the line goes between the field and the round button beside it.
    let expected = placement == .inside ? keyboard : []
    let cut = holes(in: art.map { .group($0) }).filter { $0.width > 48 }
    #expect(isClose(cut, to: expected))
  }
  /// The keyboard covers the lower end of the touch view, in which a pan scrolls down.
  @Test func `constraints and scroll zones end at the keyboard`() throws {
    let made = try scenario(
      "tap: searchBar\nsettle\nsnapshot: now",
      table: "{rows: 40}",
      scene: """
        device: iPhone 17
        search: true
        overlay: scroll-and-select
        show: [scroll-zones, constraints]
        views: [{name: badge, box: [30, 30]}, {name: rest, box: [20, 20]}]
        constraints:
          - badge.leading = superview.leading + 200
          - badge.top = superview.top + 450
          - badge.height = 300
          - rest.leading = superview.leading + 300
          - rest.top = superview.top + 700
        """
    )
    let frame = try #require(ScenarioPlayer.play(made).snapshots.last?.frame)
    let keyboard = try #require(try cover("keyboard", in: frame).first)
    let zones = groups(in: frame.elements).filter { $0.tag.role == "scroll-zone" }
    #expect(!holes(in: zones.map { .group($0) }).isEmpty)
    let lines = groups(in: frame.elements).filter { $0.tag.role == "constraint" }
    let height = try #require(
      lines.first { $0.tag.facts.value(of: "text") == "badge.height == 300" }
    )
    #expect(isClose(holes(in: [.group(height)]), to: [keyboard]))
    #expect(
      !lines.contains {
        $0.tag.facts.value(of: "text") == "rest.leading == superview.leading + 300"
      }
    )
  }
}

extension ElementGroup {
  /// The widths of the strokes in it.
  fileprivate var strokes: [CGFloat] {
    children.flatMap { child -> [CGFloat] in
      switch child {
      case .group(let group): group.strokes
      case .shape(let shape): [shape.stroke?.width].compactMap(\.self)
      case .text: []
      }
    }
  }
}
