#if Shaping
import Foundation
import LayoutGeometry
import LayoutText

/// A reader of a gradient in a table of paints.
struct GradientReader {
  private let table: PaintTable
  private let place: Int
  private let transform: CGAffineTransform

  /// Creates a reader of the gradient at a place, whose places a transform changes, y growing upward.
  init(_ table: PaintTable, _ place: Int, _ transform: CGAffineTransform) {
    self.table = table
    self.place = place
    self.transform = transform
  }

  /// Returns a gradient along a line, or `nil` for one that draws nothing.
  ///
  /// Colors are alike along the line from the first to the third point. SVG has them alike at a right angle to its course,
  /// so that this ends where the second point's line of one color meets it.
  func line() throws(PaintMistake) -> GlyphGradient? {
    let (start, end, side) = (try point(4), try point(8), try point(12))
    let across = CGSize(width: side.x - start.x, height: side.y - start.y)
    let along = CGSize(width: end.x - start.x, height: end.y - start.y)
    let square = across.width * across.width + across.height * across.height
    guard square > 0 else { return nil }
    let factor = (along.width * across.width + along.height * across.height) / square
    let reached = CGPoint(x: end.x - factor * across.width, y: end.y - factor * across.height)
    guard reached != start else { return nil }
    let colors = try colors()
    return try gradient(
      .line(from: start.between(reached, colors.first), to: start.between(reached, colors.last)),
      colors.stops
    )
  }

  /// Returns a gradient from a circle to another, or `nil` for one that draws nothing.
  func circles() throws(PaintMistake) -> GlyphGradient? {
    let first = Circle(center: try point(4), radius: try radius(8))
    let second = Circle(center: try point(10), radius: try radius(14))
    guard first != second else { return nil }
    let colors = try colors()
    let (start, end) = (
      first.between(second, colors.first), first.between(second, colors.last)
    )
    guard start.radius >= 0, end.radius >= 0 else {
      throw .unsupported("colors before the beginning of a radial gradient")
    }
    if end.contains(start) { return try gradient(.circles(from: start, to: end), colors.stops) }
    guard start.contains(end) else {
      throw .unsupported("radial gradients between circles beside each other")
    }
    let backward = colors.stops.reversed().map { stop in
      GlyphGradient.Stop(offset: 1 - stop.offset, color: stop.color)
    }
    return try gradient(.circles(from: end, to: start), backward)
  }

  private typealias Circle = GlyphGradient.Circle

  private func gradient(
    _ course: GlyphGradient.Course,
    _ stops: [GlyphGradient.Stop]
  ) throws(PaintMistake) -> GlyphGradient {
    GlyphGradient(course, stops, try spread(), transform.turnedOver)
  }

  // MARK: Reading

  /// Returns the place of the line of colors.
  private func colorLine() throws(PaintMistake) -> Int {
    place + (try table.bytes.number(place + 1, bytes: 3))
  }

  private func spread() throws(PaintMistake) -> GlyphGradient.Spread {
    switch try table.bytes.number(try colorLine(), bytes: 1) {
    case 1: .repeat
    case 2: .reflect
    // By the specification any other number means the same as 0.
    default: .pad
    }
  }

  /// Returns the colors in order with offsets from 0 to 1, and the parts of the course where that begins and ends.
  private func colors() throws(PaintMistake) -> (
    stops: [GlyphGradient.Stop], first: Double, last: Double
  ) {
    let bytes = table.bytes
    let line = try colorLine()
    var stops: [GlyphGradient.Stop] = []
    for index in 0..<(try bytes.number(line + 1, bytes: 2)) {
      let record = line + 3 + 6 * index
      let opacity = try bytes.fraction(record + 4)
      guard let color = try table.color(try bytes.number(record + 2, bytes: 2), opacity: opacity)
      else { throw .unsupported("gradients in the text's color") }
      stops.append(GlyphGradient.Stop(offset: try bytes.fraction(record), color: color))
    }
    // Those at the same place keep their order.
    let order = stops.indices.sorted { (stops[$0].offset, $0) < (stops[$1].offset, $1) }
    stops = order.map { stops[$0] }
    guard let first = stops.first?.offset, let last = stops.last?.offset else { throw .damaged }
    let length = last - first > 0 ? last - first : 1
    return (
      stops.map { .init(offset: ($0.offset - first) / length, color: $0.color) },
      first, first + length
    )
  }

  /// Returns a point with the y axis downward.
  private func point(_ offset: Int) throws(PaintMistake) -> CGPoint {
    let bytes = table.bytes
    let y = try bytes.coordinate(place + offset + 2)
    return CGPoint(x: try bytes.coordinate(place + offset), y: -y)
  }

  private func radius(_ offset: Int) throws(PaintMistake) -> Double {
    Double(try table.bytes.number(place + offset, bytes: 2))
  }
}

extension CGPoint {
  /// Returns the point at a part of the way to another one.
  fileprivate func between(_ other: CGPoint, _ part: Double) -> CGPoint {
    CGPoint(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}

extension GlyphGradient.Circle {
  /// Returns the circle at a part of the way to another one.
  fileprivate func between(_ other: Self, _ part: Double) -> Self {
    Self(
      center: center.between(other.center, part),
      radius: radius + (other.radius - radius) * part
    )
  }

  /// Returns whether all of another circle is in this one.
  fileprivate func contains(_ other: Self) -> Bool {
    hypot(other.center.x - center.x, other.center.y - center.y) + other.radius <= radius
  }
}

extension CGAffineTransform {
  /// The same change of places for an axis y that grows the other way.
  fileprivate var turnedOver: Self {
    Self(a: a, b: -b, c: -c, d: d, tx: tx, ty: -ty)
  }
}
#endif
