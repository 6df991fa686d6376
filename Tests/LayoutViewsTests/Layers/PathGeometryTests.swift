import Foundation
import LayoutGeometry
import LayoutViews
import ScreenFrames
import TestSupport
import Testing

/// Paths against a naive twin: many short lines.
struct PathGeometryTests {
  @Test(arguments: UInt64(1)...40)
  func `bounds and insides are those of many short lines`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func point() -> CGPoint {
      CGPoint(x: .random(in: -50...50, using: &random), y: .random(in: -50...50, using: &random))
    }
    let path = BezierPath()
    path.move(to: point())
    for _ in 0..<Int.random(in: 2...6, using: &random) {
      switch Int.random(in: 0...3, using: &random) {
      case 0: path.addLine(to: point())
      case 1: path.addQuadCurve(to: point(), controlPoint: point())
      case 2: path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
      default: path.move(to: point())
      }
    }
    let twin = FlatPath(path.cgPath)
    let bounds = twin.bounds
    #expect(
      abs(path.bounds.minX - bounds.minX) < 0.01 && abs(path.bounds.maxX - bounds.maxX) < 0.01
    )
    #expect(
      abs(path.bounds.minY - bounds.minY) < 0.01 && abs(path.bounds.maxY - bounds.maxY) < 0.01
    )
    for _ in 0..<200 {
      let place = point()
      // What lies on the line may be either.
      guard twin.distance(to: place) > 0.05 else { continue }
      let winding = twin.winding(around: place)
      #expect(path.contains(place) == (winding != 0), "seed \(seed): \(place)")
      #expect(path.cgPath.contains(place, using: .evenOdd) == (winding % 2 != 0))
      // Turned around it goes around as often.
      #expect(path.reversing().contains(place) == path.contains(place))
    }
  }

  @Test(arguments: [0.5, 4, 30, 100, 1000])
  func `arcs keep to a thousandth of a point`(radius: Double) {
    for (start, end, clockwise) in [
      (0.0, 2 * Double.pi, true), (1, 4, true), (1, 4, false), (5, 1, true),
    ] {
      let path = BezierPath(
        arcCenter: CGPoint(x: 7, y: -3),
        radius: radius,
        startAngle: start,
        endAngle: end,
        clockwise: clockwise
      )
      let points = FlatPath(path.cgPath).points
      let deviations = points.map { abs(hypot($0.x - 7, $0.y + 3) - radius) }
      #expect((deviations.max() ?? 1) <= 1.001e-3)
      #expect(points.count > 8)
    }
  }

  struct ArcRow: CustomTestStringConvertible {
    let testDescription: String
    let start: Double
    let end: Double
    let clockwise: Bool
    /// The middle of the arc, in a circle of radius 10 about the origin.
    let middle: CGPoint
  }

  @Test(arguments: [
    ArcRow(
      testDescription: "down the right",
      start: 0,
      end: .pi / 2,
      clockwise: true,
      middle: CGPoint(x: 7.0711, y: 7.0711)
    ),
    ArcRow(
      testDescription: "the long way",
      start: 0,
      end: .pi / 2,
      clockwise: false,
      middle: CGPoint(x: -7.0711, y: -7.0711)
    ),
    ArcRow(
      testDescription: "over the top",
      start: .pi,
      end: 0,
      clockwise: true,
      middle: CGPoint(x: 0, y: -10)
    ),
    ArcRow(
      testDescription: "below the bottom",
      start: .pi,
      end: 0,
      clockwise: false,
      middle: CGPoint(x: 0, y: 10)
    ),
  ])
  func `an arc goes the way that UIKit's goes`(_ row: ArcRow) {
    let path = BezierPath(
      arcCenter: .zero,
      radius: 10,
      startAngle: row.start,
      endAngle: row.end,
      clockwise: row.clockwise
    )
    let points = FlatPath(path.cgPath).points
    #expect(points.contains { hypot($0.x - row.middle.x, $0.y - row.middle.y) < 0.2 })
    let opposite = CGPoint(x: -row.middle.x, y: -row.middle.y)
    #expect(!points.contains { hypot($0.x - opposite.x, $0.y - opposite.y) < 0.2 })
    // CoreGraphics' word for the direction is that of coordinates that grow upward.
    let other = MutableDrawingPath()
    other.addArc(
      center: .zero,
      radius: 10,
      startAngle: row.start,
      endAngle: row.end,
      clockwise: !row.clockwise
    )
    #expect(other == path.cgPath)
  }

  @Test(arguments: [(0.0, 0.5), (0.25, 0.75), (0.9, 1), (0.5, 0.5)])
  func `a part of a path is as long as its share`(start: Double, end: Double) {
    let path = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 80, height: 50))
    path.append(BezierPath(rect: CGRect(x: 100, y: 0, width: 30, height: 20)))
    let whole = FlatPath(path.cgPath).length
    let part = FlatPath(commands: path.commands.trimmed(from: start, to: end)).length
    #expect(abs(part - whole * (end - start)) < whole * 1e-3)
  }

  @Test func `usual paths have the bounds that they were made of`() {
    let rect = CGRect(x: 3, y: -4, width: 50, height: 30)
    for path in [
      BezierPath(rect: rect), BezierPath(ovalIn: rect),
      BezierPath(roundedRect: rect, cornerRadius: 8),
      BezierPath(
        roundedRect: rect,
        byRoundingCorners: [.topLeft],
        cornerRadii: CGSize(width: 9, height: 9)
      ),
    ] {
      #expect(abs(path.bounds.minX - 3) < 1e-9 && abs(path.bounds.maxY - 26) < 1e-9)
      #expect(path.contains(CGPoint(x: 28, y: 11)) && !path.contains(CGPoint(x: 2, y: 11)))
    }
    #expect(
      BezierPath().bounds.isNull && BezierPath().isEmpty && BezierPath().currentPoint == .zero
    )
    let ring = BezierPath(ovalIn: rect)
    ring.append(BezierPath(ovalIn: rect.insetBy(dx: 10, dy: 10)))
    #expect(ring.contains(CGPoint(x: 28, y: 11)))
    ring.usesEvenOddFillRule = true
    #expect(!ring.contains(CGPoint(x: 28, y: 11)) && ring.contains(CGPoint(x: 28, y: -2)))
  }

  @Test func `an arc touches the lines to a corner`() {
    let path = MutableDrawingPath()
    path.move(to: .zero)
    path.addArc(tangent1End: CGPoint(x: 20, y: 0), tangent2End: CGPoint(x: 20, y: 20), radius: 5)
    #expect(abs(path.currentPoint.x - 20) < 1e-9 && abs(path.currentPoint.y - 5) < 1e-9)
    #expect(abs(path.boundingBoxOfPath.maxX - 20) < 1e-3)
  }
}
