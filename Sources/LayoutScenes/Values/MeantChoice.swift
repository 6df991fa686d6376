import LayoutGeometry

/// A choice that people write in other words: those of UIKit, of Settings or of other systems.
protocol MeantChoice: Sendable {
  /// The other words for the choices, with spaces between them.
  static var meanings: KeyValuePairs<Self, String> { get }
}

extension MeantChoice {
  /// Returns the choice that another word means, or `nil` for none.
  static func meant(by word: String) -> Self? {
    let word = PlainWord(word)
    return meanings.first { PlainWord.list($0.value).contains(word) }?.key
  }
}

/// A namespace for the words of choices that may have others.
package enum MeantChoices {
  /// Returns the word of the theme that another word means, or `nil` for none.
  package static func theme(meantBy word: String) -> String? {
    InterfaceStyle.meant(by: word)?.word
  }

  /// Returns the word of the choice that another word means, or `nil` if the type has none.
  package static func word<Choice: RawRepresentable<String>>(
    of type: Choice.Type,
    meantBy word: String
  ) -> String? {
    ((type as? any MeantChoice.Type)?.meant(by: word) as? Choice)?.rawValue
  }
}
