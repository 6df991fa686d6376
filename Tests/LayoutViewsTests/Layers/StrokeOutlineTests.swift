import Foundation
import LayoutGeometry
import LayoutViews
import ScreenFrames
import TestSupport
import Testing

/// The outlines of lines with a width against distances from many short lines.
struct StrokeOutlineTests {
  @Test(arguments: UInt64(1)...40)
  func `inside is what is near to the line`(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func point() -> CGPoint {
      CGPoint(
        x: CGFloat.random(in: -50...50, using: &random),
        y: CGFloat.random(in: -50...50, using: &random)
      )
    }
    let path = BezierPath()
    path.move(to: point())
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      switch Int.random(in: 0...3, using: &random) {
      case 0: path.addLine(to: point())
      case 1: path.addQuadCurve(to: point(), controlPoint: point())
      case 2: path.addCurve(to: point(), controlPoint1: point(), controlPoint2: point())
      default:
        path.close()
        path.move(to: point())
        path.addLine(to: point())
      }
    }
    let width = CGFloat.random(in: 2...20, using: &random)
    let outline = path.cgPath.copy(
      strokingWithWidth: width,
      lineCap: .round,
      lineJoin: .round,
      miterLimit: 10
    )
    let twin = FlatPath(path.cgPath)
    for _ in 0..<200 {
      let place = point()
      let distance = twin.distance(to: place, closingParts: false)
      // The sides of curves are within a fiftieth of the width.
      guard abs(distance - width / 2) > width / 50 else { continue }
      #expect(outline.contains(place) == (distance < width / 2), "seed \(seed): \(place)")
    }
  }

  private struct Row: CustomTestStringConvertible {
    let testDescription: String
    var cap = LineCap.butt
    var join = LineJoin.miter
    var limit: CGFloat = 10
    /// The bounds of the outline of a right angle from (0, 0) over (10, 0) to (10, 10), with a width of 4.
    let bounds: CGRect
    /// Whether the tip of the pointed corner is inside.
    let hasTip: Bool

    static let all = [
      Self(
        testDescription: "cut off, with a point",
        bounds: CGRect(x: 0, y: -2, width: 12, height: 12),
        hasTip: true
      ),
      Self(
        testDescription: "square ends",
        cap: .square,
        bounds: CGRect(x: -2, y: -2, width: 14, height: 14),
        hasTip: true
      ),
      Self(
        testDescription: "round ends and corners",
        cap: .round,
        join: .round,
        bounds: CGRect(x: -2, y: -2, width: 14, height: 14),
        hasTip: false
      ),
      Self(
        testDescription: "a corner cut off",
        join: .bevel,
        bounds: CGRect(x: 0, y: -2, width: 12, height: 12),
        hasTip: false
      ),
      Self(
        testDescription: "a point beyond the limit",
        limit: 1.4,
        bounds: CGRect(x: 0, y: -2, width: 12, height: 12),
        hasTip: false
      ),
    ]
  }

  @Test(arguments: Row.all)
  private func `ends and corners have their forms`(_ row: Row) {
    let path = BezierPath()
    path.move(to: .zero)
    path.addLine(to: CGPoint(x: 10, y: 0))
    path.addLine(to: CGPoint(x: 10, y: 10))
    let outline = path.cgPath.copy(
      strokingWithWidth: 4,
      lineCap: row.cap,
      lineJoin: row.join,
      miterLimit: row.limit
    )
    let bounds = outline.boundingBoxOfPath
    #expect(abs(bounds.minX - row.bounds.minX) < 0.01 && abs(bounds.maxX - row.bounds.maxX) < 0.01)
    #expect(abs(bounds.minY - row.bounds.minY) < 0.01 && abs(bounds.maxY - row.bounds.maxY) < 0.01)
    #expect(outline.contains(CGPoint(x: 11.8, y: -1.8)) == row.hasTip)
    #expect(outline.contains(CGPoint(x: 9, y: 1)))
  }

  @Test func `a ring is open in its middle`() {
    let ring = BezierPath(ovalIn: CGRect(x: 0, y: 0, width: 40, height: 40)).cgPath.copy(
      strokingWithWidth: 6,
      lineCap: .butt,
      lineJoin: .miter,
      miterLimit: 10
    )
    #expect(!ring.contains(CGPoint(x: 20, y: 20)) && ring.contains(CGPoint(x: 20, y: 2)))
    #expect(!ring.contains(CGPoint(x: 20, y: 3.1)) && ring.contains(CGPoint(x: 20, y: 2.9)))
    #expect(abs(ring.boundingBoxOfPath.minX + 3) < 0.01)
  }

  @Test func `a point has the form of its ends`() {
    let path = BezierPath()
    path.move(to: CGPoint(x: 5, y: 5))
    path.addLine(to: CGPoint(x: 5, y: 5))
    func outline(_ cap: LineCap) -> DrawingPath {
      path.cgPath.copy(strokingWithWidth: 4, lineCap: cap, lineJoin: .miter, miterLimit: 10)
    }
    #expect(outline(.butt).isEmpty)
    #expect(outline(.square).boundingBoxOfPath == CGRect(x: 3, y: 3, width: 4, height: 4))
    #expect(outline(.round).contains(CGPoint(x: 6.9, y: 5)))
  }
}
