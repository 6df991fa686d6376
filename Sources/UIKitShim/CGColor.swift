#if !canImport(CoreGraphics)
public import Foundation
public import LayoutGeometry
public import LayoutViews

/// `CoreGraphics.CGColor`, if there is none.
public typealias CGColor = Color

extension Color {
  /// Creates a color from channels that are limited to 0 to 1.
  ///
  /// - Parameters:
  ///   - red: Red.
  ///   - green: Green.
  ///   - blue: Blue.
  ///   - alpha: The opacity.
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    self = ColorObject(red: red, green: green, blue: blue, alpha: alpha).value
  }

  /// Creates a gray from 0 (black) to 1 (white).
  ///
  /// - Parameters:
  ///   - gray: The channel.
  ///   - alpha: The opacity.
  public init(gray: CGFloat, alpha: CGFloat) {
    self = ColorObject(white: gray, alpha: alpha).value
  }

  /// The opacity.
  public var alpha: CGFloat { opacity }
  /// The number of channels with the opacity: 2 of a gray, 4 of other colors, which are of sRGB.
  public var numberOfComponents: Int { space == .gray ? 2 : 4 }
  /// The space of the channels.
  public var colorSpace: ColorSpace? { ColorSpace(channels: numberOfComponents - 1) }
  /// The channels in light appearance, 0 to 1, and the opacity.
  public var components: [CGFloat]? {
    space == .gray
      ? [channels.red, channels.alpha]
      : [channels.red, channels.green, channels.blue, channels.alpha]
  }

  /// Returns the color with another opacity.
  public func copy(alpha: CGFloat) -> Color? {
    ColorObject(cgColor: self).withAlphaComponent(alpha).value
  }
}
#endif
