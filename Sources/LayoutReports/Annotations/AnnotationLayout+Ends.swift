import Foundation

// The ends of lines from words to the measures and brackets beside the screen.
extension AnnotationLayout {
  /// A measure or a bracket beside the screen.
  struct Upright {
    let index: Int
    let x: CGFloat
    let range: ClosedRange<CGFloat>
  }

  /// The distance of a line from the ends of a measure or a bracket.
  private static let endGap: CGFloat = 6

  /// Lets lines to measures and brackets end where none further out is in their way, as near to the middle as can be.
  mutating func freeEnds() {
    for side in [ScreenSide.left, .right] {
      for index in (besideLabels[side] ?? []).indices {
        guard let label = besideLabels[side]?[index], let lines = uprights(of: label, on: side)
        else { continue }
        besideLabels[side]?[index].target.origin.y = Self.end(on: lines.own, besides: lines.others)
      }
    }
  }

  /// Finds the lines from labels, with pictures on buttons among the texts.
  mutating func findLines(pictures: [CGRect]) {
    levelEnds()
    var routes = LeaderRoutes(around: lineSurroundings(pictures: pictures), labels)
    routes.route(&labels)
    defer { troubles = troubles(on: routes) }
    // Some have changed places.
    let targets = labels.map(\.target)
    levelEnds()
    for index in labels.indices where labels[index].target != targets[index] {
      labels[index].route = routes.route(of: labels[index]) ?? []
    }
  }

  /// Lets the lines of words that have no room beside the middle of their measure or bracket be level where they can be.
  private mutating func levelEnds() {
    for index in labels.indices where labels[index].passage.isEmpty {
      guard let side = labels[index].side, !side.isVertical,
        let lines = uprights(of: labels[index], on: side)
      else { continue }
      let inner = lines.own.inner(by: Self.endGap)
      let level = min(max(labels[index].box.midY, inner.lowerBound), inner.upperBound)
      let isBetter =
        Self.isFree(level, besides: lines.others)
        || !Self.isFree(labels[index].target.midY, besides: lines.others)
      if isBetter { labels[index].target.origin.y = level }
    }
  }

  /// Returns the range of the measure or the bracket that a label means, and of those further out on its side, or `nil`
  /// if it means another thing.
  private func uprights(
    of label: AnnotationLabel,
    on side: ScreenSide
  ) -> (own: ClosedRange<CGFloat>, others: [ClosedRange<CGFloat>])? {
    let isLeft = side == .left
    let lines = uprights(on: side)
    guard let own = lines.first(where: { $0.index == label.index }) else { return nil }
    let others = lines.filter { isLeft ? $0.x < own.x : $0.x > own.x }
    return (own.range, others.map(\.range))
  }

  /// Returns the measures and brackets beside a side of the screen.
  func uprights(on side: ScreenSide) -> [Upright] {
    (brackets.map { Upright(index: $0.index, x: $0.x, range: $0.range) }
      + measures.filter { $0.from.x == $0.to.x }.map {
        Upright(index: $0.index, x: $0.from.x, range: $0.from.y...max($0.from.y, $0.to.y))
      })
      .filter { side == .left ? $0.x < 0 : $0.x > size.width }
  }

  /// Returns the place in a range that lies in none of some others and is the nearest to its middle, or that.
  static func end(
    on range: ClosedRange<CGFloat>,
    besides others: [ClosedRange<CGFloat>]
  ) -> CGFloat {
    let middle = (range.lowerBound + range.upperBound) / 2
    let edges = others.flatMap { [$0.lowerBound - endGap, $0.upperBound + endGap] }
    return ([middle] + edges).filter { place in
      range.inner(by: endGap).contains(place) && isFree(place, besides: others)
    }
    .min { (abs($0 - middle), $0) < (abs($1 - middle), $1) } ?? middle
  }

  static func isFree(_ place: CGFloat, besides others: [ClosedRange<CGFloat>]) -> Bool {
    !others.contains { $0.lowerBound - 4 < place && place < $0.upperBound + 4 }
  }
}

extension ClosedRange<CGFloat> {
  /// Returns the range without some of it at either end, or its middle where that leaves nothing.
  fileprivate func inner(by distance: CGFloat) -> Self {
    let middle = (lowerBound + upperBound) / 2
    return Swift.min(lowerBound + distance, middle)...Swift.max(upperBound - distance, middle)
  }
}
