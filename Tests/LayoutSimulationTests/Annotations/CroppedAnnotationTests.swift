import Foundation
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// Annotations in pictures of a part of the screen.
@Suite struct CroppedAnnotationTests {
  private static let rows = "{rows: 8, row-height: 60}"

  /// Returns the part of the screen that a picture shows, with its moment.
  private func part(
    _ made: Scenario,
    _ crop: Picture.Framing.Crop,
    padding: CGFloat
  ) throws -> (screen: FramedScreen, moment: AnnotatedMoment) {
    let run = AnnotatedRun(made)
    let moment = try #require(run.moments["now"])
    var framing = Picture.Framing()
    (framing.crop, framing.padding) = (crop, padding)
    let screen = try #require(run.report.snapshots.last?.frame).framed(
      by: framing,
      on: made.scene.environment,
      with: moment.areas
    )
    return (screen, moment)
  }

  @Test(arguments: [
    (0, 8, true), (0, 30, false), (1, 8, false), (4, 8, true), (4, 0, true), (6, 8, true),
  ])
  func `what only the padding shows a little of is left out`(
    _ row: Int,
    _ padding: Int,
    _ isLeftOut: Bool
  ) throws {
    var made = try scenario("snapshot: now", table: Self.rows, scene: "overlay: none")
    var annotation = Annotation(.thing(Place(.row(RowAddress(row: row)))))
    annotation.number = 1
    made.annotations = [annotation]
    let (screen, moment) = try part(
      made,
      .rows(RowAddress(row: 1), RowAddress(row: 3)),
      padding: CGFloat(padding)
    )
    let (shown, leftOut) = moment.shown(on: screen)
    #expect(leftOut.isEmpty != isLeftOut)
    #expect(shown.placed.isEmpty == isLeftOut)
    #expect(leftOut.allSatisfy { $0.reason.contains("little") == (row != 6 && padding > 0) })
  }

  @Test func `the outline of a keyboard that is cut ends where that does`() throws {
    let scene = """
      device: iPhone 16
      system: iOS 26
      overlay: none
      views: [{name: field, text-field: ""}]
      constraints: [field.leading = superview.leading + 16, field.trailing = superview.trailing - 16, field.bottom = superview.keyboard.top - 8]
      """
    var made = try scenario("focus: view field\nsettle\nsnapshot: now", scene: scene)
    var annotation = Annotation(.thing(Place(.view(.keyboard))))
    annotation.text = "The keyboard"
    made.annotations = [annotation]
    let (screen, moment) = try part(made, .view("field"), padding: 30)
    let (shown, _) = moment.shown(on: screen)
    guard case .thing(let keyboard)? = shown.placed.first?.target else { throw Missing() }
    let picture = try #require(
      AnnotatedScreen.frames([(screen, shown)], .beside, style: .light).first
    )
    let outlines = picture.elements.flatMap(strokes).filter { $0.width > 300 }
    #expect(outlines.count == 2)
    for outline in outlines { #expect(outline.height <= keyboard.height + 7, "\(outline)") }
  }

  @Test func `what shines through the glass of a bar is in the way of no line`() throws {
    let scene = """
      device: iPhone 16
      system: iOS 26
      overlay: none
      toolbar-items: [{title: Delete, image: trash}, {title: Move, image: folder}, space, {title: New, image: envelope}]
      """
    var made = try scenario("snapshot: now", table: "{rows: 20}", scene: scene)
    made.annotations = ["Delete", "Move", "New"].enumerated().map { index, title in
      var annotation = Annotation(.thing(Place(.button(title))))
      annotation.number = index + 1
      return annotation
    }
    let (screen, moment) = try part(made, .view("toolbar"), padding: 12)
    let shown = moment.shown(on: screen).moment
    let layout = AnnotatedScreen.layout(of: shown, on: screen, .beside, in: nil)
    #expect(layout.labels.count == 3)
    for label in layout.labels {
      #expect(label.box.minY >= screen.shown.height, "\(label.box)")
      #expect(Set(label.route.map { $0.x.rounded() }).count == 1, "\(label.route)")
    }
  }

  private struct Missing: Error {}

  private func strokes(in element: ScreenElement) -> [CGRect] {
    switch element {
    case .group(let group):
      group.tag.id == "screen" ? [] : group.children.flatMap(strokes)
    case .shape(let shape): shape.stroke == nil || shape.fill != nil ? [] : [shape.bounds]
    case .text: []
    }
  }
}
