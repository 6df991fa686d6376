/// A choice that somebody writes as a switch of its own: `dark-mode: true` for `theme: dark`.
struct SwitchedChoice {
  private let words: Set<PlainWord>
  private let key: String
  private let on: String
  private let off: String

  private init(_ words: String, _ key: String, on: String, off: String) {
    (self.words, self.key, self.on, self.off) = (PlainWord.list(words), key, on, off)
  }

  private static let all = [
    Self("dark dark-mode dark-theme night-mode", "theme", on: "dark", off: "light"),
    Self("light light-mode light-theme", "theme", on: "light", off: "dark"),
    Self("landscape is-landscape", "orientation", on: "landscape", off: "portrait"),
    Self("portrait is-portrait", "orientation", on: "portrait", off: "landscape"),
    Self("rtl right-to-left mirrored", "direction", on: "right-to-left", off: "left-to-right"),
    Self("ltr left-to-right", "direction", on: "left-to-right", off: "right-to-left"),
    Self(
      "reduced-motion reduce-motion isReduceMotionEnabled prefers-reduced-motion",
      "motion",
      on: "reduced",
      off: "full"
    ),
    Self(
      "increased-contrast increase-contrast high-contrast isDarkerSystemColorsEnabled",
      "contrast",
      on: "increased",
      off: "normal"
    ),
    Self("bold bold-text isBoldTextEnabled", "text-weight", on: "bold", off: "regular"),
  ]

  /// Returns the advice on a key of a scene that stands for a choice, or `nil` for any other key or value.
  static func hint(for entry: WrittenEntry) -> String? {
    let word = PlainWord(entry.key)
    guard let choice = all.first(where: { $0.words.contains(word) }) else { return nil }
    switch entry.value.text {
    case "true", "yes", "on", nil: return "write '\(choice.key): \(choice.on)'"
    case "false", "no", "off": return "write '\(choice.key): \(choice.off)'"
    default: return nil
    }
  }
}
