#if SourceRewriting
/// The name that Xcode makes of an asset's or of a group's with a namespace.
///
/// Words end where a letter is no letter of a name, before a capital, and between letters and numbers:
/// `URLIcon-24px` is `URL`, `Icon`, `24`, `px`, and the member `urlIcon24Px`. A name without small letters keeps its
/// words apart: `TLS2016` is `TLS_2016`. So read from files `GeneratedAssetSymbols.swift` that Xcode 15 and 16 wrote.
struct AssetSymbolName {
  private let words: [String]

  /// Creates the name of a name in a catalog.
  init(_ name: String) {
    words = Self.words(of: name)
  }

  /// The name of a member: the word `Image` or `Color` behind others goes, whatever the asset is.
  var member: String {
    let isKindLast = ["image", "color"].contains(words.last?.lowercased())
    return joined(isKindLast && words.count > 1 ? words.dropLast() : words[...], isType: false)
  }

  /// The name of a type, which stands for a group.
  var type: String { joined(words[...], isType: true) }

  private func joined(_ words: ArraySlice<String>, isType: Bool) -> String {
    let hasSmall = words.contains { $0.contains(where: \.isLowercase) }
    let text =
      hasSmall
      ? words.enumerated().map { index, word in
        index == 0 && !isType
          ? word.lowercased() : word.prefix(1).uppercased() + word.dropFirst()
      }.joined()
      : words.joined(separator: "_")
    return text.first?.isNumber ?? true ? "_" + text : text
  }

  private static func words(of name: String) -> [String] {
    var words: [String] = []
    var word = ""
    let letters = Array(name)
    for (place, letter) in letters.enumerated() {
      let next = place + 1 < letters.count ? letters[place + 1] : nil
      if let last = word.last, isStart(letter, behind: last, before: next) {
        words.append(word)
        word = ""
      }
      if letter.isLetter || letter.isNumber { word.append(letter) }
    }
    return word.isEmpty ? words : words + [word]
  }

  /// Returns whether a word ends before a letter; of capitals the last one begins the word that follows.
  private static func isStart(
    _ letter: Character,
    behind last: Character,
    before next: Character?
  ) -> Bool {
    if !letter.isLetter, !letter.isNumber { return true }
    if letter.isNumber != last.isNumber { return true }
    return letter.isUppercase && (last.isLowercase || next?.isLowercase == true)
  }
}
#endif
