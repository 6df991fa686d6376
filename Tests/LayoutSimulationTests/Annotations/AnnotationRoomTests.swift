import Foundation
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import Testing

/// The room on a screen for labels on large things, and beside the grounds of buttons.
@Suite struct AnnotationRoomTests: AnnotationSuite {
  static let size = CGSize(width: 393, height: 852)
  static let placement = AnnotationPlacement.inside
  private static let keyboard = CGRect(x: 0, y: 524, width: 393, height: 328)
  /// Four rows of keys, with a free strip below them.
  private static let keys = (0..<4).flatMap { row in
    (0..<3).map { CGRect(x: 4 + 129 * $0, y: 570 + 55 * row, width: 126, height: 45) }
  }

  private func annotation(number: Int? = nil, text: String? = nil) -> Annotation {
    var annotation = Annotation(.path)
    (annotation.number, annotation.text) = (number, text)
    return annotation
  }

  @Test func `the number of a key stands on the free ground of the keyboard`() throws {
    let layout = layout(
      [
        PlacedAnnotation(annotation(number: 1), .thing(Self.keys[10])),
        PlacedAnnotation(annotation(number: 2), .thing(Self.keyboard)),
      ],
      sparing: Self.keys
    )
    for label in layout.labels {
      #expect(!label.isBeside && Self.keyboard.contains(label.box), "\(label.box)")
      #expect(!Self.keys.contains(where: label.box.intersects))
    }
  }

  @Test(arguments: [true, false])
  func `words of what is larger than a row stand at its bottom, or at its top`(
    _ isFreeBelow: Bool
  ) throws {
    let bottom = CGRect(x: 0, y: 800, width: 393, height: 52)
    let layout = layout(
      [PlacedAnnotation(annotation(text: "The keyboard"), .thing(Self.keyboard))],
      sparing: Self.keys + (isFreeBelow ? [] : [bottom])
    )
    let label = try #require(layout.labels.first)
    #expect(Self.keyboard.contains(label.box) && label.route.isEmpty)
    #expect((label.box.minY > Self.keyboard.midY) == isFreeBelow)
  }

  /// A round button at the left of a bar, and one in the lower right corner.
  private static let buttons = [
    CGRect(x: 16, y: 62, width: 44, height: 44), CGRect(x: 326, y: 776, width: 48, height: 48),
  ]

  struct Lengths: CustomTestStringConvertible {
    let testDescription: String
    let target: PlacedAnnotation.Target
  }

  @Test(arguments: [
    Lengths(
      testDescription: "a width below a button",
      target: .width(
        CGRect(x: 0, y: 130, width: 0, height: 52),
        CGRect(x: 20, y: 130, width: 0, height: 52)
      )
    ),
    Lengths(
      testDescription: "the height of a button",
      target: .height(
        CGRect(x: 326, y: 776, width: 48, height: 0),
        CGRect(x: 326, y: 824, width: 48, height: 0)
      )
    ),
    Lengths(
      testDescription: "what is below a button",
      target: .height(
        CGRect(x: 326, y: 824, width: 48, height: 0),
        CGRect(x: 0, y: 852, width: 393, height: 0)
      )
    ),
  ])
  func `neither a measure nor its value is on a button`(_ row: Lengths) throws {
    let layout = layout([PlacedAnnotation(annotation(), row.target)], buttons: Self.buttons)
    let (measure, label) = (
      try #require(layout.measures.first), try #require(layout.labels.first)
    )
    let line = CGRect(
      x: measure.from.x,
      y: measure.from.y,
      width: measure.to.x - measure.from.x,
      height: measure.to.y - measure.from.y
    )
    for button in Self.buttons {
      #expect(!label.box.intersects(button), "\(label.box)")
      #expect(!button.insetBy(dx: 1, dy: 1).intersects(line.insetBy(dx: -0.5, dy: -0.5)), "\(line)")
    }
  }

  @Test func `a measure beside an outline keeps away from it`() throws {
    // A field with sixteen points at its sides, in a bar as wide as the screen.
    let field = CGRect(x: 16, y: 480, width: 361, height: 34)
    func edge(_ y: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 393, height: 0) }
    let layout = layout([
      PlacedAnnotation(annotation(number: 1), .thing(field)),
      PlacedAnnotation(annotation(), .height(edge(472), edge(522))),
    ])
    let x = try #require(layout.measures.first).from.x
    #expect(min(abs(x - field.minX), abs(x - field.maxX)) >= 6, "\(x)")
  }

  @Test func `no label covers the home indicator`() throws {
    let indicator = CGRect(x: 129, y: 839, width: 135, height: 5)
    let buttons = [40.0, 96, 150].map { CGRect(x: $0, y: 790, width: 36, height: 44) }
    let layout = AnnotationLayout(
      buttons.map { PlacedAnnotation(annotation(text: "Moves to a folder"), .thing($0)) },
      on: Self.size,
      .inside,
      isRightToLeft: false,
      signs: [indicator]
    )
    for label in layout.labels { #expect(!label.box.intersects(indicator), "\(label.box)") }
  }

  /// A card that fills its picture, and one with room around it.
  @Test(arguments: [(CGSize(width: 320, height: 167), true), (Self.size, false)])
  func `what is larger than a row is not measured on itself`(
    _ size: CGSize,
    _ isBeside: Bool
  ) throws {
    let card = CGRect(
      x: (size.width - 320) / 2,
      y: (size.height - 167) / 2,
      width: 320,
      height: 167
    )
    func edge(_ x: CGFloat) -> CGRect { CGRect(x: x, y: card.minY, width: 0, height: 167) }
    let layout = AnnotationLayout(
      [
        PlacedAnnotation(annotation(number: 1), .thing(card)),
        PlacedAnnotation(annotation(), .width(edge(card.minX), edge(card.maxX))),
      ],
      on: size,
      .inside,
      isRightToLeft: false
    )
    let level = try #require(layout.measures.first).from.y
    #expect(level < card.minY || level > card.maxY)
    #expect((level < 0 || level > size.height) == isBeside)
  }

  @Test func `a bracket keeps off that of a layer`() throws {
    let rows = CGRect(x: 0, y: 142, width: 393, height: 132)
    let layer = CGRect(x: 377, y: 144, width: 6, height: 84)
    let layout = AnnotationLayout(
      [PlacedAnnotation(annotation(text: "of May"), .bracket(rows))],
      on: Self.size,
      .inside,
      isRightToLeft: false,
      brackets: [layer]
    )
    let x = try #require(layout.brackets.first).x
    #expect(abs(x - layer.midX) >= 12, "\(x)")
    #expect(!layer.intersects(try #require(layout.labels.first).box))
  }

  @Test func `the number of a row between a strip and a bracket is on the row`() throws {
    let row = CGRect(x: 20, y: 300, width: 353, height: 52)
    let placed = [
      PlacedAnnotation(annotation(number: 1), .thing(row)),
      PlacedAnnotation(annotation(), .bracket(row.insetBy(dx: 0, dy: -60))),
      PlacedAnnotation(
        annotation(number: 2),
        .thing(CGRect(x: 0, y: 0, width: 68, height: 852))
      ),
    ]
    let label = try #require(layout(placed, .beside).labels.first { $0.index == 0 })
    #expect(row.contains(label.box) && label.route.isEmpty)
    let alone = try #require(layout(Array(placed.prefix(2)), .beside).labels.first)
    #expect(alone.isBeside)
  }

  @Test func `texts below a card do not count`() throws {
    let layout = EverydayScreen.sheet.layout([1], .inside)
    let row = try #require(layout.things.first).area
    #expect(layout.texts.filter(row.intersects).count == 1)
    #expect(layout.texts.filter { $0.minY < 400 && $0.width > 200 }.count > 3)
  }

  @Test func `controls and buttons below a card do not count`() throws {
    let scene = """
      device: iPhone 17
      overlay: none
      views: [{name: under, button: Under, background: gray-5}, {name: card, background: white, label: A card}]
      constraints:
        - card.leading = superview.leading
        - card.trailing = superview.trailing
        - card.top = superview.top + 300
        - card.bottom = superview.bottom
        - under.centerX = superview.centerX
        - under.bottom = card.top + 20
        - under.height = 40
      """
    var made = try scenario(
      "snapshot: now",
      table: "{row-height: 50, rows: 12, accessory-view: {switch: on}}",
      scene: scene
    )
    made.annotations = [Annotation(.thing(Place(.row(RowAddress(row: 0)))))]
    let run = AnnotatedRun(made)
    let frame = try #require(run.report.snapshots.last?.frame)
    let moment = try #require(run.moments["now"])
    let layout = AnnotatedScreen.layout(of: moment, on: FramedScreen(frame), .inside, in: nil)
    #expect(layout.controls.count >= 3)
    #expect(layout.controls.allSatisfy { $0.maxY <= 300 }, "\(layout.controls)")
    #expect(layout.buttons.map { [$0.minY, $0.maxY] } == [[280, 300]], "\(layout.buttons)")
  }

  /// Values are at the end of the rows of a card, and there is room beside it.
  @Test(arguments: [true, false])
  func `a bracket is beside rows with words at their end`(_ isLeft: Bool) throws {
    let rows = CGRect(x: 20, y: 300, width: 353, height: 104)
    let values = [310.0, 362].map { CGRect(x: isLeft ? 36 : 297, y: $0, width: 60, height: 24) }
    var bracket = annotation(text: "Needed")
    bracket.side = isLeft ? .leading : .trailing
    let layout = layout([PlacedAnnotation(bracket, .bracket(rows))], sparing: values)
    let x = try #require(layout.brackets.first).x
    #expect(isLeft ? 4..<16 ~= x : 377..<389 ~= x, "\(x)")
  }

  @Test func `a width whose lines would go through texts or controls is on the screen`() throws {
    func edge(_ x: CGFloat) -> CGRect { CGRect(x: x, y: 400, width: 0, height: 40) }
    let placed = [PlacedAnnotation(annotation(), .width(edge(100), edge(140)))]
    let (above, below) = (
      CGRect(x: 90, y: 100, width: 60, height: 20), CGRect(x: 90, y: 700, width: 60, height: 20)
    )
    func isBeside(
      _ texts: [CGRect],
      _ controls: [CGRect] = [],
      along things: [CGRect] = []
    ) throws -> Bool {
      let others = things.map { PlacedAnnotation(annotation(number: 1), .thing($0)) }
      let layout = layout(placed + others, .beside, sparing: texts, controls: controls)
      let level = try #require(layout.measures.first).from.y
      return level < 0 || level > Self.size.height
    }
    #expect(try isBeside([above]) && isBeside([below]) && isBeside([], [below]))
    #expect(try !isBeside([above, below]) && !isBeside([above], [below]))
    let outlined = CGRect(x: 100, y: 600, width: 24, height: 44)
    #expect(try isBeside([], along: [outlined]) && !isBeside([above], along: [outlined]))
  }
}
