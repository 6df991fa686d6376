package import Foundation
import LayoutGeometry

extension TextMetrics {
  /// Returns the lines that a text in several fonts has in a width.
  ///
  /// They break as those of plain text do. If the limit ends the text, the last one ends with an
  /// ellipsis.
  ///
  /// - Parameters:
  ///   - text: The text. An empty one has no lines.
  ///   - width: The room across, in points. A width that is not a number is unlimited.
  ///   - limit: The greatest number of lines, 0 for any.
  /// - Returns: The lines from top to bottom.
  /// - Complexity: O(*n*), and O(*n*²) for a line that is cut.
  package static func lines(of text: StyledText, width: CGFloat, limit: Int) -> [StyledLine] {
    StyledTextLayout(text).lines(width: width, limit: limit)
  }

  /// Returns the size of a text in several fonts that wraps in a width, raised to whole pixels.
  ///
  /// - Parameters:
  ///   - text: The text; an empty one has no size.
  ///   - width: The room across, in points.
  ///   - limit: The greatest number of lines, 0 for any.
  ///   - scale: The number of device pixels per point.
  /// - Returns: The width of the widest line with its indents, and the height of all lines.
  package static func size(
    of text: StyledText,
    width: CGFloat,
    limit: Int,
    scale: Int
  ) -> CGSize {
    let lines = lines(of: text, width: width, limit: limit)
    return CGSize(
      width: pixelCeiling(lines.usedWidth, scale: CGFloat(scale)),
      height: pixelCeiling(lines.last?.bottom ?? 0, scale: CGFloat(scale))
    )
  }
}
