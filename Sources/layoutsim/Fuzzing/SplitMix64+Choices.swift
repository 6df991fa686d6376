import LayoutInteraction

extension SplitMix64 {
  /// Returns a number from 0 up to a count.
  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &self) }

  /// Returns true once in a number of times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  /// Returns one of a list, or the other word if it is empty.
  mutating func pick(_ words: [String], else other: String = "") -> String {
    words.randomElement(using: &self) ?? other
  }
}
