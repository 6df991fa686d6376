import LayoutDiagnostics

/// A key and its value without a space between them, as in `rows:20`, which YAML takes for one word.
struct JoinedKey {
  /// The key.
  let key: Substring
  /// The value.
  let value: Substring

  /// Creates the key and the value of a text, or `nil` if it has no colon between two words.
  init?(_ text: some StringProtocol) {
    let text = Substring(text)
    guard let colon = text.firstIndex(of: ":") else { return nil }
    key = text[..<colon]
    value = text[text.index(after: colon)...]
    guard let first = value.first, first != " ", first != "/", first != ":", !key.isEmpty,
      key.allSatisfy({ $0.isASCII && ($0.isLetter || $0 == "-") })
    else { return nil }
  }

  /// The advice, with the value as far as its first space.
  var hint: String {
    let shown = value.prefix { $0 != " " && $0 != "\n" }.prefix(40)
    return "write a space after ':', as in '\(key): \(PrintableText.escaped(String(shown)))'"
  }

  /// Returns the key and the value of a text whose key is one of some words, or `nil` for any other text.
  static func meant(by text: String, among words: some Sequence<String>) -> Self? {
    Self(text).flatMap { joined in words.contains { $0 == joined.key } ? joined : nil }
  }
}
