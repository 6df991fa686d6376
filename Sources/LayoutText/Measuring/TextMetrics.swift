package import Foundation
import LayoutGeometry

/// A namespace for widths and lines of texts, from tables within the package.
///
/// No font of the machine is asked, so the numbers are the same everywhere. They stand in for the
/// system font of iOS with a mean error below half a per cent on labels that Interface Builder measured.
package enum TextMetrics {
  /// The sign of a text that was cut.
  package static let ellipsis = "…"

  /// Returns the width of a text in one line with kerning and tracking, in points, not rounded.
  ///
  /// Newlines have no width.
  ///
  /// - Complexity: O(*n*).
  package static func width(of text: String, font: Font) -> CGFloat {
    let measured = MeasuredText(text, font: font)
    return measured.width(of: 0..<measured.clusters.count)
  }

  /// Returns a text as one line of a paragraph with a direction, which need not be that of its first letter.
  ///
  /// - Complexity: O(*n*).
  package static func line(of text: String, font: Font, isRightToLeft: Bool) -> TextLine {
    let measured = MeasuredText(text, font: font, base: isRightToLeft ? 1 : 0)
    let all = measured.clusters.indices
    return TextLine(
      string: text,
      width: measured.width(of: all),
      seen: measured.seenLine(of: all)
    )
  }

  /// Returns the lines that a text has in a width, from top to bottom, none for an empty text.
  ///
  /// Words wrap, and a word wider than the line is cut. If the limit ends the text before its end, or
  /// if a single line is too wide, the last line is as `overflow` says. A width that is not a number and
  /// a limit of 0 are no limits.
  ///
  /// - Complexity: O(*n*).
  package static func lines(
    of text: String,
    font: Font,
    width: CGFloat,
    limit: Int,
    overflow: LineOverflow = .tail
  ) -> [TextLine] {
    let width = width.isNaN ? .infinity : width
    let measured = MeasuredText(text, font: font)
    var lines: [TextLine] = []
    let breaker = LineBreaker(measured, width: width, overflow)
    breaker.forEachLine(limit: limit) { line in
      let isCut = lines.count + 1 == limit && line.next < measured.clusters.count
      lines.append(
        isCut
          ? lastLine(line, of: measured, font: font, width: width, overflow: overflow)
          : textLine(line.drawn, of: measured)
      )
    }
    return lines
  }

  /// Returns the size of a text that wraps in a width, raised to whole pixels as UIKit does.
  ///
  /// It is the width of the widest line and the height of all lines; an empty text has none.
  package static func size(
    of text: String,
    font: Font,
    width: CGFloat,
    limit: Int,
    scale: Int,
    overflow: LineOverflow = .tail
  ) -> CGSize {
    // As `lines(of:font:width:limit:overflow:)`, without their texts.
    let width = width.isNaN ? .infinity : width
    let measured = MeasuredText(text, font: font)
    var widest: CGFloat = 0
    var count = 0
    LineBreaker(measured, width: width, overflow).forEachLine(limit: limit) { line in
      count += 1
      let isCut = count == limit && line.next < measured.clusters.count
      let lineWidth =
        isCut
        ? lastLine(line, of: measured, font: font, width: width, overflow: overflow).width
        : measured.width(of: line.drawn)
      widest = max(widest, overflow == .clipped ? min(lineWidth, width) : lineWidth)
    }
    return CGSize(
      width: pixelCeiling(widest, scale: CGFloat(scale)),
      height: pixelCeiling(font.height(ofLines: count), scale: CGFloat(scale))
    )
  }
}

extension Font {
  var setting: TypeSetting { TypeSetting(size: size, weight: weight) }
}

/// A line of a text as it is drawn.
package struct TextLine: Sendable, Hashable {
  /// The drawn text: without spaces at the end of a wrapped line, with an ellipsis if it is cut.
  package let string: String
  /// The width in points, not rounded.
  package let width: CGFloat
  /// The line as it is seen, or `nil` if the tables set it from left to right.
  package var seen: SeenLine?

  package init(string: String, width: CGFloat, seen: SeenLine? = nil) {
    self.string = string
    self.width = width
    self.seen = seen
  }
}
