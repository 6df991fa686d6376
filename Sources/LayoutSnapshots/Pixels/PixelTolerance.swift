package import LayoutPNG

/// A tolerance within which the pixels of a picture count as those of its golden.
public struct PixelTolerance: Sendable, Hashable {
  package let value: PNGComparison.Tolerance

  private init(_ value: PNGComparison.Tolerance) { self.value = value }

  /// The tolerance of no pixel.
  public static let exact = Self(.exact)
  /// The tolerance of two levels of a channel, and of one pixel in 2,000 by more, for another version of librsvg.
  public static let similar = Self(.similar)
  /// The tolerance of what people hardly see: up to 2 by CIEDE2000.
  public static let perceptual = Self(.perceptual)

  /// Returns the tolerance of some levels of a channel, for every pixel.
  ///
  /// - Parameter count: The greatest difference of a channel that does not count; below 0 it is 0, above 255 it is 255.
  /// - Returns: The tolerance.
  public static func levels(_ count: Int) -> Self {
    Self(.init(levels: min(max(count, 0), 255), share: 0))
  }
}
