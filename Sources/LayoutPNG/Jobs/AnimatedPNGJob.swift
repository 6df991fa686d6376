package import Foundation

/// A moving picture to draw.
package struct AnimatedPNGJob: Sendable, Hashable {
  /// A frame.
  package struct Frame: Sendable, Hashable {
    /// The SVG text in UTF-8.
    package var svg: [UInt8]
    /// The time for which it is seen.
    package var duration: Duration

    /// Creates a frame.
    package init(svg: [UInt8], duration: Duration) { (self.svg, self.duration) = (svg, duration) }
  }

  /// The frames in their order; never empty.
  package var frames: [Frame]
  /// The picture for readers that know no moving ones, and until they have loaded it.
  package var still: [UInt8]
  /// The size in points.
  package var size: CGSize
  /// The number of pixels per point, also less than one or a part of one more; the file says it.
  package var density: Double
  /// Whether it begins again after the last frame.
  package var isRepeated: Bool

  /// Creates a moving picture.
  package init(
    frames: [Frame],
    still: [UInt8],
    size: CGSize,
    density: Double,
    isRepeated: Bool
  ) {
    precondition(!frames.isEmpty, "a moving picture needs a frame")
    self.frames = frames
    self.still = still
    self.size = size
    self.density = density
    self.isRepeated = isRepeated
  }
}
