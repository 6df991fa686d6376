public import Foundation
public import LayoutGeometry

/// The scaling of an application's own fonts and lengths with a text style: UIKit's `UIFontMetrics`.
///
/// All grow by the ratio of the style's size at the reader's preference to its size at the standard
/// one. Fonts have whole points.
public struct FontMetrics: Sendable, Hashable {
  /// The origin of a scaled font, from which it can be scaled again.
  struct Scaling: Sendable, Hashable {
    let style: TextStyle
    let size: CGFloat
    let maximumSize: CGFloat

    /// Returns a font in the size for a preference, otherwise as another one.
    func font(like font: Font, in category: ContentSizeCategory) -> Font {
      let factor = style.growth(in: category)
      let scaled = factor == 1 ? size : (size * factor).rounded()
      return Font(
        size: min(scaled, maximumSize),
        weight: font.weight,
        scaling: self,
        face: font.face
      )
    }
  }

  /// The metrics of body text.
  public static let `default` = Self(forTextStyle: .body)

  /// The style with which things grow.
  public let textStyle: TextStyle

  /// Creates the metrics of a text style.
  public init(forTextStyle textStyle: TextStyle) { self.textStyle = textStyle }

  /// Returns `font` in the size that fits the style.
  ///
  /// A label that adjusts its font for the reader's preference uses the same scaling, as in UIKit.
  ///
  /// - Parameters:
  ///   - font: A font that fits the style at the standard size.
  ///   - maximumPointSize: The greatest size.
  ///   - category: The reader's preference.
  /// - Returns: The font.
  package func scaledFont(
    for font: Font,
    maximumPointSize: CGFloat = .infinity,
    compatibleWith category: ContentSizeCategory = .large
  ) -> Font {
    let limit = maximumPointSize > 0 ? maximumPointSize : .infinity
    return Scaling(style: textStyle, size: font.size, maximumSize: limit)
      .font(like: font, in: category)
  }

  /// Returns `value` as long as the style makes it.
  ///
  /// - Parameters:
  ///   - value: A length that fits the style at the standard size.
  ///   - category: The reader's preference.
  ///   - scale: Device pixels a point to which the result is rounded; 0 for no rounding.
  /// - Returns: The length.
  public func scaledValue(
    for value: CGFloat,
    compatibleWith category: ContentSizeCategory = .large,
    scale: Int = 0
  ) -> CGFloat {
    let scaled = value * textStyle.growth(in: category)
    return scale > 0 ? pixelAligned(scaled, scale: CGFloat(scale)) : scaled
  }
}

extension TextStyle {
  /// Returns the ratio of the size for a preference to the standard one.
  func growth(in category: ContentSizeCategory) -> CGFloat { size(in: category) / size(in: .large) }
}
