import LayoutDiagnostics

extension WrittenValue {
  /// Returns the place of the first value that says something else than another one, or `nil` if all say the same.
  func difference(from other: Self) -> SourceMark? {
    switch (content, other.content) {
    case (.nothing, .nothing): return nil
    case (.text(let text, let isPlain), .text(let otherText, let otherIsPlain)):
      return text == otherText && isPlain == otherIsPlain ? nil : mark
    case (.list(let values), .list(let others)):
      guard values.count == others.count else { return mark }
      return zip(values, others).lazy.compactMap { $0.difference(from: $1) }.first
    case (.map(let entries), .map(let others)):
      guard entries.map(\.key) == others.map(\.key) else { return mark }
      return zip(entries, others).lazy.compactMap { $0.value.difference(from: $1.value) }.first
    case (.nothing, _), (.text, _), (.list, _), (.map, _): return mark
    }
  }
}
