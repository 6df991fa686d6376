public import Foundation
import LayoutGeometry
public import LayoutText

extension FontMetrics {
  /// Returns `font` in the size that the style has at the standard preference.
  ///
  /// A label that adjusts its font for the reader's preference uses the same scaling, as in UIKit.
  ///
  /// - Parameters:
  ///   - font: A font that fits the style at the standard size.
  ///   - maximumPointSize: The greatest size.
  /// - Returns: The font.
  public func scaledFont(
    for font: FontObject,
    maximumPointSize: CGFloat = .infinity
  ) -> FontObject {
    scaledFont(for: font, maximumPointSize: maximumPointSize, compatibleWith: nil)
  }

  /// Returns `font` in the size that the style has for the reader.
  ///
  /// - Parameters:
  ///   - font: A font that fits the style at the standard size.
  ///   - maximumPointSize: The greatest size.
  ///   - traitCollection: The traits with the reader's preference.
  /// - Returns: The font.
  public func scaledFont(
    for font: FontObject,
    maximumPointSize: CGFloat = .infinity,
    compatibleWith traitCollection: TraitCollection?
  ) -> FontObject {
    FontObject(
      scaledFont(
        for: font.value,
        maximumPointSize: maximumPointSize,
        compatibleWith: traitCollection?.preferredContentSizeCategory ?? .large
      )
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
