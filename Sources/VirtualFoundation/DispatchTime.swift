public import Dispatch
import LayoutGeometry
import LayoutInteraction

/// A moment of the virtual clock: `Dispatch.DispatchTime`.
public struct DispatchTime: Comparable, Hashable, Sendable {
  /// The seconds since the clock started.
  let seconds: Double

  /// Returns the present moment.
  public static func now() -> DispatchTime {
    DispatchTime(seconds: VirtualClock.currentMoment.sinceStart.inSeconds)
  }

  /// The moment that never comes.
  public static let distantFuture = DispatchTime(seconds: .infinity)

  /// The nanoseconds since the clock started.
  public var uptimeNanoseconds: UInt64 { UInt64(min(max(seconds, 0) * 1e9, 1e18)) }

  /// Returns whether a moment is before another.
  public static func < (left: Self, right: Self) -> Bool { left.seconds < right.seconds }

  /// Returns the moment some seconds later.
  public static func + (time: Self, seconds: Double) -> Self {
    Self(seconds: time.seconds + seconds)
  }

  /// Returns the moment some seconds earlier.
  public static func - (time: Self, seconds: Double) -> Self {
    Self(seconds: time.seconds - seconds)
  }

  /// Returns the moment an interval later.
  public static func + (time: Self, interval: DispatchTimeInterval) -> Self {
    Self(seconds: time.seconds + interval.inSeconds)
  }

  /// Returns the moment an interval earlier.
  public static func - (time: Self, interval: DispatchTimeInterval) -> Self {
    Self(seconds: time.seconds - interval.inSeconds)
  }
}

extension DispatchTimeInterval {
  /// The interval in seconds.
  fileprivate var inSeconds: Double {
    switch self {
    case .seconds(let count): Double(count)
    case .milliseconds(let count): Double(count) / 1e3
    case .microseconds(let count): Double(count) / 1e6
    case .nanoseconds(let count): Double(count) / 1e9
    case .never: .infinity
    @unknown default: 0
    }
  }
}
