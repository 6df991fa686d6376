import Foundation
import LayoutGeometry
import LayoutReports
import LayoutScenes
import Testing

/// Measures and brackets beside the screen with others around them.
@Suite struct AnnotationNestingTests: AnnotationSuite {
  static let size = CGSize(width: 393, height: 852)

  struct Nest: CustomTestStringConvertible {
    let testDescription: String
    /// The tops and bottoms of brackets, and of measures.
    var brackets: [(CGFloat, CGFloat)] = []
    var measures: [(CGFloat, CGFloat)] = []
    /// How many of them have their words right beside them.
    var nested: Int
  }

  @Test(
    arguments: [
      Nest(
        testDescription: "a measure in a bracket of the same rows",
        brackets: [(200, 420)],
        measures: [(200, 420)],
        nested: 1
      ),
      Nest(
        testDescription: "a row in measured rows in a bracket",
        brackets: [(200, 420)],
        measures: [(200, 255), (200, 420)],
        nested: 2
      ),
      Nest(
        testDescription: "a measure whose end is free",
        brackets: [(200, 420)],
        measures: [(300, 500)],
        nested: 0
      ),
      Nest(
        testDescription: "a measure less high than its words",
        brackets: [(200, 420)],
        measures: [(300, 312)],
        nested: 0
      ),
      Nest(
        testDescription: "two measures in one bracket",
        brackets: [(200, 420)],
        measures: [(200, 255), (300, 400)],
        nested: 2
      ),
      Nest(
        testDescription: "a measure that ends in the middle of one",
        brackets: [(100, 500)],
        measures: [(200, 300), (250, 500)],
        nested: 2
      ),
    ],
    [true, false]
  )
  func `the words of a line in another one cross none`(_ nest: Nest, _ isRightToLeft: Bool) {
    func edge(_ y: CGFloat) -> CGRect { CGRect(x: 0, y: y, width: 393, height: 0) }
    let placed =
      nest.measures.map { self.placed(.height(edge($0), edge($1))) }
      + nest.brackets.map {
        self.placed(.bracket(CGRect(x: 0, y: $0, width: 393, height: $1 - $0)), text: "Today")
      }
    let layout = AnnotationLayout(
      placed,
      on: Self.size,
      .beside,
      isRightToLeft: isRightToLeft
    )
    let lines = layout.brackets.map(\.x) + layout.measures.map(\.from.x)
    #expect(lines.allSatisfy { isRightToLeft ? $0 < 0 : $0 > 393 }, "\(lines)")
    #expect(layout.labels.count { $0.route.isEmpty } == nest.nested)
    #expect(AnnotationFaults(layout: layout).covered == [])
    guard nest.nested > 0 else { return }
    for label in layout.labels {
      let route = label.route
      let end = isRightToLeft ? label.box.maxX : label.box.minX
      let own =
        (layout.measures.map { ($0.index, $0.from.x) } + layout.brackets.map { ($0.index, $0.x) })
        .first { $0.0 == label.index }?.1 ?? 0
      // Nothing lies between a line and its words.
      #expect(!lines.contains { min(own, end) < $0 && $0 < max(own, end) }, "\(route), \(lines)")
      let thin = layout.measures.flatMap { [$0.from.y, $0.to.y] }
      if route.isEmpty {
        #expect(!thin.contains { label.box.minY < $0 && $0 < label.box.maxY }, "\(label.box)")
      }
    }
  }
}
