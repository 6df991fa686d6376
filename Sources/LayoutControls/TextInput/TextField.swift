public import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
@_spi(SystemViews) public import LayoutViews
public import ScreenFrames

/// A line to write in: UIKit's `UITextField`.
///
/// A finger brings the keyboard, whose keys write at the caret: behind the text, until code selects another place.
/// With a rounded border it is 7 higher than its line above and below, and 34 at least (frames that
/// Interface Builder saved: 34 with text of 14 points). Without a border it is as high as its line.
open class TextField: Control, TextInput, TextInputTraits {
  /// A border around the text.
  public typealias BorderStyle = TextBorderStyle

  /// A condition under which something is shown: UIKit's `UITextField.ViewMode`.
  public enum ViewMode: Int, Sendable, Hashable {
    /// Never.
    case never = 0
    /// While one writes, and so never here.
    case whileEditing = 1
    /// While one does not write, and so always here.
    case unlessEditing = 2
    /// Always.
    case always = 3
  }

  /// The text.
  open var text: String? = "" {
    didSet {
      attributes = nil
      guard text != oldValue else { return }
      editor.textDidChange()
      contentDidChange()
    }
  }
  /// The text with its attributes, or `nil` if there is none.
  open var attributedText: NSAttributedString? {
    get { text?.isEmpty == false ? attributes ?? content.attributedText : nil }
    set {
      text = newValue?.string
      attributes = newValue
      contentDidChange()
    }
  }
  /// The text that is shown while there is none.
  open var placeholder: String? {
    didSet {
      placeholderAttributes = nil
      if placeholder != oldValue { contentDidChange() }
    }
  }
  /// The text that is shown while there is none, with its attributes.
  open var attributedPlaceholder: NSAttributedString? {
    get { placeholderAttributes ?? placeholder.map { NSAttributedString(string: $0) } }
    set {
      placeholder = newValue?.string
      placeholderAttributes = newValue
      contentDidChange()
    }
  }
  private var attributes: NSAttributedString?
  private var placeholderAttributes: NSAttributedString?
  /// The settings of the keyboard.
  public final var textInputSettings = TextInputSettings()
  /// The delegate of editing; held weakly.
  open weak var delegate: (any TextFieldDelegate)?
  /// The condition of a button that clears the text; none is drawn, as it shows during editing.
  open var clearButtonMode = ViewMode.never
  /// Whether the text is cleared when one begins to write.
  open var clearsOnBeginEditing = false
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
  /// The view in front of the text.
  open var leftView: View? { didSet { sideViewDidChange(from: oldValue) } }
  /// The view behind the text.
  open var rightView: View? { didSet { sideViewDidChange(from: oldValue) } }
  /// The condition under which the view in front of the text shows.
  open var leftViewMode = ViewMode.never { didSet { sideViewDidChange(from: leftView) } }
  /// The condition under which the view behind the text shows.
  open var rightViewMode = ViewMode.never { didSet { sideViewDidChange(from: rightView) } }
  /// The font, or `nil` for the standard one.
  open var font: FontObject? = TextField.standardFont {
    didSet { if font != oldValue { contentDidChange() } }
  }
  /// The color of the text, or `nil` for the system's color of labels.
  open var textColor: ColorObject? { didSet { contentDidChange() } }
  /// The side to which the text goes.
  open var textAlignment = TextAlignment.natural {
    didSet { content.textAlignment = textAlignment }
  }
  /// The border around the text.
  open var borderStyle = BorderStyle.none {
    didSet { if borderStyle != oldValue { contentDidChange() } }
  }
  /// Whether dots stand for the letters.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { contentDidChange() } }
  }
  /// The kind of text, which is kept and not used.
  open var textContentType: TextContentType? {
    get { textInputSettings.textContentType }
    set { textInputSettings.textContentType = newValue }
  }
  /// Whether the font follows the reader's preferred size.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  private static let standardFont = FontObject.systemFont(ofSize: 17)

  final let fieldText = Label()
  final var content: LayoutViews.Label { fieldText }
  /// The selection.
  final lazy var editor = TextEditor(self)
  /// The mark at the caret while keys go to the field.
  final let caret = Caret()
  /// The closure called when keys go to the field, or no longer.
  final var onFocus: (Bool) -> Void = { _ in }

  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
    fieldText.field = self
    addSubview(content)
  }

  /// Whether the field can be written in.
  open override var canBecomeFirstResponder: Bool { isEnabled }
  /// Whether keys go to the field.
  open override var isFirstResponder: Bool { window?.firstResponder === self }
  /// Asks for the keyboard, which comes if the delegate agrees.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { takeKeyboard() }
  /// Gives the keyboard back, which goes if the delegate agrees.
  @discardableResult
  open override func resignFirstResponder() -> Bool { giveKeyboardBack() }
  /// Runs the actions for what happens; a finger that goes up brings the keyboard.
  open override func sendActions(for controlEvents: Event) {
    super.sendActions(for: controlEvents)
    if controlEvents.contains(.touchUpInside) { becomeFirstResponder() }
  }

  @_spi(SystemViews) public override var role: String? { "text-field" }

  override func stateDidChange() { contentDidChange() }

  override func record(_ events: Event) {
    guard events.contains(.editingChanged) else { return super.record(events) }
    window?.host?.record("editingChanged", of: self, value: shownText.map { "'\($0)'" })
  }

  /// The color of the placeholder.
  var placeholderColor: ColorObject { SystemColor.placeholderText.object }

  /// The letters that show: dots for secret ones, or `nil` for none.
  private var shownText: String? {
    guard let text, !text.isEmpty else { return nil }
    return isSecureTextEntry ? String(repeating: "•", count: text.count) : text
  }

  /// The size of the field's content, with the room of the border.
  open override var intrinsicContentSize: CGSize {
    let width = content.sizeThatFits(.zero).width + sideWidths
    guard borderStyle != .none else { return CGSize(width: width, height: lineHeight) }
    return CGSize(width: width + 14, height: max(34, lineHeight + 14))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  open override var forFirstBaselineLayout: View { content }
  open override var forLastBaselineLayout: View { content }

  /// Returns the place of the text in bounds.
  open func textRect(forBounds bounds: CGRect) -> CGRect { ownTextRect(forBounds: bounds) }
  /// Returns the place of the text during editing, which is the same.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the place of the placeholder, which is the same.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect { textRect(forBounds: bounds) }
  /// Returns the place of the ground and the border: all.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Returns the place of the button that clears the text; none is drawn.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { ownClearButtonRect(in: bounds) }
  /// Draws the text in `rect`; an override passes another one on, or draws the text itself.
  open func drawText(in rect: CGRect) { fieldText.draw(in: rect) }
  /// Draws the placeholder in `rect`; an override passes another one on, or draws it itself.
  open func drawPlaceholder(in rect: CGRect) { fieldText.draw(in: rect) }
  /// Returns the place of the view in front of the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: shownLeftView, atStart: true, in: bounds)
  }
  /// Returns the place of the view behind the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: shownRightView, atStart: false, in: bounds)
  }

  // MARK: Letters and places

  /// Whether there is any text.
  open var hasText: Bool { text?.isEmpty == false }
  /// Writes letters in the place of what is selected, without a question to the delegate.
  open func insertText(_ text: String) { editor.replace(editor.selection, by: text) }
  /// Takes what is selected away, or the letter before the caret, without a question to the delegate.
  open func deleteBackward() { if hasText { editor.replace(editor.deletion, by: "") } }

  // MARK: Selection

  /// The selected part, empty at the caret, or `nil` while keys go elsewhere (as many have written of UIKit).
  open var selectedTextRange: TextRange? {
    get { isFirstResponder ? OffsetRange(editor.selection) : nil }
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

  /// Gives the text its place, in the middle of the height, as its baseline is the field's.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
    let room = contentRect
    let height = lineHeight
    content.frame = CGRect(
      x: room.minX,
      y: room.midY - height / 2,
      width: room.width,
      height: height
    )
    placeCaret()
  }

  /// The place of what shows, the text or the placeholder.
  final var contentRect: CGRect {
    hasText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
  }

  /// The height of one line on the screen.
  private var lineHeight: CGFloat { pixelCeiling(content.font.lineHeight, scale: pixelScale) }

  open override func traitCollectionDidChange(_ previousTraitCollection: TraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    adjustFont()
    invalidateIntrinsicContentSize()
  }

  private func adjustFont() {
    guard adjustsFontForContentSizeCategory else { return }
    font = font?.adjusted(for: traitCollection.preferredContentSizeCategory)
  }

  private func sideViewDidChange(from old: View?) {
    if let old, old !== leftView, old !== rightView { old.removeFromSuperview() }
    for view in [shownLeftView, shownRightView] {
      if let view, view.superview !== self { addSubview(view) }
    }
    if leftViewMode.isShown == false { leftView?.removeFromSuperview() }
    if rightViewMode.isShown == false { rightView?.removeFromSuperview() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func contentDidChange() {
    let written = text ?? ""
    content.font = font ?? Self.standardFont
    content.text = shownText ?? placeholder
    content.textColor = written.isEmpty ? placeholderColor : textColor
    if written.isEmpty, let placeholderAttributes {
      content.attributedText = placeholderAttributes
    } else if !written.isEmpty, !isSecureTextEntry, let attributes {
      content.attributedText = attributes
    }
    content.isEnabled = isEnabled || written.isEmpty
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// The ground and the border.
  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    let pixel = 1 / pixelScale
    let rect = borderRect(forBounds: CGRect(origin: .zero, size: bounds.size))
    let line = rect.insetToMiddle(dx: pixel / 2, dy: pixel / 2)
    switch borderStyle {
    case .none: return []
    case .line, .bezel:
      let color: SystemColor = borderStyle == .line ? .label : .systemGray3
      return [.stroke(.rectangle(line), color.dynamicColor, width: pixel, isRound: true)]
    case .roundedRect:
      let radius = ControlMetrics.fieldRadius
      let ground: SystemColor = isEnabled ? .systemBackground : .secondarySystemBackground
      return [
        .fill(.rectangle(rect, cornerRadius: radius), ground.dynamicColor),
        .stroke(
          .rectangle(line, cornerRadius: radius - pixel / 2),
          SystemColor.systemGray4.dynamicColor,
          width: pixel,
          isRound: true
        ),
      ]
    }
  }
}

extension TextField: ValueView {
  package var drawnValue: String? { nil }
}
