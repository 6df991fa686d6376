import Foundation
import LayoutGeometry

// The words of measures and brackets beside the screen with others around them.
extension AnnotationLayout {
  /// The distance of words from their line, and of the next line from them.
  private static let wordGap: CGFloat = 2
  /// The greatest width of words that stand between two lines.
  private static let mostWidth: CGFloat = 100

  /// Places words right beside their measure or bracket where others further out are in the way of all of it, and those
  /// others beyond the words, as dimensions stand in a drawing.
  ///
  /// Every line to the words in the column would cross the others.
  mutating func nestWords() {
    for side in [ScreenSide.left, .right] {
      for number in lanes(on: side).indices.dropLast() {
        let lanes = lanes(on: side)
        nestWords(of: lanes[number], on: side, inside: lanes[(number + 1)...].flatMap { $0 })
      }
    }
  }

  /// Returns the measures and brackets beside the screen, lane by lane, from the screen on.
  private func lanes(on side: ScreenSide) -> [[Upright]] {
    let lanes = Dictionary(grouping: uprights(on: side), by: \.x).sorted { $0.key < $1.key }
      .map(\.value)
    return side == .left ? lanes.reversed() : lanes
  }

  /// Places the words of lines of one lane, where they need it.
  private mutating func nestWords(
    of lane: [Upright],
    on side: ScreenSide,
    inside others: [Upright]
  ) {
    let isLeft = side == .left
    var room: CGFloat = 0
    for line in lane {
      guard var label = besideLabels[side]?.first(where: { $0.index == line.index }),
        let y = middle(of: label, on: line, inside: others)
      else { continue }
      let distance = isLeft ? -Self.wordGap - label.box.width : Self.wordGap
      label.box.origin = CGPoint(x: line.x + distance, y: (y - label.box.height / 2).rounded())
      label.target.origin.y = label.box.midY
      (label.side, label.isNested) = (side, true)
      labels.append(label)
      besideLabels[side]?.removeAll { $0.index == line.index }
      room = max(room, label.box.width + Self.wordGap)
    }
    guard room > 0 else { return }
    columns.widen(isLeft: isLeft, by: room)
    for other in others { move(other.index, on: side, by: isLeft ? -room : room) }
  }

  /// Returns the height of the middle of words beside their line, the nearest to its own where no thin line of another measure
  /// goes through them, or `nil` for words that have their place in the column.
  private func middle(
    of label: AnnotationLabel,
    on line: Upright,
    inside others: [Upright]
  ) -> CGFloat? {
    let ranges = others.map(\.range)
    let half = label.box.height / 2
    let (top, bottom) = (line.range.lowerBound + half, line.range.upperBound - half)
    guard top <= bottom, label.box.width <= Self.mostWidth,
      !Self.isFree(Self.end(on: line.range, besides: ranges), besides: ranges)
    else { return nil }
    let further = Set(others.map(\.index))
    let thin: [CGFloat] = measures.filter { further.contains($0.index) }
      .flatMap { [$0.from.y, $0.to.y] }
    let middle = (top + bottom) / 2
    let distance = half + Self.wordGap
    let beside: [CGFloat] = thin.flatMap { [$0 - distance, $0 + distance] }
    let free = ([middle] + beside).filter { place in
      (top...bottom).contains(place) && !thin.contains { abs($0 - place) < distance }
    }
    return free.min { (abs($0 - middle), $0) < (abs($1 - middle), $1) }
  }

  /// Moves a measure or a bracket beside the screen, and what its words mean, further out.
  private mutating func move(_ index: Int, on side: ScreenSide, by distance: CGFloat) {
    for number in brackets.indices where brackets[number].index == index {
      brackets[number].x += distance
    }
    for number in measures.indices where measures[number].index == index {
      measures[number] = measures[number].moved(by: distance)
    }
    for number in (besideLabels[side] ?? []).indices
    where besideLabels[side]?[number].index == index {
      besideLabels[side]?[number].target.origin.x += distance
    }
  }
}

extension AnnotationLayout.Measure {
  /// Returns an upright measure further from what it is of, with thin lines that are so much longer.
  fileprivate func moved(by distance: CGFloat) -> Self {
    func moved(_ point: CGPoint) -> CGPoint { CGPoint(x: point.x + distance, y: point.y) }
    return Self(
      index: index,
      from: moved(from),
      to: moved(to),
      extensions: extensions.map { ($0.from, moved($0.to)) }
    )
  }
}
