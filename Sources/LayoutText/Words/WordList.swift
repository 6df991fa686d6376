/// A list of the words of a script that writes none of its spaces between words.
///
/// A letter is a number below 256: the distance of its code point from the beginning of the script's block.
struct WordList: Sendable {
  /// The letters of all words, in the order of the words.
  private let letters: [UInt8]
  /// The start of each word, and the end of the last one.
  private let starts: [Int]

  /// The words of Thai, which are those of ICU: Apple's systems carry a version of that, too.
  static let thai = Self(thaiSource)

  /// Creates the list of a text that gives for each word a digit, which says how many letters it has of the word
  /// before, and the other letters.
  init(_ source: String) {
    var letters: [UInt8] = []
    var starts: [Int] = [0]
    for entry in source.utf8.split(whereSeparator: { $0 == 0x20 || $0 == 0x0A }) {
      guard let digit = entry.first else { continue }
      let shared = Int(digit) - (digit < UInt8(ascii: "a") ? 48 : 87)
      let before = starts.count > 1 ? starts[starts.count - 2] : 0
      letters += letters[before..<before + shared]
      letters.append(contentsOf: entry.dropFirst().lazy.map { $0 &- 0x20 })
      starts.append(letters.count)
    }
    self.letters = letters
    self.starts = starts
  }

  /// The number of words.
  var count: Int { starts.count - 1 }

  /// Calls `body` with the end of each word that stands at a place of a text, the shortest first.
  ///
  /// - Complexity: O(*l* log *n*), where *l* is the longest word there and *n* the number of words.
  func forEachWord(in text: [UInt8], at start: Int, _ body: (Int) -> Void) {
    var words = 0..<count
    var length = 0
    while start + length < text.count {
      words = narrowed(words, at: length, to: text[start + length])
      guard let first = words.first else { return }
      length += 1
      if starts[first + 1] - starts[first] == length { body(start + length) }
    }
  }

  /// Returns those of words alike up to a place that have a letter there.
  private func narrowed(_ words: Range<Int>, at place: Int, to letter: UInt8) -> Range<Int> {
    let first = firstWord(in: words, at: place) { $0 >= letter }
    return first..<firstWord(in: first..<words.upperBound, at: place) { $0 > letter }
  }

  /// Returns the first of some words whose letter at a place is one of the later ones, or their end.
  private func firstWord(
    in words: Range<Int>,
    at place: Int,
    isLater: (UInt8) -> Bool
  ) -> Int {
    var (low, high) = (words.lowerBound, words.upperBound)
    while low < high {
      let middle = (low + high) / 2
      let index = starts[middle] + place
      // A word that ends before comes first.
      if index < starts[middle + 1], isLater(letters[index]) {
        high = middle
      } else {
        low = middle + 1
      }
    }
    return low
  }
}
