import Foundation
import LayoutViews
import ScreenFrames

/// A path as short lines: the naive twin of what is computed of curves.
struct FlatPath {
  /// The parts, each closed by a line that is not counted in its length.
  private let parts: [[CGPoint]]
  private let lines: [(CGPoint, CGPoint)]
  /// The lines without those that only close a part.
  private var drawnLines: [(CGPoint, CGPoint)] {
    parts.flatMap { part in Array(zip(part, part.dropFirst())) }
  }

  init(_ path: DrawingPath) { self.init(commands: path.commands) }

  init(commands: [PathCommand]) {
    var parts: [[CGPoint]] = []
    for command in commands {
      switch command {
      case .move(let point): parts.append([point])
      case .line(let point): parts[parts.count - 1].append(point)
      case .close:
        if let first = parts.last?.first { parts[parts.count - 1].append(first) }
      case .curve(let first, let second, let end):
        let start = parts[parts.count - 1].last ?? .zero
        for step in 1...400 {
          let t = CGFloat(step) / 400
          func mix(_ a: CGPoint, _ b: CGPoint) -> CGPoint {
            CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
          }
          let (p, q, r) = (mix(start, first), mix(first, second), mix(second, end))
          parts[parts.count - 1].append(mix(mix(p, q), mix(q, r)))
        }
      }
    }
    self.parts = parts
    lines = parts.flatMap { part in Array(zip(part, part.dropFirst() + part.prefix(1))) }
  }

  var points: [CGPoint] { parts.flatMap(\.self) }

  var length: CGFloat {
    var length: CGFloat = 0
    for part in parts {
      for (start, end) in zip(part, part.dropFirst()) {
        length += hypot(end.x - start.x, end.y - start.y)
      }
    }
    return length
  }

  var bounds: CGRect {
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max()
    else {
      return .null
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// Returns how often the closed parts go around a point, by the sum of angles.
  func winding(around point: CGPoint) -> Int {
    let sum = lines.reduce(0.0) { sum, line in
      let (a, b) = (
        CGPoint(x: line.0.x - point.x, y: line.0.y - point.y),
        CGPoint(x: line.1.x - point.x, y: line.1.y - point.y)
      )
      return sum + atan2(a.x * b.y - a.y * b.x, a.x * b.x + a.y * b.y)
    }
    return Int((sum / (2 * .pi)).rounded())
  }

  /// Returns the distance of a point from the nearest line.
  ///
  /// - Parameters:
  ///   - point: The point.
  ///   - closesParts: Whether the lines count that close parts.
  /// - Returns: The distance.
  func distance(to point: CGPoint, closingParts closesParts: Bool = true) -> CGFloat {
    (closesParts ? lines : drawnLines).map { start, end in
      let way = CGPoint(x: end.x - start.x, y: end.y - start.y)
      let square = way.x * way.x + way.y * way.y
      let share =
        square == 0
        ? 0 : max(0, min(1, ((point.x - start.x) * way.x + (point.y - start.y) * way.y) / square))
      return hypot(start.x + way.x * share - point.x, start.y + way.y * share - point.y)
    }
    .min() ?? .infinity
  }
}
