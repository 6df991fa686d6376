public import Foundation

// Kept among the attributes of a text, and not drawn.
extension NSAttributedString.Key {
  /// The width of the line around letters.
  public static let strokeWidth = Self(rawValue: "NSStrokeWidth")
  /// The color of that line.
  public static let strokeColor = Self(rawValue: "NSStrokeColor")
  /// The slant of letters.
  public static let obliqueness = Self(rawValue: "NSObliqueness")
  /// The stretch of letters.
  public static let expansion = Self(rawValue: "NSExpansion")
  /// The effect on letters.
  public static let textEffect = Self(rawValue: "NSTextEffect")
  /// The direction of letters.
  public static let writingDirection = Self(rawValue: "NSWritingDirection")
}
