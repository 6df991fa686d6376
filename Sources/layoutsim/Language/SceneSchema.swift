import LayoutScenes

/// The JSON Schema (draft-07) of scenario files, and of files of touches, for editors that complete and check them.
///
/// It accepts whatever the reader accepts. Numbers may be texts, as quotes make no difference to the reader;
/// what one key asks of another, and what is named where, the reader alone knows.
enum SceneSchema {
  /// The name of the file beside scenarios.
  static let fileName = ".layoutsim.schema.json"

  /// A kind of file.
  enum Kind: String, CaseIterable {
    case scenario, touches
  }

  /// The schema of scenario files as text.
  static let text = text(of: .scenario)

  /// Returns the schema of a kind of file as text.
  static func text(of kind: Kind) -> String {
    switch kind {
    case .scenario:
      text(
        "layoutsim scenario, version \(SceneLanguage.version)",
        "A screen, what a finger does on it, and what must come of it.",
        root: .scenario,
        groups: SceneLanguage.groups.filter(SceneLanguage.leads)
      )
    case .touches:
      text(
        "layoutsim touches",
        "The touches of a device, event by event, for the step 'touches'.",
        root: .touches,
        groups: [.touches, .touchEvent]
      )
    }
  }

  private static func text(
    _ title: String,
    _ about: String,
    root: KeyGroup,
    groups: [KeyGroup]
  ) -> String {
    JSONValue.object([
      ("$schema", .text("http://json-schema.org/draft-07/schema#")),
      ("title", .text(title)),
      ("description", .text(about)),
      ("allOf", .list([reference(to: root)])),
      ("definitions", .object(groups.map { ($0.topic, definition(of: $0)) })),
    ]).fileText
  }

  private static func reference(to group: KeyGroup) -> JSONValue {
    .object([("$ref", .text("#/definitions/\(group.topic)"))])
  }

  private static func definition(of group: KeyGroup) -> JSONValue {
    let keys = SceneLanguage.keys(of: group)
    var map: [(String, JSONValue)] = [
      ("type", .text("object")),
      // A row has values of its own beside its keys.
      ("additionalProperties", .boolean(group == .row)),
      ("properties", .object(keys.map { ($0.name, property($0)) })),
    ]
    // Keys of a scenario may stand in its base.
    if !SceneLanguage.leads(to: group) {
      map.append(("required", .list(keys.map { .text($0.name) })))
    }
    let about = ("description", JSONValue.text("The keys of \(group.rawValue)."))
    // A step is one key, or its word alone.
    let words = keys.filter(\.standsAlone).map { JSONValue.text($0.name) }
    guard !words.isEmpty else { return .object([about] + map) }
    let one: [(String, JSONValue)] = [("minProperties", .number(1)), ("maxProperties", .number(1))]
    return .object([
      about, ("anyOf", .list([.object([("enum", .list(words))]), .object(map + one)])),
    ])
  }

  private static func property(_ key: SceneKey) -> JSONValue {
    let standard = key.standard.map { " Left out: \($0)." } ?? ""
    var members: [(String, JSONValue)] = [
      ("description", .text("\(key.summary) (\(key.values)).\(standard)"))
    ]
    let shape = constraints(of: key.shape)
    members += SceneLanguage.leads(to: key.group) ? orNothing(shape) : shape
    if let standard = key.standard.flatMap({ key.shape.json($0) }) {
      members.append(("default", standard))
    }
    // A key that stands alone has nothing as its value.
    let example = SceneLanguage.value(of: key).flatMap(JSONValue.init(yaml:)) ?? .null
    members.append(("examples", .list([example])))
    return .object(members)
  }

  /// Returns the constraints with nothing beside them, which takes away a key of a base.
  private static func orNothing(_ constraints: [(String, JSONValue)]) -> [(String, JSONValue)] {
    let nothing = JSONValue.object([("type", .text("null"))])
    switch constraints.first {
    case ("type", .text("null"))?, nil: return constraints
    case ("type", .text(let name))?:
      return [("type", types(name, "null"))] + constraints.dropFirst()
    case ("type", .list(let names))?:
      return [("type", .list(names + [.text("null")]))] + constraints.dropFirst()
    case ("anyOf", .list(let shapes))?: return [("anyOf", .list(shapes + [nothing]))]
    case _?: return [("anyOf", .list([.object(constraints), nothing]))]
    }
  }

  private static func constraints(of shape: ValueShape) -> [(String, JSONValue)] {
    switch shape {
    case .anything: []
    case .nothing: [("type", .text("null"))]
    case .text, .phrase: [("type", types("string", "number", "boolean"))]
    case .words(let words): [("enum", .list(words.map { .text($0) }))]
    case .suggestion(let words):
      anyOf([[("enum", .list(words.map { .text($0) }))], constraints(of: .text)])
    case .boolean: [("type", types("boolean", "string")), ("pattern", .text("^(true|false)$"))]
    case .integer(let range):
      [
        ("type", types("integer", "string")), ("minimum", .number(range.lowerBound)),
        ("maximum", .number(range.upperBound)), ("pattern", .text("^[-+]?[0-9]+$")),
      ]
    case .number(let range):
      [("type", types("number", "string")), ("pattern", .text("^\(number)$"))] + bounds(range)
    case .comparison:
      [
        ("type", types("number", "string")),
        ("pattern", .text("^(==|!=|<=|>=|<|>)? *\(number)$")),
      ]
    case .time: [("type", .text("string")), ("pattern", .text("^\(number) *(ms|s)$"))]
    case .list(let shape):
      [("type", .text("array")), ("items", .object(constraints(of: shape)))]
    case .map(let group):
      SceneLanguage.keys(of: group).isEmpty
        ? [("type", .text("object"))] : [("allOf", .list([reference(to: group)]))]
    case .names(let shape):
      [
        ("type", .text("object")), ("additionalProperties", .object(constraints(of: shape))),
      ]
    case .any(let shapes): anyOf(shapes.map(constraints))
    }
  }

  private static let number = "[-+−]?[0-9]+([.][0-9]+)?"

  private static func bounds(_ range: ClosedRange<Double>) -> [(String, JSONValue)] {
    [("minimum", range.lowerBound), ("maximum", range.upperBound)]
      .filter { abs($0.1) < 1e12 }
      .map { ($0.0, .decimal($0.1)) }
  }

  private static func types(_ names: String...) -> JSONValue {
    .list(names.map { .text($0) })
  }

  private static func anyOf(_ shapes: [[(String, JSONValue)]]) -> [(String, JSONValue)] {
    [("anyOf", .list(shapes.map { .object($0) }))]
  }
}

extension SceneKey {
  /// Whether the key may stand without a value.
  fileprivate var standsAlone: Bool {
    switch shape {
    case .nothing: true
    case .any(let shapes): shapes.contains(.nothing)
    default: false
    }
  }
}

extension ValueShape {
  /// Returns the value that words stand for, or `nil` if they only describe one.
  fileprivate func json(_ text: String) -> JSONValue? {
    switch self {
    case .words(let words): words.contains(text) ? .text(text) : nil
    case .suggestion(let words): words.contains(text) ? .text(text) : nil
    case .boolean: text == "true" ? .boolean(true) : text == "false" ? .boolean(false) : nil
    case .integer: Int(text).map { .number($0) }
    case .number, .comparison: Double(text).map { .decimal($0) }
    case .time: text.hasSuffix("s") ? .text(text) : nil
    case .any(let shapes): shapes.lazy.compactMap { $0.json(text) }.first
    case .anything, .nothing, .text, .phrase, .list, .map, .names: nil
    }
  }
}

extension JSONValue {
  /// Creates a value from YAML as editors see it, or returns `nil` if the text is none.
  init?(yaml text: String) {
    guard let value = PlainYAML(text) else { return nil }
    self.init(value)
  }

  private init(_ value: PlainYAML) {
    switch value {
    case .nothing: self = .null
    case .boolean(let flag): self = .boolean(flag)
    case .number(let number): self = .decimal(number)
    case .text(let text): self = .text(text)
    case .list(let values): self = .list(values.map { Self($0) })
    case .map(let entries): self = .object(entries.map { ($0.key, Self($0.value)) })
    }
  }
}
