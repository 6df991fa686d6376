import Foundation
import LayoutGeometry

// The ends of arrows, and what lines keep clear of.
extension AnnotationLayout {
  /// The distance between two places of an arrow that are tried.
  private static let step: CGFloat = 4
  /// The distance of an arrow from the ends of an edge that it begins or ends at.
  private static let inset: CGFloat = 8
  /// The distance of an arrow from texts beside it, with room for its head.
  private static let headReach: CGFloat = 4
  /// The distance of a level arrow from texts above and below it, for which it would be a line.
  private static let underReach: CGFloat = 6
  /// The distance of an arrow from measures, brackets and other arrows beside it.
  private static let lineGap: CGFloat = 8
  /// The distance of an arrow from the edges of outlined things, with room between a field and the next row.
  private static let outlineGap: CGFloat = 3.5
  /// The length from which an arrow is seen as one.
  private static let leastLength: CGFloat = 12

  /// Returns the ends of an arrow from one area to another: on the way between their middles, or where that crosses texts
  /// and they lie one below the other or side by side, on the nearest line beside it that crosses fewer.
  ///
  /// Between areas that touch or overlap, or nearly so, it begins and ends inside, as far as their middles, or where they
  /// are side by side as their texts.
  func ends(from first: CGRect, to second: CGRect) -> (from: CGPoint, to: CGPoint) {
    let borders = (from: first.border(toward: second), to: second.border(toward: first))
    let isInside =
      first.intersects(second)
      || LineSegment(borders.from, borders.to).length < Self.leastLength
    let middles = (
      from: CGPoint(x: first.midX, y: first.midY), to: CGPoint(x: second.midX, y: second.midY)
    )
    let direct = isInside ? middles : borders
    let texts =
      (obstacles + solids).filter { text in
        // What an end lies in is what the arrow is about.
        isInside || !text.contains(direct.from) && !text.contains(direct.to)
      } + things(between: first, second).filter { !isWide($0) }
    let (lines, words) = (lines, writing.words)
    func crossings(_ ends: (from: CGPoint, to: CGPoint)) -> Int {
      let line = LineSegment(ends.from, ends.to)
      let reach = line.isLevel ? 0 : Self.headReach
      return texts.count { $0.insetBy(dx: -reach, dy: 0).isCrossed(from: line.from, to: line.to) }
        + edges(along: line, lines) + passes(of: line, closeTo: words)
    }
    var best = (ends: direct, count: crossings(direct))
    guard best.count > 0 else { return direct }
    let within = texts.filter { !$0.holds(first) && !$0.holds(second) }
    if isInside, let part = Self.part(of: direct, between: within, from: first, to: second) {
      return part
    }
    let ways =
      Self.uprightWays(from: first, to: second, isInside)
      + Self.uprightWays(from: first.flipped, to: second.flipped, isInside).map {
        ($0.from.flipped, $0.to.flipped)
      }
    for way in ways {
      let count = crossings(way)
      if count < best.count { best = (way, count) }
    }
    return best.ends
  }

  /// The texts and signs of the screen: those on which nothing stands, and the grounds of others, such as keys.
  var writing: (words: [CGRect], grounds: [CGRect]) {
    let isGround = obstacles.map { area in
      obstacles.contains { $0 != area && area.holds($0) }
    }
    let areas = zip(obstacles, isGround)
    return (areas.filter { !$0.1 }.map(\.0), areas.filter(\.1).map(\.0))
  }

  /// Returns how many words or signs a level part of an arrow passes closely above or below, as if it were a line for them.
  func passes(of line: LineSegment, closeTo words: [CGRect]) -> Int {
    guard line.isLevel else { return 0 }
    return words.count { word in
      word.insetBy(dx: 0, dy: -Self.underReach).isCrossed(from: line.from, to: line.to)
        && !word.isCrossed(from: line.from, to: line.to)
    }
  }

  /// Returns the things with an outline that an arrow between two areas is not about.
  func things(between first: CGRect, _ second: CGRect) -> [CGRect] {
    meant.filter { thing in
      ![first, second].contains { end in
        end.insetBy(dx: -6, dy: -6).holds(thing) || thing.insetBy(dx: -6, dy: -6).holds(end)
      }
    }
  }

  /// Returns on how many of the lines so far, and of outlines, a part of an arrow would lie, or so near beside them that it
  /// looks like that.
  func edges(along line: LineSegment, _ others: [LineRoom.Line]) -> Int {
    others.count { LineSegment($0.from, $0.to).isAlong(line, gap: Self.lineGap) }
      + meant.count { $0.hasOutline(along: line, gap: Self.outlineGap) }
  }

  /// Returns the part of a level way between the texts in two areas side by side, under which it would be a line for them,
  /// or `nil` if it does not begin and end inside these.
  private static func part(
    of way: (from: CGPoint, to: CGPoint),
    between texts: [CGRect],
    from first: CGRect,
    to second: CGRect
  ) -> (from: CGPoint, to: CGPoint)? {
    let y = way.from.y
    guard y == way.to.y else { return nil }
    let isForward = way.from.x < way.to.x
    let (left, right) = isForward ? (first, second) : (second, first)
    let border = (left.maxX + right.minX) / 2
    let crossed = texts.filter {
      $0.minX < right.midX && $0.maxX > left.midX && $0.minY < y && y < $0.maxY
    }
    let before = crossed.filter { $0.midX < border }.map { $0.maxX + inset }
    let after = crossed.filter { $0.midX >= border }.map { $0.minX - inset }
    let start = max(left.midX, before.max() ?? left.midX)
    let end = min(right.midX, after.min() ?? right.midX)
    guard start <= left.maxX - inset, end >= right.minX + inset, end - start >= leastLength
    else { return nil }
    let (one, other) = (CGPoint(x: start, y: y), CGPoint(x: end, y: y))
    return isForward ? (one, other) : (other, one)
  }

  /// Returns upright lines between two areas one below the other, those in the middle first: between their edges, or as
  /// far inside as their middles.
  private static func uprightWays(
    from first: CGRect,
    to second: CGRect,
    _ isInside: Bool
  ) -> [(from: CGPoint, to: CGPoint)] {
    let isDown = isInside ? first.midY < second.midY : first.maxY <= second.minY
    let edges = isDown ? (first.maxY, second.minY) : (first.minY, second.maxY)
    let (start, end) = isInside ? (first.midY, second.midY) : edges
    guard isDown ? start <= end : end <= start, !isInside || abs(end - start) >= leastLength
    else { return [] }
    let (left, right) = (max(first.minX, second.minX), min(first.maxX, second.maxX))
    guard right - left >= 2 * inset else { return [] }
    let middle = (left + right) / 2
    return stride(from: 0, through: (right - left) / 2 - inset, by: step).flatMap { distance in
      [middle + distance, middle - distance].map {
        (CGPoint(x: $0, y: start), CGPoint(x: $0, y: end))
      }
    }
  }

  /// The arrows and the ways of fingers, by the index of their annotation.
  var strokes: [(index: Int, line: LineSegment)] {
    arrows.flatMap { arrow in arrow.points.segments.map { (arrow.index, $0) } }
      + tracks.flatMap { index, track in track.points.segments.map { (index, $0) } }
  }

  /// Returns what the lines from labels go around, with pictures on buttons among the texts.
  func lineSurroundings(pictures: [CGRect]) -> LeaderRoutes.Surroundings {
    var all = LeaderRoutes.Surroundings()
    (all.texts, all.signs, all.pictures) = (obstacles, signs, pictures)
    (all.solids, all.things, all.measures) = (solids, meant, measures)
    all.plates = plates
    all.strokes = strokes
    all.edges =
      measures.flatMap(\.extensions).map { LineSegment($0.from, $0.to) } + brackets.map(\.line)
    return all
  }
}

extension CGRect {
  /// Returns the point of the border on the way from the middle to that of another area.
  fileprivate func border(toward other: CGRect) -> CGPoint {
    let (dx, dy) = (other.midX - midX, other.midY - midY)
    let shares = [(dx, width), (dy, height)].compactMap { (distance, extent) -> CGFloat? in
      distance == 0 ? nil : extent / 2 / abs(distance)
    }
    let share = min(shares.min() ?? 0, 0.5)
    return CGPoint(x: midX + dx * share, y: midY + dy * share)
  }
}
