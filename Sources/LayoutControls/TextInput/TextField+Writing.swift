import Foundation
import LayoutViews

// Keys write behind the text: there is no selection, and the caret is always at the end.
extension TextField {
  /// Whether there is any text: UIKit's `UIKeyInput`.
  public final var hasText: Bool { text?.isEmpty == false }

  /// Writes letters behind the text, without a question to the delegate: UIKit's `UIKeyInput`.
  public final func insertText(_ text: String) { change(to: (self.text ?? "") + text) }

  /// Takes the last letter away, without a question to the delegate: UIKit's `UIKeyInput`.
  public final func deleteBackward() {
    if hasText { change(to: String((text ?? "").dropLast())) }
  }

  package final var wantsCapitalLetter: Bool {
    (text ?? "").wantsCapitalLetter(textInputSettings.autocapitalizationType)
  }

  package final func type(_ text: String) {
    if mayChange(NSRange(location: length, length: 0), by: text) { insertText(text) }
  }

  package final func typeDelete() {
    guard let last = text?.last else { return }
    let size = String(last).utf16.count
    if mayChange(NSRange(location: length - size, length: size), by: "") { deleteBackward() }
  }

  /// Clears the text as a field does whose text goes when one begins to write, if the delegate allows it.
  final func clear() {
    guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
    change(to: "")
  }

  private var length: Int { (text ?? "").utf16.count }

  private func mayChange(_ range: NSRange, by text: String) -> Bool {
    let isAllowed =
      delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    if !isAllowed {
      window?.host?.record("shouldChangeCharacters", of: self, value: "no, for '\(text)'")
    }
    return isAllowed
  }

  /// Takes over what was written.
  ///
  /// Many have written that the change of the selection comes before that of the text in text views; of fields it is
  /// unverified.
  private func change(to text: String) {
    self.text = text
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    window?.textDidChange(of: self)
  }
}
