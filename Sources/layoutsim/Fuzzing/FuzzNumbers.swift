/// A generator of random numbers that a seed and the number of a run repeat: SplitMix64.
///
/// Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014.
struct FuzzNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64, run: Int) {
    state = seed &* 0xD1B5_4A32_D192_ED03 &+ UInt64(truncatingIfNeeded: run)
    // Neighboring runs begin far apart.
    state = next()
  }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// Returns a number from 0 up to a count.
  mutating func below(_ count: Int) -> Int { Int.random(in: 0..<max(1, count), using: &self) }

  /// Returns true once in a number of times.
  mutating func once(in count: Int) -> Bool { below(count) == 0 }

  /// Returns one of a list, or the other word if it is empty.
  mutating func pick(_ words: [String], else other: String = "") -> String {
    words.randomElement(using: &self) ?? other
  }
}
