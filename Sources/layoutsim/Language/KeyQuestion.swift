import LayoutDiagnostics
import LayoutScenes

/// A question for a key of the language: `row-height`, `table.rows`, or another word that means it.
struct KeyQuestion {
  /// The keys that may be meant, of several maps if none is said.
  let keys: [SceneKey]
  /// The word for the keys, if it is none of theirs.
  private let word: String?
  /// The word of iOS that it is, or `nil` if it is none.
  private let foreign: ForeignWord?

  /// Creates a question, or returns `nil` if the word means no key.
  init?(_ word: String) {
    let parts = word.split(separator: ".", maxSplits: 1, omittingEmptySubsequences: false)
    var inMap: [SceneKey] = []
    if parts.count == 2, let group = HelpTopic.group(String(parts[0])) {
      inMap = SceneLanguage.keys(of: group).filter { $0.name == parts[1] }
      if inMap.isEmpty { return nil }
    }
    let named = inMap.isEmpty ? SceneLanguage.keys(named: word) : inMap
    guard named.isEmpty else {
      (keys, self.word, foreign) = (named, nil, nil)
      return
    }
    for spelling in SceneLanguage.spellings(of: word) {
      let foreign = ForeignWord.meant(by: spelling)
      let candidates = [
        foreign?.keys ?? [], SceneLanguage.keys(meantBy: spelling),
        SceneLanguage.keys(holding: spelling),
      ]
      guard let keys = candidates.first(where: { !$0.isEmpty }) ?? foreign?.keys else { continue }
      (self.keys, self.word, self.foreign) = (foreign?.keys ?? keys, word, foreign)
      return
    }
    return nil
  }

  /// The topic that says more, or `nil` for none.
  var topic: HelpTopic? { foreign?.topic.flatMap { HelpTopic(named: $0) } }

  /// The text for a terminal, of whole lines.
  var text: String {
    let more = foreign?.topic.map { ["", "'layoutsim help \($0)' says more."] } ?? []
    if let word, let sentence = foreign?.sentence {
      return Self.text(Paragraph.lines("\(word): \(sentence).") + list + more)
    }
    guard keys.count > 1 else { return keys.map { $0.explanation(for: word) }.joined() }
    let first = "\(quoted(word ?? keys[0].name)) is a word of several maps:"
    return Self.text([first] + list + more)
  }

  /// The lines that name the keys, and how to ask for one.
  private var list: [String] {
    guard let first = keys.first else { return [] }
    return [""] + Paragraph.columns(keys.map { ($0.path, $0.summary) })
      + [""] + Paragraph.lines("'layoutsim explain \(first.path)' says all about one of them.")
  }

  private static func text(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }
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
