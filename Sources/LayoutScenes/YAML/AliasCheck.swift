/// A check for the one form of YAML that takes the library exponential time: keys that are made of aliases.
///
/// The library compares the keys of a map by everything that is in them, and aliases in aliases can stand for
/// more than there are atoms. Aliases in values are shared by the library and counted by us.
enum AliasCheck {
  /// Returns the line, from 1, on which a text with aliases has a key that is not a word.
  static func lineOfComplexKey(in lines: [Substring]) -> Int? {
    // Few files have a star at all.
    guard lines.contains(where: { $0.utf8.contains(UInt8(ascii: "*")) }) else { return nil }
    let scans = lines.map(Scan.init)
    guard scans.contains(where: \.hasAlias) else { return nil }
    return scans.firstIndex(where: \.hasComplexKey).map { $0 + 1 }
  }

  /// A scan of a line's contents, without regard to quotes and comments, so that it may have less.
  private struct Scan {
    var hasAlias = false
    var hasComplexKey = false

    init(_ line: Substring) {
      guard line.contains(where: { $0 == "*" || $0 == "?" || $0 == ":" }) else { return }
      let characters = Array(line)
      var last: Character?
      var isInAlias = false
      for (index, character) in characters.enumerated() where character != " " && character != "\t"
      {
        let beginsToken = last.map { "[{,:?-".contains($0) } ?? true
        let next = index + 1 < characters.count ? characters[index + 1] : " "
        switch character {
        case "*" where beginsToken:
          hasAlias = true
          isInAlias = true
        case "?" where beginsToken && (next == " " || next == "\t"): hasComplexKey = true
        case ":" where isInAlias || last == "]" || last == "}": hasComplexKey = true
        case ",", "[", "]", "{", "}": isInAlias = false
        default: break
        }
        last = character
      }
    }
  }
}
