import LayoutDiagnostics
import LayoutText

/// A text with letters, or marks upon letters, that no table of glyphs has.
struct BoxedText {
  let missing: [Character]
  /// The place of the first of the letters, or of the text.
  let mark: SourceMark

  /// The words for what becomes of the letters.
  var complaint: String {
    let isOne = missing.count == 1
    let subject = isOne ? "a letter has" : "\(missing.count) letters have"
    let boxes = missing.count(where: GlyphTable.isBoxed)
    if boxes == missing.count {
      return "\(subject) no glyph and \(isOne ? "is drawn as a box" : "are drawn as boxes")"
    }
    return boxes == 0
      ? "\(subject) marks without a glyph and \(isOne ? "is" : "are") drawn without them"
      : "\(subject) no glyph of their own and are drawn as boxes or without their marks"
  }
}

extension SceneReading {
  /// The greatest number of texts that are reported one by one.
  private static let mostTexts = 20
  /// The number of letters of a text that are shown.
  private static let mostLetters = 12

  /// The keys of texts that are not drawn: names of things, words that are only compared, and those that are
  /// read out.
  private static let undrawnKeys: Set<String> = [
    "name", "alt", "base", "use", "touches", "reason", "expect", "id", "on", "at", "pictures",
    "constraints",
    "press", "tap",
    "move",
    "to", "from", "through", "fling",
  ]

  /// Warns of letters that no table of glyphs has, which pictures show as boxes or without marks: once for each text.
  ///
  /// A text with places for numbers, such as `Row {row}`, is once in the file and is reported once.
  func checkGlyphs(of root: WrittenValue) {
    guard !lacksFonts else { return }
    let written = drawnTexts(of: root) { !GlyphTable.missing(in: $0, from: fonts).isEmpty }
    let texts =
      written.prefix(Self.mostTexts + 1).map { text, value in
        let missing = GlyphTable.missing(in: text, from: fonts)
        return BoxedText(missing: missing, mark: mark(of: missing[0], in: text, value))
      } + boxedTexts
    for text in texts.prefix(Self.mostTexts) {
      let missing = text.missing
      let letters = missing.prefix(Self.mostLetters).map { String($0) }.joined(separator: " ")
      let rest = missing.count - min(missing.count, Self.mostLetters)
      warn(
        "no-glyph",
        "\(text.complaint): \(letters)" + (rest > 0 ? " and \(rest) more" : ""),
        at: text.mark
      )
    }
    let rest = written.count + boxedTexts.count + moreBoxedTexts - Self.mostTexts
    if rest > 0, texts.count > Self.mostTexts {
      let message = "\(rest) more \(rest == 1 ? "text has" : "texts have") letters without a glyph"
      let isWritten = written.count > Self.mostTexts
      warn(
        "no-glyph",
        message,
        at: isWritten ? written[Self.mostTexts].value.mark : texts[Self.mostTexts].mark
      )
    }
  }

  /// Keeps a text of another file, which pictures show, if it has letters that no table of glyphs has.
  ///
  /// `mark` gives the place of such a text, or `nil` for one that was kept before.
  func checkGlyphs(of text: String, at mark: () -> SourceMark?) {
    let missing = GlyphTable.missing(in: text, from: fonts)
    guard !missing.isEmpty, let mark = mark() else { return }
    if boxedTexts.count <= Self.mostTexts {
      boxedTexts.append(BoxedText(missing: missing, mark: mark))
    } else {
      moreBoxedTexts += 1
    }
  }

  /// Returns the texts of a file that pictures show and of which something is true, in order and each once.
  func drawnTexts(
    of root: WrittenValue,
    where isWanted: (String) -> Bool
  ) -> [(text: String, value: WrittenValue)] {
    var texts: [(text: String, value: WrittenValue)] = []
    var seen: Set<String> = []
    // The scenario's own name is in no picture.
    if case .map(let entries) = root.content {
      for entry in entries where entry.key != "name" && !Self.undrawnKeys.contains(entry.key) {
        collect(entry.value, isWanted, &texts, &seen)
      }
    }
    return texts
  }

  private func collect(
    _ value: WrittenValue,
    _ isWanted: (String) -> Bool,
    _ texts: inout [(text: String, value: WrittenValue)],
    _ seen: inout Set<String>
  ) {
    switch value.content {
    case .nothing: break
    case .text(let text, _):
      if !seen.contains(text), !undrawn.contains(value.mark), isWanted(text) {
        seen.insert(text)
        texts.append((text, value))
      }
    case .list(let values):
      for value in values { collect(value, isWanted, &texts, &seen) }
    case .map(let entries):
      if drawsEquations, let list = entries.first(where: { $0.key == "constraints" }) {
        for id in Self.identifiers(in: list.value) { collect(id, isWanted, &texts, &seen) }
      }
      for entry in entries where !Self.undrawnKeys.contains(entry.key) || isDrawnName(entry.key) {
        collect(entry.value, isWanted, &texts, &seen)
      }
    }
  }

  private func isDrawnName(_ key: String) -> Bool { drawsNames && key == "name" }

  /// Returns the identifiers in a list of constraints.
  private static func identifiers(in list: WrittenValue) -> [WrittenValue] {
    guard case .list(let constraints) = list.content else { return [] }
    return constraints.compactMap { constraint in
      guard case .map(let entries) = constraint.content else { return nil }
      return entries.first { $0.key == "id" }?.value
    }
  }

  /// Returns the place of the first of the letters.
  private func mark(of letter: Character, in text: String, _ value: WrittenValue) -> SourceMark {
    guard let index = text.firstIndex(of: letter) else { return value.mark }
    let place = text.distance(from: text.startIndex, to: index)
    return value.mark(of: place..<place + 1)
  }
}
