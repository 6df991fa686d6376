import Foundation
import LayoutReports
import LayoutScenes
import ScreenFrames
import Testing

/// The lines of annotations: around things, to labels, and between rows.
@Suite struct AnnotationLineTests {
  private static let size = CGSize(width: 393, height: 852)

  private func layout(
    _ target: PlacedAnnotation.Target,
    sparing texts: [CGRect] = [],
    rounded: [RoundedArea] = []
  ) -> AnnotationLayout {
    var annotation = Annotation(.path)
    annotation.text = "Here"
    return AnnotationLayout(
      [PlacedAnnotation(annotation, target)],
      on: Self.size,
      .beside,
      isRightToLeft: false,
      sparing: texts,
      rounded: rounded
    )
  }

  @Test func `the outline of a thing follows its round corners`() throws {
    let capsule = CGRect(x: 290, y: 60, width: 86, height: 44)
    let area = try #require(RoundedArea(capsule, cornerRadius: 22))
    #expect(layout(.thing(capsule), rounded: [area]).things.first?.cornerRadius == 22)
    #expect(layout(.thing(capsule)).things.first?.cornerRadius == nil)
    let other = capsule.offsetBy(dx: 3, dy: 0)
    #expect(layout(.thing(other), rounded: [area]).things.first?.cornerRadius == nil)
    #expect(RoundedArea(capsule, cornerRadius: 3) == nil)
  }

  @Test func `a line to a thing with round corners ends on it`() throws {
    let capsule = CGRect(x: 40, y: 740, width: 110, height: 44)
    let area = try #require(RoundedArea(capsule, cornerRadius: 22))
    // Texts leave room at the upper right corner alone.
    let texts = [
      CGRect(x: 0, y: 735, width: 39, height: 110), CGRect(x: 151, y: 748, width: 240, height: 90),
      CGRect(x: 0, y: 790, width: 393, height: 50), CGRect(x: 0, y: 640, width: 140, height: 90),
    ]
    for placement in [AnnotationPlacement.beside, .inside] {
      var annotation = Annotation(.path)
      annotation.number = 1
      let layout = AnnotationLayout(
        [PlacedAnnotation(annotation, .thing(capsule))],
        on: Self.size,
        placement,
        isRightToLeft: false,
        sparing: texts,
        rounded: [area]
      )
      let end = try #require(layout.labels.first?.route.last)
      let x = min(max(end.x, capsule.minX + 22), capsule.maxX - 22)
      #expect(hypot(end.x - x, end.y - capsule.midY) <= 22.001, "\(placement): \(end)")
    }
  }

  @Test(arguments: [44, 44.33, 68.67, 51.5] as [CGFloat])
  func `the line from a measure to its words is level`(_ height: CGFloat) throws {
    func edge(_ y: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 393, height: 0) }
    for top in [100, 100.33, 221.67] as [CGFloat] {
      let route = try #require(layout(.height(edge(top), edge(top + height))).labels.first?.route)
      #expect(Set(route.map(\.y)).count == 1, "\(route)")
    }
  }

  @Test func `an arrow between rows goes past their texts`() throws {
    let rows = (0..<3).map { CGRect(x: 0, y: 100 + CGFloat($0) * 60, width: 393, height: 60) }
    let text = CGRect(x: 60, y: 170, width: 200, height: 40)
    func arrow(sparing texts: [CGRect]) throws -> (from: CGPoint, to: CGPoint) {
      let arrow = try #require(layout(.arrow(rows[0], rows[2]), sparing: texts).arrows.first)
      return (arrow.from, arrow.to)
    }
    let direct = try arrow(sparing: [])
    #expect(direct.from == CGPoint(x: 196.5, y: 160) && direct.to == CGPoint(x: 196.5, y: 220))
    let other = try arrow(sparing: [text])
    #expect(other.from.x == other.to.x && other.from.x > 260 && other.from.x < 270)
    // Where no way is free it is the direct one.
    let wide = CGRect(x: 0, y: 170, width: 393, height: 40)
    #expect(try arrow(sparing: [wide]).from == direct.from)
  }
}
