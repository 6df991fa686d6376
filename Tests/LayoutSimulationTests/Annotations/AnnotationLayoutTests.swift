import Foundation
import LayoutGeometry
import LayoutReports
import LayoutSVG
import LayoutScenes
import LayoutSimulation
import ScreenFrames
import TestSupport
import Testing

/// Annotations at their places: they cover neither each other nor what they mean.
@Suite struct AnnotationLayoutTests {
  private static let size = CGSize(width: 393, height: 852)

  private static func area(_ numbers: inout SeededGenerator) -> CGRect {
    let isRow = numbers.below(3) == 0
    let y = CGFloat(numbers.below(800))
    return isRow
      ? CGRect(x: 0, y: y, width: 393, height: 44)
      : CGRect(
        x: CGFloat(numbers.below(360)),
        y: y,
        width: CGFloat(numbers.below(120)),
        height: CGFloat(numbers.below(60))
      )
  }

  private static func placed(_ numbers: inout SeededGenerator) -> PlacedAnnotation {
    let words = ["Here", "The touch view takes taps and pans", "A row", "", "Selected, and so on"]
    var annotation = Annotation(.path)
    let sides: [Annotation.Side?] = [nil, nil, .left, .right, .leading, .trailing, .top, .bottom]
    annotation.side = sides[numbers.below(sides.count)]
    let text = words[numbers.below(words.count)]
    annotation.text = text.isEmpty ? nil : text
    let (one, other) = (area(&numbers), area(&numbers))
    switch numbers.below(6) {
    case 0, 1:
      annotation.number = numbers.below(2) == 0 ? 1 + numbers.below(120) : nil
      annotation.text = annotation.number == nil ? annotation.text ?? "Here" : annotation.text
      return PlacedAnnotation(annotation, .thing(one))
    case 2:
      var edges = [one, other]
      for index in edges.indices { edges[index].size.width = 0 }
      return PlacedAnnotation(annotation, .width(edges[0], edges[1]))
    case 3:
      var edges = [one, other]
      for index in edges.indices { edges[index].size.height = 0 }
      return PlacedAnnotation(annotation, .height(edges[0], edges[1]))
    case 4: return PlacedAnnotation(annotation, .bracket(one.union(other)))
    default: return PlacedAnnotation(annotation, .arrow(one, other))
    }
  }

  @Test(arguments: seeds(from: 1, count: 60))
  func `no two labels overlap, and none covers what any of them means`(_ seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let all = (0..<(1 + numbers.below(14))).map { _ in Self.placed(&numbers) }
    for placement in [AnnotationPlacement.beside, .inside] {
      for isRightToLeft in [false, true] {
        let layout = AnnotationLayout(
          all,
          on: Self.size,
          placement,
          isRightToLeft: isRightToLeft
        )
        let screen = CGRect(origin: .zero, size: Self.size)
        for (index, label) in layout.labels.enumerated() {
          #expect(layout.bounds.contains(label.box), "seed \(seed): \(label)")
          #expect(
            label.isBeside
              ? !screen.insetBy(dx: 1, dy: 1).intersects(label.box)
              : screen.contains(label.box),
            "seed \(seed): \(label)"
          )
          for other in layout.labels[(index + 1)...] {
            #expect(!label.box.intersects(other.box), "seed \(seed): \(label) and \(other)")
          }
          for thing in layout.things where thing.area.width > 0 && thing.area.height > 0 {
            // A row holds its own label wholly.
            let isOn = thing.index == label.index && thing.area.contains(label.box)
            #expect(
              label.isBeside || isOn || !label.box.intersects(thing.area),
              "seed \(seed): \(label)"
            )
          }
        }
      }
    }
  }

  /// Texts in rows, as a table has them.
  private static func texts(_ numbers: inout SeededGenerator) -> [CGRect] {
    (0..<18).flatMap { row -> [CGRect] in
      let y = 52 + CGFloat(row) * 44
      let title = CGRect(x: 16, y: y, width: CGFloat(40 + numbers.below(220)), height: 21)
      let hasDetail = numbers.below(2) == 0
      return [title] + (hasDetail ? [CGRect(x: 310, y: y, width: 60, height: 21)] : [])
    }
  }

  /// Expects that no line from a label crosses a text or another label.
  private static func expectClearLines(
    in layout: AnnotationLayout,
    past texts: [CGRect],
    _ words: String
  ) {
    for label in layout.labels {
      for (from, to) in zip(label.route, label.route.dropFirst()) {
        for share in stride(from: 0.0, through: 1, by: 0.01) {
          let point = CGPoint(
            x: from.x + (to.x - from.x) * share,
            y: from.y + (to.y - from.y) * share
          )
          #expect(
            !texts.contains { $0.insetBy(dx: 1.5, dy: 1.5).contains(point) },
            "\(words): \(label.route)"
          )
          #expect(
            !layout.labels.contains {
              $0.box != label.box && $0.box.insetBy(dx: 1, dy: 1).contains(point)
            },
            "\(words): \(label.route)"
          )
        }
      }
    }
  }

  @Test(arguments: seeds(from: 1, count: 100))
  func `no line to what a label means crosses a text or another label`(_ seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let texts = Self.texts(&numbers)
    let all = (0..<(1 + numbers.below(8))).map { number in
      var annotation = Annotation(.path)
      annotation.number = number + 1
      annotation.side = [nil, .left, .right][numbers.below(3)]
      // A row, a text, or a control in the middle of a row.
      let row = numbers.below(18)
      let y = 40 + CGFloat(row) * 44
      let area =
        [
          CGRect(x: 0, y: y, width: 393, height: 44), texts[numbers.below(texts.count)],
          CGRect(x: CGFloat(290 + numbers.below(40)), y: y + 6, width: 51, height: 31),
        ][numbers.below(3)]
      return PlacedAnnotation(annotation, .thing(area))
    }
    let layout = AnnotationLayout(
      all,
      on: Self.size,
      .beside,
      isRightToLeft: false,
      sparing: texts
    )
    Self.expectClearLines(in: layout, past: texts, "seed \(seed)")
    for label in layout.labels {
      let end = label.route.last ?? label.target.origin
      #expect(label.target.insetBy(dx: -0.01, dy: -0.01).contains(end), "seed \(seed): \(label)")
    }
  }

  @Test(arguments: seeds(from: 1, count: 60))
  func `no label on the screen covers a text`(_ seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let texts = Self.texts(&numbers)
    let all = (0..<(1 + numbers.below(14))).map { _ in Self.placed(&numbers) }
    let layout = AnnotationLayout(
      all,
      on: Self.size,
      .inside,
      isRightToLeft: numbers.below(2) == 0,
      sparing: texts
    )
    for label in layout.labels {
      #expect(!texts.contains { $0.intersects(label.box) }, "seed \(seed): \(label)")
    }
  }

  @Test func `without room on the screen a label is beside it`() {
    let texts = (0..<40).map { CGRect(x: 0, y: CGFloat($0) * 22, width: 393, height: 22) }
    var annotation = Annotation(.path)
    annotation.text = "A row"
    let row = CGRect(x: 0, y: 220, width: 393, height: 44)
    let layout = AnnotationLayout(
      [PlacedAnnotation(annotation, .thing(row))],
      on: Self.size,
      .inside,
      isRightToLeft: false,
      sparing: texts
    )
    #expect(layout.labels.map(\.isBeside) == [true])
  }

  @Test func `an outline leaves room around the text of what it is about`() {
    let title = CGRect(x: 174, y: 62, width: 45, height: 44)
    let text = CGRect(x: 174, y: 73, width: 45, height: 21)
    var annotation = Annotation(.path)
    annotation.number = 1
    func outline(sparing texts: [CGRect]) -> CGRect? {
      AnnotationLayout(
        [PlacedAnnotation(annotation, .thing(title))],
        on: Self.size,
        .beside,
        isRightToLeft: false,
        sparing: texts
      )
      .things.first?.area
    }
    #expect(outline(sparing: [text]) == title.insetBy(dx: -4, dy: 0))
    #expect(outline(sparing: [text.insetBy(dx: 4, dy: 0)]) == title)
    #expect(outline(sparing: [text.offsetBy(dx: 0, dy: 60)]) == title)
  }

  @Test(arguments: seeds(from: 1, count: 60))
  func `no line from a measure on the screen crosses a text`(_ seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let texts = Self.texts(&numbers)
    let rows = (numbers.below(9), 9 + numbers.below(9))
    func edge(_ row: Int) -> CGRect {
      CGRect(x: 0, y: 40 + CGFloat(row) * 44, width: 393, height: 0)
    }
    var annotation = Annotation(.path)
    annotation.side = [nil, .left, .right][numbers.below(3)]
    let layout = AnnotationLayout(
      [PlacedAnnotation(annotation, .height(edge(rows.0), edge(rows.1)))],
      on: Self.size,
      .inside,
      isRightToLeft: false,
      sparing: texts
    )
    #expect(layout.labels.allSatisfy { !$0.isBeside })
    Self.expectClearLines(in: layout, past: texts, "seed \(seed)")
  }

  @Test(arguments: seeds(from: 1, count: 100))
  func `no measure on the screen crosses a text`(_ seed: UInt64) {
    var numbers = SeededGenerator(seed: seed)
    let texts = Self.texts(&numbers)
    let all = (0..<(1 + numbers.below(6))).map { _ in
      var annotation = Annotation(.path)
      annotation.side = [nil, .left, .right, .top, .bottom][numbers.below(5)]
      var edges = [Self.area(&numbers), Self.area(&numbers)]
      let isWidth = numbers.below(2) == 0
      for index in edges.indices {
        if isWidth { edges[index].size.width = 0 } else { edges[index].size.height = 0 }
      }
      return PlacedAnnotation(
        annotation,
        isWidth ? .width(edges[0], edges[1]) : .height(edges[0], edges[1])
      )
    }
    for isRightToLeft in [false, true] {
      let layout = AnnotationLayout(
        all,
        on: Self.size,
        .inside,
        isRightToLeft: isRightToLeft,
        sparing: texts
      )
      #expect(layout.measures.map(\.index).sorted() == Array(all.indices))
      for measure in layout.measures {
        let count = Self.textsOn((measure.from, measure.to), texts)
        #expect(count == 0, "seed \(seed): \(measure)")
      }
    }
  }

  /// Returns how many of a hundred points on a line are in a text.
  private static func textsOn(_ line: (CGPoint, CGPoint), _ texts: [CGRect]) -> Int {
    (0...100).count { number in
      let share = CGFloat(number) / 100
      let point = CGPoint(
        x: line.0.x + (line.1.x - line.0.x) * share,
        y: line.0.y + (line.1.y - line.0.y) * share
      )
      return texts.contains { $0.insetBy(dx: 1.5, dy: 1.5).contains(point) }
    }
  }

  @Test func `two measures of the same edges stand side by side`() {
    let edges = [100, 500].map { CGRect(x: 0, y: $0, width: 393, height: 0) }
    let placed = PlacedAnnotation(Annotation(.path), .height(edges[0], edges[1]))
    let layout = AnnotationLayout([placed, placed], on: Self.size, .inside, isRightToLeft: false)
    #expect(layout.measures.map(\.from.x) == [379, 366])
  }

  @Test func `a measure that crosses a text everywhere is beside the screen`() throws {
    let size = CGSize(width: 100, height: 100)
    let texts = [CGRect(x: 40, y: 0, width: 20, height: 100)]
    let edges = [0, 100].map { CGRect(x: $0, y: 0, width: 0, height: 100) }
    let placed = PlacedAnnotation(Annotation(.path), .width(edges[0], edges[1]))
    for (texts, isInside) in [(texts, false), ([], true)] {
      let layout = AnnotationLayout(
        [placed],
        on: size,
        .inside,
        isRightToLeft: false,
        sparing: texts
      )
      let measure = try #require(layout.measures.first)
      #expect(CGRect(origin: .zero, size: size).contains(measure.from) == isInside)
      #expect(layout.labels.count == 1)
    }
  }

  @Test func `they are at what they mean, on either side`() throws {
    let text = """
      layoutsim: 2
      name: test
      scene: {device: iPhone 15, table: {rows: 40, row-height: 44, editing: true}, overlay: scroll-and-select}
      steps:
        - press: row 2 on touchView
        - move: {to: row 5, within: 300ms}
        - snapshot: down
      annotate:
        - {at: row 3, text: A row}
        - {path: finger}
        - {measure: [touchView.leading, touchView.trailing]}
      """
    let (made, diagnostics) = SceneReader.read(text: text, file: "test.sim.yaml")
    #expect(diagnostics.isEmpty)
    let run = AnnotatedRun(try #require(made))
    let moment = try #require(run.moments["down"])
    #expect(moment.problems.isEmpty)
    let frame = try #require(run.report.snapshots.first?.frame)
    guard case .thing(let area) = moment.placed[0].target else { throw Missing() }
    #expect(area.width == 393 && abs(area.height - 44) < 1e-6)
    guard case .path(let tracks) = moment.placed[1].target else { throw Missing() }
    #expect(tracks.count == 1 && tracks[0].points.count == 2, "\(tracks)")
    guard case .width(let left, let right) = moment.placed[2].target else { throw Missing() }
    #expect(right.minX - left.minX == 78, "60 pt, the margin of 8, and 10 beyond the screen")
    let beside = AnnotatedScreen.frames(
      [(FramedScreen(frame), moment)],
      .beside,
      style: .light
    )[0]
    #expect(beside.size.width > frame.size.width && beside.size.height > frame.size.height)
    #expect(try SVGWriter().write(beside).contains("78 pt"))
  }

  @Test func `a thing that is not there is told`() throws {
    var made = try scenario("snapshot: a")
    made.annotations = [Annotation(.thing(Place(.row(RowAddress(row: 30)))))]
    let run = AnnotatedRun(made)
    #expect(run.moments["a"]?.problems.first?.reason.message == "row 30 is not on the screen")
  }

  @Test func `a legend has each number once, in their order`() throws {
    let frame = ScreenFrame(
      name: "a",
      size: CGSize(width: 200, height: 100),
      scale: 2,
      time: .start,
      elements: []
    )
    let annotations = [(3, "C"), (1, "A"), (3, "C")].map { number, text in
      var annotation = Annotation(.path)
      (annotation.number, annotation.text) = (number, text)
      return annotation
    }
    let svg = try SVGWriter(.init(text: .text)).write(
      AnnotatedScreen.withLegend(frame, of: annotations, style: .dark)
    )
    let texts = svg.matches(of: />([0-9A-Z])<\/text>/).map { String($0.1) }
    #expect(texts == ["1", "A", "3", "C"])
    #expect(AnnotatedScreen.withLegend(frame, of: [], style: .dark) == frame)
  }
}

private struct Missing: Error {}

extension SeededGenerator {
  /// Returns a number from 0 on that is less than another.
  fileprivate mutating func below(_ limit: Int) -> Int { Int.random(in: 0..<limit, using: &self) }
}
