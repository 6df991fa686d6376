package import Foundation

/// A part of the height of a table's content.
package struct VerticalSpan: Sendable, Hashable {
  /// The top, in content coordinates.
  package var minY: CGFloat
  /// The height, in points.
  package var height: CGFloat

  /// Creates a span.
  package init(minY: CGFloat, height: CGFloat) {
    self.minY = minY
    self.height = height
  }

  /// The bottom, in content coordinates, which belongs to the next part.
  package var maxY: CGFloat { minY + height }

  /// Returns whether the coordinate is inside: the top is, the bottom is not.
  package func contains(_ y: CGFloat) -> Bool { y >= minY && y < maxY }
}
