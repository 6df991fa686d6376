extension SceneLanguage {
  /// A key on the way to a map, and what stands between the key and the map.
  private struct Stage {
    let group: KeyGroup
    let key: String
    let steps: [Wrapping]
  }

  /// A list, or a map with names of the file's own, around a value.
  private enum Wrapping {
    case list, name
  }

  /// Returns lines of a file that show a key in its place, from the file's own map on.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: The value as it is written, or `nil` for one that shows how it is used.
  /// - Returns: The lines.
  package static func example(of key: SceneKey, with value: String? = nil) -> [String] {
    if key.group == .touches || key.group == .touchEvent { return formOfTouches }
    // Only views in a stack have a space after them.
    let isOfStack = key.group == .view && key.name == ViewMap.keys.map.spacingAfter.name
    var stages =
      isOfStack
      ? (ways[.stack] ?? []) + [Stage(group: .stack, key: "views", steps: [.list])]
      : ways[key.group] ?? []
    let value = value ?? self.value(of: key) ?? ""
    stages.append(Stage(group: key.group, key: key.name, steps: []))
    var lines: [String] = []
    var (indent, lead) = ("", "")
    func add(_ line: String) {
      lines.append(indent + lead + line)
      (indent, lead) = (indent + String(repeating: " ", count: lead.count), "")
    }
    for stage in stages {
      if stage.group == .step, needsFinger.contains(stage.key) {
        lines.append(indent + lead + "press: row 3")
      }
      let isLast = stage.group == key.group && stage.key == key.name
      for line in company(of: stage.key, in: stage.group) + (isLast ? key.beside : []) { add(line) }
      guard !isLast else {
        let bare = key.group == .step ? stage.key : "\(stage.key):"
        add(value.isEmpty ? bare : "\(stage.key): \(value)")
        break
      }
      add("\(stage.key):")
      indent += "  "
      for step in stage.steps {
        switch step {
        case .list: lead += "- "
        case .name:
          add("wifi:")
          indent += "  "
        }
      }
    }
    return lines
  }

  /// The lines of a file of touches.
  package static var formOfTouches: [String] { RecordedTouchesMap.form }

  /// Returns whether a key of the scenario leads to a map.
  package static func leads(to group: KeyGroup) -> Bool { ways[group] != nil }

  /// Returns a value of a key as it is written, or `nil` if the key stands alone.
  package static func value(of key: SceneKey) -> String? {
    let value = key.sample ?? sample(key.shape, besides: key.standard)
    return value.isEmpty ? nil : value
  }

  /// The keys that lead to each map, the shortest way.
  private static let ways: [KeyGroup: [Stage]] = {
    var ways: [KeyGroup: [Stage]] = [.scenario: []]
    var open: [KeyGroup] = [.scenario]
    while let group = open.first {
      open.removeFirst()
      // Names of the file's own are the longer way.
      for isNamed in [false, true] {
        for key in keys(of: group) {
          for (inner, steps) in wrappings(key.shape)
          where ways[inner] == nil && steps.contains(.name) == isNamed {
            ways[inner] = (ways[group] ?? []) + [Stage(group: group, key: key.name, steps: steps)]
            open.append(inner)
          }
        }
      }
    }
    return ways
  }()

  private static func wrappings(_ shape: ValueShape) -> [(KeyGroup, [Wrapping])] {
    switch shape {
    case .map(let group): [(group, [])]
    case .list(let shape): wrappings(shape).map { ($0, [.list] + $1) }
    case .names(let shape): wrappings(shape).map { ($0, [.name] + $1) }
    case .any(let shapes): shapes.flatMap(wrappings)
    case .anything, .nothing, .text, .phrase, .suggestion, .words, .boolean, .integer, .number,
      .comparison,
      .time:
      []
    }
  }

  /// Returns a value of a shape as it is written, another one than holds without the key.
  private static func sample(_ shape: ValueShape, besides standard: String?) -> String {
    switch shape {
    case .nothing: ""
    case .anything, .text: "a text"
    case .phrase(let text): text
    case .words(let words), .suggestion(let words):
      words.first { $0 != standard } ?? words.first ?? ""
    case .boolean: standard == "true" ? "false" : "true"
    case .integer(let range): "\(min(max(3, range.lowerBound), range.upperBound))"
    case .number(let range): "\(Int(min(max(20, range.lowerBound), range.upperBound)))"
    case .comparison: "\">= 40\""
    case .time: "400ms"
    case .list(let shape): "[\(sample(shape, besides: standard))]"
    case .names(let shape): "{wifi: \(sample(shape, besides: standard))}"
    case .map(let group):
      keys(of: group).first.map { key in
        let own = "\(key.name): \(key.sample ?? sample(key.shape, besides: key.standard))"
        let entries = [own] + company(of: key.name, in: group)
        return "{\(entries.joined(separator: ", "))}"
      } ?? "{}"
    case .any(let shapes): shapes.first.map { sample($0, besides: standard) } ?? ""
    }
  }
}
