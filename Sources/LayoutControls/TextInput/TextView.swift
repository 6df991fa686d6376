public import Foundation
import LayoutDevices
public import LayoutGeometry
import LayoutText
@_spi(SystemViews) public import LayoutViews

/// A view of lines to read and write, which scroll: UIKit's `UITextView`.
///
/// The text is inside of `textContainerInset`, 8 above and below, and of the container's
/// `lineFragmentPadding`, 5 on both sides (UITextView.h, NSTextContainer.h). A text view that scrolls asks
/// for no size, another one for the height of its lines at the width of the layout.
open class TextView: ScrollView, TextInput, TextInputTraits {
  /// The text.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var text: String! {
    get { content.text ?? "" }
    set {
      content.text = newValue
      editor.textDidChange()
      contentDidChange()
    }
  }
  /// The text with its attributes.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var attributedText: NSAttributedString! {
    get { content.attributedText ?? NSAttributedString(string: "") }
    set {
      content.attributedText = newValue
      editor.textDidChange()
      contentDidChange()
    }
  }
  /// The font, or `nil` for the standard one, of 12 points.
  open var font: FontObject? {
    didSet {
      content.font = font ?? Self.standardFont
      contentDidChange()
    }
  }
  /// The color of the text, or `nil` for the system's color of labels.
  open var textColor: ColorObject? { didSet { content.textColor = textColor } }
  /// The side to which lines go.
  open var textAlignment = TextAlignment.natural {
    didSet { content.textAlignment = textAlignment }
  }
  /// Whether one may write.
  open var isEditable = true
  /// Whether one may select text.
  open var isSelectable = true
  /// The room around the text, without the padding of the container.
  open var textContainerInset = EdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { if textContainerInset != oldValue { contentDidChange() } }
  }
  /// The container that the lines are cut for.
  public final let textContainer = TextContainer()
  /// Whether fonts of text styles follow the reader's preferred size.
  open var adjustsFontForContentSizeCategory = false {
    didSet {
      content.adjustsFontForContentSizeCategory = adjustsFontForContentSizeCategory
      contentDidChange()
    }
  }
  /// The settings of the keyboard.
  public final var textInputSettings = TextInputSettings()
  /// The kind of text, which is kept and not used.
  open var textContentType: TextContentType? {
    get { textInputSettings.textContentType }
    set { textInputSettings.textContentType = newValue }
  }
  /// The view that comes up instead of the keyboard.
  open override var inputView: View? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private final var ownInputView: View?
  /// The view on top of the keyboard.
  open override var inputAccessoryView: View? {
    get { ownInputAccessoryView }
    set { ownInputAccessoryView = newValue }
  }
  private final var ownInputAccessoryView: View?
  /// The delegate of editing and scrolling, held weakly.
  open weak var delegate: (any TextViewDelegate)? {
    get { attachedDelegate as? any TextViewDelegate }
    set { attachedDelegate = newValue }
  }
  /// The attributes of what is written next, which are kept.
  open var typingAttributes: [NSAttributedString.Key: Any] {
    get { kept("typingAttributes") ?? [:] }
    set { keep(newValue, "typingAttributes") }
  }
  /// Whether the text scrolls; if not, the view asks for its height.
  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { contentDidChange() } }
  }

  final let content = Label()
  /// The selection.
  final lazy var editor = TextEditor(self)
  /// The mark at the caret while keys go to the view.
  final let caret = Caret()
  /// The width that the last layout gave.
  private var layoutWidth: CGFloat?
  private static let standardFont = FontObject.systemFont(ofSize: 12)

  /// Creates a view of lines.
  ///
  /// - Parameters:
  ///   - frame: The frame in the superview's coordinates.
  ///   - textContainer: A container of a text system of the application's own, which makes no difference here.
  public init(frame: CGRect, textContainer: TextContainer?) { super.init(frame: frame) }

  /// Creates a view of lines.
  ///
  /// - Parameter frame: The frame in the superview's coordinates.
  public override convenience init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  /// Creates a view of lines; the archive is not read.
  ///
  /// - Parameter coder: The archive, for the initializers of subclasses.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    backgroundColor = SystemColor.systemBackground.object
    content.font = Self.standardFont
    content.numberOfLines = 0
    addSubview(content)
    textContainer.textView = self
  }

  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "text-view" }

  /// Whether the view can be written in.
  open override var canBecomeFirstResponder: Bool { isEditable }
  /// Whether keys go to the view.
  open override var isFirstResponder: Bool { window?.firstResponder === self }
  /// Asks for the keyboard, which comes if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { takeKeyboard() }
  /// Gives the keyboard back, which goes if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool { giveKeyboardBack() }

  /// Responds to a finger that did not scroll: the keyboard comes.
  open override func touchesEnded(_ touches: Set<Touch>, with event: Event?) {
    if !becomeFirstResponder() { super.touchesEnded(touches, with: event) }
  }

  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return super.intrinsicContentSize }
    let natural = sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 0))
    guard let layoutWidth, layoutWidth < natural.width else { return natural }
    let height = sizeThatFits(CGSize(width: layoutWidth, height: 0)).height
    return CGSize(width: natural.width, height: height)
  }

  /// Returns the size of the lines in the width of `size`, with the room around them.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let around = room
    let lines = linesSize(in: size.width - around.horizontal)
    let scale = pixelScale
    return CGSize(
      width: pixelCeiling(min(lines.width + around.horizontal, max(0, size.width)), scale: scale),
      height: pixelCeiling(lines.height + around.vertical, scale: scale)
    )
  }

  /// Returns the lines' size; an empty text is as high as one line.
  private func linesSize(in width: CGFloat) -> CGSize {
    content.numberOfLines = textContainer.maximumNumberOfLines
    let size = content.sizeThatFits(CGSize(width: max(1, width), height: 0))
    return text.isEmpty ? CGSize(width: 0, height: content.font.lineHeight) : size
  }

  // MARK: Letters and places

  /// Whether there is any text.
  open var hasText: Bool { !writtenText.isEmpty }
  /// Writes letters in the place of what is selected, without a question to the delegate.
  open func insertText(_ text: String) { editor.replace(editor.selection, by: text) }
  /// Takes what is selected away, or the letter before the caret, without a question to the delegate.
  open func deleteBackward() { if hasText { editor.replace(editor.deletion, by: "") } }

  // MARK: Selection

  /// The selected part in UTF-16 units, empty at the caret.
  open var selectedRange: NSRange {
    get { editor.selection }
    set { editor.selection = newValue }
  }
  /// The selected part, empty at the caret.
  open var selectedTextRange: TextRange? {
    get { OffsetRange(editor.selection) }
    set { editor.select(newValue) }
  }
  /// The part that waits for its completion: `nil`.
  open var markedTextRange: TextRange? { nil }
  /// The place before the first letter.
  open var beginningOfDocument: TextPosition { OffsetPosition(0) }
  /// The place behind the last letter.
  open var endOfDocument: TextPosition { OffsetPosition(writtenText.utf16.count) }
  /// Returns the letters of a part, or `nil` for a part of another text.
  open func text(in range: TextRange) -> String? { editor.text(in: range) }
  /// Puts letters in the place of a part, without a question to the delegate.
  open func replace(_ range: TextRange, withText text: String) {
    if let part = editor.range(range) { editor.replace(part, by: text) }
  }
  /// Returns the part between two places, or `nil` for places of another text.
  open func textRange(from fromPosition: TextPosition, to toPosition: TextPosition) -> TextRange? {
    editor.range(from: fromPosition, to: toPosition)
  }
  /// Returns the place so many UTF-16 units behind another, or `nil` for none.
  open func position(from position: TextPosition, offset: Int) -> TextPosition? {
    editor.position(editor.offset(position) + offset)
  }
  /// Returns the place so many UTF-16 units or lines from another in a direction, or `nil` for none.
  open func position(
    from position: TextPosition,
    in direction: TextLayoutDirection,
    offset: Int
  ) -> TextPosition? { editor.position(from: position, in: direction, by: offset) }
  /// Returns which of two places comes first.
  open func compare(_ position: TextPosition, to other: TextPosition) -> ComparisonResult {
    editor.compare(position, other)
  }
  /// Returns the UTF-16 units between two places, negative if the second comes first.
  open func offset(from: TextPosition, to toPosition: TextPosition) -> Int {
    editor.offset(toPosition) - editor.offset(from)
  }
  /// Returns the rectangle of a part's first line.
  open func firstRect(for range: TextRange) -> CGRect { editor.firstRect(range) }
  /// Returns the rectangle of the caret in a place.
  open func caretRect(for position: TextPosition) -> CGRect { editor.caretRect(position) }
  /// Returns the rectangles of a part, one a line.
  open func selectionRects(for range: TextRange) -> [TextSelectionRect] { editor.rects(range) }
  /// Returns the place that is nearest to a point.
  open func closestPosition(to point: CGPoint) -> TextPosition? { editor.nearest(to: point) }
  /// Returns the place in a part that is nearest to a point.
  open func closestPosition(to point: CGPoint, within range: TextRange) -> TextPosition? {
    editor.nearest(to: point, within: range)
  }
  /// Returns the letter at a point, or `nil` for none.
  open func characterRange(at point: CGPoint) -> TextRange? { editor.letter(at: point) }

  private var room: EdgeInsets {
    var room = textContainerInset
    room.left += textContainer.lineFragmentPadding
    room.right += textContainer.lineFragmentPadding
    return room
  }

  /// Gives the text its place, and the content its size.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let around = room
    let width = max(0, bounds.width - around.horizontal)
    let height = linesSize(in: width).height
    content.frame = CGRect(x: around.left, y: around.top, width: width, height: height)
    textContainer.takeWidth(bounds.width - textContainerInset.horizontal)
    contentSize = CGSize(width: bounds.width, height: height + around.vertical)
    placeCaret()
  }

  open override var forFirstBaselineLayout: View { content }
  open override var forLastBaselineLayout: View { content }

  @_spi(SystemViews) public override var wrappingWidth: CGFloat? {
    get { isScrollEnabled ? nil : layoutWidth }
    set {
      guard !isScrollEnabled, layoutWidth != newValue else { return }
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
    contentDidChange()
  }

  final func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
