public import Foundation
import LayoutText

/// How the lines of a paragraph stand: UIKit's `NSParagraphStyle`.
///
/// Indents, hyphenation and tabs are not measured.
open class ParagraphStyle: NSObject, NSCopying, NSMutableCopying {
  fileprivate final var storedAlignment = TextAlignment.natural
  fileprivate final var storedLineBreakMode = LineBreakMode.byWordWrapping
  fileprivate final var storedSpacing = StyledText.Spacing()

  /// Makes the style of plain text.
  public override init() { super.init() }

  /// The style of plain text.
  public static var `default`: ParagraphStyle { ParagraphStyle() }

  /// The side to which lines go.
  open var alignment: TextAlignment { storedAlignment }
  /// How lines that are too long end.
  open var lineBreakMode: LineBreakMode { storedLineBreakMode }
  /// What is between two lines, in points.
  open var lineSpacing: CGFloat { storedSpacing.betweenLines }
  /// What is between two paragraphs besides, in points.
  open var paragraphSpacing: CGFloat { storedSpacing.betweenParagraphs }
  /// The factor of the height of a line; 0 for none.
  open var lineHeightMultiple: CGFloat { storedSpacing.lineHeightMultiple }
  /// The least height of a line.
  open var minimumLineHeight: CGFloat { storedSpacing.minimumLineHeight }
  /// The greatest height of a line; 0 for any.
  open var maximumLineHeight: CGFloat { storedSpacing.maximumLineHeight }

  final var spacing: StyledText.Spacing { storedSpacing }

  /// Returns the style itself, which does not change.
  public func copy(with zone: NSZone? = nil) -> Any { filled(ParagraphStyle()) }

  /// Returns a style that says the same and can be changed.
  public func mutableCopy(with zone: NSZone? = nil) -> Any { filled(MutableParagraphStyle()) }

  private func filled(_ style: ParagraphStyle) -> ParagraphStyle {
    style.storedAlignment = storedAlignment
    style.storedLineBreakMode = storedLineBreakMode
    style.storedSpacing = storedSpacing
    return style
  }

  /// Whether both say the same.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ParagraphStyle else { return false }
    return storedAlignment == other.storedAlignment && storedSpacing == other.storedSpacing
      && storedLineBreakMode == other.storedLineBreakMode
  }

  /// A number for what the style says.
  open override var hash: Int { storedSpacing.hashValue ^ storedAlignment.rawValue }
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
    get { storedSpacing.betweenLines }
    set { storedSpacing.betweenLines = newValue }
  }
  /// What is between two paragraphs besides, in points.
  public override var paragraphSpacing: CGFloat {
    get { storedSpacing.betweenParagraphs }
    set { storedSpacing.betweenParagraphs = newValue }
  }
  /// The factor of the height of a line; 0 for none.
  public override var lineHeightMultiple: CGFloat {
    get { storedSpacing.lineHeightMultiple }
    set { storedSpacing.lineHeightMultiple = newValue }
  }
  /// The least height of a line.
  public override var minimumLineHeight: CGFloat {
    get { storedSpacing.minimumLineHeight }
    set { storedSpacing.minimumLineHeight = newValue }
  }
  /// The greatest height of a line; 0 for any.
  public override var maximumLineHeight: CGFloat {
    get { storedSpacing.maximumLineHeight }
    set { storedSpacing.maximumLineHeight = newValue }
  }
}
