public import Foundation
public import LayoutGeometry

/// How fonts and lengths of an application's own grow with a text style: UIKit's `UIFontMetrics`.
///
/// Everything grows by what the style's size at the reader's preference is to its size at the
/// standard one. Fonts come to whole points.
public struct FontMetrics: Sendable, Hashable {
  /// Where a font that was scaled came from, so that it can be scaled anew.
  struct Scaling: Sendable, Hashable {
    let style: TextStyle
    let size: CGFloat
    let maximumSize: CGFloat

    func font(weight: FontWeight, in category: ContentSizeCategory) -> Font {
      let factor = style.growth(in: category)
      let scaled = factor == 1 ? size : (size * factor).rounded()
      return Font(size: min(scaled, maximumSize), weight: weight, scaling: self)
    }
  }

  /// The metrics of body text.
  public static let `default` = Self(forTextStyle: .body)

  /// The style with which things grow.
  public let textStyle: TextStyle

  /// Makes the metrics of a text style.
  public init(forTextStyle textStyle: TextStyle) {
    self.textStyle = textStyle
  }

  /// Returns `font` as large as the style makes it.
  ///
  /// A label that adjusts its font for the reader's preference goes on from here, as in UIKit.
  ///
  /// - Parameters:
  ///   - font: A font that fits the style at the standard size.
  ///   - maximumPointSize: How large it may become.
  ///   - category: The reader's preference.
  /// - Returns: The font.
  public func scaledFont(
    for font: Font,
    maximumPointSize: CGFloat = .infinity,
    compatibleWith category: ContentSizeCategory = .large
  ) -> Font {
    let limit = maximumPointSize > 0 ? maximumPointSize : .infinity
    return Scaling(style: textStyle, size: font.size, maximumSize: limit)
      .font(weight: font.weight, in: category)
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
  /// What the size for a preference is to the standard one.
  func growth(in category: ContentSizeCategory) -> CGFloat {
    size(in: category) / size(in: .large)
  }
}
