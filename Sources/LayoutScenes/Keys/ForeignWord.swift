import LayoutDiagnostics

/// A word of iOS that is no key, with the keys and the topic that it leads to.
///
/// Words that mean one key stand in that key's own row, and things that are not simulated among their like.
package struct ForeignWord: Sendable {
  /// The words, as people write them.
  package let words: [String]
  /// The keys, each with its map: "table.content-inset".
  package let paths: [String]
  /// The topic or subcommand after `layoutsim help` that says more, or `nil` for none.
  package let topic: String?
  /// The sentence that leads there, in small letters and without its period, or `nil` if the keys say it all.
  package let sentence: String?
  /// The maps in which alone the word has this meaning, or none for anywhere.
  private let groups: [KeyGroup]
  private let plainWords: Set<PlainWord>

  /// Whether the word means the same in every map.
  package var isMeantAnywhere: Bool { groups.isEmpty }

  /// Creates a word.
  ///
  /// - Parameters:
  ///   - words: The words with spaces between them, each in one of the ways in which people write it.
  ///   - groups: The maps in which alone they have this meaning, or none for anywhere.
  ///   - paths: The keys with spaces between them, each with its map.
  ///   - topic: The topic or subcommand that says more, or `nil` for none.
  ///   - sentence: The sentence that leads there, or `nil` if the keys say it all.
  init(
    _ words: String,
    in groups: KeyGroup...,
    keys paths: String = "",
    topic: String? = nil,
    _ sentence: String? = nil
  ) {
    self.words = words.split(separator: " ").map(String.init)
    self.paths = paths.split(separator: " ").map(String.init)
    self.topic = topic
    self.sentence = sentence
    self.groups = groups
    plainWords = PlainWord.list(words)
  }

  /// Returns the meaning of a word that is asked for, or `nil` if it is none of these.
  package static func meant(by word: String) -> Self? {
    let plain = PlainWord(word)
    return all.first { $0.groups.isEmpty && $0.plainWords.contains(plain) }
  }

  /// Returns the meaning of a word in a map, or `nil` if it is none of these.
  static func meant(by word: String, in group: KeyGroup) -> Self? {
    meant(by: word, onlyIn: group) ?? meant(by: word)
  }

  /// Returns the meaning that a word has in a map alone, or `nil` if it has none.
  static func meant(by word: String, onlyIn group: KeyGroup) -> Self? {
    let plain = PlainWord(word)
    return all.first { $0.groups.contains(group) && $0.plainWords.contains(plain) }
  }

  /// Returns the advice to somebody who writes the word as a key of a language.
  func hint(in language: [SceneKey]) -> String {
    if let sentence { return sentence }
    var maps: [(group: KeyGroup, keys: [SceneKey])] = []
    for key in paths.compactMap({ language.key(at: $0) }) {
      if maps.last?.group == key.group {
        maps[maps.count - 1].keys.append(key)
      } else {
        maps.append((key.group, [key]))
      }
    }
    let parts = maps.map { group, keys in
      let names = keys.map { quoted($0.name) }
      let all = names.dropLast().joined(separator: ", ")
      return all.isEmpty
        ? "\(names[0]), a key of \(group.rawValue)"
        : "\(all) or \(names[names.count - 1]), keys of \(group.rawValue)"
    }
    return "that is " + parts.joined(separator: "; or ")
  }
}

extension [SceneKey] {
  /// Returns the key of a path: "table.rows".
  func key(at path: String) -> SceneKey? {
    let parts = path.split(separator: ".", maxSplits: 1)
    return parts.count == 2 ? first { $0.group.topic == parts[0] && $0.name == parts[1] } : nil
  }

  /// Returns the keys that a word of UIKit means by their own rows, or their name in another spelling.
  func keys(meantBy word: String) -> [SceneKey] {
    let plain = PlainWord(word)
    let matches = [
      filter { $0.words.contains(word) }, filter { PlainWord($0.name) == plain },
      filter { $0.words.contains { PlainWord($0) == plain } },
    ]
    return matches.first { !$0.isEmpty } ?? []
  }
}
