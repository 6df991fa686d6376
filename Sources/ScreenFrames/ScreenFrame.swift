public import Foundation
public import LayoutGeometry
package import LayoutText

/// A picture of the screen at one moment: an immutable, ordered list of elements, back to front.
///
/// Every size, color, order and clip is resolved here, so that drawing decides nothing.
public struct ScreenFrame: Sendable, Hashable {
  /// The subject of the frame, for a title, or empty for none.
  public var name: String
  /// The description in words for people who cannot see it, or empty for none.
  public var summary: String
  /// The size of the screen, in points.
  public var size: CGSize
  /// The number of device pixels per point.
  public var scale: Int
  /// The moment on the virtual clock.
  public var time: Instant
  /// The things to draw, back to front, in the screen's coordinates.
  public var elements: [ScreenElement]
  /// The fonts behind the system's on the screen, or `nil` for none.
  package var fonts: FontCascade?

  package init(
    name: String,
    summary: String = "",
    size: CGSize,
    scale: Int,
    time: Instant,
    elements: [ScreenElement],
    fonts: FontCascade? = nil
  ) {
    self.name = name
    self.summary = summary
    self.size = size
    self.scale = scale
    self.time = time
    self.elements = elements
    self.fonts = fonts
  }
}
