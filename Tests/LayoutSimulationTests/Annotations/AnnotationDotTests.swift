import Foundation
import LayoutGeometry
import LayoutReports
import LayoutScenes
import Testing

/// The lines of annotations beside the dots of fingers and the lines of measures.
@Suite struct AnnotationDotTests: AnnotationSuite {
  static let size = CGSize(width: 393, height: 852)

  /// The points of a way, close to each other.
  private func points(of route: [CGPoint]) -> [CGPoint] {
    zip(route, route.dropFirst()).flatMap { from, to in
      (0...100).map { step in
        let share = CGFloat(step) / 100
        return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
      }
    }
  }

  @Test(arguments: [AnnotationPlacement.beside, .inside])
  func `the dot of a thing is on no other thing that overlaps it`(
    _ placement: AnnotationPlacement
  ) {
    let things = [60.0, 140, 220].map { CGRect(x: $0, y: 400, width: 92, height: 54) }
    let layout = AnnotationLayout(
      things.enumerated().map { placed(.thing($1), number: $0 + 1) },
      on: Self.size,
      placement,
      isRightToLeft: false
    )
    for label in layout.labels {
      guard let end = label.route.last else { continue }
      #expect(things.count { $0.insetBy(dx: -1, dy: -1).contains(end) } == 1, "\(label.route)")
    }
  }

  /// The sums of the edges of the second one are off by the last bit.
  @Test(arguments: [412.0, 489 + 1.0 / 3, 561 + 2.0 / 3] as [CGFloat])
  func `the line to the circle of a row is straight`(_ y: CGFloat) throws {
    let circle = CGRect(x: 15.5, y: y, width: 22, height: 22)
    let layout = layout([placed(.thing(circle), number: 1)], sparing: [circle])
    #expect(try #require(layout.things.first).area.minX < circle.minX - 3)
    #expect(try #require(layout.labels.first).route.count == 2)
  }

  /// A button at the end of a card.
  @Test(arguments: [AnnotationPlacement.beside, .inside])
  func `neither the dot nor the number of a thing is at another one on it`(
    _ placement: AnnotationPlacement
  ) throws {
    let (card, button) = (
      CGRect(x: 12, y: 690, width: 369, height: 64), CGRect(x: 333, y: 706, width: 36, height: 30)
    )
    let layout = layout(
      [placed(.thing(card), number: 1), placed(.thing(button), number: 2)],
      placement
    )
    let label = try #require(layout.labels.first { $0.index == 0 })
    let place = label.route.last.map { CGRect(origin: $0, size: .zero) } ?? label.box
    #expect(!button.insetBy(dx: -7, dy: -7).intersects(place.insetBy(dx: -1, dy: -1)), "\(place)")
  }

  @Test(arguments: [AnnotationPlacement.beside, .inside], [20, 30, 40] as [CGFloat])
  func `no line to a label goes through the dot of a finger`(
    _ placement: AnnotationPlacement,
    _ x: CGFloat
  ) throws {
    let thing = CGRect(x: 60, y: 320, width: 70, height: 40)
    let dots = [CGPoint(x: x, y: 340), CGPoint(x: 150, y: 340), CGPoint(x: 95, y: 300)]
    let tracks = dots.map { DrawnTrack(points: [$0], fingers: [$0], windowSize: Self.size) }
    let layout = AnnotationLayout(
      [placed(.path(tracks)), placed(.thing(thing), number: 1)],
      on: Self.size,
      placement,
      isRightToLeft: false
    )
    let label = try #require(layout.labels.first)
    for dot in dots {
      let area = CGRect(origin: dot, size: .zero).insetBy(dx: -7, dy: -7)
      #expect(!area.intersects(label.box))
      #expect(!points(of: label.route).contains(where: area.contains), "\(label.route)")
    }
  }

  // A bar around its field, a view below others, and one of which something lies over the middle.
  @Test(
    arguments: [AnnotationPlacement.beside, .inside],
    [
      (
        CGRect(x: 0, y: 780, width: 393, height: 72), CGRect(x: 0, y: 790, width: 380, height: 40)
      ),
      (
        CGRect(x: 20, y: 200, width: 90, height: 90), CGRect(x: 20, y: 215, width: 90, height: 60)
      ),
      (
        CGRect(x: 0, y: 389, width: 393, height: 52), CGRect(x: 41, y: 340, width: 352, height: 200)
      ),
    ]
  )
  func `the dot of a number ends where its thing is what one sees`(
    _ placement: AnnotationPlacement,
    _ place: (thing: CGRect, other: CGRect)
  ) throws {
    let (thing, other) = place
    var annotation = Annotation(.path)
    annotation.number = 1
    let layout = AnnotationLayout(
      [PlacedAnnotation(annotation, .thing(thing), around: [other])],
      on: Self.size,
      placement,
      isRightToLeft: false
    )
    let label = try #require(layout.labels.first)
    let end = label.route.last ?? CGPoint(x: label.box.midX, y: label.box.midY)
    // Its edge is part of it.
    #expect(thing.insetBy(dx: -0.01, dy: -0.01).contains(end), "\(end)")
    #expect(!other.contains(end), "\(end)")
  }

  @Test func `the dot of a capsule is not at the head of an arrow to it`() throws {
    let things = [220, 270].map { CGRect(x: $0, y: 66, width: 36, height: 40) }
    let rounded = things.compactMap { RoundedArea($0, cornerRadius: 18) }
    let placed = things.enumerated().map { number, thing in
      var annotation = Annotation(.path)
      (annotation.number, annotation.side) = (number + 1, .trailing)
      return PlacedAnnotation(annotation, .thing(thing))
    }
    let first = CGRect(x: 16, y: 62, width: 44, height: 44)
    let layout = AnnotationLayout(
      placed + [PlacedAnnotation(Annotation(.path), .arrow(first, things[0]))],
      on: CGSize(width: 402, height: 874),
      .beside,
      isRightToLeft: false,
      sparing: [CGRect(x: 120, y: 74, width: 80, height: 21)],
      rounded: rounded
    )
    let arrow = try #require(layout.arrows.first).to
    let end = try #require(layout.labels.first { $0.index == 0 }?.route.last)
    #expect(hypot(end.x - arrow.x, end.y - arrow.y) > 4, "\(end) at \(arrow)")
    // On its outline all the same.
    let middle = CGPoint(x: 238, y: min(max(end.y, 84), 88))
    #expect(abs(hypot(end.x - middle.x, end.y - middle.y) - 18) < 0.5, "\(end)")
  }

  @Test func `the line of a number does not go through the measure of its thing`() throws {
    let card = CGRect(x: 310, y: 734, width: 80, height: 44)
    func edge(_ y: CGFloat) -> CGRect { CGRect(x: 310, y: y, width: 80, height: 0) }
    let layout = AnnotationLayout(
      [placed(.thing(card), number: 1), placed(.height(edge(734), edge(778)))],
      on: Self.size,
      .beside,
      isRightToLeft: false
    )
    let number = try #require(layout.labels.first { $0.index == 0 })
    let measure = try #require(layout.measures.first)
    let line = CGRect(x: measure.from.x, y: measure.from.y, width: 0, height: 44)
      .insetBy(dx: -1, dy: -2)
    #expect(!points(of: number.route).contains(where: line.contains), "\(number.route)")
  }

  @Test func `no number stands on the thin lines of a measure`() {
    let edges = [
      CGRect(x: 40, y: 300, width: 60, height: 0), CGRect(x: 40, y: 380, width: 60, height: 0),
    ]
    for y in stride(from: CGFloat(260), through: 400, by: 4) {
      let thing = CGRect(x: 330, y: y, width: 40, height: 20)
      let layout = AnnotationLayout(
        [placed(.thing(thing), number: 1), placed(.height(edges[0], edges[1]))],
        on: Self.size,
        .inside,
        isRightToLeft: false
      )
      for label in layout.labels where label.index == 0 {
        for measure in layout.measures {
          let legs = [measure.from, measure.to].map { end in
            CGRect(x: 100, y: end.y - 1, width: max(0, end.x - 100), height: 2)
          }
          #expect(!legs.contains(where: label.box.intersects), "\(y): \(label.box)")
        }
      }
    }
  }
}
