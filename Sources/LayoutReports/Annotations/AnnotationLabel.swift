package import Foundation
import LayoutGeometry
import LayoutText

/// A number or a few words of an annotation, with the box that they fill.
package struct AnnotationLabel: Sendable {
  /// A content of a label.
  enum Content: Sendable {
    /// A number on a disc.
    case number(Int)
    /// Lines of words.
    case words([TextLine])
  }

  static let fontSize: CGFloat = 13
  static let lineHeight: CGFloat = 17
  /// The room between words and the edge of their box.
  static let margin = CGSize(width: 6, height: 4)
  private static let discSize: CGFloat = 22
  /// The most that the end of a line keeps from the upper and the lower edge of what it means.
  static let endInset: CGFloat = 12
  private static let mostWidth: CGFloat = 150

  /// The place of the annotation in the list of all.
  package let index: Int
  let content: Content
  /// The area that it means, which it does not cover; perhaps without a size.
  package var target: CGRect
  /// The part of the arrow that it means at which a line to it may end, or `nil` for anything else.
  var shaft: LineSegment?
  /// Whether its line goes straight to what it means, as it was found to be able to, where the label is level with that.
  var isStraight = false
  /// The radius of the corners of what it means.
  var targetRadius: CGFloat = 0
  /// The places of what it means at which that is seen.
  var seen = SeenPlaces()
  /// The glass of the screen, whose corners may cut off what it means, or `nil`.
  var glass: ScreenGlass?
  /// The box, in the window's coordinates.
  package var box: CGRect
  /// The side of the screen beside which it stands, or `nil` on the screen.
  var side: ScreenSide?
  /// Whether it stands right beside its measure or bracket, inside of others.
  var isNested = false
  /// Whether it stands beside the screen.
  package var isBeside: Bool { side != nil }
  /// The points through which the line goes between the labels of the columns nearer to the screen, from the outer one on.
  var passage: [CGPoint] = []
  /// The corners and ends of the line to what it means, from the label on, or none if no line is needed.
  package var route: [CGPoint] = []

  /// Creates a label at the origin.
  init(_ index: Int, number: Int, of target: CGRect) {
    self.index = index
    content = .number(number)
    self.target = target
    box = CGRect(x: 0, y: 0, width: Self.discSize, height: Self.discSize)
  }

  /// Returns the font of words, with those that stand behind it.
  static func font(with fonts: FontCascade?) -> Font {
    .systemFont(ofSize: fontSize).with(fonts)
  }

  /// Creates a label of words at the origin, in as many lines as they need.
  init(_ index: Int, _ words: String, of target: CGRect, in font: Font) {
    self.index = index
    let lines = TextMetrics.lines(
      of: words,
      font: font,
      width: Self.mostWidth,
      limit: 0
    )
    content = .words(lines)
    self.target = target
    box = CGRect(
      x: 0,
      y: 0,
      width: ((lines.map(\.width).max() ?? 0) + 2 * Self.margin.width).rounded(.up),
      height: CGFloat(lines.count) * Self.lineHeight + 2 * Self.margin.height
    )
  }

  /// The label in a picture in which x and y have changed places.
  var flipped: Self {
    var label = self
    (label.box, label.target, label.side) = (box.flipped, target.flipped, side?.flipped)
    (label.glass, label.seen) = (glass?.flipped, seen.flipped)
    label.shaft = shaft.map { LineSegment($0.from.flipped, $0.to.flipped) }
    (label.route, label.passage) = (route.map(\.flipped), passage.map(\.flipped))
    return label
  }

  /// The ends of the straight line from the label to what it means, or `nil` if they are so near that none is needed.
  var leader: (from: CGPoint, to: CGPoint)? {
    if side?.isVertical == true {
      return flipped.leader.map { ($0.from.flipped, $0.to.flipped) }
    }
    let end: CGPoint
    if let shaft, !isBeside || shaft.from.x == shaft.to.x {
      end = shaft.nearest(to: CGPoint(x: box.midX, y: box.midY))
    } else if isBeside {
      // What is as wide as the screen is pointed at a little inside, and anything else at its edge.
      let inset: CGFloat = target.width > 200 ? 8 : 0
      let inner = target.insetBy(dx: inset, dy: min(Self.endInset, target.height / 3))
      end = onTarget(CGPoint(x: box.midX, y: box.midY).clamped(to: inner))
    } else {
      end = onTarget(CGPoint(x: box.midX, y: box.midY).clamped(to: target))
    }
    let start = end.clamped(to: box)
    let distance = ((end.x - start.x) * (end.x - start.x) + (end.y - start.y) * (end.y - start.y))
      .squareRoot()
    guard distance > 4 else { return nil }
    if let gate = passage.last { return (gate, end) }
    guard isBeside else { return (onDisc(start, toward: end), end) }
    // From the middle of the side, where the words are; boxes lie on whole points, what they mean need not.
    let isLevel = abs(box.midY - end.y) <= 1
    return (CGPoint(x: start.x, y: isLevel ? end.y : box.midY), end)
  }

  /// Returns the point of a number's disc on the way to another point, or of words the point of their box.
  private func onDisc(_ point: CGPoint, toward end: CGPoint) -> CGPoint {
    guard case .number = content else { return point }
    let middle = CGPoint(x: box.midX, y: box.midY)
    let line = LineSegment(middle, end)
    return line.point(at: min(box.width / 2 / line.length, 1))
  }

  /// Returns a point of the target's area at which it is seen, or the nearest one on its edge where a round corner leaves
  /// that out, of itself or of the screen.
  private func onTarget(_ point: CGPoint) -> CGPoint {
    let point = seen.nearest(to: onArea(point))
    guard let glass, glass.rect.contains(point) else { return point }
    return glass.nearest(to: point)
  }

  /// Returns a point of the target's area, or the nearest one on its edge where a round corner leaves that out.
  func onArea(_ point: CGPoint) -> CGPoint {
    let center = point.clamped(to: target, inset: targetRadius)
    let (dx, dy) = (point.x - center.x, point.y - center.y)
    let distance = (dx * dx + dy * dy).squareRoot()
    guard targetRadius > 0, distance > targetRadius else { return point }
    let share = targetRadius / distance
    return CGPoint(x: center.x + dx * share, y: center.y + dy * share)
  }

  /// The point at which a line with a passage leaves the label, level with that if it can be, or `nil` without one.
  var start: CGPoint? {
    if side?.isVertical == true { return flipped.start?.flipped }
    return passage.first.map {
      let inner = box.insetBy(dx: 0, dy: min(4, box.height / 2))
      return $0.clamped(to: inner)
    }
  }
}

extension CGPoint {
  /// Returns the nearest point of a rectangle.
  func clamped(to rect: CGRect) -> CGPoint {
    CGPoint(x: min(max(x, rect.minX), rect.maxX), y: min(max(y, rect.minY), rect.maxY))
  }

  /// Returns the nearest point of a rectangle at a distance from its edges, or in the middle where it is narrower.
  ///
  /// A rectangle that is inset by half its height, as far as numbers go, may be empty and at no place.
  func clamped(to rect: CGRect, inset: CGFloat) -> CGPoint {
    let (dx, dy) = (min(inset, rect.width / 2), min(inset, rect.height / 2))
    return CGPoint(
      x: min(max(x, rect.minX + dx), rect.maxX - dx),
      y: min(max(y, rect.minY + dy), rect.maxY - dy)
    )
  }
}
