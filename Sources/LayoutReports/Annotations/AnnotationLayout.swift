package import Foundation
import LayoutGeometry
package import LayoutScenes
import LayoutSimulation
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
  package struct Bracket: Sendable {
    /// The place of the annotation in the list of all.
    package let index: Int
    /// The x of its back.
    package internal(set) var x: CGFloat
    /// The top and the bottom.
    package let range: ClosedRange<CGFloat>
    /// Whether it stands at the left of what it puts together.
    let isLeft: Bool
    /// The sides of the screen before which nothing else lies than what it puts together.
    let openSides: [ScreenSide]
    /// Whether what it puts together goes on above what is shown.
    package internal(set) var isOpenAtTop = false
    /// Whether what it puts together goes on below what is shown.
    package internal(set) var isOpenAtBottom = false
  }

  /// An arrow.
  package struct Arrow: Sendable {
    /// The place of the annotation in the list of all.
    package let index: Int
    /// The corners and ends, from that at which it begins to that with its head.
    package let points: [CGPoint]
    /// The end at which it begins.
    package var from: CGPoint { points.first ?? .zero }
    /// The end with its head.
    package var to: CGPoint { points.last ?? .zero }
  }

  /// The numbers and words, each with its box.
  package internal(set) var labels: [AnnotationLabel] = []
  /// The measures, each with its line and those to what it measures.
  package internal(set) var measures: [Measure] = []
  /// The brackets.
  package internal(set) var brackets: [Bracket] = []
  /// The arrows.
  package private(set) var arrows: [Arrow] = []
  /// The areas of things that a number or words are about, with the round corners that they have.
  package private(set) var things: [(index: Int, area: CGRect, round: RoundedArea?)] = []
  /// The areas that lie over what they are about, by the index of the annotation.
  private(set) var covers: [Int: [ScreenCover]] = [:]
  /// The ways of the finger.
  private(set) var tracks: [(index: Int, track: DrawnTrack)] = []
  /// The price of what is in the way of lines, by the index of their annotation.
  var troubles: [Int: Int] = [:]
  /// The room that all of it needs, with the screen in it.
  package private(set) var bounds: CGRect

  /// The size of the screen, or of the part of it that is shown.
  let size: CGSize
  let surroundings: CGRect
  let isRightToLeft: Bool
  /// The sides of annotations that are given: by the file, or to be tried.
  let sides: [Int: ScreenSide]
  /// The annotations of which the file names the side.
  let named: Set<Int>
  /// The texts and signs of the screen.
  package let texts: [CGRect]
  /// The texts, and the dots of fingers, which no line crosses either where there is another way.
  let obstacles: [CGRect]
  let signs: [CGRect]
  /// The controls of the screen.
  package let controls: [CGRect]
  /// The grounds of buttons.
  package let buttons: [CGRect]
  /// The round grounds of words, such as the bubbles of a chat.
  package let plates: [CGRect]
  /// The controls, and the grounds of buttons, which no line crosses either where there is another way.
  var solids: [CGRect] { controls + buttons }
  /// The areas of all that is drawn behind texts and signs.
  let grounds: [CGRect]
  /// The areas of all things that a number or words are about.
  let meant: [CGRect]
  /// The areas with round corners, back to front.
  private let rounded: [RoundedArea]
  /// The glass of the screen, or `nil` for one that is no device's.
  let glass: ScreenGlass?
  let font: Font
  let placement: AnnotationPlacement
  var columns: SideColumns
  /// The labels that stand beside the screen, by their side.
  var besideLabels: [ScreenSide: [AnnotationLabel]] = [:]
  /// The labels that may be at the left and at the right alike.
  var movable: Set<Int> = []
  var insideLabels: [InsideLabel] = []
  /// The areas of the lines on the screen.
  var insideAreas: [CGRect] = []
  /// The measures and brackets on the screen.
  var insideLines: [LineRoom.Line] = []
  /// The ranges of measures above and below the screen, lane by lane.
  var lanes: [ScreenSide: Lanes] = [:]
  var lanedMeasures: [LanedMeasure] = []
  /// The heights of the brackets and measures beside the screen, by their side.
  var upright: [ScreenSide: [ClosedRange<CGFloat>]] = [:]

  private static let margin: CGFloat = 16

  /// Creates the places of annotations on a screen.
  ///
  /// - Parameters:
  ///   - placed: The annotations with their things, in the order in which they choose.
  ///   - size: The size of the screen, in points.
  ///   - surroundings: The area of the screen with what is drawn around it, or `nil` for the screen alone.
  ///   - placement: Whether they stand beside the screen or on it; those without room on it are beside it, too.
  ///   - isRightToLeft: Whether the screen is read from right to left.
  ///   - sides: The sides to be tried for annotations of which the file names none.
  ///   - texts: The texts and signs of the screen, on which no label stands, and which lines cross only where there is
  ///     no other way.
  ///   - signs: Those of the status bar, which no line to a label crosses where the label could be elsewhere.
  ///   - pictures: Those that are pictures on buttons, which lines do not touch either.
  ///   - controls: The controls of the screen, on which no label stands, and which no measure and no bracket crosses.
  ///   - buttons: The grounds of buttons, which lines cross as little as texts.
  ///   - plates: The round grounds of words, which labels and lines that mean nothing on them keep clear of.
  ///   - grounds: What is drawn behind texts and signs, on which a label stands wholly or not at all where it is on the
  ///     thing that it is about.
  ///   - layered: The brackets that layers of the screen draw, with their ends.
  ///   - rounded: The areas with round corners, which the outlines of things follow.
  ///   - glass: The glass of the screen, whose corners cut things off.
  ///   - fonts: The fonts for letters of the words that the system's does not have.
  package init(
    _ placed: [PlacedAnnotation],
    on size: CGSize,
    in surroundings: CGRect? = nil,
    _ placement: AnnotationPlacement,
    isRightToLeft: Bool,
    trying sides: [Int: ScreenSide] = [:],
    sparing texts: [CGRect] = [],
    signs: [CGRect] = [],
    pictures: [CGRect] = [],
    controls: [CGRect] = [],
    buttons: [CGRect] = [],
    plates: [CGRect] = [],
    on grounds: [CGRect] = [],
    brackets layered: [CGRect] = [],
    rounded: [RoundedArea] = [],
    glass: ScreenGlass? = nil,
    in fonts: FontCascade? = nil
  ) {
    let surroundings = surroundings ?? CGRect(origin: .zero, size: size)
    self.surroundings = surroundings
    (self.size, self.placement, self.isRightToLeft) = (size, placement, isRightToLeft)
    self.sides = placed.enumerated().reduce(into: sides) { sides, placed in
      guard let side = placed.element.annotation.side else { return }
      sides[placed.offset] = ScreenSide(side, isRightToLeft: isRightToLeft)
    }
    named = Set(placed.indices.filter { placed[$0].annotation.side != nil })
    let texts = glass.map { texts.compactMap($0.seen) } ?? texts
    (self.texts, self.signs, self.grounds) = (texts, signs, grounds)
    (self.controls, self.buttons, self.plates) = (controls, buttons, plates)
    let screen = CGRect(origin: .zero, size: size)
    // As they are, for what is in them, and as the screen cuts them.
    self.rounded = rounded.flatMap { [$0, $0.clipped(to: screen)].compactMap(\.self) }
    self.glass = glass
    obstacles =
      texts
      + placed.flatMap { placed -> [CGRect] in
        if case .path(let tracks) = placed.target { tracks.flatMap(TrackArt.dotAreas) } else { [] }
      }
    let areas = self.rounded
    meant = placed.compactMap { placed in
      guard case .thing(let thing) = placed.target else { return nil }
      return areas.area(of: thing, sparing: texts)
    }
    font = AnnotationLabel.font(with: fonts)
    columns = SideColumns(around: surroundings)
    bounds = surroundings
    if placement == .beside {
      for (index, placed) in placed.enumerated() { findUpright(placed, index) }
    }
    // Ways have their places, wherever they stand in the list.
    for case .path(let tracks) in placed.map(\.target) {
      insideAreas += tracks.flatMap(TrackArt.areas)
    }
    insideLines += layered.map { .upright(at: $0.midX, $0.minY...max($0.minY, $0.maxY)) }
    insideAreas += layered
    for (index, placed) in placed.enumerated() {
      covers[index] = placed.covers
      add(placed, index)
    }
    placeInside()
    openBrackets(placed)
    freeEnds()
    nestWords()
    spreadRows(placed)
    balanceColumns()
    for side in [ScreenSide.left, .right] {
      labels += columns.place(besideLabels[side] ?? [], isLeft: side == .left)
    }
    placeBands()
    placeLanes()
    labels.sort { $0.index < $1.index }
    findLines(pictures: pictures)
    findBounds()
  }

  private mutating func add(_ placed: PlacedAnnotation, _ index: Int) {
    let annotation = placed.annotation
    let side = sides[index]
    let end: ScreenSide = isRightToLeft ? .left : .right
    switch placed.target {
    case .thing(let thing):
      let area = rounded.area(of: thing, sparing: texts)
      let round =
        rounded.last { $0.isSame(as: thing) } ?? rounded.lazy.compactMap { $0.part(thing) }.last
        ?? rounded.lazy.compactMap { $0.corners(of: thing) }.last
      let parts = placed.parts.count > 1 ? placed.parts : []
      things += (parts.isEmpty ? [area] : parts).map { part in
        (index, part, parts.isEmpty ? round : rounded.last { $0.isSame(as: part) })
      }
      var label =
        annotation.number.map { AnnotationLabel(index, number: $0, of: area) }
        ?? AnnotationLabel(index, annotation.text ?? "", of: area, in: font)
      label.targetRadius = round?.greatestRadius ?? 0
      label.glass = glass
      label.seen = SeenPlaces(
        of: area,
        besides: placed.others + areas(over: index) + area.gaps(between: parts)
          + meant.compactMap { area.shared(with: $0) }
      )
      add(label, on: side)
    case .width(let first, let second):
      let edges = first.midX <= second.midX ? (first, second) : (second, first)
      let words = Self.words(placed)
      add(
        WantedMeasure(index: index, edges: edges, words: words, side ?? .top, isChosen: side != nil)
      )
    case .height(let first, let second):
      let edges = first.midY <= second.midY ? (first, second) : (second, first)
      let words = Self.words(placed)
      add(
        WantedMeasure(index: index, edges: edges, words: words, side ?? end, isChosen: side != nil)
      )
    case .bracket(let rows):
      addBracket(index, rows, annotation.text)
    case .arrow(let first, let second):
      let arrow = Arrow(index: index, points: way(from: first, to: second))
      arrows.append(arrow)
      insideAreas += arrow.points.segments.flatMap { [CGRect].along(from: $0.from, to: $0.to) }
      guard let text = annotation.text else { break }
      let middle = CGRect(origin: arrow.longest.point(at: 0.5), size: .zero)
      var label = AnnotationLabel(index, text, of: middle, in: font)
      label.shaft = arrow.shaft
      add(label, on: sides[index], isFree: true)
    case .path(let tracks): self.tracks += tracks.map { (index, $0) }
    case .picture: break
    }
  }

  /// Takes note of a bracket or a height that stands beside the screen.
  private mutating func findUpright(_ placed: PlacedAnnotation, _ index: Int) {
    switch placed.target {
    case .bracket(let area):
      let (side, open) = sides(ofBracket: index, around: area)
      guard open.contains(side) else { return }
      upright[side, default: []].append(clamped(area.minY, area.maxY))
    case .height(let first, let second):
      let range = min(first.midY, second.midY)...max(first.midY, second.midY)
      upright[sides[index] ?? (isRightToLeft ? .left : .right), default: []].append(range)
    case .thing, .width, .arrow, .path, .picture: return
    }
  }

  /// Adds a label that is to be placed: on the side that is said, else on the nearer one or at the end of the lines.
  ///
  /// Where a bracket or a measure stands between, it is on the other side if none is there; one of what has an end on
  /// neither side, or of a row with another thing over its end there, or far from the other side, is on the screen, if
  /// there is room.
  private mutating func add(_ label: AnnotationLabel, on chosen: ScreenSide?, isFree: Bool = false)
  {
    let nearer = nearerSide(to: label.target)
    var side = chosen ?? nearer ?? (isRightToLeft ? .left : .right)
    var other: ScreenSide = side == .left ? .right : .left
    func isBarred(_ side: ScreenSide) -> Bool { self.isBarred(label, side) }
    let isCutOff =
      chosen == nil && isBarred(side) && (nearer != nil || isBehindOthers(label, other))
    let isOnThing = isCutOff && isWide(label.target)
    let isFree = isFree && isBarred(side) || isOnThing
    if chosen == nil, nearer == nil {
      movable.insert(label.index)
      let (isBarred, isOtherBarred) = (isBarred(side), isBarred(other))
      if isBarred != isOtherBarred ? isBarred : isBlocked(label, side) && !isBlocked(label, other) {
        swap(&side, &other)
      }
    }
    guard placement == .inside || isFree else {
      return besideLabels[side, default: []].append(label)
    }
    insideLabels.append(
      InsideLabel(
        label: label,
        sides: chosen.map { [$0] } ?? (isOnThing ? [] : [side, other, .bottom, .top]),
        retreat: .label(side),
        mayBeOnThing: chosen == nil && isWide(label.target)
      )
    )
  }

  /// Returns the side of the screen to which something is nearer, or `nil` if its middle is about that of the screen.
  func nearerSide(to target: CGRect) -> ScreenSide? {
    let third = size.width / 3
    return target.midX <= third ? .left : target.midX >= 2 * third ? .right : nil
  }

  /// Returns whether a bracket or a measure stands at a side of what a label means.
  func isBarred(_ label: AnnotationLabel, _ side: ScreenSide) -> Bool {
    upright[side, default: []].contains { $0.contains(label.target.midY) }
  }

  /// Returns whether a text lies between what a label means and a side of the screen.
  private func isBlocked(_ label: AnnotationLabel, _ side: ScreenSide) -> Bool {
    let target = label.target
    let (near, far) = side == .left ? (target.minX, -1) : (target.maxX, size.width + 1)
    let (start, end) = (CGPoint(x: near, y: target.midY), CGPoint(x: far, y: target.midY))
    return obstacles.contains { !target.touches($0) && $0.isCrossed(from: start, to: end) }
  }

  private mutating func add(_ wanted: WantedMeasure) {
    guard let measure = measureOnScreen(wanted) else { return addBeside(wanted) }
    measures.append(measure)
    let (start, end) = (measure.from, measure.to)
    insideAreas += [CGRect].along(from: start, to: end)
    insideAreas += measure.extensions.flatMap { [CGRect].along(from: $0.from, to: $0.to) }
    insideLines.append(LineRoom.Line(from: start, to: end))
    // Any point of the line will do, so that there is one with a free way.
    let line = CGRect(origin: start, size: CGSize(width: end.x - start.x, height: end.y - start.y))
    var label = AnnotationLabel(measure.index, wanted.words, of: line, in: font)
    label.seen = SeenPlaces(of: line, besides: areas(over: measure.index))
    let ends: [ScreenSide] = isRightToLeft ? [.left, .right] : [.right, .left]
    insideLabels.append(
      InsideLabel(
        label: label,
        sides: wanted.isWidth ? [.bottom, .top] + ends : ends + [.bottom, .top],
        retreat: .measure(wanted)
      )
    )
  }

  mutating func addBeside(_ wanted: WantedMeasure) {
    if wanted.isWidth { return addLaned(wanted, in: font) }
    let (top, bottom) = wanted.edges
    let range = top.midY...max(top.midY, bottom.midY)
    let x = columns.addLine(range, isLeft: wanted.side == .left)
    measures.append(wanted.measure(at: x))
    let target = CGRect(x: x, y: (top.midY + bottom.midY) / 2, width: 0, height: 0)
    let label = AnnotationLabel(wanted.index, wanted.words, of: target, in: font)
    besideLabels[wanted.side, default: []].append(label)
  }

  private static func words(_ placed: PlacedAnnotation) -> String {
    [placed.annotation.text, placed.target.measuredValue].compactMap(\.self).joined(separator: " ")
  }

  // MARK: Room

  /// Returns the areas that lie over what an annotation is about.
  func areas(over index: Int) -> [CGRect] { (covers[index] ?? []).map(\.area) }

  func clamped(_ start: CGFloat, _ end: CGFloat) -> ClosedRange<CGFloat> {
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
