package import Foundation
import LayoutGeometry
import LayoutText
import LayoutViews

extension TextView: EditedText {
  final var writtenText: String { text ?? "" }
  final var showsDots: Bool { false }

  package final var returnKeyTitle: String { textInputSettings.returnKeyType.title }
  package final var wantsCapitalLetter: Bool {
    (writtenText as NSString).substring(to: editor.selection.location)
      .wantsCapitalLetter(textInputSettings.autocapitalizationType)
  }
  package final var shownPart: CGRect? { isScrollEnabled ? nil : caretRect }
  package final var mayBeginEditing: Bool { delegate?.textViewShouldBeginEditing(self) ?? true }
  package final var mayEndEditing: Bool { delegate?.textViewShouldEndEditing(self) ?? true }

  package final func focusDidChange(_ isFocused: Bool) {
    if isFocused { addSubview(caret) } else { caret.removeFromSuperview() }
    setNeedsLayout()
    if isFocused {
      delegate?.textViewDidBeginEditing(self)
    } else {
      delegate?.textViewDidEndEditing(self)
    }
    notify(isFocused ? "BeginEditing" : "EndEditing")
  }

  /// Posts that something happened to the text: UIKit's `textDidChangeNotification` and those of editing.
  private func notify(_ words: String) {
    window?.post(Notification.Name("UITextViewTextDid\(words)Notification"), object: self)
  }

  package final func type(_ text: String) {
    if mayChange(editor.selection, by: text) { insertText(text) }
  }

  package final func typeDelete() {
    let range = editor.deletion
    if range.length > 0, mayChange(range, by: "") { deleteBackward() }
  }

  package final func pressReturn() { type("\n") }

  private func mayChange(_ range: NSRange, by text: String) -> Bool {
    let isAllowed =
      delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    if !isAllowed { window?.host?.record("shouldChangeText", of: self, value: "no, for '\(text)'") }
    return isAllowed
  }

  /// Takes over what was written, and shows the caret; the change of the selection comes before that of the text, as
  /// many have written.
  final func take(_ text: String) {
    self.text = text
    delegate?.textViewDidChangeSelection(self)
    window?.host?.record("textViewDidChange", of: self, value: "'\(text)'")
    delegate?.textViewDidChange(self)
    notify("Change")
    window?.textDidChange(of: self)
    guard isFirstResponder else { return }
    window?.layoutIfNeeded()
    if isScrollEnabled {
      scrollRectToVisible(caret.frame, animated: false)
    } else {
      showPart()
    }
  }

  final func selectionDidChange() { delegate?.textViewDidChangeSelection(self) }

  /// Places the mark at the caret.
  final func placeCaret() {
    guard caret.superview === self else { return }
    caret.frame = caretRect
  }

  /// The rectangle of the caret, as the view or a subclass says.
  private var caretRect: CGRect {
    caretRect(for: OffsetPosition(NSMaxRange(editor.selection)))
  }
}
