import LayoutDiagnostics
import LayoutGeometry

extension SceneReading {
  /// Reads a screen of options; the mistakes in its data are told where they stand.
  func form(_ written: WrittenEntry) -> FormScene? {
    guard let fields = fields(written, .form) else { return nil }
    let before = diagnostics.count
    let options = require("options", of: fields).flatMap(texts)
    let order = fields["order"].flatMap { self.order($0, of: options) }
    // Where these are wrong nobody knows which rows there are.
    let areRowsKnown = diagnostics.count == before && !fields.isMeant(anyOf: ["options", "order"])
    knownOptions = options
    let details = read(fields["details"], else: []) { texts($0) }
    let titles = read(fields["section-titles"], else: []) { self.titles($0) }
    // A wrong type allows everything.
    let type =
      fields["type"].map { selectionType($0) ?? .all(min: 0, max: nil) }
      ?? (fields.isMeant(anyOf: ["type"]) ? .all(min: 0, max: nil) : .single)
    let requires = read(fields["requires-selection"], else: false) { boolean($0) }
    let whenFull = read(fields["when-full"], else: SelectionLimit.WhenFull.replaceOldest) {
      choice($0)
    }
    let selected = read(fields["selected"], else: []) { keys($0, of: options) }
    let alert = read(fields["alert"], else: FormScene.AlertTexts()) { alertTexts($0) }
    let done = read(fields["done"], else: "Done") { text($0) }
    let cancel = read(fields["cancel"], else: "Cancel") { text($0) }
    if let options { checkDetails(details, of: options) }
    let sections = order ?? [options?.map(\.key) ?? []]
    if areRowsKnown { optionCounts = sections.map(\.count) }
    if let written = fields["section-titles"], !titles.isEmpty, titles.count != sections.count {
      report(
        "section-titles",
        "there \(titles.count == 1 ? "is" : "are") \(counted(titles.count, "section title")) for"
          + " \(counted(sections.count, "section"))",
        at: written.value.mark
      )
    }
    // What else is wrong about the options keeps no mistake back.
    let isRight = diagnostics.count == before
    guard areRowsKnown, let options,
      let data = try? SelectionOptions(
        Dictionary(options.map { ($0.key, $0.text) }) { first, _ in first },
        details: isRight
          ? Dictionary(details.map { ($0.key, $0.text) }) { first, _ in first } : [:],
        sectionTitles: isRight ? titles : [],
        order: sections
      )
    else { return nil }
    do throws(SelectionTypeError) {
      return try FormScene(
        options: data,
        selectionType: type,
        requiresSelection: requires,
        whenFull: whenFull,
        selectedKeys: selected,
        alert: alert,
        doneTitle: done,
        cancelTitle: cancel,
        mark: written.value.mark
      )
    } catch {
      let place: WrittenEntry? =
        if case .tooManySelected = error { fields["selected"] } else { fields["type"] }
      report("selection-type", error.message, at: place?.value.mark ?? written.keyMark)
      return nil
    }
  }

  /// A key of the file's own with a text after it.
  struct KeyedText {
    var key: String
    var text: String
    var mark: SourceMark
  }

  /// Reads a map of keys of the file's own with a text each.
  private func texts(_ written: WrittenEntry) -> [KeyedText]? {
    guard case .map(let entries) = written.value.content else {
      wrongType(written.key, "a map of keys and texts such as {tomato: Tomatoes}", written.value)
      return nil
    }
    var texts: [KeyedText] = []
    for entry in entries {
      if let first = texts.first(where: { $0.key == entry.key }) {
        report(
          "duplicate-key",
          "the key \(quoted(entry.key)) is there already",
          at: entry.keyMark,
          notes: [.init("the first one is here", at: first.mark)]
        )
        continue
      }
      if entry.value.isNothing {
        report(
          "missing-value",
          "nothing stands after '\(entry.key):'",
          at: entry.keyMark,
          hint: "write the text that is shown"
        )
      }
      // The key is there, whatever stands after it.
      texts.append(KeyedText(key: entry.key, text: text(entry) ?? "", mark: entry.keyMark))
    }
    return texts
  }

  private func checkDetails(_ details: [KeyedText], of options: [KeyedText]) {
    for detail in details where !options.contains(where: { $0.key == detail.key }) {
      reportUnknownKey(detail.key, options, at: detail.mark)
    }
  }

  /// Reads the keys of each section; a list of keys alone is one section.
  private func order(_ written: WrittenEntry, of options: [KeyedText]?) -> [[String]]? {
    guard case .list(let values) = written.value.content else {
      wrongType(
        written.key,
        "a list of keys for each section, such as [[a, b], [c]]",
        written.value
      )
      return nil
    }
    let isOneSection = !values.isEmpty && values.allSatisfy { $0.text != nil }
    var places: [String: SourceMark] = [:]
    func section(_ values: [WrittenValue]) -> [String] {
      values.compactMap { value in
        guard let key = knownKey(value, written.key, of: options) else { return nil }
        return isNew(key, at: value.mark, &places) ? key : nil
      }
    }
    let sections: [[String]] =
      isOneSection
      ? [section(values)]
      : values.compactMap { value in
        guard case .list(let keys) = value.content else {
          wrongType(written.key, "a list of keys for each section", value)
          return nil
        }
        return section(keys)
      }
    for option in options ?? [] where places[option.key] == nil {
      report(
        "no-section",
        "the option \(quoted(option.key)) is in no section",
        at: option.mark,
        notes: [.init("'order' is here", at: written.keyMark)],
        hint: "write it into 'order'"
      )
    }
    return sections
  }

  /// Reads a list of keys of options, each once.
  func keys(_ written: WrittenEntry, of options: [KeyedText]?) -> [String]? {
    if written.value.text == "none" { return [] }
    var places: [String: SourceMark] = [:]
    return list(written, of: "keys") { value in
      guard let key = knownKey(value, written.key, of: options) else { return nil }
      return isNew(key, at: value.mark, &places) ? key : nil
    }
  }

  /// Whether a list did not name an option before; otherwise that is reported.
  private func isNew(
    _ key: String,
    at mark: SourceMark,
    _ places: inout [String: SourceMark]
  ) -> Bool {
    guard let first = places[key] else {
      places[key] = mark
      return true
    }
    report(
      "duplicate-key",
      "the option \(quoted(key)) is there already",
      at: mark,
      notes: [.init("the first one is here", at: first)]
    )
    return false
  }

  private func knownKey(
    _ value: WrittenValue,
    _ key: String,
    of options: [KeyedText]?
  ) -> String? {
    guard let text = value.text else {
      wrongType(key, "the key of an option", value)
      return nil
    }
    guard let options else { return nil }
    guard !options.contains(where: { $0.key == text }) else { return text }
    reportUnknownKey(text, options, at: value.mark)
    return nil
  }

  private func reportUnknownKey(_ key: String, _ options: [KeyedText], at mark: SourceMark) {
    let keys = options.map(\.key)
    report(
      "unknown-option",
      "no option has the key \(quoted(key))",
      at: mark,
      notes: keys.isEmpty ? [] : [.init("the keys are \(quotedList(keys))")],
      hint: nearestWord(to: key, among: keys).map { "write '\($0)'" }
    )
  }

  private func titles(_ written: WrittenEntry) -> [String]? {
    list(written, of: "texts") { value in
      if let text = value.text { return text }
      wrongType(written.key, "a list of texts", value)
      return nil
    }
  }

  func alertTexts(_ written: WrittenEntry) -> FormScene.AlertTexts? {
    guard let fields = fields(written, .alert) else { return nil }
    return FormScene.AlertTexts(
      title: fields["title"].flatMap(text),
      message: fields["message"].flatMap(text),
      button: fields["button"].flatMap(text)
    )
  }
}
