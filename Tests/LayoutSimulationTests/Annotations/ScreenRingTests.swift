import Foundation
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// The outlines of things at the edges of the screen.
@Suite struct ScreenRingTests {
  /// The outlines around a thing, each with whether it is drawn within that of the screen.
  private func rings(
    around place: Place,
    on device: String,
    _ frameOfPicture: Picture.Framing.Frame = .screen
  ) throws -> [Bool] {
    var made = try scenario("snapshot: now", scene: "device: \(device)")
    var annotation = Annotation(.thing(place))
    annotation.number = 1
    made.annotations = [annotation]
    let (parts, areas) = try parts(of: made, frameOfPicture)
    return parts.flatMap { rings(in: $0, within: false, of: areas) }
  }

  /// What annotates the snapshot `now` of a scenario, with the areas on its screen.
  private func parts(
    of made: Scenario,
    _ frameOfPicture: Picture.Framing.Frame = .screen
  ) throws -> ([ScreenElement], ShownAreas) {
    let run = AnnotatedRun(made)
    let moment = try #require(run.moments["now"])
    let framed = try #require(run.report.snapshots.last?.frame).framed(
      by: Picture.Framing(frame: frameOfPicture),
      on: made.scene.environment,
      with: moment.areas
    )
    let picture = try #require(
      AnnotatedScreen.frames([(framed, moment)], .beside, style: .light).first
    )
    let parts = picture.elements.flatMap { element -> [ScreenElement] in
      guard case .group(let group) = element, group.tag.id == "annotations" else { return [] }
      return group.children
    }
    return (parts, moment.areas)
  }

  private func rings(
    in element: ScreenElement,
    within isInside: Bool,
    of areas: ShownAreas
  ) -> [Bool] {
    switch element {
    case .group(let group):
      let isScreen = group.clip == areas.views["superview"] && !group.clipPath.isEmpty
      return group.children.flatMap { rings(in: $0, within: isInside || isScreen, of: areas) }
    case .shape(let shape):
      guard shape.stroke != nil, shape.fill == nil, shape.bounds.height > 30 else { return [] }
      return [isInside]
    case .text: return []
    }
  }

  @Test(
    arguments: [
      (.view(.superview), "iPhone 17", .screen, [true, true, true, true]),
      (.view(.touchView), "iPhone 17", .screen, [true, true, true, true]),
      (.view(.statusBar), "iPhone 17", .device, [true, true, true, true]),
      (.row(RowAddress(row: 4)), "iPhone 17", .screen, [false, false]),
      (.row(RowAddress(row: 4)), "iPhone 17", .device, [true, true]),
      (.view(.superview), "iPhone SE (3rd generation)", .screen, [false, false]),
      (.view(.superview), "iPhone SE (3rd generation)", .device, [true, true]),
    ] as [(Place.Anchor, String, Picture.Framing.Frame, [Bool])]
  )
  func `an outline is cut by the corners of the screen, and none lies on the body of a device`(
    _ place: Place.Anchor,
    _ device: String,
    _ frame: Picture.Framing.Frame,
    _ rings: [Bool]
  ) throws {
    #expect(try self.rings(around: Place(place), on: device, frame) == rings)
  }

  // The ring of the switch has round ends, whose radius is half its height as far as numbers go.
  @Test func `a line leads from a number to a capsule beside it`() throws {
    let rows = "{text: Mode}, {text: Brightness}, {text: True Tone, accessory-view: {switch: on}}"
    let text = """
      layoutsim: 2
      name: Switch
      scene:
        device: iPhone 17
        orientation: landscape
        title: Display
        table: {style: inset-grouped, sections: [{title: Appearance, rows: [\(rows)]}, {rows: 5}]}
      steps: [{snapshot: now}]
      annotate: [{at: row 0/2 on accessory, number: 3, text: A switch}]
      pictures: [{file: now.svg, at: now}]
      """
    let made = try #require(SceneReader.read(text: text, file: "test.sim.yaml").scenario)
    let lines = try parts(of: made).0.flatMap(strokes).filter { $0.width > 60 && $0.height < 4 }
    #expect(!lines.isEmpty)
  }

  private func strokes(in element: ScreenElement) -> [CGRect] {
    switch element {
    case .group(let group): group.children.flatMap(strokes)
    case .shape(let shape): shape.stroke == nil ? [] : [shape.bounds]
    case .text: []
    }
  }

  @Test func `the outlines of keys side by side are apart`() throws {
    let text = """
      layoutsim: 2
      name: Keys
      scene: {device: iPhone 17, search: {placement: stacked}, table: {rows: 3}}
      steps: [{tap: searchBar}, settle, {snapshot: now}]
      annotate: [{at: key space, number: 1, text: A}, {at: key return, number: 2, text: B}]
      """
    let made = try #require(SceneReader.read(text: text, file: "test.sim.yaml").scenario)
    let rings = try parts(of: made).0.flatMap { pens(of: $0, sparing: 0) }
      .filter { $0.width < 2 && (40...80).contains($0.box.height) }.map(\.box)
    let (space, other) = (rings.filter { $0.midX < 250 }, rings.filter { $0.midX > 300 })
    #expect(!space.isEmpty && !other.isEmpty)
    for ring in space { #expect(!other.contains(where: ring.intersects), "\(ring)") }
  }

  @Test func `the glow of an outline lies on no other outline and on no text`() throws {
    let text = """
      layoutsim: 2
      name: Contacts
      scene:
        device: iPhone 16
        title: Contacts
        table: {index: automatic, sections: [{title: A, rows: 3}, {title: B, rows: 3}, {title: G, rows: 2}, {title: K, rows: 2}]}
      steps: [{snapshot: now}]
      annotate: [{at: row 1/1, number: 1, text: A row}, {at: row 1/2, number: 2, text: The next}]
      """
    let made = try #require(SceneReader.read(text: text, file: "test.sim.yaml").scenario)
    let rings = try parts(of: made).0.flatMap { pens(of: $0, sparing: 0) }
      .filter { $0.box.width > 300 && $0.box.height > 30 }
    #expect(rings.map(\.width) == [3.5, 3.5, 1.5, 1.5])
    // The letters of the index lie across the lower edge of the last row.
    #expect(rings.map { $0.spared > 0 } == [false, true, false, false])
  }

  /// The strokes in an element, each with the number of areas that it spares.
  private func pens(
    of element: ScreenElement,
    sparing spared: Int
  ) -> [(width: CGFloat, box: CGRect, spared: Int)] {
    switch element {
    case .group(let group):
      let inner = spared + (group.clipsEvenOdd ? 1 : 0)
      return group.children.flatMap { pens(of: $0, sparing: inner) }
    case .shape(let shape):
      return shape.stroke.map { [($0.width, shape.bounds, spared)] } ?? []
    case .text: return []
    }
  }
}
