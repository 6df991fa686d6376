package import Foundation

/// A text that is set in several fonts.
package struct StyledText: Sendable, Hashable {
  /// A part of the text in one font.
  package struct Run: Sendable, Hashable {
    /// The part.
    package var string: String
    /// The font of the part.
    package var font: Font
    /// The space added after each letter, in points.
    package var kerning: CGFloat
    /// The height of the letters above the baseline, in points.
    package var baselineOffset: CGFloat
    /// The style of the paragraphs that begin in this part.
    package var paragraph: Paragraph
    /// The room of a picture that each character stands for, its origin on the baseline and its height
    /// upward; `nil` for letters.
    package var attachment: CGRect?

    package init(
      _ string: String,
      font: Font,
      kerning: CGFloat = 0,
      baselineOffset: CGFloat = 0,
      paragraph: Paragraph = Paragraph(),
      attachment: CGRect? = nil
    ) {
      self.string = string
      self.font = font
      self.kerning = kerning
      self.baselineOffset = baselineOffset
      self.paragraph = paragraph
      self.attachment = attachment
    }

    /// The height of the part above the baseline; the font of a picture does not count.
    var ascender: CGFloat {
      attachment.map { $0.origin.y + $0.height } ?? font.ascender + baselineOffset
    }

    /// The end of the part below the baseline: a negative number for letters.
    var descender: CGFloat { attachment?.origin.y ?? font.descender + baselineOffset }

    /// The extra space between two lines.
    var leading: CGFloat { attachment == nil ? font.leading : 0 }
  }

  /// A style of a paragraph's lines.
  package struct Paragraph: Sendable, Hashable {
    /// The space between two lines, in points.
    package var betweenLines: CGFloat = 0
    /// The extra space between this paragraph and the next one, in points.
    package var betweenParagraphs: CGFloat = 0
    /// The extra space between the paragraph before and this one, in points.
    package var beforeParagraph: CGFloat = 0
    /// The factor of the height of a line, or 0 for none.
    package var lineHeightMultiple: CGFloat = 0
    /// The least height of a line.
    package var minimumLineHeight: CGFloat = 0
    /// The greatest height of a line, or 0 for any.
    package var maximumLineHeight: CGFloat = 0
    /// The distance of the first line from the leading edge.
    package var firstLineIndent: CGFloat = 0
    /// The distance of the other lines from the leading edge.
    package var indent: CGFloat = 0
    /// The end of lines: above zero from the leading edge, otherwise from the trailing edge.
    package var tailIndent: CGFloat = 0
    /// The treatment of a text that needs more room, or `nil` for that of whatever shows the text.
    package var overflow: LineOverflow?

    /// Creates a paragraph of plain text.
    package init() {}

    /// Returns the height of a line whose fonts ask for `natural`.
    func height(ofLine natural: CGFloat) -> CGFloat {
      var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
      if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
      return max(height, minimumLineHeight)
    }

    /// Returns the distance of a line from the leading edge.
    func indent(ofFirstLine isFirst: Bool) -> CGFloat { max(0, isFirst ? firstLineIndent : indent) }

    /// Returns the distance of lines from the trailing edge of a width.
    func tail(in width: CGFloat) -> CGFloat {
      guard tailIndent > 0 else { return -tailIndent }
      return width < .infinity ? max(0, width - tailIndent) : 0
    }
  }

  /// The parts in reading order, without empty ones.
  package let runs: [Run]

  /// Creates a text of parts in reading order.
  package init(_ runs: [Run]) { self.runs = runs.filter { !$0.string.isEmpty } }

  /// The text without its fonts.
  package var string: String { runs.map(\.string).joined() }
}

/// A placed line of a text in several fonts.
package struct StyledLine: Sendable, Hashable {
  /// A part of a line in one font.
  package struct Piece: Sendable, Hashable {
    /// The drawn text.
    package let string: String
    /// The index of the text's part that it belongs to.
    package let run: Int
    /// The start of the piece in the line.
    package let x: CGFloat
    /// The width in points, not rounded.
    package let width: CGFloat
    /// The piece as it is seen, or `nil` if the tables set it from left to right.
    package var seen: SeenLine?
  }

  /// The drawn pieces, from left to right.
  package let pieces: [Piece]
  /// The width of the pieces in points, not rounded.
  package let width: CGFloat
  /// The least distance of the line from the leading edge.
  package let indent: CGFloat
  /// The least distance of the line from the trailing edge.
  package let tail: CGFloat
  /// The index of the text's part that the line's paragraph begins in.
  package let paragraphRun: Int
  /// The distance of the baseline from the top of the text, in points, not rounded.
  package let baseline: CGFloat
  /// The distance of the line's top from the top of the text.
  package let top: CGFloat
  /// The distance of the line's bottom from the top of the text.
  package let bottom: CGFloat
}

extension [StyledLine] {
  /// The width in which the lines stand without being cut or moved, in points, not rounded.
  package var usedWidth: CGFloat { map { $0.indent + $0.width + $0.tail }.max() ?? 0 }
}
