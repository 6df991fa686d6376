import Foundation
import LayoutGeometry
import LayoutScenes

// The labels of things that stand in a row close to an edge of the picture, such as the buttons of a toolbar.
extension AnnotationLayout {
  /// The greatest distance of such a row from the edge beyond which its labels stand.
  private static let rowReach: CGFloat = 90
  /// The distance of a line from a text or a thing beside it, and that between two lines that are tried.
  private static let rowGap: CGFloat = 5
  /// The share of the picture's width up to which a thing is one of a row.
  private static let rowShare: CGFloat = 0.5
  /// The number of rows of labels above or below the picture that have room for lines between them.
  private static let mostBands: CGFloat = 2

  /// A label beside the picture with the side on which it would be.
  private struct RowLabel {
    let side: ScreenSide
    let label: AnnotationLabel
  }

  /// Moves the labels of things in a row above or below the picture, in the order of the things, as far as straight lines
  /// lead to them from there.
  ///
  /// From the left and the right some are behind others, or behind a measure or a bracket, and the lines around these would
  /// have to share the narrow room above and below. Where a straight line leads to none of those from above and below
  /// either, all stay at the sides.
  mutating func spreadRows(_ placed: [PlacedAnnotation]) {
    for row in rows(of: placed) {
      let hidden = Set(row.filter(isHidden).map(\.label.index))
      let bands = [ScreenSide.bottom, .top].map { side in
        (side, row.compactMap { standing($0.label, side) })
      }
      // The nearer one, of those to which most lines lead.
      guard
        let (side, labels) = bands.max(by: { one, other in
          (one.1.count, -distance(of: row, to: one.0))
            < (other.1.count, -distance(of: row, to: other.0))
        }), labels.contains(where: { hidden.contains($0.index) }),
        labels.reduce(0, { $0 + $1.box.width }) <= Self.mostBands * surroundings.width
      else { continue }
      let moved = Set(labels.map(\.index))
      for other in [ScreenSide.left, .right] {
        besideLabels[other]?.removeAll { moved.contains($0.index) }
      }
      besideLabels[side, default: []] += labels
    }
  }

  /// Returns the labels of small things that stand side by side, row by row; those with a side that the file names stay.
  private func rows(of placed: [PlacedAnnotation]) -> [[RowLabel]] {
    let labels = [ScreenSide.left, .right].flatMap { side in
      (besideLabels[side] ?? []).map { RowLabel(side: side, label: $0) }
    }
    let small = labels.filter { isSmall($0.label, placed[$0.label.index]) }
      .sorted { ($0.label.target.midY, $0.label.index) < ($1.label.target.midY, $1.label.index) }
    var rows: [[RowLabel]] = []
    for label in small {
      if let first = rows.last?.first, first.label.target.isBeside(label.label.target) {
        rows[rows.count - 1].append(label)
      } else {
        rows.append([label])
      }
    }
    return rows
  }

  private func isSmall(_ label: AnnotationLabel, _ placed: PlacedAnnotation) -> Bool {
    guard case .thing = placed.target, sides[label.index] == nil else { return false }
    let target = label.target
    return target.width > 0 && target.height > 0
      && target.width < surroundings.width * Self.rowShare
  }

  private func isHidden(_ row: RowLabel) -> Bool {
    isBehindOthers(row.label, row.side) || isBarred(row.label, row.side)
  }

  /// Returns whether another thing that is meant lies between a thing and a side of the picture.
  func isBehindOthers(_ label: AnnotationLabel, _ side: ScreenSide) -> Bool {
    let target = label.target
    let isLeft = side == .left
    let near = CGPoint(x: isLeft ? target.minX : target.maxX, y: target.midY)
    let far = CGPoint(x: isLeft ? surroundings.minX : surroundings.maxX, y: target.midY)
    return meant.contains { $0.isForeign(to: target) && $0.isCrossed(from: near, to: far) }
  }

  private func distance(of row: [RowLabel], to side: ScreenSide) -> CGFloat {
    row.map { distance(of: $0.label.target, to: side) }.max() ?? 0
  }

  private func distance(of target: CGRect, to side: ScreenSide) -> CGFloat {
    side == .top ? target.minY - surroundings.minY : surroundings.maxY - target.maxY
  }

  /// Returns a label that is to be above or below the picture, at the end of a straight line to what it means, or `nil` if
  /// something is in the way of all such lines; the home indicator only moves them aside.
  private func standing(_ label: AnnotationLabel, _ side: ScreenSide) -> AnnotationLabel? {
    let target = label.target
    guard distance(of: target, to: side) <= Self.rowReach else { return nil }
    let inset = min(max(8, label.targetRadius), target.width / 2)
    // The thin lines of measures beyond the labels go between these.
    let thin = lanedMeasures.filter { $0.wanted.side == side }
      .flatMap { [$0.wanted.edges.0.midX, $0.wanted.edges.1.midX] }
    let steps = stride(from: 0, through: target.width / 2 - inset, by: Self.rowGap)
    let xs = steps.flatMap { [target.midX + $0, target.midX - $0] }
      .filter { x in
        isClear(x, from: target, to: side, besides: obstacles)
          && !thin.contains { abs($0 - x) < label.box.width / 2 + Self.rowGap }
      }
    guard let first = xs.first else { return nil }
    let x = xs.first { isClear($0, from: target, to: side, besides: signs) }
    guard let x = x ?? (side == .bottom ? first : nil) else { return nil }
    var label = label
    label.isStraight = true
    guard x != target.midX else { return label }
    label.target = CGRect(x: x, y: target.minY, width: 0, height: target.height)
      .insetBy(dx: -1, dy: 0)
    label.targetRadius = 0
    return label
  }

  /// Returns whether no text, no button and no other thing is in the way of an upright line from a thing to the upper or the
  /// lower edge of the picture, nor so near beside it that it would look like a part of that.
  private func isClear(
    _ x: CGFloat,
    from target: CGRect,
    to side: ScreenSide,
    besides texts: [CGRect]
  ) -> Bool {
    let start = CGPoint(x: x, y: side == .top ? target.minY : target.maxY)
    let end = CGPoint(x: x, y: side == .top ? surroundings.minY : surroundings.maxY)
    func isCrossed(_ area: CGRect) -> Bool {
      area.insetBy(dx: -Self.rowGap, dy: 0).isCrossed(from: start, to: end)
    }
    // Letters fill three fifths of the height of a line.
    let letters = texts.map { $0.insetBy(dx: 0, dy: $0.height / 5) }
    return !letters.contains { !target.holds($0) && isCrossed($0) }
      && !(solids + meant + plates).contains { $0.isForeign(to: target) && isCrossed($0) }
  }
}

extension CGRect {
  /// Returns whether another area is at the same height, and about as high.
  fileprivate func isBeside(_ other: CGRect) -> Bool {
    let shared = min(maxY, other.maxY) - max(minY, other.minY)
    return shared > max(height, other.height) / 2
  }
}
