/// A namespace for numbers that say which one is meant: "third", "12th".
enum Ordinal {
  private static let words = [
    "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth",
  ]

  /// Returns the word for a number from 1.
  static func word(_ number: Int) -> String {
    if words.indices.contains(number - 1) { return words[number - 1] }
    return "\(number)\(ending(of: number))"
  }

  /// Returns the number, from 1, of a word such as "third" or "3rd", or `nil` for any other.
  static func number(_ word: String) -> Int? {
    if let index = words.firstIndex(of: word) { return index + 1 }
    guard let number = parseInteger(word.dropLast(2)), number > 0, word.first != "+",
      word.hasSuffix(ending(of: number))
    else { return nil }
    return number
  }

  private static func ending(of number: Int) -> String {
    switch (number % 100, number % 10) {
    case (11...13, _): "th"
    case (_, 1): "st"
    case (_, 2): "nd"
    case (_, 3): "rd"
    default: "th"
    }
  }
}
