import LayoutScenes

/// A topic of `layoutsim help` that is no subcommand: a map of the language, or something that many keys share.
enum HelpTopic {
  /// The keys of a map.
  case map(KeyGroup)
  /// A form of values.
  case words(WordsTopic)
  /// An answer to another word.
  case question(KeyQuestion)
  /// A thing that is not simulated, as it was asked for.
  case thing(UnsimulatedThing, word: String)

  /// The names of all topics, in the order in which a reader would need them.
  static var names: [String] { KeyGroup.allCases.map(\.topic) + WordsTopic.all.map(\.name) }

  /// Creates the topic of a name, or of another word that leads to keys.
  init?(_ word: String) {
    if let topic = Self(named: word) {
      self = topic
    } else if let question = KeyQuestion(word) {
      self = .question(question)
    } else if let thing = UnsimulatedThing.meant(by: word) {
      self = .thing(thing, word: word)
    } else {
      return nil
    }
  }

  /// Creates the topic of a name, of a key with a map after it, or of the plural of either.
  init?(named name: String) {
    let singular = name.hasSuffix("s") ? String(name.dropLast()) : name
    if let words = WordsTopic.named(name) {
      self = .words(words)
    } else if let group = Self.group(name) {
      self = .map(group)
    } else if let words = WordsTopic.named(name + "s") {
      self = .words(words)
    } else if let group = Self.group(singular) {
      self = .map(group)
    } else {
      return nil
    }
  }

  /// Returns the map of a name: its own, or that of a key that leads to it.
  static func group(_ name: String) -> KeyGroup? {
    KeyGroup.allCases.first { $0.topic == name }
      ?? SceneLanguage.keys.first { $0.name == name && !$0.shape.groups.isEmpty }?.shape.groups[0]
  }

  /// The text for a terminal, of whole lines.
  var text: String {
    switch self {
    case .words(let topic): topic.text
    case .map(let group): Self.text(of: group)
    case .question(let question): question.text + (question.topic.map { "\n\($0.text)" } ?? "")
    case .thing(let thing, let word): thing.text(for: word)
    }
  }

  /// The width of the column of names.
  private static let width = 20

  private static func text(of group: KeyGroup) -> String {
    var keys = SceneLanguage.keys(of: group)
    var lines = Paragraph.lines("Keys of \(group.rawValue)")
    if group == .touches {
      lines += [""] + Paragraph.lines(touches) + [""]
      lines += SceneLanguage.formOfTouches.map { "  " + $0 }
      keys += SceneLanguage.keys(of: .touchEvent)
    } else if let key = keys.first(where: { $0.shape.groups.isEmpty }) ?? keys.first,
      group != .scenario
    {
      lines += ["", "Where it stands:"] + SceneLanguage.example(of: key).map { "  " + $0 }
    }
    lines.append("")
    for key in keys {
      lines += Paragraph.columns([(key.name, key.summary)], width: width)
      lines += Paragraph.columns([("", values(of: key))], width: width)
    }
    let name = keys.first?.name ?? "name"
    lines += ["", "'layoutsim explain \(group.topic).\(name)' says all about a key."]
    return lines.joined(separator: "\n") + "\n"
  }

  private static let touches =
    "The step '- touches: drag.json' plays such a file, which is JSON. Its events stand in the order of their times; each finger has an id of its own, and begins and ends. An app records it with the lines of Swift on the page of the language, under 'Touches of a device'."

  private static func values(of key: SceneKey) -> String {
    let standard = key.standard.map { "; left out: \($0)" } ?? ""
    return "\(key.values)\(standard)"
  }
}
