public import LayoutGeometry

/// A clock that advances only on request, and fires the scheduled actions on the way.
///
/// Actions fire in order of their time and, at the same time, in the order in which they were
/// scheduled. An action may schedule, cancel and even advance the clock; time never runs backwards.
public final class VirtualClock {
  /// The present moment.
  public private(set) var now: Instant

  /// The actions that are still to be fired, the latest first.
  private var queue: [ScheduledAction] = []
  /// The closure around each action of a window's clock, or `nil` without a window.
  var surroundings: ((() -> Void) -> Void)?
  /// A closure that is called before time passes, with the moment until which nothing is fired.
  package var lookout: ((_ next: Instant) -> Void)?
  /// The number of actions scheduled so far, which breaks ties between equal times.
  private var scheduledCount = 0

  /// Creates a clock that shows `now`.
  package init(now: Instant = .start) { self.now = now }

  /// Whether nothing is left to fire.
  public var isIdle: Bool { nextDeadline == nil }

  /// The time of the next action, or `nil` if none is scheduled.
  public var nextDeadline: Instant? {
    while queue.last?.isCancelled == true { queue.removeLast() }
    return queue.last?.deadline
  }
}

// MARK: - Scheduling

extension VirtualClock {
  /// Fires `action` once at `deadline`, or now if that has passed.
  ///
  /// - Returns: A token that cancels the action.
  @discardableResult
  public func schedule(at deadline: Instant, _ action: @escaping () -> Void) -> ScheduledAction {
    insert(ScheduledAction(at: max(deadline, now), action))
  }

  /// Fires `action` once after `delay`, by at least zero.
  ///
  /// - Returns: A token that cancels the action.
  @discardableResult
  public func schedule(after delay: Duration, _ action: @escaping () -> Void) -> ScheduledAction {
    schedule(at: now.advanced(by: min(max(.zero, delay), Self.longest)), action)
  }

  /// Fires `action` after every `interval`, the first time one interval from now.
  ///
  /// The n-th time is n intervals after now, whatever the actions do: the timer does not drift.
  ///
  /// - Parameters:
  ///   - interval: The time between two calls; above zero.
  ///   - action: The action.
  /// - Returns: A token that ends the repetition.
  @discardableResult
  public func schedule(
    every interval: Duration,
    _ action: @escaping () -> Void
  ) -> ScheduledAction {
    precondition(interval > .zero, "a timer cannot repeat every \(interval)")
    return insert(ScheduledAction(at: .init(start: now, interval: interval, divisor: 1), action))
  }

  /// Fires `action` `rate` times a second, the first time 1 / `rate` seconds from now.
  ///
  /// The n-th time is n / `rate` seconds after now to the attosecond, so that sixty times a second
  /// and thirty times a second meet.
  ///
  /// - Parameters:
  ///   - rate: The number of times a second; above zero.
  ///   - action: The action.
  /// - Returns: A token that ends the repetition.
  @discardableResult
  public func schedule(
    timesPerSecond rate: Int,
    _ action: @escaping () -> Void
  ) -> ScheduledAction {
    precondition(rate > 0, "a timer cannot repeat \(rate) times a second")
    let series = ScheduledAction.Series(start: now, interval: .seconds(1), divisor: rate)
    return insert(ScheduledAction(at: series, action))
  }
}

// MARK: - Advancing

extension VirtualClock {
  /// The latest that a clock can show, counted from the start: a million million seconds.
  private static let longest: Duration = .seconds(1_000_000_000_000)

  /// Advances the clock by `duration` and fires due actions; a negative duration does nothing.
  public func advance(by duration: Duration) {
    advance(to: now.advanced(by: min(max(.zero, duration), Self.longest)))
  }

  /// Advances the clock to `target` and fires due actions, `target` included.
  ///
  /// While an action runs `now` is its own time. A target that has passed fires nothing.
  public func advance(to target: Instant) {
    let target = min(target, Instant(sinceStart: Self.longest))
    while target >= now, let next = nextDeadline, next <= target {
      let action = queue.removeLast()
      if let lookout, action.deadline > now { lookout(action.deadline) }
      now = max(now, action.deadline)
      if action.prepareNext() { insert(action) }
      if let surroundings { surroundings(action.fire) } else { action.fire() }
    }
    if let lookout, target > now { lookout(target) }
    now = max(now, target)
  }
}

// MARK: - The queue

extension VirtualClock {
  @discardableResult
  private func insert(_ action: ScheduledAction) -> ScheduledAction {
    action.order = scheduledCount
    scheduledCount += 1
    queue.insert(action, at: queue.firstIndex { $0.precedes(action) } ?? queue.endIndex)
    return action
  }
}
