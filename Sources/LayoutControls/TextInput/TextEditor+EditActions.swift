import Foundation
package import LayoutViews

extension TextEditor {
  /// Returns whether a menu over the text would have an action now.
  ///
  /// What is under dots is not copied.
  func canPerform(_ action: EditAction) -> Bool {
    let isSelected = selection.length > 0
    return switch action {
    case .cut, .copy: isSelected && !view.showsDots
    case .delete: isSelected
    case .paste: CopiedTexts.shared.strings?.isEmpty == false
    case .select: !view.writtenText.isEmpty && !isSelected
    case .selectAll: selection.length < view.writtenText.utf16.count
    }
  }

  /// Performs an action; what a delegate refuses stays as it is.
  func perform(_ action: EditAction) {
    switch action {
    case .copy: copySelection()
    case .cut:
      copySelection()
      perform(.delete)
    case .delete: if selection.length > 0 { view.typeDelete() }
    case .paste: if let text = CopiedTexts.shared.strings?.first { view.type(text) }
    case .select: selectWord()
    case .selectAll: selection = NSRange(location: 0, length: view.writtenText.utf16.count)
    }
  }

  private func copySelection() {
    guard selection.length > 0, !view.showsDots else { return }
    let text = (view.writtenText as NSString).substring(with: selection)
    CopiedTexts.shared.strings = [text]
  }

  /// Selects the word at the caret, or else the one before it.
  private func selectWord() {
    let caret = selection.location
    var words: [NSRange] = []
    var end = 0
    var isInside = false
    for letter in view.writtenText {
      let isOfWord = letter.isLetter || letter.isNumber
      if isOfWord, !isInside { words.append(NSRange(location: end, length: 0)) }
      end += letter.utf16.count
      if isOfWord { words[words.count - 1].length = end - words[words.count - 1].location }
      isInside = isOfWord
    }
    let word = words.first { caret >= $0.location && caret < NSMaxRange($0) }
    if let word = word ?? words.last(where: { NSMaxRange($0) <= caret }) ?? words.first {
      selection = word
    }
  }
}

extension TextField: EditingResponder {
  package func canPerform(_ action: EditAction) -> Bool { editor.canPerform(action) }
  package func perform(_ action: EditAction) { editor.perform(action) }
}

extension TextView: EditingResponder {
  package func canPerform(_ action: EditAction) -> Bool { editor.canPerform(action) }
  package func perform(_ action: EditAction) { editor.perform(action) }
}
