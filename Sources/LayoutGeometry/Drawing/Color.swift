/// A color in sRGB with eight bits a channel and an opacity.
public struct Color: Sendable, Hashable {
  /// The red channel, 0 to 255.
  public var red: UInt8
  /// The green channel, 0 to 255.
  public var green: UInt8
  /// The blue channel, 0 to 255.
  public var blue: UInt8
  /// The number of the system's color that this is, from 1, or 0 for any other: it has other channels in increased
  /// contrast, and on the elevated level.
  package var systemNumber: UInt8 = 0
  /// The space in which the color was given; it looks like any other of its channels.
  package var space = Space.sRGB
  /// The opacity, 0 (clear) to 1.
  public var opacity: Double
  /// The channels in dark appearance, or `nil` if they are the same.
  package var darkVariant: DarkVariant?

  /// The clear color: black with opacity 0.
  public static let clear = Self(gray: 0, opacity: 0)
  /// The opaque black color.
  public static let black = Self(gray: 0)
  /// The opaque white color.
  public static let white = Self(gray: 0xFF)

  /// Creates a color from a number in hexadecimal, `0xRRGGBB`.
  ///
  /// - Parameters:
  ///   - rgb: The three channels; bits above the lowest 24 are ignored.
  ///   - opacity: 0 to 1.
  public init(rgb: UInt32, opacity: Double = 1) {
    red = UInt8(truncatingIfNeeded: rgb >> 16)
    green = UInt8(truncatingIfNeeded: rgb >> 8)
    blue = UInt8(truncatingIfNeeded: rgb)
    self.opacity = opacity
  }

  /// Creates a gray from 0 (black) to 255 (white).
  package init(gray: UInt8, opacity: Double = 1) {
    self.init(rgb: UInt32(gray) * 0x010101, opacity: opacity)
    space = .gray
  }

  // The space in which a color was given is nothing that can be seen.
  /// Returns whether both have the same channels.
  public static func == (left: Self, right: Self) -> Bool {
    left.red == right.red && left.green == right.green && left.blue == right.blue
      && left.systemNumber == right.systemNumber && left.opacity == right.opacity
      && left.darkVariant == right.darkVariant
  }

  /// Feeds the channels into a hasher.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(red)
    hasher.combine(green)
    hasher.combine(blue)
    hasher.combine(systemNumber)
    hasher.combine(opacity)
    hasher.combine(darkVariant)
  }

  /// Returns the color with its opacity multiplied by `factor`.
  package func faded(by factor: Double) -> Self {
    var copy = self
    copy.opacity *= factor
    copy.darkVariant?.opacity *= factor
    return copy
  }

  /// Returns the color with its opacity multiplied by a factor in light and by another one in dark appearance.
  package func faded(inLight light: Double, inDark dark: Double) -> Self {
    var copy = self
    if copy.darkVariant == nil {
      copy.darkVariant = DarkVariant(self)
    }
    copy.opacity *= light
    copy.darkVariant?.opacity *= dark
    return copy
  }

  /// The channels in lower-case hexadecimal with a hash sign, without the opacity: `#34c759`.
  package var hexadecimal: String {
    let digits = Array("0123456789abcdef")
    var text = "#"
    for channel in [red, green, blue] {
      text.append(digits[Int(channel >> 4)])
      text.append(digits[Int(channel & 15)])
    }
    return text
  }
}

extension Color {
  /// A space in which a color was given.
  package enum Space: UInt8, Sendable {
    /// The usual one, of three channels.
    case sRGB
    /// The space of grays, of one channel.
    case gray
    /// A wider one of three channels.
    case displayP3
  }

  /// Returns whether both were given in one space, in light and in dark appearance.
  package func isInSpace(of other: Self) -> Bool {
    space == other.space && darkVariant?.space == other.darkVariant?.space
  }

  /// The channels of a color in dark appearance.
  package struct DarkVariant: Sendable, Hashable {
    /// The red channel, 0 to 255.
    package var red: UInt8
    /// The green channel, 0 to 255.
    package var green: UInt8
    /// The blue channel, 0 to 255.
    package var blue: UInt8
    /// The opacity, 0 (clear) to 1.
    package var opacity: Double
    /// The space in which the color was given.
    package var space = Space.sRGB

    /// Creates the variant that looks as a color does in light appearance.
    init(_ color: Color) {
      (red, green, blue) = (color.red, color.green, color.blue)
      (opacity, space) = (color.opacity, color.space)
    }

    /// Returns whether both have the same channels.
    package static func == (left: Self, right: Self) -> Bool {
      left.red == right.red && left.green == right.green && left.blue == right.blue
        && left.opacity == right.opacity
    }

    /// Feeds the channels into a hasher.
    package func hash(into hasher: inout Hasher) {
      hasher.combine(red)
      hasher.combine(green)
      hasher.combine(blue)
      hasher.combine(opacity)
    }
  }

  /// Creates a color that differs between light and dark appearance.
  ///
  /// - Parameters:
  ///   - light: The color in light appearance.
  ///   - dark: The color in dark appearance.
  public init(light: Self, dark: Self) {
    self = light.resolved(in: .light)
    darkVariant = DarkVariant(dark.resolved(in: .dark))
  }

  /// Returns the color in one appearance, without variants.
  package func resolved(in style: InterfaceStyle) -> Self {
    var copy = self
    copy.darkVariant = nil
    copy.systemNumber = 0
    guard style == .dark, let darkVariant else { return copy }
    copy.red = darkVariant.red
    copy.green = darkVariant.green
    copy.blue = darkVariant.blue
    (copy.opacity, copy.space) = (darkVariant.opacity, darkVariant.space)
    return copy
  }
}
