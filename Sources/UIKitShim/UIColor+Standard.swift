import LayoutGeometry
public import LayoutViews

// The colors that `UIColor` has by name, of which the same number holds in light and dark.
extension ColorObject {
  /// The pure red color.
  public static let red = ColorObject(Color(rgb: 0xFF0000))
  /// The pure green color.
  public static let green = ColorObject(Color(rgb: 0x00FF00))
  /// The pure blue color.
  public static let blue = ColorObject(Color(rgb: 0x0000FF))
  /// The color yellow.
  public static let yellow = ColorObject(Color(rgb: 0xFFFF00))
  /// The color cyan.
  public static let cyan = ColorObject(Color(rgb: 0x00FFFF))
  /// The color magenta.
  public static let magenta = ColorObject(Color(rgb: 0xFF00FF))
  /// The color orange.
  public static let orange = ColorObject(Color(rgb: 0xFF8000))
  /// The color purple.
  public static let purple = ColorObject(Color(rgb: 0x800080))
  /// The color brown.
  public static let brown = ColorObject(Color(rgb: 0x996633))
  /// The color gray, half way between black and white.
  public static let gray = ColorObject(Color(gray: 0x80))

  /// The color gray, a third of the way from black to white.
  public static let darkGray = ColorObject(Color(gray: 0x55))
  /// The color gray, two thirds of the way from black to white.
  public static let lightGray = ColorObject(Color(gray: 0xAA))

  /// The color of text on a light ground: black.
  public static let darkText = ColorObject(white: 0, alpha: 1)
  /// The color of text on a dark ground: white of opacity 0.6.
  public static let lightText = ColorObject(white: 1, alpha: 0.6)
}
