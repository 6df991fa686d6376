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

    /// Makes a part.
    ///
    /// - Parameters:
    ///   - string: The part.
    ///   - font: Its font.
    ///   - kerning: What is added after each letter, in points.
    public init(_ string: String, font: Font, kerning: CGFloat = 0) {
      self.string = string
      self.font = font
      self.kerning = kerning
    }
  }

  /// How far lines are apart.
  public struct Spacing: Sendable, Hashable {
    /// What is between two lines, in points.
    public var betweenLines: CGFloat = 0
    /// What is between two paragraphs besides, in points.
    public var betweenParagraphs: CGFloat = 0
    /// The factor of the height of a line; 0 for none.
    public var lineHeightMultiple: CGFloat = 0
    /// The least height of a line.
    public var minimumLineHeight: CGFloat = 0
    /// The greatest height of a line; 0 for any.
    public var maximumLineHeight: CGFloat = 0

    /// Makes the spacing of plain text.
    public init() {}

    /// Returns how high a line is whose fonts ask for `natural`.
    func height(ofLine natural: CGFloat) -> CGFloat {
      var height = lineHeightMultiple > 0 ? natural * lineHeightMultiple : natural
      if maximumLineHeight > 0 { height = min(height, maximumLineHeight) }
      return max(height, minimumLineHeight)
    }
  }

  /// The parts, in reading order; empty ones are left out.
  public let runs: [Run]
  /// How far lines are apart.
  public let spacing: Spacing

  /// Makes a text.
  ///
  /// - Parameters:
  ///   - runs: The parts in reading order.
  ///   - spacing: How far lines are apart.
  public init(_ runs: [Run], spacing: Spacing = Spacing()) {
    self.runs = runs.filter { !$0.string.isEmpty }
    self.spacing = spacing
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
  /// The width in points, not rounded.
  public let width: CGFloat
  /// Where the baseline is below the top of the text, in points, not rounded.
  public let baseline: CGFloat
  /// Where the line begins below the top of the text.
  public let top: CGFloat
  /// Where the line ends below the top of the text.
  public let bottom: CGFloat
}
