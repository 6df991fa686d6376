import Foundation
import LayoutGeometry
import LayoutReports
import LayoutScenes
import LayoutSimulation
import TestSupport
import Testing

/// The labels of things that stand in a row close to the edge of a picture.
@Suite struct AnnotationRowTests {
  struct Row: CustomTestStringConvertible {
    let testDescription: String
    /// The size of the picture.
    var size = CGSize(width: 393, height: 68)
    let y: CGFloat
    let xs: [CGFloat]
    var width: CGFloat = 36
    var texts: [CGRect] = []
    var signs: [CGRect] = []
    /// Those whose labels stand above or below, in the order of the things.
    let upright: [Int]
    var isAbove = false
  }

  private static let indicator = CGRect(x: 129, y: 839, width: 135, height: 5)
  private static let screen = CGSize(width: 393, height: 852)

  @Test(arguments: [
    Row(testDescription: "a crop", y: 20, xs: [16, 52, 170, 340], upright: [0, 1, 2, 3]),
    Row(testDescription: "another order", y: 20, xs: [170, 16, 340, 52], upright: [1, 3, 0, 2]),
    Row(testDescription: "side by side", y: 12, xs: [16, 340], upright: []),
    Row(
      testDescription: "below texts alone",
      y: 24,
      xs: [16, 52, 300, 340],
      texts: [CGRect(x: 0, y: 60, width: 393, height: 10)],
      upright: [0, 1, 2, 3],
      isAbove: true
    ),
    Row(
      testDescription: "a toolbar, with one over the home indicator",
      size: screen,
      y: 790,
      xs: [16, 60, 180, 340],
      signs: [indicator],
      upright: [0, 1, 2, 3]
    ),
    Row(
      testDescription: "tabs, two of which are over a part of it",
      size: screen,
      y: 790,
      xs: [0, 98, 196, 294],
      width: 98,
      signs: [indicator],
      upright: [0, 1, 2, 3]
    ),
    Row(
      testDescription: "buttons of a bar below signs",
      size: screen,
      y: 60,
      xs: [16, 290, 330],
      signs: [CGRect(x: 280, y: 20, width: 100, height: 13)],
      upright: []
    ),
    Row(
      testDescription: "one behind a text",
      y: 20,
      xs: [16, 52, 170, 340],
      texts: [58.0, 0].map { CGRect(x: 160, y: $0, width: 60, height: 10) },
      upright: [0, 1, 3]
    ),
    Row(
      testDescription: "far from the edges",
      size: screen,
      y: 300,
      xs: [16, 60, 180, 340],
      upright: []
    ),
  ])
  func `labels of a row stand above or below it, with lines of their own`(_ row: Row) {
    let things = row.xs.map { CGRect(x: $0, y: row.y, width: row.width, height: 36) }
    let layout = AnnotationLayout(
      things.enumerated().map { index, thing in
        var annotation = Annotation(.path)
        annotation.number = index + 1
        return PlacedAnnotation(annotation, .thing(thing))
      },
      on: row.size,
      .beside,
      isRightToLeft: false,
      sparing: row.texts,
      signs: row.signs
    )
    let labels = layout.labels.filter {
      $0.box.minY >= row.size.height || $0.box.maxY <= 0
    }
    #expect(labels.sorted { $0.box.midX < $1.box.midX }.map(\.index) == row.upright)
    #expect(labels.allSatisfy { ($0.box.maxY <= 0) == row.isAbove })
    for label in labels {
      let (start, end) = (label.route.first, label.route.last)
      #expect(label.route.count == 2 && abs((start?.x ?? 0) - (end?.x ?? 9)) <= 1, "\(label.route)")
      for area in row.texts { #expect(!area.isCrossed(by: label.route)) }
      // One over the middle of a sign has no other way.
      let isWide = row.width > 90
      for area in row.signs where isWide { #expect(!area.isCrossed(by: label.route)) }
    }
  }

  @Test func `a measured width is beyond the labels of a row`() throws {
    let things = [64.0, 156, 249].map { CGRect(x: $0, y: 780, width: 92, height: 54) }
    func edge(_ x: CGFloat) -> CGRect { CGRect(x: x, y: 780, width: 0, height: 54) }
    var number = Annotation(.path)
    number.number = 1
    let layout = AnnotationLayout(
      things.map { PlacedAnnotation(number, .thing($0)) }
        + [PlacedAnnotation(Annotation(.path), .width(edge(60), edge(345)))],
      on: Self.screen,
      .beside,
      isRightToLeft: false
    )
    let measure = try #require(layout.measures.first)
    let numbers = layout.labels.filter { $0.index < 3 }
    #expect(numbers.allSatisfy { $0.box.minY > 852 && $0.box.maxY < measure.from.y })
    #expect(numbers.allSatisfy { $0.route.count == 2 })
  }

  @Test func `a side that the file names stays`() {
    let things = [16.0, 52, 88].map { CGRect(x: $0, y: 12, width: 30, height: 36) }
    let layout = AnnotationLayout(
      things.enumerated().map { index, thing in
        var annotation = Annotation(.path)
        (annotation.number, annotation.side) = (index + 1, index == 1 ? .left : nil)
        return PlacedAnnotation(annotation, .thing(thing))
      },
      on: CGSize(width: 393, height: 68),
      .beside,
      isRightToLeft: false
    )
    #expect(layout.labels.map { $0.box.maxX <= 0 } == [false, true, false])
  }
}

extension CGRect {
  /// Returns whether a point of a way, of which there is one every half point, is in the area.
  fileprivate func isCrossed(by route: [CGPoint]) -> Bool {
    zip(route, route.dropFirst()).contains { from, to in
      let count = max(1, Int(hypot(to.x - from.x, to.y - from.y) * 2))
      return (0...count).contains { step in
        let share = CGFloat(step) / CGFloat(count)
        return contains(
          CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share)
        )
      }
    }
  }
}
