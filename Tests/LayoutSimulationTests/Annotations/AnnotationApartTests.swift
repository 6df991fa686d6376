import Foundation
import LayoutGeometry
import LayoutReports
import LayoutScenes
import Testing

/// Lines that keep some points from other lines and from outlines.
@Suite struct AnnotationApartTests {
  private static let size = CGSize(width: 402, height: 874)

  private func placed(_ target: PlacedAnnotation.Target, number: Int? = nil) -> PlacedAnnotation {
    var annotation = Annotation(.path)
    annotation.number = number
    return PlacedAnnotation(annotation, target)
  }

  private func layout(
    _ placed: [PlacedAnnotation],
    _ placement: AnnotationPlacement = .beside,
    sparing texts: [CGRect] = [],
    controls: [CGRect] = [],
    buttons: [CGRect] = []
  ) -> AnnotationLayout {
    AnnotationLayout(
      placed,
      on: Self.size,
      placement,
      isRightToLeft: false,
      sparing: texts,
      controls: controls,
      buttons: buttons
    )
  }

  private func height(of area: CGRect) -> PlacedAnnotation.Target {
    let top = CGRect(x: area.minX, y: area.minY, width: area.width, height: 0)
    return .height(top, top.offsetBy(dx: 0, dy: area.height))
  }

  /// Rows of a group with a title, and a value and a sign at their end.
  private static let rows = (0..<6).map {
    CGRect(x: 20, y: 300 + CGFloat($0) * 53, width: 362, height: 53)
  }
  private static let texts = rows.flatMap {
    [
      CGRect(x: 36, y: $0.minY + 16, width: 90, height: 21),
      CGRect(x: 140, y: $0.minY + 16, width: 222, height: 21),
    ]
  }

  @Test func `a narrow measure whose words would be struck out is beside the screen`() throws {
    // Words at the edge of the screen, above and below that which is measured.
    let texts = Self.rows.map { CGRect(x: 30, y: $0.minY + 4, width: 300, height: 45) }
    let row = Self.rows[2]
    let edges = (
      CGRect(x: 0, y: 0, width: 0, height: 874), CGRect(x: 20, y: row.minY, width: 0, height: 53)
    )
    let layout = layout([placed(.width(edges.0, edges.1))], .inside, sparing: texts)
    let route = try #require(layout.labels.first).route
    for text in texts {
      let isStruck = zip(route, route.dropFirst()).contains { from, to in
        from.y == to.y && text.minY < from.y && from.y < text.maxY
          && min(from.x, to.x) < text.minX + 20 && max(from.x, to.x) > text.minX + 20
      }
      #expect(!isStruck, "\(route)")
    }
  }

  @Test func `a bracket of a popover is at no side where other rows are between`() throws {
    let screen = EverydayScreen.tablet
    for chosen in [[5, 6], [5, 2], [6, 2, 5]] {
      for placement in [AnnotationPlacement.beside, .inside] {
        let layout = screen.layout(chosen, placement)
        let placed = chosen.map { screen.moment.placed[$0] }
        #expect(AnnotationFaults(layout: layout).between(placed) == [])
      }
    }
  }

  @Test func `letters that a corner of the screen cuts off are in nobody's way`() throws {
    let glass = ScreenGlass(CGRect(origin: .zero, size: Self.size), radius: 62)
    let text = CGRect(x: 16, y: 852, width: 60, height: 20)
    let layout = AnnotationLayout(
      [placed(height(of: Self.rows[0]))],
      on: Self.size,
      .beside,
      isRightToLeft: false,
      sparing: [text, text.offsetBy(dx: 0, dy: -60), text.offsetBy(dx: 100, dy: 0)],
      glass: glass
    )
    #expect(layout.texts.map { $0.minX.rounded() } == [25, 16, 116])
    #expect(layout.texts.map(\.maxX) == [76, 76, 176])
  }
}
