#if SourceRewriting
/// The names that Objective-C has for Swift's methods.
enum SelectorName {
  /// Returns the name of a method, `tap(_:forEvent:)` as `tap:forEvent:`.
  ///
  /// - Parameters:
  ///   - baseName: The name without labels.
  ///   - labels: The labels, with `_` for none.
  /// - Returns: The name.
  static func name(of baseName: String, labels: [String]) -> String {
    guard let first = labels.first else { return baseName }
    return baseName + joint(first) + ":"
      + labels.dropFirst().map { ($0 == "_" ? "" : $0) + ":" }.joined()
  }

  /// Returns how the first label goes on after the name: `With` stands before it unless it is a preposition.
  private static func joint(_ label: String) -> String {
    guard label != "_" else { return "" }
    let capital = label.prefix(1).uppercased() + label.dropFirst()
    let word = label.prefix { $0.isLowercase }
    return prepositions.contains(String(word)) ? capital : "With" + capital
  }

  private static let prepositions: Set = [
    "about", "above", "after", "against", "along", "alongside", "among", "around", "as", "at",
    "before", "behind",
    "below", "beneath", "between", "beyond", "by", "during", "except", "following", "for", "from",
    "given", "in",
    "including", "inside", "into", "of", "off", "on", "onto", "outside", "over", "past", "per",
    "since", "than",
    "through", "throughout", "to", "toward", "towards", "under", "until", "up", "upon", "using",
    "via", "with",
    "within", "without",
  ]
}
#endif
