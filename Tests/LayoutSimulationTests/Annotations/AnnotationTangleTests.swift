import Foundation
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import TestSupport
import Testing

/// The lines of several annotations beside each other, and around what is in their way.
@Suite struct AnnotationTangleTests: AnnotationSuite {
  static let size = CGSize(width: 393, height: 852)

  /// The points of a way, half a point from each other.
  private static func points(of route: [CGPoint]) -> [CGPoint] {
    zip(route, route.dropFirst()).flatMap { from, to in
      let count = max(1, Int(hypot(to.x - from.x, to.y - from.y) * 2))
      return (0...count).map { step in
        let share = CGFloat(step) / CGFloat(count)
        return CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
      }
    }
  }

  /// Returns the length of a way on which another one is nearer than two points.
  private static func shared(_ one: [CGPoint], _ other: [CGPoint]) -> CGFloat {
    let others = points(of: other)
    let near = points(of: one).count { point in
      others.contains { abs($0.x - point.x) < 2 && hypot($0.x - point.x, $0.y - point.y) < 2 }
    }
    return CGFloat(near) / 2
  }

  struct Bar: CustomTestStringConvertible {
    let testDescription: String
    let y: CGFloat
    let xs: [CGFloat]
  }

  @Test(arguments: [
    Bar(testDescription: "buttons of a navigation bar", y: 70, xs: [190, 240, 290, 340]),
    Bar(testDescription: "in the other order", y: 70, xs: [340, 290, 240, 190]),
    Bar(testDescription: "one after the other", y: 70, xs: [290, 240, 190, 340]),
    Bar(testDescription: "actions of a row", y: 340, xs: [330, 280, 230]),
    Bar(testDescription: "of a toolbar", y: 790, xs: [230, 280, 330]),
    Bar(testDescription: "at the left", y: 70, xs: [10, 50, 90]),
  ])
  func `the lines of buttons side by side are apart`(_ bar: Bar) {
    let things = bar.xs.map { CGRect(x: $0, y: bar.y, width: 36, height: 36) }
    let layout = layout(
      things.enumerated().map { placed(.thing($1), number: $0 + 1) },
      sparing: things.map { $0.insetBy(dx: 8, dy: 8) }
    )
    for (index, label) in layout.labels.enumerated() {
      for other in layout.labels[(index + 1)...] {
        #expect(Self.shared(label.route, other.route) == 0, "\(label.route) and \(other.route)")
        #expect(!label.box.intersects(other.box))
      }
      for (number, thing) in things.enumerated() where number != label.index {
        let inner = thing.insetBy(dx: 1, dy: 1)
        #expect(!Self.points(of: label.route).contains(where: inner.contains), "\(label.route)")
      }
    }
  }

  @Test(arguments: seeds(from: 1, count: 60))
  func `no line lies on another one`(_ seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let things = (0..<6).map { index -> CGRect in
      let row = Int.random(in: 0..<4, using: &numbers)
      let x = CGFloat(16 + 62 * index)
      return CGRect(x: x, y: 150 + CGFloat(row) * 44, width: 51, height: 31)
    }
    let layout = layout(
      things.enumerated().map { placed(.thing($1), number: $0 + 1) },
      sparing: things
    )
    for (index, label) in layout.labels.enumerated() {
      for other in layout.labels[(index + 1)...] {
        // As much as at a crossing.
        #expect(Self.shared(label.route, other.route) <= 16, "seed \(seed): \(label.route)")
      }
    }
  }

  @Test func `a line goes around the ground of another button`() throws {
    let (button, other) = (
      CGRect(x: 270, y: 62, width: 44, height: 44), CGRect(x: 320, y: 62, width: 60, height: 44)
    )
    let layout = layout(
      [placed(.thing(button), text: "A new one")],
      sparing: [CGRect(x: 334, y: 74, width: 32, height: 21)],
      buttons: [button, other]
    )
    let route = try #require(layout.labels.first).route
    #expect(!Self.points(of: route).contains(where: other.insetBy(dx: 1, dy: 1).contains))
    #expect(!route.isEmpty)
  }

  /// Rows with a control or a detail at the right.
  private static let rows = (0..<5).map {
    CGRect(x: 0, y: 150 + CGFloat($0) * 52, width: 393, height: 52)
  }

  @Test(arguments: [AnnotationPlacement.beside, .inside], [(0, 2), (2, 4), (1, 2)])
  func `the line of an arrow's words goes past texts and controls, and not along the arrow`(
    _ placement: AnnotationPlacement,
    _ ends: (Int, Int)
  ) throws {
    let texts = Self.rows.map { CGRect(x: 290, y: $0.minY + 16, width: 70, height: 20) }
    let controls = Self.rows.map { CGRect(x: 270, y: $0.minY + 10, width: 100, height: 32) }
    let layout = layout(
      [placed(.arrow(Self.rows[ends.0], Self.rows[ends.1]), text: "then the order")],
      placement,
      sparing: texts,
      controls: controls
    )
    let arrow = try #require(layout.arrows.first)
    let label = try #require(layout.labels.first)
    let points = Self.points(of: label.route)
    #expect(!points.isEmpty)
    for area in controls {
      #expect(!points.contains(where: area.insetBy(dx: 1, dy: 1).contains), "\(label.route)")
    }
    #expect(Self.shared(label.route, [arrow.from, arrow.to]) < 6, "\(label.route)")
  }

  @Test func `words of an arrow in a row with an outline are beside the arrow`() throws {
    let layout = layout(
      [
        placed(.thing(Self.rows[2]), number: 1),
        placed(.arrow(Self.rows[1], Self.rows[3]), text: "down"),
      ],
      .inside
    )
    let arrow = try #require(layout.arrows.first)
    let label = try #require(layout.labels.first { $0.index == 1 })
    #expect(Self.shared(label.route, [arrow.from, arrow.to]) <= 6, "\(label.route)")
    #expect(!Self.points(of: label.route).contains { $0.y > arrow.to.y - 5 }, "\(label.route)")
  }

  struct Ends: CustomTestStringConvertible {
    let testDescription: String
    let first: CGRect
    let second: CGRect
    var texts: [CGRect] = []
    /// The beginning and the end.
    let ends: [CGPoint]
  }

  @Test(arguments: [
    Ends(
      testDescription: "rows that touch",
      first: rows[1],
      second: rows[2],
      ends: [CGPoint(x: 196.5, y: 228), CGPoint(x: 196.5, y: 280)]
    ),
    Ends(
      testDescription: "rows that touch, upwards, past a text",
      first: rows[2],
      second: rows[1],
      texts: [CGRect(x: 100, y: 270, width: 110, height: 20)],
      ends: [CGPoint(x: 216.5, y: 280), CGPoint(x: 216.5, y: 228)]
    ),
    Ends(
      testDescription: "buttons close to each other",
      first: CGRect(x: 100, y: 60, width: 40, height: 40),
      second: CGRect(x: 144, y: 60, width: 40, height: 40),
      ends: [CGPoint(x: 120, y: 80), CGPoint(x: 164, y: 80)]
    ),
    Ends(
      testDescription: "a row and its control",
      first: rows[0],
      second: CGRect(x: 320, y: 160, width: 60, height: 32),
      ends: [CGPoint(x: 196.5, y: 176), CGPoint(x: 350, y: 176)]
    ),
    Ends(
      testDescription: "things that lie apart",
      first: rows[0],
      second: rows[2],
      ends: [CGPoint(x: 196.5, y: 202), CGPoint(x: 196.5, y: 254)]
    ),
  ])
  func `an arrow is seen between things that touch`(_ row: Ends) throws {
    let layout = layout([placed(.arrow(row.first, row.second))], sparing: row.texts)
    let arrow = try #require(layout.arrows.first)
    #expect([arrow.from, arrow.to] == row.ends)
  }

  @Test(arguments: [
    Ends(
      testDescription: "switches with a detail and a slider between",
      first: CGRect(x: 300, y: 160, width: 64, height: 28),
      second: CGRect(x: 300, y: 316, width: 64, height: 28),
      texts: [
        CGRect(x: 270, y: 216, width: 90, height: 20),
        CGRect(x: 180, y: 266, width: 184, height: 28),
      ],
      ends: [CGPoint(x: 364, y: 174), CGPoint(x: 364, y: 330)]
    ),
    Ends(
      testDescription: "tabs with one between",
      first: CGRect(x: 60, y: 780, width: 80, height: 54),
      second: CGRect(x: 240, y: 780, width: 80, height: 54),
      texts: [CGRect(x: 160, y: 782, width: 60, height: 50)],
      ends: [CGPoint(x: 100, y: 780), CGPoint(x: 280, y: 780)]
    ),
    Ends(
      testDescription: "a thing below at the side, behind a text",
      first: CGRect(x: 20, y: 100, width: 60, height: 30),
      second: CGRect(x: 280, y: 300, width: 60, height: 30),
      texts: [CGRect(x: 100, y: 180, width: 160, height: 60)],
      ends: [CGPoint(x: 50, y: 130), CGPoint(x: 280, y: 315)]
    ),
  ])
  func `an arrow bends around what is between its ends`(_ row: Ends) throws {
    let layout = layout([placed(.arrow(row.first, row.second), text: "to")], sparing: row.texts)
    let arrow = try #require(layout.arrows.first)
    #expect([arrow.from, arrow.to] == row.ends, "\(arrow.points)")
    for text in row.texts {
      #expect(!Self.points(of: arrow.points).contains(where: text.contains), "\(arrow.points)")
    }
    let end = try #require(layout.labels.first?.route.last)
    #expect(Self.points(of: arrow.points).contains { hypot($0.x - end.x, $0.y - end.y) < 1 })
  }

  @Test func `no dot is on the way of a finger`() throws {
    // A way along the edge of a row, over it.
    let row = CGRect(x: 20, y: 300, width: 353, height: 52)
    let way = [CGPoint(x: 28, y: 200), CGPoint(x: 28, y: 450)]
    let track = DrawnTrack(points: way, fingers: [way[0]], windowSize: Self.size)
    var number = Annotation(.path)
    (number.number, number.side) = (1, .left)
    let layout = layout([placed(.path([track])), PlacedAnnotation(number, .thing(row))])
    let end = try #require(layout.labels.first?.route.last)
    #expect(abs(end.x - 28) > 4, "\(end)")
  }

  @Test func `the words of a bracket at the edge of the screen are level`() throws {
    let layout = layout([placed(.bracket(CGRect(x: 0, y: 0, width: 393, height: 20)), text: "Top")])
    let route = try #require(layout.labels.first).route
    #expect(Set(route.map(\.y)).count == 1, "\(route)")
  }

  @Test func `words of a measure do not go on as if they were a part of it`() throws {
    // A measure at the right of the signs of all rows.
    let signs = Self.rows.map { CGRect(x: 366, y: $0.minY + 20, width: 8, height: 13) }
    let texts = Self.rows.map { CGRect(x: 16, y: $0.minY + 15, width: 345, height: 20) } + signs
    func edge(_ y: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 393, height: 0) }
    let layout = layout(
      [placed(.height(edge(Self.rows[2].minY), edge(Self.rows[2].maxY)))],
      .inside,
      sparing: texts
    )
    let measure = try #require(layout.measures.first)
    let route = try #require(layout.labels.first).route
    let beyond = Self.points(of: route).count { abs($0.x - measure.from.x) < 4 }
    #expect(beyond < 24, "\(route)")
  }

  @Test func `the number of a row of a popover is in the row`() throws {
    let text = """
      layoutsim: 2
      name: test
      scene:
        device: iPad Pro 11-inch (M4)
        title: Sort
        presentation: popover
        below: {title: Library, right-items: [Sort], rows: 40}
        table: {rows: [By name, By date, By size]}
      steps:
        - snapshot: now
      annotate:
        - {at: row 0, number: 1, text: One}
        - {at: row 1, number: 2, text: Two}
        - {at: row 2, number: 3, text: Three}
      """
    let (made, diagnostics) = SceneReader.read(text: text, file: "test.sim.yaml")
    #expect(diagnostics.isEmpty)
    let run = AnnotatedRun(try #require(made))
    let moment = try #require(run.moments["now"])
    let screen = FramedScreen(try #require(run.report.snapshots.first?.frame))
    let layout = AnnotatedScreen.layout(of: moment, on: screen, .inside, in: nil)
    #expect(layout.labels.count == 3)
    for label in layout.labels {
      let row = try #require(layout.things.first { $0.index == label.index }).area
      #expect(row.contains(label.box), "\(label.box) in \(row)")
    }
  }
}
