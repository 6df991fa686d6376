public import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
public import ScreenFrames

/// A view of lines of text in one font: UIKit's `UILabel`.
///
/// The size that a label asks for is its text's, raised to whole pixels. A label of several lines asks
/// first for its longest line, and once the layout gave it a width, for the height at that width.
open class Label: View {
  /// The text, or `nil` for none.
  open var text: String? {
    didSet {
      let wasAttributed = attributed != nil
      attributed = nil
      attributedSource = nil
      if wasAttributed || text != oldValue { textDidChange() }
    }
  }
  /// The text with its attributes; letters without a font, color or alignment have the label's.
  ///
  /// Measured and drawn are fonts, colors, kerning, pictures and the styles of paragraphs. A font, color or
  /// alignment that is set afterwards is that of the whole text, and setting `text` takes all attributes
  /// away.
  open var attributedText: NSAttributedString? {
    get {
      attributedSource
        ?? text.map {
          NSAttributedString(
            string: $0,
            attributes: [.font: ownFont, .foregroundColor: textColor ?? .black]
          )
        }
    }
    set {
      text = newValue?.string
      attributedSource = newValue
      attributed = newValue.map(AttributedContent.init)
      adjustFont()
      if newValue != nil { textDidChange() }
    }
  }
  /// The font, or `nil` for the standard one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: FontObject! {
    get { ownFont }
    set {
      let new = newValue ?? Self.standardFont
      let isAnother = new != ownFont
      ownFont = new
      guard isAnother || attributed != nil else { return }
      attributed?.changeParts { $0.font = new.value }
      textDidChange()
    }
  }
  /// The color of the text, or `nil` for the system's color of labels.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: ColorObject! {
    get { ownTextColor ?? SystemColor.label.object }
    set {
      ownTextColor = newValue
      attributed?.changeParts { $0.color = newValue?.value }
    }
  }
  /// Whether the text has its own color rather than a pale one.
  open var isEnabled = true
  /// The side to which lines go.
  open var textAlignment = TextAlignment.natural {
    didSet { attributed?.changeParts { $0.alignment = textAlignment } }
  }
  /// The treatment of a text that is too long; lines before the last wrap at words unless it says characters.
  open var lineBreakMode = LineBreakMode.byTruncatingTail {
    didSet {
      attributed?.changeParts { $0.paragraph.overflow = lineBreakMode.overflow }
      if lineBreakMode != oldValue { textDidChange() }
    }
  }
  /// The greatest number of lines, or 0 for any.
  open var numberOfLines: Int {
    get { ownNumberOfLines ?? standardNumberOfLines }
    set {
      let old = numberOfLines
      ownNumberOfLines = newValue
      if newValue != old { textDidChange() }
    }
  }
  private final var ownNumberOfLines: Int?
  /// The greatest number of lines while nobody has set another, which stock cells decide.
  package final var standardNumberOfLines = 1 {
    didSet {
      if standardNumberOfLines != oldValue, ownNumberOfLines == nil { textDidChange() }
    }
  }
  /// The width at which lines wrap for the intrinsic size, or 0 for the width of the layout.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }
  /// Whether a font of a text style follows the reader's preferred size.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  /// Whether a single line that is too long is drawn smaller; the size that the label asks for is the same.
  open var adjustsFontSizeToFitWidth = false
  /// The least scale of the text, 0 for any.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether letters move closer together before the text is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// The color of the text while the label is highlighted, as in a cell that is touched or selected; parts with a
  /// color of their own keep it.
  open var highlightedTextColor: ColorObject?
  /// Whether the label is drawn in its other color.
  open var isHighlighted = false
  /// The color of a second text behind the text, or `nil` for none.
  open var shadowColor: ColorObject?
  /// The distance of the second text from the text, in points: one up, as in UIKit.
  open var shadowOffset = CGSize(width: 0, height: -1)

  /// The color that was set for the text, or `nil` for the system's color of labels.
  package final var ownTextColor: ColorObject?
  /// The attributes of the text, or `nil` if it has none.
  package private(set) final var attributed: AttributedContent?
  private var attributedSource: NSAttributedString?
  /// The size without bounds, and in the width that was asked for last, of the text as it is.
  private var naturalSize: MeasuredSize?
  private var wrappedSize: MeasuredSize?
  private var ownFont = Label.standardFont
  /// The wishes of the reader and the scenario for fonts.
  private(set) final var fontTraits = TraitCollection.outsideOfWindows.fontTraits
  /// The font as the reader sees it.
  final var shownFont: Font { ownFont.value.shown(in: fontTraits) }
  /// The width that the last layout gave, at which lines wrap.
  private var layoutWidth: CGFloat?
  /// The rectangle in which `drawText(in:)` last drew.
  private var drawnArea: CGRect?
  /// The elements that an override of `drawText(in:)` drew itself.
  private(set) final var drawnByOverride: [ScreenElement] = []

  private static let standardFont = FontObject.systemFont(ofSize: 17)

  @_spi(SystemViews) open override func prepareView() {
    super.prepareView()
    isUserInteractionEnabled = false
  }

  open override var intrinsicContentSize: CGSize {
    guard numberOfLines != 1 else { return textSize(in: Self.boundless) }
    if preferredMaxLayoutWidth > 0 { return textSize(in: preferredMaxLayoutWidth) }
    let natural = textSize(in: Self.boundless)
    guard let layoutWidth, layoutWidth < natural.width else { return natural }
    return CGSize(width: natural.width, height: textSize(in: layoutWidth).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(in: numberOfLines == 1 || size.width <= 0 ? Self.boundless : size.width)
  }

  /// Returns the part of `bounds` that the text takes; the sizes that a label asks for are those that
  /// this answers, so that an override puts room around the text.
  ///
  /// - Parameters:
  ///   - bounds: The room for the text.
  ///   - numberOfLines: The greatest number of lines, or 0 for any.
  /// - Returns: A rectangle at the origin of `bounds`, at most as large.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let width = numberOfLines == 1 ? .infinity : bounds.size.width
    let limit = max(0, numberOfLines)
    let scale = Int(pixelScale)
    let size = measuredSize(width: width, limit: limit, scale: scale)
    return CGRect(
      x: bounds.origin.x,
      y: bounds.origin.y,
      width: min(size.width, max(0, bounds.size.width)),
      height: min(size.height, max(0, bounds.size.height))
    )
  }

  /// Draws the text in `rect`; an override that passes a smaller one puts room around the text.
  open func drawText(in rect: CGRect) { drawnArea = rect }

  /// The place of the text, or `nil` if an override of `drawText(in:)` does not pass it on.
  package final var textArea: CGRect? {
    drawnArea = nil
    drawnByOverride = []
    guard mayDrawText, bounds.width > 0, bounds.height > 0 else {
      drawText(in: bounds)
      return drawnArea
    }
    let context = GraphicsContext(textPage, scale: pixelScale)
    context.run { drawText(in: bounds) }
    drawnByOverride = context.elements
    return drawnArea
  }

  /// The part of the label's coordinates that `drawText(in:)` can draw in.
  @_spi(SystemViews) open var textPage: CGRect { CGRect(origin: .zero, size: bounds.size) }

  /// Whether `drawText(in:)` may be an application's.
  @_spi(SystemViews) open var mayDrawText: Bool { type(of: self) != Label.self }

  override var baselineFont: Font? { font.value }

  @_spi(SystemViews) public override var consoleText: String? { text }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    drawing(of: Look(of: self)) { drawnLines }
  }

  package override var firstBaselineOffset: CGFloat {
    pixelAligned(styledLines?.first?.baseline ?? shownFont.ascender, scale: pixelScale)
  }

  package override var lastBaselineOffset: CGFloat {
    let ownDescent = styledLines?.last.map { $0.bottom - $0.baseline }
    return pixelAligned(ownDescent ?? -shownFont.descender, scale: pixelScale)
  }

  /// The lines of a text with attributes at the width of the layout, or `nil` for one without.
  private var styledLines: [StyledLine]? {
    attributed.map {
      TextMetrics.lines(
        of: styledText(of: $0),
        width: numberOfLines == 1 ? .infinity : layoutWidth ?? .infinity,
        limit: max(0, numberOfLines)
      )
    }
  }

  /// Returns a text with attributes as it is measured, with what the label says for parts that do not.
  final func styledText(of content: AttributedContent) -> StyledText {
    content.styledText(
      font: ownFont.value,
      traits: fontTraits,
      overflow: lineBreakMode.overflow
    )
  }

  @_spi(SystemViews) public override var wrappingWidth: CGFloat? {
    get { layoutWidth }
    set {
      guard numberOfLines != 1, preferredMaxLayoutWidth <= 0, layoutWidth != newValue else {
        return
      }
      let before = intrinsicContentSize
      layoutWidth = newValue
      if intrinsicContentSize != before { invalidateIntrinsicContentSize() }
    }
  }

  @_spi(SystemViews) public override func solvedFrameDidApply() {
    wrappingWidth = bounds.size.width
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let traits = traitCollection.fontTraits
    if traits != fontTraits {
      fontTraits = traits
      textDidChange()
    }
    adjustFont()
    if previousTraitCollection?.displayScale != traitCollection.displayScale {
      invalidateIntrinsicContentSize()
    }
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    let category = traitCollection.preferredContentSizeCategory
    let adjusted = ownFont.adjusted(for: category)
    let oldContent = attributed
    attributed?.changeParts { $0.font = $0.font?.adjusted(for: category) }
    guard adjusted !== ownFont || attributed != oldContent else { return }
    ownFont = adjusted
    textDidChange()
  }

  private func textDidChange() {
    naturalSize = nil
    wrappedSize = nil
    invalidateIntrinsicContentSize()
  }

  private func textSize(in width: CGFloat) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: width, height: Self.boundless)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// A measured size, with its conditions.
  private struct MeasuredSize {
    let width: CGFloat
    let limit: Int
    let scale: Int
    let size: CGSize
  }

  private func measuredSize(width: CGFloat, limit: Int, scale: Int) -> CGSize {
    let known = width >= Self.boundless ? naturalSize : wrappedSize
    if let known, known.width == width, known.limit == limit, known.scale == scale {
      return known.size
    }
    let size =
      if let attributed {
        TextMetrics.size(
          of: styledText(of: attributed),
          width: width,
          limit: limit,
          scale: scale
        )
      } else {
        TextMetrics.size(
          of: text ?? "",
          font: shownFont,
          width: width,
          limit: limit,
          scale: scale,
          overflow: lineBreakMode.overflow
        )
      }
    let new = MeasuredSize(width: width, limit: limit, scale: scale, size: size)
    if width >= Self.boundless { naturalSize = new } else { wrappedSize = new }
    return size
  }

  /// A length beyond that of any text, from which an override may take insets.
  private static let boundless: CGFloat = 1e9
}
