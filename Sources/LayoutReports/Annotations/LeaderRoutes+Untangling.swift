import Foundation
import LayoutGeometry

// Labels that change places, so that their lines do not cross or lie on each other.
extension LeaderRoutes {
  /// The most pairs that are tried.
  private static let mostTries = 10

  /// Finds the ways of labels, where two of one column would be in each other's way with the labels in the other order, or
  /// the ways found in the other order, if that is better.
  ///
  /// - Complexity: O(*p* · *c* · *n*), with *p* pairs that cross, at most 10, and *c* and *n* as for one way.
  mutating func route(_ labels: inout [AnnotationLabel]) {
    // Those first that have one way only.
    let free = labels.indices.filter { labels[$0].hasOtherWays }
    for index in labels.indices.filter({ !labels[$0].hasOtherWays }) + free {
      labels[index].route = route(of: labels[index]) ?? []
    }
    for row in rows(of: labels) { turn(row, &labels) }
    var tries = 0
    var isBetter = true
    while isBetter {
      isBetter = false
      for first in labels.indices {
        for second in labels.indices where second > first {
          guard isExchangeable(labels[first], labels[second]), isTangled(first, second, labels)
          else { continue }
          guard tries < Self.mostTries else { return }
          tries += 1
          isBetter = untangle(first, second, &labels) || isBetter
        }
      }
    }
  }

  /// Returns whether two labels are of one column or row with nothing between it and the screen.
  private func isExchangeable(_ one: AnnotationLabel, _ other: AnnotationLabel) -> Bool {
    one.isBeside && one.side == other.side && !isCrowded(one)
  }

  private func isTangled(_ first: Int, _ second: Int, _ labels: [AnnotationLabel]) -> Bool {
    let (one, other) = (labels[first].route.segments, labels[second].route.segments)
    return one.contains { line in other.contains { $0.crosses(line) || $0.isAlong(line) } }
  }

  /// Tries a pair in all orders, and returns whether one is better than it was.
  private mutating func untangle(
    _ first: Int,
    _ second: Int,
    _ labels: inout [AnnotationLabel]
  ) -> Bool {
    let (one, other) = (labels[first], labels[second])
    var best: (routes: Self, pair: [AnnotationLabel], badness: Int)?
    var before: Int?
    let swapped = one.exchanged(with: other)
    let isFree = labels.indices.allSatisfy { index in
      index == first || index == second
        || !swapped.one.box.intersects(labels[index].box)
          && !swapped.other.box.intersects(labels[index].box)
    }
    for pair in [[one, other], [other, one]]
      + (isFree ? [[swapped.one, swapped.other], [swapped.other, swapped.one]] : [])
    {
      let found = routed(pair)
      before = before ?? found.badness
      if best.map({ found.badness < $0.badness }) ?? true { best = found }
    }
    guard let best, let before, best.badness < before else { return false }
    self = best.routes
    for label in best.pair { labels[label.index == one.index ? first : second] = label }
    return true
  }

  /// Returns the labels in a column of things side by side, from the top on, by their places in the list of all.
  private func rows(of labels: [AnnotationLabel]) -> [[Int]] {
    [ScreenSide.left, .right].flatMap { side in
      let column = labels.indices.filter { labels[$0].side == side && !isCrowded(labels[$0]) }
      return Dictionary(grouping: column) { labels[$0].target.midY }
        .filter { $0.value.count > 1 }.sorted { $0.key < $1.key }
        .map { $0.value.sorted { labels[$0].box.minY < labels[$1].box.minY } }
    }
  }

  /// Turns the order of labels of things side by side around where something is in the way of their lines, if that is
  /// better: lines below the things are apart with the label of the nearest one at the top, and those above them with it
  /// at the bottom, level with the things where there is room for the others above.
  private mutating func turn(_ row: [Int], _ labels: inout [AnnotationLabel]) {
    guard row.contains(where: { price(of: labels[$0]) > 0 }) else { return }
    let before = row.map { labels[$0] }
    let turned = before.turned
    let raised = turned.raised
    let isFree = raised.allSatisfy { label in
      label.box.minY >= 0
        && !labels.indices.contains {
          !row.contains($0) && labels[$0].box.intersects(label.box.insetBy(dx: 0, dy: -3))
        }
    }
    let found = (isFree ? [raised, raised.reversed()] : []) + [turned, turned.reversed()]
    guard let best = found.map(routed).min(by: { $0.badness < $1.badness }),
      best.badness < routed(before).badness
    else { return }
    self = best.routes
    for label in best.pair {
      for index in row where labels[index].index == label.index { labels[index] = label }
    }
  }

  /// Returns the ways with those of some labels found again, one after the other, and what they cost.
  private func routed(
    _ pair: [AnnotationLabel]
  ) -> (routes: Self, pair: [AnnotationLabel], badness: Int) {
    var (routes, pair, badness) = (self, pair, 0)
    for label in pair {
      routes.drawn.removeAll { $0.index == label.index }
      for index in routes.boxes.indices where routes.boxes[index].index == label.index {
        routes.boxes[index].box = label.box
      }
    }
    for index in pair.indices {
      guard let leader = pair[index].leader else { continue }
      let (way, cost) = routes.bestWay(of: pair[index], leader)
      pair[index].route = routes.draw(pair[index], way)
      badness += cost.badness
    }
    return (routes, pair, badness)
  }
}

extension [AnnotationLabel] {
  /// The labels of a column, from the top on, in the opposite order in the same room.
  fileprivate var turned: Self {
    guard let first, let last else { return self }
    let height = reduce(0) { $0 + $1.box.height }
    let gap = (last.box.maxY - first.box.minY - height) / CGFloat(Swift.max(count - 1, 1))
    var y = first.box.minY
    return reversed().map { label in
      var label = label
      label.box.origin.y = y
      y = label.box.maxY + gap
      return label
    }
  }

  /// The labels with the last one level with what it means.
  fileprivate var raised: Self {
    guard let last else { return self }
    let rise = (last.box.midY - last.target.midY).rounded()
    return map { label in
      var label = label
      label.box.origin.y -= rise
      return label
    }
  }
}

extension AnnotationLabel {
  /// Returns two labels of one column or row in each other's places.
  fileprivate func exchanged(with other: Self) -> (one: Self, other: Self) {
    if side?.isVertical == true {
      let (one, other) = flipped.exchanged(with: other.flipped)
      return (one.flipped, other.flipped)
    }
    guard box.minY <= other.box.minY else {
      let (other, one) = other.exchanged(with: self)
      return (one, other)
    }
    var (one, second) = (self, other)
    one.box.origin.y = other.box.maxY - box.height
    second.box.origin.y = box.minY
    return (one, second)
  }
}
