public import Foundation
import LayoutText

/// A style of a paragraph's lines: UIKit's `NSParagraphStyle`.
///
/// Hyphenation and tabs are not measured.
open class ParagraphStyle: AttributeObject, NSCopying, NSMutableCopying, SettingKeeper {
  fileprivate struct Values: Hashable {
    var alignment = TextAlignment.natural
    var lineBreakMode = LineBreakMode.byWordWrapping
    var paragraph = StyledText.Paragraph()
    var hyphenationFactor: Float = 0
    var baseWritingDirection = WritingDirection.natural
    var tightensBeforeTruncation = false
  }
  fileprivate final var values = Values()
  package final var keptSettings: [String: Any]?

  /// Creates the style of plain text.
  public override init() { super.init() }

  /// The style of plain text.
  public static var `default`: ParagraphStyle { ParagraphStyle() }

  /// The side to which lines go.
  open var alignment: TextAlignment { values.alignment }
  /// The treatment of lines that are too long.
  open var lineBreakMode: LineBreakMode { values.lineBreakMode }
  /// The space between two lines, in points.
  open var lineSpacing: CGFloat { values.paragraph.betweenLines }
  /// The extra space between two paragraphs, in points.
  open var paragraphSpacing: CGFloat { values.paragraph.betweenParagraphs }
  /// The factor of the height of a line, or 0 for none.
  open var lineHeightMultiple: CGFloat { values.paragraph.lineHeightMultiple }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { values.paragraph.minimumLineHeight }
  /// The greatest height of a line, or 0 for any.
  open var maximumLineHeight: CGFloat { values.paragraph.maximumLineHeight }
  /// The extra space between the paragraph before and this one, in points.
  open var paragraphSpacingBefore: CGFloat { values.paragraph.beforeParagraph }
  /// The distance of the first line from the leading edge.
  open var firstLineHeadIndent: CGFloat { values.paragraph.firstLineIndent }
  /// The distance of the other lines from the leading edge.
  open var headIndent: CGFloat { values.paragraph.indent }
  /// The end of lines: above zero from the leading edge, otherwise from the trailing edge.
  open var tailIndent: CGFloat { values.paragraph.tailIndent }

  /// The least share of a line from which on its last word is broken, which none is here.
  open var hyphenationFactor: Float { values.hyphenationFactor }
  /// The direction in which the paragraph is written; lines are laid out in that of their letters.
  open var baseWritingDirection: WritingDirection { values.baseWritingDirection }
  /// Whether letters move together before a line is cut off, which none do here.
  open var allowsDefaultTighteningForTruncation: Bool { values.tightensBeforeTruncation }

  final var paragraph: StyledText.Paragraph {
    var paragraph = values.paragraph
    paragraph.overflow = lineBreakMode.overflow
    return paragraph
  }

  /// Returns the style itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { filled(ParagraphStyle()) }

  /// Returns a style that says the same and can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any { filled(MutableParagraphStyle()) }

  private func filled(_ style: ParagraphStyle) -> ParagraphStyle {
    style.values = values
    style.keptSettings = keptSettings
    return style
  }

  /// Returns whether both say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    values == (object as? ParagraphStyle)?.values
  }

  /// The hash value of the style.
  open override var hash: Int { values.hashValue }
}

/// A style that can be changed: UIKit's `NSMutableParagraphStyle`.
public final class MutableParagraphStyle: ParagraphStyle {
  public override var alignment: TextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  public override var lineBreakMode: LineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  public override var lineSpacing: CGFloat {
    get { values.paragraph.betweenLines }
    set { values.paragraph.betweenLines = newValue }
  }
  public override var paragraphSpacing: CGFloat {
    get { values.paragraph.betweenParagraphs }
    set { values.paragraph.betweenParagraphs = newValue }
  }
  public override var lineHeightMultiple: CGFloat {
    get { values.paragraph.lineHeightMultiple }
    set { values.paragraph.lineHeightMultiple = newValue }
  }
  public override var minimumLineHeight: CGFloat {
    get { values.paragraph.minimumLineHeight }
    set { values.paragraph.minimumLineHeight = newValue }
  }
  public override var maximumLineHeight: CGFloat {
    get { values.paragraph.maximumLineHeight }
    set { values.paragraph.maximumLineHeight = newValue }
  }
  public override var paragraphSpacingBefore: CGFloat {
    get { values.paragraph.beforeParagraph }
    set { values.paragraph.beforeParagraph = newValue }
  }
  public override var firstLineHeadIndent: CGFloat {
    get { values.paragraph.firstLineIndent }
    set { values.paragraph.firstLineIndent = newValue }
  }
  public override var headIndent: CGFloat {
    get { values.paragraph.indent }
    set { values.paragraph.indent = newValue }
  }
  public override var tailIndent: CGFloat {
    get { values.paragraph.tailIndent }
    set { values.paragraph.tailIndent = newValue }
  }
  public override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue }
  }
  public override var baseWritingDirection: WritingDirection {
    get { values.baseWritingDirection }
    set { values.baseWritingDirection = newValue }
  }
  public override var allowsDefaultTighteningForTruncation: Bool {
    get { values.tightensBeforeTruncation }
    set { values.tightensBeforeTruncation = newValue }
  }
  /// Takes all that another style says.
  public func setParagraphStyle(_ style: ParagraphStyle) { values = style.values }
}

/// A direction in which a text is written: UIKit's `NSWritingDirection`.
public enum WritingDirection: Int, Sendable, Hashable {
  /// The direction of its letters.
  case natural = -1
  /// From left to right.
  case leftToRight = 0
  /// From right to left.
  case rightToLeft = 1
}
