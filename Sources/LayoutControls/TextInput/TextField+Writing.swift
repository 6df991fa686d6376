import Foundation
import LayoutViews

extension TextField: EditedText {
  final var writtenText: String { text ?? "" }
  final var showsDots: Bool { isSecureTextEntry }

  package final var wantsCapitalLetter: Bool {
    (writtenText as NSString).substring(to: editor.selection.location)
      .wantsCapitalLetter(textInputSettings.autocapitalizationType)
  }

  package final func type(_ text: String) {
    if mayChange(editor.selection, by: text) { insertText(text) }
  }

  package final func typeDelete() {
    let range = editor.deletion
    if range.length > 0, mayChange(range, by: "") { deleteBackward() }
  }

  /// Clears the text as a field does whose text goes when one begins to write, if the delegate allows it.
  final func clear() {
    guard hasText, delegate?.textFieldShouldClear(self) ?? true else { return }
    take("")
  }

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
  final func take(_ text: String) {
    self.text = text
    delegate?.textFieldDidChangeSelection(self)
    sendActions(for: .editingChanged)
    notify("Change")
    window?.textDidChange(of: self)
  }

  final func selectionDidChange() { delegate?.textFieldDidChangeSelection(self) }
}
