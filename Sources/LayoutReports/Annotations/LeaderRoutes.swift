import Foundation
import LayoutGeometry

/// The ways of lines from labels to what they mean, around the texts, the buttons and the controls of the screen.
///
/// A line goes straight where it crosses neither a text nor another label or thing, and lies on no other line. Elsewhere it
/// goes to another point of what it means, or along the rows and around a corner; of all such ways the one with the fewest
/// crossings is taken, then the one with the fewest corners, then the shortest. A long detour is as bad as to cross a thing
/// without a text.
struct LeaderRoutes {
  /// The things that lines go around, other than labels.
  struct Surroundings {
    var texts: [CGRect] = []
    /// The signs of the status bar, among the texts: to cross one is as bad as to cross many others.
    var signs: [CGRect] = []
    /// The signs of rows and the pictures on buttons, among the texts.
    var pictures: [CGRect] = []
    /// The controls, and the grounds of buttons.
    var solids: [CGRect] = []
    /// The round grounds of words, across which lines go rather than across texts.
    var plates: [CGRect] = []
    /// The areas of all that labels mean.
    var things: [CGRect] = []
    var measures: [AnnotationLayout.Measure] = []
    /// The arrows and the ways of fingers, by the index of their annotation.
    var strokes: [(index: Int, line: LineSegment)] = []
    /// The brackets, and the thin lines of measures.
    var edges: [LineSegment] = []
  }

  /// The texts, a little smaller than they are, so that a line may touch one, but with the tails of their letters, and
  /// signs and pictures, a little larger.
  let texts: [CGRect]
  /// The texts, signs and pictures, all of them a little smaller, which no dot touches.
  let letters: [CGRect]
  let signs: [CGRect]
  let solids: [CGRect]
  let plates: [CGRect]
  let things: [CGRect]
  /// The lines of measures, with the heads of their arrows.
  let measures: [(index: Int, line: LineSegment)]
  let strokes: [(index: Int, line: LineSegment)]
  /// The brackets, and the thin lines of measures.
  let edges: [LineSegment]
  /// The sides with several columns of labels, whose lines have no room to go around each other.
  let crowded: Set<ScreenSide>
  var boxes: [(index: Int, box: CGRect)]
  /// The ways so far, by the index of their label.
  var drawn: [(index: Int, lines: [LineSegment])] = []

  /// The distance of a line from a sign or a picture on a button.
  private static let pictureGap: CGFloat = 2
  /// The distance beyond the ends of a measure within which a line would touch the heads of its arrows.
  private static let headReach: CGFloat = 3

  /// Creates no way yet, from some labels.
  init(around surroundings: Surroundings, _ labels: [AnnotationLabel]) {
    func smaller(_ areas: [CGRect]) -> [CGRect] {
      areas.map { $0.insetBy(dx: 1, dy: 1) }.filter { $0.width > 0 && $0.height > 0 }
    }
    let pictures = surroundings.pictures
    let words = surroundings.texts.filter { !pictures.contains($0) }
    // The room of a text is larger than its letters, and that of a picture is not.
    let wide = pictures.map { $0.insetBy(dx: -Self.pictureGap, dy: -Self.pictureGap) }
    (texts, signs) = (smaller(words).map(\.withTails) + wide, smaller(surroundings.signs))
    letters = smaller(surroundings.texts)
    (solids, things) = (smaller(surroundings.solids), surroundings.things)
    plates = smaller(surroundings.plates)
    strokes = surroundings.strokes
    edges = surroundings.edges
    boxes = labels.map { ($0.index, $0.box) }
    crowded = Set(labels.filter { !$0.passage.isEmpty }.compactMap(\.side))
    measures = surroundings.measures.map { measure in
      let isUpright = measure.from.x == measure.to.x
      let (dx, dy) = isUpright ? (0, Self.headReach) : (Self.headReach, 0)
      let start = CGPoint(x: measure.from.x - dx, y: measure.from.y - dy)
      let end = CGPoint(x: measure.to.x + dx, y: measure.to.y + dy)
      return (measure.index, LineSegment(start, end))
    }
  }

  /// Returns the way from a label to what it means, or `nil` if no line is needed.
  ///
  /// - Complexity: O(*c* · *n*), with *c* ways that are tried, some hundreds where the straight one crosses something,
  ///   and *n* texts and labels.
  mutating func route(of label: AnnotationLabel) -> [CGPoint]? {
    guard let leader = label.leader else { return nil }
    return draw(label, bestWay(of: label, leader).route)
  }

  /// Takes note of the way of a label, and returns it with what is before it.
  mutating func draw(_ label: AnnotationLabel, _ way: [CGPoint]) -> [CGPoint] {
    drawn.removeAll { $0.index == label.index }
    drawn.append((label.index, way.segments))
    // From the label to the inner edge of its columns, and on from there.
    return label.start.map { [$0] + label.passage.dropLast() + way } ?? way
  }

  /// Returns how many texts, labels and other things the way of a label crosses.
  func crossings(of label: AnnotationLabel) -> Int {
    guard let leader = label.leader else { return 0 }
    let (route, cost) = bestWay(of: label, leader)
    return cost.crossed + obstacles(of: label) { $0.isAcross(label.target) }.things(across: route)
  }

  /// Returns whether the lines of a label are on a side with several columns of labels.
  func isCrowded(_ label: AnnotationLabel) -> Bool { label.side.map(crowded.contains) ?? false }

  /// Returns the best way of a label, and its cost.
  func bestWay(
    of label: AnnotationLabel,
    _ leader: (from: CGPoint, to: CGPoint)
  ) -> (route: [CGPoint], cost: Cost) {
    let straight = [leader.from, leader.to]
    // There may be no other way than over what lies across the target.
    let obstacles = obstacles(of: label) { !$0.isAcross(label.target) }
    var best = (route: straight, cost: cost(of: straight, label, obstacles))
    guard let side = label.side, label.hasOtherWays else { return best }
    guard !label.isStraight || abs(leader.from.x - leader.to.x) > 1 else { return best }
    // A line may go closer to a text than to an outline, which it must not seem to be.
    let gap = LineSegment.outlineGap - 1.5
    let past = (texts + solids + plates + things.map { $0.insetBy(dx: -gap, dy: -gap) })
      .map { side.isVertical ? $0.flipped : $0 }
    for lane in 0..<Self.laneCount where lane == 0 ? best.cost.badness > 0 : best.cost.along > 0 {
      let ways =
        side.isVertical
        ? Self.ways(of: label.flipped, from: leader.from.flipped, past: past, lane)
          .map { Self.squared($0).map(\.flipped) }
        : Self.ways(of: label, from: leader.from, past: past, lane)
      for route in ways {
        let cost = cost(of: route, label, obstacles, below: best.cost.badness)
        if cost < best.cost { best = (route, cost) }
      }
    }
    return best
  }
}

extension AnnotationLabel {
  /// Whether its line may be another than the straight one: beside the screen, to a thing or an arrow.
  var hasOtherWays: Bool { isBeside && (target.width > 0 || shaft != nil) }
}

extension CGRect {
  /// The area of a text that is a little smaller than that is, as far down as the tails of its letters reach.
  fileprivate var withTails: Self { Self(x: minX, y: minY, width: width, height: height + 1) }
}
