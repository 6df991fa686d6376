import LayoutText

extension ScreenFrame {
  /// The letters of its texts that no table of glyphs has, which are drawn as boxes, in order and each once.
  package var boxedLetters: [Character] {
    var letters: [Character] = []
    Self.collect(elements, &letters)
    return letters
  }

  private static func collect(_ elements: [ScreenElement], _ letters: inout [Character]) {
    for element in elements {
      switch element {
      case .group(let group): collect(group.children, &letters)
      case .shape: break
      case .text(let run):
        for letter in run.shaped?.missing ?? GlyphTable.missing(in: run.string)
        where !letters.contains(letter) {
          letters.append(letter)
        }
      }
    }
  }
}
