package import Foundation
package import LayoutGeometry

/// A purpose of a text: UIKit's `UIFont.TextStyle`.
///
/// Sizes are those of the Human Interface Guidelines, page Typography.
public enum TextStyle: String, Sendable, Hashable, CaseIterable {
  case extraLargeTitle
  case extraLargeTitle2
  case largeTitle
  case title1
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption1
  case caption2
}

extension TextStyle {
  /// The weight that the style has of itself.
  package var weight: FontWeight { generatedWeight }

  /// Returns the font size for a reader's preference.
  package func size(in category: ContentSizeCategory) -> CGFloat {
    CGFloat(generatedTable[category.rank].size)
  }

  /// Returns the distance between the baselines of a text of several lines.
  package func baselineDistance(in category: ContentSizeCategory) -> CGFloat {
    CGFloat(generatedTable[category.rank].leading)
  }
}
