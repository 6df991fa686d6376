/// A namespace for subcommands that other tools have under other names.
enum MeantCommand {
  private static let lines: KeyValuePairs = [
    "new": "init create add template generate",
    "check": "lint verify parse",
    "render": "draw picture pictures image images export screenshot animate",
    "test": "run play snapshot snapshots record compare-snapshots",
    "preview": "serve watch live",
    "tree": "layout hierarchy dump inspect",
    "fmt": "format reformat prettify upgrade",
    "docs": "doc document documentation markdown readme",
    "hittest": "hit tap touch",
    "explain": "what why info describe",
    "--version": "version",
    "explain exit-codes": "exit exit-code exit-codes exit-status status",
  ]

  /// Returns the subcommand, or the option in its place, that another word means, or `nil` for none.
  static func line(for word: String) -> String? {
    let word = word.lowercased()
    return lines.first { $0.value.split(separator: " ").contains { $0 == word } }
      .map { $0.key.contains(" ") || $0.key.hasPrefix("-") ? "layoutsim \($0.key)" : $0.key }
  }
}
