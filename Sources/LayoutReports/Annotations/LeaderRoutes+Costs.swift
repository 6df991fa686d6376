import Foundation
import LayoutGeometry

// The costs of ways.
extension LeaderRoutes {
  /// The distance from a text within which a dot would touch its letters.
  static let dotReach: CGFloat = 4
  /// The distance from the outline of a thing within which a dot would seem to mean it.
  private static let otherReach: CGFloat = 8
  /// The number of texts that are crossed rather than a sign of the status bar.
  private static let weightOfSigns = 10
  /// The length by which a way may be longer than the straight one before that is as bad as to cross a thing.
  private static let fairDetour: CGFloat = 100

  /// The cost of a way; less is better.
  struct Cost: Comparable {
    /// The texts, the labels, the measures and the outlines of other things that it crosses, or lies on.
    let crossed: Int
    /// The price of these: one for a thing, and two for each of the others; one for each line that it crosses, and two for
    /// each on which it lies; and one for each long detour.
    let badness: Int
    /// The lines of other labels on which it lies, or with which it has a corner in common: a part of the price.
    let along: Int
    let corners: Int
    let length: CGFloat

    static func < (one: Self, other: Self) -> Bool {
      (one.badness, one.corners, one.length) < (other.badness, other.corners, other.length)
    }
  }

  /// The things that the lines of a label should not cross.
  struct Obstacles {
    /// The texts, the buttons and controls, and the other labels.
    let words: [CGRect]
    let measures: [LineSegment]
    /// The other things than the label's own, which have outlines, and the plates of words.
    let things: [CGRect]
    /// The arrows and the ways of fingers but for what the label means.
    let strokes: [LineSegment]
    /// The ways of other labels.
    let ways: [LineSegment]

    /// Returns how many things a way crosses.
    func things(across route: [CGPoint]) -> Int {
      things.count { $0.isCrossed(by: route) }
    }
  }

  /// Returns what the lines of a label should not cross, with those things of others for which that holds.
  func obstacles(of label: AnnotationLabel, where isMeant: (CGRect) -> Bool) -> Obstacles {
    func others(_ lines: [(index: Int, line: LineSegment)]) -> [LineSegment] {
      lines.filter { $0.index != label.index }.map(\.line)
    }
    return Obstacles(
      words: texts
        // What a thing holds is a part of it.
        + solids.filter { $0.isForeign(to: label.target) && !label.target.holds($0) }
        + boxes.filter { $0.index != label.index }.map(\.box),
      measures: others(measures),
      things: things.filter { $0.isForeign(to: label.target) && isMeant($0) }
        .map { $0.insetBy(dx: 1, dy: 1) }
        + plates.filter {
          $0.isForeign(to: label.target) && !$0.isNear(label.target) && isMeant($0)
        },
      strokes: others(strokes),
      ways: isCrowded(label)
        ? [] : drawn.filter { $0.index != label.index }.flatMap(\.lines)
    )
  }

  /// Returns the cost of a way, or a part of it that is above a limit of badness.
  func cost(
    of route: [CGPoint],
    _ label: AnnotationLabel,
    _ obstacles: Obstacles,
    below limit: Int = .max
  ) -> Cost {
    let lines = route.segments
    let length = lines.reduce(0) { $0 + $1.length }
    let shortest = label.leader.map { LineSegment($0.from, $0.to).length } ?? length
    let detour = max(0, Int((length - shortest) / Self.fairDetour))
    let isHidden = route.last.map(label.seen.hides) ?? false
    let isOnText = route.last.map { self.isOnText($0, besides: label.target) } ?? false
    let isOnStroke = route.last.map { end in
      obstacles.strokes.contains { $0.isNear(end, Self.dotReach) }
    }
    let isAtOther = route.last.map { isBesideOther($0, than: label.target) } ?? false
    var (crossed, along) = (0, 0)
    var badness =
      (isHidden ? 2 : 0) + [isOnText, isOnStroke == true, isAtOther].count(where: \.self) + detour
    for line in lines where badness <= limit {
      var count = obstacles.words.count { $0.isCrossed(from: line.from, to: line.to) }
      count += Self.weightOfSigns * signs.count { $0.isCrossed(from: line.from, to: line.to) }
      count += obstacles.measures.count { $0.crosses(line) }
      crossed += count
      badness += 2 * count
      badness += 2 * obstacles.measures.count { $0.isAlong(line) }
    }
    if badness <= limit {
      let things = obstacles.things(across: route)
      crossed += things
      badness += things + label.seen.others.count { $0.isCrossed(by: route) }
    }
    for line in lines where badness <= limit {
      badness += 2 * strokes.count { $0.line.isAlong(line) }
      badness += obstacles.strokes.count { $0.crosses(line) }
      if isAlongOutline(line) {
        crossed += 1
        badness += 1
      }
      for other in obstacles.ways where badness <= limit && !other.isApart(from: line) {
        if other.isAlong(line) || other.meets(line) {
          along += 1
          badness += 2
        } else if other.crosses(line) {
          badness += 1
        }
      }
    }
    return Cost(
      crossed: crossed,
      badness: badness,
      along: along,
      corners: route.count - 2,
      length: length
    )
  }

  /// Returns the price of what is in the way of the drawn line of a label, with all others drawn.
  ///
  /// The home indicator is in the way of no upright line: to what stands above it there is no other one.
  func price(of label: AnnotationLabel) -> Int {
    guard let lines = drawn.first(where: { $0.index == label.index })?.lines,
      let first = lines.first
    else { return 0 }
    let obstacles = obstacles(of: label) { !$0.isAcross(label.target) }
    let price = cost(of: [first.from] + lines.map(\.to), label, obstacles).badness
    guard lines.count == 1, abs(first.from.x - first.to.x) <= 1 else { return price }
    let indicators = signs.count {
      !texts.contains($0) && $0.isCrossed(from: first.from, to: first.to)
    }
    return price - 2 * Self.weightOfSigns * indicators
  }

  /// Returns whether a line would look like a part of an outline, a bracket, or a thin line.
  private func isAlongOutline(_ line: LineSegment) -> Bool {
    edges.contains { $0.isAlong(line) } || things.contains { $0.hasOutline(along: line) }
  }

  /// Returns whether a dot at a point on a thing would touch the outline of another one on that, and seem to mean it.
  private func isBesideOther(_ point: CGPoint, than target: CGRect) -> Bool {
    things.contains {
      $0 != target && target.holds($0)
        && $0.insetBy(dx: -Self.otherReach, dy: -Self.otherReach).contains(point)
    }
  }

  /// Returns whether a dot at a point would touch a text other than the ground that it is about, such as a key.
  private func isOnText(_ point: CGPoint, besides target: CGRect) -> Bool {
    letters.contains { text in
      text.insetBy(dx: -Self.dotReach, dy: -1).contains(point)
        && !(text.isNear(target) && letters.contains { $0 != text && text.holds($0) })
    }
  }
}

extension CGRect {
  /// Returns whether the area lies over another one and goes on beyond two opposite sides of it.
  func isAcross(_ other: CGRect) -> Bool {
    intersects(other)
      && (minY < other.minY - 1 && maxY > other.maxY + 1
        || minX < other.minX - 1 && maxX > other.maxX + 1)
  }

  /// Returns whether a way has a part in the area.
  func isCrossed(by route: [CGPoint]) -> Bool {
    route.indices.dropFirst().contains { isCrossed(from: route[$0 - 1], to: route[$0]) }
  }
}
