/// A sampling of the reports of a moving finger that reach the application.
///
/// A digitizer reports a finger's place at its own rate, and a busy application does not see every
/// report. The end of a movement is never lost: the finger's place of rest is known.
public struct TouchSampling: Sendable, Hashable {
  /// The number of reports a second of a moving finger, from 1 to 1000.
  public let eventsPerSecond: Int
  /// The loss of reports.
  public var loss: Loss

  /// A loss of reports on the way.
  public enum Loss: Sendable, Hashable {
    /// None.
    case none
    /// Every n-th report of a touch is lost, none if n is below 1, all if it is 1.
    case every(Int)
    /// This many of hundred, drawn again for each seed and always the same for one.
    case percent(Int, seed: UInt64)
  }

  /// The number of a finger's reports a second by default.
  public static var eventsPerSecond: Int { Thresholds.touchEventsPerSecond.value }

  /// Creates a sampling.
  ///
  /// - Parameters:
  ///   - eventsPerSecond: The number of reports a second; others than 1 to 1000 count as the nearest.
  ///   - loss: Which reports get lost.
  public init(eventsPerSecond: Int = Self.eventsPerSecond, loss: Loss = .none) {
    self.eventsPerSecond = min(max(1, eventsPerSecond), 1000)
    self.loss = loss
  }

  /// Returns whether the report with this number, counted from 1 since the finger went down, gets lost.
  func loses(_ number: Int) -> Bool {
    switch loss {
    case .none: false
    case .every(let n): n > 0 && number.isMultiple(of: n)
    case .percent(let percent, let seed):
      Int(Self.mixed(seed, UInt64(truncatingIfNeeded: number)) % 100) < percent
    }
  }

  /// Returns a number that looks drawn by chance: the finalizer of SplitMix64 (Steele, Lea and Flood, "Fast
  /// splittable pseudorandom number generators", OOPSLA 2014, section 4).
  private static func mixed(_ seed: UInt64, _ number: UInt64) -> UInt64 {
    var bits = seed &* 0xD1B5_4A32_D192_ED03 &+ number &* 0x9E37_79B9_7F4A_7C15
    bits = (bits ^ (bits >> 30)) &* 0xBF58_476D_1CE4_E5B9
    bits = (bits ^ (bits >> 27)) &* 0x94D0_49BB_1331_11EB
    return bits ^ (bits >> 31)
  }
}

extension TouchSampling: CustomStringConvertible {
  /// The sampling as reports write it: "60 events a second, every 3rd lost".
  public var description: String {
    let rate = "\(eventsPerSecond) event\(eventsPerSecond == 1 ? "" : "s") a second"
    return switch loss {
    case .none: rate
    case .every(let n) where n < 1: rate
    case .every(let n): "\(rate), every \(Self.ordinal(n))lost"
    case .percent(let percent, let seed): "\(rate), \(percent) % lost (seed \(seed))"
    }
  }

  private static func ordinal(_ n: Int) -> String {
    if n == 1 { return "one " }
    let ending =
      switch (n % 10, n % 100) {
      case (_, 11), (_, 12), (_, 13): "th"
      case (1, _): "st"
      case (2, _): "nd"
      case (3, _): "rd"
      default: "th"
      }
    return "\(n)\(ending) "
  }
}
