import LayoutDiagnostics
import LayoutScenes

/// A question for a key of the language: `row-height`, `table.rows`, or another word that means it.
struct KeyQuestion {
  /// The keys that may be meant, of several maps if none is said.
  let keys: [SceneKey]
  /// The word for the keys, if it is none of theirs.
  private let word: String?

  /// Creates a question, or returns `nil` if the word means no key.
  init?(_ word: String) {
    let parts = word.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count == 2, let group = HelpTopic.group(String(parts[0])) {
      keys = SceneLanguage.keys(of: group).filter { $0.name == parts[1] }
      self.word = nil
    } else {
      let named = SceneLanguage.keys(named: word)
      let meant = SceneLanguage.keys.filter { $0.words.contains(word) }
      let holding = SceneLanguage.keys.filter { $0.shape.words.contains(word) }
      keys = [named, meant, holding].first { !$0.isEmpty } ?? []
      self.word = named.isEmpty ? word : nil
    }
    if keys.isEmpty { return nil }
  }

  /// The text for a terminal, of whole lines.
  var text: String {
    guard keys.count > 1 else { return keys.map { $0.explanation(for: word) }.joined() }
    let first = "\(quoted(word ?? keys[0].name)) is a word of several maps:"
    let rows = keys.map { ($0.path, $0.summary) }
    let last = "'layoutsim explain \(keys[0].path)' says all about one of them."
    return ([first, ""] + Paragraph.columns(rows) + ["", last]).joined(separator: "\n") + "\n"
  }
}

extension SceneKey {
  /// The key with its map: "table.row-height".
  var path: String { "\(group.topic).\(name)" }

  /// Returns all that is known of the key, as an answer to another word for it.
  fileprivate func explanation(for word: String?) -> String {
    let subject = "\(name), a key of \(group.rawValue)"
    let heading = word.map { "\(quoted($0)) is a word for \(quoted(path)):" }
    var rows = [("meaning", summary), ("values", values)]
    if let standard { rows.append(("left out", standard)) }
    if !words.isEmpty { rows.append(("also", words.joined(separator: ", "))) }
    if !related.isEmpty { rows.append(("related", related.map(\.path).joined(separator: ", "))) }
    let inside = shape.groups.map { "'layoutsim help \($0.topic)'" }
    if !inside.isEmpty { rows.append(("inside", inside.joined(separator: ", "))) }
    let lines =
      [heading, subject, ""].compactMap(\.self) + Paragraph.columns(rows) + ["", "Example:"]
      + SceneLanguage.example(of: self).map { "  " + $0 }
      + ["", "'layoutsim help \(group.topic)' lists its neighbors."]
    return lines.joined(separator: "\n") + "\n"
  }

  /// The keys of the same name in other maps, and those of its own map that share a part of the name.
  private var related: [SceneKey] {
    let parts = Set(name.split(separator: "-"))
    let near = SceneLanguage.keys(of: group).filter {
      $0.name != name && !parts.isDisjoint(with: $0.name.split(separator: "-"))
    }
    let same = SceneLanguage.keys(named: name).filter { $0.group != group }
    return Array((near + same).prefix(6))
  }
}
