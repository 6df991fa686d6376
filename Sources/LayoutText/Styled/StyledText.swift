public import Foundation

/// A text that is set in several fonts.
public struct StyledText: Sendable, Hashable {
  /// A part of the text in one font.
  public struct Run: Sendable, Hashable {
    /// The part.
    public var string: String
    /// Its font.
    public var font: Font
    /// What is added after each letter, in points.
    public var kerning: CGFloat
    /// How far the letters are above the baseline, in points.
    public var baselineOffset: CGFloat
    /// How the paragraphs are set that begin in this part.
    public var paragraph: Paragraph
    /// The room of a picture that each character stands for, its origin on the baseline and its height
    /// upward; nil for letters.
    public var attachment: CGRect?

    /// Makes a part.
    ///
    /// - Parameters:
    ///   - string: The part.
    ///   - font: Its font.
    ///   - kerning: What is added after each letter, in points.
    ///   - baselineOffset: How far the letters are above the baseline, in points.
    ///   - paragraph: How the paragraphs are set that begin in this part.
    ///   - attachment: The room of a picture that each character stands for.
    public init(
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

    /// How far the part reaches above the baseline; the font of a picture does not count.
    var ascender: CGFloat {
      attachment.map { $0.origin.y + $0.height } ?? font.ascender + baselineOffset
    }

    /// Where the part ends below the baseline: a negative number for letters.
    var descender: CGFloat { attachment?.origin.y ?? font.descender + baselineOffset }

    /// What is between two lines besides.
    var leading: CGFloat { attachment == nil ? font.leading : 0 }
  }

  /// How the lines of a paragraph stand.
  public struct Paragraph: Sendable, Hashable {
    /// What is between two lines, in points.
    public var betweenLines: CGFloat = 0
    /// What is between this paragraph and the next one besides, in points.
    public var betweenParagraphs: CGFloat = 0
    /// What is between the paragraph before and this one besides, in points.
    public var beforeParagraph: CGFloat = 0
    /// The factor of the height of a line; 0 for none.
    public var lineHeightMultiple: CGFloat = 0
    /// The least height of a line.
    public var minimumLineHeight: CGFloat = 0
    /// The greatest height of a line; 0 for any.
    public var maximumLineHeight: CGFloat = 0
    /// How far the first line begins from the leading edge.
    public var firstLineIndent: CGFloat = 0
    /// How far the other lines begin from the leading edge.
    public var indent: CGFloat = 0
    /// Where lines end: above zero from the leading edge, otherwise from the trailing edge.
    public var tailIndent: CGFloat = 0

    /// Makes a paragraph of plain text.
    public init() {}

    /// Returns how high a line is whose fonts ask for `natural`.
    func height(ofLine natural: CGFloat) -> CGFloat {
      var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
      if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
      return max(height, minimumLineHeight)
    }

    /// Returns how far a line begins from the leading edge.
    func indent(ofFirstLine isFirst: Bool) -> CGFloat {
      max(0, isFirst ? firstLineIndent : indent)
    }

    /// Returns how far lines end from the trailing edge of a width.
    func tail(in width: CGFloat) -> CGFloat {
      guard tailIndent > 0 else { return -tailIndent }
      return width < .infinity ? max(0, width - tailIndent) : 0
    }
  }

  /// The parts, in reading order; empty ones are left out.
  public let runs: [Run]

  /// Makes a text of parts in reading order.
  public init(_ runs: [Run]) {
    self.runs = runs.filter { !$0.string.isEmpty }
  }

  /// The text without its fonts.
  public var string: String { runs.map(\.string).joined() }
}

/// A line of a text in several fonts, where it stands.
public struct StyledLine: Sendable, Hashable {
  /// What of a line is in one font.
  public struct Piece: Sendable, Hashable {
    /// What is drawn.
    public let string: String
    /// Which of the text's parts it is of.
    public let run: Int
    /// Where it begins in the line.
    public let x: CGFloat
    /// Its width in points, not rounded.
    public let width: CGFloat
  }

  /// What is drawn, from left to right.
  public let pieces: [Piece]
  /// The width of what is drawn in points, not rounded.
  public let width: CGFloat
  /// How far the line begins from the leading edge at least.
  public let indent: CGFloat
  /// How far the line ends from the trailing edge at least.
  public let tail: CGFloat
  /// Which of the text's parts the line's paragraph begins in.
  public let paragraphRun: Int
  /// Where the baseline is below the top of the text, in points, not rounded.
  public let baseline: CGFloat
  /// Where the line begins below the top of the text.
  public let top: CGFloat
  /// Where the line ends below the top of the text.
  public let bottom: CGFloat
}

extension [StyledLine] {
  /// The width in which the lines stand without being cut or moved, in points, not rounded.
  public var usedWidth: CGFloat { map { $0.indent + $0.width + $0.tail }.max() ?? 0 }
}
