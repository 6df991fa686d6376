import Foundation
import LayoutGeometry
import LayoutScenes

// The sides on which annotations are the least in each other's way.
extension AnnotationLayout {
  /// The most annotations of a picture in which other sides are tried; the lines of more have no room to be apart.
  private static let mostAnnotations = 20
  /// The most sides that are tried.
  private static let mostTries = 40
  /// The greatest distance of a thing from the edge of the picture beyond which its label is tried.
  private static let bandReach: CGFloat = 90

  /// The length for which a corner of a line counts.
  private static let cornerLength: CGFloat = 60

  /// The price of all that is in the way of lines.
  var trouble: Int { troubles.values.reduce(0, +) }

  /// Returns the places of annotations, where lines cross something with some of them on other sides, if that is better.
  ///
  /// Annotations choose one after the other, and the first ones do not know what comes into their way. Each is tried on all
  /// other sides, those first whose lines cross the most, and the best of these changes is made, as long as there is one
  /// that is better (discrete gradient descent as in Christensen, Marks and Shieber, section 3.2).
  ///
  /// - Parameter make: What makes the places of annotations with sides to be tried.
  /// - Returns: The places.
  static func best(_ make: (_ sides: [Int: ScreenSide]) -> Self) -> Self {
    var best = make([:])
    guard best.labels.count <= mostAnnotations else { return best }
    let given = best.sides
    var sides: [Int: ScreenSide] = [:]
    var tries = 0
    var isBetter = true
    while isBetter, best.trouble > 0 {
      isBetter = false
      let (before, tried) = (best, sides)
      for index in before.candidates where given[index] == nil && tries < mostTries {
        for side in before.otherSides(of: index) {
          tries += 1
          let others = tried.merging([index: side]) { $1 }
          let other = make(others)
          guard other.trouble < before.trouble, other.isBetter(than: best) else { continue }
          (best, sides, isBetter) = (other, others, true)
        }
      }
    }
    return best
  }

  /// Returns whether less is in the way of lines than in another layout, or as much and they are shorter with fewer corners.
  private func isBetter(than other: Self) -> Bool {
    (trouble, ink) < (other.trouble, other.ink)
  }

  /// The length of all lines to labels, with that for which a corner counts.
  private var ink: CGFloat {
    labels.reduce(0) { sum, label in
      label.route.segments.reduce(sum) { $0 + $1.length + Self.cornerLength }
    }
  }

  /// The annotations that are tried on other sides: those with lines in the way of something, the worst first, and then the
  /// measures and brackets.
  private var candidates: [Int] {
    let troubled = labels.map(\.index).filter { troubles[$0, default: 0] > 0 }
      .sorted { (troubles[$1] ?? 0, $0) < (troubles[$0] ?? 0, $1) }
    let lines = (measures.map(\.index) + brackets.map(\.index)).sorted()
    return troubled + lines.filter { !troubled.contains($0) }
  }

  private func otherSides(of index: Int) -> [ScreenSide] {
    if let bracket = brackets.first(where: { $0.index == index }) {
      // On the screen it would go between the titles of rows and what is behind them.
      guard placement == .beside else { return [] }
      return bracket.openSides.filter { ($0 == .left) != bracket.isLeft }
    }
    if let measure = measures.first(where: { $0.index == index }) {
      let (from, to) = (measure.from, measure.to)
      guard from.x == to.x else { return [from.y < size.height / 2 ? .bottom : .top] }
      return [from.x < size.width / 2 ? .right : .left]
    }
    guard let label = labels.first(where: { $0.index == index }) else { return [] }
    let isNear = [
      (ScreenSide.top, label.target.minY - surroundings.minY),
      (.bottom, surroundings.maxY - label.target.maxY),
    ]
    .filter { placement == .inside || $0.1 <= Self.bandReach }.map(\.0)
    return ([.left, .right] + isNear).filter { $0 != label.side }
  }

  /// Returns the price of what is in the way of the line of each label, of lines from the farther side, of words between
  /// lines, for which there has to be room, of the thin lines of measures, and of those beside the screen across half of it.
  func troubles(on routes: LeaderRoutes) -> [Int: Int] {
    var troubles: [Int: Int] = [:]
    let others =
      strokes + brackets.map { ($0.index, $0.line) }
      + measures.flatMap { measure in
        (measure.extensions + [(measure.from, measure.to)]).map {
          (measure.index, LineSegment($0.from, $0.to))
        }
      }
    for label in labels {
      var price = isFarAway(label) || label.isNested ? 1 : 0
      if !label.route.isEmpty { price += routes.price(of: label) + barring(label) }
      price += 2 * others.count { $0.index != label.index && $0.line.goesThrough(label.box) }
      if price > 0 { troubles[label.index] = price }
    }
    for measure in measures {
      let thin = measure.extensions.map { LineSegment($0.from, $0.to) }
      let crossed = thin.reduce(0) { count, line in
        count + (texts + controls).count { line.goesThrough($0) }
      }
      let isBeside = measure.from.x < 0 || measure.from.x > size.width
      let isFarAway =
        isBeside && !named.contains(measure.index)
        && thin.contains { $0.isLevel && $0.length > size.width / 2 }
      let price = crossed + (isFarAway ? 1 : 0)
      if price > 0 { troubles[measure.index, default: 0] += price }
    }
    return troubles
  }

  /// Returns whether the line of a label beside the screen comes from the other side than the nearer one, as no file says.
  private func isFarAway(_ label: AnnotationLabel) -> Bool {
    guard let side = label.side, !named.contains(label.index) else { return false }
    return nearerSide(to: label.target) == side.opposite
  }

  /// Returns the price of brackets between a label and what it means, and of measures around which its line has to go.
  private func barring(_ label: AnnotationLabel) -> Int {
    if let side = label.side, things.contains(where: { $0.index == label.index }) {
      return isBarred(label, side) ? 1 : 0
    }
    return brackets.count { bracket in
      bracket.index != label.index && label.route.segments.contains { $0.crosses(bracket.line) }
    }
  }
}

extension LineSegment {
  /// Returns whether a part of the line is inside an area.
  fileprivate func goesThrough(_ area: CGRect) -> Bool {
    area.insetBy(dx: 1, dy: 1).isCrossed(from: from, to: to)
  }
}

extension AnnotationLayout.Bracket {
  /// The line of its back.
  var line: LineSegment {
    LineSegment(CGPoint(x: x, y: range.lowerBound), CGPoint(x: x, y: range.upperBound))
  }
}
