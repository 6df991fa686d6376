public import LayoutViews

/// `UIKit.UIDisplayGamut`.
public enum UIDisplayGamut: Int, Sendable, Hashable {
  /// Left open.
  case unspecified = -1
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The colors of sRGB.
  case SRGB = 0
  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// More colors than those of sRGB.
  case P3 = 1
}

/// `UIKit.UIForceTouchCapability`.
public enum UIForceTouchCapability: Int, Sendable, Hashable {
  /// Left open.
  case unknown = 0
  /// The screen does not feel how hard it is pressed.
  case unavailable = 1
  /// The screen feels how hard it is pressed.
  case available = 2
}

extension UITraitCollection {
  /// The colors of the screen: those of sRGB, in which pictures are drawn.
  public var displayGamut: UIDisplayGamut { .SRGB }
  /// The answer whether the screen feels how hard it is pressed: never here.
  public var forceTouchCapability: UIForceTouchCapability { .unavailable }
}
