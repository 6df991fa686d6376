import Foundation
import LayoutGeometry
import LayoutReports
import LayoutScenes
import Testing

/// Lines that keep some points from other lines and from outlines.
@Suite struct AnnotationApartTests: AnnotationSuite {
  static let size = CGSize(width: 402, height: 874)

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

  @Test(arguments: [true, false])
  func `a measure and a bracket stand beside an arrow, whichever comes first`(
    _ isArrowFirst: Bool
  ) throws {
    let arrow = placed(.arrow(Self.rows[0], Self.rows[4]))
    for other in [
      placed(height(of: Self.rows[2])), placed(.bracket(Self.rows[1].union(Self.rows[3]))),
    ] {
      let layout = layout(
        isArrowFirst ? [arrow, other] : [other, arrow],
        .inside,
        sparing: Self.texts
      )
      let x = try #require(layout.arrows.first).from.x
      let others = layout.measures.map(\.from.x) + layout.brackets.map(\.x)
      #expect(others.allSatisfy { abs($0 - x) >= 8 }, "\(x) beside \(others)")
      #expect(AnnotationFaults(layout: layout).along == [])
    }
  }

  struct Turn: CustomTestStringConvertible {
    let testDescription: String
    let first: CGRect
    let second: CGRect
    /// What has an outline.
    let things: [CGRect]
    var texts: [CGRect] = []
    var controls: [CGRect] = []
  }

  @Test(arguments: [
    Turn(
      testDescription: "from a field past the next row to a key",
      first: CGRect(x: 162, y: 309, width: 200, height: 34),
      second: CGRect(x: 6, y: 640, width: 33, height: 44),
      things: [rows[1]],
      texts: [
        CGRect(x: 36, y: 316, width: 60, height: 21), CGRect(x: 36, y: 369, width: 60, height: 21),
      ],
      controls: [
        CGRect(x: 162, y: 309, width: 200, height: 34),
        CGRect(x: 162, y: 362, width: 200, height: 34),
      ]
    ),
    Turn(
      testDescription: "between buttons with a title between",
      first: CGRect(x: 24, y: 420, width: 86, height: 44),
      second: CGRect(x: 304, y: 420, width: 74, height: 44),
      things: [CGRect(x: 170, y: 420, width: 60, height: 44)],
      texts: [CGRect(x: 174, y: 432, width: 52, height: 21)]
    ),
    Turn(
      testDescription: "between buttons above and below whose words is no room",
      first: CGRect(x: 16, y: 62, width: 44, height: 44),
      second: CGRect(x: 220, y: 66, width: 36, height: 40),
      things: [],
      texts: [CGRect(x: 120, y: 74, width: 80, height: 21)]
    ),
  ])
  func `an arrow keeps off outlines, and is no line below a word`(_ row: Turn) throws {
    let things = row.things.enumerated().map { placed(.thing($1), number: $0 + 1) }
    let layout = layout(
      things + [placed(.arrow(row.first, row.second))],
      sparing: row.texts,
      controls: row.controls
    )
    let arrow = try #require(layout.arrows.first).points
    #expect(AnnotationFaults(layout: layout).along == [])
    for (from, to) in zip(arrow, arrow.dropFirst()) where from.y == to.y {
      let way = CGRect(x: min(from.x, to.x), y: from.y, width: abs(to.x - from.x), height: 0)
      for text in row.texts {
        #expect(!text.insetBy(dx: 0, dy: -5).intersects(way.insetBy(dx: 0, dy: -1)), "\(arrow)")
      }
      for thing in row.things where thing.width < 200 {
        #expect(!thing.intersects(way.insetBy(dx: 0, dy: -1)), "\(arrow)")
      }
    }
  }

  @Test func `a line between outlines is in the middle`() throws {
    let title = CGRect(x: 175, y: 62, width: 52, height: 44)
    let buttons = [
      CGRect(x: 247, y: 62, width: 85, height: 44), CGRect(x: 342, y: 62, width: 44, height: 44),
    ]
    let row = CGRect(x: 0, y: 116, width: 402, height: 76)
    var name = placed(.thing(title), number: 3)
    var annotation = name.annotation
    annotation.side = .trailing
    name = PlacedAnnotation(annotation, name.target)
    let layout = layout(
      [name] + buttons.enumerated().map { placed(.thing($1), number: $0 + 1) }
        + [placed(.thing(row), number: 4)],
      sparing: [CGRect(x: 178, y: 74, width: 46, height: 21)],
      buttons: buttons
    )
    #expect(AnnotationFaults(layout: layout).along == [])
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

  @Test func `a measure on the screen crosses no check mark that words are about`() throws {
    let screen = EverydayScreen(
      "signs at the end of rows",
      """
      device: iPhone 17 Pro
      table:
        cell-style: subtitle
        detail: On computable numbers, with an application to the rest
        rows: [{text: Ada, accessory: disclosure}, {text: Bob, accessory: detail-disclosure}, {text: Cleo, accessory: checkmark}, Dan]
      """,
      annotating: """
        at: row 2 on accessory, text: Read
        measure: row 0.height
        measure: [row 0.top, row 3.bottom], side: right
        """
    )
    let layout = screen.layout([0, 1, 2], .inside)
    let thing = try #require(layout.things.first).area.insetBy(dx: -3, dy: 0)
    #expect(layout.measures.count == 2)
    for measure in layout.measures {
      #expect(!thing.isCrossed(from: measure.from, to: measure.to), "\(measure) on \(thing)")
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

  @Test func `a line keeps off the head of an arrow`() throws {
    let screen = EverydayScreen(
      "sharing",
      """
      device: iPhone 16
      system: iOS 18
      presentation: page-sheet
      detent: medium
      title: Share
      table:
        style: inset-grouped
        rows:
          - {text: Copy, accessory: disclosure}
          - {text: Quality, accessory-view: {slider: 0.4, width: 150, name: quality}}
          - {text: With location, accessory-view: {switch: on}}
      """,
      annotating: """
        at: row 2 on accessory, number: 1
        at: view quality in row 1, number: 2
        bracket: rows 1..2, text: for this time
        arrow: [row 0, row 2], text: last
        measure: row 0.height
        """
    )
    let layout = screen.layout([0, 1, 2, 3, 4], .inside)
    let head = try #require(layout.arrows.first).to
    for label in layout.labels where label.index != 3 {
      for (from, to) in zip(label.route, label.route.dropFirst()) {
        let around = CGRect(origin: head, size: .zero).insetBy(dx: -3, dy: -3)
        #expect(!around.isCrossed(from: from, to: to), "\(label.index): \(label.route)")
      }
    }
  }
}
