/// A place in a text that is read from left to right.
struct TextCursor {
  let letters: [Character]
  var place = 0

  init(_ text: some StringProtocol) { letters = Array(text) }

  var isAtEnd: Bool { place >= letters.count }
  var next: Character? { place < letters.count ? letters[place] : nil }
  var rest: String { String(letters[min(place, letters.count)...]) }

  /// Returns whether the text goes on so.
  func starts(with text: String) -> Bool { letters.dropFirst(place).starts(with: text) }

  /// Takes a text if it comes next.
  mutating func take(_ text: String) -> Bool {
    guard starts(with: text) else { return false }
    place += text.count
    return true
  }

  mutating func skipSpaces() { while let next, next.isWhitespace { place += 1 } }

  /// Takes letters as long as a condition holds.
  mutating func take(while condition: (Character) -> Bool) -> String {
    let start = place
    while let next, condition(next) { place += 1 }
    return String(letters[start..<place])
  }

  /// Returns the place of the next occurrence of a text.
  func find(_ text: String, from start: Int? = nil) -> Int? {
    let wanted = Array(text)
    let start = start ?? place
    guard letters.count - start >= wanted.count else { return nil }
    return (start...(letters.count - wanted.count)).first { begin in
      letters[begin] == wanted[0] && letters[begin..<(begin + wanted.count)].elementsEqual(wanted)
    }
  }

  /// Takes a number with its sign, such as `-20`, `94.3333`, `1e-05`, and with it nothing else.
  mutating func takeNumber() -> Double? {
    let start = place
    if next == "-" || next == "+" { place += 1 }
    let isNegative = place > start && letters[start] == "-"
    if isNegative || place > start { skipSpaces() }
    let digits = place
    while let next, next.isASCII, next.isNumber || next == "." { place += 1 }
    if place > digits, next == "e" || next == "E" {
      let mantissa = place
      place += 1
      if next == "-" || next == "+" { place += 1 }
      let exponent = take { $0.isASCII && $0.isNumber }
      if exponent.isEmpty { place = mantissa }
    }
    guard let number = Double(String(letters[digits..<place])), number.isFinite else {
      place = start
      return nil
    }
    return isNegative ? -number : number
  }
}
