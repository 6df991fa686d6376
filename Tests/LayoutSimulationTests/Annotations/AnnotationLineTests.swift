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
}
