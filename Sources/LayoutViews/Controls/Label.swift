public import Foundation
import LayoutDevices
public import LayoutGeometry
public import LayoutText

/// Lines of text in one font: UIKit's `UILabel`.
///
/// The size that a label asks for is its text's, raised to whole pixels. A label of several lines asks
/// first for its longest line, and once the layout gave it a width, for the height at that width.
open class Label: View {
  /// The text; nil for none.
  open var text: String? {
    didSet { if text != oldValue { textDidChange() } }
  }
  /// The font; nil stands for the standard one.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var font: Font! {
    get { ownFont }
    set {
      guard ownFont != newValue ?? Self.standardFont else { return }
      ownFont = newValue ?? Self.standardFont
      textDidChange()
    }
  }
  /// The color of the text; nil stands for the system's color of labels.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var textColor: Color! {
    get { ownTextColor ?? SystemColor.label.dynamicColor }
    set { ownTextColor = newValue }
  }
  /// Whether the text has its own color rather than a pale one.
  open var isEnabled = true
  /// The side to which lines go.
  open var textAlignment = TextAlignment.natural
  /// How lines that are too long end in UIKit; here they wrap at words and are cut at the tail.
  open var lineBreakMode = LineBreakMode.byTruncatingTail
  /// How many lines there may be; 0 for any number.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { textDidChange() } }
  }
  /// The width at which lines wrap for the intrinsic size; 0 for the width that the layout gives.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet { if preferredMaxLayoutWidth != oldValue { textDidChange() } }
  }
  /// Whether a font of a text style follows the reader's preferred size.
  open var adjustsFontForContentSizeCategory = false {
    didSet { adjustFont() }
  }

  /// Whether text that is too long is drawn smaller in UIKit; the size that the label asks for is the
  /// same, and pictures cut the text.
  open var adjustsFontSizeToFitWidth = false
  /// How small the text may become.
  open var minimumScaleFactor: CGFloat = 0
  /// Whether letters move closer together before the text is cut.
  open var allowsDefaultTighteningForTruncation = false
  /// The color of the text while the label is highlighted.
  open var highlightedTextColor: Color?
  /// Whether the label is drawn in its other color.
  open var isHighlighted = false

  /// The color that was set for the text; nil for the system's color of labels.
  package final var ownTextColor: Color?
  private var ownFont = Label.standardFont
  /// The width that the last layout gave, at which lines wrap.
  private var layoutWidth: CGFloat?
  /// Where `drawText(in:)` was told to draw.
  private var drawnArea: CGRect?

  private static let standardFont = Font.systemFont(ofSize: 17)

  /// Makes a label.
  ///
  /// - Parameter frame: Where it is in its superview.
  public override init(frame: CGRect = .zero) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Makes a label as a new one: what an archive holds is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
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
  ///   - numberOfLines: How many lines there may be; 0 for any number.
  /// - Returns: A rectangle at the origin of `bounds`, at most as large.
  open func textRect(
    forBounds bounds: CGRect,
    limitedToNumberOfLines numberOfLines: Int
  ) -> CGRect {
    let size = TextMetrics.size(
      of: text ?? "",
      font: font,
      width: numberOfLines == 1 ? .infinity : bounds.size.width,
      limit: max(0, numberOfLines),
      scale: Int(textScale)
    )
    return CGRect(
      x: bounds.origin.x,
      y: bounds.origin.y,
      width: min(size.width, max(0, bounds.size.width)),
      height: min(size.height, max(0, bounds.size.height))
    )
  }

  /// Draws the text in `rect`; an override that hands on a smaller one puts room around the text.
  open func drawText(in rect: CGRect) { drawnArea = rect }

  /// Where the text is drawn; nil where an override of `drawText(in:)` does not hand it on.
  package final var textArea: CGRect? {
    drawnArea = nil
    drawText(in: bounds)
    return drawnArea
  }

  package override var firstBaselineOffset: CGFloat? {
    pixelAligned(font.ascender, scale: textScale)
  }

  package override var lastBaselineOffset: CGFloat {
    pixelAligned(-font.descender, scale: textScale)
  }

  package override var wrappingWidth: CGFloat? {
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

  package override func solvedFrameDidApply() {
    wrappingWidth = bounds.size.width
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
    if previousTraitCollection?.displayScale != traitCollection.displayScale {
      invalidateIntrinsicContentSize()
    }
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    font = font.adjusted(for: traitCollection.preferredContentSizeCategory)
  }

  private func textDidChange() {
    invalidateIntrinsicContentSize()
  }

  private func textSize(in width: CGFloat) -> CGSize {
    let room = CGRect(x: 0, y: 0, width: width, height: Self.boundless)
    return textRect(forBounds: room, limitedToNumberOfLines: numberOfLines).size
  }

  /// A length beyond that of any text, from which an override may take insets.
  private static let boundless: CGFloat = 1e9

  /// Device pixels per point; outside of a window texts are measured for 2.
  private var textScale: CGFloat {
    let scale = traitCollection.displayScale
    return scale > 0 ? scale : 2
  }
}

extension Label {
  /// A line of a label where it is drawn.
  package struct Line: Hashable {
    /// What is drawn, cut already where it did not fit.
    package var string: String
    /// Where the baseline begins on the left, in the label's coordinates.
    package var origin: CGPoint
    /// The width of the line, in points.
    package var width: CGFloat
  }

  /// The lines as they are drawn: in the middle of the height, as many as fit.
  package var lines: [Line] {
    guard let text, !text.isEmpty, let area = textArea else { return [] }
    let font: Font = font
    var limit = max(0, numberOfLines)
    let room = (area.size.height + 0.5) / font.lineHeight
    let fitting = room > 1 ? Int(min(10_000, room)) : 1
    if limit != 1 { limit = limit == 0 ? fitting : min(limit, fitting) }
    let lines = TextMetrics.lines(of: text, font: font, width: area.size.width, limit: limit)
    let height = font.height(ofLines: lines.count)
    let top = area.origin.y + (area.size.height - height) / 2
    return lines.enumerated().map { index, line in
      let room = area.size.width - line.width
      let baseline = top + font.ascender + CGFloat(index) * (font.lineHeight + font.leading)
      return Line(
        string: line.string,
        origin: CGPoint(
          x: area.origin.x + room * leadingShare,
          y: pixelAligned(baseline, scale: textScale)
        ),
        width: line.width
      )
    }
  }

  /// The share of the room beside a line that is on its left.
  private var leadingShare: CGFloat {
    switch textAlignment {
    case .left: 0
    case .center: 0.5
    case .right: 1
    case .justified, .natural:
      effectiveUserInterfaceLayoutDirection == .leftToRight ? 0 : 1
    }
  }
}
