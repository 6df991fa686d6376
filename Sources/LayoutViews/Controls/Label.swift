public import Foundation
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
  /// The font.
  open var font = Font.systemFont(ofSize: 17) {
    didSet { if font != oldValue { textDidChange() } }
  }
  /// The color of the text; nil for the system's color of labels.
  open var textColor: Color?
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

  /// The width that the last layout gave, at which lines wrap.
  private var layoutWidth: CGFloat?

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
    guard numberOfLines != 1 else { return textSize(in: .infinity) }
    if preferredMaxLayoutWidth > 0 { return textSize(in: preferredMaxLayoutWidth) }
    let natural = textSize(in: .infinity)
    guard let layoutWidth, layoutWidth < natural.width else { return natural }
    return CGSize(width: natural.width, height: textSize(in: layoutWidth).height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    textSize(in: numberOfLines == 1 || size.width <= 0 ? .infinity : size.width)
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
    TextMetrics.size(
      of: text ?? "",
      font: font,
      width: width,
      limit: max(0, numberOfLines),
      scale: Int(textScale)
    )
  }

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
    guard let text, !text.isEmpty else { return [] }
    var limit = max(0, numberOfLines)
    let room = (bounds.size.height + 0.5) / font.lineHeight
    let fitting = room > 1 ? Int(min(10_000, room)) : 1
    if limit != 1 { limit = limit == 0 ? fitting : min(limit, fitting) }
    let lines = TextMetrics.lines(of: text, font: font, width: bounds.size.width, limit: limit)
    let height = font.height(ofLines: lines.count)
    let top = bounds.origin.y + (bounds.size.height - height) / 2
    return lines.enumerated().map { index, line in
      let room = bounds.size.width - line.width
      let baseline = top + font.ascender + CGFloat(index) * (font.lineHeight + font.leading)
      return Line(
        string: line.string,
        origin: CGPoint(
          x: bounds.origin.x + room * leadingShare,
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
