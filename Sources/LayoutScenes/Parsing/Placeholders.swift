extension String {
  /// Returns the text with words in place of braces and what is between them, which stay where there are none.
  func replacingPlaceholders(_ words: (Substring) -> String?) -> String {
    let pieces = split(separator: "{", omittingEmptySubsequences: false)
    return pieces.dropFirst().reduce(into: String(pieces[0])) { text, piece in
      if let end = piece.firstIndex(of: "}"), let words = words(piece[..<end]) {
        text += words + piece[piece.index(after: end)...]
      } else {
        text += "{" + piece
      }
    }
  }
}
