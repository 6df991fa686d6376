import Foundation
import LayoutGeometry
import LayoutReports
import LayoutScenes
import Testing

/// Annotations on the side that they name, and lines side by side.
@Suite struct AnnotationSideTests {
  private static let size = CGSize(width: 393, height: 852)
  /// A title and check circles at the left of all rows.
  private static let texts = (0..<17).flatMap { row -> [CGRect] in
    let y = 98 + CGFloat(row) * 44
    return [
      CGRect(x: 15, y: y + 11, width: 22, height: 22),
      CGRect(x: 54, y: y + 11, width: 180, height: 21),
    ]
  }

  private func annotation(
    _ side: Annotation.Side?,
    number: Int? = nil,
    text: String? = nil
  ) -> Annotation {
    var annotation = Annotation(.path)
    (annotation.side, annotation.number, annotation.text) = (side, number, text)
    return annotation
  }

  private func layout(
    _ placed: [PlacedAnnotation],
    _ placement: AnnotationPlacement,
    isRightToLeft: Bool = false
  ) -> AnnotationLayout {
    AnnotationLayout(
      placed,
      on: Self.size,
      placement,
      isRightToLeft: isRightToLeft,
      sparing: Self.texts
    )
  }

  @Test(
    arguments: Annotation.Side.allCases,
    [AnnotationPlacement.beside, .inside]
  )
  func `a box or a number is on the side that it names`(
    _ side: Annotation.Side,
    _ placement: AnnotationPlacement
  ) throws {
    let control = CGRect(x: 180, y: 340, width: 60, height: 30)
    let row = CGRect(x: 0, y: 318, width: 393, height: 44)
    for isRightToLeft in [false, true] {
      for thing in [control, row] {
        for annotation in [annotation(side, number: 1), annotation(side, text: "Some words")] {
          let layout = layout(
            [PlacedAnnotation(annotation, .thing(thing))],
            placement,
            isRightToLeft: isRightToLeft
          )
          let label = try #require(layout.labels.first)
          let isThere =
            switch side.isLeft(inRightToLeft: isRightToLeft) {
            case true?: label.box.maxX <= thing.minX
            case false?: label.box.minX >= thing.maxX
            case nil:
              side == .top ? label.box.maxY <= thing.minY : label.box.minY >= thing.maxY
            }
          #expect(isThere, "\(side) \(thing): \(label.box)")
          #expect(layout.bounds.contains(label.box))
          if placement == .beside { #expect(label.isBeside) }
        }
      }
    }
  }

  @Test func `many labels above a screen stand side by side, with lines past the texts`() {
    let things = (0..<8).map { CGRect(x: 0, y: 98 + CGFloat($0) * 44, width: 393, height: 44) }
    let layout = layout(
      things.enumerated().map { PlacedAnnotation(annotation(.top, number: $0 + 1), .thing($1)) },
      .beside
    )
    for (index, label) in layout.labels.enumerated() {
      #expect(label.box.maxY < 0)
      for other in layout.labels[(index + 1)...] { #expect(!label.box.intersects(other.box)) }
      for (from, to) in zip(label.route, label.route.dropFirst()) {
        for share in stride(from: 0.0, through: 1, by: 0.01) {
          let point = CGPoint(
            x: from.x + (to.x - from.x) * share,
            y: from.y + (to.y - from.y) * share
          )
          #expect(!Self.texts.contains { $0.insetBy(dx: 1.5, dy: 1.5).contains(point) })
        }
      }
    }
  }

  @Test(arguments: [
    (Annotation.Side.left, 14.0...196.5), (.right, 196.5...379), (.leading, 14...196.5),
    (.trailing, 196.5...379),
  ])
  func `a height on the screen is on the side that it names`(
    _ side: Annotation.Side,
    _ range: ClosedRange<Double>
  ) throws {
    let edges = [0, 852].map { CGRect(x: 0, y: $0, width: 393, height: 0) }
    let layout = layout(
      [PlacedAnnotation(annotation(side), .height(edges[0], edges[1]))],
      .inside
    )
    let measure = try #require(layout.measures.first)
    #expect(range.contains(Double(measure.from.x)), "\(measure)")
    #expect(measure.from.x == measure.to.x)
  }

  @Test(arguments: [(Annotation.Side.top, true), (.bottom, false)])
  func `a width on the screen is on the side that it names`(
    _ side: Annotation.Side,
    _ isUpper: Bool
  ) throws {
    let edges = [0, 393].map { CGRect(x: $0, y: 0, width: 0, height: 852) }
    let layout = layout([PlacedAnnotation(annotation(side), .width(edges[0], edges[1]))], .inside)
    let measure = try #require(layout.measures.first)
    #expect((measure.from.y < 426) == isUpper, "\(measure)")
  }

  @Test func `a measure without room on its side is beside the screen on that side`() throws {
    // The left half is full of text.
    let texts = [CGRect(x: 0, y: 0, width: 200, height: 852)]
    let edges = [100, 500].map { CGRect(x: 0, y: $0, width: 393, height: 0) }
    let layout = AnnotationLayout(
      [PlacedAnnotation(annotation(.left), .height(edges[0], edges[1]))],
      on: Self.size,
      .inside,
      isRightToLeft: false,
      sparing: texts
    )
    #expect(try #require(layout.measures.first).from.x < 0)
    #expect(layout.labels.map(\.isBeside) == [true])
  }

  @Test(arguments: [false, true])
  func `brackets and measures on the screen lie side by side`(_ isRightToLeft: Bool) {
    func row(_ number: CGFloat) -> CGRect {
      CGRect(x: 0, y: 98 + number * 44, width: 393, height: 44)
    }
    func edge(_ number: CGFloat) -> CGRect {
      CGRect(x: 0, y: 98 + number * 44, width: 393, height: 0)
    }
    let placed =
      [(2.0, 6.0), (4, 9), (5, 7), (0, 12)].map {
        PlacedAnnotation(annotation(nil, text: "Some words"), .bracket(row($0).union(row($1))))
      }
      + [(0.0, 4.0), (2, 8), (0, 10)].map {
        PlacedAnnotation(annotation(nil), .height(edge($0), edge($1)))
      }
    let layout = layout(placed, .inside, isRightToLeft: isRightToLeft)
    let lines =
      layout.brackets.map { ($0.x, $0.range) }
      + layout.measures.map { ($0.from.x, $0.from.y...$0.to.y) }
    #expect(lines.count == placed.count)
    for (index, line) in lines.enumerated() {
      for other in lines[(index + 1)...] where line.1.overlaps(other.1) {
        #expect(abs(line.0 - other.0) >= 12, "\(line) and \(other)")
      }
    }
    for (index, label) in layout.labels.enumerated() {
      for other in layout.labels[(index + 1)...] { #expect(!label.box.intersects(other.box)) }
      // Words are near their line, or go beside the screen with it.
      let heights = [label.route.first, label.route.last].compactMap { $0?.y }
      #expect(abs((heights.first ?? 0) - (heights.last ?? 0)) <= 122, "\(label)")
    }
  }
}
