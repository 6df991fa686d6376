public import Foundation
import LayoutDevices
import LayoutGeometry
import LayoutText
@_spi(SystemViews) public import LayoutViews
public import ScreenFrames

/// A line to write in: UIKit's `UITextField`.
///
/// A finger brings the keyboard, whose keys write behind the text; nothing can be selected.
/// With a rounded border it is 7 higher than its line above and below, and 34 at least (frames that
/// Interface Builder saved: 34 with text of 14 points). Without a border it is as high as its line.
open class TextField: Control, TextInputTraits {
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
      if text != oldValue { contentDidChange() }
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
  /// Whether the font follows the reader's preferred size.
  open var adjustsFontForContentSizeCategory = false { didSet { adjustFont() } }

  private static let standardFont = FontObject.systemFont(ofSize: 17)

  final let content = Label()
  /// The mark behind the text while keys go to the field.
  final let caret = Caret()
  /// The closure called when keys go to the field, or no longer.
  final var onFocus: (Bool) -> Void = { _ in }

  @_spi(SystemViews) public override func prepareView() {
    super.prepareView()
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
  /// Returns the place of the view in front of the text.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: shownLeftView, atStart: true, in: bounds)
  }
  /// Returns the place of the view behind the text.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    rect(of: shownRightView, atStart: false, in: bounds)
  }

  /// Gives the text its place, in the middle of the height, as its baseline is the field's.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placeSideViews()
    let room =
      text?.isEmpty == false ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
    let height = lineHeight
    content.frame = CGRect(
      x: room.minX,
      y: room.midY - height / 2,
      width: room.width,
      height: height
    )
    placeCaret()
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
    let rect = CGRect(origin: .zero, size: bounds.size)
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
