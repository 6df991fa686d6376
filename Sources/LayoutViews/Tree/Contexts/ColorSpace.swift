/// A space of colors, of which there is one for all: CoreGraphics' `CGColorSpace`.
public final class ColorSpace {
  /// The number of channels of a color without its opacity.
  public let numberOfComponents: Int

  /// Creates a space of a number of channels.
  package init(channels: Int) { numberOfComponents = channels }

  /// Creates a space by its name, which has three channels.
  public convenience init?(name: String) { self.init(channels: 3) }

  /// The kind of channels: gray, or red, green and blue.
  public var model: ColorSpaceModel { numberOfComponents == 1 ? .monochrome : .rgb }
  /// The name of the usual space, or of that of grays.
  public var name: String? {
    model == .rgb ? Self.sRGB : "kCGColorSpaceExtendedGray"
  }

  /// The name of the usual space.
  public static let sRGB = "kCGColorSpaceSRGB"
  /// The name of a wider space, which is the same here.
  public static let displayP3 = "kCGColorSpaceDisplayP3"
}

/// A kind of channels: CoreGraphics' `CGColorSpaceModel`.
public enum ColorSpaceModel: Int32, Sendable, Hashable {
  /// None that is known.
  case unknown = -1
  /// One channel.
  case monochrome = 0
  /// Red, green and blue.
  case rgb = 1
  /// The inks of a printer.
  case cmyk = 2
  /// Lightness and two contrasts.
  case lab = 3
}
