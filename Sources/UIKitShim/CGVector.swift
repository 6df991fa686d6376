#if !canImport(CoreGraphics)
public import Foundation

/// `CoreGraphics.CGVector`, if there is none: a direction with a length.
public struct CGVector: Sendable, Hashable, Codable {
  /// The part along x.
  public var dx: CGFloat
  /// The part along y.
  public var dy: CGFloat

  /// The vector without a length.
  public static let zero = Self()

  /// Creates a vector without a length.
  public init() {
    dx = 0
    dy = 0
  }

  /// Creates a vector of its parts.
  ///
  /// - Parameters:
  ///   - dx: The part along x.
  ///   - dy: The part along y.
  public init(dx: CGFloat, dy: CGFloat) {
    self.dx = dx
    self.dy = dy
  }
}
#endif
