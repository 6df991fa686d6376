import Foundation
import LayoutGeometry

// The ways that are tried.
extension LeaderRoutes {
  /// The distance between two points of a target that are tried.
  private static let step: CGFloat = 4
  /// The distance of a line right below a text from the tails of its letters.
  private static let tailGap: CGFloat = 2
  /// The distance of a line along a column from its labels.
  private static let gap: CGFloat = 6
  /// The distance by which a line may go past what it means, up and down.
  private static let reach: CGFloat = 120
  /// The number of lanes beside a column and along a row, for lines that would lie on each other in one.
  static let laneCount = 3
  /// The distance between two lanes beside a column, all of which are between that and the screen.
  private static let laneWidth: CGFloat = 3
  /// The most points of an arrow that are tried.
  private static let mostPoints: CGFloat = 40

  /// Returns the ways to try to what a label at the left or at the right of the screen means.
  static func ways(
    of label: AnnotationLabel,
    from start: CGPoint,
    past texts: [CGRect],
    _ lane: Int
  ) -> [[CGPoint]] {
    let isLeft = label.box.midX < label.target.midX
    let distance = gap + CGFloat(lane) * laneWidth
    let rail = isLeft ? start.x + distance : start.x - distance
    let ways =
      label.shaft.map { self.ways(from: start, along: rail, to: $0, past: texts, lane) }
      ?? self.ways(from: start, along: rail, to: label, past: texts, lane, isLeft: isLeft)
    // Slanted lines of two lanes would cross.
    return lane == 0 ? ways : ways.map(squared)
  }

  private static func ways(
    from start: CGPoint,
    along rail: CGFloat,
    to label: AnnotationLabel,
    past texts: [CGRect],
    _ lane: Int,
    isLeft: Bool
  ) -> [[CGPoint]] {
    let target = label.target
    let inset = min(max(8, label.targetRadius), target.width / 2)
    let near = isLeft ? target.minX : target.maxX
    let inside = isLeft ? near + inset : near - inset
    let beyond = isLeft ? target.maxX - inset : target.minX + inset
    // The flat edge of a capsule may have no width: beside its middle an arrow may end.
    let aside = target.width / 4
    let isRound = abs(inside - beyond) < aside
    let xs = [
      isRound ? target.midX + (isLeft ? -aside : aside) : inside, target.midX,
      isRound ? target.midX + (isLeft ? aside : -aside) : beyond,
    ]
    var ways: [[CGPoint]] = []
    // To other points at the nearer side, straight or along the column first; the most level one, and then from the top on,
    // and right below texts, where there may be little room above the next ones.
    let (top, bottom) = (target.minY + endInset(of: target), target.maxY - endInset(of: target))
    let level = min(max(start.y, top), bottom)
    let gaps = Set(texts.map { $0.maxY + tailGap }).filter { top < $0 && $0 < bottom }.sorted()
    for y in [level] + stride(from: top, through: bottom, by: step) + gaps {
      for x in [near, inside] {
        ways.append([start, CGPoint(x: x, y: y)])
        ways.append([start, CGPoint(x: rail, y: y), CGPoint(x: x, y: y)])
      }
    }
    // Along a free level above or below, and then to the target.
    for level in levels(around: target, between: texts, lane) {
      let edge = level < target.minY ? target.minY : target.maxY
      for x in xs {
        let end = label.onArea(CGPoint(x: x, y: edge))
        ways.append([
          start, CGPoint(x: rail, y: level), CGPoint(x: end.x, y: level), end,
        ])
      }
    }
    return ways
  }

  /// Returns ways to the points of an arrow.
  private static func ways(
    from start: CGPoint,
    along rail: CGFloat,
    to shaft: LineSegment,
    past texts: [CGRect],
    _ lane: Int
  ) -> [[CGPoint]] {
    let length = shaft.length
    let points = stride(from: 0, through: length, by: max(step, length / mostPoints)).map {
      length > 0 ? shaft.point(at: $0 / length) : shaft.from
    }
    let ways = points.flatMap {
      [[start, $0], [start, CGPoint(x: rail, y: $0.y), $0]]
    }
    let box = CGRect(around: [shaft.from, shaft.to])
    return ways
      + levels(around: box, between: texts, lane).flatMap { level in
        [0.5, 0.25, 0.75].map { share in
          let end = shaft.point(at: share)
          return [start, CGPoint(x: rail, y: level), CGPoint(x: end.x, y: level), end]
        }
      }
  }

  /// Returns the distance from the upper and the lower edge of a target beyond which a line ends: at an edge it would
  /// seem to mean the row next to it.
  private static func endInset(of target: CGRect) -> CGFloat {
    min(AnnotationLabel.endInset, target.height / 3)
  }

  /// Returns a way that leaves its label straight: along a row of labels a slanted line is one along it for long.
  static func squared(_ way: [CGPoint]) -> [CGPoint] {
    guard way.count > 2 else { return way }
    return [way[0], CGPoint(x: way[1].x, y: way[0].y)] + way.dropFirst()
  }

  /// Returns the heights between texts near a target, from the nearest on, each moved away from that to a lane: close to
  /// them, and in the middle between the target and the next ones.
  private static func levels(
    around target: CGRect,
    between texts: [CGRect],
    _ lane: Int
  ) -> [CGFloat] {
    let next = texts.map(\.minY).filter { $0 > target.maxY }.min()
    let last = texts.map(\.maxY).filter { $0 < target.minY }.max()
    let middles = [
      next.map { (target.maxY + 3 + $0) / 2 }, last.map { (target.minY - 3 + $0) / 2 },
    ]
    let edges =
      texts.flatMap { [$0.minY - 3, $0.maxY + 3] } + [target.minY - 4, target.maxY + 4]
      + middles.compactMap(\.self)
    func distance(_ y: CGFloat) -> CGFloat { max(target.minY - y, y - target.maxY) }
    let shift = CGFloat(lane) * step
    return Set(edges).filter { distance($0) > 0 && distance($0) <= reach }
      .sorted { (distance($0), $0) < (distance($1), $1) }
      .map { $0 < target.minY ? $0 - shift : $0 + shift }
  }
}
