import Foundation
import ScreenFrames

/// A connected part of a path, as it is stroked.
struct StrokedPart {
  /// The lines and curves that have a length.
  var pieces: [StrokedPiece] = []
  /// Whether the end is connected to the start.
  var isClosed = false
  /// The place of a part without any length, or `nil` for a lone move.
  var point: CGPoint?

  /// Returns the connected parts of a path.
  static func parts(of path: [PathCommand], width: CGFloat) -> [StrokedPart] {
    var parts: [StrokedPart] = []
    var part = StrokedPart()
    var (start, current) = (CGPoint.zero, CGPoint.zero)
    func finish() {
      if !part.pieces.isEmpty || part.point != nil { parts.append(part) }
      part = StrokedPart()
    }
    func add(_ piece: StrokedPiece) {
      part.point = start
      part.pieces += piece.divided(for: width)
      current = piece.points.3
    }
    for command in path {
      switch command {
      case .move(let point):
        finish()
        (start, current) = (point, point)
      case .line(let end): add(StrokedPiece(current, current, end, end, isLine: true))
      case .curve(let first, let second, let end):
        add(StrokedPiece(current, first, second, end, isLine: false))
      case .close:
        if current != start { add(StrokedPiece(current, current, start, start, isLine: true)) }
        (part.isClosed, part.point) = (true, start)
        finish()
      }
    }
    finish()
    return parts
  }
}

/// A line or a cubic curve of a path that is stroked.
struct StrokedPiece {
  /// A direction, of length 1.
  typealias Way = (dx: CGFloat, dy: CGFloat)

  /// The start, two control points and the end.
  let points: (CGPoint, CGPoint, CGPoint, CGPoint)
  private let isLine: Bool
  /// Whether the corner at the end belongs to a curve that lines stand for.
  private(set) var isSmoothAtEnd = false

  init(_ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, isLine: Bool) {
    points = (start, first, second, end)
    self.isLine = isLine
  }

  var start: CGPoint { points.0 }

  /// The step of a path that goes along the piece.
  var command: PathCommand {
    isLine ? .line(points.3) : .curve(points.1, points.2, to: points.3)
  }

  var reversed: StrokedPiece {
    StrokedPiece(points.3, points.2, points.1, points.0, isLine: isLine)
  }

  var startDirection: Way {
    Self.way(from: points.0, toFirstOf: [points.1, points.2, points.3])
  }
  var endDirection: Way {
    let back = Self.way(from: points.3, toFirstOf: [points.2, points.1, points.0])
    return (-back.dx, -back.dy)
  }

  private static func way(from start: CGPoint, toFirstOf points: [CGPoint]) -> Way {
    for point in points {
      let (dx, dy) = (point.x - start.x, point.y - start.y)
      let length = hypot(dx, dy)
      if length > 1e-9 { return (dx / length, dy / length) }
    }
    return (1, 0)
  }

  /// Returns the piece in parts that turn by at most 30°, and in lines where it is bent too much for a width; none if it
  /// has no length.
  func divided(for width: CGFloat) -> [StrokedPiece] {
    guard !isLine else { return points.0 == points.3 ? [] : [self] }
    return gentle(depth: 6).flatMap { $0.isTooBent(for: width) ? $0.lines : [$0] }
  }

  private func gentle(depth: Int) -> [StrokedPiece] {
    let (p, q, r, s) = points
    guard p != q || p != r || p != s else { return [] }
    guard depth > 0 else { return [self] }
    let ways = [startDirection, Self.way(from: q, toFirstOf: [r, s]), endDirection]
    let isGentle = zip(ways, ways.dropFirst() + [ways[0]]).allSatisfy { one, other in
      one.dx * other.dx + one.dy * other.dy >= 0.866
    }
    if isGentle { return [self] }
    let (one, other) = halves
    return one.gentle(depth: depth - 1) + other.gentle(depth: depth - 1)
  }

  private var halves: (StrokedPiece, StrokedPiece) {
    let (p, q, r, s) = points
    func between(_ one: CGPoint, _ other: CGPoint) -> CGPoint {
      CGPoint(x: (one.x + other.x) / 2, y: (one.y + other.y) / 2)
    }
    let (a, b, c) = (between(p, q), between(q, r), between(r, s))
    let (d, e) = (between(a, b), between(b, c))
    let middle = between(d, e)
    return (
      StrokedPiece(p, a, d, middle, isLine: false), StrokedPiece(middle, e, c, s, isLine: false)
    )
  }

  /// Returns whether a side of the piece would be much shorter than it, or its ends are those of a cusp.
  private func isTooBent(for width: CGFloat) -> Bool {
    let chord = hypot(points.3.x - points.0.x, points.3.y - points.0.y)
    guard chord > 0 else { return true }
    return [self, reversed].contains { piece in
      let side = piece.offset(width / 2)
      let way = CGPoint(x: side.points.3.x - side.start.x, y: side.points.3.y - side.start.y)
      let chordWay = CGPoint(
        x: piece.points.3.x - piece.start.x,
        y: piece.points.3.y - piece.start.y
      )
      return way.x * chordWay.x + way.y * chordWay.y < 0.5 * chord * chord
    }
  }

  /// The piece as short lines with round corners.
  private var lines: [StrokedPiece] {
    var pieces = [self]
    for _ in 0..<3 { pieces = pieces.flatMap { [$0.halves.0, $0.halves.1] } }
    return pieces.compactMap { piece in
      let (start, end) = (piece.start, piece.points.3)
      guard start != end else { return nil }
      var line = StrokedPiece(start, start, end, end, isLine: true)
      line.isSmoothAtEnd = true
      return line
    }
  }

  /// Returns the piece at a distance to the left, seen in its direction where y grows downward.
  func offset(_ distance: CGFloat) -> StrokedPiece {
    let (one, other) = (startDirection, endDirection)
    let start = CGPoint(x: points.0.x + one.dy * distance, y: points.0.y - one.dx * distance)
    let end = CGPoint(x: points.3.x + other.dy * distance, y: points.3.y - other.dx * distance)
    guard !isLine else { return StrokedPiece(start, start, end, end, isLine: true) }
    let chord = hypot(points.3.x - points.0.x, points.3.y - points.0.y)
    let ratio = chord > 0 ? hypot(end.x - start.x, end.y - start.y) / chord : 1
    let first = hypot(points.1.x - points.0.x, points.1.y - points.0.y) * ratio
    let second = hypot(points.2.x - points.3.x, points.2.y - points.3.y) * ratio
    return StrokedPiece(
      start,
      CGPoint(x: start.x + one.dx * first, y: start.y + one.dy * first),
      CGPoint(x: end.x - other.dx * second, y: end.y - other.dy * second),
      end,
      isLine: false
    )
  }
}
