package import Foundation

/// A part of the screen as rectangles that do not overlap.
package struct Region {
  /// The rectangles, each with an area.
  package private(set) var rects: [CGRect]

  /// Creates the region of a rectangle, empty for one without area.
  package init(_ rect: CGRect) { rects = rect.hasArea ? [rect] : [] }

  /// Whether nothing is left.
  package var isEmpty: Bool { rects.isEmpty }

  /// The smallest rectangle around the region, null for an empty one.
  package var bounds: CGRect { rects.reduce(CGRect.null) { $0.union($1) } }

  /// The area in square points.
  package var area: CGFloat { rects.reduce(0) { $0 + $1.width * $1.height } }

  /// Takes a rectangle away.
  ///
  /// - Complexity: O(rectangles); each becomes at most four.
  package mutating func subtract(_ hole: CGRect) {
    guard hole.hasArea, rects.contains(where: { $0.overlaps(hole) }) else { return }
    rects = rects.flatMap { $0.parts(outside: hole) }
  }

  /// Returns the parts of the region in a rectangle.
  package func parts(in rect: CGRect) -> [CGRect] {
    rects.map { $0.intersection(rect) }.filter(\.hasArea)
  }
}

extension CGRect {
  /// The length below which nothing is seen or touched: the rounding of sums.
  package static let leastLength: CGFloat = 0.01

  /// Whether the rectangle has an area beyond the rounding of sums.
  package var hasArea: Bool {
    !isNull && size.width > Self.leastLength && size.height > Self.leastLength
  }

  /// Returns whether some area is in both.
  package func overlaps(_ other: CGRect) -> Bool { intersection(other).hasArea }

  /// Returns the rectangles that are left without a hole: above and below it as wide as this one, and beside it.
  fileprivate func parts(outside hole: CGRect) -> [CGRect] {
    let hole = intersection(hole)
    guard hole.hasArea else { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: hole.minY - minY),
      CGRect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
      CGRect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
    ].filter(\.hasArea)
  }
}
