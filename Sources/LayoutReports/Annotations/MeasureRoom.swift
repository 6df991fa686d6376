import Foundation

/// The room on a screen for the lines of measures, which cross no text.
///
/// A measure may stand at any level along its edges and beyond them. Of all levels the one with the fewest crossings is
/// taken, then the one whose thin lines cross the fewest texts, then the nearest to where it is wanted.
struct MeasureRoom {
  /// The texts, a little smaller than they are, so that a line may touch one.
  private let texts: [CGRect]
  /// The areas of the lines that are there already.
  private let lines: [CGRect]

  /// The distance of a line from the edges of the screen.
  private static let margin: CGFloat = 14
  /// The distance between two levels that are tried.
  private static let step: CGFloat = 2
  /// The distance from a line within which its arrow heads are.
  private static let reach: CGFloat = 4

  /// Creates the room around some texts and the areas of some lines.
  init(around texts: [CGRect], _ lines: [CGRect]) {
    self.lines = lines
    self.texts = texts.map { $0.insetBy(dx: 1, dy: 1) }.filter { $0.width > 0 && $0.height > 0 }
  }

  /// The cost of a level; less is better.
  private struct Cost: Comparable {
    /// The texts that the thin lines cross.
    let thin: Int
    /// The texts that the arrow heads may touch, and the lines that are there already.
    let near: Int
    let distance: CGFloat

    static func < (one: Self, other: Self) -> Bool {
      (one.thin, one.near, one.distance) < (other.thin, other.near, other.distance)
    }
  }

  /// Returns a measure at the best level, or `nil` if its line crosses a text at each.
  ///
  /// - Parameters:
  ///   - wish: The level at which it is wanted, in points from the top or from the left; the first of two that are as
  ///     near as each other is taken.
  ///   - length: The height of the screen, or its width for a measure that goes from top to bottom.
  ///   - make: Makes the measure at a level.
  /// - Returns: The measure.
  /// - Complexity: O(*l* · *n*), with *l* levels and *n* texts and areas.
  func measure(
    near wish: CGFloat,
    in length: CGFloat,
    _ make: (CGFloat) -> AnnotationLayout.Measure
  ) -> AnnotationLayout.Measure? {
    let last = max(Self.margin, length - Self.margin)
    let wish = min(max(wish, Self.margin), last)
    var best: (measure: AnnotationLayout.Measure, cost: Cost)?
    let levels = [wish] + stride(from: Self.margin, through: last, by: Self.step)
    for level in levels.sorted(by: { (abs($0 - wish), $0) < (abs($1 - wish), $1) }) {
      let measure = make(level)
      guard !texts.contains(where: { $0.isCrossed(from: measure.from, to: measure.to) }) else {
        continue
      }
      let cost = Cost(
        thin: measure.extensions.reduce(0) { count, line in
          count + texts.count { $0.isCrossed(from: line.from, to: line.to) }
        },
        near: (texts + lines).count {
          $0.insetBy(dx: -Self.reach, dy: -Self.reach).isCrossed(from: measure.from, to: measure.to)
        },
        distance: abs(level - wish)
      )
      if best.map({ cost < $0.cost }) ?? true { best = (measure, cost) }
      // No level further away is better.
      if cost.thin == 0, cost.near == 0 { break }
    }
    return best?.measure
  }
}
