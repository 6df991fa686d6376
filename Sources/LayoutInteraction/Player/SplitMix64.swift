/// A generator of random numbers that a seed repeats: SplitMix64.
///
/// Steele, Lea and Flood, "Fast Splittable Pseudorandom Number Generators", OOPSLA 2014, section 4.
package struct SplitMix64: RandomNumberGenerator, Sendable {
  private var state: UInt64

  /// Creates the generator of one of many runs with a seed.
  ///
  /// Runs whose numbers are neighbors begin far apart.
  ///
  /// - Parameters:
  ///   - seed: The seed of all runs.
  ///   - run: The number of the run.
  package init(seed: UInt64, run: Int) {
    state = seed &* 0xD1B5_4A32_D192_ED03 &+ UInt64(truncatingIfNeeded: run)
    state = next()
  }

  package mutating func next() -> UInt64 {
    state &+= Self.increment
    return Self.mixed(state)
  }

  /// The number by which the state goes on: the golden ratio, in 64 bits.
  static let increment: UInt64 = 0x9E37_79B9_7F4A_7C15

  /// Returns a number that looks drawn by chance: the finalizer.
  static func mixed(_ number: UInt64) -> UInt64 {
    var bits = number
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}
