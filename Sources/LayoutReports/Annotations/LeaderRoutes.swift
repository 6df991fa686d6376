import Foundation

/// The ways of lines from labels to what they mean, around the texts of the screen.
///
/// A line goes straight where it crosses neither a text nor another label or thing. Elsewhere it goes to another point
/// of what it means, or along the rows and around a corner; of all such ways the one with the fewest crossings is taken,
/// then the one with the fewest corners, then the shortest. A long detour is as bad as to cross a thing without a text.
struct LeaderRoutes {
  /// The texts, a little smaller than they are, so that a line may touch one, and pictures on buttons, a little larger.
  private let texts: [CGRect]
  /// The signs of the status bar, among the texts: to cross one is as bad as to cross many others.
  private let signs: [CGRect]
  /// The areas of all that labels mean.
  private let things: [CGRect]
  private let boxes: [(index: Int, box: CGRect)]
  /// The lines of measures, with the heads of their arrows.
  private let measures: [(index: Int, line: (CGPoint, CGPoint))]
  private var routes: [[CGPoint]] = []

  /// The distance between two points of a target that are tried.
  private static let step: CGFloat = 4
  /// The distance of a line along a column from its labels.
  private static let gap: CGFloat = 6
  /// The distance by which a line may go past what it means, up and down.
  private static let reach: CGFloat = 120
  /// The distance of a line from a picture on a button.
  private static let pictureGap: CGFloat = 2
  /// The distance from a text within which a dot would touch its letters.
  private static let dotReach: CGFloat = 4
  /// The number of texts that are crossed rather than a sign of the status bar.
  private static let weightOfSigns = 10

  /// The length by which a way may be longer than the straight one before that is as bad as to cross a thing.
  private static let fairDetour: CGFloat = 100
  /// The distance beyond the ends of a measure within which a line would touch the heads of its arrows.
  private static let headReach: CGFloat = 3

  /// Creates no way yet, around texts, among which are pictures on buttons, and signs, past the outlines of what the labels mean, and not through measures.
  init(
    around texts: [CGRect],
    signs: [CGRect],
    pictures: [CGRect] = [],
    past things: [CGRect],
    _ labels: [AnnotationLabel],
    _ measures: [AnnotationLayout.Measure]
  ) {
    func smaller(_ areas: [CGRect]) -> [CGRect] {
      areas.map { $0.insetBy(dx: 1, dy: 1) }.filter { $0.width > 0 && $0.height > 0 }
    }
    let words = texts.filter { !pictures.contains($0) }
    // The room of a text is larger than its letters, and that of a picture is not.
    let wide = pictures.map { $0.insetBy(dx: -Self.pictureGap, dy: -Self.pictureGap) }
    (self.texts, self.signs, self.things) = (smaller(words) + wide, smaller(signs), things)
    boxes = labels.map { ($0.index, $0.box) }
    self.measures = measures.map { measure in
      let isUpright = measure.from.x == measure.to.x
      let (dx, dy) = isUpright ? (0, Self.headReach) : (Self.headReach, 0)
      let start = CGPoint(x: measure.from.x - dx, y: measure.from.y - dy)
      return (measure.index, (start, CGPoint(x: measure.to.x + dx, y: measure.to.y + dy)))
    }
  }

  /// The cost of a way; less is better.
  private struct Cost: Comparable {
    /// The texts, the labels, the measures and the outlines of other things that it crosses.
    let crossed: Int
    /// The price of these: one for a thing, and two for each of the others; and one for each long detour.
    let badness: Int
    /// The other lines that it crosses.
    let lines: Int
    let corners: Int
    let length: CGFloat

    static func < (one: Self, other: Self) -> Bool {
      (one.badness, one.lines, one.corners, one.length)
        < (other.badness, other.lines, other.corners, other.length)
    }
  }

  /// Returns the way from a label to what it means, or `nil` if no line is needed.
  ///
  /// - Complexity: O(*c* · *n*), with *c* ways that are tried, some hundreds where the straight one crosses something,
  ///   and *n* texts and labels.
  mutating func route(of label: AnnotationLabel) -> [CGPoint]? {
    guard let leader = label.leader else { return nil }
    let way = bestWay(of: label, leader).route
    routes.append(way)
    // From the label to the inner edge of its columns, and on from there.
    return label.start.map { [$0] + label.passage.dropLast() + way } ?? way
  }

  /// Returns how many texts, labels and other things the way of a label crosses.
  func crossings(of label: AnnotationLabel) -> Int {
    guard let leader = label.leader else { return 0 }
    let (route, cost) = bestWay(of: label, leader)
    return cost.crossed + obstacles(of: label) { $0.isAcross(label.target) }.things(across: route)
  }

  private func bestWay(
    of label: AnnotationLabel,
    _ leader: (from: CGPoint, to: CGPoint)
  ) -> (route: [CGPoint], cost: Cost) {
    let straight = [leader.from, leader.to]
    // There may be no other way than over what lies across the target.
    let obstacles = obstacles(of: label) { !$0.isAcross(label.target) }
    var best = (route: straight, cost: cost(of: straight, label, obstacles))
    if best.cost.badness > 0, let side = label.side, label.target.width > 0 {
      let ways =
        side.isVertical
        ? Self.ways(
          of: label.flipped,
          from: leader.from.flipped,
          past: (texts + things).map(\.flipped)
        )
        .map { Self.squared($0).map(\.flipped) }
        : Self.ways(of: label, from: leader.from, past: texts + things)
      for route in ways {
        let cost = cost(of: route, label, obstacles, below: best.cost.badness)
        if cost < best.cost { best = (route, cost) }
      }
    }
    return best
  }

  // MARK: Ways

  /// Returns the ways to try to what a label at the left or at the right of the screen means.
  private static func ways(
    of label: AnnotationLabel,
    from start: CGPoint,
    past texts: [CGRect]
  ) -> [[CGPoint]] {
    let target = label.target
    let isLeft = label.box.midX < target.midX
    let rail = isLeft ? start.x + gap : start.x - gap
    let inset = min(max(8, label.targetRadius), target.width / 2)
    let near = isLeft ? target.minX : target.maxX
    let inside = isLeft ? near + inset : near - inset
    let xs = [inside, target.midX, isLeft ? target.maxX - inset : target.minX + inset]
    var ways: [[CGPoint]] = []
    // To other points at the nearer side, straight or along the column first.
    let (top, bottom) = (target.minY + endInset(of: target), target.maxY - endInset(of: target))
    for y in stride(from: top, through: bottom, by: step) {
      for x in [near, inside] {
        ways.append([start, CGPoint(x: x, y: y)])
        ways.append([start, CGPoint(x: rail, y: y), CGPoint(x: x, y: y)])
      }
    }
    // Along a free level above or below, and then to the target.
    for level in levels(around: target, between: texts) {
      let edge = level < target.minY ? target.minY : target.maxY
      for x in xs {
        ways.append([
          start, CGPoint(x: rail, y: level), CGPoint(x: x, y: level), CGPoint(x: x, y: edge),
        ])
      }
    }
    return ways
  }

  /// Returns the distance from the upper and the lower edge of a target beyond which a line ends: at an edge it would
  /// seem to mean the row next to it.
  private static func endInset(of target: CGRect) -> CGFloat {
    min(AnnotationLabel.endInset, target.height / 3)
  }

  /// Returns a way that leaves its label straight: along a row of labels a slanted line is one along it for long.
  private static func squared(_ way: [CGPoint]) -> [CGPoint] {
    guard way.count > 2 else { return way }
    return [way[0], CGPoint(x: way[1].x, y: way[0].y)] + way.dropFirst()
  }

  /// Returns the heights between texts near a target, from the nearest on.
  private static func levels(around target: CGRect, between texts: [CGRect]) -> [CGFloat] {
    let edges = texts.flatMap { [$0.minY - 3, $0.maxY + 3] } + [target.minY - 4, target.maxY + 4]
    func distance(_ y: CGFloat) -> CGFloat { max(target.minY - y, y - target.maxY) }
    return Set(edges).filter { distance($0) > 0 && distance($0) <= reach }
      .sorted { (distance($0), $0) < (distance($1), $1) }
  }

  // MARK: Costs

  /// The things that lines of a label should not cross.
  private struct Obstacles {
    /// The texts and the other labels.
    let words: [CGRect]
    let measures: [(CGPoint, CGPoint)]
    /// The outlines of other things than the label's own.
    let things: [CGRect]

    /// Returns how many things a way crosses.
    func things(across route: [CGPoint]) -> Int {
      things.count { $0.isCrossed(by: route) }
    }
  }

  private func obstacles(of label: AnnotationLabel, where isMeant: (CGRect) -> Bool) -> Obstacles {
    Obstacles(
      words: texts + boxes.filter { $0.index != label.index }.map(\.box),
      measures: measures.filter { $0.index != label.index }.map(\.line),
      things: things.filter { $0.isForeign(to: label.target) && isMeant($0) }
        .map { $0.insetBy(dx: 1, dy: 1) }
    )
  }

  /// Returns the cost of a way, or a part of it that is above a limit of badness.
  private func cost(
    of route: [CGPoint],
    _ label: AnnotationLabel,
    _ obstacles: Obstacles,
    below limit: Int = .max
  ) -> Cost {
    let lines = Array(zip(route, route.dropFirst()))
    let length = lines.reduce(0) { $0 + Self.distance($1.0, $1.1) }
    let shortest = label.leader.map { Self.distance($0.from, $0.to) } ?? length
    let detour = max(0, Int((length - shortest) / Self.fairDetour))
    let isHidden = route.last.map(label.seen.hides) ?? false
    let isOnText = route.last.map(isOnText) ?? false
    var (crossed, crossedLines) = (0, 0)
    var badness = (isHidden ? 2 : 0) + (isOnText ? 1 : 0) + detour
    for (from, to) in lines where badness <= limit {
      var count = obstacles.words.count { $0.isCrossed(from: from, to: to) }
      count += Self.weightOfSigns * signs.count { $0.isCrossed(from: from, to: to) }
      count += obstacles.measures.count { Self.cross((from, to), $0) }
      crossed += count
      badness += 2 * count
    }
    if badness <= limit {
      let things = obstacles.things(across: route)
      crossed += things
      badness += things + label.seen.others.count { $0.isCrossed(by: route) }
    }
    for (from, to) in lines where badness <= limit {
      for other in routes {
        crossedLines += zip(other, other.dropFirst()).count { Self.cross((from, to), $0) }
      }
    }
    return Cost(
      crossed: crossed,
      badness: badness,
      lines: crossedLines,
      corners: route.count - 2,
      length: length
    )
  }

  /// Returns whether a dot at a point would touch a text.
  private func isOnText(_ point: CGPoint) -> Bool {
    texts.contains { $0.insetBy(dx: -Self.dotReach, dy: -1).contains(point) }
  }

  private static func distance(_ from: CGPoint, _ to: CGPoint) -> CGFloat {
    ((to.x - from.x) * (to.x - from.x) + (to.y - from.y) * (to.y - from.y)).squareRoot()
  }

  /// Returns whether two lines have a point in common that is the end of neither.
  static func cross(_ one: (CGPoint, CGPoint), _ other: (CGPoint, CGPoint)) -> Bool {
    func side(_ line: (CGPoint, CGPoint), _ point: CGPoint) -> CGFloat {
      (line.1.x - line.0.x) * (point.y - line.0.y) - (line.1.y - line.0.y) * (point.x - line.0.x)
    }
    return side(one, other.0) * side(one, other.1) < 0
      && side(other, one.0) * side(other, one.1) < 0
  }
}

extension CGRect {
  /// Returns whether the area lies over another one and goes on beyond two opposite sides of it.
  fileprivate func isAcross(_ other: CGRect) -> Bool {
    intersects(other)
      && (minY < other.minY - 1 && maxY > other.maxY + 1
        || minX < other.minX - 1 && maxX > other.maxX + 1)
  }

  /// Returns whether a way has a part in the area.
  fileprivate func isCrossed(by route: [CGPoint]) -> Bool {
    zip(route, route.dropFirst()).contains { isCrossed(from: $0, to: $1) }
  }

  /// Returns whether a line has a part in the area.
  ///
  /// After Y. Liang and B. Barsky, "A new concept and method for line clipping", ACM TOG 3 (1), 1984.
  func isCrossed(from start: CGPoint, to end: CGPoint) -> Bool {
    let (left, right, top, bottom) = (minX, maxX, minY, maxY)
    // Most lines pass by.
    if start.x <= left && end.x <= left || start.x >= right && end.x >= right { return false }
    if start.y <= top && end.y <= top || start.y >= bottom && end.y >= bottom { return false }
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    var (first, last): (CGFloat, CGFloat) = (0, 1)
    for (step, room) in [
      (-dx, start.x - left), (dx, right - start.x), (-dy, start.y - top), (dy, bottom - start.y),
    ] {
      if step < 0 { first = max(first, room / step) }
      if step > 0 { last = min(last, room / step) }
    }
    return first < last
  }
}
