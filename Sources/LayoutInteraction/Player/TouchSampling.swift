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
      Int(
        SplitMix64.mixed(
          seed &* 0xD1B5_4A32_D192_ED03 &+ UInt64(truncatingIfNeeded: number)
            &* SplitMix64.increment
        ) % 100
      ) < percent
    }
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
