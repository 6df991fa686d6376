import Foundation

/// The room on a screen for labels that cover neither each other nor what any of them means.
///
/// Labels get the nearest place that is free, one after the other (a greedy placement as in J. Christensen, J. Marks and
/// S. Shieber, "An empirical study of algorithms for point-feature label placement", ACM TOG 14 (3), 1995, section 3.1),
/// so that the same annotations always have the same places.
struct LabelRoom {
  /// The part of the screen that labels stay in.
  private let bounds: CGRect
  /// The areas that are not covered.
  private var taken: [CGRect]
  /// The texts of the screen, which are not covered.
  private let texts: [CGRect]
  /// The texts that no line crosses.
  private let signs: [CGRect]
  /// The boxes of the labels so far.
  private var boxes: [CGRect] = []

  /// The distance between two tries.
  private static let step: CGFloat = 12
  private static let gap: CGFloat = 10
  /// The distance above and below what it means beyond which a label is too far away.
  private static let reach: CGFloat = 120
  /// The distance within which a label is so near that its line may cross a text.
  private static let nearness: CGFloat = 72

  /// A thing that is kept clear of texts, from the best on, the line first by places straight beside what is meant.
  private enum Sparing: CaseIterable {
    case line, lineFromAnywhere, label
  }

  /// Creates the room on a screen of a size, around some areas and texts, and signs of the status bar.
  init(size: CGSize, besides taken: [CGRect], sparing texts: [CGRect], signs: [CGRect]) {
    (self.texts, self.signs) = (texts, signs)
    bounds = CGRect(origin: .zero, size: size).insetBy(dx: 6, dy: 6)
    self.taken = taken
  }

  /// Places a label at the nearest free place beside what it means, on no text, and with a line across none if that can
  /// be, and returns whether there is one.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - sides: The sides of the target that are tried, the best first.
  /// - Returns: Whether it was placed.
  /// - Complexity: O(*s* · *n*), with *s* steps and *n* areas; O(*s*² · *n*) where no straight way
  ///   is free.
  mutating func place(
    _ label: inout AnnotationLabel,
    on sides: [ScreenSide]
  ) -> Bool {
    Sparing.allCases.contains { place(&label, on: sides, $0) }
  }

  private mutating func place(
    _ label: inout AnnotationLabel,
    on sides: [ScreenSide],
    _ sparing: Sparing
  ) -> Bool {
    let reach = sparing == .label ? Self.nearness : max(bounds.width, bounds.height)
    for distance in stride(from: 0, through: reach, by: Self.step) {
      for direction in sides {
        for (shift, away) in Self.moves(by: distance, sparing) {
          let climb = direction.isVertical ? away : abs(shift) - label.target.height / 2
          guard climb <= Self.reach else { continue }
          let box = box(of: label, direction, shift: shift, away: away)
          guard isFree(box) else { continue }
          var placed = label
          placed.box = box
          let sparesLine = sparing == .line || sparing == .lineFromAnywhere
          guard isClear(placed.leader, sparesTexts: sparesLine) else { continue }
          label = placed
          boxes.append(box)
          taken += placed.leader.map { [CGRect].along(from: $0.from, to: $0.to) } ?? []
          return true
        }
      }
    }
    return false
  }

  /// Returns the moves along a side and away from it that are tried at a distance.
  private static func moves(
    by distance: CGFloat,
    _ sparing: Sparing
  ) -> [(shift: CGFloat, away: CGFloat)] {
    guard distance > 0 else { return [(0, 0)] }
    guard sparing == .lineFromAnywhere else {
      return [(distance, 0), (-distance, 0), (0, distance)]
    }
    let shorter = stride(from: step, through: distance, by: step)
    return shorter.flatMap { [(distance, $0), (-distance, $0), ($0, distance), (-$0, distance)] }
  }

  /// Returns the box of a label on a side of what it means, shifted along that side and away from it.
  private func box(
    of label: AnnotationLabel,
    _ direction: ScreenSide,
    shift: CGFloat,
    away: CGFloat
  ) -> CGRect {
    let (size, target) = (label.box.size, label.target)
    let gap = Self.gap + away
    var origin = CGPoint(
      x: target.midX - size.width / 2 + shift,
      y: target.midY - size.height / 2 + shift
    )
    switch direction {
    case .right: origin.x = target.maxX + gap
    case .left: origin.x = target.minX - gap - size.width
    case .top, .bottom:
      origin.y = direction == .bottom ? target.maxY + gap : target.minY - gap - size.height
      origin.x = min(max(origin.x, bounds.minX), bounds.maxX - size.width)
    }
    return CGRect(origin: CGPoint(x: origin.x.rounded(), y: origin.y.rounded()), size: size)
  }

  private func isFree(_ box: CGRect) -> Bool {
    bounds.contains(box)
      && !texts.contains { $0.intersects(box) }
      && !boxes.contains { $0.insetBy(dx: -3, dy: -3).intersects(box) }
      && !taken.contains { $0.overlaps(box) }
  }

  /// Returns whether a line crosses no label and no sign of the status bar, and perhaps no text.
  private func isClear(_ line: (from: CGPoint, to: CGPoint)?, sparesTexts: Bool) -> Bool {
    guard let line else { return true }
    if (sparesTexts ? texts : signs)
      .contains(where: { $0.insetBy(dx: 1, dy: 1).isCrossed(from: line.from, to: line.to) })
    {
      return false
    }
    let areas = [CGRect].along(from: line.from, to: line.to)
    return !boxes.contains { box in areas.contains { $0.intersects(box) } }
  }
}

extension CGRect {
  /// Returns whether two areas have more than an edge in common; one without a size has a middle.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    width > 0 && height > 0
      ? intersects(other) : other.insetBy(dx: -3, dy: -3).contains(CGPoint(x: midX, y: midY))
  }
}
