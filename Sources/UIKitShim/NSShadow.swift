public import Foundation
public import LayoutViews

/// `UIKit.NSShadow`, which is kept among the attributes of a text and not drawn.
open class NSShadow: AttributeObject {
  /// The distance from the letters, in points.
  open var shadowOffset: CGSize = .zero
  /// The extent of the blur, in points.
  open var shadowBlurRadius: CGFloat = 0
  /// The color, or `nil` for none.
  open var shadowColor: Any?

  /// Creates a shadow without an extent.
  public override init() { super.init() }
}

// Kept among the attributes of a text, and not drawn.
extension NSAttributedString.Key {
  /// The shadow of letters.
  public static let shadow = Self(rawValue: "NSShadow")
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
