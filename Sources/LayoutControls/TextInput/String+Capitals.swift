extension String {
  /// Returns whether a capital letter comes after the text by itself.
  func wantsCapitalLetter(_ type: TextAutocapitalizationType) -> Bool {
    switch type {
    case .none: return false
    case .allCharacters: return true
    case .words: return last?.isWhitespace ?? true
    case .sentences:
      guard let last else { return true }
      guard last.isWhitespace else { return false }
      let rest = last.isNewline ? nil : self.last { !$0.isWhitespace || $0.isNewline }
      return rest.map { ".!?\n".contains($0) } ?? true
    }
  }
}
