public import Foundation
public import LayoutGeometry
public import LayoutText

/// `UIKit.UIFontMetrics`.
public typealias UIFontMetrics = FontMetrics
/// `UIKit.UIFontDescriptor`.
public typealias UIFontDescriptor = FontDescriptor

extension Font {
  /// `UIKit.UIFont.TextStyle`.
  public typealias TextStyle = LayoutText.TextStyle
  /// `UIKit.UIFont.Weight`.
  public typealias Weight = FontWeight

  /// Returns the bold system font in a size.
  public static func boldSystemFont(ofSize size: CGFloat) -> Self {
    systemFont(ofSize: size, weight: .bold)
  }

  /// Returns the system font in a size, as slanted glyphs are as wide as upright ones.
  public static func italicSystemFont(ofSize size: CGFloat) -> Self { systemFont(ofSize: size) }

  /// Returns the system font in a size, of which all digits are of one width here.
  public static func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> Self {
    systemFont(ofSize: size, weight: weight)
  }

  /// Creates nothing: fonts other than the system's are not known.
  public init?(name fontName: String, size fontSize: CGFloat) { nil }

  /// The size of the text of buttons.
  public static var buttonFontSize: CGFloat { 18 }
  /// The size of the text of labels.
  public static var labelFontSize: CGFloat { 17 }
  /// The size of text of the system.
  public static var systemFontSize: CGFloat { 14 }
  /// The size of small text of the system.
  public static var smallSystemFontSize: CGFloat { 12 }

  /// The size in points.
  public var pointSize: CGFloat { size }
}

// Weights without glyphs of their own are measured and drawn with the nearest that has some.
extension FontWeight {
  /// `UIKit.UIFont.Weight.ultraLight`, measured as regular.
  public static var ultraLight: Self { .regular }
  /// `UIKit.UIFont.Weight.thin`, measured as regular.
  public static var thin: Self { .regular }
  /// `UIKit.UIFont.Weight.light`, measured as regular.
  public static var light: Self { .regular }
  /// `UIKit.UIFont.Weight.heavy`, measured as bold.
  public static var heavy: Self { .bold }
  /// `UIKit.UIFont.Weight.black`, measured as bold.
  public static var black: Self { .bold }
}
