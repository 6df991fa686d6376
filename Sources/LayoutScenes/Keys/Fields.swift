import LayoutDiagnostics

/// The entries of a map, key by key: `fields.separators` is the entry of a key, `fields.value(\.separators)` its value.
@dynamicMemberLookup
struct Fields<Map: KeyMap> {
  /// The group whose keys the map has.
  let group: KeyGroup
  /// The name of the map in reports.
  let mapName: String
  /// The place of the map.
  let mark: SourceMark
  /// The entries, each key once, in the order of the file.
  fileprivate(set) var entries: [WrittenEntry] = []
  /// The keys that somebody meant who wrote another word; they are not missing too.
  fileprivate var meantKeys: Set<String> = []
  fileprivate let reading: SceneReading

  /// The entry of a key, or `nil` if it is not written.
  subscript<Value>(dynamicMember key: KeyPath<Map, MapKey<Map, Value>>) -> WrittenEntry? {
    entry(Map.keys.map[keyPath: key].name)
  }

  /// Returns the value of a key, or `nil` if it is not written, and after a report.
  @_semantics("optimize.sil.specialize.generic.never")
  func value<Value>(_ key: KeyPath<Map, MapKey<Map, Value>>) -> Value? {
    let key = Map.keys.map[keyPath: key]
    return entry(key.name).flatMap { key.reader.read(reading, $0) }
  }

  /// Returns the value of a key that must be written, and reports if it is not.
  @_semantics("optimize.sil.specialize.generic.never")
  func required<Value>(
    _ key: KeyPath<Map, MapKey<Map, Value>>,
    hint: String? = nil
  ) -> Value? {
    let key = Map.keys.map[keyPath: key]
    if let entry = entry(key.name) { return key.reader.read(reading, entry) }
    guard !meantKeys.contains(key.name), !reading.lacksBase else { return nil }
    reading.report("missing-key", "\(quoted(key.name)) is missing in \(mapName)", at: mark)
      .hint(hint ?? reading.writing(key: key.name, and: key.reader.values))
    return nil
  }

  /// Reads all keys that keep something in the value of the map, in the order of the language page.
  @_semantics("optimize.sil.specialize.generic.never")
  func read(into value: inout Map.Value) {
    let keys = Map.keys
    for entry in entries.sorted(by: { keys.place(of: $0.key) < keys.place(of: $1.key) }) {
      keys.key(entry.key)?.read(entry, in: reading, into: &value)
    }
  }

  /// Reads the keys in the order of the file.
  @_semantics("optimize.sil.specialize.generic.never")
  func readInOrder(into value: inout Map.Value) {
    let keys = Map.keys
    for entry in entries {
      keys.key(entry.key)?.read(entry, in: reading, into: &value)
    }
  }

  /// Returns whether another word was written for a key.
  func isMeant<Value>(_ key: KeyPath<Map, MapKey<Map, Value>>) -> Bool {
    meantKeys.contains(Map.keys.map[keyPath: key].name)
  }

  /// Returns whether another word was written for one of some keys.
  func isMeant(anyOf names: [String]) -> Bool { !meantKeys.isDisjoint(with: names) }

  /// Returns the fields without some entries.
  func without(_ others: [WrittenEntry]) -> Self {
    var fields = self
    fields.entries.removeAll { entry in others.contains { $0.key == entry.key } }
    return fields
  }

  /// Returns the same entries by keys that the map shares with others.
  func sharing<Other: KeyMap>(_ other: Other.Type) -> Fields<Other> {
    Fields<Other>(
      group: group,
      mapName: mapName,
      mark: mark,
      entries: entries,
      meantKeys: meantKeys,
      reading: reading
    )
  }

  private func entry(_ name: String) -> WrittenEntry? { entries.first { $0.key == name } }
}

extension SceneReading {
  /// Returns the value of a map of keys, or `nil` after a report.
  @_semantics("optimize.sil.specialize.generic.never")
  func map<Map: KeyMap>(
    _ value: WrittenValue,
    _ map: Map.Type,
    called name: String? = nil
  ) -> Map.Value? {
    fields(value, map, called: name).flatMap { Map.read($0, in: self) }
  }

  /// Returns the value of the map after a key, whose absence was reported.
  func map<Map: KeyMap>(_ written: WrittenEntry, _ map: Map.Type) -> Map.Value? {
    guard written.value.isNothing else { return self.map(written.value, map) }
    wrongType(written, "a map of keys")
    return nil
  }
}

extension SceneReading {
  /// Returns the usable fields of a map, or `nil` after a report if the value is none.
  ///
  /// Reports keys that the map does not have, keys that are written twice and keys without a value.
  ///
  /// - Parameters:
  ///   - written: The value.
  ///   - map: The map.
  ///   - name: The name of the value in a report, or `nil` for that of the map.
  /// - Returns: The fields, or `nil` after a report.
  @_semantics("optimize.sil.specialize.generic.never")
  func fields<Map: KeyMap>(
    _ written: WrittenValue,
    _ map: Map.Type,
    called name: String? = nil
  ) -> Fields<Map>? {
    let (keys, group) = (map.keys, map.keys.group)
    let name = name ?? group.rawValue
    guard case .map(let entries) = written.content else {
      let message = "\(name) is a map of keys, not \(written.shown)"
      report("wrong-type", message, at: written.mark)
        .note("its keys are \(quotedList(keys.listed.map(\.name)))")
        .hint(
          written.text.flatMap { text in
            map.advice(on: text)
              ?? JoinedKey.meant(by: text, among: keys.listed.lazy.map(\.name))?.hint
          }
        )
      return nil
    }
    var fields = Fields<Map>(group: group, mapName: name, mark: written.mark, reading: self)
    for entry in entries where !entry.key.isEmpty {
      guard keys.names.contains(entry.key) else {
        let previous = fields.entries.last?.key
        if let meant = reportUnknown(entry, after: previous, in: group, name, keys.listed) {
          fields.meantKeys.insert(meant)
        }
        continue
      }
      if let first = fields.entries.first(where: { $0.key == entry.key }) {
        let message = "\(quoted(entry.key)) is written twice in \(name)"
        report("duplicate-key", message, at: entry.keyMark)
          .note("the first one is here", at: first.keyMark)
        continue
      }
      if entry.value.isNothing, keys.key(entry.key)?.allowsNothing != true {
        let values = keys.listed.first { $0.name == entry.key }?.values ?? "a value"
        report("missing-value", "nothing stands after '\(entry.key):'", at: entry.keyMark)
          .hint(isInJSON ? "write \(values)" : "write \(values), or delete the key")
      }
      fields.entries.append(entry)
      keyMarks.note(entry.key, of: group, at: entry.keyMark)
    }
    return fields
  }

  /// Returns the fields of the map after a key, whose absence was reported.
  func fields<Map: KeyMap>(_ written: WrittenEntry, _ map: Map.Type) -> Fields<Map>? {
    written.value.isNothing ? nil : fields(written.value, map)
  }
}

extension SceneReading {
  /// Reports a key that a map does not have, and returns the one that was meant.
  private func reportUnknown(
    _ entry: WrittenEntry,
    after previous: String?,
    in group: KeyGroup,
    _ name: String,
    _ keys: [SceneKey]
  ) -> String? {
    guard !isFull else { return nil }
    if entry.key == "<<" {
      report("merge-key", "'<<' is not read: keys are not merged from an anchor", at: entry.keyMark)
        .hint("write the keys out")
      return nil
    }
    let elsewhere = language().filter { $0.name == entry.key }
    // A section has what the key says, and the table something of a like name.
    let isOfSection = group == .table && elsewhere.contains { $0.group == .section }
    let word = isOfSection ? nil : keys.key(meantBy: entry.key)
    if word == nil,
      let thing = UnsimulatedThing.meant(
        by: entry.key,
        in: group,
        isKeyElsewhere: !elsewhere.isEmpty
      )
    {
      report("not-simulated", thing.message, at: entry.keyMark)
        .hint(thing.nearest + Self.end(for: entry.key, in: group))
      return UnsimulatedThing.key
    }
    let foreign =
      word == nil
      ? ForeignWord.meant(by: entry.key, in: group)
      : ForeignWord.meant(by: entry.key, onlyIn: group)
    let plain = PlainWord(entry.key)
    let isMeantElsewhere =
      group != .row
      && language().contains { key in key.words.contains { PlainWord($0) == plain } }
    let joined =
      entry.value.isNothing ? JoinedKey.meant(by: entry.key, among: keys.lazy.map(\.name)) : nil
    let named =
      word ?? joined.map { String($0.key) }
      ?? keys.first { PlainWord($0.name) == plain || $0.name == entry.key + "s" }?.name
    let meant =
      named
      ?? (elsewhere.isEmpty && foreign == nil && !isMeantElsewhere
        ? nearestWord(to: entry.key, among: keys.map(\.name)) : nil)
    var hint =
      foreign.map { $0.hint(in: language()) + Self.end(for: entry.key, in: group) } ?? meant.map(
        writing
      )
      ?? Self.advice(on: entry.key, in: group, isOfSection: isOfSection)
    if group == .scene, let switched = SwitchedChoice.hint(for: entry) {
      hint = switched
    } else if group == .step, definitions.entries.contains(where: { $0.key == entry.key }) {
      hint = "write 'use: \(entry.key)'"
    } else if let joined {
      hint = joined.hint
    } else if entry.value.isNothing, entry.key.first?.isNumber ?? false {
      hint = Self.commaHint(after: previous, in: group)
    } else if hint == nil, !elsewhere.isEmpty {
      hint = "\(quoted(entry.key)) is a key of \(Self.places(of: elsewhere))"
    } else if hint == nil {
      let meant = language().keys(meantBy: entry.key)
      hint = meant.first.map { key in
        let all = meant.filter { $0.name == key.name }
        return "that is \(quoted(key.name)), a key of \(Self.places(of: all))"
      }
    }
    let message = "\(quoted(entry.key)) is not a key of \(name)"
    // Who is told what to write needs the list but once.
    let isListed = !listedGroups.insert(group).inserted && hint != nil
    report("unknown-key", message, at: entry.keyMark)
      .note(isListed ? nil : "the keys are \(quotedList(keys.map(\.name)))")
      .hint(hint)
    return meant
  }

  /// Returns the end of advice on a word, which in a row may be a value of the row's own.
  private static func end(for word: String, in group: KeyGroup) -> String {
    group == .row ? "; write '{\(word)}' in a text if it is a value of the row's own" : ""
  }

  /// Returns the maps of some keys, in words.
  private static func places(of keys: [SceneKey]) -> String {
    let places = keys.map(\.group.rawValue)
    let first = places.dropLast().joined(separator: ", of ")
    return first.isEmpty ? places[0] : "\(first) and of \(places[places.count - 1])"
  }

  /// Returns the advice on a word that is no key and means none, or `nil` if there is none.
  private static func advice(
    on word: String,
    in group: KeyGroup,
    isOfSection: Bool
  ) -> String? {
    switch (group, word) {
    case (.touch, "for"), (.touch, "hold"), (.touch, "duration"), (.touch, "within"):
      "time passes in a step of its own: '- hold: 300ms'"
    case (.row, _): "write '{\(word)}' in a text if it is a value of the row's own"
    case (.table, _) where isOfSection:
      "sections have that: write 'sections: [{rows: 20, \(word): …}]'"
    default: nil
    }
  }

  /// Returns what to do if a comma between braces has cut a value into two.
  private static func commaHint(after previous: String?, in group: KeyGroup) -> String {
    switch (group, previous) {
    case (.expect, "delegate-calls"):
      "rows such as 'rows 0/8..9, 1/0..2' need quotes between braces"
    case (.expect, _), (.update, _): "several rows are a list such as [row 3, rows 5..8]"
    default: "a place such as '120, 300' needs quotes between braces"
    }
  }
}
