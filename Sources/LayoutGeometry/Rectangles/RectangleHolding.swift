package import Foundation

extension CGRect {
  /// Returns whether all of another rectangle is in this one; one that shares an edge is, whatever the last bits of thirds of
  /// a point say.
  ///
  /// Foundation's `contains(_:)` of Linux compares the union with the rectangle bit by bit, and misses some that lie well
  /// inside.
  package func holds(_ other: CGRect) -> Bool {
    let slack: CGFloat = 1e-6
    return minX <= other.minX + slack && other.maxX <= maxX + slack
      && minY <= other.minY + slack && other.maxY <= maxY + slack
  }
}
