import Foundation
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// A place that is a point for a finger is the same point for a remark.
@Suite struct PointPlacesTests {
  @Test(arguments: [
    "bottom edge - 100 on touchView", "top edge + 40 on touchView",
    "bottom edge - 100 on check mark",
    "row 2 + 22", "row 3 - 10", "row 8 + 5 on touchView", "row 4 + 6 on check mark",
    "first visible row + 12", "25% of touchView", "200, 300",
  ])
  func `a remark and a finger mean one point`(_ text: String) throws {
    let simulation = Simulation(try scenario("snapshot: now").scene)
    let place = try place(text)
    let area = try simulation.area(of: place)
    #expect(area.size == .zero, "\(area)")
    #expect(area.origin == (try simulation.point(of: place)))
  }

  @Test func `a row without a distance is an area, and an edge a line`() throws {
    let simulation = Simulation(try scenario("snapshot: now").scene)
    #expect(try simulation.area(of: place("row 2")).height == 44)
    let edge = try simulation.area(of: place("bottom edge - 100"))
    #expect(edge.height == 0)
    #expect(edge.width == simulation.visibleArea.width)
  }

  @Test func `a key and a title of the index are areas around their points`() throws {
    let table =
      "{index: [A, B, C], sections: [{title: A, rows: 5}, {title: B, rows: 9}, {title: C, rows: 9}]}"
    let simulation = Simulation(try scenario("snapshot: now", table: table).scene)
    let place = Place(.indexTitle("B"))
    let area = try simulation.area(of: place)
    #expect(area.width == 15 && abs(area.height - 14) < 1e-6)
    let point = try simulation.point(of: place)
    #expect(abs(area.midX - point.x) < 1e-6 && abs(area.midY - point.y) < 1e-6)
  }

  @Test func `a row behind a bar has no point beside it`() throws {
    let table = "{rows: 60, row-height: 44, content-offset: 308}"
    let simulation = Simulation(
      try scenario("snapshot: now", table: table, scene: "device: iPhone 15").scene
    )
    #expect(throws: Simulation.ImpossiblePlace.self) {
      try simulation.area(of: place("row 5 + 60"))
    }
  }

  @Test(arguments: [
    ("disclosure", 19), ("detail", 27),
  ])
  func `an arrow begins at the sign of an accessory, and not at the edge of its row`(
    _ accessory: String,
    _ height: CGFloat
  ) throws {
    let simulation = Simulation(
      try scenario(
        "snapshot: now",
        table: "{rows: 5, row-height: 60, accessory: \(accessory)}",
        scene: "overlay: none"
      ).scene
    )
    var place = Place(.row(RowAddress(row: 1)))
    place.part = .accessory
    let (end, whole) = (try simulation.end(at: place), try simulation.area(of: place))
    #expect(whole.height == 60 && whole.contains(end))
    #expect(abs(end.height - height) < 2, "\(end)")
    place.part = nil
    #expect(try simulation.end(at: place) == simulation.area(of: place))
  }

  @Test(arguments: ["row 2 + 22", "row 2", "bottom edge - 100 on touchView"])
  func `a line to a thing or a point ends with a dot`(_ text: String) throws {
    var made = try scenario("snapshot: now")
    var annotation = Annotation(.thing(try place(text)))
    annotation.text = "here"
    made.annotations = [annotation]
    let run = AnnotatedRun(made)
    let frame = try #require(run.report.snapshots.first?.frame)
    let moment = try #require(run.moments["now"])
    let picture = AnnotatedScreen.frames([(FramedScreen(frame), moment)], .beside, style: .light)
    #expect(dots(in: picture[0].elements) == 1)
  }

  @Test func `a bracket needs no dot`() throws {
    var made = try scenario("snapshot: now")
    var annotation = Annotation(.bracket(try place("row 2"), try place("row 4")))
    annotation.text = "three"
    made.annotations = [annotation]
    let run = AnnotatedRun(made)
    let screen = FramedScreen(try #require(run.report.snapshots.first?.frame))
    let moment = try #require(run.moments["now"])
    let picture = AnnotatedScreen.frames([(screen, moment)], .beside, style: .light)
    #expect(dots(in: picture[0].elements) == 0)
  }

  private func dots(in elements: [ScreenElement]) -> Int {
    elements.map { element in
      switch element {
      case .group(let group): return dots(in: group.children)
      case .shape(let shape):
        guard case .circle(_, radius: 2.5) = shape.outline else { return 0 }
        return 1
      case .text: return 0
      }
    }
    .reduce(0, +)
  }

  /// Returns a place as an annotation means it.
  private func place(_ text: String) throws -> Place {
    let scenario = """
      layoutsim: 2
      name: test
      scene: {table: {rows: 60}, overlay: scroll-and-select}
      steps: [{snapshot: now}]
      annotate: [{at: "\(text)", text: here}]
      """
    let read = SceneReader.read(text: scenario, file: "test.sim.yaml").scenario
    guard case .thing(let place)? = read?.annotations.first?.subject else {
      throw CancellationError()
    }
    return place
  }
}
