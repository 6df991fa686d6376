package import Foundation
import LayoutGeometry

extension TextMetrics {
  /// Returns the lines that a text in several fonts has in a width, which break as those of plain text do.
  ///
  /// If the limit ends the text, the last one is as the style of its paragraph says, or ends with an ellipsis.
  ///
  /// - Complexity: O(*n*), and O(*n*²) for a line that is cut.
  package static func lines(of text: StyledText, width: CGFloat, limit: Int) -> [StyledLine] {
    StyledTextLayout(text).lines(width: width, limit: limit)
  }

  /// Returns the size of a text in several fonts that wraps in a width, raised to whole pixels.
  ///
  /// It is the width of the widest line with its indents, and the height of all lines.
  package static func size(of text: StyledText, width: CGFloat, limit: Int, scale: Int) -> CGSize {
    let lines = lines(of: text, width: width, limit: limit)
    return CGSize(
      width: pixelCeiling(lines.usedWidth, scale: CGFloat(scale)),
      height: pixelCeiling(lines.last?.bottom ?? 0, scale: CGFloat(scale))
    )
  }
}
