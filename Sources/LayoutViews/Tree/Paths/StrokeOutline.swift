import Foundation
import ScreenFrames

/// The outline of a line with a width, whose inside by the nonzero rule is what the line covers.
///
/// Each piece of the path has an outline of its own, and so have corners and ends, all in one direction: none takes
/// away from another. Sides of curves are curves with handles that are as much longer as their chords, after they were
/// divided until they turn by at most 30°: of an arc of a circle that is as exact as the arc.
struct StrokeOutline {
  private let half: CGFloat
  private let stroke: Stroke
  /// The outline.
  private(set) var commands: [PathCommand] = []

  /// Creates the outline of a path's line; dashes do not count.
  init(_ path: [PathCommand], _ stroke: Stroke) {
    self.stroke = stroke
    half = stroke.width / 2
    for part in StrokedPart.parts(of: path, width: stroke.width) { add(part) }
  }

  private mutating func add(_ part: StrokedPart) {
    guard let first = part.pieces.first, let last = part.pieces.last else {
      if let point = part.point, stroke.cap != .butt { addDot(at: point) }
      return
    }
    for (index, piece) in part.pieces.enumerated() {
      let back = piece.reversed.offset(half)
      let side = piece.offset(half)
      add([.move(side.start), side.command, .line(back.start), back.command])
      if index + 1 < part.pieces.count {
        addJoin(from: piece, to: part.pieces[index + 1])
      } else if part.isClosed {
        addJoin(from: piece, to: first)
      }
    }
    guard !part.isClosed else { return }
    addCap(at: last)
    addCap(at: first.reversed)
  }

  /// Adds a closed outline, clockwise where y grows downward.
  private mutating func add(_ outline: [PathCommand]) {
    let outline = outline + [.close]
    commands += outline.signedArea < 0 ? outline.inOppositeDirection : outline
  }

  /// Adds the wedge on the outer side of a corner.
  private mutating func addJoin(from piece: StrokedPiece, to next: StrokedPiece) {
    let corner = next.start
    var (one, other) = (piece.endDirection, next.startDirection)
    if one.dx * other.dy - one.dy * other.dx < 0 {
      // Seen from the end the corner turns the other way.
      (one, other) = ((-other.dx, -other.dy), (-one.dx, -one.dy))
    }
    let forward = min(1, max(-1, one.dx * other.dx + one.dy * other.dy))
    guard forward < 1 - 1e-9 else { return }
    func beside(_ way: StrokedPiece.Way) -> CGPoint {
      CGPoint(x: corner.x + way.dy * half, y: corner.y - way.dx * half)
    }
    var wedge: [PathCommand] = [.move(corner), .line(beside(one))]
    switch piece.isSmoothAtEnd ? .round : stroke.join {
    case .bevel: break
    case .round: wedge += arc(around: corner, from: one, by: acos(forward))
    case .miter:
      // The miter is 1/sin(φ/2) widths long for an angle φ between the lines.
      let square = (1 + forward) / 2
      if square * stroke.miterLimit * stroke.miterLimit >= 1, square > 1e-9 {
        let reach = half / (1 + forward)
        wedge.append(
          .line(
            CGPoint(
              x: corner.x + (one.dy + other.dy) * reach,
              y: corner.y - (one.dx + other.dx) * reach
            )
          )
        )
      }
    }
    add(wedge + [.line(beside(other))])
  }

  private mutating func addCap(at piece: StrokedPiece) {
    let (end, way) = (piece.points.3, piece.endDirection)
    func point(_ ahead: CGFloat, _ side: CGFloat) -> CGPoint {
      CGPoint(
        x: end.x + (ahead * way.dx + side * way.dy) * half,
        y: end.y + (ahead * way.dy - side * way.dx) * half
      )
    }
    switch stroke.cap {
    case .butt: break
    case .round: add([.move(point(0, 1))] + arc(around: end, from: way, by: .pi))
    case .square:
      add([
        .move(point(0, 1)), .line(point(1, 1)), .line(point(1, -1)), .line(point(0, -1)),
      ])
    }
  }

  /// Returns an arc that begins to the left of a direction.
  private func arc(
    around center: CGPoint,
    from way: StrokedPiece.Way,
    by sweep: CGFloat
  ) -> [PathCommand] {
    .curves(
      around: center,
      radii: CGSize(width: half, height: half),
      from: atan2(-way.dx, way.dy),
      sweep: sweep
    )
  }

  private mutating func addDot(at point: CGPoint) {
    let rect = CGRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    commands += stroke.cap == .round ? .ellipse(in: rect) : .rectangle(rect)
  }
}
