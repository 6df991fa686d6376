#if !canImport(ObjectiveC)
public import Foundation
import LayoutDiagnostics

// Foundation has predicates of formats on Apple's systems alone. Apps ask texts with them, as whether one is an address.

extension NSPredicate {
  /// Creates a predicate of a format that compares a text, `SELF`, with another one, as in `SELF MATCHES[c] %@`.
  ///
  /// The comparisons are `MATCHES`, a regular expression for all of the text, `LIKE`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`,
  /// `==`, `!=` and `IN`, with `[c]` and `[d]` for any case and any diacritics. `TRUEPREDICATE` and `FALSEPREDICATE` are formats,
  /// too. Any other format, as one with a key, is a finding where it is made, and is false for all objects.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format.
  ///   - arguments: The value for `%@`.
  ///   - fileID: The file that makes it.
  ///   - line: The line that makes it.
  public convenience init(
    format predicateFormat: String,
    _ arguments: Any...,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    self.init(format: predicateFormat, argumentArray: arguments, fileID: fileID, line: line)
  }

  /// Creates a predicate of a format that compares a text, with the values as a list.
  ///
  /// - Parameters:
  ///   - predicateFormat: The format.
  ///   - arguments: The value for `%@`.
  ///   - fileID: The file that makes it.
  ///   - line: The line that makes it.
  public convenience init(
    format predicateFormat: String,
    argumentArray arguments: [Any]?,
    fileID: String = #fileID,
    line: Int = #line
  ) {
    let comparison = TextComparison(predicateFormat, arguments?.first)
    if comparison == nil {
      UnsupportedUse.tell(
        "the format \(quoted(predicateFormat)) is not understood here: the predicate is false for all objects",
        at: SourceMark(file: fileID, line: line),
        hint: "write 'SELF' and one comparison of texts, or a predicate of a block"
      )
    }
    self.init { object, _ in comparison?.holds(for: object as? String) ?? false }
  }
}

/// A comparison of a text as formats of predicates write it.
private enum TextComparison {
  case always(Bool)
  case matches(NSRegularExpression)
  case contains(String, String.CompareOptions)
  case isOneOf([String], String.CompareOptions)
  indirect case not(Self)

  /// Creates the comparison of a format, or `nil` for any other format.
  init?(_ format: String, _ argument: Any?) {
    let words = format.split(separator: " ", maxSplits: 2, omittingEmptySubsequences: true)
    switch (words.count, words.first?.uppercased()) {
    case (1, "TRUEPREDICATE"): self = .always(true)
    case (1, "FALSEPREDICATE"): self = .always(false)
    case (3, "SELF"):
      guard let value = Self.value(String(words[2]), argument) else { return nil }
      let parts = words[1].uppercased().split(separator: "[", maxSplits: 1)
      let modifiers = parts.count > 1 ? parts[1] : ""
      var options: String.CompareOptions = []
      if modifiers.contains("C") { options.insert(.caseInsensitive) }
      if modifiers.contains("D") { options.insert(.diacriticInsensitive) }
      self.init(String(parts[0]), value, options)
    default: return nil
    }
  }

  private init?(_ name: String, _ value: Any, _ options: String.CompareOptions) {
    let text = value as? String
    switch (name, text) {
    case ("MATCHES", let text?): self.init(pattern: text, options)
    case ("LIKE", let text?):
      let pattern = NSRegularExpression.escapedPattern(for: text)
        .replacing("\\*", with: ".*").replacing("\\?", with: ".")
      self.init(pattern: pattern, options)
    case ("CONTAINS", let text?): self = .contains(text, options)
    case ("BEGINSWITH", let text?): self = .contains(text, options.union(.anchored))
    case ("ENDSWITH", let text?): self = .contains(text, options.union([.anchored, .backwards]))
    case ("==", let text?), ("=", let text?): self = .isOneOf([text], options)
    case ("!=", let text?), ("<>", let text?): self = .not(.isOneOf([text], options))
    case ("IN", nil):
      guard let texts = value as? [String] else { return nil }
      self = .isOneOf(texts, options)
    default: return nil
    }
  }

  private init?(pattern: String, _ options: String.CompareOptions) {
    let flags: NSRegularExpression.Options =
      options.contains(.caseInsensitive) ? .caseInsensitive : []
    guard let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: flags)
    else { return nil }
    self = .matches(expression)
  }

  /// Returns what stands behind a comparison: an argument, or a text in quotes.
  private static func value(_ word: String, _ argument: Any?) -> Any? {
    let word = word.trimmingCharacters(in: .whitespaces)
    if word == "%@" { return argument }
    guard let quote = word.first, quote == "'" || quote == "\"", word.count > 1,
      word.last == quote, !word.dropFirst().dropLast().contains(quote)
    else { return nil }
    return String(word.dropFirst().dropLast())
  }

  /// Returns whether it holds for a text; for no text nothing but `TRUEPREDICATE` and `!=` does.
  func holds(for text: String?) -> Bool {
    switch (self, text) {
    case (.always(let value), _): value
    case (.not(let comparison), _): !comparison.holds(for: text)
    case (_, nil): false
    case (.matches(let expression), let text?):
      expression.firstMatch(in: text, range: NSRange(text.startIndex..., in: text)) != nil
    case (.contains(let part, let options), let text?):
      text.range(of: part, options: options) != nil
    case (.isOneOf(let texts, let options), let text?):
      texts.contains { text.compare($0, options: options) == .orderedSame }
    }
  }
}
#endif
