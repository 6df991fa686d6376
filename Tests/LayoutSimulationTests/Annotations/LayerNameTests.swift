import Foundation
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import Testing

/// The names of layers below annotations, which keep clear of their lines.
@Suite struct LayerNameTests {
  @Test(arguments: ["iPhone 15", "iPhone 17", "iPhone SE (3rd generation)"])
  func `no way and no outline of a thing runs through a name`(_ device: String) throws {
    var made = try scenario(
      "press: row 2 on touchView\nmove: {to: row 11, within: 300ms}\nsnapshot: now",
      scene: "device: \(device)\noverlay: scroll-and-select\nshow: [touch-view, safe-area]"
    )
    var row = Annotation(.thing(Place(.row(RowAddress(row: 7)))))
    row.number = 1
    made.annotations = [Annotation(.path), row]
    let run = AnnotatedRun(made)
    let frame = try #require(run.report.snapshots.last?.frame)
    let moment = try #require(run.moments["now"])
    guard case .path(let tracks) = moment.placed[0].target,
      case .thing(let thing) = moment.placed[1].target
    else { throw Missing() }
    let picture = try #require(
      AnnotatedScreen.frames([(FramedScreen(frame), moment)], .beside, style: .light).first
    )
    let names = picture.elements.guideNames(at: .zero)
    #expect(names.count == 2)
    let screen = picture.elements.compactMap { element -> CGPoint? in
      if case .group(let group) = element, group.tag.role == "screen" { group.offset } else { nil }
    }
    let origin = try #require(screen.first)
    for name in names {
      let box = name.offsetBy(dx: -origin.x, dy: -origin.y)
      #expect(
        !box.intersects(CGRect(x: thing.minX, y: thing.minY - 0.5, width: thing.width, height: 1))
      )
      #expect(
        !box.intersects(CGRect(x: thing.minX, y: thing.maxY - 0.5, width: thing.width, height: 1))
      )
      for point in tracks.flatMap(\.points) { #expect(!box.contains(point)) }
      let x = try #require(tracks.first?.points.first?.x)
      #expect(!(box.minX...box.maxX).contains(x) || !box.intersects(way(tracks)), "\(box)")
    }
  }

  @Test func `a name for which there is no other room lies over the lines`() throws {
    let text = """
      layoutsim: 2
      name: test
      scene:
        table: {rows: 20, row-height: 60, editing: true}
        overlay: {kind: scroll-and-select, debug: true}
        show: [constraints]
      steps:
        - snapshot: now
      annotate:
        - {at: touchView, number: 1, text: The strip}
        - {at: row 5, number: 2, text: A row}
      """
    let (made, diagnostics) = SceneReader.read(text: text, file: "test.sim.yaml")
    #expect(diagnostics.isEmpty)
    let run = AnnotatedRun(try #require(made))
    let screen = FramedScreen(try #require(run.report.snapshots.last?.frame))
    let moment = try #require(run.moments["now"])
    let picture = try #require(
      AnnotatedScreen.frames([(screen, moment)], .inside, style: .light).first
    )
    let last = try #require(picture.elements.last)
    #expect(last.tag?.id == "names")
    let offset = try #require(last.offset)
    let things = AnnotatedScreen.layout(of: moment, on: screen, .inside, in: nil).things
    let lines = things.map(\.area).flatMap { area in
      [area.minX, area.maxX].map { CGRect(x: $0, y: area.minY, width: 0.1, height: area.height) }
        + [area.minY, area.maxY].map { CGRect(x: area.minX, y: $0, width: area.width, height: 0.1) }
    }
    .map { $0.offsetBy(dx: offset.x, dy: offset.y) }
    func isStruck(_ name: CGRect) -> Bool { lines.contains(where: name.intersects) }
    let over = [last].guideNames(at: .zero)
    #expect(!over.isEmpty && over.allSatisfy(isStruck))
    let others = picture.elements.dropLast()
    #expect(!Array(others).guideNames(at: .zero).contains(where: isStruck))
  }

  private struct Missing: Error {}

  private func way(_ tracks: [DrawnTrack]) -> CGRect {
    let points = tracks.flatMap(\.points)
    let (ys, xs) = (points.map(\.y), points.map(\.x))
    guard let top = ys.min(), let bottom = ys.max(), let left = xs.min(), let right = xs.max()
    else {
      return .null
    }
    return CGRect(x: left - 1, y: top, width: right - left + 2, height: bottom - top)
  }
}

extension ScreenElement {
  fileprivate var tag: ElementTag? { if case .group(let group) = self { group.tag } else { nil } }
  fileprivate var offset: CGPoint? {
    if case .group(let group) = self { group.offset } else { nil }
  }
}
