package import Foundation

/// A part of the height of a table's content.
package struct VerticalSpan: Sendable, Hashable {
  /// The top, in content coordinates.
  package var minY: CGFloat
  /// The height, in points.
  package var height: CGFloat

  /// Makes a span.
  package init(minY: CGFloat, height: CGFloat) {
    self.minY = minY
    self.height = height
  }

  /// The bottom, in content coordinates; it belongs to what comes next.
  package var maxY: CGFloat { minY + height }

  /// Whether the coordinate is inside: the top is, the bottom is not.
  package func contains(_ y: CGFloat) -> Bool { y >= minY && y < maxY }
}
