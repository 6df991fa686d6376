public import Foundation
import LayoutGeometry
public import LayoutText

extension Font {
  /// Returns the font of a text style in the size that the traits ask for.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: TraitCollection?
  ) -> Self {
    let category = traitCollection?.preferredContentSizeCategory ?? .large
    return .preferredFont(forTextStyle: style, compatibleWith: category)
  }
}

extension FontMetrics {
  /// Returns `font` in the size that the style has for the reader.
  ///
  /// - Parameters:
  ///   - font: A font that fits the style at the standard size.
  ///   - maximumPointSize: The greatest size.
  ///   - traitCollection: The traits with the reader's preference.
  /// - Returns: The font.
  public func scaledFont(
    for font: Font,
    maximumPointSize: CGFloat = .infinity,
    compatibleWith traitCollection: TraitCollection?
  ) -> Font {
    scaledFont(
      for: font,
      maximumPointSize: maximumPointSize,
      compatibleWith: traitCollection?.preferredContentSizeCategory ?? .large
    )
  }

  /// Returns `value` in the length that the style has for the reader, in whole pixels.
  ///
  /// - Parameters:
  ///   - value: A length that fits the style at the standard size.
  ///   - traitCollection: The traits with the reader's preference and the pixels.
  /// - Returns: The length.
  public func scaledValue(
    for value: CGFloat,
    compatibleWith traitCollection: TraitCollection?
  ) -> CGFloat {
    scaledValue(
      for: value,
      compatibleWith: traitCollection?.preferredContentSizeCategory ?? .large,
      scale: Int(traitCollection?.displayScale ?? 0)
    )
  }
}
