import Foundation
import LayoutGeometry
import LayoutScenes
import LayoutText

/// A measure as it is asked for, before it has a place.
struct WantedMeasure {
  let index: Int
  /// The edges, the upper or the left one first.
  let edges: (CGRect, CGRect)
  let words: String
  /// The side of what it measures, or of the screen: above or below for a width.
  let side: ScreenSide
  /// Whether the file names that side.
  let isChosen: Bool

  init(
    index: Int,
    edges: (CGRect, CGRect),
    words: String,
    _ side: ScreenSide,
    isChosen: Bool
  ) {
    (self.index, self.edges, self.words) = (index, edges, words)
    (self.side, self.isChosen) = (side, isChosen)
  }

  /// Returns whether both edges lie in a thing, as do its own.
  func isInside(_ thing: CGRect) -> Bool {
    let area = thing.insetBy(dx: -6, dy: -6)
    return area.holds(edges.0) && area.holds(edges.1)
  }

  /// Returns whether it is the width or the height of a thing, perhaps with room around that.
  func isExtent(of thing: CGRect) -> Bool {
    let (start, end) =
      isWidth ? (edges.0.midX, edges.1.midX) : (edges.0.midY, edges.1.midY)
    let range = isWidth ? (thing.minX, thing.maxX) : (thing.minY, thing.maxY)
    return abs(start - range.0) <= 6 && abs(end - range.1) <= 6
  }

  /// Whether its line is level.
  var isWidth: Bool { side.isVertical }

  /// Returns the measure on another side.
  func on(_ side: ScreenSide) -> Self {
    Self(index: index, edges: edges, words: words, side, isChosen: isChosen)
  }

  /// Returns the measure with its line at a height, or for a height at an x.
  func measure(at level: CGFloat) -> AnnotationLayout.Measure {
    let (first, second) = edges
    let start = isWidth ? CGPoint(x: first.midX, y: level) : CGPoint(x: level, y: first.midY)
    let end = isWidth ? CGPoint(x: second.midX, y: level) : CGPoint(x: level, y: second.midY)
    return AnnotationLayout.Measure(
      index: index,
      from: start,
      to: end,
      extensions: [first.leg(to: start), second.leg(to: end)]
    )
  }
}

/// A measure above or below the screen, before the columns beside it are known.
struct LanedMeasure {
  let wanted: WantedMeasure
  let lane: Int
  let label: AnnotationLabel
}

// The lines of measures and brackets.
extension AnnotationLayout {
  private static let laneGap: CGFloat = 10
  /// The distance of the first lane from the screen, and from what is beside it.
  private static let laneMargin: CGFloat = 12
  /// The distance of a measure from the edges of the screen.
  private static let measureMargin: CGFloat = 14
  /// The least distance, where it would lie along the edge of a thing at the other one.
  private static let leastMargin: CGFloat = 8
  /// The distance from the ends of a text within which a thin line would touch its letters, or a sign.
  private static let textReach: CGFloat = 3
  /// The length of thin lines up to which a measure is close to what it measures.
  private static let closeLength: CGFloat = 24
  /// The distance of a bracket from the edges of its rows, or of the screen.
  private static let bracketMargin: CGFloat = 10

  /// The upright and level lines on the screen so far, which lie side by side: measures, brackets and arrows.
  var lines: [LineRoom.Line] {
    insideLines + arrows.flatMap { $0.points.segments.compactMap(LineRoom.Line.init) }
  }

  /// Returns the room for lines that cross no control, and none of some things.
  private func lineRoom(besides things: [CGRect] = []) -> LineRoom {
    // The home indicator is a sign, and no text.
    let texts = obstacles + signs.filter { !obstacles.contains($0) }
    return LineRoom(around: texts, controls + things, insideAreas, lines, meant + buttons + plates)
  }

  /// Returns a measure on the screen, or `nil` if its line crosses a text, a control or a thing of another annotation that
  /// is smaller than a row, or lies on another line, at every level of the side that it is to be on.
  private func measureInside(_ wanted: WantedMeasure) -> Measure? {
    let isFirst = wanted.side == .top || wanted.side == .left
    let (edges, length) =
      wanted.isWidth
      ? ((wanted.edges.0.flipped, wanted.edges.1.flipped), size.height)
      : (wanted.edges, size.width)
    let shared = Self.shared(edges, length)
    let margin = Self.measureMargin
    let wish = isFirst ? shared.lowerBound + margin : shared.upperBound - margin
    let things = wanted.isWidth ? meant.map(\.flipped) : meant
    let isAtEdge = things.contains { thing in
      [thing.minX, thing.maxX].contains { abs($0 - wish) <= margin }
    }
    let least = isAtEdge ? Self.leastMargin : margin
    let middle = min(max((shared.lowerBound + shared.upperBound) / 2, margin), length - margin)
    let start = wanted.isChosen && !isFirst ? middle : least
    let end = wanted.isChosen && isFirst ? middle : max(least, length - least)
    guard start <= end else { return nil }
    let hidden = areas(over: wanted.index)
    let others = barred(wanted.isWidth) { !wanted.isInside($0) }
    let level = lineRoom(besides: others).level(near: wish, in: start...end, below: hidden) {
      let measure = wanted.measure(at: $0)
      return (
        LineRoom.Line(from: measure.from, to: measure.to),
        measure.extensions.map { LineRoom.Line(from: $0.from, to: $0.to) }
      )
    }
    let measure = level.map(wanted.measure)
    // On an outline nobody would see it.
    if let measure, !wanted.isChosen {
      let line = LineSegment(measure.from, measure.to)
      if meant.contains(where: { $0.hasOutline(along: line) }) { return nil }
    }
    // What is larger than a row has room for its measure beside it, if not on the screen.
    let isOnItsThing = measure.map { measure in
      meant.contains {
        $0.isLarge && wanted.isExtent(of: $0) && $0.isCrossed(from: measure.from, to: measure.to)
      }
    }
    return isOnItsThing == true ? nil : measure
  }

  /// Returns the things of annotations that are smaller than a row, with their outlines, which lines do not cross: upright
  /// lines, or level ones.
  private func barred(_ isLevel: Bool, where isOther: (CGRect) -> Bool = { _ in true }) -> [CGRect]
  {
    let reach = LineSegment.outlineGap
    return meant.filter { !isWide($0) && isOther($0) }
      .map { $0.insetBy(dx: isLevel ? 0 : -reach, dy: isLevel ? -reach : 0) }
  }

  /// Returns the part of a length along which both edges lie.
  private static func shared(_ edges: (CGRect, CGRect), _ length: CGFloat) -> ClosedRange<CGFloat> {
    let start = min(max(edges.0.minX, edges.1.minX, 0), length)
    return start...max(start, min(edges.0.maxX, edges.1.maxX, length))
  }

  /// Returns the x of a bracket on its rows, or in the margin beside them where texts or controls are at their end, or
  /// `nil` if it crosses one, or lies on another line, everywhere there and in their half beyond the buttons of a row.
  func bracketInside(
    _ index: Int,
    _ rows: CGRect,
    _ range: ClosedRange<CGFloat>,
    isLeft: Bool
  ) -> CGFloat? {
    let margin = Self.bracketMargin
    let shown = rows.intersection(CGRect(origin: .zero, size: size))
    guard shown.width >= 4 * margin else { return nil }
    let covers = areas(over: index)
    // Between two of the buttons that a swipe uncovers it would be about these.
    let buttons = buttons.filter { button in
      button.intersects(shown) && !covers.contains { $0.intersects(button) }
    }
    let inner =
      isLeft
      ? buttons.reduce(shown.midX) { min($0, $1.minX) }
      : buttons.reduce(shown.midX) { max($0, $1.maxX) }
    let wish = isLeft ? shown.minX + margin : shown.maxX - margin
    let hasRoom = isLeft ? wish <= inner : inner <= wish
    let others = barred(false)
    func best(near wish: CGFloat, in levels: ClosedRange<CGFloat>) -> CGFloat? {
      lineRoom(besides: others).level(near: wish, in: levels, below: covers) {
        (.upright(at: $0, range), [])
      }
    }
    let level = hasRoom ? best(near: wish, in: min(wish, inner)...max(wish, inner)) : nil
    if let level, abs(level - wish) <= 2 * margin { return level }
    // Rather beside the rows than far from their end.
    let room = isLeft ? shown.minX : size.width - shown.maxX
    guard room >= 1.5 * margin else { return level }
    let distance = min(room / 2, margin)
    let beside = isLeft ? shown.minX - distance : shown.maxX + distance
    return best(near: beside, in: beside...beside) ?? level
  }

  /// Adds a width to the first free lane above or below the screen.
  mutating func addLaned(_ wanted: WantedMeasure, in font: Font) {
    let (left, right) = wanted.edges
    let middle = (left.midX + right.midX) / 2
    let target = CGRect(x: middle, y: 0, width: 0, height: 0)
    var label = AnnotationLabel(wanted.index, wanted.words, of: target, in: font)
    label.box.origin.x = (middle - label.box.width / 2).rounded()
    let range = min(left.midX, label.box.minX)...max(right.midX, label.box.maxX)
    let wanted = wanted.isChosen ? wanted : wanted.on(clearerSide(of: wanted))
    let lane = lanes[wanted.side, default: Lanes()].add(range, gap: 8)
    lanedMeasures.append(LanedMeasure(wanted: wanted, lane: lane, label: label))
  }

  /// Returns how many texts, controls and things the thin lines of a measure beside the screen cross on its side, or on
  /// the clearer one.
  func crossingsBeside(of wanted: WantedMeasure) -> Int {
    let isFree = wanted.isWidth && !wanted.isChosen
    return crossings(of: wanted, at: isFree ? clearerSide(of: wanted) : wanted.side)
  }

  /// Returns the side above or below the screen on which the thin lines of a width cross fewer texts and controls, or are
  /// shorter.
  private func clearerSide(of wanted: WantedMeasure) -> ScreenSide {
    func cost(_ side: ScreenSide) -> (Int, CGFloat) {
      let lines = thinLines(of: wanted, at: side)
      let length = lines.reduce(0) { $0 + abs($1.to.y - $1.from.y) }
      return (crossings(of: wanted, at: side), length)
    }
    return cost(.bottom) < cost(.top) ? .bottom : .top
  }

  /// Returns whether the thin lines of a width beside the screen would go through texts or controls, or along some outlines,
  /// on the side that is chosen, or else above and below it alike.
  private func strikesSolids(_ wanted: WantedMeasure, orRunsAlong outlined: [CGRect] = []) -> Bool {
    let solids = (texts + controls).map { $0.insetBy(dx: 1, dy: 1) }
    func isInTheWay(_ line: LineSegment) -> Bool {
      solids.contains { $0.isCrossed(from: line.from, to: line.to) }
        || outlined.contains { $0.hasOutline(along: line) }
    }
    let sides = wanted.isChosen ? [wanted.side] : [.top, .bottom]
    return wanted.isWidth
      && sides.allSatisfy { side in
        thinLines(of: wanted, at: side).contains { isInTheWay(LineSegment($0.from, $0.to)) }
      }
  }

  /// Returns a measure on the screen, or `nil` for one that is beside it.
  ///
  /// Of those that are to be beside it, widths are on it whose thin lines would go through texts or controls, and those close
  /// to what they measure whose lines would go along outlines of other things.
  func measureOnScreen(_ wanted: WantedMeasure) -> Measure? {
    if placement == .inside || strikesSolids(wanted) { return measureInside(wanted) }
    let others = meant.filter { !wanted.isInside($0) && !wanted.isExtent(of: $0) }
    guard strikesSolids(wanted, orRunsAlong: others), let measure = measureInside(wanted)
    else { return nil }
    let isClose = measure.extensions.allSatisfy {
      LineSegment($0.from, $0.to).length <= Self.closeLength
    }
    return isClose ? measure : nil
  }

  /// Returns how many texts, controls and things the thin lines of a measure beside the screen would cross.
  func crossings(of wanted: WantedMeasure, at side: ScreenSide) -> Int {
    // A line close by would touch the letters at the end of a text.
    let areas =
      texts.map { $0.insetBy(dx: -Self.textReach, dy: 1) }
      + (controls + meant).map { $0.insetBy(dx: 1, dy: 1) }
    return thinLines(of: wanted, at: side).reduce(0) { count, line in
      count + areas.count { $0.isCrossed(from: line.from, to: line.to) }
    }
  }

  /// The thin lines of all measures beside the screen.
  var thinLinesBeside: [(from: CGPoint, to: CGPoint)] {
    measures.flatMap(\.extensions)
      + lanedMeasures.flatMap { thinLines(of: $0.wanted, at: $0.wanted.side) }
  }

  private func thinLines(
    of wanted: WantedMeasure,
    at side: ScreenSide
  ) -> [(from: CGPoint, to: CGPoint)] {
    let level =
      switch side {
      case .top: surroundings.minY
      case .bottom: surroundings.maxY
      case .left: surroundings.minX
      case .right: surroundings.maxX
      }
    return wanted.measure(at: level).extensions
  }

  /// Places the measures above and below all that is beside the screen.
  mutating func placeLanes() {
    let highest = min(surroundings.minY, labels.map(\.box.minY).min() ?? 0)
    let lowest = max(surroundings.maxY, labels.map(\.box.maxY).max() ?? 0)
    func height(_ lane: Int, _ side: ScreenSide) -> CGFloat {
      let labels = lanedMeasures.filter { $0.lane == lane && $0.wanted.side == side }.map(\.label)
      return (labels.map(\.box.height).max() ?? 0) + Self.laneGap
    }
    for measure in lanedMeasures {
      let side = measure.wanted.side
      let before = (0..<measure.lane).reduce(0) { $0 + height($1, side) }
      let (isAbove, distance) = (side == .top, Self.laneMargin + before)
      let y = isAbove ? highest - distance : lowest + distance
      var label = measure.label
      // Beyond the arrow, where the thin lines from the screen do not go.
      label.box.origin.y = isAbove ? y - label.box.height - 1 : y + 1
      label.side = side
      label.target = CGRect(x: label.box.midX, y: y, width: 0, height: 0)
      labels.append(label)
      measures.append(measure.wanted.measure(at: y))
    }
  }
}

extension LineRoom.Line {
  /// Creates an upright or level line, or `nil` of a slanted one.
  init?(_ line: LineSegment) {
    guard line.from.x == line.to.x || line.from.y == line.to.y else { return nil }
    let isForward = line.from.x < line.to.x || line.from.y < line.to.y
    self.init(from: isForward ? line.from : line.to, to: isForward ? line.to : line.from)
  }

  /// Returns an upright line.
  static func upright(at x: CGFloat, _ range: ClosedRange<CGFloat>) -> Self {
    Self(from: CGPoint(x: x, y: range.lowerBound), to: CGPoint(x: x, y: range.upperBound))
  }
}

extension CGRect {
  /// Returns the thin line from the nearest point of an edge to a little beyond the end of a measure.
  fileprivate func leg(to end: CGPoint) -> (from: CGPoint, to: CGPoint) {
    let start = end.clamped(to: self)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = max(abs(dx), abs(dy), 1)
    return (start, CGPoint(x: end.x + dx / length * 5, y: end.y + dy / length * 5))
  }
}
