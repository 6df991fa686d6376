import LayoutDiagnostics

extension ValueReader where Value == [SceneReading.KeyedText] {
  /// Keys of the file's own with a text each.
  static func keyedTexts(_ values: String) -> Self {
    Self(values, .names(.text)) { $0.keyedTexts($1) }
  }
}

extension SceneReading {
  /// Reads a map of keys of the file's own with a text each.
  fileprivate func keyedTexts(_ written: WrittenEntry) -> [KeyedText]? {
    guard case .map(let entries) = written.value.content else {
      return wrong(written, "a map of keys and texts such as {tomato: Tomatoes}")
    }
    var texts: [KeyedText] = []
    for entry in entries {
      if let first = texts.first(where: { $0.key == entry.key }) {
        report("duplicate-key", "the key \(quoted(entry.key)) is there already", at: entry.keyMark)
          .note("the first one is here", at: first.mark)
        continue
      }
      if entry.value.isNothing {
        report("missing-value", "nothing stands after '\(entry.key):'", at: entry.keyMark)
          .hint("write the text that is shown")
      }
      // The key is there, whatever follows it.
      texts.append(KeyedText(key: entry.key, text: text(entry) ?? "", mark: entry.keyMark))
    }
    return texts
  }

  func checkDetails(_ details: [KeyedText], of options: [KeyedText]) {
    for detail in details where !options.contains(where: { $0.key == detail.key }) {
      reportUnknownKey(detail.key, options, at: detail.mark)
    }
  }

  /// Reads the keys of each section; a list of keys alone is one section.
  func order(_ written: WrittenEntry, of options: [KeyedText]?) -> [[String]]? {
    guard case .list(let values) = written.value.content else {
      return wrong(written, "a list of keys for each section, such as [[a, b], [c]]")
    }
    let isOneSection = !values.isEmpty && values.allSatisfy { $0.text != nil }
    var places: [String: SourceMark] = [:]
    func section(_ values: [WrittenValue]) -> [String] {
      values.compactMap { value in
        guard let key = knownKey(written.with(value), of: options) else { return nil }
        return isNew(key, at: value.mark, &places) ? key : nil
      }
    }
    let sections: [[String]] =
      isOneSection
      ? [section(values)]
      : values.compactMap { value in
        guard case .list(let keys) = value.content else {
          return wrong(written.with(value), "a list of keys for each section")
        }
        return section(keys)
      }
    for option in options ?? [] where places[option.key] == nil {
      report("no-section", "the option \(quoted(option.key)) is in no section", at: option.mark)
        .note("'order' is here", at: written.keyMark)
        .hint("write it into 'order'")
    }
    return sections
  }

  /// Reads a list of keys of options, each once.
  func keys(_ written: WrittenEntry, of options: [KeyedText]?) -> [String]? {
    if written.value.text == "none" { return [] }
    var places: [String: SourceMark] = [:]
    return list(written, of: "keys") { value in
      guard let key = knownKey(written.with(value), of: options) else { return nil }
      return isNew(key, at: value.mark, &places) ? key : nil
    }
  }

  /// Returns whether a list names an option for the first time; otherwise that is reported.
  private func isNew(
    _ key: String,
    at mark: SourceMark,
    _ places: inout [String: SourceMark]
  ) -> Bool {
    guard let first = places[key] else {
      places[key] = mark
      return true
    }
    report("duplicate-key", "the option \(quoted(key)) is there already", at: mark)
      .note("the first one is here", at: first)
    return false
  }

  private func knownKey(_ written: WrittenEntry, of options: [KeyedText]?) -> String? {
    guard let text = written.value.text else { return wrong(written, "the key of an option") }
    guard let options else { return nil }
    guard !options.contains(where: { $0.key == text }) else { return text }
    reportUnknownKey(text, options, at: written.value.mark)
    return nil
  }

  private func reportUnknownKey(_ key: String, _ options: [KeyedText], at mark: SourceMark) {
    let keys = options.map(\.key)
    let message = "no option has the key \(quoted(key))"
    reportUnknown("unknown-option", message, key, at: mark, among: keys, noted: "the keys are")
  }
}
