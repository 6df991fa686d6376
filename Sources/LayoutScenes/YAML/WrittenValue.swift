import LayoutDiagnostics

/// A value as it stands in a file, with its place and without any trace of the YAML library.
struct WrittenValue {
  /// A content of a value.
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

  /// The content.
  let content: Content
  /// The place.
  let mark: SourceMark
  /// The column of the first letter if each letter of the text is one character of its line, or `nil` if
  /// escapes or line breaks move them.
  let textColumn: Int?

  /// Returns the place of a part of the text, or of the whole value if parts have none.
  func mark(of part: Range<Int>) -> SourceMark {
    guard let textColumn else { return mark }
    return SourceMark(
      file: mark.file,
      line: mark.line,
      column: textColumn + part.lowerBound,
      length: part.count
    )
  }

  /// The value in a message: "a list", "'abc'".
  var shown: String {
    switch content {
    case .nothing: "nothing"
    case .text(let text, _): quoted(text)
    case .list(let values): values.isEmpty ? "an empty list" : shortList(values) ?? "a list"
    case .map: "a map"
    }
  }

  /// Returns a list of a few short texts as it may be written, or `nil` for any other.
  private func shortList(_ values: [WrittenValue]) -> String? {
    let texts = values.compactMap(\.text)
    guard texts.count == values.count, texts.count <= 4 else { return nil }
    let list = "[\(texts.joined(separator: ", "))]"
    return list.count <= 40 ? list : nil
  }

  /// Whether the value is empty.
  var isNothing: Bool { if case .nothing = content { true } else { false } }

  /// The text, or `nil` if the value is something else.
  var text: String? { if case .text(let text, _) = content { text } else { nil } }
}

/// A key with its value.
struct WrittenEntry {
  /// The key.
  let key: String
  /// The place of the key.
  let keyMark: SourceMark
  /// The value after it.
  let value: WrittenValue
  /// Whether the value is one of a list that stands after the key.
  private(set) var isListed = false

  init(key: String, keyMark: SourceMark, value: WrittenValue) {
    (self.key, self.keyMark, self.value) = (key, keyMark, value)
  }

  /// Returns the key with another value.
  func replacing(_ value: WrittenValue) -> Self { Self(key: key, keyMark: keyMark, value: value) }

  /// Returns the key with a value of the list that stands after it.
  func with(_ value: WrittenValue) -> Self {
    var entry = replacing(value)
    entry.isListed = true
    return entry
  }

  /// Returns a key of the map after the key, or `nil` if there is none.
  func entry(_ key: String) -> Self? {
    guard case .map(let entries) = value.content else { return nil }
    return entries.first { $0.key == key }
  }
}
