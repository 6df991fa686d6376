public import Foundation
import LayoutControls
import LayoutGeometry
import LayoutViews

/// `UIKit.NSLayoutManager`: where the letters of a text are in its first container.
///
/// Each UTF-16 unit counts as a glyph. Places are in the coordinates of the container; the lines are those of text views,
/// whatever a subclass would have of them.
open class NSLayoutManager: NSObject {
  /// The text.
  open internal(set) weak var textStorage: NSTextStorage?
  /// The containers, of which the first has all of the text.
  open private(set) var textContainers: [NSTextContainer] = []
  /// Whether lines out of sight are laid out later, which none are here.
  open var allowsNonContiguousLayout = false
  /// Whether lines have the spacing that fonts ask for, as those of text views have.
  open var usesFontLeading = true
  /// The text view whose lines these are, or `nil` for a manager of the app's own.
  weak var textView: UITextView?

  /// Creates a manager without a text.
  public override init() { super.init() }

  /// Adds a container.
  open func addTextContainer(_ container: NSTextContainer) { textContainers.append(container) }
  /// Takes a container away.
  open func removeTextContainer(at index: Int) { textContainers.remove(at: index) }

  /// The text view that has the lines: that of the manager, or one that is as wide as the container.
  private var ruler: UITextView {
    if let textView {
      textView.layoutIfNeeded()
      return textView
    }
    let container = textContainers.first
    let width = min(container?.size.width ?? 0, 1e6)
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: width, height: 1))
    view.textContainerInset = .zero
    view.textContainer.lineFragmentPadding = container?.lineFragmentPadding ?? 5
    view.textContainer.maximumNumberOfLines = container?.maximumNumberOfLines ?? 0
    view.attributedText = textStorage.map { NSAttributedString(attributedString: $0) }
    view.layoutIfNeeded()
    return view
  }

  private var length: Int { textStorage?.length ?? 0 }
  private var whole: NSRange { NSRange(location: 0, length: length) }

  /// The number of glyphs: of UTF-16 units.
  open var numberOfGlyphs: Int { length }

  /// Returns the rectangle of all lines, with the padding at both ends.
  open func usedRect(for container: NSTextContainer) -> CGRect {
    guard container === textContainers.first, length > 0 else { return .zero }
    let ruler = ruler
    let inset = ruler.textContainerInset
    let width = ruler.bounds.width
    let size = ruler.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    return CGRect(
      x: 0,
      y: 0,
      width: max(0, size.width - inset.horizontal),
      height: max(0, size.height - inset.vertical)
    )
  }

  /// Returns the glyphs in a container: all in the first.
  open func glyphRange(for container: NSTextContainer) -> NSRange {
    container === textContainers.first ? whole : NSRange(location: length, length: 0)
  }

  /// Returns the rectangle around some glyphs, that of the caret for none.
  open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect
  {
    guard container === textContainers.first else { return .zero }
    return Lines(ruler, length).rect(of: glyphRange)
  }

  /// Calls a closure with each line that has some of the glyphs: its rectangle, that of its letters, the container, its
  /// glyphs, and where to write that the lines after it are not asked for.
  open func enumerateLineFragments(
    forGlyphRange glyphRange: NSRange,
    using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    guard let container = textContainers.first else { return }
    let lines = Lines(ruler, length)
    for range in lines.ranges
    where NSIntersectionRange(range, glyphRange).length > 0 || range.location == glyphRange.location
    {
      var stops = ObjCBool(false)
      unsafe block(lines.fragment(of: range), lines.used(by: range), container, range, &stops)
      if stops.boolValue { return }
    }
  }

  /// Returns the rectangle of the line of a glyph, as wide as the container, and writes its glyphs.
  open func lineFragmentRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    unsafe rect(ofLineAt: glyphIndex, effectiveGlyphRange) { $0.fragment(of: $1) }
  }

  /// Returns the rectangle of the letters of a glyph's line with the padding at both ends, and writes its glyphs.
  open func lineFragmentUsedRect(
    forGlyphAt glyphIndex: Int,
    effectiveRange effectiveGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> CGRect {
    unsafe rect(ofLineAt: glyphIndex, effectiveGlyphRange) { $0.used(by: $1) }
  }

  /// Returns a rectangle of the line of a glyph, zero without one, and writes its glyphs.
  private func rect(
    ofLineAt glyphIndex: Int,
    _ effectiveGlyphRange: UnsafeMutablePointer<NSRange>?,
    _ rect: (Lines, NSRange) -> CGRect
  ) -> CGRect {
    let lines = Lines(ruler, length)
    guard let range = lines.range(at: glyphIndex) else { return .zero }
    unsafe effectiveGlyphRange?.pointee = range
    return rect(lines, range)
  }

  /// Returns the letter at a point, or the nearest one, and writes how far into it the point is.
  open func characterIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    let (index, fraction) = Lines(ruler, length).letter(at: point)
    unsafe partialFraction?.pointee = fraction
    return index
  }

  /// Returns the glyph at a point, or the nearest one.
  open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
    Lines(ruler, length).letter(at: point).index
  }

  /// Returns the glyph at a point, or the nearest one, and writes how far into it the point is.
  open func glyphIndex(
    for point: CGPoint,
    in container: NSTextContainer,
    fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
  ) -> Int {
    unsafe characterIndex(
      for: point,
      in: container,
      fractionOfDistanceBetweenInsertionPoints: partialFraction
    )
  }

  /// Returns the glyphs of letters: the same units.
  open func glyphRange(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    unsafe actualCharacterRange?.pointee = charRange
    return charRange
  }

  /// Returns the letters of glyphs: the same units.
  open func characterRange(
    forGlyphRange glyphRange: NSRange,
    actualGlyphRange: UnsafeMutablePointer<NSRange>?
  ) -> NSRange {
    unsafe actualGlyphRange?.pointee = glyphRange
    return glyphRange
  }

  /// Returns the letter of a glyph: the same unit.
  open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }
  /// Returns the glyph of a letter: the same unit.
  open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

  /// Does nothing: lines are laid out when they are asked for.
  open func ensureLayout(for container: NSTextContainer) {}
  /// Does nothing: lines are laid out when they are asked for.
  open func ensureLayout(forCharacterRange charRange: NSRange) {}
  /// Does nothing: lines are laid out when they are asked for.
  open func ensureLayout(forGlyphRange glyphRange: NSRange) {}
  /// Does nothing: lines are laid out again whenever they are asked for.
  open func invalidateLayout(
    forCharacterRange charRange: NSRange,
    actualCharacterRange: UnsafeMutablePointer<NSRange>?
  ) {}
  /// Does nothing: text is drawn again when it changes.
  open func invalidateDisplay(forCharacterRange charRange: NSRange) {}
  /// Does nothing: text is drawn again when it changes.
  open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {}
}
