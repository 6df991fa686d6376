import Foundation
import LayoutGeometry
@_spi(SystemViews) import LayoutViews
import ScreenFrames

/// The mark at the place where one writes, which does not blink here.
final class Caret: DecorationView {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "caret" }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    [.fill(.rectangle(CGRect(origin: .zero, size: bounds.size), cornerRadius: 1), tintColor)]
  }
}

extension TextField: KeyboardUser {
  package final var returnKeyTitle: String {
    switch textInputSettings.returnKeyType {
    case .default: "return"
    case .emergencyCall: "Emergency Call"
    case let type: "\(type)"
    }
  }

  package final func focusDidChange(_ isFocused: Bool) {
    if isFocused { addSubview(caret) } else { caret.removeFromSuperview() }
    setNeedsLayout()
    onFocus(isFocused)
    if isFocused { delegate?.textFieldDidBeginEditing(self) }
    sendActions(for: isFocused ? .editingDidBegin : .editingDidEnd)
    if !isFocused { delegate?.textFieldDidEndEditing(self) }
  }

  final func takeKeyboard() -> Bool {
    guard canBecomeFirstResponder, let window else { return false }
    guard !isFirstResponder else { return true }
    if let other = window.firstResponder, !other.resignsFor(self) { return false }
    guard delegate?.textFieldShouldBeginEditing(self) ?? true else { return false }
    window.focus(on: self)
    return isFirstResponder
  }

  final func giveKeyboardBack() -> Bool {
    guard isFirstResponder else { return true }
    guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
    window?.focus(on: nil)
    return true
  }

  /// Responds to the return key, after which the keyboard goes unless the delegate refuses.
  package final func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if isFirstResponder { resignFirstResponder() }
  }

  /// Places the caret behind the text, or before the placeholder.
  final func placeCaret() {
    guard caret.superview === self else { return }
    let written = text?.isEmpty == false ? content.sizeThatFits(.zero).width : 0
    let width = min(written, content.frame.width)
    let isAtRight = isMirrored
    let x = isAtRight ? content.frame.maxX - width - Self.caretWidth : content.frame.minX + width
    caret.frame = pixelAligned(
      CGRect(
        x: x,
        y: content.frame.minY,
        width: Self.caretWidth,
        height: content.frame.height
      ),
      scale: pixelScale
    )
  }

  /// The width of the caret (seen, not measured).
  private static var caretWidth: CGFloat { 2 }
}

extension View {
  /// Returns whether the view lets another one have the keyboard.
  fileprivate func resignsFor(_ other: View) -> Bool {
    guard let field = self as? TextField, field !== other else { return true }
    return field.delegate?.textFieldShouldEndEditing(field) ?? true
  }
}
