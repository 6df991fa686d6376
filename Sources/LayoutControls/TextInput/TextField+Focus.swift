package import Foundation
import LayoutGeometry
@_spi(SystemViews) import LayoutViews
import ScreenFrames

/// The mark at the place where one writes, which does not blink here.
final class Caret: DecorationView {
  @_spi(SystemViews) public override class var ownFile: String { #fileID }
  @_spi(SystemViews) public override var role: String? { "caret" }

  @_spi(SystemViews) public override var drawing: [ScreenElement] {
    [.fill(.rectangle(CGRect(origin: .zero, size: bounds.size), cornerRadius: 1), tintColor.value)]
  }

  /// The width (seen, not measured).
  static let width: CGFloat = 2
}

extension TextField {
  package final var returnKeyTitle: String { textInputSettings.returnKeyType.title }

  package final var beginsBeforeKeyboard: Bool { true }
  package final var shownPart: CGRect? { bounds }
  package final var mayBeginEditing: Bool { delegate?.textFieldShouldBeginEditing(self) ?? true }
  package final var mayEndEditing: Bool { delegate?.textFieldShouldEndEditing(self) ?? true }

  package final func focusDidChange(_ isFocused: Bool) {
    if isFocused { addSubview(caret) } else { caret.removeFromSuperview() }
    stateDidChange()
    onFocus(isFocused)
    if isFocused {
      if clearsOnBeginEditing { clear() }
      delegate?.textFieldDidBeginEditing(self)
    }
    sendActions(for: isFocused ? .editingDidBegin : .editingDidEnd)
    if !isFocused { delegate?.textFieldDidEndEditing(self, reason: .committed) }
    notify(isFocused ? "BeginEditing" : "EndEditing")
  }

  /// Posts that something happened to the text: UIKit's `textDidChangeNotification` and those of editing.
  final func notify(_ words: String) {
    window?.post(Notification.Name("UITextFieldTextDid\(words)Notification"), object: self)
  }

  /// Responds to the return key, after which the keyboard goes unless the delegate refuses.
  package final func pressReturn() {
    guard delegate?.textFieldShouldReturn(self) ?? true else { return }
    sendActions(for: [.editingDidEndOnExit, .primaryActionTriggered])
    if isFirstResponder { resignFirstResponder() }
  }

  /// Places the mark at the caret, as the field or a subclass says.
  final func placeCaret() {
    guard caret.superview === self else { return }
    caret.frame = caretRect(for: OffsetPosition(NSMaxRange(editor.selection)))
  }
}

extension Character {
  /// Whether the letter is Hebrew, Arabic or of another script that is written to the left.
  var isWrittenToTheLeft: Bool {
    unicodeScalars.contains { scalar in
      switch scalar.value {
      case 0x0590...0x08FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFC: true
      default: false
      }
    }
  }
}
