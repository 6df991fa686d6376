import Foundation
import LayoutGeometry

/// The room on a screen for the lines of measures and brackets, which cross no text and lie beside each other.
///
/// A line may stand at any level along what it is about and beyond it. Of all levels the one with the fewest crossings is
/// taken, then the one whose thin lines cross the fewest texts and controls, then the nearest to where it is wanted.
struct LineRoom {
  /// An upright or level line.
  struct Line {
    let from: CGPoint
    let to: CGPoint

    /// The smallest area around it; the beginning is its upper or left end.
    var box: CGRect {
      CGRect(x: from.x, y: from.y, width: to.x - from.x, height: to.y - from.y)
    }

    /// Returns the four edges of an area.
    fileprivate static func around(_ area: CGRect) -> [Self] {
      area.outline.map { Self(from: $0.from, to: $0.to) }
    }

    /// Returns whether a line in the same direction lies so near that both look like one.
    fileprivate func isBeside(_ other: Self, gap: CGFloat) -> Bool {
      func isNear(_ axis: KeyPath<CGPoint, CGFloat>, _ across: KeyPath<CGPoint, CGFloat>) -> Bool {
        from[keyPath: across] == to[keyPath: across]
          && other.from[keyPath: across] == other.to[keyPath: across]
          && abs(from[keyPath: across] - other.from[keyPath: across]) < gap
          && from[keyPath: axis] - gap < other.to[keyPath: axis]
          && other.from[keyPath: axis] - gap < to[keyPath: axis]
      }
      return isNear(\.y, \.x) || isNear(\.x, \.y)
    }
  }

  /// The texts, a little smaller than they are, so that a line may touch one.
  private let texts: [CGRect]
  /// The areas of all lines that are there already.
  private let areas: [CGRect]
  /// The upright and level lines of those.
  private let lines: [Line]
  /// The edges of what annotations are about.
  private let outlines: [Line]
  /// The controls of the screen, and what annotations are about, a little smaller than they are.
  private let controls: [CGRect]
  private let things: [CGRect]

  /// The distance between two lines beside each other.
  private static let gap: CGFloat = 12
  /// The distance between a line and the edge of a thing, as which it would look.
  private static let outlineGap: CGFloat = 8
  /// The distance between two levels that are tried.
  private static let step: CGFloat = 2
  /// The distance from a line within which its arrow heads are, with a little room.
  private static let reach: CGFloat = 6
  /// The distance of a line from a text beside it, or from a sign, which it would touch otherwise.
  private static let textReach: CGFloat = 8

  /// Creates the room around some texts, controls and lines, and beside the edges of what annotations are about.
  init(
    around texts: [CGRect],
    _ controls: [CGRect],
    _ areas: [CGRect],
    _ lines: [Line],
    _ things: [CGRect]
  ) {
    (self.areas, self.lines) = (areas, lines)
    outlines = things.flatMap(Line.around)
    self.controls = controls.map { $0.insetBy(dx: 1, dy: 1) }
    self.things = things.map { $0.insetBy(dx: 1, dy: 1) }
    self.texts = texts.map { $0.insetBy(dx: 1, dy: 1) }.filter { $0.width > 0 && $0.height > 0 }
  }

  /// The cost of a level; less is better.
  private struct Cost: Comparable {
    /// The areas at whose edges it ends.
    let covered: Int
    /// The texts and controls that the thin lines cross.
    let thin: Int
    /// The texts and controls that the arrow heads may touch, the lines and things that are crossed, and the edges along
    /// which it lies.
    let near: Int
    let distance: CGFloat

    static func < (one: Self, other: Self) -> Bool {
      (one.covered, one.thin, one.near, one.distance)
        < (other.covered, other.thin, other.near, other.distance)
    }
  }

  /// Returns the best level for a line, or `nil` if at each it crosses a text or a control, or lies on another line.
  ///
  /// - Parameters:
  ///   - wish: The level that is wanted.
  ///   - levels: The levels at which it may be.
  ///   - covers: The areas at whose edges it would end.
  ///   - make: What the line is at a level, with the thin lines from it to what it is about.
  /// - Returns: The level.
  /// - Complexity: O(*l* · *n*), with *l* levels and *n* texts and areas.
  func level(
    near wish: CGFloat,
    in levels: ClosedRange<CGFloat>,
    below covers: [CGRect] = [],
    _ make: (CGFloat) -> (line: Line, thin: [Line])
  ) -> CGFloat? {
    let wish = min(max(wish, levels.lowerBound), levels.upperBound)
    // What is on a cover is not crossed.
    let barred = (texts + controls).filter { area in !covers.contains { $0.holds(area) } }
    var best: (level: CGFloat, cost: Cost)?
    let tried = [wish] + stride(from: levels.lowerBound, through: levels.upperBound, by: Self.step)
    for level in tried.sorted(by: { (abs($0 - wish), $0) < (abs($1 - wish), $1) }) {
      let (line, thin) = make(level)
      guard !barred.contains(where: { $0.isCrossed(from: line.from, to: line.to) }),
        !lines.contains(where: { $0.isBeside(line, gap: Self.gap) })
      else { continue }
      let cost = Cost(
        covered: covers.count { $0.isCrossed(from: line.from, to: line.to) },
        thin: thin.reduce(0) { count, line in
          count + barred.count { $0.isCrossed(from: line.from, to: line.to) }
        },
        near: texts.count {
          $0.insetBy(dx: -Self.textReach, dy: -Self.reach).isCrossed(from: line.from, to: line.to)
        }
          + (controls + areas).count {
            $0.insetBy(dx: -Self.reach, dy: -Self.reach).isCrossed(from: line.from, to: line.to)
          } + things.count { $0.isCrossed(from: line.from, to: line.to) }
          + outlines.count { $0.isBeside(line, gap: Self.outlineGap) }
          // To lie on one is worse than to be near it.
          + 2 * outlines.count { $0.isBeside(line, gap: LineSegment.outlineGap) },
        distance: abs(level - wish)
      )
      if best.map({ cost < $0.cost }) ?? true { best = (level, cost) }
      // No level further away is better.
      if cost.covered == 0, cost.thin == 0, cost.near == 0 { break }
    }
    return best?.level
  }
}
