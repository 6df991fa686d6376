import LayoutDiagnostics

/// A value of YAML as editors see it, with the numbers and truth values of its core schema.
package indirect enum PlainYAML: Sendable, Hashable {
  /// Nothing.
  case nothing
  /// True or false.
  case boolean(Bool)
  /// A number.
  case number(Double)
  /// A text.
  case text(String)
  /// A list.
  case list([PlainYAML])
  /// Keys with values.
  case map([Entry])

  /// A key with its value.
  package struct Entry: Sendable, Hashable {
    /// The key.
    package let key: String
    /// The value.
    package let value: PlainYAML
  }

  /// Creates the value of a text, or returns `nil` if it is not YAML.
  package init?(_ text: String) {
    let document = YAMLDocument(SourceText(file: "", text: text))
    guard document.diagnostics.isEmpty, let root = document.root else { return nil }
    self.init(root)
  }

  private init(_ value: WrittenValue) {
    switch value.content {
    case .nothing: self = .nothing
    case .text("true", isPlain: true): self = .boolean(true)
    case .text("false", isPlain: true): self = .boolean(false)
    case .text(let text, let isPlain):
      if isPlain, text.utf8.allSatisfy(Self.isOfNumber), let number = Double(text) {
        self = .number(number)
      } else {
        self = .text(text)
      }
    case .list(let values): self = .list(values.map { Self($0) })
    case .map(let entries): self = .map(entries.map { Entry(key: $0.key, value: Self($0.value)) })
    }
  }

  private static func isOfNumber(_ byte: UInt8) -> Bool { "+-.0123456789eE".utf8.contains(byte) }
}
