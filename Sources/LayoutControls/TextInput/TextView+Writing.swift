import Foundation
import LayoutGeometry
import LayoutText
import LayoutViews

// Keys write behind the text: there is no selection, and the caret is always at the end.
extension TextView: KeyboardUser {
  package final var returnKeyTitle: String { textInputSettings.returnKeyType.title }
  package final var wantsCapitalLetter: Bool {
    text.wantsCapitalLetter(textInputSettings.autocapitalizationType)
  }
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
  }

  /// Whether there is any text: UIKit's `UIKeyInput`.
  public final var hasText: Bool { !text.isEmpty }

  /// Writes letters behind the text, without a question to the delegate: UIKit's `UIKeyInput`.
  public final func insertText(_ text: String) { change(to: self.text + text) }

  /// Takes the last letter away, without a question to the delegate: UIKit's `UIKeyInput`.
  public final func deleteBackward() { if hasText { change(to: String(text.dropLast())) } }

  package final func type(_ text: String) {
    if mayChange(NSRange(location: self.text.utf16.count, length: 0), by: text) {
      insertText(text)
    }
  }

  package final func typeDelete() {
    guard let last = text.last else { return }
    let size = String(last).utf16.count
    if mayChange(NSRange(location: text.utf16.count - size, length: size), by: "") {
      deleteBackward()
    }
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
  private func change(to text: String) {
    self.text = text
    delegate?.textViewDidChangeSelection(self)
    window?.host?.record("textViewDidChange", of: self, value: "'\(text)'")
    delegate?.textViewDidChange(self)
    window?.textDidChange(of: self)
    guard isScrollEnabled, isFirstResponder else { return }
    window?.layoutIfNeeded()
    scrollRectToVisible(caret.frame, animated: false)
  }

  /// Places the caret behind the last line.
  final func placeCaret() {
    guard caret.superview === self else { return }
    let font = content.font.value
    let height = pixelCeiling(font.lineHeight, scale: pixelScale)
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let edge = isMirrored ? content.bounds.maxX - Caret.width : 0
    let line = content.lines.last
    // A text that ends with a line break has an empty line below.
    let end = text.last.flatMap { last -> CGFloat? in
      guard !last.isNewline, let line else { return nil }
      return last.isWrittenToTheLeft ? line.origin.x - Caret.width : line.origin.x + line.width
    }
    caret.frame = pixelAligned(
      CGRect(
        x: content.frame.minX + (end ?? edge),
        y: content.frame.maxY - height,
        width: Caret.width,
        height: height
      ),
      scale: pixelScale
    )
  }
}
