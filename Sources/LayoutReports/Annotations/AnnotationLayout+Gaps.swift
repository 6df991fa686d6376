import Foundation
import LayoutGeometry

// Arrows that go down or up through the gaps between rows of things, such as the keys of a keyboard.
extension AnnotationLayout {
  /// The distance from a thing within which an arrow would touch it.
  private static let gapRoom: CGFloat = 2
  /// The distance of the ends of an arrow from the corners of what it joins, and that between two ends that are tried.
  private static let gapInset: CGFloat = 8
  private static let gapStep: CGFloat = 4
  /// The number of corners that an arrow has rather than to cross a thing.
  private static let cornersOfThing = 3

  /// A way down to a row, with the x of its upright part in each of the rows so far.
  private struct WayDown {
    var xs: [CGFloat]
    var price: Int
    var length: CGFloat

    /// Returns the way with its part in the next row.
    func on(at x: CGFloat, crossing count: Int) -> Self {
      var next = self
      let shift = abs(x - (xs.last ?? x))
      next.xs.append(x)
      next.price += AnnotationLayout.cornersOfThing * count + (shift > 0 ? 2 : 0)
      next.length += shift
      return next
    }

    static func isBetter(_ one: Self, _ other: Self) -> Bool {
      (one.price, one.length) < (other.price, other.length)
    }
  }

  /// Returns the way between two areas one below the other that goes through a gap in each row of things between them, and
  /// along the gaps between the rows, or `nil` if there is no gap.
  ///
  /// Of all ways the one that crosses the least with the fewest corners is found row by row, from the upper area on
  /// (dynamic programming over the rows).
  ///
  /// - Parameters:
  ///   - first: The area from which it goes.
  ///   - second: The area to which it goes.
  ///   - areas: The things to go around.
  ///   - room: The part of the screen to stay in.
  /// - Returns: The corners and ends.
  /// - Complexity: O(*r* · *g* · (*g* + *n*)), with *r* rows, *g* gaps in them and *n* areas.
  static func wayThroughGaps(
    from first: CGRect,
    to second: CGRect,
    besides areas: [CGRect],
    in room: CGRect
  ) -> [CGPoint]? {
    if second.maxY < first.minY {
      return wayThroughGaps(from: second, to: first, besides: areas, in: room)?.reversed()
    }
    guard first.maxY < second.minY else { return nil }
    let between = areas.filter { $0.maxY > first.maxY && $0.minY < second.minY }
    let levels = gaps(between: between.map { $0.minY...$0.maxY }, in: first.maxY...second.minY)
    let ys = [first.maxY] + levels + [second.minY]
    let rows = zip(ys, ys.dropFirst()).map { top, bottom in
      (top: top, bottom: bottom, areas: between.filter { $0.maxY > top && $0.minY < bottom })
    }
    guard rows.count > 1, room.minX < room.maxX else { return nil }
    let ends = stride(from: second.minX + gapInset, through: second.maxX - gapInset, by: gapStep)
    let xs = Set(
      rows.flatMap { gaps(between: $0.areas.map { $0.minX...$0.maxX }, in: room.minX...room.maxX) }
        + [first.midX, second.midX] + ends
    )
    .sorted()
    func isEnd(_ x: CGFloat, of area: CGRect) -> Bool {
      x == area.midX || area.minX + gapInset <= x && x <= area.maxX - gapInset
    }
    let starts = xs.filter { isEnd($0, of: first) }
    var ways = starts.map { _ in WayDown(xs: [], price: 0, length: 0) }
    for (number, row) in rows.enumerated() {
      let near = row.areas.map { $0.insetBy(dx: -gapRoom, dy: 1) }
      func crossed(at x: CGFloat) -> Int {
        near.count {
          $0.isCrossed(from: CGPoint(x: x, y: row.top), to: CGPoint(x: x, y: row.bottom))
        }
      }
      if number == 0 {
        ways = zip(ways, starts).map { $0.on(at: $1, crossing: crossed(at: $1)) }
        continue
      }
      let isLast = number == rows.count - 1
      ways = xs.filter { !isLast || isEnd($0, of: second) }.compactMap { x in
        let count = crossed(at: x)
        return ways.map { $0.on(at: x, crossing: count) }.min(by: WayDown.isBetter)
      }
    }
    guard let best = ways.min(by: WayDown.isBetter) else { return nil }
    var points: [CGPoint] = []
    for (x, row) in zip(best.xs, rows) where points.last?.x != x {
      points += (points.last.map { [CGPoint(x: $0.x, y: row.top)] } ?? [])
      points.append(CGPoint(x: x, y: row.top))
    }
    return points.last.map { points + [CGPoint(x: $0.x, y: second.minY)] }
  }

  /// Returns the middles of the gaps between ranges, in order, as far as they lie in a whole.
  private static func gaps(
    between ranges: [ClosedRange<CGFloat>],
    in whole: ClosedRange<CGFloat>
  ) -> [CGFloat] {
    var middles: [CGFloat] = []
    var end = whole.lowerBound
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      let start = min(range.lowerBound, whole.upperBound)
      if start - end >= 2 * gapRoom { middles.append((end + start) / 2) }
      end = max(end, range.upperBound)
    }
    if whole.upperBound - end >= 2 * gapRoom { middles.append((end + whole.upperBound) / 2) }
    return middles
  }
}
