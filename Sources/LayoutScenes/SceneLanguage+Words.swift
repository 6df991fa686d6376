extension SceneLanguage {
  /// Returns the keys that a word of UIKit means by their own rows, or their name in another spelling.
  package static func keys(meantBy word: String) -> [SceneKey] { keys.keys(meantBy: word) }

  /// Returns the keys of which one value is a word, in whatever spelling.
  package static func keys(holding word: String) -> [SceneKey] {
    let plain = PlainWord(word)
    return keys.filter { $0.shape.words.contains { PlainWord($0) == plain } }
  }

  /// Returns the words that one asks for who writes a word as in Swift, the likeliest first.
  ///
  /// Of `tableView(_:heightForRowAt:)` that is the label of the row, of `UITableView.rowHeight` and `.insetGrouped`
  /// the member.
  package static func spellings(of word: String) -> [String] {
    let name = word.prefix { $0 != "(" }
    let labels = word.dropFirst(name.count).split { "():, ".contains($0) }.filter { $0 != "_" }
    let member = name.split(separator: ".").last ?? ""
    let isDelegate = word.contains("(_:") && !labels.isEmpty
    let candidates = isDelegate ? [word[...], labels[0], member] : [word[...], name, member]
    return candidates.filter { !$0.isEmpty }.map(String.init)
  }
}

extension ForeignWord {
  /// The keys.
  package var keys: [SceneKey] { paths.compactMap { SceneLanguage.keys.key(at: $0) } }
}
