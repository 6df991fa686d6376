import LayoutDiagnostics
import LayoutText

extension SceneReading {
  /// Warns of scripts without spaces between words whose lines may end inside of words: once for each script.
  ///
  /// Without fonts their letters are boxes, which are reported themselves.
  func checkWords(of root: WrittenValue) {
    guard fonts != nil else { return }
    for (text, value) in drawnTexts(
      of: root,
      where: { !SpacelessScript.withoutWords(in: $0).isEmpty }
    ) {
      checkWords(of: text) { value.mark }
    }
  }

  /// Warns of the scripts of a text of which nothing was reported before; `mark` gives its place.
  func checkWords(of text: String, at mark: () -> SourceMark?) {
    guard fonts != nil else { return }
    for script in SpacelessScript.withoutWords(in: text)
    where scriptsWithoutWords.insert(script).inserted {
      warn(
        "unknown-words",
        "lines of \(script.rawValue) may end inside of words, which are not known here",
        at: mark()
      )
    }
  }
}
