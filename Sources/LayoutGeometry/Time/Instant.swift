/// A moment on the virtual clock, counted from the start of a simulation.
public struct Instant: InstantProtocol, Sendable, Hashable {
  /// The time since the simulation began, never negative on a clock.
  public let sinceStart: Duration

  /// The moment at which the simulation begins.
  public static let start = Self(sinceStart: .zero)

  /// Creates the moment `sinceStart` after the beginning.
  public init(sinceStart: Duration) { self.sinceStart = sinceStart }

  /// Returns the moment `duration` later.
  public func advanced(by duration: Duration) -> Self { Self(sinceStart: sinceStart + duration) }

  /// Returns the time until `other`, negative if it is earlier.
  public func duration(to other: Self) -> Duration { other.sinceStart - sinceStart }

  /// Returns whether `left` is the earlier moment.
  public static func < (left: Self, right: Self) -> Bool { left.sinceStart < right.sinceStart }
}

extension Duration {
  /// The duration in seconds.
  ///
  /// Milliseconds give the `Double` that their decimal number is read as.
  package var inSeconds: Double {
    let (seconds, attoseconds) = components
    return Double(seconds) + Double(attoseconds) / 1e18
  }

  /// The duration in seconds with two decimals and no unit, as in "0.42".
  ///
  /// Halves go away from zero. The text is written from integers, so that no locale and no host formatting
  /// takes part.
  package var inSecondsText: String {
    let (seconds, attoseconds) = components
    let unsigned = (seconds * 1000 + attoseconds / 1_000_000_000_000_000).magnitude
    let hundredths = (unsigned + 5) / 10
    let fraction = hundredths % 100
    let sign = (seconds < 0 || attoseconds < 0) && hundredths > 0 ? "-" : ""
    return "\(sign)\(hundredths / 100).\(fraction < 10 ? "0" : "")\(fraction)"
  }
}
