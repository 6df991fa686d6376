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
    isRightToLeft: Bool = false,
    sparing texts: [CGRect] = texts
  ) -> AnnotationLayout {
    AnnotationLayout(
      placed,
      on: Self.size,
      placement,
      isRightToLeft: isRightToLeft,
      sparing: texts
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

  /// A clock at the left of an island, and below it a button with an outline beside it.
  @Test(arguments: [Annotation.Side.left, .leading, nil])
  func `a measure stands beside outlines, and its line does not go through the clock`(
    _ side: Annotation.Side?
  ) throws {
    let clock = CGRect(x: 47, y: 21, width: 35, height: 21)
    let island = CGRect(x: 134, y: 11, width: 125, height: 37)
    let button = CGRect(x: 16, y: 66, width: 53, height: 21)
    let touchView = CGRect(x: -10, y: 0, width: 78, height: 852)
    func edge(_ y: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 393, height: 0) }
    func upright(_ x: CGFloat) -> CGRect { CGRect(x: x, y: 0, width: 0, height: 852) }
    let placed = [
      PlacedAnnotation(annotation(nil, number: 1), .thing(touchView)),
      PlacedAnnotation(annotation(nil), .width(upright(-10), upright(68))),
      PlacedAnnotation(annotation(nil), .height(edge(0), edge(0))),
      PlacedAnnotation(annotation(side), .height(edge(59), edge(103))),
    ]
    let layout = AnnotationLayout(
      placed,
      on: Self.size,
      .inside,
      isRightToLeft: false,
      sparing: Self.texts + [clock, island, button],
      signs: [clock, island]
    )
    let measure = try #require(layout.measures.first { $0.index == 3 })
    let x = measure.from.x
    if side != nil { #expect(x < 393 / 2) }
    if x >= 0, x <= 393 { #expect(abs(x - 68) >= 8 && abs(x) >= 8, "\(x)") }
    for label in layout.labels {
      #expect(!label.box.intersects(clock) && !label.box.intersects(island))
      for (from, to) in zip(label.route, label.route.dropFirst()) {
        for step in 0...40 {
          let share = CGFloat(step) / 40
          let point = CGPoint(
            x: from.x + (to.x - from.x) * share,
            y: from.y + (to.y - from.y) * share
          )
          #expect(!clock.insetBy(dx: 2, dy: 2).contains(point), "\(label.index): \(label.route)")
        }
      }
    }
  }

  /// A field with words above and below it, and with some above and below the screen's ends of its thin lines.
  @Test func `a measure that would lie on an outline stands beside the screen`() throws {
    let field = CGRect(x: 20, y: 100, width: 353, height: 42)
    let layout = AnnotationLayout(
      [
        PlacedAnnotation(annotation(nil, number: 1), .thing(field)),
        PlacedAnnotation(annotation(nil), .width(field.end(at: 20), field.end(at: 373))),
      ],
      on: Self.size,
      .beside,
      isRightToLeft: false,
      sparing: [
        CGRect(x: 10, y: 20, width: 60, height: 20), CGRect(x: 10, y: 810, width: 60, height: 20),
        CGRect(x: 150, y: 0, width: 90, height: 98), CGRect(x: 150, y: 144, width: 90, height: 708),
      ],
      controls: [field]
    )
    let y = try #require(layout.measures.first).from.y
    #expect(y < 0 || y > Self.size.height, "\(y)")
  }

  @Test func `a measure on the screen keeps off the home indicator`() throws {
    let bar = CGRect(x: 100, y: 780, width: 193, height: 48)
    let indicator = CGRect(x: 130, y: 839, width: 133, height: 5)
    let layout = AnnotationLayout(
      [
        PlacedAnnotation(annotation(nil, number: 1), .thing(bar)),
        PlacedAnnotation(annotation(nil), .width(bar.end(at: 100), bar.end(at: 293))),
      ],
      on: Self.size,
      .inside,
      isRightToLeft: false,
      sparing: [
        CGRect(x: 110, y: 788, width: 173, height: 32),
        CGRect(x: 110, y: 700, width: 173, height: 76),
      ],
      signs: [indicator]
    )
    let y = try #require(layout.measures.first).from.y
    #expect(y < indicator.minY - 6 || y > indicator.maxY + 6, "\(y)")
  }

  @Test(arguments: [Annotation.Side.top, .bottom], [8, 28, 200] as [CGFloat])
  func `the value of a measure above or below the screen is beyond its arrow`(
    _ side: Annotation.Side,
    _ width: CGFloat
  ) throws {
    let edges = [20, 20 + width].map { CGRect(x: $0, y: 300, width: 0, height: 100) }
    let placed = PlacedAnnotation(annotation(side), .width(edges[0], edges[1]))
    let layout = layout([placed, placed], .beside, sparing: [])
    #expect(layout.labels.count == 2)
    for label in layout.labels {
      let level = label.target.minY
      let arrow = try #require(layout.measures.first { $0.from.y == level })
      if side == .top {
        #expect(arrow.from.y < 0 && label.box.maxY <= arrow.from.y)
      } else {
        #expect(arrow.from.y > Self.size.height && label.box.minY >= arrow.from.y)
      }
      #expect(layout.bounds.contains(label.box))
    }
  }

  /// Above and below the texts there is room for lines alone, and for words only beyond their right ends.
  @Test(arguments: [Annotation.Side.top, .bottom, nil])
  func `a measure whose value has no room near it is beside the screen`(
    _ side: Annotation.Side?
  ) throws {
    let size = CGSize(width: 900, height: 400)
    let edges = [0, 10].map { CGRect(x: $0, y: 0, width: 0, height: 400) }
    let placed = PlacedAnnotation(annotation(side), .width(edges[0], edges[1]))
    for (width, isInside) in [(500, false), (60, true)] as [(CGFloat, Bool)] {
      let texts = [CGRect(x: 12, y: 30, width: width, height: 340)]
      let layout = AnnotationLayout(
        [placed],
        on: size,
        .inside,
        isRightToLeft: false,
        sparing: texts
      )
      let label = try #require(layout.labels.first)
      #expect(label.isBeside != isInside, "\(label.box)")
      let measure = try #require(layout.measures.first)
      #expect((0...size.height).contains(measure.from.y) == isInside)
    }
  }

  @Test func `words of an arrow keep away from a bracket beside the screen`() throws {
    let (first, last) = (
      CGRect(x: 0, y: 142, width: 393, height: 44), CGRect(x: 0, y: 274, width: 393, height: 44)
    )
    let placed = [
      PlacedAnnotation(annotation(nil, text: "down"), .arrow(first, last)),
      PlacedAnnotation(annotation(nil, text: "selected"), .bracket(first.union(last))),
      PlacedAnnotation(
        annotation(nil, number: 1),
        .thing(CGRect(x: 160, y: 200, width: 80, height: 30))
      ),
    ]
    let layout = layout(placed, .beside)
    let bracket = try #require(layout.brackets.first)
    #expect(bracket.x > 393)
    for label in layout.labels where label.index != 1 {
      for (from, to) in zip(label.route, label.route.dropFirst()) {
        #expect(max(from.x, to.x) < bracket.x, "\(label.index): \(label.route)")
      }
      #expect(label.isBeside == (label.index == 2))
    }
  }

  @Test func `labels of things as wide as the screen are on both sides where there are many`() {
    let rows = (0..<15).map { CGRect(x: 0, y: 98 + CGFloat($0) * 44, width: 393, height: 44) }
    let few = layout(
      rows.map { PlacedAnnotation(annotation(nil, text: "A note"), .thing($0)) },
      .beside
    )
    #expect(few.labels.allSatisfy { $0.box.minX > 393 })
    let many = layout(
      (0..<45).map { PlacedAnnotation(annotation(nil, text: "A note"), .thing(rows[$0 % 15])) },
      .beside
    )
    let left = many.labels.filter { $0.box.maxX < 0 }
    let right = many.labels.filter { $0.box.minX > 393 }
    #expect(left.count + right.count == 45 && abs(left.count - right.count) <= 18)
    #expect(many.bounds.maxY <= 852 + 32, "\(many.bounds)")
    // Those without room on the screen, too, before they are as high as that.
    let inside = layout(
      (0..<60).map { PlacedAnnotation(annotation(nil, text: "A note"), .thing(rows[$0 % 15])) },
      .inside
    )
    let sides = Dictionary(grouping: inside.labels.filter(\.isBeside)) { $0.box.minX < 0 }
    #expect(abs((sides[true]?.count ?? 0) - (sides[false]?.count ?? 0)) <= 2)
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

  /// The table below a popover at the right of a tablet has no rows.
  @Test func `lines around rows of a popover stand at its side of the screen`() {
    let screen = EverydayScreen(
      "popover",
      """
      device: iPad Pro 11-inch (M4)
      orientation: landscape
      presentation: popover
      below: {title: Tasks, right-items: [Label]}
      table:
        style: inset-grouped
        rows: [{text: Red, accessory: checkmark}, {text: Blue}, {text: Green}]
      """,
      annotating: """
        at: row 0 on accessory, number: 1
        bracket: rows 0..2, text: One of three
        measure: row 1.height
        measure: [row 0.top, row 2.bottom]
        """
    )
    let layout = screen.layout([0, 1, 2, 3], .beside)
    let lines = layout.brackets.map(\.x) + layout.measures.map(\.from.x)
    #expect(lines.count == 3 && lines.allSatisfy { $0 > 600 }, "\(lines)")
  }
}

extension CGRect {
  /// Returns the end of the area at an x.
  fileprivate func end(at x: CGFloat) -> CGRect { CGRect(x: x, y: minY, width: 0, height: height) }
}
