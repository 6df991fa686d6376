import LayoutDiagnostics

/// The keys of a map that belong to it, each once.
struct Fields {
  /// Which map it is.
  let group: KeyGroup
  /// Where it stands.
  let mark: SourceMark
  fileprivate var entries: [WrittenEntry] = []
  /// Keys that somebody meant who wrote another word; they are not missing too.
  fileprivate var meantKeys: Set<String> = []

  /// Returns the entry of a key; nil where it is not written.
  subscript(key: String) -> WrittenEntry? {
    precondition(
      SceneLanguage.keys(of: group).contains { $0.name == key },
      "\(key) is not in the table of keys of \(group)"
    )
    return entries.first { $0.key == key }
  }

  /// Whether another word was written for one of these keys.
  func isMeant(anyOf keys: [String]) -> Bool { !meantKeys.isDisjoint(with: keys) }

  /// The keys that are written, in the order of the file.
  var writtenKeys: [String] { entries.map(\.key) }
}

extension SceneReading {
  /// Returns the fields of a map.
  ///
  /// Reports a value that is no map, keys that the map does not have, keys that are written twice and keys
  /// without a value.
  ///
  /// - Parameters:
  ///   - written: The value.
  ///   - group: Which map it is.
  ///   - emptyKeys: Keys that need no value.
  /// - Returns: The fields that can be used; nil where the value is no map.
  func fields(
    _ written: WrittenValue,
    _ group: KeyGroup,
    emptyKeys: Set<String> = []
  ) -> Fields? {
    guard case .map(let entries) = written.content else {
      let keys = SceneLanguage.keys(of: group).map(\.name)
      report(
        "wrong-type",
        "\(group.rawValue) is a map of keys, not \(written.shown)",
        at: written.mark,
        notes: [.init("its keys are \(quotedList(keys))")]
      )
      return nil
    }
    var fields = Fields(group: group, mark: written.mark)
    let known = SceneLanguage.keys(of: group).map(\.name)
    for entry in entries where !entry.key.isEmpty {
      if !known.contains(entry.key) {
        let previous = fields.entries.last?.key
        if let meant = reportUnknown(entry, after: previous, in: group, known) {
          fields.meantKeys.insert(meant)
        }
      } else if let first = fields.entries.first(where: { $0.key == entry.key }) {
        report(
          "duplicate-key",
          "\(quoted(entry.key)) is written twice in \(group.rawValue)",
          at: entry.keyMark,
          notes: [.init("the first one is here", at: first.keyMark)]
        )
      } else {
        if entry.value.isNothing, !emptyKeys.contains(entry.key) {
          reportNothing(after: entry, group)
        }
        fields.entries.append(entry)
        keyMarks.note(entry.key, of: group, at: entry.keyMark)
      }
    }
    return fields
  }

  /// Returns the fields of the map that stands after a key; where nothing stands there, that was reported.
  func fields(_ written: WrittenEntry, _ group: KeyGroup) -> Fields? {
    written.value.isNothing ? nil : fields(written.value, group)
  }

  /// Returns the entry of a key that must be there, and reports where it is not.
  func require(_ key: String, of fields: Fields) -> WrittenEntry? {
    if let entry = fields[key] { return entry }
    guard !fields.meantKeys.contains(key) else { return nil }
    let known = SceneLanguage.keys(of: fields.group).first { $0.name == key }
    report(
      "missing-key",
      "\(quoted(key)) is missing in \(fields.group.rawValue)",
      at: fields.mark,
      hint: known.map { "write '\(key): ' and \($0.values)" }
    )
    return nil
  }

  private func reportNothing(after entry: WrittenEntry, _ group: KeyGroup) {
    let values = SceneLanguage.keys(of: group).first { $0.name == entry.key }?.values
    report(
      "missing-value",
      "nothing stands after '\(entry.key):'",
      at: entry.keyMark,
      hint: values.map { "write \($0), or delete the key" }
    )
  }
}

extension SceneReading {
  /// Reports a key that a map does not have, and returns the one that was meant.
  private func reportUnknown(
    _ entry: WrittenEntry,
    after previous: String?,
    in group: KeyGroup,
    _ known: [String]
  ) -> String? {
    guard !isFull else { return nil }
    if entry.key == "<<" {
      report(
        "merge-key",
        "'<<' is not read: keys are not merged from an anchor",
        at: entry.keyMark,
        hint: "write the keys out"
      )
      return nil
    }
    let elsewhere = SceneLanguage.keys(named: entry.key).map(\.group.rawValue)
    let meant =
      SceneLanguage.key(meantBy: entry.key, in: group)
      ?? (elsewhere.isEmpty ? nearestWord(to: entry.key, among: known) : nil)
    var hint = meant.map { "write '\($0)'" } ?? SceneLanguage.advice(on: entry.key, in: group)
    if entry.value.isNothing, entry.key.first?.isNumber ?? false {
      hint = Self.commaHint(after: previous, in: group)
    } else if hint == nil, !elsewhere.isEmpty {
      let first = elsewhere.dropLast().joined(separator: ", of ")
      let places =
        first.isEmpty ? elsewhere[0] : "\(first) and of \(elsewhere[elsewhere.count - 1])"
      hint = "\(quoted(entry.key)) is a key of \(places)"
    }
    report(
      "unknown-key",
      "\(quoted(entry.key)) is not a key of \(group.rawValue)",
      at: entry.keyMark,
      notes: [.init("the keys are \(quotedList(known))")],
      hint: hint
    )
    return meant
  }

  /// What to do where a comma between braces has cut a value into two.
  private static func commaHint(after previous: String?, in group: KeyGroup) -> String {
    switch (group, previous) {
    case (.expect, "delegate-calls"):
      "rows such as 'rows 0/8..9, 1/0..2' need quotes between braces"
    case (.expect, _), (.update, _): "several rows are a list such as [row 3, rows 5..8]"
    default: "a place such as '120, 300' needs quotes between braces"
    }
  }
}
