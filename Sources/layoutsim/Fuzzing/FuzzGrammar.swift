import LayoutInteraction
import LayoutScenes

/// A maker of scenarios from the definitions of the language's keys.
struct FuzzGrammar {
  let corpus: FuzzCorpus

  /// The keys under which a map, or a list of maps, has its own keys.
  private static let groups: [String: (group: KeyGroup, isList: Bool)] = {
    var groups: [String: (group: KeyGroup, isList: Bool)] = [
      "sections": (.section, true), "views": (.view, true),
      "constraints": (.constraint, true),
      "steps": (.step, true), "pictures": (.picture, true), "annotate": (.annotation, true),
      "press": (.touch, false),
      "tap": (.touch, false), "insert": (.update, false), "delete": (.update, false),
      "reload": (.update, false), "leading-actions": (.swipeAction, true),
      "trailing-actions": (.swipeAction, true), "header-view": (.edgeView, false),
      "footer-view": (.edgeView, false), "repeat": (.repetition, false),
      "move-row": (.rowMove, false),
      "move-section": (.sectionMove, false), "type": (.formType, false),
    ]
    for group in KeyGroup.allCases where group.rawValue.hasPrefix("'") {
      groups[String(group.rawValue.dropFirst().dropLast())] = (group, false)
    }
    return groups
  }()

  /// Returns a scenario.
  func scenario(_ numbers: inout SplitMix64) -> [UInt8] {
    var text = "layoutsim: 2\nname: made\nscene: \(map(of: .scene, depth: 0, &numbers))\n"
    if numbers.once(in: 3) {
      text += "selection: \(value(of: "selection", in: .scenario, depth: 1, &numbers))\n"
    }
    if numbers.once(in: 8) { text += "limits: \(map(of: .limits, depth: 1, &numbers))\n" }
    text += "steps:\n"
    for _ in 0..<numbers.below(8) { text += "  - \(step(&numbers))\n" }
    if numbers.once(in: 2) { text += "  - snapshot: end\n" }
    return Array(text.utf8)
  }

  /// Returns a step without its dash.
  func step(_ numbers: inout SplitMix64, depth: Int = 1) -> String {
    let keys = SceneLanguage.keys(of: .step)
    guard let key = keys.randomElement(using: &numbers) else { return "release" }
    if key.values.hasPrefix("nothing"), !numbers.once(in: 3) { return key.name }
    return "\(key.name): \(value(of: key.name, in: .step, depth: depth, &numbers))"
  }

  private func map(of group: KeyGroup, depth: Int, _ numbers: inout SplitMix64) -> String {
    if group == .step { return "{\(step(&numbers, depth: depth))}" }
    let keys = SceneLanguage.keys(of: group)
    var parts: [String] = []
    for key in keys {
      // Most of the other keys depend on the table.
      let isWanted =
        group == .scene && key.name == "table" || numbers.once(in: keys.count > 8 ? 5 : 2)
      guard isWanted else { continue }
      parts.append("\(key.name): \(value(of: key.name, in: group, depth: depth + 1, &numbers))")
    }
    return "{\(parts.joined(separator: ", "))}"
  }

  /// Returns something that can, or could almost, stand after a key.
  private func value(
    of name: String,
    in group: KeyGroup,
    depth: Int,
    _ numbers: inout SplitMix64
  ) -> String {
    if let known = corpus.values[name]?.randomElement(using: &numbers), !numbers.once(in: 3) {
      return known
    }
    if depth < 5, let inner = Self.groups[name], !numbers.once(in: 4) {
      guard inner.isList else { return map(of: inner.group, depth: depth, &numbers) }
      var entries: [String] = []
      for _ in 0..<numbers.below(4) {
        entries.append(map(of: inner.group, depth: depth, &numbers))
      }
      return "[\(entries.joined(separator: ", "))]"
    }
    guard let key = SceneLanguage.keys(of: group).first(where: { $0.name == name }),
      !numbers.once(in: 4)
    else { return numbers.pick(FuzzMutation.oddValues) }
    let words = key.values.split(separator: ", ")
      .flatMap { $0.split(separator: " ").map(String.init).filter { $0 != "or" && $0 != "a" } }
    return numbers.pick(words, else: "1")
  }
}
