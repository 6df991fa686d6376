import LayoutDiagnostics

/// The words of one element of a list or map, cut out of its line: of `[{tap: row 1}, {wait: 1s}]` for instance `tap: row 1`.
enum ElementWords {
  /// The greatest number of characters before the rest is left out.
  private static let longest = 160
  /// The number of characters before the place that are looked at.
  private static let reach = 10000

  /// Returns the words that begin at a column, from 1, or `nil` if there are none.
  ///
  /// Inside of brackets they end with the element, elsewhere with the line.
  static func element(of line: Substring, at column: Int) -> String? {
    let characters = Array(line.prefix(reach))
    let start = min(max(0, column - 1), characters.count)
    var nesting = Nesting()
    for character in characters[..<start] { _ = nesting.closes(at: character) }
    var rest = characters[start...]
    if nesting.depth > 0, nesting.quote == nil {
      var inner = Nesting()
      let end = rest.firstIndex { character in
        inner.closes(at: character) || inner.depth == 0 && inner.quote == nil && character == ","
      }
      rest = rest[..<(end ?? rest.endIndex)]
    }
    rest = rest.drop { $0 == " " || $0 == "-" }
    let words = rest.prefix(longest).drop { $0 == " " }
    guard !words.isEmpty else { return nil }
    let shown = String(words).trimmingSuffix(" ")
    return PrintableText.escaped(shown + (rest.count > longest ? "…" : ""))
  }

  /// The brackets and quotes that are open at a place of a line.
  private struct Nesting {
    var depth = 0
    var quote: Character?
    /// The last character but spaces; quotes within a word are part of it.
    private var last: Character = ":"

    /// Takes the next character, and returns whether it closes a bracket that was open before.
    mutating func closes(at character: Character) -> Bool {
      if let open = quote {
        if character == open { quote = nil }
        return false
      }
      defer { if character != " " { last = character } }
      switch character {
      case "\"", "'": if "{[,:-".contains(last) { quote = character }
      case "{", "[": depth += 1
      case "}", "]":
        if depth == 0 { return true }
        depth -= 1
      default: break
      }
      return false
    }
  }
}

extension String {
  /// Returns the text without some characters at its end.
  fileprivate func trimmingSuffix(_ character: Character) -> String {
    var text = Substring(self)
    while text.last == character { text.removeLast() }
    return String(text)
  }
}
