public import LayoutGeometry
public import LayoutViews

// The colors that `UIColor` has by name, of which the same number holds in light and dark.
extension Color {
  /// The pure red color.
  public static let red = Self(rgb: 0xFF0000)
  /// The pure green color.
  public static let green = Self(rgb: 0x00FF00)
  /// The pure blue color.
  public static let blue = Self(rgb: 0x0000FF)
  /// The color yellow.
  public static let yellow = Self(rgb: 0xFFFF00)
  /// The color cyan.
  public static let cyan = Self(rgb: 0x00FFFF)
  /// The color magenta.
  public static let magenta = Self(rgb: 0xFF00FF)
  /// The color orange.
  public static let orange = Self(rgb: 0xFF8000)
  /// The color purple.
  public static let purple = Self(rgb: 0x800080)
  /// The color brown.
  public static let brown = Self(rgb: 0x996633)
  /// The color gray, half way between black and white.
  public static let gray = Self(rgb: 0x808080)

  /// The color gray, a third of the way from black to white.
  public static let darkGray = Self(rgb: 0x555555)
  /// The color gray, two thirds of the way from black to white.
  public static let lightGray = Self(rgb: 0xAAAAAA)

  /// Creates a gray from 0 (black) to 1 (white).
  public init(white: Double, alpha: Double) {
    self.init(red: white, green: white, blue: white, alpha: alpha)
  }

  /// Creates a color that asks the traits for its appearance.
  ///
  /// - Parameter dynamicProvider: Called once for light and once for dark appearance.
  public init(dynamicProvider: (TraitCollection) -> Self) {
    var traits = TraitCollection()
    let light = dynamicProvider(traits)
    traits.userInterfaceStyle = .dark
    self.init(light: light, dark: dynamicProvider(traits))
  }

  /// The color as a layer takes it.
  public var cgColor: Self { self }

  /// Creates a color from channels that are limited to 0 to 1.
  ///
  /// - Parameters:
  ///   - red: Red.
  ///   - green: Green.
  ///   - blue: Blue.
  ///   - alpha: The opacity.
  public init(red: Double, green: Double, blue: Double, alpha: Double) {
    func channel(_ value: Double) -> UInt32 {
      value >= 0 ? UInt32((min(1, value) * 255).rounded()) : 0
    }
    self.init(
      rgb: channel(red) << 16 | channel(green) << 8 | channel(blue),
      opacity: min(1, max(0, alpha))
    )
  }

  /// Returns the color with another opacity.
  public func withAlphaComponent(_ alpha: Double) -> Self {
    var copy = self
    copy.opacity = alpha
    copy.darkVariant?.opacity = alpha
    return copy
  }

  /// Returns the color as it is with `traitCollection`.
  public func resolvedColor(with traitCollection: TraitCollection) -> Self {
    resolved(
      in: traitCollection.userInterfaceStyle,
      contrast: traitCollection.accessibilityContrast,
      level: traitCollection.userInterfaceLevel
    )
  }
}
