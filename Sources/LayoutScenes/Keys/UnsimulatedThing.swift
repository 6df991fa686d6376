/// A thing of UIKit that is known and not simulated, with the words that people write for it.
package struct UnsimulatedThing: Sendable {
  /// The words that mean it.
  private let words: Set<PlainWord>
  /// The name of the thing, with its verb: "context menus are".
  private let name: String
  /// The advice on the nearest thing that is simulated.
  package let nearest: String
  /// The map in which alone the words mean the thing, as they are keys of others, or `nil` for anywhere.
  private let group: KeyGroup?

  /// The sentence about it: "context menus are not simulated".
  package var message: String { "\(name) not simulated" }

  /// Creates a thing.
  ///
  /// - Parameters:
  ///   - words: The words with spaces between them, each in one of the ways in which people write it.
  ///   - group: The map in which alone they mean the thing, or `nil` for anywhere.
  ///   - name: The name of the thing, with its verb.
  ///   - nearest: The advice on the nearest thing that is simulated.
  init(
    _ words: String,
    in group: KeyGroup? = nil,
    is name: String,
    nearest: String
  ) {
    self.words = PlainWord.list(words)
    self.group = group
    self.name = name
    self.nearest = nearest
  }

  /// Returns the thing that is meant by a word in a map, or `nil` if the word is none of these.
  static func meant(by word: String, in group: KeyGroup, isKeyElsewhere: Bool) -> Self? {
    let word = PlainWord(word)
    return all.first {
      $0.words.contains(word) && ($0.group == group || $0.group == nil && !isKeyElsewhere)
    }
  }

  /// Returns the thing that is meant by a word anywhere, or `nil` if the word is none of these.
  package static func meant(by word: String) -> Self? {
    let word = PlainWord(word)
    return all.first { $0.words.contains(word) && $0.group == nil }
  }

  /// The word in place of a key that stands for a thing in a map.
  static let key = "(not simulated)"
}
