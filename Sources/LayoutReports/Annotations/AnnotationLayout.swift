package import Foundation
import LayoutGeometry
package import LayoutScenes
package import LayoutText

/// The places of all that annotates one screen, or a part of it, from its upper left corner.
package struct AnnotationLayout: Sendable {
  /// A line with arrow heads between two edges, with thin lines to what it measures.
  package struct Measure: Sendable {
    /// The place of the annotation in the list of all.
    package let index: Int
    /// The upper or left end.
    package let from: CGPoint
    /// The lower or right end.
    package let to: CGPoint
    /// The thin lines, each from the edge to a little beyond the line.
    let extensions: [(from: CGPoint, to: CGPoint)]
  }

  /// A bracket around rows, with its back at an x.
  struct Bracket: Sendable {
    let index: Int
    let x: CGFloat
    let range: ClosedRange<CGFloat>
    /// Whether it stands at the left of what it puts together.
    let isLeft: Bool
  }

  /// An arrow.
  struct Arrow: Sendable {
    let index: Int
    let from: CGPoint
    let to: CGPoint
  }

  /// The numbers and words, each with its box.
  package private(set) var labels: [AnnotationLabel] = []
  /// The measures, each with its line and those to what it measures.
  package private(set) var measures: [Measure] = []
  private(set) var brackets: [Bracket] = []
  private(set) var arrows: [Arrow] = []
  /// The areas of things that a number or words are about.
  package private(set) var things: [(index: Int, area: CGRect)] = []
  /// The ways of the finger.
  private(set) var tracks: [(index: Int, track: DrawnTrack)] = []
  /// The room that all of it needs, with the screen in it.
  package private(set) var bounds: CGRect

  /// The size of the screen, or of the part of it that is shown.
  let size: CGSize
  private let surroundings: CGRect
  private let isRightToLeft: Bool
  private let texts: [CGRect]
  private let font: Font
  private let placement: AnnotationPlacement
  private var columns: SideColumns
  private var besideLabels: [Bool: [AnnotationLabel]] = [:]
  private var insideLabels: [(label: AnnotationLabel, prefersLeft: Bool, isVertical: Bool)] = []
  private var insideLines: [CGRect] = []
  /// The ranges of measures above and below the screen, lane by lane.
  private var lanes: [Bool: Lanes] = [:]
  private var lanedMeasures: [LanedMeasure] = []

  /// A measure above or below the screen, before the columns beside it are known.
  private struct LanedMeasure {
    let index: Int
    let lane: Int
    let isTop: Bool
    let edges: (CGRect, CGRect)
    let label: AnnotationLabel
  }

  private static let laneGap: CGFloat = 10
  private static let margin: CGFloat = 16

  /// Creates the places of annotations on a screen.
  ///
  /// - Parameters:
  ///   - placed: The annotations with their things, in the order in which they choose.
  ///   - size: The size of the screen, in points.
  ///   - surroundings: The area of the screen with what is drawn around it, or `nil` for the screen alone.
  ///   - placement: Whether they stand beside the screen or on it; those without room on it are beside it, too.
  ///   - isRightToLeft: Whether the screen is read from right to left.
  ///   - texts: The texts and signs of the screen, on which no label stands, and which lines cross only where there is
  ///     no other way.
  ///   - fonts: The fonts for letters of the words that the system's does not have.
  package init(
    _ placed: [PlacedAnnotation],
    on size: CGSize,
    in surroundings: CGRect? = nil,
    _ placement: AnnotationPlacement,
    isRightToLeft: Bool,
    sparing texts: [CGRect] = [],
    in fonts: FontCascade? = nil
  ) {
    let surroundings = surroundings ?? CGRect(origin: .zero, size: size)
    self.surroundings = surroundings
    (self.size, self.placement, self.isRightToLeft) = (size, placement, isRightToLeft)
    self.texts = texts
    font = AnnotationLabel.font(with: fonts)
    columns = SideColumns(around: surroundings)
    bounds = surroundings
    for (index, placed) in placed.enumerated() { add(placed, index) }
    placeInside()
    for isLeft in [true, false] {
      labels += columns.place(besideLabels[isLeft] ?? [], isLeft: isLeft)
    }
    placeLanes()
    labels.sort { $0.index < $1.index }
    var routes = LeaderRoutes(around: texts, labels)
    for index in labels.indices { labels[index].route = routes.route(of: labels[index]) ?? [] }
    findBounds()
  }

  private mutating func add(_ placed: PlacedAnnotation, _ index: Int) {
    let annotation = placed.annotation
    let side = annotation.side?.isLeft(inRightToLeft: isRightToLeft)
    switch placed.target {
    case .thing(let thing):
      let area = thing.spared(around: texts)
      things.append((index, area))
      let label =
        annotation.number.map { AnnotationLabel(index, number: $0, of: area) }
        ?? AnnotationLabel(index, annotation.text ?? "", of: area, in: font)
      add(label, isLeft: side, isVertical: annotation.side?.isHorizontal == true)
    case .width(let first, let second):
      let words = Self.words(abs(first.midX - second.midX), annotation)
      addWidth(first, second, words, index, isTop: annotation.side != .bottom)
    case .height(let first, let second):
      let words = Self.words(abs(first.midY - second.midY), annotation)
      addHeight(first, second, words, index, isLeft: side)
    case .bracket(let area):
      let isLeft = side ?? isRightToLeft
      let range = clamped(area.minY, area.maxY)
      let x: CGFloat
      if placement == .beside {
        x = columns.addLine(range, isLeft: isLeft)
      } else {
        x = isLeft ? 10 : size.width - 10
        insideLines.append(CGRect(x: x - 6, y: range.lowerBound, width: 12, height: range.length))
      }
      brackets.append(Bracket(index: index, x: x, range: range, isLeft: isLeft))
      guard let text = annotation.text else { break }
      let middle = (range.lowerBound + range.upperBound) / 2
      let target = CGRect(x: x, y: middle, width: 0, height: 0)
      add(AnnotationLabel(index, text, of: target, in: font), isLeft: isLeft, isVertical: false)
    case .arrow(let first, let second):
      let arrow = Arrow(
        index: index,
        from: first.border(toward: second),
        to: second.border(toward: first)
      )
      arrows.append(arrow)
      insideLines += LabelRoom.areas(from: arrow.from, to: arrow.to)
      guard let text = annotation.text else { break }
      let middle = CGPoint(x: (arrow.from.x + arrow.to.x) / 2, y: (arrow.from.y + arrow.to.y) / 2)
      let target = CGRect(origin: middle, size: .zero)
      add(AnnotationLabel(index, text, of: target, in: font), isLeft: nil, isVertical: false)
    case .path(let tracks):
      self.tracks += tracks.map { (index, $0) }
      for track in tracks {
        for (from, to) in zip(track.points, track.points.dropFirst()) {
          insideLines += LabelRoom.areas(from: from, to: to)
        }
        insideLines += track.fingers.map {
          CGRect(origin: $0, size: .zero).insetBy(dx: -8, dy: -8)
        }
      }
    case .picture: break
    }
  }

  /// Adds a label that is to be placed: on the side that is said, else on the nearer one or at the end of the lines.
  private mutating func add(_ label: AnnotationLabel, isLeft: Bool?, isVertical: Bool) {
    let third = size.width / 3
    let nearer: Bool? =
      label.target.maxX <= third ? true : label.target.minX >= 2 * third ? false : nil
    let isLeft = isLeft ?? nearer ?? isRightToLeft
    if placement == .beside {
      besideLabels[isLeft, default: []].append(label)
    } else {
      // On the screen the room is on the other side of what is at an edge.
      insideLabels.append((label, prefersLeft: isLeft, isVertical: isVertical))
    }
  }

  private mutating func placeInside() {
    let meant = things.map(\.area)
    var room = LabelRoom(size: size, besides: meant + insideLines, sparing: texts)
    for entry in insideLabels {
      var label = entry.label
      if room.place(&label, prefersLeft: entry.prefersLeft, isVertical: entry.isVertical) {
        labels.append(label)
      } else {
        besideLabels[entry.prefersLeft, default: []].append(label)
      }
    }
  }

  // MARK: Measures

  private static func words(_ distance: CGFloat, _ annotation: Annotation) -> String {
    let value = "\(decimalText(distance, most: 2)) pt"
    return annotation.text.map { "\($0) \(value)" } ?? value
  }

  private mutating func addWidth(
    _ first: CGRect,
    _ second: CGRect,
    _ words: String,
    _ index: Int,
    isTop: Bool
  ) {
    let (left, right) = first.midX <= second.midX ? (first, second) : (second, first)
    let middle = (left.midX + right.midX) / 2
    let shared = clamped(max(left.minY, right.minY), min(left.maxY, right.maxY))
    let wish = isTop ? shared.lowerBound + 14 : shared.upperBound - 14
    let isInside = addInside(near: wish, in: size.height, words) { y in
      let (start, end) = (CGPoint(x: left.midX, y: y), CGPoint(x: right.midX, y: y))
      let legs = [left.leg(to: start), right.leg(to: end)]
      return Measure(index: index, from: start, to: end, extensions: legs)
    }
    guard !isInside else { return }
    var label = AnnotationLabel(
      index,
      words,
      of: CGRect(x: middle, y: 0, width: 0, height: 0),
      in: font
    )
    label.box.origin.x = (middle - label.box.width / 2).rounded()
    let range = min(left.midX, label.box.minX)...max(right.midX, label.box.maxX)
    let lane = lanes[isTop, default: Lanes()].add(range, gap: 8)
    lanedMeasures.append(
      LanedMeasure(index: index, lane: lane, isTop: isTop, edges: (left, right), label: label)
    )
  }

  private mutating func addHeight(
    _ first: CGRect,
    _ second: CGRect,
    _ words: String,
    _ index: Int,
    isLeft side: Bool?
  ) {
    let (top, bottom) = first.midY <= second.midY ? (first, second) : (second, first)
    let isLeft = side ?? isRightToLeft
    func measure(at x: CGFloat) -> Measure {
      let (start, end) = (CGPoint(x: x, y: top.midY), CGPoint(x: x, y: bottom.midY))
      let legs = [top.leg(to: start), bottom.leg(to: end)]
      return Measure(index: index, from: start, to: end, extensions: legs)
    }
    let wish = isLeft ? max(top.minX, bottom.minX) + 14 : min(top.maxX, bottom.maxX) - 14
    guard !addInside(near: wish, in: size.width, words, measure) else { return }
    let x = columns.addLine(top.midY...max(top.midY, bottom.midY), isLeft: isLeft)
    measures.append(measure(at: x))
    let target = CGRect(x: x, y: (top.midY + bottom.midY) / 2, width: 0, height: 0)
    let label = AnnotationLabel(index, words, of: target, in: font)
    besideLabels[isLeft, default: []].append(label)
  }

  /// Adds a measure on the screen, and returns whether it is to be there, and a line can be that crosses no text.
  private mutating func addInside(
    near wish: CGFloat,
    in length: CGFloat,
    _ words: String,
    _ make: (CGFloat) -> Measure
  ) -> Bool {
    guard placement == .inside,
      let measure = MeasureRoom(around: texts, insideLines).measure(near: wish, in: length, make)
    else { return false }
    measures.append(measure)
    let (start, end) = (measure.from, measure.to)
    insideLines += LabelRoom.areas(from: start, to: end)
    // Any point of the line will do, so that there is one with a free way.
    let line = CGRect(origin: start, size: CGSize(width: end.x - start.x, height: end.y - start.y))
    let label = AnnotationLabel(measure.index, words, of: line, in: font)
    insideLabels.append((label, prefersLeft: isRightToLeft, isVertical: start.y == end.y))
    return true
  }

  /// Places the measures above the screen, and below all that is beside it.
  private mutating func placeLanes() {
    let lowest = max(surroundings.maxY, labels.map(\.box.maxY).max() ?? 0)
    func height(_ lane: Int, isTop: Bool) -> CGFloat {
      let labels = lanedMeasures.filter { $0.lane == lane && $0.isTop == isTop }.map(\.label)
      return (labels.map(\.box.height).max() ?? 0) + Self.laneGap
    }
    for measure in lanedMeasures {
      let isTop = measure.isTop
      let before = (0..<measure.lane).reduce(0) { $0 + height($1, isTop: isTop) }
      let y =
        isTop
        ? surroundings.minY - 12 - before : lowest + before + height(measure.lane, isTop: false)
      var label = measure.label
      label.box.origin.y = y - label.box.height - 1
      label.isBeside = true
      label.target = CGRect(x: label.box.midX, y: y, width: 0, height: 0)
      labels.append(label)
      let (left, right) = measure.edges
      let (start, end) = (CGPoint(x: left.midX, y: y), CGPoint(x: right.midX, y: y))
      measures.append(
        Measure(
          index: measure.index,
          from: start,
          to: end,
          extensions: [left.leg(to: start), right.leg(to: end)]
        )
      )
    }
  }

  // MARK: Room

  private func clamped(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<CGFloat> {
    let start = min(max(start, 0), size.height)
    return start...max(start, min(end, size.height))
  }

  private mutating func findBounds() {
    var all = surroundings
    for label in labels { all = all.union(label.box) }
    for measure in measures {
      for point in [measure.from, measure.to] {
        all = all.union(CGRect(origin: point, size: .zero).insetBy(dx: -4, dy: -4))
      }
    }
    for bracket in brackets {
      all = all.union(CGRect(x: bracket.x - 1, y: bracket.range.lowerBound, width: 2, height: 1))
    }
    let needsMore = all != surroundings || surroundings.size != size
    bounds = needsMore ? all.insetBy(dx: -Self.margin, dy: -Self.margin).integral : surroundings
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}

extension CGRect {
  /// Returns the point of the border on the way from the middle to that of another area.
  fileprivate func border(toward other: CGRect) -> CGPoint {
    let (dx, dy) = (other.midX - midX, other.midY - midY)
    let shares = [(dx, width), (dy, height)].compactMap { (distance, extent) -> CGFloat? in
      distance == 0 ? nil : extent / 2 / abs(distance)
    }
    let share = min(shares.min() ?? 0, 0.5)
    return CGPoint(x: midX + dx * share, y: midY + dy * share)
  }

  /// Returns the area with room between its edges and the texts in it, so that its outline covers none.
  fileprivate func spared(around texts: [CGRect]) -> CGRect {
    let least: CGFloat = 3
    // One that goes on outside is not in it.
    let inner = texts.filter(insetBy(dx: -least, dy: -least).contains)
    let isNarrow = inner.contains { $0.minX < minX + least || $0.maxX > maxX - least }
    let isLow = inner.contains { $0.minY < minY + least || $0.maxY > maxY - least }
    return insetBy(dx: isNarrow ? -least - 1 : 0, dy: isLow ? -least : 0)
  }

  /// Returns the thin line from the nearest point of an edge to a little beyond the end of a measure.
  fileprivate func leg(to end: CGPoint) -> (from: CGPoint, to: CGPoint) {
    let start = end.clamped(to: self)
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = max(abs(dx), abs(dy), 1)
    return (start, CGPoint(x: end.x + dx / length * 5, y: end.y + dy / length * 5))
  }
}
