import LayoutDiagnostics

/// The letters that pictures show as boxes, since no table of glyphs has them.
package struct BoxedLetters {
  /// The letters, as they can be printed, each once.
  package private(set) var letters: [String] = []

  /// The most letters that are named.
  private static let mostLetters = 12

  /// Creates the list for some pictures.
  package init(of frames: some Sequence<ScreenFrame>) {
    for frame in frames {
      for letter in frame.boxedLetters.map({ PrintableText.escaped(String($0)) })
      where !letters.contains(letter) {
        letters.append(letter)
      }
    }
  }

  /// Returns what is said of them, or `nil` without any: "2 letters have no glyph and are drawn as boxes: A B".
  ///
  /// - Parameter place: What is said of where they are, before their list.
  /// - Returns: The words.
  package func words(_ place: String = "") -> String? {
    guard !letters.isEmpty else { return nil }
    let rest = letters.count - min(letters.count, Self.mostLetters)
    let verb =
      letters.count == 1
      ? "has no glyph and is drawn as a box" : "have no glyph and are drawn as boxes"
    return "\(counted(letters.count, "letter")) \(verb)\(place): "
      + letters.prefix(Self.mostLetters).joined(separator: " ")
      + (rest > 0 ? " and \(rest) more" : "")
  }
}
