import LayoutDiagnostics

/// A value as it stands in a file, with its place and without any trace of the YAML library.
struct WrittenValue {
  /// What stands there.
  indirect enum Content {
    /// Nothing, `~` or `null`.
    case nothing
    /// Letters, as they were written; numbers and truth values are letters too.
    case text(String, isPlain: Bool)
    /// A list.
    case list([WrittenValue])
    /// Keys with values, in the order of the file.
    case map([WrittenEntry])
  }

  /// What stands there.
  let content: Content
  /// Where.
  let mark: SourceMark
  /// The column of the first letter where each letter of the text is one character of its line; nil where
  /// escapes or line breaks move them.
  let textColumn: Int?

  /// Returns the place of a part of the text, or of the whole value where parts have none.
  func mark(of part: Range<Int>) -> SourceMark {
    guard let textColumn else { return mark }
    return SourceMark(
      file: mark.file,
      line: mark.line,
      column: textColumn + part.lowerBound,
      length: part.count
    )
  }

  /// What stands there, for a message: "a list", "'abc'".
  var shown: String {
    switch content {
    case .nothing: "nothing"
    case .text(let text, _): quoted(text)
    case .list(let values): values.isEmpty ? "an empty list" : shortList(values) ?? "a list"
    case .map: "a map"
    }
  }

  /// A list of a few short texts as it may be written; nil for any other.
  private func shortList(_ values: [WrittenValue]) -> String? {
    let texts = values.compactMap(\.text)
    guard texts.count == values.count, texts.count <= 4 else { return nil }
    let list = "[\(texts.joined(separator: ", "))]"
    return list.count <= 40 ? list : nil
  }

  /// Whether nothing stands there.
  var isNothing: Bool {
    if case .nothing = content { true } else { false }
  }

  /// The text; nil where something else stands there.
  var text: String? {
    if case .text(let text, _) = content { text } else { nil }
  }
}

/// A key with its value.
struct WrittenEntry {
  /// The key.
  let key: String
  /// Where the key stands.
  let keyMark: SourceMark
  /// What stands after it.
  let value: WrittenValue

  /// Returns the key with another value, such as one of a list that stands after it.
  func with(_ value: WrittenValue) -> Self {
    Self(key: key, keyMark: keyMark, value: value)
  }

  /// Returns a key of the map that stands after the key; nil if there is none.
  func entry(_ key: String) -> Self? {
    guard case .map(let entries) = value.content else { return nil }
    return entries.first { $0.key == key }
  }
}
