import Foundation
import LayoutGeometry
import LayoutReports
import LayoutScenes
import TestSupport
import Testing

/// The lines and labels of annotations among other things, texts and other annotations.
@Suite struct AnnotationCrossingTests {
  private static let size = CGSize(width: 393, height: 852)

  private static func row(_ number: Int) -> CGRect {
    CGRect(x: 0, y: 98 + CGFloat(number) * 44, width: 393, height: 44)
  }

  /// A title at the left and a detail at the right of each row.
  private static let texts = (0..<17).flatMap { number -> [CGRect] in
    let y = row(number).minY + 11
    return [
      CGRect(x: 16, y: y, width: 60, height: 21), CGRect(x: 315, y: y, width: 60, height: 21),
    ]
  }

  private func words(_ text: String, _ target: PlacedAnnotation.Target) -> PlacedAnnotation {
    var annotation = Annotation(.path)
    annotation.text = text
    return PlacedAnnotation(annotation, target)
  }

  private func number(_ number: Int, _ target: PlacedAnnotation.Target) -> PlacedAnnotation {
    var annotation = Annotation(.path)
    annotation.number = number
    return PlacedAnnotation(annotation, target)
  }

  private func layout(
    _ placed: [PlacedAnnotation],
    _ placement: AnnotationPlacement = .inside,
    sparing texts: [CGRect] = texts,
    pictures: [CGRect] = [],
    controls: [CGRect] = [],
    on grounds: [CGRect] = []
  ) -> AnnotationLayout {
    AnnotationLayout(
      placed,
      on: Self.size,
      placement,
      isRightToLeft: false,
      sparing: texts + pictures,
      pictures: pictures,
      controls: controls,
      on: grounds
    )
  }

  @Test func `a row holds its number and its words in its free room`() throws {
    let rows = [3, 4, 5].map(Self.row)
    let layout = layout([
      words("These are some words about row three", .thing(rows[0])), number(1, .thing(rows[1])),
      words("short", .thing(rows[2])),
    ])
    for label in layout.labels {
      #expect(rows[label.index].contains(label.box) || label.index == 0, "\(label.box)")
      #expect(!Self.texts.contains { $0.intersects(label.box) })
      if label.index > 0 { #expect(label.route.isEmpty) }
    }
    for (from, to) in layout.labels.flatMap({ zip($0.route, $0.route.dropFirst()) }) {
      #expect(!rows[1].intersects(Self.box(from, to)) && !rows[2].intersects(Self.box(from, to)))
    }
  }

  // The room of a text is larger than its letters; a picture has ink up to its edges.
  @Test func `a line keeps clear of the edges of pictures on buttons`() throws {
    let (button, star) = (
      CGRect(x: 252, y: 62, width: 70, height: 44), CGRect(x: 346, y: 74, width: 20, height: 20)
    )
    let layout = layout([words("Shares", .thing(button))], .beside, sparing: [], pictures: [star])
    let route = try #require(layout.labels.first).route
    let ways = zip(route, route.dropFirst())
    #expect(!route.isEmpty)
    for (from, to) in ways {
      let isLevel = from.y == to.y
      let area = isLevel ? star.insetBy(dx: 0, dy: -1.5) : star
      #expect(!area.intersects(Self.box(from, to).insetBy(dx: -0.01, dy: -0.01)), "\(from), \(to)")
    }
  }

  private static func box(_ from: CGPoint, _ to: CGPoint) -> CGRect {
    CGRect(
      x: min(from.x, to.x),
      y: min(from.y, to.y),
      width: abs(from.x - to.x),
      height: abs(from.y - to.y)
    )
  }

  @Test func `what is drawn in a wide thing keeps a label off`() throws {
    let slider = CGRect(x: 16, y: 206, width: 361, height: 34)
    let track = CGRect(x: 16, y: 221, width: 361, height: 4)
    let bare = layout([number(1, .thing(slider))], sparing: [])
    let drawn = layout([number(1, .thing(slider))], sparing: [], on: [track])
    #expect(slider.contains(try #require(bare.labels.first).box))
    #expect(!slider.intersects(try #require(drawn.labels.first).box))
  }

  @Test func `brackets, measures and words keep off controls`() throws {
    let (wide, short) = (
      CGRect(x: 20, y: 200, width: 353, height: 30), CGRect(x: 330, y: 250, width: 51, height: 31)
    )
    let top = CGRect(x: 20, y: 150, width: 353, height: 0)
    let layout = layout(
      [
        number(1, .thing(wide)),
        words("set", .bracket(CGRect(x: 0, y: 150, width: 393, height: 150))),
        words("high", .height(top, top.offsetBy(dx: 0, dy: 160))),
        words("wide", .width(wide.edge(at: wide.minX), wide.edge(at: wide.maxX))),
      ],
      sparing: [],
      controls: [wide, short]
    )
    for control in [wide, short] {
      // A number may stand on the free ground of the control that it is about.
      for label in layout.labels where label.index > 0 || control != wide {
        #expect(!control.intersects(label.box), "\(label.box)")
      }
      for bracket in layout.brackets { #expect(!(control.minX...control.maxX).contains(bracket.x)) }
      for measure in layout.measures {
        #expect(!control.insetBy(dx: 1, dy: 1).intersects(Self.box(measure.from, measure.to)))
      }
    }
  }

  @Test func `words of a measure on the screen cross no other measure, and go along none`() {
    let heights = [(600.0, 760.0), (650, 800), (640, 840)].map { top, bottom in
      words(
        "",
        .height(
          CGRect(x: 0, y: top, width: 393, height: 0),
          CGRect(x: 0, y: bottom, width: 393, height: 0)
        )
      )
    }
    let layout = layout(heights, sparing: [])
    for label in layout.labels {
      for (from, to) in zip(label.route, label.route.dropFirst()) {
        let (dx, dy) = (abs(from.x - to.x), abs(from.y - to.y))
        // One of a few points only joins the words to the end of the arrow.
        #expect(dy <= 10 || dx * 2 >= dy, "\(label.route)")
        for measure in layout.measures where measure.index != label.index {
          let line = Self.box(measure.from, measure.to).insetBy(dx: -0.5, dy: 0)
          #expect(label.isBeside || !line.intersects(Self.box(from, to).insetBy(dx: 0, dy: -0.5)))
        }
      }
    }
  }

  @Test func `words of a bracket beside the screen go past a measure that is shorter`() throws {
    let rows = Self.row(2).union(Self.row(8))
    let layout = layout(
      [
        words("rows", .bracket(rows)),
        words("", .height(Self.row(4), Self.row(6).offsetBy(dx: 0, dy: 44))),
      ],
      .beside,
      sparing: []
    )
    let end = try #require(layout.labels.first { $0.index == 0 }?.route.last)
    let measure = try #require(layout.measures.first)
    #expect(rows.minY < end.y && end.y < rows.maxY)
    #expect(!(measure.from.y...measure.to.y).contains(end.y), "\(end)")
  }

  @Test func `a short way across a plain thing is better than a long way around it`() throws {
    let (wall, thing) = (
      CGRect(x: 250, y: 40, width: 40, height: 800), CGRect(x: 180, y: 430, width: 40, height: 20)
    )
    let layout = layout(
      [number(1, .thing(thing)), number(2, .thing(wall))],
      .beside,
      sparing: [CGRect(x: 40, y: 400, width: 100, height: 80)]
    )
    let route = try #require(layout.labels.first { $0.index == 0 }).route
    #expect(route.count == 2, "\(route)")
  }

  @Test func `no line crosses another thing where another place avoids it`() throws {
    let things = [
      CGRect(x: 180, y: 150, width: 60, height: 40), CGRect(x: 250, y: 150, width: 60, height: 40),
      CGRect(x: 110, y: 150, width: 60, height: 40), CGRect(x: 180, y: 200, width: 60, height: 40),
    ]
    let layout = layout(
      things.enumerated().map { number($0 + 1, .thing($1)) },
      sparing: []
    )
    for label in layout.labels {
      for (from, to) in zip(label.route, label.route.dropFirst()) {
        for share in stride(from: 0.0, through: 1, by: 0.02) {
          let point = CGPoint(
            x: from.x + (to.x - from.x) * share,
            y: from.y + (to.y - from.y) * share
          )
          for (index, thing) in things.enumerated() where index != label.index {
            #expect(!thing.contains(point), "\(label.index) through \(index): \(label.route)")
          }
        }
      }
    }
  }

  @Test func `a bracket stands on its rows, which may be those of a popover`() throws {
    let rows = Self.row(3).union(Self.row(5)).divided(atDistance: 150, from: .maxXEdge).slice
    let layout = layout([words("R", .bracket(rows))], sparing: [])
    let x = try #require(layout.brackets.first).x
    #expect(x > rows.midX && x < rows.maxX)
  }

  @Test func `a bracket goes beside the screen with words whose line would strike out a text`()
    throws
  {
    // Room for the bracket at the right of the values, and for words only at the left of them.
    let values = (0..<17).flatMap { number -> [CGRect] in
      let y = Self.row(number).minY + 11
      return [
        CGRect(x: 16, y: y, width: 60, height: 21), CGRect(x: 160, y: y, width: 210, height: 21),
      ]
    }
    let rows = Self.row(3).union(Self.row(5))
    let layout = layout([words("R", .bracket(rows))], sparing: values)
    #expect(try #require(layout.brackets.first).x > 393)
    #expect(layout.labels.map(\.isBeside) == [true])
  }

  @Test(arguments: [(300.0, true), (700, false)])
  func `the lines of a width go to the nearer edge of the screen`(
    _ y: Double,
    _ isAbove: Bool
  ) throws {
    let edges = [30, 90].map { CGRect(x: $0, y: CGFloat(y), width: 0, height: 20) }
    let placed = PlacedAnnotation(Annotation(.path), .width(edges[0], edges[1]))
    let level = try #require(layout([placed], .beside, sparing: []).measures.first).from.y
    #expect(isAbove ? level < 0 : level > 852, "\(level)")
  }

  @Test func `the lines of a width go where they cross the fewer texts`() throws {
    let edges = [30, 90].map { CGRect(x: $0, y: 300, width: 0, height: 20) }
    let placed = PlacedAnnotation(Annotation(.path), .width(edges[0], edges[1]))
    let above = [CGRect(x: 20, y: 100, width: 100, height: 20)]
    #expect(try #require(layout([placed], .beside, sparing: above).measures.first).from.y > 852)
    // Signs that a line would touch.
    let beside = (0..<3).map { CGRect(x: 92, y: 40 + CGFloat($0) * 60, width: 8, height: 13) }
    #expect(try #require(layout([placed], .beside, sparing: beside).measures.first).from.y > 852)
    var annotation = Annotation(.path)
    annotation.side = .top
    let named = PlacedAnnotation(annotation, placed.target)
    let beyond = layout([named], .beside, sparing: beside.map { $0.offsetBy(dx: 20, dy: 0) })
    #expect(try #require(beyond.measures.first).from.y < 0)
    // Through a text they do not go to the side that is named: the line is on the screen, and above the middle there.
    let level = try #require(layout([named], .beside, sparing: above).measures.first).from.y
    #expect((121...310).contains(level), "\(level)")
  }

  @Test(arguments: seeds(from: 1, count: 20))
  func `a hundred notes end with the screen, and no line crosses one`(_ seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let placed = (0..<100).map { index in
      words("Note \(index)", .thing(Self.row(Int.random(in: 0..<17, using: &numbers))))
    }
    let layout = layout(placed, .beside)
    #expect(layout.bounds.maxY <= 852 + 32, "\(layout.bounds)")
    for (index, label) in layout.labels.enumerated() {
      for other in layout.labels[(index + 1)...] {
        #expect(!label.box.intersects(other.box), "seed \(seed)")
      }
      let boxes = layout.labels.filter { $0.index != label.index }
        .map { $0.box.insetBy(dx: 1, dy: 1) }
      var crossed = 0
      for (from, to) in zip(label.route, label.route.dropFirst()) {
        // What is away from the line is not asked at each of its points.
        let near = boxes.filter(Self.box(from, to).insetBy(dx: -1, dy: -1).intersects)
        for share in stride(from: 0.0, through: 1, by: 0.02) where !near.isEmpty {
          let point = CGPoint(
            x: from.x + (to.x - from.x) * share,
            y: from.y + (to.y - from.y) * share
          )
          crossed += near.count { $0.contains(point) }
        }
      }
      #expect(crossed == 0, "seed \(seed): \(label.route)")
    }
  }

  @Test func `many notes of many lines grow the picture and stay apart`() {
    let placed = (0..<100).map { index in
      words(
        "Note \(index) says a lot about its row, in several lines",
        .thing(Self.row(index % 17))
      )
    }
    let layout = layout(placed, .beside)
    #expect(layout.bounds.maxY > 852)
    for (index, label) in layout.labels.enumerated() {
      #expect(layout.bounds.contains(label.box))
      for other in layout.labels[(index + 1)...] {
        #expect(!label.box.insetBy(dx: 0, dy: -5).intersects(other.box))
      }
    }
  }
}

extension CGRect {
  /// Returns an upright edge of it.
  fileprivate func edge(at x: CGFloat) -> CGRect {
    CGRect(x: x, y: minY, width: 0, height: height)
  }
}
