import Foundation
import LayoutGeometry

// Arrows that go around what is between their ends.
extension AnnotationLayout {
  /// The least distance of an arrow from the area that it leaves, beside which it goes on.
  private static let bendGap: CGFloat = 10
  /// The greatest such distance.
  private static let bendReach: CGFloat = 120
  /// The distance between two bends that are tried.
  private static let bendStep: CGFloat = 4
  /// The distance of a bend from texts and controls, and from the edges of the screen.
  private static let bendRoom: CGFloat = 4

  /// Returns the corners and ends of an arrow from one area to another: a straight line, or where that goes through texts
  /// or controls, the way with bends that goes through fewer, with the fewest corners and the shortest of those.
  func way(from first: CGRect, to second: CGRect) -> [CGPoint] {
    let (from, to) = ends(from: first, to: second)
    let straight = [from, to]
    // What an end lies in, or what the arrow joins, is in the way of none.
    let obstacles = (obstacles + solids).filter { area in
      !area.contains(from) && !area.contains(to)
        && !area.insetBy(dx: -2, dy: -2).holds(first) && !area.insetBy(dx: -2, dy: -2).holds(second)
    }
    func crossings(_ way: [CGPoint]) -> Int {
      obstacles.count { $0.insetBy(dx: 1, dy: 1).isCrossed(by: way) }
    }
    var best = (way: straight, count: crossings(straight))
    guard best.count > 0, !first.intersects(second) else { return straight }
    let room = CGRect(origin: .zero, size: size)
      .insetBy(dx: Self.bendRoom, dy: Self.bendRoom)
    let bends =
      Self.bends(from: first, to: second)
      + Self.bends(from: first.flipped, to: second.flipped).map { $0.map(\.flipped) }
    let near = obstacles.map { $0.insetBy(dx: -Self.bendRoom, dy: -1) } + insideAreas
    func cost(_ way: [CGPoint]) -> (Int, Int, CGFloat, CGFloat) {
      let length = way.segments.reduce(0) { $0 + $1.length }
      // Of two that are as long, that on the side of the middle.
      let box = CGRect(around: way)
      let distance = hypot(box.midX - room.midX, box.midY - room.midY)
      return (near.count { $0.isCrossed(by: way) }, way.count, length, distance)
    }
    let inside = bends.filter { $0.dropFirst().dropLast().allSatisfy(room.contains) }
    for way in inside.sorted(by: { cost($0) < cost($1) }) {
      let count = crossings(way)
      if count < best.count { best = (way, count) }
    }
    return best.way
  }

  /// Returns ways that leave an area at its left or right edge: around what is above or below it, between two areas side by
  /// side, or with one corner to the upper or the lower edge of the other one.
  private static func bends(from first: CGRect, to second: CGRect) -> [[CGPoint]] {
    var ways: [[CGPoint]] = []
    let (start, end) = (first.midY, second.midY)
    let isApart = abs(start - end) >= 2 * bendGap
    let distances = stride(from: bendGap, through: bendReach, by: bendStep)
    for isRight in [true, false] where isApart {
      let edge = isRight ? max(first.maxX, second.maxX) : min(first.minX, second.minX)
      let (near, far) = isRight ? (first.maxX, second.maxX) : (first.minX, second.minX)
      for distance in distances {
        let x = isRight ? edge + distance : edge - distance
        ways.append([
          CGPoint(x: near, y: start), CGPoint(x: x, y: start), CGPoint(x: x, y: end),
          CGPoint(x: far, y: end),
        ])
      }
    }
    let isRight = first.midX < second.midX
    let near = isRight ? first.maxX : first.minX
    // With one corner.
    if isRight ? second.midX > near + bendGap : second.midX < near - bendGap,
      start < second.minY - bendGap || start > second.maxY + bendGap
    {
      let edge = start < second.midY ? second.minY : second.maxY
      ways.append([
        CGPoint(x: near, y: start), CGPoint(x: second.midX, y: start),
        CGPoint(x: second.midX, y: edge),
      ])
    }
    // Between both.
    let far = isRight ? second.minX : second.maxX
    let gap = isRight ? far - near : near - far
    guard isApart, gap > 2 * bendGap else { return ways }
    for distance in stride(from: bendGap, through: gap - bendGap, by: bendStep) {
      let x = isRight ? near + distance : near - distance
      ways.append([
        CGPoint(x: near, y: start), CGPoint(x: x, y: start), CGPoint(x: x, y: end),
        CGPoint(x: far, y: end),
      ])
    }
    return ways
  }
}

extension AnnotationLayout.Arrow {
  /// The longest of its straight parts, the first of equal ones.
  var longest: LineSegment {
    points.segments.reduce(LineSegment(from, from)) { $1.length > $0.length ? $1 : $0 }
  }

  /// The part at which a line to words may end: neither at the beginning, nor at the head.
  var shaft: LineSegment { longest.trimmed(by: 4, 9) }
}
