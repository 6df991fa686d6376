public import Foundation
import LayoutText

/// A style of a paragraph's lines: UIKit's `NSParagraphStyle`.
///
/// Hyphenation and tabs are not measured.
open class ParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  fileprivate final var storedAlignment = TextAlignment.natural
  fileprivate final var storedLineBreakMode = LineBreakMode.byWordWrapping
  fileprivate final var storedParagraph = StyledText.Paragraph()

  /// Creates the style of plain text.
  public override init() { super.init() }

  /// The style of plain text.
  public static var `default`: ParagraphStyle { ParagraphStyle() }

  /// The side to which lines go.
  open var alignment: TextAlignment { storedAlignment }
  /// The treatment of lines that are too long.
  open var lineBreakMode: LineBreakMode { storedLineBreakMode }
  /// The space between two lines, in points.
  open var lineSpacing: CGFloat { storedParagraph.betweenLines }
  /// The extra space between two paragraphs, in points.
  open var paragraphSpacing: CGFloat { storedParagraph.betweenParagraphs }
  /// The factor of the height of a line, or 0 for none.
  open var lineHeightMultiple: CGFloat { storedParagraph.lineHeightMultiple }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { storedParagraph.minimumLineHeight }
  /// The greatest height of a line, or 0 for any.
  open var maximumLineHeight: CGFloat { storedParagraph.maximumLineHeight }
  /// The extra space between the paragraph before and this one, in points.
  open var paragraphSpacingBefore: CGFloat { storedParagraph.beforeParagraph }
  /// The distance of the first line from the leading edge.
  open var firstLineHeadIndent: CGFloat { storedParagraph.firstLineIndent }
  /// The distance of the other lines from the leading edge.
  open var headIndent: CGFloat { storedParagraph.indent }
  /// The end of lines: above zero from the leading edge, otherwise from the trailing edge.
  open var tailIndent: CGFloat { storedParagraph.tailIndent }

  final var paragraph: StyledText.Paragraph { storedParagraph }

  /// Returns the style itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { filled(ParagraphStyle()) }

  /// Returns a style that says the same and can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any { filled(MutableParagraphStyle()) }

  private func filled(_ style: ParagraphStyle) -> ParagraphStyle {
    style.storedAlignment = storedAlignment
    style.storedLineBreakMode = storedLineBreakMode
    style.storedParagraph = storedParagraph
    return style
  }

  /// Returns whether both say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ParagraphStyle else { return false }
    return storedAlignment == other.storedAlignment && storedParagraph == other.storedParagraph
      && storedLineBreakMode == other.storedLineBreakMode
  }

  /// The hash value of the style.
  open override var hash: Int { storedParagraph.hashValue ^ storedAlignment.rawValue }
}

/// A style that can be changed: UIKit's `NSMutableParagraphStyle`.
public final class MutableParagraphStyle: ParagraphStyle {
  public override var alignment: TextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }
  public override var lineBreakMode: LineBreakMode {
    get { storedLineBreakMode }
    set { storedLineBreakMode = newValue }
  }
  public override var lineSpacing: CGFloat {
    get { storedParagraph.betweenLines }
    set { storedParagraph.betweenLines = newValue }
  }
  public override var paragraphSpacing: CGFloat {
    get { storedParagraph.betweenParagraphs }
    set { storedParagraph.betweenParagraphs = newValue }
  }
  public override var lineHeightMultiple: CGFloat {
    get { storedParagraph.lineHeightMultiple }
    set { storedParagraph.lineHeightMultiple = newValue }
  }
  public override var minimumLineHeight: CGFloat {
    get { storedParagraph.minimumLineHeight }
    set { storedParagraph.minimumLineHeight = newValue }
  }
  public override var maximumLineHeight: CGFloat {
    get { storedParagraph.maximumLineHeight }
    set { storedParagraph.maximumLineHeight = newValue }
  }
  public override var paragraphSpacingBefore: CGFloat {
    get { storedParagraph.beforeParagraph }
    set { storedParagraph.beforeParagraph = newValue }
  }
  public override var firstLineHeadIndent: CGFloat {
    get { storedParagraph.firstLineIndent }
    set { storedParagraph.firstLineIndent = newValue }
  }
  public override var headIndent: CGFloat {
    get { storedParagraph.indent }
    set { storedParagraph.indent = newValue }
  }
  public override var tailIndent: CGFloat {
    get { storedParagraph.tailIndent }
    set { storedParagraph.tailIndent = newValue }
  }
  /// Takes all that another style says.
  public func setParagraphStyle(_ style: ParagraphStyle) {
    storedAlignment = style.storedAlignment
    storedLineBreakMode = style.storedLineBreakMode
    storedParagraph = style.storedParagraph
  }
}
