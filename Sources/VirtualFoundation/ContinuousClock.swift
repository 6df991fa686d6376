import LayoutGeometry
import LayoutInteraction

/// A clock that goes by the virtual one: `Swift.ContinuousClock`.
public struct ContinuousClock: Clock {
  /// A moment on the clock.
  public struct Instant: InstantProtocol {
    /// The time since the virtual clock began.
    fileprivate let time: Duration

    /// The present moment.
    public static var now: Self { Self(time: .onVirtualClock) }

    /// Returns the moment after a while.
    public func advanced(by duration: Duration) -> Self { Self(time: time + duration) }
    /// Returns the time until another moment.
    public func duration(to other: Self) -> Duration { other.time - time }
    /// Returns the moment after a while.
    public static func + (lhs: Self, rhs: Duration) -> Self { lhs.advanced(by: rhs) }
    /// Returns the moment before a while.
    public static func - (lhs: Self, rhs: Duration) -> Self { lhs.advanced(by: .zero - rhs) }
    /// Returns the time from one moment to another.
    public static func - (lhs: Self, rhs: Self) -> Duration { rhs.duration(to: lhs) }
    /// Returns whether a moment comes before another one.
    public static func < (lhs: Self, rhs: Self) -> Bool { lhs.time < rhs.time }
  }

  /// The clock.
  public static var continuous: Self { Self() }
  /// The clock, as that which stands while the device sleeps.
  public static var suspending: Self { Self() }

  /// Creates a clock, of which all are one.
  public init() {}

  /// The present moment.
  public static var now: Instant { .now }
  /// The present moment.
  public var now: Instant { .now }
  /// The least time that counts: a nanosecond.
  public var minimumResolution: Duration { .nanoseconds(1) }

  /// Waits until a moment of the virtual clock.
  ///
  /// - Parameters:
  ///   - deadline: The moment.
  ///   - tolerance: Makes no difference.
  /// - Throws: `CancellationError` if the work was asked to end.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try await Task.sleep(for: now.duration(to: deadline))
  }
}

/// A clock that stands while the device sleeps, which it never does here: `Swift.SuspendingClock`.
public typealias SuspendingClock = ContinuousClock

extension Duration {
  /// The time since the virtual clock of this thread began.
  fileprivate static var onVirtualClock: Self {
    Instant.start.duration(to: VirtualClock.currentMoment)
  }
}

extension Task where Success == Never, Failure == Never {
  /// Waits until a moment of the virtual clock.
  ///
  /// - Parameters:
  ///   - deadline: The moment.
  ///   - tolerance: Makes no difference.
  ///   - clock: The clock.
  /// - Throws: `CancellationError` if the work was asked to end.
  public static func sleep(
    until deadline: ContinuousClock.Instant,
    tolerance: Duration? = nil,
    clock: ContinuousClock = .continuous
  ) async throws { try await clock.sleep(until: deadline, tolerance: tolerance) }

  /// Waits for a while on the virtual clock.
  ///
  /// - Parameters:
  ///   - duration: The time.
  ///   - tolerance: Makes no difference.
  ///   - clock: The clock.
  /// - Throws: `CancellationError` if the work was asked to end.
  public static func sleep(
    for duration: Duration,
    tolerance: Duration? = nil,
    clock: ContinuousClock
  ) async throws { try await sleep(for: duration, tolerance: tolerance) }

  /// Waits until a moment of a clock of the app's own.
  ///
  /// - Parameters:
  ///   - deadline: The moment.
  ///   - tolerance: What the clock makes of it.
  ///   - clock: The clock.
  /// - Throws: What the clock throws.
  @_disfavoredOverload
  public static func sleep<C: Clock>(
    until deadline: C.Instant,
    tolerance: C.Instant.Duration? = nil,
    clock: C
  ) async throws { try await clock.sleep(until: deadline, tolerance: tolerance) }
}
