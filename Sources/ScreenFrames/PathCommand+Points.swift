package import Foundation
package import LayoutGeometry

extension PathCommand {
  /// The point at which the step ends, or `nil` if it ends where the part began.
  package var end: CGPoint? {
    switch self {
    case .move(let point), .line(let point), .curve(_, _, let point): point
    case .close: nil
    }
  }

  /// Returns the step with other points.
  package func map(_ place: (CGPoint) -> CGPoint) -> Self {
    switch self {
    case .move(let point): .move(place(point))
    case .line(let point): .line(place(point))
    case .curve(let first, let second, let end): .curve(place(first), place(second), to: place(end))
    case .close: .close
    }
  }

  /// Returns the curve that a control point and an end describe from a start: each quadratic curve is a cubic one.
  package static func curve(from start: CGPoint, control: CGPoint, to end: CGPoint) -> Self {
    .curve(
      CGPoint(
        x: start.x + (control.x - start.x) * 2 / 3,
        y: start.y + (control.y - start.y) * 2 / 3
      ),
      CGPoint(x: end.x + (control.x - end.x) * 2 / 3, y: end.y + (control.y - end.y) * 2 / 3),
      to: end
    )
  }
}

extension [PathCommand] {
  /// Returns the path where a transform brings it.
  package func applying(_ transform: CGAffineTransform) -> Self {
    transform.isIdentity ? self : map { step in step.map { $0.applying(transform) } }
  }

  /// The point at which the path ends, or `nil` of an empty one.
  package var currentPoint: CGPoint? {
    guard let last else { return nil }
    if let end = last.end { return end }
    for step in reversed() { if case .move(let start) = step { return start } }
    return nil
  }
}

/// A line or cubic curve of a path.
struct PathSegment {
  /// The start, two control points and the end.
  let points: (CGPoint, CGPoint, CGPoint, CGPoint)
  /// Whether it is straight.
  let isLine: Bool

  init(line start: CGPoint, _ end: CGPoint) {
    points = (start, start, end, end)
    isLine = true
  }

  init(_ start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint) {
    points = (start, first, second, end)
    isLine = false
  }

  /// Returns the point at a share of the way, from 0 to 1.
  func point(at share: CGFloat) -> CGPoint {
    let (start, first, second, end) = points
    let rest = 1 - share
    if isLine {
      return CGPoint(x: start.x * rest + end.x * share, y: start.y * rest + end.y * share)
    }
    let weights = (
      rest * rest * rest, 3 * rest * rest * share, 3 * rest * share * share, share * share * share
    )
    return CGPoint(
      x: start.x * weights.0 + first.x * weights.1 + second.x * weights.2 + end.x * weights.3,
      y: start.y * weights.0 + first.y * weights.1 + second.y * weights.2 + end.y * weights.3
    )
  }

  /// Returns the shares between 0 and 1, in their order, at which a coordinate turns around.
  func turns(_ axis: KeyPath<CGPoint, CGFloat>) -> [CGFloat] {
    guard !isLine else { return [] }
    let (start, first, second, end) = points
    let (p, q, r, s) = (
      start[keyPath: axis], first[keyPath: axis], second[keyPath: axis],
      end[keyPath: axis]
    )
    // The derivative by Bernstein: a t² + 2 b t + c, without the factor 3.
    let a = s - p + 3 * (q - r)
    let b = p - 2 * q + r
    let c = q - p
    var roots: [CGFloat] = []
    if abs(a) < 1e-12 * (abs(b) + abs(c)) {
      if b != 0 { roots = [-c / (2 * b)] }
    } else {
      let inner = b * b - a * c
      if inner >= 0 {
        let root = inner.squareRoot()
        roots = [(-b - root) / a, (-b + root) / a]
      }
    }
    return roots.filter { $0 > 0 && $0 < 1 }.sorted()
  }
}

extension [PathCommand] {
  /// Returns the lines and curves, with those that close a part; each part is closed in any case if that is asked for, as when
  /// it is filled.
  func segments(closingParts: Bool) -> [PathSegment] {
    var segments: [PathSegment] = []
    var start = CGPoint.zero
    var current = CGPoint.zero
    func close() {
      if current != start { segments.append(PathSegment(line: current, start)) }
      current = start
    }
    for step in self {
      switch step {
      case .move(let point):
        if closingParts { close() }
        (start, current) = (point, point)
      case .line(let point):
        segments.append(PathSegment(line: current, point))
        current = point
      case .curve(let first, let second, let end):
        segments.append(PathSegment(current, first, second, end))
        current = end
      case .close: close()
      }
    }
    if closingParts { close() }
    return segments
  }
}
