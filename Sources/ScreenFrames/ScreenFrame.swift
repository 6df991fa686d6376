public import Foundation
public import LayoutGeometry

/// What is on the screen at one moment: an immutable, ordered list of things to draw, back to front.
///
/// Every size, color, order and clip is resolved here; whoever draws a frame decides nothing.
public struct ScreenFrame: Sendable, Hashable {
  /// What the frame shows, for a title; empty for none.
  public var name: String
  /// What is seen, in words for people who cannot see it; empty for none.
  public var summary: String
  /// The size of the screen, in points.
  public var size: CGSize
  /// Device pixels per point.
  public var scale: Int
  /// The moment on the virtual clock.
  public var time: Instant
  /// The things to draw, back to front, in the screen's coordinates.
  public var elements: [ScreenElement]

  /// Makes a frame.
  public init(
    name: String,
    summary: String = "",
    size: CGSize,
    scale: Int,
    time: Instant,
    elements: [ScreenElement]
  ) {
    self.name = name
    self.summary = summary
    self.size = size
    self.scale = scale
    self.time = time
    self.elements = elements
  }
}
