import Foundation
import LayoutGeometry
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
    #expect(layout(.thing(capsule), rounded: [area]).things.first?.round?.radii.single == 22)
    #expect(layout(.thing(capsule)).things.first?.round == nil)
    let other = capsule.offsetBy(dx: 3, dy: 0)
    #expect(layout(.thing(other), rounded: [area]).things.first?.round == nil)
    #expect(RoundedArea(capsule, cornerRadius: 3) == nil)
  }

  @Test func `the outline of a card that goes on below the screen is round at the top`() throws {
    let card = CGRect(x: 0, y: 62, width: 393, height: 830)
    let area = try #require(RoundedArea(card, cornerRadius: 38))
    let seen = card.intersection(CGRect(origin: .zero, size: Self.size))
    let radii = try #require(layout(.thing(seen), rounded: [area]).things.first?.round?.radii)
    #expect((radii.topLeft, radii.bottomLeft) == (38, 0))
  }

  @Test func `the outline of a thing in several parts is around each`() {
    let parts = [
      CGRect(x: 20, y: 790, width: 120, height: 48), CGRect(x: 180, y: 790, width: 190, height: 48),
    ]
    var annotation = Annotation(.path)
    annotation.number = 1
    let placed = PlacedAnnotation(annotation, .thing(parts[0].union(parts[1])), in: parts)
    for placement in [AnnotationPlacement.beside, .inside] {
      let layout = AnnotationLayout([placed], on: Self.size, placement, isRightToLeft: false)
      #expect(layout.things.map(\.area) == parts)
      for end in layout.labels.compactMap(\.route.last) {
        #expect(parts.contains { $0.insetBy(dx: -0.1, dy: -0.1).contains(end) }, "\(end)")
      }
    }
  }

  @Test func `the outline of a title of an index leaves those beside it free`() throws {
    let letters = (0..<5).map { CGRect(x: 381, y: 400 + CGFloat($0) * 14, width: 8, height: 13.75) }
    let thing = CGRect(x: 378, y: 428, width: 15, height: 14)
    let area = try #require(layout(.thing(thing), sparing: letters).things.first?.area)
    #expect(area.minY == 428 && area.height == 14)
    let alone = try #require(layout(.thing(thing), sparing: [letters[2]]).things.first?.area)
    #expect(alone.height == 20)
  }

  @Test func `the outline of a row of a group has the corners of the group`() throws {
    let row = CGRect(x: 20, y: 170, width: 362, height: 52.333)
    for (top, bottom) in [(26, 0), (0, 26), (26, 26)] as [(CGFloat, CGFloat)] {
      let area = try #require(RoundedArea(.roundRectangle(row, top: top, bottom: bottom)))
      let radii = try #require(layout(.thing(row), rounded: [area]).things.first?.round?.radii)
      let found = [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft]
      #expect(zip(found, [top, top, bottom, bottom]).allSatisfy { abs($0 - $1) < 1e-6 })
    }
    #expect(RoundedArea([PathCommand].roundRectangle(row, top: 0, bottom: 0)) == nil)
    #expect(RoundedArea([.move(row.origin), .line(.zero), .close]) == nil)
  }

  @Test func `the outline of one of several things in a capsule is a capsule`() throws {
    let bar = try #require(
      RoundedArea(CGRect(x: 64, y: 791, width: 274, height: 62), cornerRadius: 31)
    )
    func radius(_ thing: CGRect) -> CGFloat? {
      layout(.thing(thing), rounded: [bar]).things.first?.round?.radii.single
    }
    #expect(radius(CGRect(x: 154, y: 795, width: 94, height: 54)) == 27)
    // A sign on it, and a thing that is only partly in it.
    #expect(radius(CGRect(x: 190, y: 804, width: 22, height: 22)) == nil)
    #expect(radius(CGRect(x: 290, y: 795, width: 94, height: 54)) == nil)
  }

  @Test func `the outline of a button in the corners of a card has these`() throws {
    let card = CGRect(x: 60, y: 340, width: 270, height: 160)
    let area = try #require(RoundedArea(card, cornerRadius: 14))
    func radii(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat) -> CornerRadii? {
      let thing = CGRect(x: x, y: y, width: width, height: 44)
      return layout(.thing(thing), rounded: [area]).things.first?.round?.radii
    }
    let lower = CornerRadii(topLeft: 0, topRight: 0, bottomRight: 14, bottomLeft: 14)
    #expect(radii(60, 456, 270) == lower)
    let right = CornerRadii(topLeft: 0, topRight: 0, bottomRight: 14, bottomLeft: 0)
    #expect(radii(195, 456, 135) == right)
    #expect(radii(60, 412, 270) == nil && radii(70, 456, 250) == nil)
  }

  @Test(arguments: [62, 67] as [CGFloat])
  func `a line between two lines of a text keeps off the tails of letters`(
    _ height: CGFloat
  ) throws {
    let words = [
      CGRect(x: 250, y: 300, width: 90, height: 21.25),
      CGRect(x: 250, y: 321, width: 90, height: 15),
    ]
    var annotation = Annotation(.path)
    (annotation.number, annotation.side) = (1, .trailing)
    let sign = CGRect(x: 20, y: 320.5 - height / 2, width: 30, height: height)
    let layout = AnnotationLayout(
      [PlacedAnnotation(annotation, .thing(sign))],
      on: Self.size,
      .beside,
      isRightToLeft: false,
      sparing: words
    )
    let route = try #require(layout.labels.first?.route)
    // The room of a text begins above its letters, and ends at their tails.
    let letters = words.map { CGRect(x: $0.minX, y: $0.minY + 1, width: 90, height: $0.height - 1) }
    for (from, to) in zip(route, route.dropFirst()) {
      #expect(!letters.contains { $0.isCrossed(from: from, to: to) }, "\(route)")
    }
  }

  @Test(arguments: [Annotation.Side.trailing, nil])
  func `a line to a thing goes around the outlines of others`(_ side: Annotation.Side?) throws {
    // The first lies over the edge of the next.
    let things = [
      CGRect(x: 90, y: 795, width: 90, height: 54), CGRect(x: 175, y: 795, width: 90, height: 54),
      CGRect(x: 270, y: 795, width: 90, height: 54),
    ]
    let placed = things.enumerated().map { number, thing in
      var annotation = Annotation(.path)
      (annotation.number, annotation.side) = (number + 1, side)
      return PlacedAnnotation(annotation, .thing(thing))
    }
    let layout = AnnotationLayout(placed, on: Self.size, .beside, isRightToLeft: false)
    for (label, thing) in zip(layout.labels, things) {
      for other in things where other != thing {
        let isCrossed = zip(label.route, label.route.dropFirst()).contains { start, end in
          stride(from: 0, through: 1, by: 0.01).contains { share in
            other.insetBy(dx: 1, dy: 1).contains(
              CGPoint(
                x: start.x + (end.x - start.x) * share,
                y: start.y + (end.y - start.y) * share
              )
            )
          }
        }
        #expect(!isCrossed, "\(label.route) through \(other)")
      }
    }
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
      let label = try #require(layout.labels.first)
      let (start, end) = (try #require(label.route.first), try #require(label.route.last))
      // On the screen the line begins at the disc of the number.
      let distance = hypot(start.x - label.box.midX, start.y - label.box.midY)
      #expect(label.isBeside || abs(distance - label.box.width / 2) < 0.01, "\(start)")
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

  @Test(arguments: [44, 44.33, 66.67, 52] as [CGFloat])
  func `the line to a switch is level`(_ height: CGFloat) throws {
    for top in [100, 100.33, 221.67] as [CGFloat] {
      let middle = top + height / 2
      let thing = CGRect(x: 322, y: middle - 15.5, width: 59, height: 31)
      // Its track counts as a sign, and ends close to it.
      let track = CGRect(x: 326, y: middle - 15.5, width: 51, height: 31)
      let rounded = try #require(RoundedArea(thing, cornerRadius: 15.5))
      let layout = layout(.thing(thing), sparing: [track], rounded: [rounded])
      let route = try #require(layout.labels.first?.route)
      #expect(Set(route.map(\.y)).count == 1, "\(route)")
    }
  }

  @Test func `an arrow between two buttons lies between their words`() throws {
    let buttons = [24, 217].map { CGRect(x: $0, y: 174, width: 183, height: 50) }
    let words = [101, 292].map { CGRect(x: $0, y: 188, width: 32, height: 21) }
    for (first, second) in [(0, 1), (1, 0)] {
      let layout = layout(.arrow(buttons[first], buttons[second]), sparing: words)
      let arrow = try #require(layout.arrows.first)
      #expect(arrow.from.y == 199 && arrow.to.y == 199)
      let xs = [arrow.from.x, arrow.to.x]
      #expect(buttons[first].contains(arrow.from) && buttons[second].contains(arrow.to))
      #expect(xs.allSatisfy { 135..<290 ~= $0 }, "\(xs)")
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
