import Foundation
import LayoutGeometry
import LayoutScenes
import LayoutSimulation
import LayoutTables
import LayoutViews
import ScreenFrames
import TableSelection
import Testing

/// The layers that pictures show over a screen: zones, widths, areas of touches, outlines, ghosts, runs of rows.
@Suite struct `Layers over a screen` {
  private static let strip = "overlay: {kind: scroll-and-select}"
  private static let rows = "{rows: 60, row-height: 44, editing: true}"

  private func simulation(_ scene: String = strip, table: String = rows) throws -> Simulation {
    Simulation(try scenario("wait: 10ms", table: table, scene: scene).scene)
  }

  /// Returns the frame after the steps, of a scene with guides.
  private func frame(_ show: String, _ steps: String) throws -> ScreenFrame {
    let scene = "\(Self.strip)\nshow: [\(show)]"
    let report = ScenarioPlayer.play(
      try scenario("\(steps)\nsnapshot: now", table: Self.rows, scene: scene)
    )
    return try #require(report.snapshots.last?.frame)
  }

  private func rectangles(_ group: ElementGroup) -> [CGRect] {
    shapes(group).compactMap { shape in
      switch shape.outline {
      case .rectangle(let rect, _): return rect
      // One that is open at an edge.
      case .path: return shape.outline.bounds
      case .circle, .line: return nil
      }
    }
  }

  @Test func `zones end where the controller begins to scroll`() throws {
    let simulation = try simulation()
    let frame = simulation.frame(showing: [.scrollZones])
    let zones = groups("scroll-zone", in: frame.elements)
    #expect(zones.map(\.tag.id) == ["guides.scroll-zone-up", "guides.scroll-zone-down"])
    let edges = try #require(simulation.scrollAndSelect?.scrollingEdges)
    let superview = try #require(simulation.tableView.superview)
    let top = superview.convert(CGPoint(x: 0, y: try #require(edges.top)), to: nil).y
    let bottom = superview.convert(CGPoint(x: 0, y: try #require(edges.bottom)), to: nil).y
    // A line of a point lies inside of what it is around.
    #expect(rectangles(zones[0]).first.map { $0.maxY + 0.5 } == top)
    #expect(rectangles(zones[1]).first.map { $0.minY - 0.5 } == bottom)
  }

  @Test func `no zone without an overlay, nor where an anchor is out of range`() throws {
    let bare = try simulation("overlay: none").frame(showing: [.scrollZones])
    #expect(groups("scroll-zone", in: bare.elements).isEmpty)
    let one = try simulation("overlay: {top-scrolling-anchor: -5}").frame(showing: [.scrollZones])
    let zones = groups("scroll-zone", in: one.elements)
    #expect(zones.map(\.tag.id) == ["guides.scroll-zone-down"])
  }

  @Test func `the readable width is the guide of the superview`() throws {
    let simulation = try simulation("device: iPad Pro 11-inch (1st generation)\n\(Self.strip)")
    let drawn = groups("readable-width", in: simulation.frame(showing: [.readableWidth]).elements)
    let superview = try #require(simulation.tableView.superview)
    let guide = superview.convert(superview.readableContentGuide.layoutFrame, to: nil)
    #expect(drawn.flatMap(rectangles).map { $0.insetBy(dx: -0.5, dy: -0.5) } == [guide])
  }

  @Test func `areas of touches are those of the hit map`() throws {
    let simulation = try simulation()
    let map = HitMap(simulation.window)
    let elements = simulation.frame(showing: [.hitAreas]).elements.flatMap { element in
      if case .group(let group) = element, group.tag.id == "guides.grounds" {
        group.children
      } else {
        [element]
      }
    }
    let drawn = elements.compactMap { element in
      if case .shape(let shape) = element, shape.tag.role == "region" {
        return shape.tag.facts.value(of: "name")
      }
      return nil
    }
    #expect(drawn == map.regions.filter { $0.kind != .container }.map(\.name))
    #expect(drawn.contains("View 'touchView'"))
    #expect(drawn.contains("row 3"))
  }

  @Test func `a view that keeps touches from rows has an area with its name`() throws {
    let scene = """
      overlay: none
      views: [{name: cover, box: [120, 60], alpha: 0.5, color: red}]
      constraints: [cover.centerX = superview.centerX, cover.centerY = superview.centerY]
      """
    let elements = try simulation(scene).frame(showing: [.hitAreas]).elements
    let labels = groups("guide-label", in: elements).map(\.tag.id)
    #expect(labels.contains("guides.hit-area-BoxView 'cover'.label"), "\(labels)")
    let bare = try simulation("overlay: none\ntitle: T\ntoolbar: true").frame(showing: [.hitAreas])
    let names = groups("guide-label", in: bare.elements).map(\.tag.id)
    #expect(names.allSatisfy { $0.contains("row") || $0.contains("button") }, "\(names)")
  }

  @Test func `the parts of an alert that take touches have names for readers`() throws {
    let scene = """
      form:
        options: {tomato: Tomatoes, pesto: Pesto}
        section-titles: [Sauce]
        order: [[tomato, pesto]]
        type: {total-min: 1}
        requires-selection: true
        alert: {title: Not yet}
      """
    let made = try scenario("request-dismissal\nsettle", table: "{style: plain}", scene: scene)
    var player = ScenarioPlayer(made)
    _ = player.play(until: nil)
    let elements = player.simulation.frame(showing: [.hitAreas]).elements
    let names = groups("guide-label", in: elements).flatMap { $0.children.flatMap(words) }
    #expect(Set(names) == ["alert", "around the alert", "button OK"], "\(names)")
  }

  private func words(in element: ScreenElement) -> [String] {
    switch element {
    case .group(let group): group.children.flatMap(words)
    case .text(let run): [run.string]
    case .shape: []
    }
  }

  @Test func `an area that is too small for its name has that close to it`() throws {
    let scene = "system: iOS 26\noverlay: none\ntitle: T\nright-items: [{title: Send, done: true}]"
    let elements = try simulation(scene).frame(showing: [.hitAreas]).elements
    let labels = groups("guide-label", in: elements).map(\.tag.id)
    #expect(labels.contains { $0.contains("Send") }, "\(labels)")
  }

  @Test func `the bracket of selected rows stands beside the index of the table`() throws {
    let table = "{rows: 20, row-height: 44, editing: true, index: [A, M, Z], selected: [1, 2]}"
    let simulation = try simulation(table: table)
    let index = try #require(simulation.tableView.sectionIndexView)
    let letters = index.convert(index.bounds, to: nil)
    let runs = groups("selected-rows", in: simulation.frame(showing: [.selectedRows]).elements)
    #expect(runs.count == 1)
    for case .shape(let shape) in runs.flatMap(\.children) {
      #expect(shape.bounds.maxX <= letters.minX)
    }
  }

  @Test func `outlines are those of rows and of views with names, each once`() throws {
    let frame = try simulation().frame(showing: [.outlines])
    let names = groups("outline", in: frame.elements).compactMap { $0.tag.facts.value(of: "name") }
    #expect(names.count == Set(names).count)
    #expect(
      Set(names).isSuperset(of: ["touchView", "tableView", "navigationBar", "row 0", "row 5"])
    )
    #expect(!names.contains("row 59"))
  }

  /// A table that goes on behind a bar at the top and one at the bottom, with rows and headers.
  private func frameWithBars(_ show: String) throws -> ScreenFrame {
    let scene = """
      device: iPhone 15
      title: Inbox
      toolbar: true
      overlay: none
      show: [\(show)]
      """
    let table = "{row-height: 50, sections: [{title: A, rows: 3}, {title: B, rows: 40}]}"
    let steps = "fling: {from: row 0/2, direction: up, velocity: 700}\nsettle\nsnapshot: now"
    let report = ScenarioPlayer.play(try scenario(steps, table: table, scene: scene))
    return try #require(report.snapshots.last?.frame)
  }

  @Test func `outlines of rows end where bars hide them`() throws {
    let frame = try frameWithBars("outlines")
    let outlines = groups("outline", in: frame.elements)
    func area(_ name: String) -> CGRect? {
      outlines.first { $0.tag.facts.value(of: "name") == name }.flatMap { rectangles($0).first }
    }
    let bars = (try #require(area("navigationBar")), try #require(area("toolbar")))
    let rows = outlines.filter { $0.tag.facts.value(of: "name")?.hasPrefix("row") == true }
    #expect(rows.count > 10)
    for rect in rows.flatMap(rectangles) {
      #expect(rect.minY >= bars.0.maxY && rect.maxY <= bars.1.minY, "\(rect)")
      #expect(rect.height > 0)
    }
  }

  @Test func `outlines are open where rows go on`() throws {
    let scene = "device: iPhone 15\noverlay: none\nshow: [outlines]"
    let steps = "fling: {from: row 2, direction: up, velocity: 700}\nsettle\nsnapshot: now"
    let report = ScenarioPlayer.play(
      try scenario(steps, table: "{rows: 60, row-height: 50}", scene: scene)
    )
    let outlines = groups("outline", in: try #require(report.snapshots.last?.frame).elements)
      .filter { $0.tag.facts.value(of: "name")?.hasPrefix("row") == true }
    func paths(_ group: ElementGroup) -> [[PathCommand]] {
      shapes(group).compactMap { shape in
        if case .path(let path) = shape.outline { path } else { nil }
      }
    }
    let cut = outlines.filter { !paths($0).isEmpty }
    let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
    #expect(
      cut.count == 2,
      "the first row under the bar and the last one at the edge of the screen"
    )
    for group in cut {
      let area = try #require(rectangles(group).first)
      // Three lines: a side, an edge, a side; no line along the cut.
      let cutY = area.maxY >= screen.maxY ? area.maxY : area.minY
      for path in paths(group) {
        let points = path.compactMap { command -> CGPoint? in
          switch command {
          case .move(let point), .line(let point): point
          case .curve, .close: nil
          }
        }
        #expect(points.count { abs($0.y - cutY) < 0.01 } == 2, "\(points)")
      }
    }
  }

  @Test func `areas of touches end where bars hide them`() throws {
    let frame = try frameWithBars("hit-areas, outlines")
    let outlines = groups("outline", in: frame.elements)
    let toolbar = try #require(
      outlines.first { $0.tag.facts.value(of: "name") == "toolbar" }.flatMap {
        rectangles($0).first
      }
    )
    let grounds = frame.elements.flatMap { element in
      if case .group(let group) = element, group.tag.id == "guides.grounds" {
        group.children
      } else {
        [ScreenElement]()
      }
    }
    var names: [String] = []
    for case .shape(let shape) in grounds where shape.tag.role == "region" {
      let name = try #require(shape.tag.facts.value(of: "name"))
      names.append(name)
      guard name.contains("row") else { continue }
      #expect(shape.bounds.maxY <= toolbar.minY + 0.5, "\(name): \(shape.bounds)")
      #expect(shape.bounds.height > 0)
    }
    #expect(names.count { $0.hasPrefix("row") } > 10)
    #expect(names.contains("header of section 1"), "\(names)")
  }

  @Test(arguments: [
    ("rows 3..7", 4, "press: row 3 on touchView", "move: {to: row 7, within: 400ms}"),
    ("row 4", 4, "tap: row 4", "wait: 1s"),
  ])
  func `a run of selected rows has a bracket`(
    name: String,
    count: Int,
    first: String,
    second: String
  ) throws {
    let runs = groups(
      "selected-rows",
      in: try frame("selected-rows", "\(first)\n\(second)").elements
    )
    #expect(runs.map { $0.tag.facts.value(of: "text") } == [name])
    #expect(commands(runs[0]).count == count)
  }

  private func commands(_ group: ElementGroup) -> [PathCommand] {
    guard case .shape(let shape) = group.children.first, case .path(let path) = shape.outline else {
      return []
    }
    return path
  }

  @Test func `a run that goes on off the screen is open there`() throws {
    let table = "{rows: 60, row-height: 44, editing: true, selected: [2..55]}"
    let frame = try simulation(table: table).frame(showing: [.selectedRows])
    let runs = groups("selected-rows", in: frame.elements)
    #expect(commands(try #require(runs.first)).count == 3)
    let nothing = try simulation().frame(showing: [.selectedRows])
    #expect(groups("selected-rows", in: nothing.elements).isEmpty)
  }

  private func ghosts(_ scene: String) throws -> [String] {
    let elements = try simulation(scene).frame(showing: [.ghosts]).elements
    return ["ghost", "measure", "outlined"].flatMap { role in
      groups(role, in: elements).map { "\(role) \($0.tag.id)" }
    }
  }

  @Test func `ghosts show both places of an open view, and the constraints of a conflict`() throws {
    let open = """
      overlay: none
      views: [{name: pill, box: [120, 40]}]
      constraints: [pill.top == superview.top + 300, pill.width == 120]
      """
    #expect(try ghosts(open).count { $0.hasPrefix("ghost") } == 2)
    let outside = open.replacing(
      "pill.top == superview.top + 300",
      with: "pill.leading == superview.leading"
    )
    #expect(
      try ghosts(outside).count { $0.hasPrefix("ghost") } == 1,
      "the other one is above the screen"
    )
    let conflict = open.replacing(
      "pill.width == 120]",
      with:
        "pill.width == 120, pill.leading == superview.leading, pill.trailing == superview.trailing]"
    )
    let marks = try ghosts(conflict)
    #expect(marks.count { $0.hasPrefix("measure") } >= 2)
    #expect(!marks.contains { $0.hasPrefix("ghost") })
    #expect(try ghosts(Self.strip).isEmpty)
  }

  @Test(arguments: [
    ("press: row 5 on touchView", true),
    ("press: 70, 500", false),
  ])
  func `a finger lets a check mark below it be seen`(press: String, isHollow: Bool) throws {
    let steps = "\(press)\nmove: {to: row 7, within: 300ms}"
    let elements = try frame("finger", isHollow ? steps : press).elements
    // A ring, and a middle where it hides nothing.
    #expect(groups("finger", in: elements).map(\.children.count) == [isHollow ? 1 : 2])
  }
}

extension ElementFacts {
  func value(of name: String) -> String? { list.first { $0.name == name }?.value }
}
