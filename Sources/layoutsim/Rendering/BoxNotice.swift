import LayoutDiagnostics
import LayoutReports
import ScreenFrames

/// A notice of letters that pictures show as boxes, where no scenario has a line to warn of.
enum BoxNotice {
  /// The most letters that are named.
  private static let mostLetters = 12

  /// Prints the letters of all pictures, once.
  static func tell(of frames: some Sequence<ScreenFrame>) {
    var letters: [String] = []
    for frame in frames {
      for letter in frame.boxedLetters.map({ PrintableText.escaped(String($0)) })
      where !letters.contains(letter) {
        letters.append(letter)
      }
    }
    guard !letters.isEmpty else { return }
    let rest = letters.count - min(letters.count, mostLetters)
    let words =
      letters.prefix(mostLetters).joined(separator: " ") + (rest > 0 ? " and \(rest) more" : "")
    let verb =
      letters.count == 1
      ? "has no glyph and is drawn as a box" : "have no glyph and are drawn as boxes"
    Console.printNotice(
      "\(counted(letters.count, "letter")) \(verb), whose title has the text: \(words)\n"
    )
  }
}
