package import Foundation

extension CGRect {
  /// Returns the rectangle without a strip at each edge, at most up to its middle.
  ///
  /// A rectangle smaller than the two strips leaves only a line or a point in its middle.
  /// `insetBy(dx:dy:)` gives the null rectangle then, whose origin is infinite.
  ///
  /// - Parameters:
  ///   - dx: The width of the strips at the left and at the right; not negative.
  ///   - dy: The height of the strips at the top and at the bottom; not negative.
  /// - Returns: The rest.
  package func insetToMiddle(dx: CGFloat, dy: CGFloat) -> CGRect {
    insetBy(dx: min(dx, width / 2), dy: min(dy, height / 2))
  }
}
