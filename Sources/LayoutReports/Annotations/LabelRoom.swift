import Foundation
import LayoutGeometry

/// The room on a screen for labels that cover neither each other nor what any of them means.
///
/// Labels get the nearest place that is free, one after the other (a greedy placement as in J. Christensen, J. Marks and
/// S. Shieber, "An empirical study of algorithms for point-feature label placement", ACM TOG 14 (3), 1995, section 3.1),
/// so that the same annotations always have the same places.
struct LabelRoom {
  /// The part of the screen that labels stay in.
  private let bounds: CGRect
  /// The areas of lines, which are not covered.
  private var taken: [CGRect]
  /// The areas of all that labels mean.
  private let things: [CGRect]
  /// The round grounds of words, on which no label stands that means nothing on them.
  private let plates: [CGRect]
  /// The texts and signs of the screen, which are not covered.
  private let texts: [CGRect]
  /// The texts that no line crosses.
  private let signs: [CGRect]
  /// The controls and the grounds of buttons, which are not covered.
  private let controls: [CGRect]
  /// The measures and brackets, which other lines cross only where there is no other place.
  private let lines: [LineRoom.Line]
  /// The arrows and the ways of fingers, along which and across which no other line goes.
  private let strokes: [LineSegment]
  /// The measures and brackets, and the arrows and ways, each longer by the heads of arrows.
  private let linesWithHeads: [LineSegment]
  private let strokesWithHeads: [LineSegment]
  /// The areas of all that is drawn behind texts and signs.
  private let grounds: [CGRect]
  /// The boxes of the labels so far.
  private var boxes: [CGRect] = []

  /// The distance between two tries, and where few places are free.
  private static let step: CGFloat = 12
  private static let fineStep: CGFloat = 3
  private static let gap: CGFloat = 10
  /// The distance above and below what it means beyond which a label is too far away.
  private static let reach: CGFloat = 120
  /// The distance at the left and at the right of a line beyond which its words are: past the title of a row.
  private static let lineReach: CGFloat = 300
  /// The distance from the ends of a text within which a line would touch its letters.
  private static let textReach: CGFloat = 2
  /// The distance of a line from a measure or a bracket within which it would touch the heads of its arrows or its ends.
  private static let headReach: CGFloat = 4
  /// The least distances of a label on a thing from its edges.
  private static let inset = CGSize(width: 8, height: 3)
  /// The least distances on a thing that is larger than a row.
  private static let largeInset = CGSize(width: 8, height: 8)
  /// The least distance of a label on a thing from other things with outlines on it.
  private static let thingGap: CGFloat = 24
  /// The least distance of a label on a thing from the texts on it.
  private static let textGap: CGFloat = 6

  /// Creates the room on a screen of a size.
  ///
  /// - Parameters:
  ///   - size: The size.
  ///   - taken: The areas of lines.
  ///   - things: The areas of all that labels mean.
  ///   - plates: The round grounds of words.
  ///   - texts: The texts of the screen.
  ///   - signs: Those of the status bar.
  ///   - controls: The controls of the screen, and the grounds of buttons.
  ///   - lines: The measures and brackets on the screen.
  ///   - strokes: The arrows and the ways of fingers.
  ///   - grounds: What is drawn behind the texts.
  init(
    size: CGSize,
    besides taken: [CGRect],
    _ things: [CGRect],
    _ plates: [CGRect],
    sparing texts: [CGRect],
    signs: [CGRect],
    controls: [CGRect],
    lines: [LineRoom.Line],
    strokes: [LineSegment],
    on grounds: [CGRect]
  ) {
    (self.signs, self.grounds) = (signs, grounds)
    // The home indicator is a sign, and no text.
    self.texts = texts + signs.filter { !texts.contains($0) }
    (self.controls, self.lines, self.strokes) = (controls, lines, strokes)
    linesWithHeads = lines.map { LineSegment($0.from, $0.to).extended(by: Self.headReach) }
    strokesWithHeads = strokes.map { $0.extended(by: Self.headReach) }
    (self.taken, self.things, self.plates) = (taken, things, plates)
    bounds = CGRect(origin: .zero, size: size).insetBy(dx: 6, dy: 6)
  }

  /// Takes the areas of further lines.
  mutating func take(_ areas: [CGRect]) { taken += areas }

  // MARK: On a thing

  /// Places a label in the free room of what it means, as near to its end as can be, and returns whether there is some:
  /// in its middle line, or of what is larger than a row, at the bottom or at the top.
  mutating func placeOnThing(_ label: inout AnnotationLabel, atLeft: Bool) -> Bool {
    let (thing, size) = (label.target, label.box.size)
    let inset = thing.isLarge ? Self.largeInset : Self.inset
    let inner = thing.insetBy(dx: inset.width, dy: inset.height).intersection(bounds)
    guard !inner.isNull, inner.width >= size.width, inner.height >= size.height else {
      return false
    }
    let middle = min(max(thing.midY - size.height / 2, inner.minY), inner.maxY - size.height)
    for y in thing.isLarge ? [inner.maxY - size.height, inner.minY] : [middle] {
      for distance in stride(from: 0, through: inner.width - size.width, by: 2) {
        let x = atLeft ? inner.minX + distance : inner.maxX - size.width - distance
        let box = CGRect(x: x, y: y, width: size.width, height: size.height)
        guard isFreeGround(box, of: thing), label.glass?.cuts(box) != true,
          !label.seen.others.contains(where: box.intersects)
        else { continue }
        label.box = box
        // Nothing points to what it stands on.
        label.target = CGRect(origin: CGPoint(x: box.midX, y: box.midY), size: .zero)
        boxes.append(box)
        return true
      }
    }
    return false
  }

  private func isFreeGround(_ box: CGRect, of thing: CGRect) -> Bool {
    let near = box.insetBy(dx: -Self.textGap, dy: 0)
    func isOther(_ area: CGRect) -> Bool {
      area != thing && !area.holds(thing) && !area.isNear(thing)
    }
    // Right beside another thing it would be that one's.
    let apart = box.insetBy(dx: -Self.thingGap, dy: 0)
    return !texts.contains { $0.intersects(near) }
      && !taken.contains { $0.insetBy(dx: -3, dy: -3).intersects(box) }
      && !boxes.contains { $0.insetBy(dx: -3, dy: -3).intersects(box) }
      && !things.contains { isOther($0) && $0.overlaps(thing.holds($0) ? apart : box) }
      && !plates.contains { isOther($0) && $0.overlaps(box) }
      && !grounds.contains { $0.overlaps(box) && !$0.holds(box) }
      && !controls.contains { $0.intersects(box) && !$0.isNear(thing) }
  }

  // MARK: Beside a thing

  /// Places a label at the nearest free place beside what it means, on no text, and with a line across neither a text nor
  /// another thing, straight beside it first, and returns whether there is one.
  ///
  /// - Parameters:
  ///   - label: The label.
  ///   - sides: The sides of the target that are tried, the best first.
  ///   - isNear: Whether it may be only near what it means, at the left and at the right, too.
  /// - Returns: Whether it was placed.
  /// - Complexity: O(*s* · *n*), with *s* steps and *n* areas; O(*s*² · *n*) where no straight way
  ///   is free.
  mutating func place(
    _ label: inout AnnotationLabel,
    on sides: [ScreenSide],
    isNear: Bool
  ) -> Bool {
    let reach = isNear ? Self.lineReach : max(bounds.width, bounds.height)
    return [false, true].contains { isFromAnywhere in
      place(&label, on: sides, upTo: reach, every: Self.step, isFromAnywhere)
    }
  }

  /// Places a label straight beside what it means in a room hardly larger than it, as `place(_:on:isNear:)` does elsewhere.
  mutating func placeFinely(_ label: inout AnnotationLabel, on sides: [ScreenSide]) -> Bool {
    place(&label, on: sides, upTo: Self.reach, every: Self.fineStep, false)
  }

  private mutating func place(
    _ label: inout AnnotationLabel,
    on sides: [ScreenSide],
    upTo reach: CGFloat,
    every step: CGFloat,
    _ isFromAnywhere: Bool
  ) -> Bool {
    for distance in stride(from: 0, through: reach, by: step) {
      for place in places(of: label, on: sides, at: distance, isFromAnywhere: isFromAnywhere)
      where crossings(of: place) == 0 {
        put(place, &label)
        return true
      }
    }
    return false
  }

  /// Places a label near by where its line crosses the fewest texts and things, if they are not too many, and returns
  /// whether there is such a place.
  mutating func placeNear(
    _ label: inout AnnotationLabel,
    on sides: [ScreenSide],
    crossingAtMost most: Int
  ) -> Bool {
    var best: (place: AnnotationLabel, crossings: Int)?
    for distance in stride(from: 0, through: Self.reach, by: Self.step) {
      for place in places(of: label, on: sides, at: distance, isFromAnywhere: true) {
        let count = crossings(of: place)
        if count <= most, count < best?.crossings ?? .max { best = (place, count) }
      }
    }
    guard let best else { return false }
    put(best.place, &label)
    return true
  }

  private mutating func put(_ place: AnnotationLabel, _ label: inout AnnotationLabel) {
    label = place
    boxes.append(place.box)
    taken += place.leader.map { [CGRect].along(from: $0.from, to: $0.to) } ?? []
  }

  /// Returns a label at the free places at a distance, those first that are tried first.
  private func places(
    of label: AnnotationLabel,
    on sides: [ScreenSide],
    at distance: CGFloat,
    isFromAnywhere: Bool
  ) -> [AnnotationLabel] {
    sides.flatMap { side in
      Self.moves(by: distance, isFromAnywhere).compactMap { shift, away in
        let climb = side.isVertical ? away : abs(shift) - label.target.height / 2
        guard climb <= Self.reach else { return nil }
        let box = box(of: label, side, shift: shift, away: away)
        guard isFree(box, for: label.target) else { return nil }
        var place = label
        place.box = box
        return isClear(place.leader) ? place : nil
      }
    }
  }

  /// Returns the moves along a side and away from it that are tried at a distance.
  private static func moves(
    by distance: CGFloat,
    _ isFromAnywhere: Bool
  ) -> [(shift: CGFloat, away: CGFloat)] {
    guard distance > 0 else { return [(0, 0)] }
    guard isFromAnywhere else {
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

  private func isFree(_ box: CGRect, for target: CGRect) -> Bool {
    func isInTheWay(_ area: CGRect) -> Bool {
      area.overlaps(box) && !(area.hasRoom(for: target) && area.holds(box))
    }
    return bounds.holds(box)
      && !texts.contains { $0.intersects(box) }
      && !boxes.contains { $0.insetBy(dx: -3, dy: -3).intersects(box) }
      && !taken.contains { $0.overlaps(box) } && !controls.contains { $0.overlaps(box) }
      && !things.contains(where: isInTheWay) && !plates.contains(where: isInTheWay)
  }

  /// Returns whether a line crosses no label and no sign of the status bar.
  private func isClear(_ line: (from: CGPoint, to: CGPoint)?) -> Bool {
    guard let line else { return true }
    guard
      !signs.contains(where: { $0.insetBy(dx: 1, dy: 1).isCrossed(from: line.from, to: line.to) })
    else { return false }
    return !boxes.contains { box in
      box.insetBy(dx: -4, dy: -4).isCrossed(from: line.from, to: line.to)
        && [CGRect].along(from: line.from, to: line.to).contains { $0.intersects(box) }
    }
  }

  /// Returns whether a line goes along the measure or the bracket that it ends at, as if that were longer; one that is much
  /// longer than that is not taken for a part of it.
  private func isAlongItsOwn(_ line: (from: CGPoint, to: CGPoint)) -> Bool {
    let (dx, dy) = (abs(line.to.x - line.from.x), abs(line.to.y - line.from.y))
    guard max(dx, dy) > Self.gap + 2 else { return false }
    return lines.contains { other in
      let isUpright = other.from.x == other.to.x
      let isAlong = isUpright ? dx * 2 < dy : dy * 2 < dx
      return isAlong && 3 * max(other.box.width, other.box.height) > max(dx, dy)
        && line.to == line.to.clamped(to: other.box)
    }
  }

  /// Returns how many texts, controls, other lines and other things the line of a label crosses, and on how many lines and
  /// outlines it lies; an edge that two things share counts too.
  private func crossings(of label: AnnotationLabel) -> Int {
    guard let line = label.leader else { return 0 }
    let segment = LineSegment(line.from, line.to)
    return texts.count { text in
      // A line close by would touch the letters at the end, other than those that it points to.
      let reach = text.touches(label.target) ? -1 : Self.textReach
      return text.insetBy(dx: -reach, dy: 1).isCrossed(from: line.from, to: line.to)
    }
      + zip(lines, linesWithHeads).count { other, longer in
        segment.crosses(LineSegment(other.from, other.to))
          || longer.isAlong(segment, gap: Self.headReach)
            && line.to != line.to.clamped(to: other.box)
      }
      + things.count { $0.hasOutline(along: segment) }
      + label.seen.others.count { $0.isCrossed(from: line.from, to: line.to) }
      + (isAlongItsOwn(line) ? 1 : 0)
      + zip(strokes, strokesWithHeads).count { stroke, longer in
        stroke.isAlong(segment) || longer.crosses(segment) && !stroke.isNear(line.to, 1)
      }
      + controls.count {
        $0.isForeign(to: label.target) && !label.target.holds($0)
          && $0.insetBy(dx: 1, dy: 1).isCrossed(from: line.from, to: line.to)
      }
      + plates.count {
        $0.isForeign(to: label.target) && !$0.isNear(label.target)
          && $0.isCrossed(from: line.from, to: line.to)
      }
      + things.count {
        $0.isForeign(to: label.target)
          && $0.insetBy(dx: -1, dy: -1).isCrossed(from: line.from, to: line.to)
      }
  }
}

extension CGRect {
  /// Returns whether two areas have more than an edge in common; one without a size has a middle.
  fileprivate func overlaps(_ other: CGRect) -> Bool {
    width > 0 && height > 0
      ? intersects(other) : other.insetBy(dx: -3, dy: -3).contains(CGPoint(x: midX, y: midY))
  }

  /// The height up to which a wide thing is a row: that of one with four lines.
  static let greatestRow: CGFloat = 120
  /// The width from which a thing is as wide as a row, on however wide a screen.
  static let leastRow: CGFloat = 240

  /// Whether it is as wide as a row, and higher, as a keyboard or a table is.
  var isLarge: Bool { width >= Self.leastRow && height > Self.greatestRow }

  /// Returns whether it is larger than a row and holds what a label means, so that the label may be in it, too.
  fileprivate func hasRoom(for target: CGRect) -> Bool {
    isLarge && self != target && holds(target)
  }

  /// Returns whether an area is another one than a target, with an outline, and not around the target; what a line ends
  /// at is its own.
  func isForeign(to target: CGRect) -> Bool {
    guard width > 0, height > 0, self != target else { return false }
    let around = insetBy(dx: -1, dy: -1)
    let isLine = target.width == 0 || target.height == 0
    return !around.holds(target) && !(isLine && insetBy(dx: 1, dy: 1).touches(target))
  }

  /// Returns whether the area has its edges where another one has them, but for the room around that.
  func isNear(_ other: CGRect) -> Bool {
    insetBy(dx: -6, dy: -6).holds(other) && other.insetBy(dx: -6, dy: -6).holds(self)
  }

  /// Returns whether a line or a point has a part in the area.
  func touches(_ line: CGRect) -> Bool {
    minX <= line.maxX && line.minX <= maxX && minY <= line.maxY && line.minY <= maxY
  }
}
