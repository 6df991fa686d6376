public import Foundation
import LayoutGeometry
import LayoutInteraction
public import LayoutViews

/// A timer on the virtual clock: `Foundation.Timer`.
open class Timer: NSObject {
  /// The seconds between two times of a timer that repeats, 0 of any other.
  public let timeInterval: TimeInterval
  /// The object for the use of the app.
  public let userInfo: Any?
  /// Whether the timer will fire.
  public private(set) final var isValid = true
  /// The time by which the timer may be late in Foundation; it never is here.
  open var tolerance: TimeInterval = 0

  private let interval: Duration
  private let block: (Timer) -> Void
  /// The next time.
  private var next: Instant
  private var scheduled: ScheduledAction?

  /// Creates a timer that starts when it is added to a run loop.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two times, at least a ten-thousandth.
  ///   - repeats: Whether it fires again and again.
  ///   - block: What is done.
  public convenience init(
    timeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) {
    self.init(after: interval, interval, repeats, userInfo: nil, block)
  }

  /// Creates a timer that fires at a date once it is added to a run loop.
  ///
  /// - Parameters:
  ///   - date: The first time.
  ///   - interval: The seconds between two times, at least a ten-thousandth.
  ///   - repeats: Whether it fires again and again.
  ///   - block: What is done.
  public convenience init(
    fire date: Date,
    interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) {
    self.init(
      after: date.timeIntervalSince(.onVirtualClock),
      interval,
      repeats,
      userInfo: nil,
      block
    )
  }

  /// Creates a timer that calls a method once it is added to a run loop; it keeps its target until it is over.
  ///
  /// - Parameters:
  ///   - interval: The seconds between two times, at least a ten-thousandth.
  ///   - target: The target.
  ///   - selector: The method, with or without the timer as its argument.
  ///   - userInfo: An object for the use of the app.
  ///   - repeats: Whether it fires again and again.
  public convenience init(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: ActionSelector,
    userInfo: Any?,
    repeats: Bool
  ) {
    self.init(after: interval, interval, repeats, userInfo: userInfo) { timer in
      selector.call(on: target, with: [timer])
    }
  }

  private init(
    after delay: TimeInterval,
    _ interval: TimeInterval,
    _ repeats: Bool,
    userInfo: Any?,
    _ block: @escaping (Timer) -> Void
  ) {
    let step = max(interval, 0.0001)
    self.interval = Duration(limited: step)
    timeInterval = repeats ? step : 0
    self.userInfo = userInfo
    self.block = block
    next = VirtualClock.currentMoment.advanced(by: Duration(limited: delay))
    super.init()
  }

  /// Starts a timer and returns it.
  @discardableResult
  open class func scheduledTimer(
    withTimeInterval interval: TimeInterval,
    repeats: Bool,
    block: @escaping (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.begin()
    return timer
  }

  /// Starts a timer that calls a method, and returns it.
  @discardableResult
  open class func scheduledTimer(
    timeInterval interval: TimeInterval,
    target: Any,
    selector: ActionSelector,
    userInfo: Any?,
    repeats: Bool
  ) -> Timer {
    let timer = Timer(
      timeInterval: interval,
      target: target,
      selector: selector,
      userInfo: userInfo,
      repeats: repeats
    )
    timer.begin()
    return timer
  }

  /// The next time, or the last one of a timer that is over; setting it moves a timer that is under way.
  open var fireDate: Date {
    get { Date(onVirtualClockAt: next) }
    set {
      let delay = Duration(limited: newValue.timeIntervalSince(.onVirtualClock))
      next = VirtualClock.currentMoment.advanced(by: delay)
      guard scheduled != nil, isValid else { return }
      scheduled?.cancel()
      scheduled = nil
      begin()
    }
  }

  /// Does what is to be done at once, and ends a timer that does not repeat.
  open func fire() {
    guard isValid else { return }
    if timeInterval == 0 { invalidate() }
    block(self)
  }

  /// Ends the timer.
  open func invalidate() {
    isValid = false
    scheduled?.cancel()
    scheduled = nil
  }

  /// Puts the next time on the clock, if the timer is not there.
  final func begin() {
    guard isValid, scheduled == nil else { return }
    let delay = VirtualClock.currentMoment.duration(to: next)
    scheduled = VirtualClock.perform(after: delay, "a timer") { [self] in
      scheduled = nil
      fire()
      guard isValid else { return }
      next = next.advanced(by: interval)
      begin()
    }
  }
}
