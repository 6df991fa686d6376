/// A cursor that reads the words of a short text from left to right and knows its place.
struct TextCursor {
  private let characters: [Character]
  /// The number of characters read.
  private(set) var position = 0

  init(_ text: String) { characters = Array(text) }

  /// The number of characters in the text.
  var count: Int { characters.count }

  /// Whether everything is read.
  var isAtEnd: Bool { position == characters.count }

  /// The character that comes next.
  var next: Character? { isAtEnd ? nil : characters[position] }

  /// The unread part, without white space at its end.
  var rest: Range<Int> {
    let end = characters.lastIndex { !$0.isWhitespace }.map { $0 + 1 } ?? position
    return position..<max(position, end)
  }

  /// The characters of a part of the text.
  subscript(range: Range<Int>) -> String { String(characters[range]) }

  /// Reads white space.
  mutating func skipSpace() { while let next, next.isWhitespace { position += 1 } }

  /// Reads characters of a kind, and returns their range, empty if there are none.
  mutating func take(while belongs: (Character) -> Bool) -> Range<Int> {
    let start = position
    while let next, belongs(next) { position += 1 }
    return start..<position
  }

  /// Reads one of these characters, if it comes next.
  mutating func take(_ wanted: String) -> Character? {
    guard let next, wanted.contains(next) else { return nil }
    position += 1
    return next
  }

  /// Reads a hyphen inside of a word, if it comes next.
  mutating func takeHyphen() -> Bool {
    guard next == "-", position > 0, position + 1 < characters.count,
      characters[position - 1].isLetter || characters[position - 1].isNumber,
      characters[position + 1].isLetter
    else { return false }
    position += 1
    return true
  }

  /// Reads a word of letters, if it comes next and is this one.
  mutating func take(word: String) -> Bool {
    let start = position
    if self[take(while: \.isLetter)] == word { return true }
    position = start
    return false
  }

  /// Reads digits and a point, and returns their range, empty if there are none.
  mutating func takeNumber() -> Range<Int> { take { $0.isASCII && $0.isNumber || $0 == "." } }
}

/// An error of a short text, with the part that is meant.
struct TextProblem: Error {
  /// A short stable word.
  let code: String
  /// The message, in lower case and without a period.
  let message: String
  /// The part that is meant.
  let range: Range<Int>
  /// The advice.
  var hint: String?
  /// The further fact.
  var note: String?
}
