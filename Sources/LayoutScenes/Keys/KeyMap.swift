import LayoutDiagnostics

/// A map of a scenario file: a typed row for each of its keys, and what is read from them.
///
/// The rows are the stored properties, in the order of the language page. Everything that is said of a key
/// stands in its row: help, hints and the page are made from it, and the reader reads by it.
///
/// What reads and describes keys is marked `optimize.sil.specialize.generic.never`: copies for each map and each
/// type of value would be a third of the module's code, for files that are read once.
protocol KeyMap: Sendable {
  /// The value that is read from the map.
  associatedtype Value = Void
  /// The keys.
  static var keys: MapKeys<Self> { get }
  /// Returns the value if no key is written.
  static func initial(at mark: SourceMark?) -> Value
  /// The words for a property that is nil, for messages.
  static var unset: String { get }
  /// Corrects values that no file could have.
  static func repair(_ value: inout Value, at path: String) -> [Replacement]
  /// Returns what to write in place of a text where the map should be, or `nil` for no advice.
  static func advice(on text: String) -> String?
  /// Returns the value of the map, or `nil` after a report.
  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> Value?

  init()
}

extension KeyMap {
  static var unset: String { "nil" }

  static func advice(on text: String) -> String? { nil }

  static func repair(_ value: inout Value, at path: String) -> [Replacement] {
    repairKeys(of: &value, at: path)
  }

  /// Corrects the values of single keys.
  @_semantics("optimize.sil.specialize.generic.never")
  static func repairKeys(of value: inout Value, at path: String) -> [Replacement] {
    var replacements: [Replacement] = []
    for (key, name) in keys.corrected {
      replacements += key.repair(&value, at: path.isEmpty ? name : "\(path).\(name)")
    }
    return replacements
  }

  typealias Key<KeyValue> = MapKey<Self, KeyValue>

  static func read(_ fields: Fields<Self>, in reading: SceneReading) -> Value? {
    var value = initial(at: fields.mark)
    fields.read(into: &value)
    return value
  }
}

extension KeyMap where Value == Void {
  static func initial(at mark: SourceMark?) {}
}

/// A key of a map: its name, the reader and the place of its value, the default, and the meaning.
///
/// A class, as maps have up to sixty keys, whose parts would be copied one by one with each map.
final class MapKey<Map: KeyMap, Value>: Sendable {
  /// A function that reads what is written, and keeps it in the value of the map.
  typealias Keep = @Sendable (SceneReading, WrittenEntry, inout Map.Value) -> Void

  /// The key as it is written, and what is said of it.
  fileprivate let words: KeyWords
  /// The reader of the value after the key.
  let reader: ValueReader<Value>
  private let keep: Keep?
  private let repair: Repair<Map.Value>?

  private init(
    _ words: KeyWords,
    _ reader: ValueReader<Value>,
    _ keep: Keep?,
    _ repair: Repair<Map.Value>?
  ) {
    (self.words, self.reader, self.keep, self.repair) = (words, reader, keep, repair)
  }

  /// Creates a key that does more, or that the map asks for by itself.
  convenience init(
    _ name: String,
    _ reader: ValueReader<Value>,
    else standard: String? = nil,
    keep: Keep? = nil
  ) {
    self.init(KeyWords(name: name, standard: standard), reader, keep, nil)
  }

  /// Creates a key of a property, with a word of its own for what holds without the key.
  @_semantics("optimize.sil.specialize.generic.never")
  convenience init(
    _ name: String,
    _ path: any WritableKeyPath<Map.Value, Value> & Sendable,
    _ reader: ValueReader<Value>,
    else standard: String?
  ) {
    let correction = reader.correction.map { correct -> Repair<Map.Value> in
      { root, place in
        var replacements = correct(&root[keyPath: path], place)
        for index in replacements.indices where replacements[index].used == nil {
          replacements[index].used = reader.text(root[keyPath: path])
        }
        return replacements
      }
    }
    let keep: Keep = { reading, written, value in
      if let read = reader.read(reading, written) { value[keyPath: path] = read }
    }
    self.init(KeyWords(name: name, standard: standard), reader, keep, correction)
  }

  /// Creates a key of a property, which without the key is what it is from the start.
  @_semantics("optimize.sil.specialize.generic.never")
  convenience init(
    _ name: String,
    _ path: any WritableKeyPath<Map.Value, Value> & Sendable,
    _ reader: ValueReader<Value>
  ) {
    self.init(name, path, reader, else: reader.text(Map.initial(at: nil)[keyPath: path]))
  }

  /// Creates a key of a property that is nil without the key.
  @_semantics("optimize.sil.specialize.generic.never")
  convenience init(
    _ name: String,
    _ path: any WritableKeyPath<Map.Value, Value?> & Sendable,
    _ reader: ValueReader<Value>,
    else standard: String? = nil
  ) {
    let correction = reader.correction.map { correct -> Repair<Map.Value> in
      { root, place in
        guard var value = root[keyPath: path] else { return [] }
        let replacements = correct(&value, place)
        let unusable = replacements.first { $0.path == place && $0.used == nil }
        root[keyPath: path] = unusable == nil ? value : nil
        return unusable.map { [Replacement(place, $0.value, Map.unset)] } ?? replacements
      }
    }
    let keep: Keep = { reading, written, value in
      if let read = reader.read(reading, written) { value[keyPath: path] = read }
    }
    self.init(KeyWords(name: name, standard: standard), reader, keep, correction)
  }

  /// Says which words of UIKit, of the pod's interface or of its manual mean the key.
  func meant(by words: String...) -> MapKey { saying { $0.meanings = words } }

  /// Returns the key with a value that shows how it is used.
  ///
  /// - Parameters:
  ///   - text: The value, as it is written.
  ///   - beside: Lines that the map needs for it.
  /// - Returns: The key.
  func example(_ text: String, beside: String...) -> MapKey {
    saying { ($0.sample, $0.beside) = (text, beside) }
  }

  /// Returns the key with its meaning.
  func help(_ summary: String) -> MapKey { saying { $0.summary = summary } }

  @_semantics("optimize.sil.specialize.generic.never")
  private func saying(_ change: (inout KeyWords) -> Void) -> MapKey {
    var words = words
    change(&words)
    return MapKey(words, reader, keep, repair)
  }
}

/// A key as it is written, and what is said of it.
private struct KeyWords {
  let name: String
  /// The words for what holds if the key is left out; nil if nothing is to be said of that.
  let standard: String?
  /// The meaning of the key, in one sentence.
  var summary = ""
  /// The words that people write who mean the key.
  var meanings: [String] = []
  /// A value to begin with, as it is written, or `nil` for the one of the reader.
  var sample: String?
  /// The lines that an example needs in the same map.
  var beside: [String] = []

  init(name: String, standard: String?) { (self.name, self.standard) = (name, standard) }
}

/// A replacement of a value from code that no file could have.
struct Replacement {
  /// The place in the scene: "table.sections[0].rowCount".
  let path: String
  /// The words for what it was.
  let value: String
  /// The words for what it is taken for; nil for nothing, if that can be.
  var used: String?

  init(_ path: String, _ value: String, _ used: String? = nil) {
    (self.path, self.value, self.used) = (path, value, used)
  }
}

/// A function that puts right a value at a path.
typealias Repair<Value> = @Sendable (inout Value, String) -> [Replacement]

/// A key of a map, whatever its value is.
protocol AnyMapKey<Map>: Sendable {
  associatedtype Map: KeyMap
  /// The key as it is written.
  var name: String { get }
  /// Whether nothing may stand after the key.
  var allowsNothing: Bool { get }
  /// Reads the entry after the key, and keeps it in the value of the map.
  func read(_ written: WrittenEntry, in reading: SceneReading, into value: inout Map.Value)
  /// Whether there are values from code that no file could say.
  var isCorrected: Bool { get }
  /// Corrects the key's value in a map from code.
  func repair(_ value: inout Map.Value, at path: String) -> [Replacement]
  /// Returns the words of the language page about the key.
  func description(in group: KeyGroup) -> SceneKey
}

extension MapKey: AnyMapKey {
  var name: String { words.name }
  var allowsNothing: Bool { reader.allowsNothing }

  @_semantics("optimize.sil.specialize.generic.never")
  func read(_ written: WrittenEntry, in reading: SceneReading, into value: inout Map.Value) {
    keep?(reading, written, &value)
  }

  var isCorrected: Bool { repair != nil }

  func repair(_ value: inout Map.Value, at path: String) -> [Replacement] {
    repair?(&value, path) ?? []
  }

  func description(in group: KeyGroup) -> SceneKey {
    SceneKey(
      group: group,
      name: name,
      values: reader.values,
      standard: words.standard,
      summary: words.summary,
      words: words.meanings,
      sample: words.sample ?? reader.sample,
      beside: words.beside,
      makeShape: reader.makeShape
    )
  }
}

/// The keys of a map, made once.
final class MapKeys<Map: KeyMap>: Sendable {
  /// The group under which the language page has them.
  let group: KeyGroup
  /// The map, whose properties are the keys.
  let map = Map()
  /// The keys in the order of the map's properties.
  let all: [any AnyMapKey<Map>]
  /// The keys whose values from code may be wrong, each with the name of its property, which is that of the value.
  let corrected: [(key: any AnyMapKey<Map>, property: String)]
  /// The page's entries of the keys, and of those that the map shares with others.
  let listed: [SceneKey]
  /// The names of all these.
  let names: Set<String>
  /// The places of the keys in their order, by their names.
  private let places: [String: Int]

  /// Creates the list of the keys of a map, with keys that it shares with others before or after its own.
  @_semantics("optimize.sil.specialize.generic.never")
  init(_ group: KeyGroup, before: [SceneKey] = [], after: [SceneKey] = []) {
    self.group = group
    let children = Mirror(reflecting: map).children
    let properties = children.compactMap { child in
      (child.value as? any AnyMapKey<Map>).map { (key: $0, property: child.label ?? $0.name) }
    }
    all = properties.map(\.key)
    corrected = properties.filter(\.key.isCorrected)
    listed = before + all.map { $0.description(in: group) } + after
    names = Set(listed.map(\.name))
    places = Dictionary(uniqueKeysWithValues: zip(all.map(\.name), all.indices))
  }

  /// Returns the key of a name.
  func key(_ name: String) -> (any AnyMapKey<Map>)? { places[name].map { all[$0] } }

  /// Returns the place of a key in the order of the map's properties, or the end for a key that it shares.
  func place(of name: String) -> Int { places[name] ?? all.count }

  /// The page's entries of the map's own keys.
  var descriptions: [SceneKey] { descriptions(in: group) }

  /// Returns the words of the language page about the map's own keys in a map that has them too.
  @_semantics("optimize.sil.specialize.generic.never")
  func descriptions(in group: KeyGroup) -> [SceneKey] {
    all.map { key in
      var description = key.description(in: group)
      // The words of UIKit are those of its views, which stand in the map's own group.
      if group != self.group { description.words = [] }
      return description
    }
  }
}

extension [SceneKey] {
  /// Returns the key that is meant by a word that is none.
  func key(meantBy word: String) -> String? {
    if let key = first(where: { $0.words.contains(word) }) { return key.name }
    let plain = PlainWord(word)
    return first { $0.words.contains { PlainWord($0) == plain } }?.name
  }
}
