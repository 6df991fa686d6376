import Foundation

// The ends of lines from words to the measures and brackets beside the screen.
extension AnnotationLayout {
  /// A measure or a bracket beside the screen.
  private struct Upright {
    let index: Int
    let x: CGFloat
    let range: ClosedRange<CGFloat>
  }

  /// The distance of a line from the ends of a measure or a bracket.
  private static let endGap: CGFloat = 6

  /// Lets lines to measures and brackets end where none further out is in their way, as near to the middle as can be.
  mutating func freeEnds() {
    let uprights =
      brackets.map { Upright(index: $0.index, x: $0.x, range: $0.range) }
      + measures.filter { $0.from.x == $0.to.x }.map {
        Upright(index: $0.index, x: $0.from.x, range: $0.from.y...max($0.from.y, $0.to.y))
      }
    for side in [ScreenSide.left, .right] {
      let isLeft = side == .left
      let lines = uprights.filter { isLeft ? $0.x < 0 : $0.x > size.width }
      for index in (besideLabels[side] ?? []).indices {
        guard let label = besideLabels[side]?[index],
          let own = lines.first(where: { $0.index == label.index })
        else { continue }
        let others = lines.filter { isLeft ? $0.x < own.x : $0.x > own.x }.map(\.range)
        besideLabels[side]?[index].target.origin.y = Self.end(on: own.range, besides: others)
      }
    }
  }

  /// Returns the place in a range that lies in none of some others and is the nearest to its middle, or that.
  private static func end(
    on range: ClosedRange<CGFloat>,
    besides others: [ClosedRange<CGFloat>]
  ) -> CGFloat {
    let middle = (range.lowerBound + range.upperBound) / 2
    let edges = others.flatMap { [$0.lowerBound - endGap, $0.upperBound + endGap] }
    func isFree(_ place: CGFloat) -> Bool {
      place == middle
        || place >= range.lowerBound + endGap && place <= range.upperBound - endGap
    }
    return ([middle] + edges).filter { place in
      isFree(place)
        && !others.contains { $0.lowerBound - 4 < place && place < $0.upperBound + 4 }
    }
    .min { (abs($0 - middle), $0) < (abs($1 - middle), $1) } ?? middle
  }
}
