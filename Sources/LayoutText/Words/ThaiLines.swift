/// A namespace for the places where lines of Thai may end: between two of its words.
///
/// Words are found by maximal matching: as few letters as can be are in no word of the list, and of those ways the
/// one with the fewest words is taken; the longer word first where that leaves a choice. Letters in no word, as of
/// names, stay together, and one alone stays with the word before it.
/// See V. Sornlertlamvanich, "Word segmentation for Thai in machine translation system", NECTEC, 1993.
package enum ThaiLines {
  /// Returns the indices of the code points of a text at which a word of Thai begins behind another one.
  ///
  /// - Complexity: O(*n*).
  package static func wordStarts(in points: [UInt32]) -> Set<Int> {
    var found: Set<Int> = []
    var start = 0
    while start < points.count {
      guard isThai(points[start]) else {
        start += 1
        continue
      }
      var end = start + 1
      while end < points.count, isThai(points[end]) { end += 1 }
      let letters = points[start..<end].map { UInt8($0 - 0x0E00) }
      found.formUnion(Run(letters).words.dropFirst().map { start + $0.lowerBound })
      start = end
    }
    return found
  }

  private static func isThai(_ point: UInt32) -> Bool {
    0x0E01...0x0E4E ~= point && SpacelessScript(point) == .thai
  }
}

extension ThaiLines {
  /// A run of letters, with the best way to cut it from each place on.
  private struct Run {
    /// The best way from a place to the end.
    struct Way {
      /// The number of letters in no word, and of words.
      var cost: (letters: Int, words: Int)
      /// The end of the first part.
      var end: Int
      /// Whether that is a word.
      var isWord: Bool
    }

    /// A part of the run.
    struct Part {
      var range: Range<Int>
      var isWord: Bool
    }

    private let letters: [UInt8]
    private var ways: [Way?]

    init(_ letters: [UInt8]) {
      self.letters = letters
      ways = [Way?](repeating: nil, count: letters.count + 1)
      ways[letters.count] = Way(cost: (0, 0), end: letters.count, isWord: true)
      for start in letters.indices.reversed() where canBegin(at: start) {
        ways[start] = bestWay(from: start)
      }
    }

    private func bestWay(from start: Int) -> Way? {
      // Without a word here, its letters up to the next place where a word can begin are in none.
      let end = ((start + 1)...letters.count).first(where: canBegin) ?? letters.count
      var best = ways[end].map { next in
        Way(
          cost: (next.cost.letters + end - start, next.cost.words + (next.isWord ? 1 : 0)),
          end: end,
          isWord: false
        )
      }
      WordList.thai.forEachWord(in: letters, at: start) { end in
        // Signs of elision and repetition belong to the word before them.
        let end = letters[end...].firstIndex { !Self.signs.contains($0) } ?? letters.count
        guard canBegin(at: end), let next = ways[end]?.cost else { return }
        let cost = (letters: next.letters, words: next.words + 1)
        // The longest of equals is the last one.
        if best.map({ cost <= $0.cost }) ?? true { best = Way(cost: cost, end: end, isWord: true) }
      }
      return best
    }

    /// The words of the run, in order.
    var words: [Range<Int>] {
      var words: [Range<Int>] = []
      for part in parts {
        let isAlone = part.range.count == 1 && !part.isWord
        // A letter alone belongs to what is before it, or at the beginning to what is behind it.
        if let last = words.last, isAlone || last == 0..<1 {
          words[words.count - 1] = last.lowerBound..<part.range.upperBound
        } else {
          words.append(part.range)
        }
      }
      return words
    }

    /// The parts of the best way; what is in no word is one part up to the next word.
    private var parts: [Part] {
      var parts: [Part] = []
      var place = 0
      while place < letters.count, let way = ways[place] {
        if let last = parts.last, !last.isWord, !way.isWord {
          parts[parts.count - 1].range = last.range.lowerBound..<way.end
        } else {
          parts.append(Part(range: place..<way.end, isWord: way.isWord))
        }
        place = way.end
      }
      return parts
    }

    /// Returns whether a word can begin at a place: what belongs to the letter before it cannot be first.
    private func canBegin(at place: Int) -> Bool {
      guard place > 0, place < letters.count else { return true }
      let (before, letter) = (letters[place - 1], letters[place])
      if Self.isNeverFirst(letter) || Self.vowelsBefore.contains(before)
        || before == Self.maiHanAkat
      {
        return false
      }
      // A letter that the sign of silence is upon ends a word.
      var mark = place + 1
      while mark < letters.count, Self.marks.contains(letters[mark]) {
        if letters[mark] == Self.thanthakhat { return false }
        mark += 1
      }
      return true
    }

    private static func isNeverFirst(_ letter: UInt8) -> Bool {
      marks.contains(letter) || vowelsBehind.contains(letter) || signs.contains(letter)
    }

    /// The vowel that is written upon a letter which another one ends.
    private static let maiHanAkat: UInt8 = 0x31
    /// The sign of letters that are not spoken.
    private static let thanthakhat: UInt8 = 0x4C
    /// The vowels that are written before their letter.
    private static let vowelsBefore: ClosedRange<UInt8> = 0x40...0x44
    /// The vowels that are written behind it.
    private static let vowelsBehind: Set<UInt8> = [0x30, 0x32, 0x33, 0x45]
    /// The signs of elision and repetition.
    private static let signs: Set<UInt8> = [0x2F, 0x46]
    /// The vowels, tones and other marks above and below a letter.
    private static let marks: Set<UInt8> = Set(0x34...0x3A).union(0x47...0x4E).union([maiHanAkat])
  }
}
