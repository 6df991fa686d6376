package import Foundation

/// A placement of a group's coordinates on the screen.
package struct ElementPlacement {
  private var matrix = ElementMatrix.identity
  private var offset = CGPoint.zero

  /// Creates the placement of the screen itself.
  package init() {}

  private init(matrix: ElementMatrix, offset: CGPoint) {
    (self.matrix, self.offset) = (matrix, offset)
  }

  /// Returns the placement of what is in a group.
  package func inside(_ group: ElementGroup) -> Self {
    let moved = matrix.apply(group.offset)
    let (x, y) = (
      matrix.apply(CGPoint(x: group.matrix.a, y: group.matrix.b)),
      matrix.apply(CGPoint(x: group.matrix.c, y: group.matrix.d))
    )
    return Self(
      matrix: ElementMatrix(a: x.x, b: x.y, c: y.x, d: y.y),
      offset: CGPoint(x: offset.x + moved.x, y: offset.y + moved.y)
    )
  }

  /// Returns the smallest upright rectangle around the image of a rectangle.
  package func box(of rect: CGRect) -> CGRect {
    if matrix == .identity { return rect.offsetBy(dx: offset.x, dy: offset.y) }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ]
    let box = Outline.bounds(of: corners.map(matrix.apply))
    return box.offsetBy(dx: offset.x, dy: offset.y)
  }
}

extension Shape {
  /// The rectangle that holds all that is drawn.
  package var bounds: CGRect {
    let reach = (stroke?.width ?? 0) / 2
    return outline.bounds.insetBy(dx: -reach, dy: -reach)
  }
}

extension TextRun {
  /// A rectangle that holds the line: no font of ours reaches further than its size up.
  package var bounds: CGRect {
    CGRect(x: origin.x, y: origin.y - fontSize, width: width, height: fontSize * 1.3)
  }
}

extension ScreenElement {
  /// A rectangle that holds all that is drawn, null for nothing.
  package var bounds: CGRect {
    switch self {
    case .shape(let shape): return shape.bounds
    case .text(let run): return run.bounds
    case .group(let group):
      var inner = group.children.reduce(CGRect.null) { $0.union($1.bounds) }
      if let clip = group.clip { inner = inner.intersection(clip) }
      return inner.isNull ? inner : ElementPlacement().inside(group).box(of: inner)
    }
  }
}

extension Outline {
  package var bounds: CGRect {
    switch self {
    case .rectangle(let rect, _): rect
    case .circle(let center, let radius):
      CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    case .line(let start, let end): Self.bounds(of: [start, end])
    case .path(let commands):
      Self.bounds(
        of: commands.flatMap { command -> [CGPoint] in
          switch command {
          case .move(let point), .line(let point): [point]
          case .curve(let first, let second, let end): [first, second, end]
          case .close: []
          }
        }
      )
    }
  }

  fileprivate static func bounds(of points: [CGPoint]) -> CGRect {
    guard let first = points.first else { return .null }
    var (left, right, top, bottom) = (first.x, first.x, first.y, first.y)
    for point in points {
      (left, right) = (min(left, point.x), max(right, point.x))
      (top, bottom) = (min(top, point.y), max(bottom, point.y))
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}
