public import Foundation
import LayoutText

/// How the lines of a paragraph stand: UIKit's `NSParagraphStyle`.
///
/// Hyphenation and tabs are not measured.
open class ParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  fileprivate final var storedAlignment = TextAlignment.natural
  fileprivate final var storedLineBreakMode = LineBreakMode.byWordWrapping
  fileprivate final var storedParagraph = StyledText.Paragraph()

  /// Makes the style of plain text.
  public override init() { super.init() }

  /// The style of plain text.
  public static var `default`: ParagraphStyle { ParagraphStyle() }

  /// The side to which lines go.
  open var alignment: TextAlignment { storedAlignment }
  /// How lines that are too long end.
  open var lineBreakMode: LineBreakMode { storedLineBreakMode }
  /// What is between two lines, in points.
  open var lineSpacing: CGFloat { storedParagraph.betweenLines }
  /// What is between two paragraphs besides, in points.
  open var paragraphSpacing: CGFloat { storedParagraph.betweenParagraphs }
  /// The factor of the height of a line; 0 for none.
  open var lineHeightMultiple: CGFloat { storedParagraph.lineHeightMultiple }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { storedParagraph.minimumLineHeight }
  /// The greatest height of a line; 0 for any.
  open var maximumLineHeight: CGFloat { storedParagraph.maximumLineHeight }
  /// What is between the paragraph before and this one besides, in points.
  open var paragraphSpacingBefore: CGFloat { storedParagraph.beforeParagraph }
  /// How far the first line begins from the leading edge.
  open var firstLineHeadIndent: CGFloat { storedParagraph.firstLineIndent }
  /// How far the other lines begin from the leading edge.
  open var headIndent: CGFloat { storedParagraph.indent }
  /// Where lines end: above zero from the leading edge, otherwise from the trailing edge.
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

  /// Whether both say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ParagraphStyle else { return false }
    return storedAlignment == other.storedAlignment && storedParagraph == other.storedParagraph
      && storedLineBreakMode == other.storedLineBreakMode
  }

  /// A number for what the style says.
  open override var hash: Int { storedParagraph.hashValue ^ storedAlignment.rawValue }
}

/// A style that can be changed: UIKit's `NSMutableParagraphStyle`.
public final class MutableParagraphStyle: ParagraphStyle {
  /// The side to which lines go.
  public override var alignment: TextAlignment {
    get { storedAlignment }
    set { storedAlignment = newValue }
  }
  /// How lines that are too long end.
  public override var lineBreakMode: LineBreakMode {
    get { storedLineBreakMode }
    set { storedLineBreakMode = newValue }
  }
  /// What is between two lines, in points.
  public override var lineSpacing: CGFloat {
    get { storedParagraph.betweenLines }
    set { storedParagraph.betweenLines = newValue }
  }
  /// What is between two paragraphs besides, in points.
  public override var paragraphSpacing: CGFloat {
    get { storedParagraph.betweenParagraphs }
    set { storedParagraph.betweenParagraphs = newValue }
  }
  /// The factor of the height of a line; 0 for none.
  public override var lineHeightMultiple: CGFloat {
    get { storedParagraph.lineHeightMultiple }
    set { storedParagraph.lineHeightMultiple = newValue }
  }
  /// The least height of a line.
  public override var minimumLineHeight: CGFloat {
    get { storedParagraph.minimumLineHeight }
    set { storedParagraph.minimumLineHeight = newValue }
  }
  /// The greatest height of a line; 0 for any.
  public override var maximumLineHeight: CGFloat {
    get { storedParagraph.maximumLineHeight }
    set { storedParagraph.maximumLineHeight = newValue }
  }
  /// What is between the paragraph before and this one besides, in points.
  public override var paragraphSpacingBefore: CGFloat {
    get { storedParagraph.beforeParagraph }
    set { storedParagraph.beforeParagraph = newValue }
  }
  /// How far the first line begins from the leading edge.
  public override var firstLineHeadIndent: CGFloat {
    get { storedParagraph.firstLineIndent }
    set { storedParagraph.firstLineIndent = newValue }
  }
  /// How far the other lines begin from the leading edge.
  public override var headIndent: CGFloat {
    get { storedParagraph.indent }
    set { storedParagraph.indent = newValue }
  }
  /// Where lines end: above zero from the leading edge, otherwise from the trailing edge.
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
