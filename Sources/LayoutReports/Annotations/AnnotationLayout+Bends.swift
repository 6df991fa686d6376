import Foundation
import LayoutGeometry

// Arrows that go around what is between their ends.
extension AnnotationLayout {
  /// The least distance of an arrow from the area that it leaves, beside which it goes on.
  private static let bendGap: CGFloat = 10
  /// The least distance where there is no room for more.
  private static let leastBendGap: CGFloat = 5
  /// The greatest such distance.
  private static let bendReach: CGFloat = 120
  /// The distance between two bends that are tried.
  private static let bendStep: CGFloat = 4
  /// The distance of a bend from texts and controls, and from the edges of the screen.
  private static let bendRoom: CGFloat = 4
  /// The length for which a point of strain counts.
  private static let strainLength: CGFloat = 4
  /// The farthest from the middle of an edge that an arrow ends, and the least distance of that from a corner.
  private static let endReach: CGFloat = 12
  private static let endInset: CGFloat = 8

  /// A way with bends.
  private struct Bend {
    let points: [CGPoint]
    /// The points by which it ends beside the middle of an edge, or goes on closer than it should to what it leaves.
    let strain: CGFloat
  }

  /// Returns the corners and ends of an arrow from one area to another: a straight line, or where that goes through texts
  /// or controls or along a line, the way with bends that does so the least, with the fewest corners and the shortest of
  /// those; where all with two bends do, one through the gaps between rows of them.
  func way(from first: CGRect, to second: CGRect) -> [CGPoint] {
    let (from, to) = ends(from: first, to: second)
    let straight = [from, to]
    // What an end lies in, or what the arrow joins, is in the way of none.
    let things = things(between: first, second)
    func isBetween(_ area: CGRect) -> Bool {
      let around = area.insetBy(dx: -2, dy: -2)
      return !area.contains(from) && !area.contains(to) && !around.holds(first)
        && !around.holds(second)
    }
    func isApart(_ area: CGRect) -> Bool { !area.intersects(first) && !area.intersects(second) }
    let (lines, (words, allGrounds)) = (lines, writing)
    let obstacles =
      (words + allGrounds.filter { !isApart($0) } + solids).filter(isBetween)
      + things.filter { !isWide($0) }
    let grounds = allGrounds.filter { isBetween($0) && isApart($0) }
    // The room of a text is larger than its letters, and a key has ink up to its edges.
    let areas =
      obstacles.map { $0.insetBy(dx: 1, dy: 1) } + grounds.map { $0.insetBy(dx: -1, dy: -1) }
    func crossings(_ way: [CGPoint]) -> Int {
      areas.count { $0.isCrossed(by: way) }
        + way.segments.reduce(0) { $0 + edges(along: $1, lines) + passes(of: $1, closeTo: words) }
    }
    let most = crossings(straight)
    guard most > 0, !first.intersects(second) else { return straight }
    let room = CGRect(origin: .zero, size: size)
      .insetBy(dx: Self.bendRoom, dy: Self.bendRoom)
    let bends =
      Self.bends(from: first, to: second)
      + Self.bends(from: first.flipped, to: second.flipped).map {
        Bend(points: $0.points.map(\.flipped), strain: $0.strain)
      }
    func counted(_ bend: Bend) -> (Bend, (Int, Int)) {
      // Of two that cross as much, that through fewer outlines of rows.
      (bend, (crossings(bend.points), things.count { $0.isCrossed(by: bend.points) }))
    }
    var ways = bends.filter { $0.points.dropFirst().dropLast().allSatisfy(room.contains) }
      .map(counted)
    if ways.allSatisfy({ $0.1.0 > 0 }),
      let way = Self.wayThroughGaps(from: first, to: second, besides: obstacles + grounds, in: room)
    {
      ways.append(counted(Bend(points: way, strain: 0)))
    }
    guard let least = ways.map(\.1).min(by: <), least.0 < most else { return straight }
    let clear = ways.filter { $0.1 == least }.map(\.0)
    let near =
      obstacles.map { $0.insetBy(dx: -Self.bendRoom, dy: -1) }
      + grounds.map { $0.insetBy(dx: -Self.bendRoom, dy: -Self.bendRoom) } + insideAreas
    func cost(_ bend: Bend) -> (Int, Int, CGFloat, CGFloat) {
      let way = bend.points
      let length = way.segments.reduce(Self.strainLength * bend.strain) { $0 + $1.length }
      // Of two that are as long, that on the side of the middle.
      let box = CGRect(around: way)
      let distance = hypot(box.midX - room.midX, box.midY - room.midY)
      return (near.count { $0.isCrossed(by: way) }, way.count, length, distance)
    }
    let best = clear.map { ($0.points, cost($0)) }.min { $0.1 < $1.1 }
    return best?.0 ?? straight
  }

  /// Returns ways that leave an area at its left or right edge: around what is above or below it, between two areas side by
  /// side, or with one corner to the upper or the lower edge of the other one.
  private static func bends(from first: CGRect, to second: CGRect) -> [Bend] {
    var bends: [Bend] = []
    let start = first.midY
    let shifts = places(along: second.height)
    func add(_ distance: CGFloat, _ shift: CGFloat, _ points: [CGPoint]) {
      let strain = abs(shift) + max(0, bendGap - distance)
      bends.append(Bend(points: points, strain: strain))
    }
    /// Adds ways from an x along an upright line at a distance from another one, and back to an x.
    func addTurns(
      _ near: CGFloat,
      _ edge: CGFloat,
      _ far: CGFloat,
      isRight: Bool,
      at distances: [CGFloat]
    ) {
      for end in shifts.map({ second.midY + $0 }) where abs(start - end) >= 2 * bendGap {
        for distance in distances {
          let x = isRight ? edge + distance : edge - distance
          add(
            distance,
            end - second.midY,
            [
              CGPoint(x: near, y: start), CGPoint(x: x, y: start), CGPoint(x: x, y: end),
              CGPoint(x: far, y: end),
            ]
          )
        }
      }
    }
    // Around both.
    let (right, left) = (max(first.maxX, second.maxX), min(first.minX, second.minX))
    let distances = Array(stride(from: bendGap, through: bendReach, by: bendStep))
    addTurns(first.maxX, right, second.maxX, isRight: true, at: distances)
    addTurns(first.minX, left, second.minX, isRight: false, at: distances)
    let isRight = first.midX < second.midX
    let near = isRight ? first.maxX : first.minX
    // With one corner.
    if start < second.minY - bendGap || start > second.maxY + bendGap {
      let edge = start < second.midY ? second.minY : second.maxY
      for x in places(along: second.width).map({ second.midX + $0 })
      where isRight ? x > near + bendGap : x < near - bendGap {
        add(
          bendGap,
          x - second.midX,
          [CGPoint(x: near, y: start), CGPoint(x: x, y: start), CGPoint(x: x, y: edge)]
        )
      }
    }
    // Between both.
    let far = isRight ? second.minX : second.maxX
    let gap = isRight ? far - near : near - far
    if gap > 2 * bendGap {
      let distances = [leastBendGap] + stride(from: bendGap, through: gap - bendGap, by: bendStep)
      addTurns(near, near, far, isRight: isRight, at: distances)
    }
    return bends
  }

  /// Returns the distances from the middle of an edge at which an arrow may end, that first.
  private static func places(along extent: CGFloat) -> [CGFloat] {
    let most = min(endReach, extent / 2 - endInset)
    let shifts = most < bendStep ? [] : Array(stride(from: bendStep, through: most, by: bendStep))
    return [0] + shifts.flatMap { [$0, -$0] }
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
